"""Boards and hands drawn at random, many millions a second, the same for any number of threads.

A board is drawn as two pairs and a single card out of tables of all pairs and cards left; where they share a card they are drawn again, so
that every board is as likely as another. Samples come in blocks of fixed size; the random numbers of a block follow from the seed and the
number of the block (splitmix64: Steele, Lea, Flood 2014), and whoever finishes first changes nothing.

Hands out of ranges are drawn each for itself by weight, and all of them again where two share a card: so every way to deal them is as
likely as its weights say. Players with any two cards are dealt last, from what is left: there are as many ways for every deal before.
"""

from typing import Any

import numpy as np

from floorman.analysis.exact import count_outcome
from floorman.bulk.compiled import compilable, compiled
from floorman.bulk.rank_tables import Tables
from floorman.bulk.ranking import strength

BLOCK = 1 << 18  # samples that share one start of random numbers
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_UNIT = np.uint64(53)  # a drawn number is a fraction of 53 bits
_BELOW_ONE = np.uint64((1 << 53) - 1)


@compilable
def mixed(state: Any) -> Any:
    """64 bits that depend on every bit of `state`: the output function of splitmix64."""
    state = (state ^ state >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    state = (state ^ state >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return state ^ state >> np.uint64(31)


@compilable
def first_state(seed: Any, block: Any) -> Any:
    """Where the random numbers of a block begin."""
    return mixed(mixed(seed + _GOLDEN) + block)


@compilable
def draw_board(parts: Any, first: int, second: int, state: Any) -> Any:
    """Key and mask of a board, and whether it holds a card twice. `parts` up to `first`, `second` and its end: see `sample_two`."""
    drawn = (mixed(state) >> np.uint64(11)) * np.uint64(first)
    one = np.int64(drawn >> _UNIT)
    drawn = (drawn & _BELOW_ONE) * np.uint64(second - first)
    other = first + np.int64(drawn >> _UNIT)
    last = second + np.int64((drawn & _BELOW_ONE) * np.uint64(len(parts) - second) >> _UNIT)
    mask = parts[one, 1] | parts[other, 1]
    clash = parts[one, 1] & parts[other, 1] | mask & parts[last, 1]
    return parts[one, 0] + parts[other, 0] + parts[last, 0], mask | parts[last, 1], clash


@compiled
def sample_two(tables: Tables, parts: Any, ends: Any, hands: Any, seed: int, block: int, samples: int, counts: Any) -> None:
    """Adds so many random boards to `counts` int64[1, 4], by winners mask. Two hands, both known.

    `parts` uint64[n, 2]: key and mask of what may be drawn, first, second and third part one after another up to `ends`; a part that
    is not needed has one row of zeros. `hands` uint64[2, 2]: key and mask of each hand with the cards that lie.
    """
    state = first_state(np.uint64(seed), np.uint64(block))
    first, second = ends
    key_a, mask_a, key_b, mask_b = hands[0, 0], hands[0, 1], hands[1, 0], hands[1, 1]
    won, tied, left = 0, 0, samples
    while left > 0:
        state += _GOLDEN
        key, mask, clash = draw_board(parts, first, second, state)
        if clash:
            continue
        left -= 1
        a = strength(tables, key + key_a, mask | mask_a)
        b = strength(tables, key + key_b, mask | mask_b)
        won += a > b
        tied += a == b
    counts[0, 1] += won
    counts[0, 2] += samples - won - tied
    counts[0, 3] += tied


@compiled
def sample_known(
    tables: Tables, parts: Any, ends: Any, hands: Any, eligible: Any, seed: int, block: int, samples: int, counts: Any
) -> None:
    """As `sample_two`, for more hands or more pots: `eligible` a mask of players for each, `counts` int64[pots, 2**players]."""
    state = first_state(np.uint64(seed), np.uint64(block))
    first, second = ends
    players = len(hands)
    strengths = np.empty(players, np.int64)
    while samples > 0:
        state += _GOLDEN
        key, mask, clash = draw_board(parts, first, second, state)
        if clash:
            continue
        samples -= 1
        for player in range(players):
            strengths[player] = strength(tables, key + hands[player, 0], mask | hands[player, 1])
        count_outcome(strengths, eligible, players, 1, counts)


@compilable
def draw_row(first: int, end: int, thresholds: Any, others: Any, state: Any) -> Any:
    """A row of a group by its weight: a row, or the other one that shares its place (Walker's alias method)."""
    drawn = (mixed(state) >> np.uint64(11)) * np.uint64(end - first)
    row = first + np.int64(drawn >> _UNIT)
    return row if drawn & _BELOW_ONE < thresholds[row] else others[row]


@compiled
def sample_hands(
    tables: Tables, parts: Any, ends: Any, groups: Any, rows: Any, thresholds: Any, others: Any, who: Any, pairs: Any, any_two: Any,
    lying: Any, eligible: Any, seed: int, block: int, samples: int, counts: Any,
) -> None:  # fmt: skip
    """Adds so many random deals of hands and boards to `counts` int64[pots, 2**players].

    A group of players has rows `groups[g]` to `groups[g + 1]` of `rows` uint64[n, members, 2], key and mask for each member;
    `who[g]` are its players, -1 for none. `thresholds` and `others` weight the rows (`draw_row`). Players in `any_two` are
    dealt from `pairs` uint64[n, 2]; `lying` is key and mask of the cards on the board.
    """
    state = first_state(np.uint64(seed), np.uint64(block))
    first, second = ends
    members = rows.shape[1]
    players = len(any_two) + (who >= 0).sum()
    keys, masks, strengths = np.empty(players, np.uint64), np.empty(players, np.uint64), np.empty(players, np.int64)
    while samples > 0:
        used = np.uint64(0)
        free = True
        for group in range(len(who)):
            state += _GOLDEN
            row = draw_row(groups[group], groups[group + 1], thresholds, others, state)
            for member in range(members):
                mask = rows[row, member, 1]
                free = free and mask & used == 0
                used |= mask
                if who[group, member] >= 0:
                    keys[who[group, member]], masks[who[group, member]] = rows[row, member, 0], mask
            if not free:
                break
        if not free:
            continue
        for player in any_two:
            while True:
                state += _GOLDEN
                pair = np.int64((mixed(state) >> np.uint64(11)) * np.uint64(len(pairs)) >> _UNIT)
                if pairs[pair, 1] & used == 0:
                    break
            keys[player], masks[player] = pairs[pair, 0], pairs[pair, 1]
            used |= masks[player]
        while True:
            state += _GOLDEN
            key, mask, clash = draw_board(parts, first, second, state)
            if (clash | mask & used) == 0:
                break
        key, mask = key + lying[0], mask | lying[1]
        for player in range(players):
            strengths[player] = strength(tables, key + keys[player], mask | masks[player])
        count_outcome(strengths, eligible, players, 1, counts)
        samples -= 1
