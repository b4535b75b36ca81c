"""Every board that can come, counted without dealing every board: who wins which pot, and on how many boards.

Without flushes a board is as good as its ranks: 6,175 sets of five ranks stand for 2,598,960 boards, each for as many as there are ways to
take its cards from those left. A flush needs three cards of one suit on the board, and at most one suit has them. So every way to get
three or more of one suit is counted a second time, with the flushes, and without them taken off again. Whole numbers throughout, so the
result is exact for two to ten players. AsKs against QdQc is 6,175 sets of ranks and 35,508 boards with a possible flush.
"""

from typing import Any, NamedTuple

import numpy as np

from floorman.bulk.compiled import compilable, compiled
from floorman.bulk.rank_tables import COLUMN_BITS, Tables
from floorman.rules.ranking import COUNT

_ROOM = 13 + 91 + 455 + 1820 + 6188 + 1  # sets of up to five ranks out of thirteen, where all may be equal
_ALL = (1 << 13) - 1
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


class Sets(NamedTuple):
    """Sets of ranks, shorter ones first: the sum of their keys, and in how many ways cards that are left give them."""

    keys: Any  # uint32[n]
    weights: Any  # int64[n]
    last: Any  # int64[n]: the highest rank, above three bits for how often it is there
    base: Any  # int64[n]: the ways to get the ranks below the highest


class Deal(NamedTuple):
    """What is known of one deal, made anew for each row of hands."""

    low: Any  # uint32[players]: the sum of the ranks' keys of a hand and the board so far
    have: Any  # int64[players, 4]: ranks of a hand and the board so far, by suit
    suits: Any  # int64[4]: ranks still to come
    lying: Any  # int64[4]: ranks on the board
    left: Any  # int64[13]: how many of each rank are still to come
    plain: Any  # int64[players]: strength without flushes
    flush: Any  # int64[players]: strength of the flush, 0 for none
    better: Any  # int64[players]: the better of both


@compilable
def rank_sets(tables: Tables, left: Any, cards: int, sets: Sets) -> Any:
    """Fills `sets` with all sets of so many ranks. Longer ones grow from shorter ones; returns where the longest begin and end."""
    keys, weights, last, base = sets
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
    return begin, end


@compiled
def count_boards(tables: Tables, holes: Any, board: Any, dead: int, eligible: Any, row_weights: Any, counts: Any) -> None:
    """Adds to `counts` int64[pots, 2**players] on how many boards which players win each pot.

    `holes` uint8[rows, players, 2]: hands known, one row after another, each counted `row_weights` times; `board` the cards that lie,
    `dead` a mask of those that cannot come, `eligible` a mask of players for each pot. All cards differ.
    """
    players = holes.shape[1]
    sets = Sets(np.empty(_ROOM, np.uint32), np.empty(_ROOM, np.int64), np.empty(_ROOM, np.int64), np.empty(_ROOM, np.int64))
    plain, flush, better = np.empty(players, np.int64), np.empty(players, np.int64), np.empty(players, np.int64)
    low, have = np.empty(players, np.uint32), np.empty((players, 4), np.int64)
    deal = Deal(low, have, np.empty(4, np.int64), np.zeros(4, np.int64), np.empty(13, np.int64), plain, flush, better)
    for card in board:
        deal.lying[card // 13] |= 1 << card % 13
    for row in range(holes.shape[0]):
        read_row(tables, holes[row], dead, deal)
        count_plain(tables, deal, 5 - len(board), eligible, row_weights[row], sets, counts)
        for suit in range(4):
            count_flushes(tables, deal, suit, 5 - len(board), eligible, row_weights[row], sets, counts)


@compilable
def read_row(tables: Tables, holes: Any, dead: int, deal: Deal) -> None:
    """Fills `deal` for the hands of one row."""
    for suit in range(4):
        deal.suits[suit] = _ALL & ~(dead >> 13 * suit) & ~deal.lying[suit]
    for player in range(len(holes)):
        for suit in range(4):
            deal.have[player, suit] = deal.lying[suit]
        for place in range(2):
            card = np.int64(holes[player, place])
            deal.have[player, card // 13] |= 1 << card % 13
            deal.suits[card // 13] &= ~(1 << card % 13)
        deal.low[player] = 0
        for suit in range(4):
            deal.low[player] += tables.suits[deal.have[player, suit]]
    for rank in range(13):
        deal.left[rank] = 0
        for suit in range(4):
            deal.left[rank] += deal.suits[suit] >> rank & 1


@compilable
def count_plain(tables: Tables, deal: Deal, to_come: int, eligible: Any, times: int, sets: Sets, counts: Any) -> None:
    """Counts every board as if there were no flushes."""
    players = len(deal.low)
    begin, end = rank_sets(tables, deal.left, to_come, sets)
    for place in range(begin, end):
        for player in range(players):
            deal.plain[player] = plain_strength(tables, deal.low[player] + sets.keys[place])
        count_outcome(deal.plain, eligible, players, sets.weights[place] * times, counts)


@compilable
def count_flushes(tables: Tables, deal: Deal, suit: int, to_come: int, eligible: Any, times: int, sets: Sets, counts: Any) -> None:
    """Corrects the boards on which somebody has a flush in `suit`: by how many cards of it come, and which."""
    players = len(deal.low)
    most = 0
    for player in range(players):
        most = max(most, COUNT[deal.have[player, suit]])
    others = np.empty(13, np.int64)
    for rank in range(13):
        others[rank] = deal.left[rank] - (deal.suits[suit] >> rank & 1)
    for come in range(max(0, 5 - most), to_come + 1):
        begin, end = rank_sets(tables, others, to_come - come, sets)
        ranks = deal.suits[suit]
        while True:  # every subset of the ranks left in the suit
            if COUNT[ranks] == come:
                some = 0
                for player in range(players):
                    deal.flush[player] = tables.flushes[deal.have[player, suit] | ranks]
                    some |= deal.flush[player]
                if some:
                    key = tables.suits[ranks]
                    for place in range(begin, end):
                        for player in range(players):
                            deal.plain[player] = plain_strength(tables, deal.low[player] + key + sets.keys[place])
                            deal.better[player] = max(deal.plain[player], deal.flush[player])
                        count_outcome(deal.better, eligible, players, sets.weights[place] * times, counts)
                        count_outcome(deal.plain, eligible, players, -sets.weights[place] * times, counts)
            if ranks == 0:
                break
            ranks = (ranks - 1) & deal.suits[suit]
