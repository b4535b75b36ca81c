"""The rules are written once and run two ways: interpreted, and compiled by Numba from the same functions."""

import inspect
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import pytest
from numba.extending import register_jitable

from floorman.rules import betting, button, floor, irregular, posts, pots, ranking, showdown, streets
from floorman.rules.house import PRESETS, HouseRules
from floorman.rules.record import FIELDS, MAX_SEATS, HandRecord
from tests.both_ways import driver

RULE_MODULES = (betting, button, floor, irregular, posts, pots, ranking, showdown, streets)
HANDS = 100_000
pytestmark = pytest.mark.untraced  # a hundred thousand hands are no place to count lines


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The plain functions that a module defines itself."""
    return [f for f in vars(module).values() if inspect.isfunction(f) and f.__module__ == module.__name__]


RULE_FUNCTIONS = [f for module in RULE_MODULES for f in functions_of(module)]
for _function in [*RULE_FUNCTIONS, *functions_of(driver)]:
    register_jitable(_function)

HAND = np.dtype([(f.name, f.kind, (MAX_SEATS,)) if f.per_seat else (f.name, f.kind) for f in FIELDS])
HOUSE = np.dtype([(name, "i8") for name in HouseRules._fields])


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def play_all(hands: Any, houses: Any, which: Any, seeds: Any, seen: Any, deck: Any, strength: Any, payout: Any) -> None:
    state: Any = np.zeros(1, np.int64)
    for i in range(len(hands)):
        payout[:] = 0
        driver.play(hands[i], houses[which[i]], seeds[i], state, deck, strength, payout, seen[i])


def random_houses(count: int, seed: int) -> list[HouseRules]:
    """The presets, and houses with random answers to every question."""
    random = Random(seed)
    houses = list(PRESETS.values())
    while len(houses) < count:
        base = random.choice(list(PRESETS.values()))
        changes: dict[str, Any] = {"rake_per_mille": random.choice([0, 0, 50]), "limit_raise_cap": random.choice([0, 3, 4])}
        for name, value in base._asdict().items():
            kind: Any = type(value)
            if kind is not int and random.random() < 0.5:
                changes[name] = random.choice(list(kind))
        houses.append(base._replace(**changes))
    return houses


@pytest.fixture(scope="module")
def both() -> tuple[Any, list[HandRecord], Any, list[list[int]]]:
    """100,000 hands played compiled and interpreted: records and what was seen."""
    houses = random_houses(60, seed=7)
    rows = np.array([tuple(int(v) for v in h) for h in houses], HOUSE)
    which = np.array([i % len(houses) for i in range(HANDS)])
    seeds = np.array([Random(i).randrange(1, 2**31) for i in range(HANDS)])
    compiled, seen = np.zeros(HANDS, HAND), np.zeros((HANDS, 4), np.int64)
    play_all(compiled, rows, which, seeds, seen, np.zeros(52, np.int64), np.zeros(32, np.int64), np.zeros(MAX_SEATS, np.int64))
    records, notes = [], []
    for i in range(HANDS):
        hand, saw = HandRecord(), [0, 0, 0, 0]
        driver.play(hand, houses[which[i]], int(seeds[i]), [0], [0] * 52, [0] * 32, [0] * MAX_SEATS, saw)
        records.append(hand)
        notes.append(saw)
    return compiled, records, seen, notes


def test_a_hundred_thousand_hands_are_equal_in_every_number(both: Any) -> None:
    compiled, records, seen, notes = both
    assert seen.tolist() == notes
    for name, per_seat in ((f.name, f.per_seat) for f in FIELDS):
        column = compiled[name].tolist()
        ours = [getattr(record, name) for record in records]
        for hand, (theirs, mine) in enumerate(zip(column, ours, strict=True)):
            assert theirs == (list(mine) if per_seat else mine), (hand, name)


def test_no_chip_is_made_or_lost_in_any_of_them(both: Any) -> None:
    _, _, seen, _ = both
    assert (seen[:, driver.TOTAL] > 0).all()


def test_the_hands_ask_much_and_are_refused_much(both: Any) -> None:
    _, _, seen, _ = both
    assert seen[:, driver.STEPS].sum() > 5 * HANDS
    assert seen[:, driver.REFUSED].sum() > 3 * HANDS
