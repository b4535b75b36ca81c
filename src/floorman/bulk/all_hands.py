"""How often each strength comes among all hands of seven cards: every one of the 133,784,560 is ranked, in about a tenth of a second.

Cards are walked rank by rank, the last card of a hand fastest. Where the first six hold no four of a suit, the last one cannot make a
flush, and cards of one rank are worth the same: they are ranked together.
"""

from typing import Any

import numpy as np

from floorman.bulk.compiled import compiled
from floorman.bulk.rank_tables import STRENGTHS, SUIT_BITS, Tables, tables
from floorman.bulk.ranking import FIVE, plain_strength, strength
from floorman.rules.ranking import Category

# Added to the keys of six cards, four of a suit set the bit that five set in the end.
_FOUR_SHOW = np.uint64((0x3333 + 0x1111) << SUIT_BITS)


def strength_counts() -> Any:
    """int64[7463]: how many of all seven-card hands have each strength; place 0 stands for nothing. The royal flush, 7462: 4,324."""
    counts = np.zeros(STRENGTHS + 1, np.int64)
    by_rank = np.array([suit * 13 + rank for rank in range(13) for suit in range(4)])
    made = tables()
    _count(made, made.keys[by_rank], np.uint64(1) << by_rank.astype(np.uint64), counts)
    return counts


def category_counts() -> dict[str, int]:
    """How many of all seven-card hands are of each kind. `four_of_a_kind`: 224,848."""
    kinds = np.bincount(tables().numbers >> 26, weights=strength_counts(), minlength=len(Category))
    return {kind.name.lower(): int(kinds[kind]) for kind in Category}


@compiled
def _count(made: Tables, keys: Any, bits: Any, counts: Any) -> None:
    # One function: compiled code counts the users of an array that it hands on, which would take longer than ranking.
    for a in range(6, 52):
        key_a, mask_a = keys[a], bits[a]
        for b in range(5, a):
            key_b, mask_b = key_a + keys[b], mask_a | bits[b]
            for c in range(4, b):
                key_c, mask_c = key_b + keys[c], mask_b | bits[c]
                for d in range(3, c):
                    key_d, mask_d = key_c + keys[d], mask_c | bits[d]
                    for e in range(2, d):
                        key_e, mask_e = key_d + keys[e], mask_d | bits[e]
                        for f in range(1, e):
                            key, mask = key_e + keys[f], mask_e | bits[f]
                            if (key + _FOUR_SHOW) & FIVE:
                                for last in range(f):
                                    counts[strength(made, key + keys[last], mask | bits[last])] += 1
                            else:
                                for rank in range(f >> 2):
                                    counts[plain_strength(made, np.uint32(key + keys[4 * rank]), 2)] += 4
                                if f & 3:
                                    counts[plain_strength(made, np.uint32(key + keys[f - (f & 3)]), 2)] += f & 3
