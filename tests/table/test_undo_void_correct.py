"""A host's means: the last step taken back, a stack set right, a hand called off (rules.md 15; TDA 35)."""

import pytest

from floorman.rules.rulebook import Refusal
from floorman.table import commands as c
from floorman.table import events as e
from floorman.table.evolve import effective, fold
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction
from floorman.table.state import Phase
from tests.builders import menu, play, pots, rules, table


def nothing_to_undo(hand: Hand) -> bool:
    events = list(hand.events)
    with pytest.raises(IllegalAction) as error:
        hand.undo()
    assert hand.events == events
    return error.value.ruling.refusal == Refusal.NOTHING_TO_UNDO


# Undo.


def test_undo_takes_the_last_action_back_and_the_log_keeps_both() -> None:
    hand = play(table("A:90 B:90", street="flop"), "b10")
    hand.undo()
    assert menu(hand) == ("A", 0, 2, 90)
    assert [type(event) for event in hand.events[-2:]] == [e.Bet, e.Undone]
    assert hand.log == hand.events[:-2]
    assert nothing_to_undo(hand)


def test_undo_takes_back_what_followed_by_itself() -> None:
    """The refund, the end of the street, the cards and the payment."""
    hand = play(table("A:90 B:90", street="flop", pot=6), "b10 r40 f")
    assert hand.over
    hand.undo()
    assert (hand.returned, hand.payouts, hand.over) == ({}, {}, False)
    assert menu(hand) == ("A", 30, 70, 90)
    play(hand, "c |")
    assert pots(hand) == [(86, "AB")]


def test_undo_after_a_refund_of_an_all_in() -> None:
    hand = play(table("A:90 B:16", street="flop", pot=6), "b50 a")
    assert hand.returned == {"A": 34}
    hand.undo()
    assert hand.stacks == {"A": 40, "B": 16}
    assert menu(hand)[0] == "B"


def test_undone_cards_come_again_from_the_deck() -> None:
    hand = play(table("A:90 B:90", seed=5), "c x")
    flop = hand.board
    hand.undo()
    assert hand.board == ""
    assert play(hand, "x").board == flop


def test_a_street_dealt_by_hand_is_a_step_and_takes_no_action_with_it() -> None:
    hand = play(table("A:90 B:90", manual=True), "c x").deal("2c7d9h")
    hand.undo()
    assert (hand.street, hand.board, hand.state.phase) == ("preflop", "", Phase.DEALING)
    assert hand.deal("2c7d9s").board == "2c7d9s"


def test_a_street_dealt_from_a_deck_is_no_step_of_its_own() -> None:
    hand = play(table("A:90 B:90", seed=3), "c x")
    hand.undo()
    assert (hand.street, hand.to_act) == ("preflop", "A")


def test_undo_again_and_again_to_the_beginning() -> None:
    hand = play(table("A:90 B:90 C:90"), "c r8 c f | x b10 f")
    fresh = table("A:90 B:90 C:90")
    for _ in range(7):
        hand.undo()
    assert hand.state == fresh.state
    assert nothing_to_undo(hand)
    assert nothing_to_undo(fresh)


def test_undo_of_an_undo_is_the_step_before() -> None:
    hand = play(table("A:90 B:90 C:90", street="flop"), "x b10").undo()
    play(hand, "b20")
    hand.undo().undo()
    assert hand.to_act == "A"
    assert [event for event in hand.events if isinstance(event, e.Undone)] == [e.Undone(3), e.Undone(3), e.Undone(2)]
    assert effective(hand.events) == hand.events[:2]


def test_undo_of_a_void() -> None:
    hand = play(table("A:90 B:90", street="flop"), "b10")
    state = hand.state.copy()
    hand.void("wrong deck").undo()
    assert hand.state == state


def test_undo_of_a_misclicked_award_takes_only_that_pot_back() -> None:
    hand = play(table("A:10 B:90 C:90", street="river", pot=6), "b10 r40 c").award(1, "B").award(0, "B")
    assert hand.over
    hand.undo()
    assert hand.payouts == {"B": 60}
    hand.award(0, "A")
    assert hand.payouts == {"A": 36, "B": 60}
    hand.undo().undo()
    assert hand.payouts == {}
    assert hand.award(1, "C").payouts == {"C": 60}


def test_undo_of_the_first_award_takes_the_rake_back_with_it() -> None:
    hand = play(table("A:90 B:90", rules=rules("house", rake_per_mille=100), street="river", pot=6), "b10 c").award(0, "A")
    assert (hand.state.rake, hand.payouts) == (2, {"A": 24})
    hand.undo()
    assert (hand.state.rake, pots(hand)) == (-1, [(26, "AB")])
    assert hand.award(0, "B").payouts == {"B": 24}
    assert hand.state.chips == 186


