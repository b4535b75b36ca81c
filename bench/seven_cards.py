"""Ranking seven cards: the rule function, the friendly text function, and whoever else is installed. The same hands for all."""

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import version
from random import Random
from typing import Any

import floorman
from bench.measure import Contestant
from floorman.rules.cards import name_of
from floorman.rules.ranking import mask_of, rank_mask

_deal = Random(7).sample
HANDS = [_deal(range(52), 7) for _ in range(500)]
MASKS = [mask_of(hand) for hand in HANDS]
NAMES = [[name_of(card) for card in hand] for hand in HANDS]
TEXTS = [("".join(hand[:2]), "".join(hand[2:])) for hand in NAMES]


def by_the_rules(times: int, seed: int) -> int:
    """Cards as a mask of bits, the answer as a number."""
    for number in range(times):
        rank_mask(MASKS[number % len(MASKS)])
    return times


def as_text(times: int, seed: int) -> int:
    """Text in, a value that compares and names the five cards that play out."""
    for number in range(times):
        floorman.rank(*TEXTS[number % len(TEXTS)])
    return times


def by_peer(peer: str, times: int, seed: int) -> int:
    """The ranking function of a peer, given the cards as it likes them."""
    ranks, hands = PEERS[peer]()
    for number in range(times):
        ranks(*hands[number % len(hands)])
    return times


@cache
def pokerkit() -> tuple[Callable[..., Any], list[Any]]:
    """pokerkit takes hole cards and board as its own cards."""
    from pokerkit import Card, StandardHighHand

    hands = [tuple(Card.parse("".join(hand))) for hand in NAMES]
    return StandardHighHand.from_game, [(hand[:2], hand[2:]) for hand in hands]


@cache
def phevaluator() -> tuple[Callable[..., Any], list[Any]]:
    """phevaluator takes seven texts."""
    from phevaluator import evaluate_cards

    return evaluate_cards, NAMES


PEERS = {"pokerkit": pokerkit, "phevaluator": phevaluator}


def contestants() -> tuple[list[Contestant], list[str]]:
    """Everybody who can rank seven cards, and the names of those who are not installed."""
    found = [Contestant("rules: rank_mask", floorman.__version__, by_the_rules), Contestant("floorman.rank", floorman.__version__, as_text)]
    missing = []
    for peer, load in PEERS.items():
        try:
            load()
        except ImportError:
            missing.append(peer)
        else:
            found.append(Contestant(peer, version(peer), partial(by_peer, peer)))
    return found, missing
