"""How fast this machine plays, settles, ranks and counts: the pieces of work that `floorman bench` times, and the goals they have."""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from floorman import Hand
from floorman.analysis import equity
from floorman.bulk import Tables, perft, rank, simulate, strength_counts
from floorman.bulk.policies import random_arrays
from floorman.rules.rulebook import Verb
from floorman.rules.streets import SHOWDOWN
from floorman.table.setup import check, make_setup

SEATS, STACK = 6, 200
EIGHT_AMOUNTS = (30, 70, 120, 120, 200, 310, 450, 700, 1000)


class Figure(NamedTuple):
    """One piece of work, as measured. `goal` is met by more, or where `less` is set by less."""

    key: str
    value: float
    unit: str
    goal: float
    less: bool = False

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        return self.value <= self.goal if self.less else self.value >= self.goal


def figures(quick: bool) -> Iterator[Figure]:
    """Measures one after another. Medians of several rounds on one core, but for the last two."""
    rounds = 3 if quick else 9
    scale = 1 if quick else 4
    yield Figure("hands-compiled", rate(lambda: play(100_000 * scale), 100_000 * scale, rounds), "/s", 2_000_000)
    yield Figure("hands-tables", rate(*tables_at_random(60 * scale), rounds), "/s", 1_000_000)
    yield Figure("hand-random", rate(lambda: one_table(300 * scale, True), 300 * scale, rounds), "/s", 17_000)
    yield Figure("hand-call", rate(lambda: one_table(300 * scale, False), 300 * scale, rounds), "/s", 16_000)
    yield Figure("settle", seconds(*nine_all_in(2000), rounds) * 1e6 / 2000, "µs", 2, True)
    hands = np.argsort(np.random.default_rng(1).random((200_000, 52), np.float32), axis=1)[:, :7].astype(np.uint8)
    out = np.empty(len(hands), np.uint16)
    yield Figure("rank", seconds(lambda: rank(hands, out, check=False), None, rounds) * 1e9 / len(hands), "ns", 2.4, True)
    yield Figure("rank-all", seconds(strength_counts, None, rounds), "s", 0.16, True)
    yield Figure("equity-two", seconds(lambda: equity("AsKs", "QdQc"), None, rounds) * 1e3, "ms", 1.5, True)
    yield Figure("equity-three", seconds(lambda: equity("AsKs", "QdQc", "7h6h"), None, rounds) * 1e3, "ms", 3, True)
    drawn = 5_000_000 * scale
    yield Figure("equity-drawn", rate(lambda: draw(drawn, 1), drawn, rounds), "/s", 45_000_000)
    position = Hand({"A": 22, "B": 22}, house="tda").state
    lines = perft(position.record, position.house).leaves
    yield Figure("perft", rate(lambda: perft(position.record, position.house), lines, rounds), "/s", 20_000_000)
    yield Figure("two-threads-play", in_two(lambda threads: play(300_000 * scale, threads), rounds), "x", 1.8)
    yield Figure("two-threads-equity", in_two(lambda threads: draw(2 * drawn, threads), rounds), "x", 1.8)


def seconds(work: Callable[[], Any], prepare: Callable[[], Any] | None, rounds: int) -> float:
    """The median time of `work`, after one round that compiles and warms up; `prepare` is not counted."""
    took = []
    for number in range(rounds + 1):
        if prepare is not None:
            prepare()
        begun = perf_counter()
        work()
        if number:
            took.append(perf_counter() - begun)
    return median(took)


def rate(work: Callable[[], Any], pieces: float, rounds: int) -> float:
    """Pieces a second. What `work` returns is how many there were, where it is a number."""
    done = work()
    return (done if isinstance(done, int) else pieces) / seconds(work, None, rounds)


def in_two(work: Callable[[int], Any], rounds: int) -> float:
    """How many times faster two threads are, round against the same round."""
    ratios = []
    for number in range(rounds + 1):
        begun = perf_counter()
        work(1)
        between = perf_counter()
        work(2)
        if number:
            ratios.append((between - begun) / (perf_counter() - between))
    return median(ratios)


def play(hands: int, threads: int = 1) -> None:
    """Whole hands of six at random, compiled."""
    simulate("random", hands, seats=SEATS, stacks=STACK, house="tda", threads=threads)


def tables_at_random(steps: int) -> tuple[Callable[[], int], int]:
    """10,000 tables, everybody by a NumPy policy; the work answers how many hands were ended."""
    tables, policy = Tables(10_000, seats=SEATS, stacks=STACK, house="tda"), random_arrays(1)

    def work() -> int:
        before = int(tables.hands.sum())
        for _ in range(steps):
            tables.step(*policy(tables, tables.legal()), again=True)
        return int(tables.hands.sum()) - before

    return work, steps


def one_table(hands: int, at_random: bool) -> None:
    """Whole hands through the public `Hand`: a third each of fold, call and raise, or everybody calls."""
    setup = check(make_setup(dict.fromkeys("ABCDEF", STACK), (1, 2), house="tda"))
    draw = Random(1).random
    for number in range(hands):
        hand = Hand.from_setup(setup, seed=number)
        while not hand.over:
            owed, kind = hand.to_call, draw() if at_random else 0.5
            if kind < 1 / 3 and owed:
                hand.act(Verb.FOLD)
            elif kind > 2 / 3 and (legal := hand.legal).min_raise_to and legal.max_raise_to:
                to = legal.min_raise_to + int(draw() * (legal.max_raise_to - legal.min_raise_to + 1))
                hand.act(Verb.RAISE if hand.state.record.price else Verb.BET, to)
            else:
                hand.act(Verb.CALL if owed else Verb.CHECK)


def nine_all_in(tables: int) -> tuple[Callable[[], Any], Callable[[], Any]]:
    """Nine seats all-in for eight amounts at each table, ranking included: the settling, and what brings the hands there again."""
    ready = Tables(tables, seats=9, stacks=EIGHT_AMOUNTS, house="tda")
    while (ready.data["street"] < SHOWDOWN).any():
        legal = ready.legal()
        raising = legal.max_to > 0
        verbs = np.where(raising, np.where(legal.mask & 16, Verb.RAISE, Verb.BET), np.where(legal.mask & 4, Verb.CALL, Verb.CHECK))
        ready.step(verbs.astype(np.uint8), legal.max_to, settle=False)
    unpaid = ready.data.copy()

    def again() -> None:
        ready.data[:] = unpaid

    return ready.settle, again


def draw(samples: int, threads: int) -> None:
    """Boards drawn at random for two known hands."""
    equity("AsKs", "QdQc", exact=False, samples=samples, threads=threads)
