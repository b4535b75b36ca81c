"""Hands in a night: beginning, who may act, steps taken back, hands called off."""

from typing import Any

import pytest

from floorman.rules.cards import cards_of
from floorman.rules.rulebook import Refusal, Verb
from floorman.table import commands as h
from floorman.table.ruling import IllegalAction
from floorman.table.session import commands as c
from floorman.table.session.evolve import fold
from floorman.table.session.ledger import imbalance
from floorman.table.session.night import Night
from floorman.table.session.refusal import SessionRefusal
from floorman.table.session.state import NightState
from floorman.table.state import State
from tests.table.session.nights import fold_round, night, refused, ruled, why

DECK = tuple(range(52))


def same(table: Night, before: NightState) -> bool:
    """Whether the night stands as `before`, but for the number of events."""
    now = table.state.copy()
    now.version = before.version
    return now == before


def test_a_hand_of_three_is_played_to_the_river_and_paid_by_the_dealers_word() -> None:
    table = night("Ann:200 Bo:200 Cy:200").begin().line("r6 c f | x b6 c | x x | x x")
    with pytest.raises(IllegalAction):
        table.award(0, "Cy")
    table.award(0, "Ann", "Bo")
    assert table.stacks == {"Ann": 201, "Bo": 201, "Cy": 198}
    assert fold(table.events) == table.state


def test_cards_may_be_entered_instead_and_are_then_ranked() -> None:
    table = night("Ann:200 Bo:200").begin().line("a c")
    for cards in ("Ah7d2c", "9s", "4h"):
        table.deal(cards)
    table.play(h.ReportHole(table.seat("Ann"), cards_of("AsKs"))).play(h.ReportHole(table.seat("Bo"), cards_of("QdQc")), "Bo")
    assert table.stacks == {"Ann": 400, "Bo": 0}


def test_everybody_acts_for_himself_and_the_host_for_all() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin()
    assert why(table, c.PlayHand("Bo", h.Act(table.seat("Ann"), Verb.FOLD))) == SessionRefusal.NOT_YOURS
    table.act("fold").play(h.Act(table.seat("Bo"), Verb.FOLD), "Ann")
    assert table.state.live is None


def test_out_of_turn_is_ruled_by_the_hand() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin()
    assert ruled(table, c.PlayHand("Bo", h.Act(table.seat("Bo"), Verb.FOLD))).refusal == Refusal.OUT_OF_TURN
    assert ruled(table, c.PlayHand("Bo", h.Act(99, Verb.FOLD))).refusal == Refusal.NO_SUCH_SEAT


@pytest.mark.parametrize("verb", [-1, 5, True, "fold", None])
def test_what_is_no_action_is_refused(verb: Any) -> None:
    table = night("Ann:100 Bo:100").begin()
    assert why(table, c.PlayHand("Ann", h.Act(1, verb))) == SessionRefusal.NO_SUCH_ACTION


def test_what_is_no_card_is_refused() -> None:
    table = night("Ann:100 Bo:100").begin().line("c x")
    assert why(table, c.PlayHand("Ann", h.DealBoard((1, 2, 77)))) == SessionRefusal.NOT_A_CARD


def test_the_dealers_word_is_the_hosts_or_of_somebody_in_the_hand() -> None:
    table = night("Ann:100 Bo:100 Cy").begin().line("c x")
    assert why(table, c.PlayHand("Cy", h.DealBoard())) == SessionRefusal.NOT_DEALT_IN
    table.play(h.DealBoard(), "Bo")
    assert table.hand.dealt == [3]


def test_a_void_is_the_hosts_and_has_a_reason() -> None:
    table = night("Ann:100 Bo:100").begin()
    assert why(table, c.PlayHand("Bo", h.VoidHand("misdeal"))) == SessionRefusal.HOST_ONLY
    assert why(table, c.PlayHand("Ann", h.VoidHand("  "))) == SessionRefusal.REASON_MISSING


def test_a_void_hand_gives_back_every_chip_the_button_and_what_was_owed() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100"))
    table.sit("Eve", 7, 100, post=True)
    before = table.state.copy()
    table.begin().line("r8 c").void("misdeal")
    assert table.stacks == {guest.player: guest.stack for guest in before.seated()}
    assert (table.state.placed, table.state.guests) == (before.placed, before.guests)
    assert imbalance(table.state) == 0


def test_a_void_can_be_taken_back() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100"))
    table.sit("Eve", 7, 100, post=True).begin().line("r8 c")
    before = table.state.copy()
    table.void("misdeal").undo()
    assert same(table, before)


