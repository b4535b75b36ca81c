"""The guest list and the chairs."""

from typing import Any

import pytest

from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.night import Night
from floorman.table.session.refusal import RefusedAtTheFloor, SessionRefusal
from floorman.table.session.state import Standing
from tests.table.session.nights import night, refused, why


def test_a_name_is_nobody_elses() -> None:
    table = night("Ann:100 Bo:100")
    assert why(table, c.Join("x", " ann ")) == SessionRefusal.NAME_TAKEN
    assert why(table, c.Join("x", "   ")) == SessionRefusal.NAME_EMPTY
    assert why(table, c.Join("x", "x" * 41)) == SessionRefusal.NAME_EMPTY
    assert why(table, c.Join("", "Cy")) == SessionRefusal.NOT_A_GUEST
    assert why(table, c.Join("Bo", "Cy")) == SessionRefusal.ALREADY_A_GUEST
    assert why(table, c.Rename("Bo", "Bo", "ANN")) == SessionRefusal.NAME_TAKEN


def test_a_new_name_keeps_the_id_and_the_running_hand() -> None:
    table = night("Ann:100 Bo:100").begin()
    table.ask(c.Rename("Bo", "Bo", " Bob "))
    assert table.state.guests["Bo"].name == "Bob"
    assert "Bo" in table.hand.names
    assert why(table, c.Rename("Bo", "Ann", "X")) == SessionRefusal.NOT_YOURS


def test_nobody_joins_a_locked_room_but_whom_the_host_brings() -> None:
    table = night("Ann:100 Bo:100").ask(c.LockRoom("Ann"))
    assert why(table, c.Join("x", "Cy")) == SessionRefusal.ROOM_LOCKED
    assert why(table, c.AddGuest("Bo", "x", "Cy")) == SessionRefusal.ROOM_LOCKED
    table.ask(c.AddGuest("Ann", "gran", "Grandma"))
    assert why(table, c.LockRoom("Ann")) == SessionRefusal.ALREADY_SO
    assert why(table, c.LockRoom("Bo")) == SessionRefusal.HOST_ONLY
    table.ask(c.LockRoom("Ann", False)).ask(c.Join("x", "Cy"))


def test_the_keeper_acts_for_a_seat_without_a_phone() -> None:
    table = night("Ann:100 Bo:100").ask(c.AddGuest("Bo", "gran", "Grandma"))
    table.ask(c.TakeSeat("Bo", "gran", 5)).ask(c.AskChips("Bo", "gran", 50))
    assert table.stacks["gran"] == 50
    table.ask(c.Join("x", "Cy"))
    assert why(table, c.SitOut("x", "gran")) == SessionRefusal.NOT_YOURS
    assert why(night("Ann:100", phoneless=False), c.AddGuest("Ann", "gran", "Grandma")) == SessionRefusal.NO_PHONELESS_SEATS


def test_who_is_not_on_the_guest_list_asks_for_nothing() -> None:
    table = night("Ann:100 Bo:100")
    assert why(table, c.TakeSeat("x", "x", 5)) == SessionRefusal.NOT_A_GUEST
    assert why(table, c.TakeSeat("Ann", "x", 5)) == SessionRefusal.NOT_A_GUEST


@pytest.mark.parametrize("chair", [-1, 10, 1.0, True, "1", None])
def test_only_chairs_that_are_there_can_be_taken(chair: Any) -> None:
    table = night("Ann:100 Bo:100").ask(c.Join("x", "Cy"))
    assert why(table, c.TakeSeat("x", "x", chair)) == SessionRefusal.NO_SUCH_CHAIR


def test_one_chair_for_one_player() -> None:
    table = night("Ann:100 Bo:100").ask(c.Join("x", "Cy"))
    assert refused(table, c.TakeSeat("x", "x", 1)).numbers == {"chair": 1, "name": "Bo"}
    assert why(table, c.TakeSeat("Bo", "Bo", 4)) == SessionRefusal.ALREADY_SEATED


def test_a_move_is_for_between_hands() -> None:
    table = night("Ann:100 Bo:100 Cy:100").ask(c.MoveSeat("Cy", "Cy", 5))
    assert table.state.guests["Cy"].chair == 5
    table.begin()
    assert why(table, c.MoveSeat("Cy", "Cy", 6)) == SessionRefusal.IN_A_HAND
    table.ask(c.Join("x", "Dee"))
    assert why(table, c.MoveSeat("x", "x", 6)) == SessionRefusal.NOT_SEATED
    assert why(table, c.MoveSeat("Cy", "Cy", 0)) == SessionRefusal.CHAIR_TAKEN


def test_sitting_out_begins_with_the_next_hand() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().sit_out("Ann")
    assert table.to_act == "Ann"
    assert table.state.standing("Ann") == Standing.IN_HAND
    assert why(table, c.SitOut("Ann", "Ann")) == SessionRefusal.ALREADY_SITTING_OUT
    table.line("f f").begin()
    assert set(table.state.players) == {"Bo", "Cy"}
    assert table.state.standing("Ann") == Standing.SITTING_OUT