def test_undo_of_cards_that_were_entered_wrong() -> None:
    hand = play(table("A:90 B:90", street="river", pot=6), "b10 c").know_board("2c3d7h9sJd").know("A", "AsAh")
    hand.know("B", "KsKh")
    assert hand.payouts == {"A": 26}
    hand.undo()
    assert not hand.over
    assert hand.know("B", "JcJs").payouts == {"B": 26}


def test_undo_of_a_show_and_of_a_muck_where_players_choose() -> None:
    hand = play(table("A:90 B:90 C:90", street="river", pot=6, automatic=False, cards={"A": "AsAh"}), "x x x").show("A").muck("B")
    hand.undo()
    assert (hand.state.mucked, hand.state.shown) == ([0, 0, 0], [1, 0, 0])
    hand.undo()
    assert hand.state.shown == [0, 0, 0]
    assert hand.muck("A").muck("B").payouts == {"C": 6}


def test_undo_of_an_agreement_on_the_number_of_boards() -> None:
    hand = play(table("A:90 B:90", rules="wsop", manual=True), "a a").run_times(2).deal("2c7d9h")
    hand.undo().undo()
    assert (hand.state.runs, hand.board, hand.state.dealt) == (1, "", [0])
    hand.run_times(3)
    assert hand.state.runs == 3


def test_undo_of_a_correction() -> None:
    hand = table("A:90 B:90", street="flop").correct("A", 50, "miscounted").undo()
    assert hand.stacks == {"A": 90, "B": 90}


def test_a_log_with_undone_events_replays() -> None:
    hand = play(table("A:90 B:90 C:90", street="flop"), "x b10").undo()
    play(hand, "b20 f").undo()
    again = Hand.replay(hand.events)
    assert again.state == hand.state == fold(hand.events)
    assert play(again, "c").state == play(hand, "c").state


# Void.


@pytest.mark.parametrize("line", ["", "c", "c r8", "c r8 c c | b20", "c r90 c c", "c r8 c c | x x x | x x x | b10 c f"])
def test_a_void_gives_every_chip_back_to_where_it_was(line: str) -> None:
    """TDA 35-E: a fouled deck ends the hand at any time."""
    hand = table("SB:90 BB:90 BTN:90", ante=2, ante_kind="big_blind", posts={"BTN": (0, 1)})
    play(hand, line)
    hand.void("two aces of spades")
    assert hand.stacks == {"SB": 90, "BB": 90, "BTN": 90}
    assert (hand.payouts, hand.returned, hand.pots, hand.over, hand.street) == ({}, {}, (), True, "over")
    assert hand.events[-1] == e.HandOver(e.Reason.VOID, "two aces of spades")
    assert hand.state.chips == 270
    assert hand.state.record.put_in == hand.state.record.street_bet == [0] * 10


def test_a_void_at_the_showdown_takes_paid_pots_back() -> None:
    hand = play(table("A:10 B:90 C:90", rules=rules("house", rake_per_mille=100), street="river", pot=6), "b10 r40 c").award(1, "C")
    hand.void("wrong board")
    assert hand.stacks == {"A": 10, "B": 90, "C": 90}
    assert hand.state.chips == 196


def test_what_lay_in_the_middle_lies_there_still() -> None:
    hand = play(table("A:90 B:90", street="flop", pot=6), "b10").void("fouled deck")
    assert hand.state.record.dead == 6
    assert hand.state.chips == 186


def test_a_hand_that_is_over_is_not_voided() -> None:
    hand = play(table("A:90 B:90", street="flop", pot=6), "b10 f")
    with pytest.raises(IllegalAction) as error:
        hand.void("too late")
    assert error.value.ruling.refusal == Refusal.HAND_OVER


# Correct.


def test_a_correction_sets_the_chips_behind_with_a_reason() -> None:
    hand = play(table("A:90 B:90", street="flop"), "b10").correct("B", 70, "a chip of 25 was a 5")
    assert hand.stacks == {"A": 80, "B": 70}
    assert hand.events[-1] == e.StackCorrected(1, 90, 70, "a chip of 25 was a 5")
    assert menu(hand) == ("B", 10, 20, 70)


