"""`floorman hand`: one hand at the terminal, prompt by prompt; real cards are enough, unknown ones too."""

import sys
from typing import Any

from floorman.cli.app import Argument, Command, json_option
from floorman.cli.dialogue import Dialogue, Ended
from floorman.cli.help import Example
from floorman.cli.inputs import rules_option
from floorman.cli.ruling import read_spot, unplayable
from floorman.cli.screen import write_json
from floorman.cli.verdict import answer, own_house
from floorman.notation.spot import SpotError, spot_of
from floorman.table.hand import Hand

REFUSED = 2
EXAMPLES = (
    Example("floorman hand", "cli-hand-example-plain"),
    Example('floorman hand "1/2 A=200 B=200 C=200"', "cli-hand-example-spot"),
    Example('floorman hand "100/200 A=3k B=7k C=12k ante=bb:200 | a a a" --rules tda', "cli-hand-example-settle"),
)


def command(lang: str) -> Command:
    """The command in one language."""

    def run(spot: str | None, rules: str | None, as_json: bool) -> int:
        dialogue = Dialogue(lang, sys.stdin, sys.stderr if as_json else sys.stdout)
        hand = None
        try:
            hand = begin(lang, spot, rules) if spot is not None else dialogue.ask_for_hand(lambda line: begin(lang, line, rules))
            dialogue.play(hand)
        except Ended:
            dialogue.tell_unfinished(resume_line(hand))
        if as_json:
            write_json(as_data(hand))
        unfinished = hand is None or not hand.over
        return REFUSED if unfinished and dialogue.refused and not sys.stdin.isatty() else 0

    params = [
        Argument(lang, "spot", "cli-metavar-spot", required=False),
        rules_option(lang, "cli-hand-option-rules"),
        json_option(lang),
    ]
    return Command(lang, "hand", run, params, EXAMPLES)


def begin(lang: str, line: str, rules: str | None) -> Hand:
    """The hand that a line starts, or what is wrong with the line."""
    spot = read_spot(lang, line)
    found = answer(spot, own_house(spot, rules), None)
    if found.hand is None:
        raise unplayable(lang, found)
    return found.hand


def resume_line(hand: Hand | None) -> str:
    """The line that takes an unfinished hand up again, empty where the notation has none."""
    if hand is None:
        return ""
    try:
        return spot_of(hand)
    except SpotError:
        return ""


def as_data(hand: Hand | None) -> dict[str, Any] | None:
    """Plain data for `--json`: where the hand stands, and how it got there."""
    if hand is None:
        return None
    return {
        "over": hand.over,
        "street": hand.street,
        "board": hand.board,
        "stacks": hand.stacks,
        "returned": hand.returned,
        "payouts": hand.payouts,
        "pots": [{"name": pot.name, "amount": pot.amount, "eligible": list(pot.eligible)} for pot in hand.pots],
        "spot": resume_line(hand) or None,
    }