def test_what_somebody_owes_who_has_sat_down_anew_is_not_touched_by_a_void() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100"))
    table.sit_out("Dee").begin().leave("Dee").sit("Dee", 8, 100).void("misdeal")
    assert table.state.guests["Dee"].entry.name == "NEW"


def test_no_hand_begins_in_a_hand_or_by_somebody_without_a_chair() -> None:
    table = night("Ann:100 Bo:100").ask(c.Join("x", "Cy")).ask(c.Join("y", "Dee"))
    assert why(table, c.BeginHand("x")) == SessionRefusal.NOT_SEATED
    table.ask(c.BeginHand("Bo"))
    assert why(table, c.BeginHand("Ann")) == SessionRefusal.HAND_RUNNING
    assert why(table, c.BeginHand("z")) == SessionRefusal.NOT_A_GUEST


def test_a_pause_stops_actions_and_hands_but_not_the_host() -> None:
    table = night("Ann:100 Bo:100").begin().ask(c.Pause("Ann"))
    assert why(table, c.PlayHand("Ann", h.Act(1, Verb.FOLD))) == SessionRefusal.PAUSED
    assert why(table, c.Pause("Ann")) == SessionRefusal.PAUSED
    assert why(table, c.Resume("Bo")) == SessionRefusal.HOST_ONLY
    table.void("fire alarm")
    assert why(table, c.BeginHand("Ann")) == SessionRefusal.PAUSED
    table.ask(c.Resume("Ann")).begin()
    assert why(table, c.Resume("Ann")) == SessionRefusal.NOT_PAUSED
    assert why(table, c.Pause("Bo")) == SessionRefusal.HOST_ONLY


def test_the_last_hand_is_the_running_one_or_the_next() -> None:
    table = night("Ann:100 Bo:100").begin().ask(c.CallLastHand("Ann")).line("f")
    assert refused(table, c.BeginHand("Ann")).numbers == {"number": 1}
    assert why(table, c.CallLastHand("Ann")) == SessionRefusal.ALREADY_SO
    table.ask(c.CallLastHand("Ann", False)).ask(c.CallLastHand("Ann")).begin().line("f")
    assert why(table, c.BeginHand("Ann")) == SessionRefusal.LAST_HAND_PLAYED
    assert why(table, c.CallLastHand("Bo", False)) == SessionRefusal.HOST_ONLY


def test_without_a_hand_there_is_nothing_to_play_or_take_back() -> None:
    table = night("Ann:100 Bo:100")
    assert why(table, c.PlayHand("Ann", h.DealBoard())) == SessionRefusal.NO_HAND
    assert why(table, c.Undo("Ann")) == SessionRefusal.NO_HAND
    with pytest.raises(KeyError, match="no hand yet"):
        _ = table.hand
    table.begin()
    with pytest.raises(KeyError, match="not in the hand"):
        table.seat("Zoe")


def test_a_wrong_straddle_is_named() -> None:
    table = night("Ann:100 Bo:100 Cy:100 Dee:100")
    assert refused(table, c.BeginHand("Ann", straddles=(("Dee", 4),))).refusal == SessionRefusal.SETUP_WRONG
    assert refused(table, c.BeginHand("Ann", straddles=(("x", 4),))).refusal == SessionRefusal.SETUP_WRONG
    wsop = night("Ann:100 Bo:100 Cy:100 Dee:100", house="wsop").begin(straddles=(("Dee", 4),))
    assert wsop.hand.record.price == 4


# Steps taken back.


def test_the_actor_takes_his_step_back_until_the_next_one_and_the_host_after() -> None:
    table = night("Host Ann:100 Bo:100 Cy:100").begin().act("raise", 6)
    before = table.state.copy()
    table.act("fold")
    actor = table.state.by[-1]
    other = next(player for player in table.state.players if player != actor)
    assert why(table, c.Undo(other)) == SessionRefusal.NOT_YOUR_STEP
    table.undo(actor)
    assert same(table, before)
    table.act("fold").act("call")
    assert why(table, c.Undo(actor)) == SessionRefusal.NOT_YOUR_STEP
    table.undo("Host").undo("Host")
    assert same(table, before)


def test_a_payout_to_the_wrong_player_comes_back_alone() -> None:
    table = night("Ann:200 Bo:200").begin().line("a c | | |")
    before = table.state.copy()
    table.award(0, "Bo")
    assert table.stacks["Bo"] == 400
    table.undo()
    assert same(table, before)
    assert table.award(0, "Ann").stacks["Ann"] == 400


