"""The pots of a hand with names: what stands in the middle, and who can win it."""

from typing import NamedTuple

from floorman.rules.house import FoldedOnlyLayer
from floorman.rules.pots import make_pots
from floorman.table.state import OVER, State


class Pot(NamedTuple):
    """One pot: "main", "side 1", ...; chips; the names of those who can win it, in the order of play."""

    name: str
    amount: int
    eligible: tuple[str, ...]


def pot_name(index: int) -> str:
    """0 is the main pot. The words of a person's language are made in `text`."""
    return "main" if index == 0 else f"side {index}"


def names_in(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Names of the seats whose bit is set."""
    found = []
    for name in names:
        if mask & 1:
            found.append(name)
        mask >>= 1
    return tuple(found)


def pots_now(state: State) -> tuple[Pot, ...]:
    """The pots if betting stopped here, street bets included; at the showdown the pots that are awarded. Empty once all are paid.

    Before the street closes the part that nobody has matched yet is still in it, who may match it can win it, and only an all-in makes a
    side pot. 1/2 and a raise to 6: one pot of 9.
    """
    record = state.record
    if state.phase == OVER:
        return ()
    amount, eligible, count = record.pot_amount, record.pot_eligible, record.pots
    if not state.awarded:
        amount, eligible = [0] * (record.seats + 1), [0] * (record.seats + 1)
        count = make_pots(record.put_in, record.folded, record.seats, record.dead, FoldedOnlyLayer.MERGE_DOWN, amount, eligible)
        count = _only_all_ins_part(record.stack, count, amount, eligible)
    paid = state.awarded or [0] * count
    return tuple(Pot(pot_name(i), amount[i], names_in(eligible[i], state.names)) for i in range(count) if not paid[i])


def _only_all_ins_part(stack: list[int], count: int, amount: list[int], eligible: list[int]) -> int:
    """Joins every pot to the one below it unless an all-in parts them: who has chips may still match it. Returns how many are left."""
    with_chips = sum(1 << seat for seat, chips in enumerate(stack) if chips)
    last = 0
    for pot in range(1, count):
        missing = eligible[last] & ~eligible[pot]
        if missing & ~with_chips:
            last += 1
            amount[last], eligible[last] = amount[pot], eligible[pot] | (missing & with_chips)
        else:
            amount[last] += amount[pot]
    return min(count, last + 1)
