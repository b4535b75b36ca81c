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

# One number for a pair of cards on a board: strength above 32 bits, two cards of six bits, two weights of ten. Unsigned throughout:
# an index that cannot be negative costs less.
_STRENGTH, _FIRST, _SECOND, _MINE = np.uint64(32), np.uint64(26), np.uint64(20), np.uint64(10)
_CARD, _WEIGHT, _ONE = np.uint64(63), np.uint64(1023), np.uint64(1)
_LOW_BITS = np.uint64(7)  # of a strength, sorted first; then the rest
_LOW = np.uint64(127)


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
def rank_pairs(tables: Tables, board: Any, lying: Any, pairs: Any, found: Any, low_places: Any, high_places: Any) -> Any:
    """Fills `found` with strength and packed pair for the pairs that share no card with the board, and returns how many.

    Counts the lower and the higher bits of the strengths into `low_places` and `high_places`, one place on.
    """
    key, mask = lying[0], board | lying[1]
    for suit in range(4):
        ranks = np.int64(board >> np.uint64(13 * suit) & np.uint64(8191))
        key += np.uint64(tables.suits[ranks]) + np.uint64(COUNT[ranks] << SUIT_BITS + 4 * suit)
    low_places[:], high_places[:] = 0, 0
    count = np.uint64(0)
    for pair in range(len(pairs)):
        if pairs[pair, 1] & mask == 0:
            value = np.uint64(strength(tables, key + pairs[pair, 0], mask | pairs[pair, 1]))
            found[count] = value << _STRENGTH | pairs[pair, 2]
            low_places[(value & _LOW) + _ONE] += _ONE
            high_places[(value >> _LOW_BITS) + _ONE] += _ONE
            count += _ONE
    return count


@compilable
def sort_by_strength(found: Any, count: Any, room: Any, low_places: Any, high_places: Any) -> None:
    """Sorts `found`, weakest first: by the lower bits of the strength into `room`, and back by the higher."""
    for at in range(1, len(low_places)):
        low_places[at] += low_places[at - 1]
    for at in range(1, len(high_places)):
        high_places[at] += high_places[at - 1]
    for at in range(count):
        digit = found[at] >> _STRENGTH & _LOW
        room[low_places[digit]] = found[at]
        low_places[digit] += _ONE
    for at in range(count):
        digit = room[at] >> _STRENGTH + _LOW_BITS
        found[high_places[digit]] = room[at]
        high_places[digit] += _ONE


@compilable
def beaten(below: Any, whole: Any, pair: Any) -> Any:
    """The weight so far that shares no card with a pair. The pair itself, if it is among it, is taken off once too often."""
    return whole - below[pair >> _FIRST & _CARD] - below[pair >> _SECOND & _CARD]


@compiled
def count_ranges(tables: Tables, boards: Any, times: Any, lying: Any, pairs: Any, counts: Any) -> None:
    """Adds to `counts` int64[1, 4], by winners mask, the weight of all deals of two ranges on all these boards.

    `boards` masks with how often each counts, `lying` key and mask of the cards that lie besides; `pairs` uint64[n, 3] (`packed`).
    """
    found, room = np.empty(len(pairs), np.uint64), np.empty(len(pairs), np.uint64)
    low_places, high_places = np.empty(130, np.uint64), np.empty((STRENGTHS >> 7) + 3, np.uint64)
    below = np.empty(64, np.uint64)  # what the second range holds among the pairs so far, by card; `whole` is all of it
    for board in range(len(boards)):
        count = rank_pairs(tables, boards[board], lying, pairs, found, low_places, high_places)
        sort_by_strength(found, count, room, low_places, high_places)
        below[:] = 0
        whole, won, level, dealt, both = np.uint64(0), np.uint64(0), np.uint64(0), np.uint64(0), np.uint64(0)
        at = np.uint64(0)
        while at < count:
            end = at
            equal = found[at] >> _STRENGTH
            while end < count and found[end] >> _STRENGTH == equal:
                won += (found[end] >> _MINE & _WEIGHT) * beaten(below, whole, found[end])
                end += _ONE
            for place in range(at, end):
                yours = found[place] & _WEIGHT
                below[found[place] >> _FIRST & _CARD] += yours
                below[found[place] >> _SECOND & _CARD] += yours
                whole += yours
            for place in range(at, end):
                level += (found[place] >> _MINE & _WEIGHT) * beaten(below, whole, found[place])
            at = end
        for place in range(count):
            mine = found[place] >> _MINE & _WEIGHT
            dealt += mine * beaten(below, whole, found[place])
            both += mine * (found[place] & _WEIGHT)
        # `level` counts what is beaten or equal, `dealt` everything; both lack the pair's own weight, which nobody else can hold.
        counts[0, 1] += np.int64(won) * times[board]
        counts[0, 2] += np.int64(dealt - level) * times[board]
        counts[0, 3] += np.int64(level - won + both) * times[board]


def packed(rows: Any, cards: Any, weights: Any) -> Any:
    """uint64[n, 3] for `count_ranges`: key and mask of pairs of cards, and both cards with both weights (0 to 1,000) in one number."""
    cards, weights = cards.astype(np.uint64), weights.astype(np.uint64)
    word = cards[:, 0] << _FIRST | cards[:, 1] << _SECOND | weights[:, 0] << _MINE | weights[:, 1]
    return np.column_stack([rows, word])
