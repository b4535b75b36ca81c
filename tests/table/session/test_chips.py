"""Buy-ins, rebuys, top-ups, and stacks set right."""

from typing import Any

import pytest

from floorman.rules.rulebook import Refusal
from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.ledger import imbalance
from floorman.table.session.night import Night
from floorman.table.session.refusal import RefusedAtTheFloor, SessionRefusal
from tests.table.session.nights import night, refused, ruled, why


def test_a_top_up_goes_up_to_the_maximum_and_the_refusal_says_by_how_much() -> None:
    """WSOP L186: 150 at a maximum of 200 leaves 50."""
    table = night("Ann:150 Bo:200", max_buy_in=200)
    no = refused(table, c.AskChips("Ann", "Ann", 100))
    assert no.refusal == SessionRefusal.ABOVE_MAXIMUM_BUY_IN
    assert no.numbers == {"name": "Ann", "asked": 100, "most": 50, "maximum": 200, "stack": 150}
    assert table.buy("Ann", 50).stacks["Ann"] == 200


def test_a_first_buy_in_has_a_minimum_and_a_top_up_has_none() -> None:
    table = night("Ann:100 Bo", min_buy_in=40)
    assert refused(table, c.AskChips("Bo", "Bo", 39)).numbers["least"] == 40
    table.buy("Bo", 40).buy("Bo", 1)
    assert table.stacks["Bo"] == 41


@pytest.mark.parametrize("amount", [0, -5, 10**16, True, 1.5, "50", None])
def test_only_whole_chips_are_bought(amount: Any) -> None:
    assert why(night("Ann Bo"), c.AskChips("Ann", "Ann", amount)) == SessionRefusal.NOT_CHIPS


def test_chips_are_bought_in_units() -> None:
    table = night("Ann Bo", unit=5, small_blind=5, big_blind=10)
    assert refused(table, c.AskChips("Ann", "Ann", 52)).numbers == {"amount": 52, "unit": 5}


def test_without_a_chair_there_are_no_chips() -> None:
    table = night("Ann:100").ask(c.Join("x", "Bo"))
    assert why(table, c.AskChips("x", "x", 50)) == SessionRefusal.NOT_SEATED


def test_the_host_confirms_a_buy_in_where_the_night_says_so() -> None:
    table = night("Ann:100 Bo:100", approval=True)
    assert table.stacks == {"Ann": 100, "Bo": 0}
    assert why(table, c.AskChips("Bo", "Bo", 50)) == SessionRefusal.ALREADY_ASKED
    assert why(table, c.GrantChips("Bo", "Bo")) == SessionRefusal.HOST_ONLY
    assert table.ask(c.GrantChips("Ann", "Bo")).stacks["Bo"] == 100
    assert why(table, c.GrantChips("Ann", "Bo")) == SessionRefusal.NOTHING_ASKED


def test_the_host_declines_and_a_player_withdraws() -> None:
    table = night("Ann:100 Bo:100", approval=True).ask(c.DeclineChips("Ann", "Bo"))
    assert why(table, c.DeclineChips("Ann", "Bo")) == SessionRefusal.NOTHING_ASKED
    assert why(table, c.WithdrawAsk("Bo", "Bo")) == SessionRefusal.NOTHING_ASKED
    table.buy("Bo", 60).ask(c.WithdrawAsk("Bo", "Bo"))
    assert table.state.guests["Bo"].asked == 0
    assert why(table, c.WithdrawAsk("Bo", "Ann")) == SessionRefusal.NOT_YOURS


def test_chips_bought_in_a_hand_come_after_it_and_never_above_the_maximum() -> None:
    table = night("Ann:100 Bo:100", max_buy_in=100).begin().line("r40 c").buy("Ann", 40)
    assert table.stacks["Ann"] == 60
    table.deal().line("b10 f")
    assert table.stacks["Ann"] == 100
    bought = table.events[-1]
    assert bought == s.ChipsBought("Ann", 40, 40)
    assert imbalance(table.state) == 0


def test_what_has_become_too_much_by_then_is_cut_and_the_event_says_so() -> None:
    table = night("Ann:100 Bo:100", max_buy_in=110).begin().line("r40 c").buy("Ann", 40).deal().line("x b10 f")
    assert table.events[-1] == s.ChipsDeclined("Ann", "")


