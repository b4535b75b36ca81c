"""The tables that rank a hand of five, six or seven cards with two lookups, made from `rules.ranking` at first use.

Every card has a key, and the keys of a hand are added. The low 32 bits of a sum say which ranks there are: `RANK_KEYS` are the least
numbers for which no two different sets of as many cards, up to seven, have the same sum (greedy: each is the least that the ones before
it allow, found again by a test). The high bits count each suit, from three on, so that the fifth card of a suit sets the highest of its
four bits.

A sum without a flush is looked up in a table whose rows are pushed into each other (row displacement): the high bits of a sum are its row,
and every row is moved to where its sums meet only places that are still free. The strength of a hand is its place among the 7,462
different ones, 1 for 7-5-4-3-2 and 7,462 for a royal flush: as the numbers of `rules.ranking`, more is better and equal is a tie.

Sizes: for seven cards 220 KB and 31 KB of rows, for six 72 and 28 KB, for five 21 and 26 KB; 16 KB for flushes.
"""

import os
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any
from zipfile import BadZipFile

import numpy as np

from floorman.bulk.compiled import cache_folder, compilable, compiled
from floorman.rules import ranking

RANK_KEYS = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
SUIT_BITS = 32  # where the counts of the suits begin
THREE_EACH = 0x3333 << SUIT_BITS
FIVE_OF_A_SUIT = 0x8888 << SUIT_BITS
COLUMN_BITS = 10
STRENGTHS = 7462


# What ranking needs is one record and not several arrays: compiled code counts the users of every array that it is handed, at each call.
Tables = Any
FIELDS = (
    ("keys", np.uint64),  # 52: what a card adds
    ("suits", np.uint32),  # 8192: the keys of the ranks in a mask, added
    ("rows", np.int32),  # 3 x rows: how far a row of sums is moved; for five, six, seven cards
    ("strengths", np.uint16),  # by moved sum
    ("flushes", np.uint16),  # 8192: the strength of five or more cards of a suit, by rank mask
    ("numbers", np.int64),  # 7463: the number of `rules.ranking` for each strength; 0 stands for nothing
)


@cache
def tables() -> Tables:
    """The tables: made once, in about a second, and kept beside the machine code. 7h 5d 4s 3c 2c has strength 1."""
    place = cache_folder() / "rank-tables.npz"
    try:
        with open(place, "rb") as file, np.load(file) as kept:
            return _as_record({name: kept[name] for name, _ in FIELDS})
    except (OSError, TypeError, ValueError, KeyError, EOFError, BadZipFile):  # none there, or a spoilt one
        made = make_tables()
    _keep(made, place)
    return _as_record(made)


def _as_record(made: dict[str, Any]) -> Tables:
    dtype = np.dtype([(name, kind, made[name].shape) for name, kind in FIELDS], align=True)
    one = np.zeros(1, dtype).view(np.recarray)
    for name, array in made.items():
        one[name] = array
    return one[0]


def _keep(made: dict[str, Any], place: Path) -> None:
    """Writes the tables aside and moves them into their place, so that nobody reads half of them. Where that fails they are made again."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=place.parent, suffix=".npz", delete=False) as file:
            np.savez(file, **made)
        os.replace(file.name, place)
    except OSError:
        return


def make_tables() -> dict[str, Any]:
    """The tables from `rules.ranking`: every set of ranks, and every five to seven cards of one suit, ranked by the rules."""
    sets = [_rank_sets(cards) for cards in (5, 6, 7)]
    numbers = [_rank_all(masks) for _, masks in sets]
    suited = np.array([mask for mask in range(8192) if 5 <= ranking.COUNT[mask] <= 7])
    flush_numbers = _rank_all(suited)
    known = np.unique(np.concatenate([*numbers, flush_numbers]))
    flushes = np.zeros(8192, np.uint16)
    flushes[suited] = np.searchsorted(known, flush_numbers) + 1
    row_count = int(max(sums.max() for sums, _ in sets) >> COLUMN_BITS) + 1
    rows, strengths = np.zeros((3, row_count), np.int32), np.zeros(0, np.uint16)
    for place, ((sums, _), found) in enumerate(zip(sets, numbers, strict=True)):
        moved, packed = _displaced(sums, (np.searchsorted(known, found) + 1).astype(np.uint16), row_count)
        rows[place] = moved + len(strengths)
        strengths = np.concatenate([strengths, packed])
    suits = np.array([sum(key for rank, key in enumerate(RANK_KEYS) if mask >> rank & 1) for mask in range(8192)], np.uint32)
    numbered = np.concatenate([[0], known])
    made = (card_keys(), suits, rows, strengths, flushes, numbered)
    return {name: array.astype(kind) for (name, kind), array in zip(FIELDS, made, strict=True)}


def card_keys() -> Any:
    """uint64[52]: the key of each card. Ks, of suit 3 and rank 11: `636345 + (1 << 44)`."""
    return np.array([RANK_KEYS[card % 13] + (1 << SUIT_BITS + 4 * (card // 13)) for card in range(52)], np.uint64)


def _rank_sets(cards: int) -> tuple[Any, Any]:
    """Every set of so many ranks, at most four alike: the sums of their keys, and cards of these ranks that hold no flush."""
    sums, held, masks = np.zeros(1, np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64)
    for rank, key in enumerate(RANK_KEYS):
        grown: list[tuple[Any, Any, Any]] = []
        for more in range(5):
            fits = held + more <= cards
            dealt = masks[fits]
            for card in range(more):  # the suits in turn: two of each at most
                dealt = dealt | np.int64(1) << (held[fits] + card) % 4 * 13 + rank
            grown.append((sums[fits] + more * key, held[fits] + more, dealt))
        sums, held, masks = (np.concatenate(parts) for parts in zip(*grown, strict=True))
    whole = held == cards
    return sums[whole], masks[whole]


@compiled
def _rank_all(masks: Any) -> Any:
    numbers = np.empty(len(masks), np.int64)
    for place in range(len(masks)):
        numbers[place] = ranking.rank_mask(masks[place])
    return numbers


def _displaced(sums: Any, values: Any, row_count: int) -> tuple[Any, Any]:
    """How far each row is moved, and the table of all rows pushed into each other. The fullest rows choose their places first."""
    order = np.argsort(sums)
    sums, values = sums[order], values[order]
    row_of = sums >> COLUMN_BITS
    first = np.searchsorted(row_of, np.arange(row_count + 1))
    fullest = np.argsort(-np.diff(first), kind="stable")
    moved, taken = _place_rows(sums, first, fullest)
    packed = np.zeros(int(taken.nonzero()[0].max()) + 1, np.uint16)
    packed[sums + moved[row_of]] = values
    return moved, packed


@compilable
def _fits(sums: Any, begin: int, end: int, move: int, taken: Any) -> bool:
    for place in range(begin, end):
        if taken[sums[place] + move]:
            return False
    return True


@compiled
def _place_rows(sums: Any, first: Any, fullest: Any) -> tuple[Any, Any]:
    moved = np.zeros(len(fullest), np.int64)
    taken = np.zeros(4 * len(sums) + 8192, np.uint8)
    free = 0  # everything below is taken
    for row in fullest:
        begin, end = first[row], first[row + 1]
        if begin == end:
            continue
        while taken[free]:
            free += 1
        move = free - sums[begin]
        while not _fits(sums, begin, end, move, taken):
            move += 1
        moved[row] = move
        for place in range(begin, end):
            taken[sums[place] + move] = 1
    return moved, taken