def test_a_void_after_a_correction_gives_back_the_right_chips() -> None:
    """The stack was 70 from the start."""
    hand = play(table("A:90 B:90", street="flop"), "b10 c |").correct("B", 60, "counted")
    hand.void("fouled deck")
    assert hand.stacks == {"A": 90, "B": 70}


def test_a_player_to_act_corrected_to_nothing_is_all_in_and_passed_over() -> None:
    hand = play(table("A:90 B:90 C:90", street="flop", pot=6), "b10").correct("B", 0, "bought no chips")
    assert hand.to_act == "C"
    play(hand, "c |")
    assert hand.state.record.put_in[:3] == [10, 0, 10]


def test_if_nobody_is_left_to_decide_the_street_ends() -> None:
    hand = table("A:90 B:90", street="flop", pot=6).correct("A", 0, "no chips")
    assert hand.to_act is None
    assert hand.street == "showdown"
    blind = play(table("SB:90 BB:90 BTN:90"), "f c").correct("BB", 0, "no chips")
    assert blind.street == "showdown"


def test_an_opponent_corrected_to_nothing_ends_the_betting_of_who_owes_nothing() -> None:
    hand = table("A:90 B:90", street="flop", pot=6).correct("B", 0, "no chips")
    assert hand.street == "showdown"


def test_an_all_in_player_who_finds_chips_is_asked_again_where_he_owes() -> None:
    """B called for less, then finds chips under his arm."""
    hand = play(table("A:90 B:5 C:90", street="flop", pot=6), "b10 c")
    assert hand.to_act == "C"
    hand.correct("B", 40, "found")
    play(hand, "c")
    assert menu(hand)[:2] == ("B", 5)
    play(hand, "c |")


def test_an_all_in_who_owes_nothing_and_finds_chips_plays_on() -> None:
    hand = play(table("A:90 B:10 C:90", street="flop", pot=6), "b10 c c |")
    assert hand.to_act == "A"
    hand.correct("B", 30, "found")
    play(hand, "x")
    assert hand.to_act == "B"


def test_a_folded_player_may_be_corrected_too() -> None:
    hand = play(table("A:90 B:90 C:90", street="flop"), "f").correct("A", 12, "counted")
    assert (hand.to_act, hand.stacks["A"]) == ("B", 12)


def test_a_correction_between_streets_and_in_a_run_out_changes_no_pot() -> None:
    hand = play(table("A:90 B:90 C:90", street="flop", pot=6, manual=True).deal(), "b10 c c").correct("A", 5, "counted")
    assert hand.to_act is None
    assert menu(hand.deal()) == ("A", 0, 2, 5)
    out = play(table("A:90 B:40", street="flop", pot=6, manual=True).deal(), "a c").correct("B", 25, "found")
    assert pots(out) == [(86, "AB")]
    assert out.stacks == {"A": 50, "B": 25}


@pytest.mark.parametrize("stack", [-1, 1.5, 2.0, True, None, "30", 10**16])
def test_a_stack_is_whole_chips(stack: object) -> None:
    hand = table("A:90 B:90", street="flop")
    with pytest.raises(IllegalAction) as error:
        hand.correct("A", stack, "")  # type: ignore[arg-type]
    assert error.value.ruling.refusal == Refusal.BAD_STACK
    assert hand.stacks["A"] == 90


def test_a_stack_with_won_chips_is_set_right_by_undoing_the_award() -> None:
    """Otherwise a void would owe chips that were never there."""
    hand = play(table("A:10 B:90 C:90", street="river", pot=6), "b10 r40 c").award(1, "C")
    with pytest.raises(IllegalAction) as error:
        hand.correct("C", 5, "counted")
    assert error.value.ruling.refusal == Refusal.POT_ALREADY_AWARDED
    assert hand.undo().correct("C", 5, "counted").stacks["C"] == 5


def test_nobody_is_corrected_who_does_not_sit_or_when_it_is_over() -> None:
    hand = table("A:90 B:90", street="flop", pot=6)
    with pytest.raises(IllegalAction) as error:
        hand.ask(c.CorrectStack(2, 5, ""))
    assert error.value.ruling.refusal == Refusal.NO_SUCH_SEAT
    play(hand, "b10 f")
    with pytest.raises(IllegalAction) as error:
        hand.correct("A", 5, "")
    assert error.value.ruling.refusal == Refusal.HAND_OVER


def test_a_correction_on_the_road_keeps_the_count_of_chips() -> None:
    hand = table("A:90 B:90", street="flop", pot=6)
    assert hand.correct("A", 100, "").state.chips == 196
    play(hand, "b10 c |")
    assert hand.correct("B", 0, "").state.chips == 116
