"""`floorman ruling`: what is legal in a spot, or the verdict on one action or gesture, with its arithmetic, its source and other houses."""

from collections.abc import Mapping
from typing import Any

from floorman.cli.app import Argument, Command, flag, json_option
from floorman.cli.asked import asked_of
from floorman.cli.complaints import BadInput
from floorman.cli.help import Example
from floorman.cli.inputs import rules_option, setup_complaint
from floorman.cli.ruling_text import closed_lines, compare_lines, illegal_line, menu_page, verdict_page, where_line
from floorman.cli.screen import write, write_json
from floorman.cli.verdict import Answer, answer, answers, own_house, preset_of
from floorman.notation.spot import IllegalMove, Spot, SpotError, parse, print_spot
from floorman.table.hand import Hand
from floorman.table.setup import SetupError
from floorman.text.catalogue import say

FLOP = '"1/2 A=500 B=16 C=500 flop pot=6 | b10 a'
EXAMPLES = (
    Example(f'floorman ruling {FLOP}"', "cli-ruling-example-menu"),
    Example(f'floorman ruling {FLOP} c" r40', "cli-ruling-example-reopen"),
    Example(f'floorman ruling {FLOP}" r20 --compare', "cli-ruling-example-compare"),
    Example('floorman ruling "1/2 A=1000 B=1000 C=1000 flop | b50 c r100 f c" C:b200', "cli-ruling-example-closed"),
    Example('floorman ruling "500/1000 A=20k B=20k C=20k" "pushes 1400" --rules tda', "cli-ruling-example-gesture"),
)


def command(lang: str) -> Command:
    """The command in one language."""

    def run(spot: str, action: str | None, rules: str | None, compare: bool, as_json: bool) -> None:
        line = read_spot(lang, spot)
        asked = None if action is None else asked_of(lang, action, line.setup.names)
        own = answer(line, own_house(line, rules), asked)
        if own.hand is None:
            raise unplayable(lang, own)
        others = answers(line, asked)
        setup = own.hand.state.setup
        house = rules or preset_of(setup.house, len(setup.straddles), setup.bomb_pot)
        if as_json:
            write_json(as_data(lang, line, house, own, others if compare else None))
        else:
            write("\n".join(page(lang, line, house, own, others, compare)))

    params = [
        Argument(lang, "spot", "cli-metavar-spot"),
        Argument(lang, "action", "cli-metavar-action", required=False),
        rules_option(lang, "cli-ruling-option-rules"),
        flag(lang, "--compare", "cli-ruling-option-compare"),
        json_option(lang),
    ]
    return Command(lang, "ruling", run, params, EXAMPLES)


def read_spot(lang: str, text: str) -> Spot:
    """The spot of a line, or what is wrong with it."""
    try:
        return parse(text)
    except SpotError as error:
        raise BadInput(say(lang, f"spot-{error.fault}", **error.numbers)) from None
    except SetupError as error:
        raise setup_complaint(lang, error) from None


def unplayable(lang: str, own: Answer) -> BadInput:
    """A line that the rules do not let happen is wrong input."""
    if isinstance(own.illegal, SetupError):
        return setup_complaint(lang, own.illegal)
    assert isinstance(own.illegal, IllegalMove)
    return BadInput(illegal_line(lang, own.illegal))


def as_data(lang: str, spot: Spot, house: str, own: Answer, others: Mapping[str, Answer] | None) -> dict[str, Any]:
    """Plain data for `--json`."""
    assert own.hand is not None
    return {
        "spot": print_spot(spot),
        "rules": house,
        "street": own.hand.street,
        "pot": sum(pot.amount for pot in own.hand.pots),
        "legal": legal_data(own.hand),
        "verdict": None if own.verdict is None else own.verdict.as_dict(),
        "closed": closed_lines(own.hand, lang) or None,
        "compare": None if others is None else {preset: _compared(lang, found) for preset, found in others.items()},
    }


def legal_data(hand: Hand) -> dict[str, Any]:
    """The legal menu. Amounts are street totals; refused entries carry their code."""
    legal = hand.legal
    options: dict[str, Any] = {}
    for option in legal.options():
        if option.ruling is None:
            options[option.verb] = {"possible": True, "least": option.least, "most": option.most}
        else:
            options[option.verb] = {"possible": False, "refusal": option.ruling.refusal.name.lower(), "rule": option.ruling.rule}
    return {
        "seat": legal.name,
        "to_call": legal.to_call,
        "can_raise": legal.can_raise,
        "min_raise_to": legal.min_raise_to,
        "max_raise_to": legal.max_raise_to,
        "options": options,
    }


def _compared(lang: str, found: Answer) -> dict[str, Any]:
    if found.hand is None:
        return {"reached": False, "reason": " ".join(unplayable(lang, found).sentences)}
    legal = found.hand.legal
    return {
        "reached": True,
        "to_call": legal.to_call,
        "can_raise": legal.can_raise,
        "min_raise_to": legal.min_raise_to,
        "max_raise_to": legal.max_raise_to,
        "verdict": None if found.verdict is None else found.verdict.as_dict(),
    }


def page(lang: str, spot: Spot, house: str, own: Answer, others: Mapping[str, Answer], compare: bool) -> list[str]:
    """The answer for people."""
    assert own.hand is not None
    lines = [print_spot(spot), where_line(own.hand, lang, house), ""]
    if own.verdict is None:
        lines += menu_page(own.hand, lang, house, others, compare)
    else:
        lines += verdict_page(own.hand, own.verdict, lang, house, others, compare)
    if compare:
        lines += ["", *compare_lines(lang, others)]
    return lines
