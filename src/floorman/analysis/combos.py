"""The 1,326 pairs of hole cards by number, and what exchanging suits makes of them.

Combination `high * (high - 1) // 2 + low` is the pair of cards `high > low`: 3d2c... As Ks is 1325. Plain Python, without NumPy.
"""

from collections.abc import Sequence
from itertools import permutations

COMBOS = 1326
CARDS_OF: tuple[tuple[int, int], ...] = tuple((high, low) for high in range(52) for low in range(high))
MASK_OF: tuple[int, ...] = tuple(1 << high | 1 << low for high, low in CARDS_OF)
SUIT_ORDERS: tuple[tuple[int, ...], ...] = tuple(permutations(range(4)))


def combo_of(first: int, second: int) -> int:
    """The number of two different cards. 51 and 50 (As Ks): 1325."""
    high, low = (first, second) if first > second else (second, first)
    return high * (high - 1) // 2 + low


def exchanged(card: int, order: Sequence[int]) -> int:
    """The card with its suit exchanged: suit s becomes `order[s]`. Kc under 1, 0, 2, 3: Kd."""
    return order[card // 13] * 13 + card % 13


def orders_that_keep(cards: int) -> list[tuple[int, ...]]:
    """The orders of suits that leave a mask of cards as it is. No cards: all 24; As alone: the 6 that keep spades."""
    lying = [card for card in range(52) if cards >> card & 1]
    return [order for order in SUIT_ORDERS if all(cards >> exchanged(card, order) & 1 for card in lying)]
