"""How good is this hand: text in, a value that compares and reads well out.

>>> rank("AsKs", board="7s2s9sKh2d")
HandRank(FLUSH, As Ks 9s 7s 2s)
>>> rank("AsKs", "Qs7d7h") > rank("AdKd", "Qs7d6h")
True
"""

from functools import total_ordering
from typing import Final

from floorman.rules.cards import CardError, cards_of, name_of
from floorman.rules.ranking import Category, best_five, category_of, mask_of, rank_mask


@total_ordering
class HandRank:
    """Five cards that play. Compared by `value` alone, bigger is better: equal hands of other suits are equal."""

    __slots__ = ("cards", "category", "value")

    def __init__(self, value: int, category: Category, cards: tuple[str, ...]) -> None:
        self.value: Final = value
        self.category: Final = category
        self.cards: Final = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HandRank) and self.value == other.value

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, HandRank):
            return NotImplemented
        return self.value < other.value

    def __hash__(self) -> int:
        return hash(self.value)

    def __repr__(self) -> str:
        return f"HandRank({self.category.name}, {' '.join(self.cards)})"


def rank(cards: str, board: str = "") -> HandRank:
    """The best five of five to seven cards, in one text or two. `rank("AsKs", board="Ah7d2c9s5s")` is a pair of aces."""
    own = cards_of(cards)
    shared = cards_of(board) if board != "" else ()
    for card in shared:
        if card in own:
            raise CardError("the same card twice", name_of(card))
    if not 5 <= len(own) + len(shared) <= 7:
        raise CardError("five to seven cards are ranked, not", f"{len(own)} + {len(shared)}")
    mask = mask_of(own + shared)
    value = rank_mask(mask)
    return HandRank(value, Category(category_of(value)), tuple(name_of(card) for card in best_five(mask)))