def test_taking_a_payout_back_keeps_what_was_bought_since() -> None:
    table = night("Ann:200 Bo:200").begin().line("a c | | |").award(0, "Bo").buy("Ann", 100).undo()
    assert table.stacks["Ann"] == 100
    assert imbalance(table.state) == 0
    table.award(0, "Ann")
    assert table.stacks == {"Ann": 500, "Bo": 0}


def test_a_finished_hand_stays_once_the_next_one_begins() -> None:
    table = night("Ann:200 Bo:200").begin().line("f").begin()
    assert ruled(table, c.Undo("Ann")).refusal == Refusal.NOTHING_TO_UNDO


def test_a_finished_hand_stays_once_somebody_of_it_has_cashed_out_moved_or_been_corrected() -> None:
    def finished() -> Night:
        return night("Ann:200 Bo:200 Cy:200").begin().line("f f")

    assert refused(finished().leave("Bo"), c.Undo("Ann")).numbers == {"name": "Bo"}
    assert why(finished().leave("Bo"), c.Undo("Ann")) == SessionRefusal.CASHED_OUT_SINCE
    assert why(finished().ask(c.MoveSeat("Bo", "Bo", 7)), c.Undo("Ann")) == SessionRefusal.SEATS_CHANGED_SINCE
    corrected = finished().ask(c.SetStackRight("Ann", "Bo", 9, "x")).leave("Bo")
    assert why(corrected, c.Undo("Ann")) == SessionRefusal.CORRECTED_SINCE


def test_undo_never_touches_the_guest_list() -> None:
    table = night("Ann:200 Bo:200 Cy:200").begin().act("raise", 6)
    table.sit("Dee", 5, 100).sit_out("Cy").undo()
    assert table.state.guests["Dee"].stack == 100
    assert table.state.guests["Cy"].sitting_out


def test_the_fold_of_a_leaver_is_no_step_of_anybodys() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().leave("Bo")
    before = table.state.copy()
    table.act("raise", 6)
    assert table.to_act == "Cy"
    table.undo()
    assert same(table, before)


def test_a_leavers_fold_can_be_taken_back_once_he_stays() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().leave("Ann").come_back("Ann").undo()
    assert table.to_act == "Ann"


def test_when_only_a_leaver_has_folded_there_is_nothing_to_take_back() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().leave("Ann")
    assert ruled(table, c.Undo("Ann")).refusal == Refusal.NOTHING_TO_UNDO


# Cards dealt from a deck.


def board(hand: State) -> list[int]:
    return hand.boards[0]


def test_a_deck_is_dealt_as_a_dealer_deals_it() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin(deck=DECK).line("c c x")
    assert table.hand.hole == [(0, 3), (1, 4), (2, 5)]
    table.deal()
    assert board(table.hand) == [7, 8, 9]
    table.line("x x x |")
    assert board(table.hand) == [7, 8, 9, 11]


def test_without_burns_and_with_several_boards_the_deck_goes_on() -> None:
    table = night("Ann:100 Bo:100", house="online", ante=0).begin(deck=DECK).line("a c")
    table.play(h.AgreeRuns(2, (0, 1)))
    for _ in range(6):
        table.deal()
    assert table.state.live is None
    assert table.hand.boards == [[4, 5, 6, 7, 8], [9, 10, 11, 12, 13]]


def test_a_board_that_is_not_due_is_not_dealt_from_the_deck() -> None:
    table = night("Ann:100 Bo:100").begin(deck=DECK)
    assert ruled(table, c.PlayHand("Ann", h.DealBoard())).refusal == Refusal.NO_CARDS_NOW
    table.line("f")
    assert ruled(table, c.PlayHand("Ann", h.DealBoard())).refusal == Refusal.HAND_OVER


def test_the_deck_knows_better_than_anybodys_word() -> None:
    table = night("Ann:100 Bo:100").begin(deck=DECK)
    assert why(table, c.PlayHand("Ann", h.ReportHole(0, (1, 2)))) == SessionRefusal.CARDS_ARE_DEALT


def test_a_card_that_everybody_has_seen_is_not_put_back() -> None:
    table = night("Ann:100 Bo:100").begin(deck=DECK).line("c x |")
    assert why(table, c.Undo("Ann")) == SessionRefusal.CARDS_ALREADY_SEEN
    table.line("x").undo()
    assert table.to_act == "Bo"


@pytest.mark.parametrize("deck", [(1, 2, 3), (0,) * 52, tuple(range(1, 53))])
def test_a_deck_is_fifty_two_different_cards(deck: tuple[int, ...]) -> None:
    table = night("Ann:100 Bo:100")
    assert why(table, c.BeginHand("Ann", deck=deck)) == SessionRefusal.DECK_WRONG
