"""Hands in words."""

from floorman.rules.cards import card_of, symbol_of
from floorman.rules.ranking import Category, is_royal
from floorman.table.rank import HandRank
from floorman.text.catalogue import say, slug


def category_name(category: Category, lang: str) -> str:
    """The kind of a hand: "Flush"."""
    return say(lang, f"category-{slug(category.name)}")


def hand_name(hand: HandRank, lang: str) -> str:
    """A hand without its cards: "flush, ace high", "full house, kings full of sevens"."""
    kind = "royal-flush" if is_royal(hand.value) else slug(hand.category.name)
    first, second = hand.cards[0], hand.cards[3 if hand.category == Category.FULL_HOUSE else 2]
    return say(
        lang,
        f"hand-{kind}",
        high=say(lang, f"rank-{first[0].lower()}"),
        many=say(lang, f"rank-{first[0].lower()}.many"),
        second=say(lang, f"rank-{second[0].lower()}.many"),
    )


def hand_words(hand: HandRank, lang: str) -> str:
    """A hand and the five cards that play, kickers last: "flush, ace high (A♠ K♠ 9♠ 7♠ 2♠)"."""
    cards = " ".join(symbol_of(card_of(card)) for card in hand.cards)
    return say(lang, "hand-with-cards", words=hand_name(hand, lang), cards=cards)
