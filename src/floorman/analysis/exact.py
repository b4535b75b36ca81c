"""Every board that can come, counted without dealing every board: who wins which pot, and on how many boards.

Without flushes a board is as good as its ranks: 6,175 sets of five ranks stand for 2,598,960 boards, each for as many as there are ways to
take its cards from those left. A flush needs three cards of one suit on the board, and at most one suit has them. So every way to get
three or more of one suit is counted a second time, with the flushes, and without them taken off again. Whole numbers throughout, so the
result is exact for two to ten players. AsKs against QdQc is 6,175 sets of ranks and 35,508 boards with a possible flush.
"""

from typing import Any

import numpy as np

from floorman.bulk.compiled import compilable, compiled
from floorman.bulk.rank_tables import COLUMN_BITS, Tables
from floorman.rules.ranking import COUNT

MOST_SETS = 6188  # of five ranks out of thirteen, where all five may be equal
_CHOOSE = np.array([[1, n, n * (n - 1) // 2, n * (n - 1) * (n - 2) // 6, n * (n - 1) * (n - 2) * (n - 3) // 24] for n in range(5)])


@compilable
def plain_strength(tables: Tables, low: Any) -> Any:
    """The strength of seven cards by their ranks alone; `low` is the sum of the ranks' keys, uint32."""
    return tables.strengths[np.int64(low) + tables.rows[2, low >> np.uint32(COLUMN_BITS)]]


@compilable
def best_of(strength: Any, eligible: int, players: int) -> int:
    """Bit mask of the best hands among the eligible."""
    best = 0
    winners = 0
    for player in range(players):
        if eligible >> player & 1:
            if strength[player] > best:
                best = strength[player]
                winners = 1 << player
            elif strength[player] == best:
                winners |= 1 << player
    return winners


@compilable
def count_outcome(strength: Any, eligible: Any, players: int, weight: int, counts: Any) -> None:
    """Adds a board to every pot's count of who wins it; `weight` is how many boards are like it."""
    for pot in range(len(eligible)):
        counts[pot, best_of(strength, eligible[pot], players)] += weight


@compilable
def rank_sets(tables: Tables, left: Any, cards: int, keys: Any, weights: Any, last: Any, base: Any) -> int:
    """Fills `keys` and `weights` with all sets of so many ranks: the sum of the keys, and in how many ways cards left give it.

    Longer sets are written behind the shorter ones that they grow from. Returns where the longest begin, with their number above bit 32.
    `last` and `base` are room to work in: the highest rank with how often it is there, and the ways to get the ranks below it.
    """
    keys[0], weights[0], base[0], last[0] = 0, 1, 1, 0
    begin, end = 0, 1
    for _ in range(cards):
        place = end
        for shorter in range(begin, end):
            highest, times = last[shorter] >> 3, last[shorter] & 7
            if left[highest] > times:
                keys[place] = keys[shorter] + tables.suits[1 << highest]
                weights[place] = base[shorter] * _CHOOSE[left[highest], times + 1]
                base[place], last[place] = base[shorter], highest << 3 | times + 1
                place += 1
            for rank in range(highest + 1, 13):
                if left[rank]:
                    keys[place] = keys[shorter] + tables.suits[1 << rank]
                    weights[place] = weights[shorter] * left[rank]
                    base[place], last[place] = weights[shorter], rank << 3 | 1
                    place += 1
        begin, end = end, place
    return begin | end - begin << 32


@compiled
def count_boards(tables: Tables, holes: Any, board: Any, dead: int, eligible: Any, row_weights: Any, counts: Any) -> None:
    """Adds to `counts` int64[pots, 2**players] on how many boards which players win each pot.

    `holes` uint8[rows, players, 2]: hands known, one row after another, each counted `row_weights` times; `board` the cards that lie,
    `dead` a mask of those that cannot come, `eligible` a mask of players for each pot. All cards differ.
    """
    players = holes.shape[1]
    to_come = 5 - len(board)
    room = 2 * MOST_SETS
    keys, weights = np.empty(room, np.uint32), np.empty(room, np.int64)
    last, base = np.empty(room, np.int64), np.empty(room, np.int64)
    low, have = np.empty(players, np.uint32), np.empty((players, 4), np.int64)
    left, others = np.empty(13, np.int64), np.empty(13, np.int64)
    suits, lying = np.empty(4, np.int64), np.zeros(4, np.int64)
    plain, flush, mixed = np.empty(players, np.int64), np.empty(players, np.int64), np.empty(players, np.int64)
    for card in board:
        lying[card // 13] |= 1 << card % 13
    for row in range(holes.shape[0]):
        times = row_weights[row]
        for suit in range(4):
            suits[suit] = 8191 & ~(dead >> 13 * suit) & ~lying[suit]
        for player in range(players):
            for suit in range(4):
                have[player, suit] = 0
            for place in range(2):
                card = np.int64(holes[row, player, place])
                have[player, card // 13] |= 1 << card % 13
                suits[card // 13] &= ~(1 << card % 13)
            low[player] = 0
            for suit in range(4):
                low[player] += tables.suits[have[player, suit]] + tables.suits[lying[suit]]
        for rank in range(13):
            left[rank] = (suits[0] >> rank & 1) + (suits[1] >> rank & 1) + (suits[2] >> rank & 1) + (suits[3] >> rank & 1)
        found = rank_sets(tables, left, to_come, keys, weights, last, base)
        begin = found & 0xFFFFFFFF
        for place in range(begin, begin + (found >> 32)):
            for player in range(players):
                plain[player] = plain_strength(tables, low[player] + keys[place])
            count_outcome(plain, eligible, players, weights[place] * times, counts)
        for suit in range(4):
            most = 0
            for player in range(players):
                most = max(most, COUNT[have[player, suit]])
            for come in range(max(0, 5 - most - COUNT[lying[suit]], 3 - COUNT[lying[suit]]), to_come + 1):
                for rank in range(13):
                    others[rank] = left[rank] - (suits[suit] >> rank & 1)
                found = rank_sets(tables, others, to_come - come, keys, weights, last, base)
                begin, end = found & 0xFFFFFFFF, (found & 0xFFFFFFFF) + (found >> 32)
                subset = suits[suit]
                while True:
                    if COUNT[subset] == come:
                        some = 0
                        for player in range(players):
                            flush[player] = tables.flushes[have[player, suit] | lying[suit] | subset]
                            some |= flush[player]
                        if some:
                            key = tables.suits[subset]
                            for place in range(begin, end):
                                for player in range(players):
                                    plain[player] = plain_strength(tables, low[player] + key + keys[place])
                                    mixed[player] = max(plain[player], flush[player])
                                count_outcome(mixed, eligible, players, weights[place] * times, counts)
                                count_outcome(plain, eligible, players, -weights[place] * times, counts)
                    if subset == 0:
                        break
                    subset = (subset - 1) & suits[suit]
