"""Two ranges against each other, exactly: board by board, every pair of cards of both ranges at once.

On a board all pairs of cards are ranked and sorted. Going up through them, the weight below a pair, less what shares a card with it, is
what it beats: a sum for all cards and one for each card is enough, so a board costs little more than ranking the pairs. Boards
that an exchange of suits turns into one another are counted once, where both ranges look the same after that exchange: 134,459 instead
of 2,598,960.
"""

from typing import Any

import numpy as np

from floorman.bulk.compiled import compilable, compiled
from floorman.bulk.rank_tables import STRENGTHS, SUIT_BITS, Tables
from floorman.bulk.ranking import strength
from floorman.rules.ranking import COUNT

_LOW_BITS = 7  # of a strength, sorted first; then the rest
_LOW = (1 << _LOW_BITS) - 1
_HIGH = STRENGTHS >> _LOW_BITS


@compilable
def copies(board: Any, orders: Any) -> int:
    """How many boards the orders of suits make of one; 0 where one of these comes before it, so that each kind is counted once."""
    same = 0
    for order in range(len(orders)):
        turned = np.uint64(0)
        for suit in range(4):
            turned |= (board >> np.uint64(13 * suit) & np.uint64(8191)) << np.uint64(13 * orders[order, suit])
        if turned < board:
            return 0
        same += turned == board
    return len(orders) // same


@compiled
def boards_of(free: Any, to_come: int, orders: Any, masks: Any, weights: Any) -> int:
    """Fills `masks` with the kinds of boards of so many free cards, `weights` with how many of each there are; returns how many kinds."""
    found = 0
    place = np.empty(to_come + 1, np.int64)
    mask = np.zeros(to_come + 1, np.uint64)
    depth = 0
    place[0] = 0
    while depth >= 0:
        if depth == to_come:
            times = copies(mask[depth], orders)
            if times:
                masks[found], weights[found] = mask[depth], times
                found += 1
            depth -= 1
        elif place[depth] < len(free):
            mask[depth + 1] = mask[depth] | np.uint64(1) << np.uint64(free[place[depth]])
            place[depth] += 1
            place[depth + 1] = place[depth]
            depth += 1
        else:
            depth -= 1
    return found


@compilable
def sort_by_strength(found: Any, count: int, room: Any, places: Any) -> None:
    """Sorts `strength << 11 | combination`, weakest first: by the lower bits, then by the higher."""
    for low_first in range(2):
        shift, most = (11, _LOW) if low_first == 0 else (11 + _LOW_BITS, _HIGH)
        places[: most + 2] = 0
        for at in range(count):
            places[(found[at] >> shift & most) + 1 if low_first == 0 else (found[at] >> shift) + 1] += 1
        for at in range(most):
            places[at + 1] += places[at]
        for at in range(count):
            digit = found[at] >> shift & most if low_first == 0 else found[at] >> shift
            room[places[digit]] = found[at]
            places[digit] += 1
        for at in range(count):
            found[at] = room[at]


@compiled
def count_ranges(tables: Tables, boards: Any, times: Any, lying: Any, keys: Any, masks: Any, pairs: Any, counts: Any) -> None:
    """Adds to `counts` int64[1, 4], by winners mask, the weight of all deals of two ranges on all these boards.

    `boards` masks with how often each counts, `lying` key and mask of the cards that lie besides. `keys` and `masks` of
    the pairs of cards, at most 2,047, and `pairs` int64[n, 4]: both cards, and the weight that each range gives them.
    """
    found, room = np.empty(len(keys), np.int64), np.empty(len(keys), np.int64)
    places = np.empty(max(_LOW, _HIGH) + 3, np.int64)
    below, level = np.empty(53, np.int64), np.zeros(53, np.int64)  # what the second range holds, by card; 52 is all of it
    first = np.empty(53, np.int64)  # what the first range holds
    for board in range(len(boards)):
        count = rank_pairs(tables, boards[board], lying, keys, masks, found)
        sort_by_strength(found, count, room, places)
        below[:], first[:] = 0, 0
        won, tied, both = 0, 0, 0
        at = 0
        while at < count:
            end = at + 1
            while end < count and found[end] >> 11 == found[at] >> 11:
                end += 1
            for place in range(at, end):
                one, other, mine, yours = pairs[found[place] & 2047]
                won += mine * (below[52] - below[one] - below[other])
                both += mine * yours
                add(first, one, other, mine)
            if end - at > 1:  # alone, a pair of cards ties with itself only, and nobody holds it twice
                for place in range(at, end):
                    one, other, _, yours = pairs[found[place] & 2047]
                    add(level, one, other, yours)
                for place in range(at, end):
                    one, other, mine, yours = pairs[found[place] & 2047]
                    tied += mine * (level[52] - level[one] - level[other] + yours)
                    add(below, one, other, yours)
                for place in range(at, end):
                    one, other, _, yours = pairs[found[place] & 2047]
                    add(level, one, other, -yours)
            else:
                one, other, _, yours = pairs[found[at] & 2047]
                add(below, one, other, yours)
            at = end
        dealt = first[52] * below[52] + both  # all deals: those that share a card are in the sums of both
        for card in range(52):
            dealt -= first[card] * below[card]
        counts[0, 1] += won * times[board]
        counts[0, 2] += (dealt - won - tied) * times[board]
        counts[0, 3] += tied * times[board]


@compilable
def rank_pairs(tables: Tables, board: Any, lying: Any, keys: Any, masks: Any, found: Any) -> int:
    """Fills `found` with `strength << 11 | pair` for the pairs that share no card with the board; returns how many."""
    key, mask = lying[0], board | lying[1]
    for suit in range(4):
        ranks = np.int64(board >> np.uint64(13 * suit) & np.uint64(8191))
        key += np.uint64(tables.suits[ranks]) + np.uint64(COUNT[ranks] << SUIT_BITS + 4 * suit)
    count = 0
    for pair in range(len(keys)):
        if masks[pair] & mask == 0:
            found[count] = np.int64(strength(tables, key + keys[pair], mask | masks[pair])) << 11 | pair
            count += 1
    return count


@compilable
def add(sums: Any, one: int, other: int, weight: int) -> None:
    """Adds the weight of a pair of cards to the sums of both cards, and to that of all."""
    sums[one] += weight
    sums[other] += weight
    sums[52] += weight
