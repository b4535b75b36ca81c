"""A settlement for people and for machines: the picture, the check sum, who gets what, odd chips, and what a reader should know besides."""

import sys
from collections.abc import Sequence
from typing import Any, TextIO

from rich.cells import cell_len

from floorman.cli.screen import at_right, padded, write
from floorman.table.events import PotAwarded, Reason
from floorman.table.hand import Hand
from floorman.table.rank import HandRank
from floorman.table.settlement import Settlement, of_hand
from floorman.text.cards import hand_words
from floorman.text.catalogue import listed, say
from floorman.text.labels import pot_label
from floorman.text.settlement import check_line, pot_sum, settlement_steps
from floorman.text.settlement_notes import notes, odd_lines, parts_of
from floorman.text.stories import tell

PIPE_WIDTH = 132  # where there is no terminal to ask


def as_data(lang: str, settlement: Settlement, order: Sequence[str]) -> dict[str, Any]:
    """Plain data for `--json`. `order` is clockwise from the left of the button, as odd chips go."""
    return {
        "put_in": settlement.put_in,
        "pots": [{"name": pot.name, "amount": pot.amount, "eligible": list(pot.eligible)} for pot in settlement.pots],
        "returned": settlement.returned,
        "payouts": settlement.payouts,
        "balanced": settlement.balanced,
        "notes": [" ".join(line.strip() for line in lines) for lines in notes(lang, settlement)],
        "contributions": settlement.contributions,
        "folded": list(settlement.folded),
        "dead": settlement.dead,
        "shares": [share._asdict() | {"pot": settlement.pots[share.pot].name} for share in settlement.shares],
        "odd_chip_order": list(order),
    }


def show(lang: str, settlement: Settlement, hands: dict[str, HandRank], order: Sequence[str], steps: bool) -> None:
    """The whole page."""
    show_picture(lang, settlement, sys.stdout)
    sections = [
        [f"{name}: {hand_words(hand, lang)}" for name, hand in hands.items()],
        settlement_steps(settlement, lang) if steps else [check_line(settlement, lang)],
        [] if steps else payout_lines(lang, settlement, order),
        *notes(lang, settlement),
    ]
    for lines in sections:
        if lines:
            write("\n" + "\n".join(lines))


def show_picture(lang: str, settlement: Settlement, out: TextIO) -> None:
    """The building, or, where the terminal is too narrow for it, the pots in lines."""
    from floorman.cli.building import drawing
    from floorman.cli.screen import console

    screen = console(out)
    picture = drawing(lang, settlement, screen.width if screen.is_terminal else PIPE_WIDTH)
    if picture is None:
        out.write("\n".join(plain_pots(lang, settlement)) + "\n")
    else:
        screen.print(picture, end="")


def plain_pots(lang: str, settlement: Settlement) -> list[str]:
    """The pots in lines, for a terminal too narrow for the picture."""
    lines = []
    for index, pot in enumerate(settlement.pots):
        names = listed(lang, pot.eligible) or say(lang, "cli-pots-nobody")
        lines.append(f"{pot_label(index, lang)}  {pot_sum(settlement, index, lang)} = {pot.amount:,}  {names}")
    lines += [f"{say(lang, 'cli-pots-returned')}  {chips:,}  → {name}" for name, chips in settlement.returned.items()]
    return lines


def payout_lines(lang: str, settlement: Settlement, order: Sequence[str]) -> list[str]:
    """Who wins how much, of which pots, and what goes back, so that the list adds up. Then who got the odd chips, and why he."""
    if not settlement.payouts:
        return []
    shared = {share.name for share in settlement.shares}
    winners = {name: settlement.payouts.get(name, 0) for name in settlement.order if name in shared}
    everybody = [*winners.items(), *settlement.returned.items()]
    names = max(cell_len(name) for name, _ in everybody)
    figures = max(len(f"{chips:,}") for _, chips in everybody)
    lines = [say(lang, "cli-pots-payouts")]
    for name, chips in winners.items():
        parts = " + ".join(parts_of(settlement, name, lang))
        lines.append(f"  {padded(name, names)}  {at_right(f'{chips:,}', figures)}  {parts}")
    returned = say(lang, "cli-pots-returned")
    lines += [f"  {padded(name, names)}  {at_right(f'{chips:,}', figures)}  {returned}" for name, chips in settlement.returned.items()]
    return lines + [f"  {line}" for line in odd_lines(settlement, order, lang)]


def show_hand(lang: str, hand: Hand, out: TextIO) -> None:
    """A hand that is over: its pots as a picture and step by step, who was paid, and every stack with what it won or lost."""
    state = hand.state
    lines: list[str] = []
    if state.reason != Reason.VOID:
        settlement = of_hand(state)
        show_picture(lang, settlement, out)
        paid = [event for event in hand.log if isinstance(event, PotAwarded)]
        lines += ["", *settlement_steps(settlement, lang), *(tell(event, state.names, lang, state.runs) for event in paid), ""]
    out.write("\n".join([*lines, *stack_lines(hand)]) + "\n")


def stack_lines(hand: Hand) -> list[str]:
    """Every stack with what it won or lost."""
    stacks, before = hand.stacks, hand.state.setup.stacks
    width = max(map(cell_len, stacks))
    figures = max(len(f"{chips:,}") for chips in stacks.values())
    lines = []
    for (name, chips), start in zip(stacks.items(), before, strict=True):
        sign = "+" if chips > start else "−" if chips < start else "±"
        lines.append(f"  {padded(name, width)}  {at_right(f'{chips:,}', figures)}  {sign}{abs(chips - start):,}")
    return lines
