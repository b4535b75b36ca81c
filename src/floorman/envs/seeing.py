"""What a learner may do and see, for any number of tables at once: a few actions out of the legal menu, and one row of numbers.

Actions, by number: 0 fold, 1 check or call, 2 the least bet or raise, then one for each of `sizes`, the last one all-in. A size is per
cent of the pot as it is after a call, on top of the price: 1/2, first to act, 100 per cent: to 2 + 5 = 7. What the rules refuse is
masked and never moved to something legal; so is a size at or below the least raise, or at or above the largest, which is an action of
its own. All-in is masked where all the chips are no legal raise (a call for all is action 1).

An observation is float32, chips in big blinds, players from the observer on clockwise (place 0 is the observer):

| numbers | what |
|---|---|
| 52 | own hole cards, 1 for each; a card is suit * 13 + rank |
| 52 | community cards that lie |
| seats | stack behind |
| seats | chips in front on this street |
| seats | chips put in over the whole hand |
| seats | 1: has folded |
| seats | 1: has the button |
| seats | 1: is to act |
| 4 | 1: before the flop, flop, turn, river |
| 4 | pot; and for the observer to act: to call, least raise to, largest raise to |

Nobody's cards but the observer's are in it, not even after a showdown.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from floorman.bulk.faults import BulkError
from floorman.bulk.tables import LegalArrays, Tables
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, RAISE

SIZES = (50, 100)
FOLDS, CALLS, LEAST = 0, 1, 2
FIRST_SIZE = 3
UNITS = ("chips", "big blinds")


class MaskedAction(ValueError):
    """An action that is masked, or none at all. Nothing has changed. `action`, `legal`: the actions that are not masked."""

    def __init__(self, who: str, action: object, legal: Sequence[int]) -> None:
        self.action, self.legal = action, tuple(legal)
        super().__init__(f"{who} chose action {action}, which is masked; legal: {', '.join(map(str, legal)) or 'none'}")


class Choices(NamedTuple):
    """The discrete actions at each of n tables."""

    mask: Any  # bool[n, actions]
    verbs: Any  # int64[n, actions]
    totals: Any  # int64[n, actions]: street totals of bets and raises, 0 for the others


def sizes_of(sizes: Sequence[int]) -> tuple[int, ...]:
    """Per cent of the pot, checked: whole numbers from 1, each above the one before. Raises `BulkError`."""
    before = 0
    for size in sizes:
        if isinstance(size, bool) or not isinstance(size, int | np.integer):
            raise BulkError("not_a_number", what="a size", value=repr(size)[:40])
        if not before < size <= 100_000:
            raise BulkError("out_of_range", what="a size", value=int(size), least=before + 1, most=100_000)
        before = int(size)
    return tuple(int(size) for size in sizes)


def check_choice(what: str, value: object, known: Sequence[str]) -> None:
    """Raises `BulkError` for a word that is not known."""
    if value not in known:
        raise BulkError("no_such_choice", what=what, value=str(value), known=", ".join(known))


def action_count(sizes: tuple[int, ...]) -> int:
    """Fold, check or call, the least raise, the sizes, all-in."""
    return FIRST_SIZE + len(sizes) + 1


def observation_size(seats: int) -> int:
    """How many numbers an observation has. Six seats: 148."""
    return 104 + 6 * seats + 8


def choices(tables: Tables, legal: LegalArrays, sizes: tuple[int, ...] = SIZES) -> Choices:
    """The actions of the seat to act at each table; where nobody is to act all are masked."""
    data, size = tables.data, len(tables)
    count = action_count(sizes)
    mask, verbs, totals = np.zeros((size, count), np.bool_), np.zeros((size, count), np.int64), np.zeros((size, count), np.int64)
    rows, seat = np.arange(size), np.maximum(legal.seat, 0)
    checks = legal.mask >> CHECK & 1 == 1
    mask[:, FOLDS] = legal.mask >> FOLD & 1
    mask[:, CALLS] = legal.seat >= 0
    verbs[:, FOLDS], verbs[:, CALLS] = FOLD, np.where(checks, CHECK, CALL)
    verbs[:, LEAST:] = np.where(legal.mask >> RAISE & 1 == 1, RAISE, BET)[:, None]
    least, most = legal.min_to.astype(np.int64), legal.max_to.astype(np.int64)
    open_to_raise = most > 0
    mask[:, LEAST], totals[:, LEAST] = open_to_raise, least
    after_call = tables.pot + legal.to_call
    for place, per_cent in enumerate(sizes, FIRST_SIZE):
        to = data["price"].astype(np.int64) + after_call * per_cent // 100
        mask[:, place], totals[:, place] = open_to_raise & (least < to) & (to < most), to
    everything = data["street_bet"][rows, seat].astype(np.int64) + data["stack"][rows, seat]
    mask[:, -1], totals[:, -1] = open_to_raise & (least <= everything) & (everything <= most), everything
    totals[~mask] = 0
    return Choices(mask, verbs, totals)


def observe(tables: Tables, seats: Any, legal: LegalArrays) -> Any:
    """float32[n, observation_size]: what the player in seat `seats[i]` sees at table i. `legal` are the menus of the tables."""
    data, size, count = tables.data, len(tables), tables.seats
    rows = np.arange(size)
    turned = (np.asarray(seats)[:, None] + np.arange(count)) % count
    blinds = data["big_blind"][:, None].astype(np.float32)
    seen: Any = np.zeros((size, observation_size(count)), np.float32)
    seen[rows, data["first"][rows, seats]] = 1
    seen[rows, data["second"][rows, seats]] = 1
    board = tables.board
    lying, spot = np.nonzero(board < 52)
    seen[lying, 52 + board[lying, spot]] = 1
    at = 104
    for name in ("stack", "street_bet", "put_in"):
        seen[:, at : at + count] = np.take_along_axis(data[name], turned, axis=1) / blinds
        at += count
    seen[:, at : at + count] = np.take_along_axis(data["folded"], turned, axis=1)
    seen[:, at + count : at + 2 * count] = turned == data["button_seat"][:, None]
    seen[:, at + 2 * count : at + 3 * count] = turned == legal.seat[:, None]
    at += 3 * count
    street = data["street"]
    seen[:, at : at + 4] = street[:, None] == np.arange(4)
    mine = legal.seat == seats
    for place, chips in enumerate((tables.pot, legal.to_call * mine, legal.min_to * mine, legal.max_to * mine), at + 4):
        seen[:, place] = chips / blinds[:, 0]
    return seen
