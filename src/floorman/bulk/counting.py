"""Every betting line of a hand, counted one by one in compiled code: the same tree as `table.perft`, without its memory of openings.

Laws
1. A leaf, a node, an outcome and the digest are those of `table.perft`: the two agree on every position.
2. Every line is walked and every action judged by `rules/`; nothing is looked up.
3. The sum over the parts of any split is the count of the whole, so that threads and machines may share it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from floorman.bulk.compiled import compilable, compiled
from floorman.bulk.record import house_row
from floorman.bulk.spread import spread
from floorman.rules import betting, pots, streets
from floorman.rules.house import FoldedOnlyLayer, HouseRules
from floorman.rules.record import FIELDS, MAX_SEATS, NOBODY, HandRecord
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, NONE, RAISE
from floorman.rules.streets import SHOWDOWN

UNLIMITED = -1
HAND: Any = np.dtype([(f.name, f.kind, (MAX_SEATS,)) if f.per_seat else (f.name, f.kind) for f in FIELDS], align=True)
MERGE_DOWN = FoldedOnlyLayer.MERGE_DOWN
LEAVES, NODES, OUTCOMES, DIGEST = range(4)
_SEED, _PRIME = np.uint64(0xCBF29CE484222325), np.uint64(0x100000001B3)
_PARTS = 64  # that the tree is split into where several work on it


class Count(NamedTuple):
    """What is below a position; `outcomes` and `digest` are 0 unless the leaves were settled."""

    leaves: int
    nodes: int
    outcomes: int
    digest: int


def perft(
    hand: HandRecord,
    house: HouseRules,
    depth: int = UNLIMITED,
    settle: bool = False,
    threads: int = 1,
    scheduler: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Count:
    """Counts every line below a position, as `table.perft.perft` does. 6, 6 at 1/2: 178 leaves, 322 nodes.

    `threads` and `scheduler`: see `spread`. `progress(parts done, parts in all)` is called while several parts are counted.
    """
    several = threads > 1 or scheduler is not None or progress is not None
    total, positions = frontier(hand, house, depth, _PARTS if several else 1)
    counts = [total]
    for _, part in spread([(count_below, (row, house, left, settle)) for row, left in positions], threads, scheduler):
        counts.append(part)
        if progress is not None:
            progress(len(counts) - 1, len(positions))
    leaves, nodes, outcomes, digest = (sum(numbers) for numbers in zip(*counts, strict=True))
    return Count(leaves, nodes, outcomes, digest % 2**64)


def count_below(row: Any, house: HouseRules, depth: int, settle: bool) -> Count:
    """The count below one position, given as a row of `HAND`."""
    found = np.zeros(4, np.uint64)
    _walk(np.full(1, row, HAND), house_row(house), depth, settle, found)
    return Count(*(int(number) for number in found))


def frontier(hand: HandRecord, house: HouseRules, depth: int, parts: int) -> tuple[Count, list[tuple[Any, int]]]:
    """Positions that together hold all lines below `hand`, about `parts` of them, with the depth left, and the nodes above them."""
    waiting = [(row_of(hand), depth)]
    nodes = 0
    rules = house_row(house)
    while 0 < len(waiting) < parts:
        grown: list[tuple[Any, int]] = []
        for row, left in waiting:
            following = _following(np.full(1, row, HAND), rules) if left else np.empty(0, HAND)
            nodes += 1 if len(following) else 0
            grown += [(after, max(left - 1, UNLIMITED)) for after in following] or [(row, left)]
        if len(grown) == len(waiting):
            break
        waiting = grown
    return Count(0, nodes, 0, 0), waiting


def row_of(hand: HandRecord) -> Any:
    """An interpreted record as a row for compiled code."""
    return np.array([tuple(getattr(hand, field.name) for field in FIELDS)], HAND)[0]


@compilable
def after_action(table: Any, house: Any, verb: int, to: int) -> None:
    """The seat to act does what is known to be legal; a closed street opens the next, or `to_act` stays NOBODY at the end of the line."""
    seat = table.to_act
    if verb == FOLD:
        betting.fold(table, house, seat)
    elif verb == CHECK:
        betting.note_action(table, seat)
    elif verb == CALL:
        betting.call(table, seat)
    else:
        betting.wager(table, house, seat, to)
    table.to_act = streets.next_to_act(table, seat)
    while table.to_act == NOBODY and table.street < SHOWDOWN:
        owner, amount = streets.uncalled(table, house)
        if owner != NOBODY:
            streets.give_back(table, owner, amount)
        following = streets.street_after(table)
        if following >= SHOWDOWN:
            table.street = following
        else:
            streets.open_street(table, following)


@compilable
def first_action(table: Any, house: Any) -> tuple[int, int, int]:
    """How many actions there are without a bet or raise (fold and call, or check), and from which to which total one may bet or raise.

    Without a bet or raise: the second is above the third.
    """
    seat = table.to_act
    plain = 2 if betting.to_call(table, seat) > 0 else 1
    if betting.raise_refusal(table, house, seat) != NONE:
        return plain, 1, 0
    most = betting.max_raise_to(table, house, seat)
    return plain, min(betting.min_raise_to(table, house), most), most


@compilable
def verb_at(table: Any, plain: int, number: int) -> int:
    """The action with this number: fold, call, then raises; or check, then bets."""
    if number >= plain:
        return RAISE if table.price > 0 else BET
    if plain == 1:
        return CHECK
    return FOLD if number == 0 else CALL


@compiled
def _following(start: Any, house: Any) -> Any:
    """Every position one action later; an ended line has none."""
    table = start[0]
    if table.to_act == NOBODY:
        return np.empty(0, start.dtype)
    plain, least, most = first_action(table, house)
    actions = plain + max(most - least + 1, 0)
    found = np.empty(actions, start.dtype)
    for number in range(actions):
        found[number] = start[0]
        after_action(found[number], house, verb_at(table, plain, number), least + number - plain)
    return found


@compilable
def longest_line(table: Any) -> int:
    """More actions than any line has: every raise takes a chip at least, and each seat acts once after it and once a street."""
    deepest: int = 0
    for seat in range(table.seats):
        deepest = max(deepest, table.stack[seat])
    most: int = (deepest + 5) * table.seats
    return most


@compiled
def _walk(start: Any, house: Any, depth: int, settle: bool, found: Any) -> None:
    """Walks all lines below `start`, the last action first in memory: one record for each action of the line that is being walked."""
    line = np.empty(longest_line(start[0]) + 1, start.dtype)
    number, actions = np.zeros(len(line), np.int64), np.zeros(len(line), np.int64)
    plains, leasts = np.zeros(len(line), np.int64), np.zeros(len(line), np.int64)
    strength, order, payout = np.empty(MAX_SEATS, np.int64), np.empty(MAX_SEATS, np.int64), np.empty(MAX_SEATS, np.int64)
    for seat in range(MAX_SEATS):
        order[seat] = seat
    line[0] = start[0]
    at = 0
    entered = True
    while at >= 0:
        if entered:
            found[NODES] += np.uint64(1)
            table = line[at]
            if table.to_act == NOBODY or at == depth:
                found[LEAVES] += np.uint64(1)
                if settle and table.to_act == NOBODY:
                    settle_all(table, house, strength, order, payout, found)
                at -= 1
                entered = False
                continue
            plain, least, most = first_action(table, house)
            plains[at], leasts[at], number[at], actions[at] = plain, least, 0, plain + max(most - least + 1, 0)
        if number[at] == actions[at]:
            at -= 1
            entered = False
            continue
        chosen = number[at]
        number[at] += 1
        line[at + 1] = line[at]
        after_action(line[at + 1], house, verb_at(line[at], plains[at], chosen), leasts[at] + chosen - plains[at])
        at += 1
        entered = True


@compilable
def settle_all(table: Any, house: Any, strength: Any, order: Any, payout: Any, found: Any) -> None:
    """Pays the pots for every ranking of the live hands, ties included, and adds the digests (see `table.perft.settled`)."""
    seats = table.seats
    count = pots.make_pots(table.put_in, table.folded, seats, table.dead, MERGE_DOWN, table.pot_amount, table.pot_eligible)
    live = betting.live_seats(table)
    for seat in range(seats):
        strength[seat] = -1 if table.folded[seat] else 0
    while True:
        if without_gaps(strength, seats, live):
            for seat in range(seats):
                payout[seat] = 0
            for pot in range(count):
                pots.award(table.pot_amount[pot], table.pot_eligible[pot], strength, seats, 1, order, 1, house, payout)
            digest = _SEED
            for seat in range(seats):
                digest = (digest ^ np.uint64(table.returned[seat])) * _PRIME
                digest = (digest ^ np.uint64(payout[seat])) * _PRIME
            found[OUTCOMES] += np.uint64(1)
            found[DIGEST] += digest
        if not next_ranking(strength, seats, live):
            return


@compilable
def without_gaps(strength: Any, seats: int, live: int) -> bool:
    """Whether the places are 0 up to some number with none left out: 0, 1, 1 is a ranking, 0, 2, 2 is the same one again."""
    taken = 0
    for seat in range(seats):
        if strength[seat] >= 0:
            taken |= 1 << strength[seat]
    return taken & (taken + 1) == 0


@compilable
def next_ranking(strength: Any, seats: int, live: int) -> bool:
    """Counts the places of the live hands on, like digits below `live`; False after the last."""
    for seat in range(seats):
        if strength[seat] >= 0:
            if strength[seat] < live - 1:
                strength[seat] += 1
                return True
            strength[seat] = 0
    return False
