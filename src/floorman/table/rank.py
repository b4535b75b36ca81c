"""How good is this hand: text in, a value that compares and reads well out.

>>> rank("AsKs", board="7s2s9sKh2d")
HandRank(FLUSH, As Ks 9s 7s 2s)
>>> rank("AsKs", "Qs7d7h") > rank("AdKd", "Qs7d6h")
True
"""

from dataclasses import dataclass, field

from floorman.rules.cards import CardError, cards_of, name_of
from floorman.rules.ranking import Category, best_five, category_of, mask_of, rank_mask


@dataclass(frozen=True, slots=True, order=True, repr=False)
class HandRank:
    """Five cards that play. Compared by `value` alone, bigger is better: equal hands of other suits are equal."""

    value: int
    category: Category = field(compare=False)
    cards: tuple[str, ...] = field(compare=False)

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
