"""The ledger, the closing gate, and what is paid."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.table.session import commands as c
from floorman.table.session.evolve_hand import rake_shares
from floorman.table.session.ledger import imbalance, round_nets
from floorman.table.session.refusal import SessionRefusal
from tests.table.session.nights import night, refused, why


def test_in_out_and_net_of_everybody_sum_to_zero() -> None:
    table = night("Ann:200 Bo:200 Cy:200").begin().line("r6 c f | x b6 c | x x | x x").award(0, "Bo").leave("Cy").close()
    found = table.results
    assert found is not None
    assert {row.player: (row.bought_in, row.cashed_out, row.net) for row in found.rows} == {
        "Ann": (200, 188, -12),
        "Bo": (200, 214, 14),
        "Cy": (200, 198, -2),
    }
    assert [tuple(payment) for payment in found.settle_up.payments] == [("Ann", "Bo", 12), ("Cy", "Bo", 2)]
    assert found.settle_up.exact


def test_before_the_night_is_closed_there_are_no_results() -> None:
    assert night("Ann:200 Bo:200").results is None


def test_who_never_had_chips_has_no_row() -> None:
    table = night("Ann:200 Bo")
    assert [row.player for row in table.ledger] == ["Ann"]


def test_chips_counted_must_be_chips_issued_or_somebody_bears_the_difference() -> None:
    table = night("Ann:200 Bo:200")
    off = refused(table, c.CloseNight("Ann", (("Ann", 150), ("Bo", 240))))
    assert off.numbers == {"counted": 390, "issued": 400, "difference": -10}
    assert why(table, c.CloseNight("Ann", (("Ann", 150), ("Bo", 240)), "nobody")) == SessionRefusal.COUNT_OFF
    table.close({"Ann": 150, "Bo": 240}, bearer="Bo")
    assert imbalance(table.state) == 0
    found = table.results
    assert found is not None
    assert found.nets == {"Ann": -50, "Bo": 50}


def test_corrections_that_do_not_cancel_show_at_the_gate() -> None:
    table = night("Ann:200 Bo:200").ask(c.SetStackRight("Ann", "Bo", 220, "found some"))
    assert refused(table, c.CloseNight("Ann", (("Ann", 200), ("Bo", 220)))).numbers["difference"] == 20
    table.close(bearer="Ann")
    found = table.results
    assert found is not None
    assert found.nets == {"Ann": -20, "Bo": 20}


def test_a_bearer_is_not_asked_for_where_the_count_is_right() -> None:
    table = night("Ann:200 Bo:200").close(bearer="Bo")
    assert table.state.closed is not None
    assert (table.state.closed.bearer, table.state.guests["Bo"].borne) == ("", 0)


def test_everybody_with_chips_is_counted_once() -> None:
    table = night("Ann:200 Bo:200 Cy")
    assert refused(table, c.CloseNight("Ann", (("Ann", 400),))).numbers == {"names": ("Bo",)}
    assert why(table, c.CloseNight("Ann", (("Ann", 200), ("Ann", 200), ("Bo", 0)))) == SessionRefusal.NOT_SEATED
    assert why(table, c.CloseNight("Ann", (("Ann", 200), ("Bo", 200), ("x", 0)))) == SessionRefusal.NOT_SEATED
    assert why(table, c.CloseNight("Bo", ())) == SessionRefusal.HOST_ONLY


@pytest.mark.parametrize("chips", [-1, 1.5, True, "9"])
def test_only_whole_chips_are_counted(chips: Any) -> None:
    assert why(night("Ann:200 Bo:200"), c.CloseNight("Ann", (("Ann", chips), ("Bo", 200)))) == SessionRefusal.NOT_CHIPS


def test_a_night_closes_between_hands_and_then_nothing_more_happens() -> None:
    table = night("Ann:200 Bo:200").begin()
    assert why(table, c.CloseNight("Ann", (("Ann", 200), ("Bo", 200)))) == SessionRefusal.HAND_RUNNING
    table.line("f").close()
    assert why(table, c.Undo("Ann")) == SessionRefusal.NIGHT_CLOSED
    assert why(table, c.Join("x", "Cy")) == SessionRefusal.NIGHT_CLOSED


def test_the_rake_is_shared_by_what_each_put_in_and_held_by_the_host() -> None:
    table = night("Ann:200 Bo:200 Cy:200", rake_per_mille=100).begin().line("r20 c f | x x | x x | x x").award(0, "Bo")
    assert {row.player: row.rake for row in table.ledger} == {"Ann": 2, "Bo": 2, "Cy": 0}
    assert imbalance(table.state) == 0
    table.close()
    found = table.results
    assert found is not None
    assert found.house_take == 4
    assert sum(found.nets.values()) == 0
    assert found.nets["Ann"] == -20 + 4


def test_the_host_who_does_not_play_holds_the_rake_all_the_same() -> None:
    table = night("Host Ann:200 Bo:200", rake_per_mille=100).begin().line("r20 c | x x | x x | x x").award(0, "Bo").close()
    found = table.results
    assert found is not None
    assert found.nets["Host"] == 4


def test_of_a_rake_that_does_not_divide_the_largest_rest_pays_the_odd_chip() -> None:
    table = night("Ann:200 Bo:200 Cy:200", rake_per_mille=100).begin().line("r30 c f | x x | x x | x x").award(0, "Bo")
    table.hand.rake = 5
    table.hand.record.put_in[:3] = [60, 30, 10]
    assert rake_shares(table.hand) == [3, 2, 0]
    table.hand.record.put_in[:3] = [0, 0, 0]
    assert rake_shares(table.hand) == [2, 2, 1]


def test_a_time_charge_is_taken_every_hand_but_nobodys_last_chip() -> None:
    table = night("Ann:100 Bo:100 Cy:2", time_charge=2).begin()
    assert [row.time for row in table.ledger] == [2, 2, 0]
    assert imbalance(table.state) == 0


def test_the_time_charge_of_a_void_hand_goes_back_and_is_due_again_if_the_void_is_taken_back() -> None:
    table = night("Ann:100 Bo:100 Cy:2", time_charge=2).begin().line("r6")
    taken = []
    for step in ("void", "undo", "void", "begin"):
        getattr(table, step)(*(["misdeal"] if step == "void" else []))
        taken.append([row.time for row in table.ledger])
        assert imbalance(table.state) == 0
    assert taken == [[0, 0, 0], [2, 2, 0], [0, 0, 0], [2, 2, 0]]


def test_the_clock_runs_on_over_a_void_hand() -> None:
    table = night("Ann:100 Bo:100", time_charge=2, time_charge_minutes=60).begin(instant=0).line("f").begin(instant=4000).void("misdeal")
    assert [row.time for row in table.ledger] == [2, 2]


def test_a_time_charge_by_the_clock_starts_with_the_first_hand() -> None:
    table = night("Ann:100 Bo:100", time_charge=2, time_charge_minutes=60)
    taken = []
    for instant in (1000, 2000, 4600, 5000):
        table.begin(instant=instant).line("f")
        taken.append(sum(row.time for row in table.ledger))
    assert taken == [0, 0, 4, 4]
    assert imbalance(table.state) == 0


def test_payments_are_rounded_to_the_unit_and_still_sum_to_zero() -> None:
    assert round_nets({"A": 105, "B": -52, "C": -53}, 10) == {"A": 100, "B": -50, "C": -50}
    assert round_nets({"A": 7, "B": -7}, 1) == {"A": 7, "B": -7}


@given(st.lists(st.integers(-10_000, 10_000), min_size=1, max_size=12), st.integers(1, 500))
def test_rounding_moves_nobody_by_as_much_as_a_unit(nets: list[int], unit: int) -> None:
    nets = [*nets, -sum(nets)]
    before = {str(i): net for i, net in enumerate(nets)}
    rounded = round_nets(before, unit)
    assert sum(rounded.values()) == 0
    assert all(abs(rounded[name] - net) < unit and rounded[name] % unit == 0 for name, net in before.items())
