"""How cost grows: with hands, tables, seats, pots and threads. `python -m bench.growth` measures and draws `docs/images/growth.svg`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from floorman.bulk import Tables, simulate
from floorman.bulk.policies import random_arrays
from floorman.rules.streets import SHOWDOWN

ROUNDS = 5
PICTURE = Path(__file__).parent.parent / "docs" / "images" / "growth.svg"
Curve = tuple[str, str, Sequence[int], list[float]]


def took(work: Callable[[], Any]) -> float:
    """The median seconds of some rounds, after one that does not count."""
    work()
    times = []
    for _ in range(ROUNDS):
        begun = perf_counter()
        work()
        times.append(perf_counter() - begun)
    return median(times)


def over_hands() -> Curve:
    """Nanoseconds a hand of six at random."""
    sizes = (1_000, 10_000, 100_000, 1_000_000, 5_000_000)
    return "hands", "ns a hand", sizes, [took(lambda n=n: simulate("random", n, house="tda")) / n * 1e9 for n in sizes]


def over_tables() -> Curve:
    """Nanoseconds a table for a menu, a random NumPy policy and a step."""
    sizes, times = (100, 1_000, 10_000, 100_000), []
    for size in sizes:
        tables, policy = Tables(size, house="tda"), random_arrays(1)
        steps = max(5, 300_000 // size)

        def work(tables: Tables = tables, policy: Any = policy, steps: int = steps) -> None:
            for _ in range(steps):
                tables.step(*policy(tables, tables.legal()), again=True)

        times.append(took(work) / steps / size * 1e9)
    return "tables", "ns a step", sizes, times


def over_seats() -> Curve:
    """Nanoseconds a hand at random."""
    sizes = tuple(range(2, 11))
    return "seats", "ns a hand", sizes, [took(lambda n=n: simulate("random", 100_000, seats=n, house="tda")) / 1e5 * 1e9 for n in sizes]


def over_pots() -> Curve:
    """Nanoseconds to rank and pay ten all-ins of so many different sizes."""
    sizes, times = tuple(range(1, 10)), []
    for pots in sizes:
        stacks = [100 * (1 + min(seat, pots - 1)) for seat in range(9)] + [100 * pots]
        tables = Tables(5_000, seats=10, stacks=stacks, house="tda")
        while (tables.data["street"] < SHOWDOWN).any():
            legal = tables.legal()
            verbs = np.where(legal.max_to > 0, np.where(legal.mask & 16, 4, 3), np.where(legal.mask & 4, 2, 1))
            tables.step(verbs.astype(np.uint8), legal.max_to, settle=False)
        unpaid = tables.data.copy()

        def again(tables: Tables = tables, unpaid: Any = unpaid) -> None:
            tables.data[:] = unpaid

        def both(tables: Tables = tables, again: Callable[[], None] = again) -> None:
            again()
            tables.settle()

        times.append((took(both) - took(again)) / len(tables) * 1e9)
    return "pots", "ns a settlement", sizes, times


def over_threads() -> Curve:
    """Million hands a second."""
    sizes = (1, 2)
    return "threads", "million hands/s", sizes, [1 / took(lambda n=n: simulate("random", 1_000_000, house="tda", threads=n)) for n in sizes]


def draw(curves: Sequence[Curve]) -> None:
    """One small picture a curve, all from zero upwards."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "floorman"
    from matplotlib import pyplot

    figure, places = pyplot.subplots(1, len(curves), figsize=(3.1 * len(curves), 2.8), layout="constrained")
    for place, (what, unit, sizes, values) in zip(places, curves, strict=True):
        place.plot(sizes, values, marker="o", color="#1f6f4a", linewidth=1.6)
        if sizes[-1] > 50:
            place.set_xscale("log")
        place.set_ylim(0, 1.25 * max(values))
        place.set_xlabel(what)
        place.set_title(unit, fontsize=10)
        place.spines[["top", "right"]].set_visible(False)
    figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    """Measures, prints and draws."""
    curves = [over_hands(), over_tables(), over_seats(), over_pots(), over_threads()]
    for what, unit, sizes, values in curves:
        print(f"{unit} over {what}: " + ", ".join(f"{size:,}: {value:,.3g}" for size, value in zip(sizes, values, strict=True)))
    draw(curves)


if __name__ == "__main__":
    main()
