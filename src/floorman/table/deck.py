"""Decks: one from a seed, how many cards a hand can need, and what is no deck. A card is a whole number from 0 to 51."""

from collections.abc import Sequence
from hashlib import shake_128

from floorman.rules.cards import name_of
from floorman.table.setup import Fault, Setup, SetupError, SetupFault

ALL_CARDS = frozenset(range(52))
CARD_OF_BYTE, NO_CARD = bytes(byte % 52 for byte in range(256)), bytes(range(208, 256))


def shuffled(seed: int, cards: int = 52) -> list[int]:
    """The first `cards` of the deck that `seed` gives, the top card first. The same on every machine, and easily made in any language.

    The bytes are SHAKE-128 of the seed in decimal. One below 208, four times 52, is a card: its remainder by 52, if that has not come yet.
    """
    length = 64
    while True:
        drawn = dict.fromkeys(shake_128(b"%d" % seed).digest(length).translate(CARD_OF_BYTE, NO_CARD))
        if len(drawn) >= cards:
            return list(drawn)[:cards]
        length *= 2


def check_deck(deck: Sequence[int], least: int) -> None:
    """Raises `SetupError` for a deck that has something else than cards in it, a card twice, or fewer than `least`."""
    if len(deck) < least:
        raise SetupError((SetupFault(Fault.DECK_TOO_SHORT, {"cards": len(deck), "least": least}),))
    if set(map(type, deck)) != {int} or not ALL_CARDS.issuperset(deck):
        wrong = next(card for card in deck if type(card) is not int or card not in ALL_CARDS)
        raise SetupError((SetupFault(Fault.DECK_NOT_CARDS, {"value": str(wrong)}),))
    if len(set(deck)) < len(deck):
        twice = next(card for place, card in enumerate(deck) if card in deck[:place])
        raise SetupError((SetupFault(Fault.DECK_CARD_TWICE, {"card": name_of(twice)}),))


def cards_needed(setup: Setup) -> int:
    """Two a seat, and a board with burns for each run that the house allows; never more than a deck."""
    return min(52, 2 * len(setup.names) + 8 * setup.house.rit_max)
