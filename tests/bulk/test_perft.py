"""Compiled, the betting lines below a position are as many as the memoised walk of `table.perft` finds."""

from random import Random
from typing import Any

import pytest

from floorman.bulk.counting import UNLIMITED, Count, perft
from floorman.bulk.record import Room
from floorman.bulk.stakes import stakes_of
from floorman.rules.house import PRESETS
from floorman.rules.record import HandRecord
from floorman.table import perft as walked
from floorman.table.hand import Hand
from tests.bulk.playing import begin, random_house, record_of
from tests.bulk.test_same_hands import DEFAULTS

pytestmark = pytest.mark.untraced


def position(*stacks: int, blinds: tuple[int, int] = (1, 2), **terms: Any) -> HandRecord:
    return Hand({"ABCDEFGHIJ"[seat]: stack for seat, stack in enumerate(stacks)}, blinds=blinds, **terms).state.record


def both(hand: HandRecord, house: Any, **terms: Any) -> tuple[Count, Count]:
    threads = terms.pop("threads", 1)
    return perft(hand, house, threads=threads, **terms), Count(*walked.perft(hand, house, **terms))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("stacks", [(6, 6), (2, 1), (3, 5, 7), (7, 5, 3), (5, 9, 13), (3, 5, 9, 9), (1, 1, 1, 1, 4)], ids=str)
def test_lines_below_a_position_are_as_many_as_the_rules_walk(stacks: tuple[int, ...], preset: str) -> None:
    house = PRESETS[preset]
    hand = position(*stacks, house=house)
    before = hand.copy()
    ours, theirs = both(hand, house)
    assert ours == theirs
    assert hand == before, "the position stays as it was"


def test_known_numbers() -> None:
    assert perft(position(6, 6), PRESETS["house"])[:2] == (178, 322)
    counts = {name: perft(position(3, 5, 7, house=house), house).leaves for name, house in PRESETS.items()}
    assert (counts["tda"], counts["house"]) == (522, 606)


@pytest.mark.parametrize("depth", [0, 1, 2, 3, 5, UNLIMITED])
@pytest.mark.parametrize("settle", [False, True])
@pytest.mark.parametrize("threads", [1, 2])
def test_depth_settlement_and_threads_give_the_same_count(depth: int, settle: bool, threads: int) -> None:
    for house in PRESETS.values():
        ours, theirs = both(position(3, 7, 5, house=house), house, depth=depth, settle=settle, threads=threads)
        assert ours == theirs


def test_houses_and_stakes_of_all_kinds_are_counted_alike() -> None:
    for seed in range(60):
        random = Random(seed)
        seats = random.randint(2, 4)
        stacks = [random.randint(1, 7 if seats < 4 else 4) for _ in range(seats)]
        terms: dict[str, Any] = {"seats": seats, "stacks": stacks, "house": random_house(random)}
        terms |= {"game": random.choice(["NL", "PL", "FL"]), "ante": random.choice([0, 1])}
        terms |= {"blinds": random.choice([(1, 2), (1, 1), (0, 2)])}
        stakes = stakes_of(1, **(DEFAULTS | terms))
        record = record_of(stakes.rows[0])
        begin(record, stakes.house, Room(), stacks, seed, 0)
        hand = HandRecord()
        for name in HandRecord.__slots__:
            setattr(hand, name, getattr(record, name))
        settle = seats < 4
        assert perft(hand, stakes.house, settle=settle) == Count(*walked.perft(hand, stakes.house, settle=settle)), terms


def test_progress_counts_the_parts_up_to_all_of_them() -> None:
    house, told = PRESETS["house"], []

    def note(done: int, parts: int) -> None:
        told.append((done, parts))

    alone = perft(position(9, 9), house)
    assert perft(position(9, 9), house, progress=note) == alone
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]
    assert len(told) > 10


@pytest.mark.long
@pytest.mark.parametrize("preset", ["house", "tda"])
def test_more_than_a_hundred_million_lines_are_as_many_as_the_memoised_walk_finds(preset: str) -> None:
    house = PRESETS[preset]
    hand = position(21, 19, 20, house=house)
    theirs = walked.perft(hand, house)
    assert theirs.leaves >= 10**8
    assert perft(hand, house, threads=2)[:2] == theirs[:2]
