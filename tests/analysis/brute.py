"""The slow way: every board dealt, every hand ranked by the rule book."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from floorman.rules.cards import cards_of
from floorman.rules.pots import winners_of
from floorman.rules.ranking import mask_of, rank_mask


def winners_counted(hands: Sequence[str], board: str = "", dead: str = "", eligible: int = -1) -> dict[int, int]:
    """How many boards each mask of winners wins, of those in `eligible` only."""
    holes = [mask_of(cards_of(hand)) for hand in hands]
    lying = mask_of(cards_of(board)) if board else 0
    out = lying | (mask_of(cards_of(dead)) if dead else 0)
    for hole in holes:
        out |= hole
    left = [card for card in range(52) if not out >> card & 1]
    found: Counter[int] = Counter()
    for cards in combinations(left, 5 - lying.bit_count()):
        shared = lying | mask_of(cards)
        found[winners_of(eligible, [rank_mask(hole | shared) for hole in holes], len(holes), 0)] += 1
    return dict(found)
