"""Seven random cards ranked by the hundred thousand, the same hands for all, handed over as each library likes them best.

Batches where a library has them: ours takes uint8 arrays; sval's functions are called from a loop compiled by Numba, over masks of bits, as
its users do. The others are called hand by hand from Python, with their own cards already made.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import version
from typing import Any

import numpy as np

import floorman
from bench.measure import Contestant
from floorman.bulk import rank, rank_masks
from floorman.rules.cards import name_of

COUNT = 100_000
HANDS = np.argsort(np.random.default_rng(7).random((COUNT, 52), np.float32), axis=1)[:, :7].astype(np.uint8)
MASKS = (np.uint64(1) << HANDS.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
OUT = np.empty(COUNT, np.uint16)


def ours(check: bool, times: int, seed: int) -> int:
    """Arrays of cards, uint8."""
    for _ in range(times):
        rank(HANDS, OUT, check=check)
    return times * COUNT


def ours_from_masks(times: int, seed: int) -> int:
    """Arrays of masks, uint64."""
    for _ in range(times):
        rank_masks(MASKS, OUT, check=False)
    return times * COUNT


def by_peer(peer: str, times: int, seed: int) -> int:
    """The batch of a peer, or its function hand by hand."""
    batch, hands = PEERS[peer]()
    for _ in range(times):
        batch(hands)
    return times * COUNT


def one_by_one(function: Callable[[Any], Any]) -> Callable[[list[Any]], None]:
    """A batch out of a function for one hand."""

    def batch(hands: list[Any]) -> None:
        for hand in hands:
            function(hand)

    return batch


@cache
def sval() -> tuple[Callable[..., Any], Any]:
    """Masks with the four suits of a rank beside each other, int64."""
    from numba import njit
    from sval import calculate_index, rank_lookup

    index = njit(calculate_index.py_func)
    out = np.empty(COUNT, np.int16)

    @njit(nogil=True)
    def loop(masks: Any, ranks: Any, found: Any) -> None:
        for hand in range(len(masks)):
            found[hand] = ranks[index(masks[hand])]

    by_rank = HANDS % 13 * 4 + HANDS // 13
    masks = (np.int64(1) << by_rank.astype(np.int64)).sum(axis=1, dtype=np.int64)
    return lambda hands: loop(hands, rank_lookup, out), masks


@cache
def xiapl() -> tuple[Callable[..., Any], list[Any]]:
    """One mask at a time."""
    import xiapl.eval

    by_rank = HANDS % 13 * 4 + HANDS // 13
    masks = (np.uint64(1) << by_rank.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
    return one_by_one(xiapl.eval.evaluate_mask), masks.tolist()


@cache
def eval7() -> tuple[Callable[..., Any], list[Any]]:
    """Lists of its cards."""
    import eval7 as peer

    deck = [peer.Card(name_of(card)) for card in range(52)]
    return one_by_one(peer.evaluate), [[deck[card] for card in hand] for hand in HANDS.tolist()]


@cache
def treys() -> tuple[Callable[..., Any], list[Any]]:
    """Hand and board as lists of its numbers."""
    from treys import Card, Evaluator

    deck = [Card.new(name_of(card)) for card in range(52)]
    evaluate = Evaluator().evaluate
    return one_by_one(lambda hand: evaluate(hand[:2], hand[2:])), [[deck[card] for card in hand] for hand in HANDS.tolist()]


@cache
def phevaluator() -> tuple[Callable[..., Any], list[Any]]:
    """Seven texts."""
    from phevaluator import evaluate_cards

    return one_by_one(lambda hand: evaluate_cards(*hand)), [[name_of(card) for card in hand] for hand in HANDS.tolist()]


@cache
def pkrbot() -> tuple[Callable[..., Any], list[Any]]:
    """Lists of its cards."""
    import pkrbot as peer

    deck = [peer.Card(name_of(card)) for card in range(52)]
    return one_by_one(peer.evaluate), [[deck[card] for card in hand] for hand in HANDS.tolist()]


PEERS = {"sval": sval, "xiapl": xiapl, "eval7": eval7, "pkrbot": pkrbot, "phevaluator": phevaluator, "treys": treys}


def contestants() -> tuple[list[Contestant], list[str]]:
    """Everybody who can rank seven cards by the hundred thousand, and the names of those who are not installed."""
    found = [
        Contestant("floorman.bulk.rank, unchecked", floorman.__version__, partial(ours, False)),
        Contestant("floorman.bulk.rank", floorman.__version__, partial(ours, True)),
        Contestant("floorman.bulk.rank_masks", floorman.__version__, ours_from_masks),
    ]
    missing = []
    for peer, load in PEERS.items():
        try:
            load()
        except Exception:  # not installed, or not with this Python
            missing.append(peer)
        else:
            found.append(Contestant(peer, version(peer), partial(by_peer, peer)))
    return found, missing
