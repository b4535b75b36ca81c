"""Every way to deal some ranges together, as rows of pairs of cards; those that an exchange of suits makes equal are one row."""

from functools import cache
from typing import Any

import numpy as np

from floorman.analysis.combos import CARDS_OF, COMBOS, MASK_OF, combo_of, exchanged, orders_that_keep
from floorman.analysis.question import Question
from floorman.rules.ranking import mask_of

MASKS = np.array(MASK_OF, np.uint64)
CARDS = np.array(CARDS_OF, np.uint8)
_MOST_TURNED = 6  # so many pairs of cards have one number of 63 bits


def deals_of(combos: Any, most: int) -> tuple[Any, Any] | None:
    """All deals without a card twice: int64[rows, players] and their weights. None where there are more than `most`."""
    rows, weights, used = np.zeros((1, 0), np.int64), np.ones(1, np.int64), np.zeros(1, np.uint64)
    for own in combos:
        if len(rows) * len(own) > 4 * most:
            return None
        numbers, times = (np.array(column, np.int64) for column in zip(*own, strict=True))
        row, pair = np.nonzero(used[:, None] & MASKS[numbers][None, :] == 0)
        if len(row) > most:
            return None
        if weights.dtype != object and int(weights.max(initial=1)) * int(times.max()) * len(row) >= 1 << 62:
            weights = weights.astype(object)
        rows = np.concatenate([rows[row], numbers[pair][:, None]], axis=1)
        weights, used = weights[row] * times[pair], used[row] | MASKS[numbers[pair]]
    return rows, weights


def orders_of(question: Question) -> list[tuple[int, ...]]:
    """The orders of suits that leave board and dead cards as they are."""
    kept = orders_that_keep(mask_of(question.dead))
    return [order for order in orders_that_keep(mask_of(question.board)) if order in kept]


@cache
def turned(order: tuple[int, ...]) -> Any:
    """What becomes of each pair of cards, int64[1326]."""
    return np.array([combo_of(exchanged(first, order), exchanged(second, order)) for first, second in CARDS_OF], np.int64)


def without_copies(rows: Any, weights: Any, orders: list[tuple[int, ...]]) -> tuple[Any, Any]:
    """One row for all that an exchange of suits makes equal, with their weights together. AA against KK: 36 deals, 3 rows."""
    if rows.shape[1] > _MOST_TURNED:
        return rows, weights
    powers = COMBOS ** np.arange(rows.shape[1], dtype=np.int64)
    least = np.full(len(rows), np.iinfo(np.int64).max)
    for order in orders:
        np.minimum(least, turned(order)[rows] @ powers, out=least)
    kinds, place = np.unique(least, return_inverse=True)
    total = np.zeros(len(kinds), weights.dtype)
    np.add.at(total, place, weights)
    return kinds[:, None] // powers % COMBOS, total


def orders_that_keep_ranges(question: Question, orders: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Those orders of suits under which every range stays as it is."""
    weights = []
    for own in question.combos:
        weight = np.zeros(COMBOS, np.int64)
        for combo, times in own:
            weight[combo] = times
        weights.append(weight)
    return [order for order in orders if all((weight[turned(order)] == weight).all() for weight in weights)]
