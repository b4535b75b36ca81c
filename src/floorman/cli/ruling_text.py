"""A spot and a verdict in sentences: first the ruling, then the numbers, then the source, then what other houses say."""

from collections.abc import Mapping

from rich.cells import cell_len

from floorman.cli.screen import at_right, padded
from floorman.cli.verdict import Answer, Minimum, Verdict, may_raise, minimum
from floorman.notation.spot import IllegalMove
from floorman.rules.betting import whole_size
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import BY_KEY, Refusal
from floorman.table import events as e
from floorman.table.hand import Hand
from floorman.table.ruling import Ruling
from floorman.table.setup import SetupError
from floorman.table.state import Phase
from floorman.text.catalogue import has, listed, say
from floorman.text.faults import fault_lines
from floorman.text.floor import early_sentence, floor_sentence
from floorman.text.labels import cards_label, preset_label, rule_title, sources_label, street_label
from floorman.text.menu import menu_lines, turn_line
from floorman.text.rulings import refusal_key, statement, values_of
from floorman.text.stories import tell

Others = Mapping[str, Answer]
MINIMUMS = ("raise.after_short_all_in", "raise.short_bet", "raise.straddle")
_ACTIONS = (e.Folded, e.Checked, e.Called, e.Bet, e.Raised)


def where_line(hand: Hand, lang: str, house: str) -> str:
    """Whose rules, which street, which cards, how much is in the middle."""
    state = hand.state
    parts = [preset_label(house, lang)]
    if state.phase != Phase.OVER:
        parts += [street_label(state.record.street, lang), cards_label(state.boards[0])]
        parts.append(say(lang, "cli-ruling-pot", amount=sum(pot.amount for pot in hand.pots)))
    return " · ".join(filter(None, parts))


def illegal_line(lang: str, illegal: IllegalMove) -> str:
    """Where a line stops being a hand, and why."""
    return say(
        lang,
        "cli-ruling-illegal",
        street=street_label(illegal.street, lang),
        place=illegal.place,
        token=illegal.token,
        reason=statement(illegal.ruling, lang),
    )


def menu_page(hand: Hand, lang: str, house: str, others: Others, compare: bool) -> list[str]:
    """The menu; then how the minimum comes about, or why raising is closed."""
    if hand.to_act is None:
        return closed_lines(hand, lang) + [source_line("turn.street_closes", lang, house)] * (hand.state.phase == Phase.DEALING)
    lines = [turn_line(hand.legal, lang)]
    lines += [f"  {'·' if line.possible else '✗'} {line.text}" for line in menu_lines(hand.legal, lang)]
    closed = may_raise(hand)
    if closed is None:
        least = minimum(hand)
        lines += ["", minimum_line(least, lang), *reopened_lines(hand, lang), source_line(least.rule, lang, house)]
    else:
        lines += ["", *sum_lines(closed, lang), source_line(closed.rule, lang, house)]
    own = _menu_outcome(hand, lang)
    return lines + ([] if compare else differences(lang, own, {name: _outcome(found, lang) for name, found in others.items()}))


def verdict_page(hand: Hand, verdict: Verdict, lang: str, house: str, others: Others, compare: bool) -> list[str]:
    """The verdict on one action."""
    if verdict.bound is not None:
        lines = [floor_sentence(verdict.bound, lang, house)]
    elif verdict.ruling is not None:
        lines = [say(lang, "cli-ruling-refused", statement=statement(verdict.ruling, lang)), *sum_lines(verdict.ruling, lang)]
        lines += _early_lines(verdict, lang)
        lines += closed_lines(hand, lang) if hand.state.phase == Phase.DEALING else []
        if verdict.ruling.refusal == Refusal.BELOW_MINIMUM:
            lines.append(minimum_line(minimum(hand), lang))
        lines.append(source_line(verdict.rule, lang, house))
    else:
        lines = [say(lang, "cli-ruling-allowed", action=_action(verdict, lang)), *_why_allowed(hand, verdict, lang)]
        lines.append(source_line(verdict.rule, lang, house))
    own = _verdict_outcome(verdict, lang)
    return lines + ([] if compare else differences(lang, own, {name: _outcome(found, lang) for name, found in others.items()}))


def _early_lines(verdict: Verdict, lang: str) -> list[str]:
    """For an action out of turn: what becomes of it."""
    if verdict.early is None or verdict.ruling is None:
        return []
    return [early_sentence(*verdict.early, str(verdict.ruling.numbers["name"]), lang)]


def _action(verdict: Verdict, lang: str) -> str:
    """The action in the words of the menu."""
    if verdict.verb in ("fold", "check"):
        return say(lang, f"menu-{verdict.verb}")
    return say(lang, f"menu-{verdict.verb}.one", amount=verdict.to - verdict.numbers["own"], least=verdict.to)


def _why_allowed(hand: Hand, verdict: Verdict, lang: str) -> list[str]:
    if verdict.verb not in ("bet", "raise"):
        return []
    least = minimum(hand)
    lines = [minimum_line(least, lang)]
    if not verdict.numbers["full"]:
        lines.append(say(lang, "cli-ruling-short", to=verdict.to, minimum=least.amount))
    return lines + reopened_lines(hand, lang)


