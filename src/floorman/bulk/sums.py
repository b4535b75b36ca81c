"""What millions of hands come to, added up on the way: nothing is kept of the single hand.

Whole numbers throughout, so that a tally is the same in whatever order and wherever its parts were played.
"""

from functools import reduce
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from floorman.bulk.faults import BulkError
from floorman.bulk.simulation import Progress, Result, parts_of, play_block
from floorman.bulk.spread import spread
from floorman.bulk.stakes import check_seed, stakes_of


class Tally(NamedTuple):
    """Sums over hands."""

    hands: int
    net: tuple[int, ...]  # a seat: chips won less chips lost
    squares: tuple[int, ...]  # a seat: of the net of each hand, for the standard error
    pot: int
    rake: int
    decisions: int
    showdowns: int
    ended_on: tuple[int, int, int, int]  # hands that ended with 0, 3, 4 and 5 community cards

    def mean(self, seat: int) -> float:
        """Chips a hand."""
        return self.net[seat] / self.hands if self.hands else 0.0

    def standard_error(self, seat: int) -> float:
        """Of `mean`, in chips a hand."""
        if self.hands < 2:
            return 0.0
        spread_out = self.squares[seat] - self.net[seat] ** 2 / self.hands
        return sqrt(max(spread_out, 0.0) / (self.hands - 1) / self.hands)


def tally(
    policy: Any, hands: int, *, seed: int = 0, first: int = 0, threads: int = 1, scheduler: str | None = None,
    progress: Progress | None = None, **terms: Any,
) -> Tally:  # fmt: skip
    """Plays as `simulate` does, with the same terms, and returns the sums only. Raises `BulkError`.

    Six at random with 200 chips at 1/2, 1,000 hands of seed 1: `tally("random", 1000, seed=1, house="tda").hands` is 1000.
    """
    if isinstance(hands, bool) or not isinstance(hands, int) or not 0 <= hands < 2**40:
        raise BulkError("out_of_range", what="hands", value=hands, least=0, most=2**40 - 1)
    stakes = stakes_of(1, **terms)
    seed, first = check_seed("seed", seed), check_seed("first", first)
    parts = [(tallied_block, arguments) for _, arguments in parts_of(policy, stakes, seed, first, hands)]
    found = []
    for _, part in spread(parts, threads, scheduler):
        found.append(part)
        if progress is not None:
            progress(part.hands)
    nothing = (0,) * int(stakes.rows["seats"][0])
    return reduce(added, found, Tally(0, nothing, nothing, 0, 0, 0, 0, (0, 0, 0, 0)))


def tallied_block(*arguments: Any) -> Tally:
    """One block, played and added up."""
    return tally_of(play_block(*arguments))


def tally_of(result: Result) -> Tally:
    """The sums over the hands of a `Result`."""
    net = result.net.astype(np.int64)
    lying = np.bincount(result.lying, minlength=6)
    return Tally(
        hands=len(result.pot),
        net=tuple(net.sum(axis=0).tolist()),
        squares=tuple(_sum_of_squares(net[:, seat]) for seat in range(net.shape[1])),
        pot=int(result.pot.sum(dtype=np.int64)),
        rake=int(result.rake.sum(dtype=np.int64)),
        decisions=int(result.decisions.sum(dtype=np.int64)),
        showdowns=int(result.showdown.sum(dtype=np.int64)),
        ended_on=(int(lying[0]), int(lying[3]), int(lying[4]), int(lying[5])),
    )


def added(one: Tally, other: Tally) -> Tally:
    """Two tallies as one."""

    def both(a: Any, b: Any) -> Any:
        return tuple(x + y for x, y in zip(a, b, strict=True)) if isinstance(a, tuple) else a + b

    return Tally(*(both(a, b) for a, b in zip(one, other, strict=True)))


def _sum_of_squares(values: Any) -> int:
    """Exact, though the square of a large stack times the number of hands does not fit 64 bits: by halves of 16 bits."""
    high, low = values >> 16, values & 0xFFFF
    return (int((high * high).sum()) << 32) + (int((high * low).sum()) << 17) + int((low * low).sum())
