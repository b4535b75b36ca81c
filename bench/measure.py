"""Timing by turns: every contestant works a slice, then the next, round after round, so that a busy machine slows all of them alike.

Each has an interpreter of its own, which waits while another works: nobody runs in the memory that somebody else has left behind. What is
counted is CPU time. The garbage collector runs for everybody, as it would at work, after a full collection and with all that was loaded
before out of its sight. Figures are medians over the rounds; a ratio is the median of the ratios within a round.
"""

import gc
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from time import process_time
from typing import NamedTuple

Play = Callable[[int, int], int]  # how many, seed -> a count of what was done (decisions, or as many as asked)


class Contestant(NamedTuple):
    """Somebody to time. `play(n, seed)` does n pieces of work and returns how many steps they took; it can be pickled."""

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
    workers = [Worker(contestant.play) for contestant in contestants]
    sizes = [worker.slice_size(slice_seconds) for worker in workers]
    share = min(sizes)
    repeats = [max(1, round(size / share)) for size in sizes]
    seconds: list[list[float]] = [[] for _ in workers]
    steps = [0] * len(workers)
    for number in range(rounds):
        for turn in range(len(workers)):
            at = (number + turn) % len(workers)
            took, done = workers[at].work(share, share * number, repeats[at])
            seconds[at].append(took / (repeats[at] * share))
            steps[at] += done
    for worker in workers:
        worker.stop()
    return [
        Timing(c.name, c.version, tuple(took), done / (share * rounds)) for c, took, done in zip(contestants, seconds, steps, strict=True)
    ]


class Worker:
    """An interpreter that does one contestant's work when asked, and waits otherwise."""

    def __init__(self, play: Play) -> None:
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, play), daemon=True)
        self._process.start()
        theirs.close()

    def work(self, count: int, seed: int, repeats: int) -> tuple[float, int]:
        """CPU seconds for doing the same `count` pieces `repeats` times, and the steps of one time."""
        self._ours.send((count, seed, repeats))
        answer: tuple[float, int] = self._ours.recv()
        return answer

    def slice_size(self, slice_seconds: float) -> int:
        """How many pieces fill a slice; doing them also warms up what is lazy."""
        size = 1
        while True:
            took, _ = self.work(size, 0, 1)
            if took > slice_seconds / 4:
                return max(1, round(size * slice_seconds / took))
            size *= 2

    def stop(self) -> None:
        """Lets the interpreter end."""
        self._ours.close()
        self._process.join()


def serve(orders: Connection, play: Play) -> None:
    """What the interpreter of a worker does."""
    while True:
        try:
            count, seed, repeats = orders.recv()
        except EOFError:
            return
        gc.collect()
        gc.freeze()
        start = process_time()
        for _ in range(repeats):
            steps = play(count, seed)
        took = process_time() - start
        gc.unfreeze()
        orders.send((took, steps))
