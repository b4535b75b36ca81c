"""What a call costs and what it can win, pot by pot: how much of them a hand must win for the call to pay."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from floorman.analysis.faults import AnalysisError
from floorman.table.settlement import Settlement, pots


class CallPart(NamedTuple):
    """What a call means for one pot: its chips after the call, and how many of them the call pays."""

    pot: int
    amount: int
    cost: int
    break_even: Fraction  # the part of this pot that must be won for its own cost


class CallOdds(NamedTuple):
    """A call against all pots. `break_even`: the part of them all that must be won on average. 10 to win 30 with it: 1/3."""

    cost: int
    winnable: int
    break_even: Fraction
    parts: tuple[CallPart, ...]
    settlement: Settlement


def call_odds(
    contributions: Mapping[str, int], name: str, call: int, *, folded: Collection[str] = (), dead_chips: int = 0, **options: Any
) -> CallOdds:
    """The odds of `name` who calls with `call` chips, after which nobody puts in more. The rest is as for `floorman.pots`.

    Chips that go back uncalled cost nothing. A call may pay for several pots at once: each has a break-even of its own, and a hand
    pays that wins more than `cost` of them together. Raises `SetupError`, `AnalysisError`.
    A=100 all-in, B=300, C calls 300: 700 to win, 3/7; of the main pot of 300 a third pays its own 100, of the side pot of 400 a half.
    """
    after = dict(contributions) | {name: contributions.get(name, 0) + call}
    settled = pots(after, folded=folded, dead=dead_chips, **options)
    cost = call - settled.returned.get(name, 0)
    if cost <= 0:
        raise AnalysisError("nothing_to_call", name=name)
    before = contributions.get(name, 0)
    paid = [0] * len(settled.pots)
    for layer in settled.layers:
        if name in layer.payers:
            paid[layer.pot] += max(layer.ceiling - max(layer.floor, before), 0)
    parts = tuple(
        CallPart(number, pot.amount, paid[number], Fraction(paid[number], pot.amount))
        for number, pot in enumerate(settled.pots)
        if name in pot.eligible
    )
    winnable = sum(part.amount for part in parts)
    return CallOdds(cost, winnable, Fraction(cost, winnable), parts, settled)
