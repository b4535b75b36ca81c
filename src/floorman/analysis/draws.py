"""What `sampling` draws from: tables of pairs and single cards left, and of the pairs of cards in each range with their weights."""

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from floorman.analysis import deals
from floorman.analysis.faults import AnalysisError
from floorman.analysis.question import Question
from floorman.bulk.rank_tables import tables
from floorman.rules.ranking import mask_of

WHOLE = 1 << 53
MOST_TOGETHER = 1_000_000  # deals of several ranges that are listed when they seldom fit together
_TRIALS = 20_000
_SELDOM = 0.02


class Groups(NamedTuple):
    """Players whose cards are drawn together, in the form that `sampling.sample_hands` reads."""

    ends: Any  # int64[groups + 1]: where the rows of a group begin
    rows: Any  # uint64[n, members, 2]: key and mask for each member
    thresholds: Any  # uint64[n] of 2**53: how often a row is kept where it is drawn
    others: Any  # int64[n]: the row that is taken else
    who: Any  # int64[groups, members]: players, -1 for none


def pair_rows(numbers: Any) -> Any:
    """Key and mask of pairs of cards, uint64[n, 2]."""
    cards = deals.CARDS[numbers]
    return np.stack([tables().keys[cards].sum(axis=1, dtype=np.uint64), deals.MASKS[numbers]], axis=1)


def lying_row(question: Question) -> Any:
    """Key and mask of the board, uint64[2]."""
    keys = tables().keys[list(question.board)]
    return np.array([keys.sum(dtype=np.uint64), mask_of(question.board)], np.uint64)


def board_parts(question: Question, out: int) -> tuple[Any, Any]:
    """The parts of a board to come, one after another, and where the first and the second end (`sampling.sample_two`)."""
    left = [card for card in range(52) if not out >> card & 1]
    keys = tables().keys
    nothing = np.zeros((1, 2), np.uint64)
    single = np.array([(int(keys[card]), 1 << card) for card in left], np.uint64)
    pair = np.array([(int(keys[one] + keys[other]), 1 << one | 1 << other) for one, other in combinations(left, 2)], np.uint64)
    pairs, singles = divmod(question.to_come, 2)
    parts = [pair] * pairs + [nothing] * (2 - pairs) + [single if singles else nothing]
    return np.concatenate(parts), np.cumsum([len(part) for part in parts[:2]])


def any_two(question: Question) -> Any:
    """The players who are dealt any two cards, int64[n]."""
    return np.array([player for player, own in enumerate(question.ranges) if own.is_random], np.int64)


def groups_of(question: Question) -> Groups:
    """Every player with a range by himself; all of them together where their hands seldom fit."""
    bound = [player for player, own in enumerate(question.ranges) if not own.is_random]
    singles = [
        (np.array([[combo] for combo, _ in question.combos[player]]), [weight for _, weight in question.combos[player]], [player])
        for player in bound
    ]
    if _fit(question, bound) >= _SELDOM:
        return _joined(singles, 1)
    found = deals.deals_of([question.combos[player] for player in bound], MOST_TOGETHER)
    if found is None:
        raise AnalysisError("seldom_together", most=MOST_TOGETHER)
    rows, weights = found
    return _joined([(rows, [int(weight) for weight in weights], bound)], len(bound))


def _fit(question: Question, bound: list[int]) -> float:
    """How often hands drawn by themselves share no card: an estimate, always the same one."""
    random = np.random.default_rng(0)
    used, free = np.zeros(_TRIALS, np.uint64), np.ones(_TRIALS, np.bool_)
    for player in bound:
        numbers, weights = (np.array(column) for column in zip(*question.combos[player], strict=True))
        masks = deals.MASKS[random.choice(numbers, _TRIALS, p=weights / weights.sum())]
        free &= used & masks == 0
        used |= masks
    return float(free.mean())


def _joined(groups: list[tuple[Any, list[int], list[int]]], members: int) -> Groups:
    ends = np.cumsum([0, *(len(rows) for rows, _, _ in groups)])
    cells = np.zeros((int(ends[-1]), members, 2), np.uint64)
    thresholds, others = np.zeros(len(cells), np.uint64), np.zeros(len(cells), np.int64)
    who = np.full((len(groups), members), -1, np.int64)
    for group, (rows, weights, players) in enumerate(groups):
        part = slice(ends[group], ends[group + 1])
        for member, player in enumerate(players):
            cells[part, member] = pair_rows(rows[:, member])
            who[group, member] = player
        thresholds[part], aside = alias_table(weights)
        others[part] = aside + ends[group]
    return Groups(ends, cells, thresholds, others, who)


def alias_table(weights: list[int]) -> tuple[Any, Any]:
    """For each row how often, of 2**53, it is kept where it is drawn, and which row is taken else (Walker 1977). 3 and 1: 1/2 of row 1."""
    size, total = len(weights), sum(weights)
    kept = np.full(size, WHOLE, np.uint64)
    others = np.arange(size)
    if len(set(weights)) == 1:
        return kept, others
    part = [weight * size for weight in weights]
    poor = [row for row in range(size) if part[row] < total]
    rich = [row for row in range(size) if part[row] >= total]
    while poor and rich:
        row, giver = poor.pop(), rich[-1]
        kept[row], others[row] = part[row] * WHOLE // total, giver
        part[giver] -= total - part[row]
        if part[giver] < total:
            poor.append(rich.pop())
    return kept, others