def test_part_of_a_top_up_comes_where_only_part_has_room() -> None:
    table = night("Ann:100 Bo:100", max_buy_in=103).begin().line("c x").buy("Bo", 5).deal().line("b10 f")
    assert table.events[-1] == s.ChipsBought("Bo", 1, 5)
    assert table.stacks["Bo"] == 103


def test_who_is_not_in_the_hand_gets_his_chips_at_once() -> None:
    table = night("Ann:100 Bo:100").begin().sit("Cy", 4, 100)
    assert table.stacks["Cy"] == 100


def test_who_returns_soon_brings_at_least_what_he_took_off() -> None:
    """WSOP L62."""
    table = night("Ann:100 Bo:300", rathole_minutes=60, max_buy_in=300, unit=1)
    table.leave("Bo", instant=1000).sit("Bo", 1)
    no = refused(table, c.AskChips("Bo", "Bo", 100, 1000 + 3599))
    assert (no.refusal, no.numbers["least"]) == (SessionRefusal.BELOW_WHAT_WAS_TAKEN_OFF, 300)
    table.buy("Bo", 100, instant=1000 + 3600)
    assert table.stacks["Bo"] == 100


def test_what_was_taken_off_may_come_back_above_the_maximum_and_in_odd_chips() -> None:
    table = night("Ann:100 Bo:100", max_buy_in=100, unit=5, small_blind=5, big_blind=10)
    table.ask(c.SetStackRight("Ann", "Bo", 142, "miscounted")).leave("Bo", instant=10).sit("Bo", 1).buy("Bo", 142, instant=20)
    assert table.stacks["Bo"] == 142


def test_a_stack_is_set_right_by_the_host_with_a_reason() -> None:
    table = night("Ann:100 Bo:100")
    assert why(table, c.SetStackRight("Bo", "Bo", 500, "mine")) == SessionRefusal.HOST_ONLY
    assert why(table, c.SetStackRight("Ann", "Bo", 500, " ")) == SessionRefusal.REASON_MISSING
    assert why(table, c.SetStackRight("Ann", "Bo", -1, "counted")) == SessionRefusal.NOT_CHIPS
    table.ask(c.SetStackRight("Ann", "Bo", 90, " counted "))
    assert table.events[-1] == s.StackSetRight("Bo", 100, 90, "counted")
    assert table.state.guests["Bo"].corrected == -10
    assert imbalance(table.state) == 0


def test_in_a_hand_a_correction_is_the_hands_affair_and_stays_in_the_ledger() -> None:
    table = night("Ann:100 Bo:100").begin().ask(c.SetStackRight("Ann", "Bo", 50, "miscounted"))
    assert imbalance(table.state) == 0
    assert sum(row.corrected for row in table.ledger) == -48
    table.line("f")
    assert imbalance(table.state) == 0
    assert sum(row.corrected for row in table.ledger) == -48


def test_a_correction_after_a_pot_is_paid_is_ruled_by_the_hand() -> None:
    table = night("Ann:20 Bo:60 Cy:100").begin().line("a a c")
    for _ in range(3):
        table.deal()
    table.award(1, "Bo")
    assert ruled(table, c.SetStackRight("Ann", "Bo", 50, "late")).refusal == Refusal.POT_ALREADY_AWARDED


def test_who_is_on_his_way_out_buys_nothing() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().leave("Bo")
    assert why(table, c.AskChips("Bo", "Bo", 50)) == SessionRefusal.ALREADY_LEAVING


def test_a_stack_set_right_in_a_hand_counts_the_chips_bought_beside_it() -> None:
    """699 lie in front of Bo, 199 of them in the hand that was taken back: 600 takes 99 from the hand, 400 is not the hand's to take."""
    played = Night(seats=6, small_blind=1, big_blind=2)
    for chair, name in enumerate(("Ann", "Bo", "Cy")):
        played.sit(name, chair, 200)
    played.begin().buy("Bo", 500).act("fold").act("fold").undo()
    before = played.stacks["Bo"]
    assert before > 500
    played.ask(c.SetStackRight("Host", "Bo", 600, "counted"))
    assert played.stacks["Bo"] == 600
    with pytest.raises(RefusedAtTheFloor) as caught:
        played.ask(c.SetStackRight("Host", "Bo", 400, "counted"))
    assert caught.value.refused.refusal == SessionRefusal.HAND_RUNNING
    assert played.stacks["Bo"] == 600
