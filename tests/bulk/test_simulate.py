"""Whole hands by the million: the same for any threads, any split and either kind of policy."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from floorman.bulk import BulkError, Result, Tables
from floorman.bulk.chance import MULTIPLIER
from floorman.bulk.simulation import BLOCK, simulate
from floorman.bulk.tables import LegalArrays
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, RAISE
from tests.bulk.playing import random_terms

pytestmark = pytest.mark.untraced
TERMS: dict[str, Any] = {"seats": 5, "stacks": [200, 13, 77, 4, 150], "house": "tda", "ante": 2, "seed": 9}
HANDS = 120_000


@pytest.fixture(scope="module")
def played() -> Result:
    return simulate("random", HANDS, **TERMS)


def equal(one: Result, other: Result) -> bool:
    return all(a.dtype == b.dtype and a.shape == b.shape and (a == b).all() for a, b in zip(one, other, strict=True))


def part(result: Result, begin: int, end: int) -> Result:
    return Result(*(array[begin:end] for array in result))


def test_every_chip_is_accounted_for_in_every_hand(played: Result) -> None:
    assert (played.net.sum(axis=1) == -played.rake).all()
    assert (played.net >= -np.array(TERMS["stacks"])).all()
    assert (played.pot > 0).all()
    assert set(np.unique(played.lying).tolist()) == {0, 3, 4, 5}
    assert (played.lying[played.showdown == 1] == 5).all()
    assert 0.2 < played.showdown.mean() < 0.95
    assert played.decisions.min() >= 0


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(played: Result, threads: int) -> None:
    assert equal(simulate("random", HANDS, threads=threads, **TERMS), played)


def test_any_split_into_parts_gives_the_same_hands(played: Result) -> None:
    for begin, end in ((0, 1), (1, 7), (7, 1_000), (BLOCK - 3, BLOCK + 3), (HANDS - 5, HANDS)):
        assert equal(simulate("random", end - begin, first=begin, **TERMS), part(played, begin, end))


def test_another_seed_gives_other_hands(played: Result) -> None:
    other = simulate("random", 1_000, **(TERMS | {"seed": 10}))
    assert (other.net != played.net[:1_000]).any(axis=1).mean() > 0.5


def test_no_hands_are_an_empty_answer() -> None:
    nothing = simulate("random", 0, **TERMS)
    assert [len(array) for array in nothing] == [0] * 6


@pytest.mark.parametrize("threads", [1, 2])
def test_progress_adds_up_to_the_hands(threads: int) -> None:
    steps: list[int] = []
    simulate("random", HANDS, threads=threads, progress=steps.append, **TERMS)
    assert sum(steps) == HANDS
    assert len(steps) == -(-HANDS // BLOCK)


# NumPy policies.


def draw(tables: Tables, where: Any, below: Any) -> Any:
    """`chance.draw` for all tables at once; the state of a table moves on where it is asked for."""
    state = tables.data["random"].astype(np.int64)
    after = MULTIPLIER * (state & 0xFFFFFFFF) + (state >> 32)
    tables.data["random"] = np.where(where, after, state)
    return ((after & 0xFFFFFFFF) ^ (after >> 32)) * below >> 32


def at_random(tables: Tables, legal: LegalArrays) -> tuple[Any, Any]:
    """`policies.at_random` over arrays, with the same random numbers."""
    acting = legal.seat >= 0
    kind = draw(tables, acting, 3)
    owed = legal.mask >> CALL & 1 == 1
    folds = acting & (kind == 0) & owed
    raises = acting & (kind == 2) & (legal.max_to > 0)
    least = legal.min_to.astype(np.int64)
    totals = np.where(raises, least + draw(tables, raises, legal.max_to - least + 1), 0)
    wager = np.where(legal.mask >> RAISE & 1 == 1, RAISE, BET)
    return np.where(folds, FOLD, np.where(raises, wager, np.where(owed, CALL, CHECK))), totals


def call_down(tables: Tables, legal: LegalArrays) -> tuple[Any, Any]:
    return np.where(legal.mask >> CALL & 1, CALL, CHECK), np.zeros(len(tables), np.int64)


def too_small(tables: Tables, legal: LegalArrays) -> tuple[Any, Any]:
    """Calls down, but in the first hand of table 3 somebody raises by one chip."""
    actions, amounts = call_down(tables, legal)
    if (tables.hands[3], legal.seat[3]) == (1, 4):
        actions[3], amounts[3] = RAISE, 3
    return actions, amounts


@pytest.mark.parametrize(("tables", "first"), [(7_000, 0), (999, 0), (50_000, 0), (64, 20_000)])
def test_a_policy_over_arrays_plays_the_hands_of_the_compiled_one(played: Result, tables: int, first: int) -> None:
    hands = 5_000 if tables == 64 else 30_000
    ours = simulate(at_random, hands, arrays=True, tables=tables, first=first, **TERMS)
    assert equal(ours, part(played, first, first + hands))


@pytest.mark.parametrize("seed", range(12))
def test_a_policy_over_arrays_plays_the_hands_of_the_compiled_one_at_any_table(seed: int) -> None:
    terms = random_terms(Random(seed)) | {"seed": seed}
    assert equal(simulate(at_random, 700, arrays=True, tables=150, **terms), simulate("random", 700, **terms))


def test_threads_change_nothing_for_a_policy_over_arrays(played: Result) -> None:
    assert equal(simulate(at_random, 10_000, arrays=True, tables=2_000, threads=2, **TERMS), part(played, 0, 10_000))


def test_progress_of_a_policy_over_arrays_adds_up_too() -> None:
    steps: list[int] = []
    simulate(call_down, 1_234, arrays=True, tables=100, progress=steps.append, **TERMS)
    assert sum(steps) == 1_234


def test_who_calls_down_sees_every_card_in_every_hand() -> None:
    result = simulate(call_down, 2_000, arrays=True, seats=3, stacks=100, seed=1)
    assert (result.lying == 5).all()
    assert (result.showdown == 1).all()
    assert (result.pot == 6).all()
    # Three equal seats win as often, within four standard deviations.
    wins = (result.net > 0).sum(axis=0)
    assert (abs(wins - wins.mean()) < 4 * (2_000 * 2 / 9) ** 0.5).all()


def test_an_illegal_action_of_a_policy_over_arrays_names_hand_action_and_refusal() -> None:
    with pytest.raises(BulkError, match="the policy asked for raise to 3 in hand 1003 and was refused: ") as refused:
        simulate(too_small, 50, arrays=True, tables=10, seats=6, seed=1, first=1_000)
    assert refused.value.code == "illegal_action"
    assert refused.value.numbers["refusal"] != "none"


# Compiled policies of one's own: each is a compilation of the whole player.


def calls_down(table: Any, house: Any, seat: int) -> tuple[int, int]:
    return (CALL if table.price > table.street_bet[seat] else CHECK), 0


def raises_one_chip(table: Any, house: Any, seat: int) -> tuple[int, int]:
    if table.decisions == 3:
        return RAISE, table.price + 1
    return calls_down(table, house, seat)


@pytest.mark.long
def test_a_compiled_policy_of_ones_own_plays_as_the_one_over_arrays() -> None:
    one, two = simulate("call", 20_000, **TERMS), simulate(call_down, 20_000, arrays=True, **TERMS)
    assert equal(one, two)
    assert equal(simulate(calls_down, 20_000, **TERMS), one)


@pytest.mark.long
def test_an_illegal_action_of_a_compiled_policy_names_hand_action_and_refusal() -> None:
    for threads in (1, 2):
        with pytest.raises(BulkError, match="the policy asked for raise to 3 in hand 70 and was refused: ") as refused:
            simulate(raises_one_chip, 100, seats=6, seed=1, first=70, threads=threads)
        assert refused.value.code == "illegal_action"


# Files.


def test_what_was_kept_in_numpys_format_comes_back(played: Result, tmp_path: Path) -> None:
    played.save(tmp_path / "hands.npz")
    with np.load(tmp_path / "hands.npz") as kept:
        assert equal(Result(**kept), played)


def test_what_was_written_as_parquet_comes_back(played: Result, tmp_path: Path) -> None:
    from pyarrow import parquet

    played.to_parquet(tmp_path / "hands.parquet")
    back = parquet.read_table(tmp_path / "hands.parquet")
    assert back.column_names == [*(f"net_{seat}" for seat in range(5)), "pot", "rake", "lying", "showdown", "decisions"]
    columns = {name: back[name].to_numpy() for name in back.column_names}
    net = np.stack([columns[f"net_{seat}"] for seat in range(5)], axis=1)
    assert equal(Result(net, *(columns[name] for name in Result._fields[1:])), played)


def test_without_pyarrow_the_package_to_install_is_named(played: Result, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BulkError, match="pip install pyarrow") as missing:
        played.to_parquet(tmp_path / "hands.parquet")
    assert missing.value.code == "missing_package"
    assert not (tmp_path / "hands.parquet").exists()
