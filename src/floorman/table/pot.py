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

    Before the street closes the part that nobody has matched yet is still in it.
    """
    record = state.record
    if state.phase == OVER:
        return ()
    amount, eligible, count = record.pot_amount, record.pot_eligible, record.pots
    if not state.awarded:
        amount, eligible = [0] * (record.seats + 1), [0] * (record.seats + 1)
        count = make_pots(record.put_in, record.folded, record.seats, record.dead, FoldedOnlyLayer.MERGE_DOWN, amount, eligible)
    paid = state.awarded or [0] * count
    return tuple(Pot(pot_name(i), amount[i], names_in(eligible[i], state.names)) for i in range(count) if not paid[i])
