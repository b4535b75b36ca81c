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
def rank_pairs(tables: Tables, board: Any, lying: Any, keys: Any, masks: Any, found: Any, low_places: Any, high_places: Any) -> int:
    """Fills `found` with `strength << 11 | pair` for the pairs that share no card with the board, and returns how many.

    Counts the lower and the higher bits of the strengths into `low_places` and `high_places`, one place on.
    """
    key, mask = lying[0], board | lying[1]
    for suit in range(4):
        ranks = np.int64(board >> np.uint64(13 * suit) & np.uint64(8191))
        key += np.uint64(tables.suits[ranks]) + np.uint64(COUNT[ranks] << SUIT_BITS + 4 * suit)
    low_places[:], high_places[:] = 0, 0
    count = 0
    for pair in range(len(keys)):
        if masks[pair] & mask == 0:
            value = np.int64(strength(tables, key + keys[pair], mask | masks[pair]))
            found[count] = value << 11 | pair
            low_places[(value & _LOW) + 1] += 1
            high_places[(value >> _LOW_BITS) + 1] += 1
            count += 1
    return count


@compilable
def sort_by_strength(found: Any, count: int, room: Any, low_places: Any, high_places: Any) -> None:
    """Sorts `found`, weakest first: by the lower bits of the strength into `room`, and back by the higher."""
    for at in range(1, len(low_places)):
        low_places[at] += low_places[at - 1]
    for at in range(1, len(high_places)):
        high_places[at] += high_places[at - 1]
    for at in range(count):
        digit = found[at] >> 11 & _LOW
        room[low_places[digit]] = found[at]
        low_places[digit] += 1
    for at in range(count):
        digit = room[at] >> 11 + _LOW_BITS
        found[high_places[digit]] = room[at]
        high_places[digit] += 1


@compiled
def count_ranges(tables: Tables, boards: Any, times: Any, lying: Any, keys: Any, masks: Any, pairs: Any, counts: Any) -> None:
    """Adds to `counts` int64[1, 4], by winners mask, the weight of all deals of two ranges on all these boards.

    `boards` masks with how often each counts, `lying` key and mask of the cards that lie besides. `keys` and `masks` of
    the pairs of cards, at most 2,047, and `pairs` int32[n, 4]: both cards, and the weight that each range gives them.
    """
    found, room = np.empty(len(keys), np.int32), np.empty(len(keys), np.int32)
    low_places, high_places = np.empty(_LOW + 3, np.int32), np.empty(_HIGH + 3, np.int32)
    below = np.empty(52, np.int64)  # what the second range holds among the pairs so far, by card; `whole` is all of it
    for board in range(len(boards)):
        count = rank_pairs(tables, boards[board], lying, keys, masks, found, low_places, high_places)
        sort_by_strength(found, count, room, low_places, high_places)
        below[:] = 0
        whole, won, level, dealt, both = 0, 0, 0, 0, 0
        at = 0
        while at < count:
            end = at
            equal = found[at] >> 11
            while end < count and found[end] >> 11 == equal:
                one, other, mine, _ = pairs[found[end] & 2047]
                won += mine * (whole - below[one] - below[other])
                end += 1
            for place in range(at, end):
                one, other, _, yours = pairs[found[place] & 2047]
                below[one] += yours
                below[other] += yours
                whole += yours
            for place in range(at, end):
                one, other, mine, _ = pairs[found[place] & 2047]
                level += mine * (whole - below[one] - below[other])
            at = end
        for place in range(count):
            one, other, mine, yours = pairs[found[place] & 2047]
            dealt += mine * (whole - below[one] - below[other])
            both += np.int64(mine) * yours
        # `level` counts what is beaten or equal, `dealt` everything; both lack the pair's own weight, which nobody else can hold.
        counts[0, 1] += won * times[board]
        counts[0, 2] += (dealt - level) * times[board]
        counts[0, 3] += (level - won + both) * times[board]
