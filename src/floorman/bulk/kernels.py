"""The loops over tables: each asks `play` and `rules` for one table after the other. Compiled at their first call."""

from typing import Any

from floorman.bulk import play
from floorman.bulk.chance import random_state
from floorman.bulk.compiled import compilable, compiled
from floorman.bulk.record import TableRecord
from floorman.rules import betting
from floorman.rules.house import FoldWhenFree, HouseRules
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, NONE, RAISE
from floorman.rules.streets import SHOWDOWN

FORBID = FoldWhenFree.FORBID
_FOLD, _CHECK, _CALL, _BET, _RAISE = (1 << verb for verb in (FOLD, CHECK, CALL, BET, RAISE))


@compilable
def next_hand(table: TableRecord, house: HouseRules, seed: int, place: int, tables: int, hands: Any, at: int, deck: Any) -> None:
    """The next hand of a table: hand k of table i out of n is number `k * n + i` of the seed."""
    table.random = random_state(seed, hands[at] * tables + place)
    hands[at] += 1
    play.begin(table, house, deck)


@compiled
def deal(data: Any, house: Any, seed: int, places: Any, tables: int, hands: Any, where: Any) -> None:
    """Begins a hand where `where` says so."""
    deck, _, _, _ = play.room()
    for at in range(len(data)):
        if where[at]:
            next_hand(data[at], house, seed, places[at], tables, hands, at, deck)


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
    data: Any, house: Any, verbs: Any, totals: Any, codes: Any, what: int, stacks: Any, seed: int, places: Any, tables: int, hands: Any
) -> None:
    """Acts at every table. `what`: 0 leaves hands whose betting is over, 1 pays them, 2 also deals the next from `stacks`."""
    deck, strength, best, order = play.room()
    for at in range(len(data)):
        table = data[at]
        codes[at] = play.act(table, house, verbs[at], totals[at])
        if what > 0 and table.street >= SHOWDOWN and not table.settled:
            play.settle(table, house, strength, best, order)
            if what > 1:
                for seat in range(table.seats):
                    table.stack[seat] = stacks[at, seat]
                next_hand(table, house, seed, places[at], tables, hands, at, deck)


@compiled
def settle(data: Any, house: Any, due: Any) -> None:
    """Pays where `due` says so."""
    _, strength, best, order = play.room()
    for at in range(len(data)):
        if due[at]:
            play.settle(data[at], house, strength, best, order)
