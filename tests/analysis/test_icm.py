"""ICM: published values, laws, and one source interpreted and compiled."""

import json
from itertools import pairwise, permutations
from math import inf
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.analysis import AnalysisError, icm
from floorman.analysis.prizes import fill
from floorman.analysis.prizes_compiled import compiled_shares

CHIPS = st.lists(st.integers(0, 5000), min_size=1, max_size=7).filter(any)
PRIZES = st.lists(st.integers(0, 1000), max_size=9)


def by_every_order(stacks: list[int], prizes: list[int]) -> list[float]:
    """Every order in which players can finish, with its chance."""
    worth = [0.0] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = 1.0, sum(stacks)
        for player in order:
            chance *= stacks[player] / left
            left -= stacks[player]
        for player, prize in zip(order, prizes, strict=False):
            worth[player] += chance * prize
    return worth


def test_the_cases_of_the_conformance_suite() -> None:
    cases = json.loads((Path(__file__).parents[2] / "conformance" / "icm.json").read_text(encoding="utf-8"))
    for case in cases:
        found = icm(case["setup"]["stacks"], case["setup"]["payouts"])
        assert found == pytest.approx(case["expected"]["equity"], abs=0.005)


def test_two_players_share_by_chips_beyond_the_second_prize() -> None:
    assert icm([75, 25], [60, 40]) == pytest.approx([55, 45])


def test_it_is_the_chance_of_every_order_of_finish() -> None:
    stacks, prizes = [5000, 3000, 1500, 400, 100], [50, 30, 20]
    assert icm(stacks, prizes) == pytest.approx(by_every_order(stacks, prizes))


@settings(max_examples=100, deadline=None)
@given(CHIPS, PRIZES)
def test_the_shares_are_the_prizes(stacks: list[int], prizes: list[int]) -> None:
    found = icm(stacks, prizes)
    assert sum(found) == pytest.approx(sum(prizes[: len(stacks)]))
    assert all(share >= 0 for share in found)


@settings(max_examples=50, deadline=None)
@given(CHIPS, PRIZES)
def test_more_chips_are_never_worth_less(stacks: list[int], prizes: list[int]) -> None:
    found = icm(stacks, sorted(prizes, reverse=True))
    order = sorted(range(len(stacks)), key=lambda player: stacks[player])
    assert all(found[low] <= found[high] + 1e-6 for low, high in pairwise(order))


def test_interpreted_and_compiled_are_one() -> None:
    chips, prizes = [5.0, 3.0, 1.5, 0.4, 7.0], [50.0, 30.0, 20.0, 0.0, 0.0]
    worth, chance = [0.0] * 5, [1.0] + [0.0] * 31
    fill(chips, prizes, 3, chance, worth)
    assert compiled_shares(chips, prizes, 3) == pytest.approx(worth)


def test_twenty_players() -> None:
    found = icm([100] * 20, [100, 60, 40])
    assert found == pytest.approx([10] * 20)
    assert sum(icm(list(range(1, 21)), list(range(20, 0, -1)))) == pytest.approx(210)


def test_who_is_out_shares_the_last_prizes() -> None:
    assert icm([60, 0, 40, 0], [50, 30, 12, 8]) == pytest.approx([42, 10, 38, 10])


@pytest.mark.parametrize(
    ("stacks", "prizes", "code"),
    [
        ([], [1], "no_stacks"),
        ([0, 0], [1], "no_chips"),
        ([1] * 21, [1], "wrong_players"),
        ([1, -1], [1], "bad_number"),
        ([1, 2], [inf], "bad_number"),
        ([1, "2"], [1], "bad_number"),
        ([True, 2], [1], "bad_number"),
    ],
)
def test_what_is_no_table_is_refused(stacks: list[float], prizes: list[float], code: str) -> None:
    with pytest.raises(AnalysisError) as error:
        icm(stacks, prizes)
    assert error.value.code == code
