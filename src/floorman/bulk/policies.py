"""How the players of a simulation decide: plain functions, compiled with the rest or run as they stand.

A policy is given the table, the house and the seat to act, and answers (verb, street total of a bet or raise). It may draw random
numbers with `chance.draw`, which belong to the table. What it asks for is judged like anybody's action; a policy that asks for something
illegal ends the simulation with the refusal.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from floorman.bulk.chance import draw
from floorman.bulk.compiled import compilable
from floorman.bulk.record import TableRecord
from floorman.rules import betting
from floorman.rules.house import HouseRules
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, NONE, RAISE


@compilable
def at_random(table: TableRecord, house: HouseRules, seat: int) -> tuple[int, int]:
    """A third each: fold against a bet, check or call, bet or raise to any legal total. Where raising is closed: check or call."""
    kind = draw(table, 3)
    owed = table.price > table.street_bet[seat]
    if kind == 0 and owed:
        return FOLD, 0
    if kind == 2 and betting.raise_refusal(table, house, seat) == NONE:
        most = betting.max_raise_to(table, house, seat)
        least = min(betting.min_raise_to(table, house), most)
        return (RAISE if table.price > 0 else BET), least + draw(table, most - least + 1)
    return (CALL if owed else CHECK), 0


@compilable
def call_down(table: TableRecord, house: HouseRules, seat: int) -> tuple[int, int]:
    """Everybody sees every card: check or call."""
    return (CALL if table.price > table.street_bet[seat] else CHECK), 0


_FOLD, _CHECK, _CALL, _BET, _RAISE = (np.uint8(verb) for verb in (FOLD, CHECK, CALL, BET, RAISE))
_CALL_BIT, _RAISE_BIT = np.uint8(1 << CALL), np.uint8(1 << RAISE)

# These choose from what the rule book allows, so that what they chose is not judged a second time; a test judges it.
LAWFUL = (at_random, call_down)
POLICIES = {"random": at_random, "call": call_down}


def random_arrays(seed: int) -> Callable[[Any, Any], tuple[Any, Any]]:
    """`at_random` over arrays: a policy for `simulate(..., arrays=True)`, or for a loop of one's own around `Tables.step`.

    The policy answers (verbs uint8[n], totals int64[n]) for the `LegalArrays` of n tables; where nobody is to act it answers a check, which
    is refused.
    """
    draws = np.random.Generator(np.random.SFC64(seed))

    def policy(tables: Any, legal: Any) -> tuple[Any, Any]:
        drawn = draws.integers(0, 3 << 24, len(legal.seat), dtype=np.uint32)
        kind, part = drawn >> 24, drawn & 0xFFFFFF
        owed = (legal.mask & _CALL_BIT) > 0
        verbs = np.where(owed, np.where(kind == 0, _FOLD, _CALL), _CHECK)
        raising = (kind == 2) & (legal.max_to > 0)
        verbs = np.where(raising, np.where(legal.mask & _RAISE_BIT, _RAISE, _BET), verbs)
        above = (part * (legal.max_to - legal.min_to + 1).astype(np.int64)) >> 24
        return verbs, legal.min_to + above

    return policy
