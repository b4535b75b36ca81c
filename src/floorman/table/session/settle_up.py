"""Who pays whom at the end of the night, with the fewest payments.

Laws
1. What everybody pays and gets is his net, to the chip; nets sum to zero.
2. With up to ten players who owe or are owed the number of payments is the least possible: as many as there are players less the largest
   number of groups that settle among themselves. With more, the largest debtor pays the largest creditor in turn: at most one payment
   less than players, and `exact` says that fewer may be possible.
3. Same nets, same payments: ties go by the order of names.

Pure: names and chips in, payments out. +40 +10 -30 -20 needs three, +30 +20 -30 -20 two.
"""

from collections.abc import Mapping
from typing import NamedTuple

MOST_EXACT = 10


class Payment(NamedTuple):
    """One payment, in chips."""

    payer: str
    payee: str
    amount: int


class SettleUp(NamedTuple):
    """The payments of a night; `exact`: no list with fewer exists."""

    payments: tuple[Payment, ...]
    exact: bool


class DoesNotBalance(ValueError):
    """The nets do not sum to zero; `by` is what is over (positive: more was won than lost)."""

    def __init__(self, by: int) -> None:
        self.by = by
        super().__init__(f"the nets sum to {by}, not to 0")


def settle_up(nets: Mapping[str, int]) -> SettleUp:
    """The payments that bring every net to zero. {"A": 50, "B": -30, "C": -20} -> B pays A 30, C pays A 20. Raises `DoesNotBalance`."""
    over = sum(nets.values())
    if over:
        raise DoesNotBalance(over)
    names = [name for name, net in nets.items() if net]
    if len(names) > MOST_EXACT:
        return SettleUp(tuple(_greedy({name: nets[name] for name in names})), exact=False)
    payments: list[Payment] = []
    for group in _groups([nets[name] for name in names]):
        payments += _greedy({names[i]: nets[names[i]] for i in group})
    return SettleUp(tuple(payments), exact=True)


def _groups(nets: list[int]) -> list[list[int]]:
    """Indices split into the largest number of groups that each sum to zero. Over subsets: 2^10 at most.

    `most[mask]` counts the groups that close while the players of `mask` are added one by one in the best order; a group closes whenever
    the running sum is zero.
    """
    everybody = (1 << len(nets)) - 1
    total = [0] * (everybody + 1)
    most = [0] * (everybody + 1)
    last = [-1] * (everybody + 1)
    for mask in range(1, everybody + 1):
        for player, net in enumerate(nets):
            if mask >> player & 1:
                without = mask ^ 1 << player
                total[mask] = total[without] + net
                if last[mask] < 0 or most[without] > most[mask]:
                    most[mask], last[mask] = most[without], player
        if total[mask] == 0:
            most[mask] += 1
    groups: list[list[int]] = []
    mask = everybody
    while mask:
        if total[mask] == 0:
            groups.append([])
        groups[-1].append(last[mask])
        mask ^= 1 << last[mask]
    return [sorted(group) for group in reversed(groups)]


def _greedy(nets: dict[str, int]) -> list[Payment]:
    """The largest debtor pays the largest creditor until all is paid: at most one payment less than players."""
    order = list(nets)
    payments: list[Payment] = []
    left = dict(nets)
    while any(left.values()):
        payer = min(order, key=lambda name: left[name])
        payee = max(order, key=lambda name: left[name])
        amount = min(-left[payer], left[payee])
        left[payer] += amount
        left[payee] -= amount
        payments.append(Payment(payer, payee, amount))
    return payments
