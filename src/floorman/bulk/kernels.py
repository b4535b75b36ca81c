"""The loops over tables: each asks `play` and `rules` for one table after the other. Compiled at their first call."""

from typing import Any

import numpy as np

from floorman.bulk import play
from floorman.bulk.chance import random_state
from floorman.bulk.compiled import compilable, compiled
from floorman.bulk.record import ROOM, TableRecord
from floorman.rules import betting
from floorman.rules.house import FoldWhenFree, HouseRules
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, NONE, RAISE
from floorman.rules.streets import SHOWDOWN

FORBID = FoldWhenFree.FORBID
_FOLD, _CHECK, _CALL, _BET, _RAISE = (1 << verb for verb in (FOLD, CHECK, CALL, BET, RAISE))


@compilable
def next_hand(table: TableRecord, house: HouseRules, seed: int, number: int, room: Any) -> None:
    """A hand begins with the random numbers that belong to its number."""
    table.random = random_state(seed, number)
    play.begin(table, house, room)


@compiled
def deal(data: Any, house: Any, seed: int, places: Any, tables: int, hands: Any, where: Any) -> None:
    """Begins a hand where `where` says so: hand k of table i out of n is number `k * n + i` of the seed."""
    room = np.zeros(1, ROOM)[0]
    for at in range(len(data)):
        if where[at]:
            next_hand(data[at], house, seed, hands[at] * tables + places[at], room)
            hands[at] += 1


@compiled
def legal(data: Any, house: Any, seats: Any, to_call: Any, min_to: Any, max_to: Any, mask: Any, refusals: Any) -> None:
    """Fills the arrays of `LegalArrays`."""
    for at in range(len(data)):
        table = data[at]
        seat = table.to_act
        seats[at] = seat
        to_call[at] = min_to[at] = max_to[at] = 0
        mask[at] = refusals[at] = 0
        if seat == NOBODY:
            continue
        owed = table.price > table.street_bet[seat]
        closed = betting.raise_refusal(table, house, seat)
        verbs = _FOLD
        if owed:
            to_call[at] = betting.to_call(table, seat)
            verbs |= _CALL
        else:
            verbs |= _CHECK
            if house.fold_when_check_free == FORBID:
                verbs = _CHECK
        if closed == NONE:
            most = betting.max_raise_to(table, house, seat)
            max_to[at] = most
            min_to[at] = min(betting.min_raise_to(table, house), most)
            verbs |= _RAISE if table.price > 0 else _BET
        else:
            refusals[at] = closed
        mask[at] = verbs


@compiled
def step(
    data: Any,
    house: Any,
    made: Any,
    verbs: Any,
    totals: Any,
    codes: Any,
    what: int,
    stacks: Any,
    seed: int,
    places: Any,
    tables: int,
    hands: Any,
) -> None:
    """Acts at every table. `what`: 0 leaves hands whose betting is over, 1 pays them, 2 also deals the next."""
    room = np.zeros(1, ROOM)[0]
    for at in range(len(data)):
        table = data[at]
        codes[at] = play.act(table, house, verbs[at], totals[at])
        if what > 0 and table.street >= SHOWDOWN and not table.settled:
            play.settle(table, house, room, made)
            if what > 1:
                for seat in range(table.seats):
                    table.stack[seat] = stacks[at, seat]
                next_hand(table, house, seed, hands[at] * tables + places[at], room)
                hands[at] += 1


@compiled
def settle(data: Any, house: Any, due: Any, made: Any) -> None:
    """Pays where `due` says so."""
    room = np.zeros(1, ROOM)[0]
    for at in range(len(data)):
        if due[at]:
            play.settle(data[at], house, room, made)
