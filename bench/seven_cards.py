"""Ranking seven cards: the rule function, the friendly text function, and whoever else is installed. The same hands for all."""

from importlib.metadata import version
from random import Random

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


def contestants() -> tuple[list[Contestant], list[str]]:
    """Everybody who can rank seven cards, and the names of those who are not installed."""
    found = [Contestant("rules: rank_mask", floorman.__version__, by_the_rules), Contestant("floorman.rank", floorman.__version__, as_text)]
    missing = []
    try:
        from pokerkit import Card, StandardHighHand
    except ImportError:
        missing.append("pokerkit")
    else:
        hands = [tuple(Card.parse("".join(hand))) for hand in NAMES]

        def pokerkit_ranks(times: int, seed: int) -> int:
            for number in range(times):
                hand = hands[number % len(hands)]
                StandardHighHand.from_game(hand[:2], hand[2:])
            return times

        found.append(Contestant("pokerkit", version("pokerkit"), pokerkit_ranks))
    try:
        from phevaluator import evaluate_cards
    except ImportError:
        missing.append("phevaluator")
    else:

        def phevaluator_ranks(times: int, seed: int) -> int:
            for number in range(times):
                evaluate_cards(*NAMES[number % len(NAMES)])
            return times

        found.append(Contestant("phevaluator", version("phevaluator"), phevaluator_ranks))
    return found, missing
