"""Timing by turns: every contestant plays a slice, then the next, round after round, so that a busy machine slows all of them alike.

What is counted is CPU time of this process. The garbage collector runs for everybody, as it would at work, after a full collection and
with all that was loaded before out of its sight. Figures are medians over the rounds; a ratio is the median of the ratios within a round.
"""

import gc
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

Play = Callable[[int, int], int]  # how many, seed -> a count of what was done (decisions, or as many as asked)


class Contestant(NamedTuple):
    """Somebody to time. `play(n, seed)` does n pieces of work and returns how many steps they took."""

    name: str
    version: str
    play: Play


class Timing(NamedTuple):
    """Seconds a piece, one number a round; `steps` a piece over all rounds."""

    name: str
    version: str
    seconds: tuple[float, ...]
    steps: float

    @property
    def middle(self) -> float:
        """Seconds a piece."""
        return median(self.seconds)

    def spread(self) -> tuple[float, float]:
        """The quarter points of the seconds a piece: half of all rounds lie between them."""
        ordered = sorted(self.seconds)
        quarter = len(ordered) // 4
        return ordered[quarter], ordered[-1 - quarter]


def ratio(slow: Timing, fast: Timing) -> float:
    """How many times faster `fast` is, round against the same round."""
    return median(a / b for a, b in zip(slow.seconds, fast.seconds, strict=True))


def race(contestants: Sequence[Contestant], rounds: int, slice_seconds: float) -> list[Timing]:
    """Times all contestants over slices of about `slice_seconds`; every round begins with another one.

    In one round everybody does the same work, seed for seed: as much as the slowest does in a slice. Who is faster repeats it.
    """
    sizes = [slice_size(contestant.play, slice_seconds) for contestant in contestants]
    share = min(sizes)
    repeats = [max(1, round(size / share)) for size in sizes]
    seconds: list[list[float]] = [[] for _ in contestants]
    steps = [0] * len(contestants)
    gc.collect()
    gc.freeze()
    for number in range(rounds):
        for turn in range(len(contestants)):
            at = (number + turn) % len(contestants)
            play = contestants[at].play
            gc.collect()
            start = process_time()
            for _ in range(repeats[at]):
                done = play(share, share * number)
            seconds[at].append((process_time() - start) / (repeats[at] * share))
            steps[at] += done
    gc.unfreeze()
    return [
        Timing(c.name, c.version, tuple(took), done / (share * rounds)) for c, took, done in zip(contestants, seconds, steps, strict=True)
    ]


def slice_size(play: Play, slice_seconds: float) -> int:
    """How many pieces fill a slice; playing them also warms up what is lazy."""
    size = 1
    while True:
        start = process_time()
        play(size, 0)
        took = process_time() - start
        if took > slice_seconds / 4:
            return max(1, round(size * slice_seconds / took))
        size *= 2