def reopened_lines(hand: Hand, lang: str) -> list[str]:
    """For somebody who has acted and may raise again: why."""
    record, seat = hand.state.record, hand.state.record.to_act
    owed, size = record.price - record.street_bet[seat], whole_size(record, hand.state.house)
    if not record.acted[seat] or owed < size:
        return []
    return [say(lang, "cli-ruling-reopened", name=hand.state.names[seat], owed=owed, size=size)]


def minimum_line(least: Minimum, lang: str) -> str:
    """Minimum raise: 10 + 10 = 20."""
    key = "cli-ruling-minimum-bet" if least.rule == "bet.minimum" else "cli-ruling-minimum-sum" if least.size else "cli-ruling-minimum"
    return say(lang, key, minimum=least.amount, base=least.base, size=least.size)


def sum_lines(ruling: Ruling, lang: str) -> list[str]:
    """The arithmetic of a refusal, where it has one."""
    name, _, variant = refusal_key(ruling).partition(".")
    if variant == "alone" or not has(lang, f"{name}.sum"):
        return []
    return [say(lang, f"{name}.sum", **values_of(ruling, lang))]


def source_line(rule: str, lang: str, house: str) -> str:
    """The rule by its title, and where it stands; where the books have different minimums, in the book of this house."""
    book = house if rule in MINIMUMS else None
    return say(lang, "explain-source", rule=rule_title(rule, lang), sources=sources_label(BY_KEY[rule].sources, lang, book))


def closed_lines(hand: Hand, lang: str) -> list[str]:
    """Why nobody is to act: who closed the street, that the last raiser gets no further turn, and what comes next (guide 004)."""
    state = hand.state
    if state.record.to_act != NOBODY:
        return []
    lines = []
    last = next((event for event in reversed(hand.log) if isinstance(event, _ACTIONS)), None)
    if state.phase == Phase.DEALING and last is not None:
        street = street_label(state.record.street, lang)
        word = "fold" if isinstance(last, e.Folded) else "check" if isinstance(last, e.Checked) else "call"
        lines.append(say(lang, f"cli-ruling-closed-{word}", street=street, name=state.names[last.seat], price=state.record.price))
        raiser = state.record.last_aggressor
        if raiser != NOBODY and not state.record.folded[raiser]:
            lines.append(say(lang, "cli-ruling-last-raiser", name=state.names[raiser]))
    elif state.phase in (Phase.RUNNING_OUT, Phase.SHOWDOWN):
        lines.append(say(lang, f"cli-ruling-{state.phase.name.lower().replace('_', '-')}"))
    elif state.phase == Phase.OVER:
        lines.append(tell(hand.log[-1], state.names, lang))
    if state.phase == Phase.DEALING:
        lines.append(say(lang, "cli-ruling-next", street=street_label(state.next_street, lang)))
    return lines


def differences(lang: str, own: str, outcomes: Mapping[str, str]) -> list[str]:
    """What other houses say where it is something else; those that agree with each other on one line."""
    grouped: dict[str, list[str]] = {}
    for preset, outcome in outcomes.items():
        if outcome != own:
            grouped.setdefault(outcome, []).append(preset_label(preset, lang))
    if not grouped:
        return []
    heading = say(lang, "cli-ruling-differs")
    return ["", heading, *(f"  {say(lang, 'explain-other', house=listed(lang, names), result=text)}" for text, names in grouped.items())]


def _outcome(found: Answer, lang: str) -> str:
    """One house's answer in a sentence."""
    if found.hand is None:
        if isinstance(found.illegal, SetupError):
            return " ".join(fault_lines(found.illegal, lang))
        assert found.illegal is not None
        return illegal_line(lang, found.illegal)
    return _menu_outcome(found.hand, lang) if found.verdict is None else _verdict_outcome(found.verdict, lang)


def _menu_outcome(hand: Hand, lang: str) -> str:
    closed = may_raise(hand)
    if closed is not None:
        return statement(closed, lang)
    return say(lang, "cli-ruling-minimum", minimum=minimum(hand).amount)


def _verdict_outcome(verdict: Verdict, lang: str) -> str:
    if verdict.bound is not None:
        return floor_sentence(verdict.bound, lang)
    if verdict.ruling is None:
        return say(lang, "explain-allowed")
    return say(lang, "sentence-separator").join([statement(verdict.ruling, lang), *_early_lines(verdict, lang)])


def compare_lines(lang: str, others: Others) -> list[str]:
    """All presets side by side: what it costs to stay, the minimum raise, and the answer."""
    rows = [[say(lang, f"cli-ruling-column-{word}") for word in ("house", "call", "minimum", "answer")]]
    for preset, found in others.items():
        call = least = "–"
        if found.hand is not None and found.hand.to_act is not None:
            call = f"{found.hand.legal.to_call:,}"
            least = f"{minimum(found.hand).amount:,}" if found.hand.legal.can_raise else "–"
        rows.append([preset_label(preset, lang), call, least, _compared(found, lang)])
    widths = [max(cell_len(row[column]) for row in rows) for column in range(3)]
    return [
        "  ".join((padded(house, widths[0]), at_right(call, widths[1]), at_right(least, widths[2]), result)).rstrip()
        for house, call, least, result in rows
    ]


def _compared(found: Answer, lang: str) -> str:
    """The last column: the verdict, or whether a raise is open."""
    if found.hand is not None and found.verdict is None and found.hand.legal.can_raise:
        return say(lang, "cli-ruling-may-raise")
    if found.hand is not None and found.hand.to_act is None and found.verdict is None:
        return " ".join(closed_lines(found.hand, lang))
    return _outcome(found, lang)
