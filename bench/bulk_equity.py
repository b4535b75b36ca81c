"""The chances of AsKs against QdQc before the flop: all 1,712,304 boards counted, and boards drawn at random."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import floorman
from bench.measure import Contestant
from floorman.analysis import equity

DRAWN = 1_000_000
HANDS = {"two": ("AsKs", "QdQc"), "three": ("AsKs", "QdQc", "7h6h")}


def ours(exact: bool, hands: tuple[str, ...], times: int, seed: int) -> int:
    """`floorman.analysis.equity`."""
    for _ in range(times):
        equity(*hands, exact=exact, samples=DRAWN, seed=seed)
    return times


def ompeval(hands: tuple[str, ...], times: int, seed: int) -> int:
    """OMPEval, C++, as pokerfast carries it."""
    from pokerfast import equity as peer

    for _ in range(times):
        peer.equity(list(hands), exact=True)
    return times


def xiapl(exact: bool, hands: tuple[str, ...], times: int, seed: int) -> int:
    """xiapl, C++, on one thread."""
    from xiapl.simulation import SimulationOptions, calculate_equity

    masks = [sum(1 << "23456789TJQKA".index(hand[place]) * 4 + "cdhs".index(hand[place + 1]) for place in (0, 2)) for hand in hands]
    for _ in range(times):
        options: Any = SimulationOptions.exact() if exact else SimulationOptions.mc_seeded(DRAWN, seed)
        options.threads = 1
        calculate_equity(masks, 0, options)
    return times


def contestants(part: str) -> tuple[list[Contestant], list[str]]:
    """Everybody for one part: `two` and `three` are counted, `drawn` is a million boards at random for the two."""
    exact = part != "drawn"
    hands = HANDS["three" if part == "three" else "two"]
    found = [Contestant("floorman.analysis.equity", floorman.__version__, partial(ours, exact, hands))]
    missing = []
    plays: dict[str, Callable[[int, int], int]] = {"xiapl": partial(xiapl, exact, hands)}
    if exact:
        plays["pokerfast"] = partial(ompeval, hands)
    for peer, play in plays.items():
        try:
            play(1, 0)
        except Exception:  # not installed, or not for this Python
            missing.append(peer)
        else:
            found.append(Contestant(peer, version(peer), play))
    return found, missing