def test_leaving_between_hands_is_a_cash_out_and_frees_the_chair() -> None:
    table = night("Ann:100 Bo:100").leave("Bo")
    assert table.state.chairs[1] == ""
    assert table.state.standing("Bo") == Standing.GUEST
    assert table.state.guests["Bo"].cashed_out == 100
    assert why(table, c.Leave("Bo", "Bo")) == SessionRefusal.NOT_SEATED


def test_who_leaves_in_a_hand_is_folded_when_it_is_his_turn() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin()
    table.leave("Bo")
    assert table.to_act == "Ann"
    table.act("raise", 6)
    assert table.to_act == "Cy"
    assert table.hand.record.folded[table.seat("Bo")]
    assert table.state.standing("Bo") == Standing.LEAVING
    table.act("fold").begin()
    assert table.state.guests["Bo"].cashed_out == 99
    assert table.state.chairs[1] == ""


def test_who_leaves_on_his_own_turn_is_folded_at_once() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().leave("Ann")
    assert table.to_act == "Bo"
    assert why(table, c.Leave("Ann", "Ann")) == SessionRefusal.ALREADY_LEAVING


def test_who_leaves_all_in_still_wins_what_he_can_win() -> None:
    table = night("Ann:100 Bo:50 Cy:100").begin().line("c a").leave("Bo").line("c c | x x | x x | x x")
    table.award(0, "Bo")
    table.ask(c.Leave("Bo", "Bo"))
    assert table.state.guests["Bo"].cashed_out == 150


def test_a_leaver_checks_where_folding_for_free_is_forbidden() -> None:
    table = night("Ann:100 Bo:100", options={"fold_when_check_free": "forbid"}).begin().line("c")
    table.leave("Bo")
    assert table.hand.phase.name == "DEALING"
    assert not table.hand.record.folded[table.seat("Bo")]


def test_who_wanted_to_leave_may_stay_after_all_but_not_who_was_kicked() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().leave("Bo").come_back("Bo").act("call")
    assert table.to_act == "Bo"
    table.ask(c.Kick("Ann", "Bo"))
    assert why(table, c.ComeBack("Bo", "Bo")) == SessionRefusal.KICKED
    assert why(table, c.ComeBack("Bo", "Cy")) == SessionRefusal.NOT_YOURS


def test_kicking_is_the_hosts_and_nobody_kicks_the_host() -> None:
    table = night("Ann:100 Bo:100 Cy:100")
    assert why(table, c.Kick("Bo", "Cy")) == SessionRefusal.HOST_ONLY
    assert why(table, c.Kick("Ann", "Ann")) == SessionRefusal.HOST_CANNOT_BE_KICKED
    table.ask(c.Kick("Ann", "Cy"))
    assert why(table, c.TakeSeat("Cy", "Cy", 4)) == SessionRefusal.KICKED
    table.ask(c.TakeSeat("Ann", "Cy", 4))
    assert not table.state.guests["Cy"].kicked


def test_a_leaver_may_be_kicked_on_top() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().leave("Bo").ask(c.Kick("Ann", "Bo"))
    assert table.state.guests["Bo"].kicked
    assert why(table, c.Kick("Ann", "Bo")) == SessionRefusal.ALREADY_LEAVING


def test_a_leavers_chair_can_be_taken_once_his_hand_is_over() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().leave("Bo").ask(c.Join("x", "Dee"))
    assert why(table, c.TakeSeat("x", "x", 1)) == SessionRefusal.CHAIR_TAKEN
    table.line("f").ask(c.TakeSeat("x", "x", 1))
    assert table.state.chairs[1] == "x"
    assert isinstance(table.events[-2], s.CashedOut)


def test_a_players_standing_is_one_thing_at_a_time() -> None:
    table = night("Ann:100 Bo:100 Cy")
    assert table.state.standing("Cy") == Standing.BUSTED
    table.buy("Cy", 100)
    assert table.state.standing("Cy") == Standing.READY
    table.begin().sit("Dee", 7, 100)
    assert table.state.standing("Dee") == Standing.WAITING
    table.come_back("Dee", post=True)
    assert table.state.standing("Dee") == Standing.READY


def test_what_is_refused_raises_in_a_notebook() -> None:
    with pytest.raises(RefusedAtTheFloor, match="chair_taken"):
        night("Ann:100 Bo@0:100")


def test_who_is_on_his_way_out_takes_no_other_chair_nor_his_own_again() -> None:
    played = Night(seats=6, small_blind=1, big_blind=2)
    for chair, name in enumerate(("Ann", "Bo", "Cy")):
        played.sit(name, chair, 200)
    played.begin().ask(c.Kick("Host", "Bo"))
    while played.to_act is not None:
        played.act("fold")
    for chair in (1, 5):
        with pytest.raises(RefusedAtTheFloor) as caught:
            played.ask(c.MoveSeat("Bo", "Bo", chair))
        assert caught.value.refused.refusal == SessionRefusal.ALREADY_LEAVING
