"""The graph of a night."""

import pytest

from floorman.table.session import commands as c
from floorman.table.session.evolve import fold
from floorman.table.session.graph import graph
from floorman.table.session.ledger import ledger
from tests.table.session.nights import fold_round, night
from tests.table.session.random_nights import RandomNight


def test_everybody_has_a_point_after_every_hand() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().line("r30 f f").begin().line("f f")
    assert graph(table.events) == {"Ann": [3, 4], "Bo": [-1, -1], "Cy": [-2, -3]}


def test_before_the_first_hand_there_is_one_point_where_the_night_stands() -> None:
    assert graph(night("Ann:100 Bo:100").events) == {"Ann": [0], "Bo": [0]}


def test_a_running_hand_has_no_point_yet() -> None:
    table = night("Ann:100 Bo:100").begin()
    assert graph(table.events) == {"Ann": [], "Bo": []}
    table.line("f").begin()
    assert [len(line) for line in graph(table.events).values()] == [1, 1]


def test_who_comes_later_stood_at_zero_before() -> None:
    table = fold_round(night("Ann:100 Bo:100")).sit("Cy", 4, 50)
    assert graph(table.events)["Cy"] == [0]


def test_a_hand_taken_back_has_no_point_and_a_void_one_is_flat() -> None:
    table = night("Ann:100 Bo:100").begin().line("r10 f")
    assert graph(table.events) == {"Ann": [2], "Bo": [-2]}
    table.undo()
    assert graph(table.events) == {"Ann": [], "Bo": []}
    table.void("misdeal").begin().line("f")
    assert graph(table.events) == {"Ann": [0, -1], "Bo": [0, 1]}


def test_what_changes_after_the_last_hand_is_a_point_of_its_own() -> None:
    table = fold_round(night("Ann:100 Bo:100")).ask(c.SetStackRight("Ann", "Bo", 131, "counted again"))
    assert graph(table.events) == {"Ann": [-1, -1], "Bo": [1, 31]}
    table.close({"Ann": 99, "Bo": 131}, bearer="Bo")
    assert graph(table.events) == {"Ann": [-1], "Bo": [1]}


def test_a_count_that_moves_chips_is_a_point_of_its_own() -> None:
    table = fold_round(night("Ann:100 Bo:100")).close({"Ann": 79, "Bo": 121})
    assert graph(table.events) == {"Ann": [-1, -21], "Bo": [1, 21]}


@pytest.mark.parametrize("seed", range(12))
def test_the_last_point_is_the_ledger_and_every_point_sums_to_what_the_house_took(seed: int) -> None:
    log = RandomNight(3000 + seed, approval=False).play(8).log
    lines, rows = graph(log), ledger(fold(log))
    assert {row.player: row.net for row in rows} == {player: line[-1] for player, line in lines.items()}
    assert sum(line[-1] for line in lines.values()) == -sum(row.rake + row.time for row in rows)


@pytest.mark.parametrize("seed", range(6))
def test_every_point_is_the_ledger_of_that_moment(seed: int) -> None:
    """Law 2, on every part of a night that ends between two hands."""
    log = RandomNight(4000 + seed).play(5).log
    for count in range(1, len(log) + 1):
        state = fold(log[:count])
        if state.live is None:
            now = ledger(state)
            lines = graph(log[:count])
            assert sum(line[-1] for line in lines.values()) == sum(row.net for row in now)
            if state.closed is None:
                assert sum(row.net for row in now) == sum(row.corrected - row.rake - row.time for row in now)
