"""The end of a hand: shows, mucks, winners by cards or by the dealer's word, odd chips and rake (guide 000, 001; TDA 13, 16, 20)."""

from typing import Any

import pytest

from floorman.rules.house import AllInReveal, HouseRules, OddChipMulti, OddChipRule, OddChipUnit, PotAwardOrder
from floorman.rules.rulebook import Refusal
from floorman.table import commands as c
from floorman.table.events import HandOver, PotAwarded, RakeTaken, Reason, Shown
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction, Ruling
from tests.builders import play, pots, rules, table

BOARD = "2c3d7h9sJd"


def refusal(hand: Hand, command: c.Command) -> Refusal:
    """Why a command is refused; it must leave everything as it was."""
    state, events = hand.state.copy(), list(hand.events)
    with pytest.raises(IllegalAction) as error:
        hand.ask(command)
    assert hand.state == state
    assert hand.events == events
    return error.value.ruling.refusal


def awards(hand: Hand) -> list[PotAwarded]:
    return [event for event in hand.events if isinstance(event, PotAwarded)]


def river(seats: str, line: str, house: str | HouseRules = "house", pot: int = 6, **options: Any) -> Hand:
    return play(table(seats, rules=house, street="river", pot=pot, **options), line)


# Known cards.


def test_known_hands_are_shown_in_order_and_the_pots_paid() -> None:
    hand = table("A:10 B:90 C:90", street="river", pot=6, cards={"A": "AsAh", "B": "KsKh", "C": "QsQh"}, manual=True)
    play(hand.deal(BOARD), "a r50 c")
    assert [e for e in hand.events if isinstance(e, Shown)] == [
        Shown(1, hand.state.hole[1]),
        Shown(2, hand.state.hole[2]),
        Shown(0, hand.state.hole[0]),
    ]
    assert awards(hand) == [PotAwarded(1, 80, ((1, 80),), False), PotAwarded(0, 36, ((0, 36),), False)]
    assert hand.events[-1] == HandOver(Reason.SHOWDOWN, "")
    assert hand.stacks == {"A": 36, "B": 120, "C": 40}


def test_all_in_hands_are_turned_up_before_the_next_card() -> None:
    """Guide 000, TDA 16."""
    hand = table("A:50 B:50", street="flop", pot=6, cards={"A": "AsAh", "B": "KsKh"}, manual=True)
    play(hand.deal("2c3d7h"), "a c")
    assert hand.state.shown == [1, 1]
    assert hand.state.dealt == [3]


def test_hands_stay_down_while_others_can_still_bet() -> None:
    """TDA 16 Ex2-3."""
    cards = {"A": "AsAh", "B": "KsKh", "C": "QsQh"}
    hand = table("A:10 B:90 C:90", street="flop", pot=6, cards=cards, manual=True)
    play(hand.deal("2c3d7h"), "a c c").deal("9s")
    assert hand.state.shown == [0, 0, 0]
    play(hand, "b20 f")
    assert hand.state.shown == [1, 1, 0]


def test_a_house_may_leave_them_down() -> None:
    house = rules("house", all_in_reveal=AllInReveal.MAY_MUCK)
    hand = table("A:50 B:50", rules=house, street="flop", pot=6, cards={"A": "AsAh", "B": "KsKh"}, manual=True)
    play(hand.deal("2c3d7h"), "a c")
    assert hand.state.shown == [0, 0]


def test_the_last_one_left_shows_nothing() -> None:
    """Guide 001, TDA 17-B: even where his cards are known."""
    hand = table("A:90 B:90", street="river", pot=6, cards={"A": "2c7d", "B": "AsAh"}, manual=True)
    play(hand.deal("3d7h9sJdQc"), "b10 f")
    assert hand.state.shown == [0, 0]
    assert hand.events[-1] == HandOver(Reason.ALL_OTHERS_FOLDED, "")
    assert hand.payouts == {"A": 6}


def test_a_tie_splits_with_the_odd_chip_left_of_the_button() -> None:
    cards = {"A": "AsKs", "B": "AhKh", "C": "QsQh"}
    hand = table("A:90 B:90 C:90", street="river", pot=7, cards=cards, manual=True)
    play(hand.deal("AcKc2d3d4h"), "x x x")
    assert hand.payouts == {"A": 4, "B": 3}


def test_cards_entered_at_the_showdown_pay_the_pots() -> None:
    hand = river("A:90 B:90", "b10 c", manual=False)
    assert hand.street == "showdown"
    hand.know("A", "AsAh").know("B", "KsKh")
    assert not hand.over
    hand.know_board(BOARD)
    assert hand.over
    assert hand.payouts == {"A": 26}


def test_of_several_pots_one_may_wait_for_cards() -> None:
    """An uncontested side pot is paid at once, the main pot when the cards are known."""
    hand = river("A:10 B:90 C:90", "x b30 c", pot=6)
    assert hand.to_act == "A"
    hand = play(table("A:10 B:90 C:90", street="turn", pot=6), "b10 c c | b20 f")
    assert (hand.returned, pots(hand)) == ({"B": 20}, [(36, "AB")])
    hand = play(table("A:10 B:90 C:90", street="flop", pot=6), "b10 r30 c | b20 f")
    assert awards(hand) == [PotAwarded(1, 40, ((1, 40),), False)]
    assert pots(hand) == [(36, "AB")]
    assert hand.award(0, "A").payouts == {"A": 36, "B": 40}


# Showing and mucking by choice.


def chosen(line: str = "x b10 c c", seats: str = "A:90 B:90 C:90", house: str | HouseRules = "house", **options: Any) -> Hand:
    """At the showdown of a hand where players show or muck themselves."""
    cards = {"A": "AsAh", "B": "KsKh", "C": "QsQh"}
    hand = table(seats, rules=house, street="river", pot=6, automatic=False, cards=cards, manual=True, **options)
    return play(hand.deal(BOARD), line)


def test_nothing_is_shown_by_itself_where_players_choose() -> None:
    hand = chosen()
    assert hand.street == "showdown"
    assert hand.state.shown == [0, 0, 0]
    assert hand.to_show == "B"


def test_shows_and_mucks_go_round_until_the_pot_can_be_paid() -> None:
    hand = chosen().show("B")
    assert hand.to_show == "C"
    hand.muck("C")
    assert hand.to_show == "A"
    assert not hand.over
    assert hand.show("A").payouts == {"A": 36}


def test_a_mucked_hand_wins_nothing_even_if_it_was_best() -> None:
    """TDA 13-A: to win one shows."""
    hand = chosen().muck("A").show("B").show("C")
    assert hand.payouts == {"B": 36}


def test_when_all_others_muck_the_last_wins_unseen() -> None:
    """Guide 001, TDA 17-B."""
    hand = chosen().muck("A").muck("B")
    assert hand.over
    assert hand.payouts == {"C": 36}
    assert hand.events[-1] == HandOver(Reason.SHOWDOWN, "")


def test_the_last_hand_of_a_pot_is_not_mucked() -> None:
    """A cash room where all-in hands may be mucked: of a side pot both mucked, nobody would win it."""
    house = rules("house", all_in_reveal=AllInReveal.MAY_MUCK, pot_award_order=PotAwardOrder.MAIN_FIRST)
    hand = play(table("A:10 B:90 C:90", rules=house, street="river", pot=6, automatic=False), "b10 r40 c")
    assert pots(hand) == [(36, "ABC"), (60, "BC")]
    hand.muck("B")
    assert refusal(hand, c.Muck(2)) == Refusal.LAST_HAND_CANNOT_BE_MUCKED
    hand.muck("A")
    assert hand.over
    assert hand.payouts == {"C": 96}


def test_nor_while_the_board_is_run_out() -> None:
    house = rules("house", all_in_reveal=AllInReveal.MAY_MUCK)
    hand = play(table("A:10 B:90 C:90", rules=house, street="turn", pot=6, automatic=False, manual=True).deal(), "b10 a c")
    hand.muck("B")
    assert refusal(hand, c.Muck(2)) == Refusal.LAST_HAND_CANNOT_BE_MUCKED
    hand.muck("A").deal()
    assert hand.payouts == {"C": hand.stacks["C"]}
    assert hand.state.chips == 196


def test_who_is_alone_in_a_side_pot_keeps_it_though_he_mucks_the_main_pot() -> None:
    """B called A's raise and folded to the next: the chips of B in the side pot are A's, with or without his cards."""
    house = rules("house", all_in_reveal=AllInReveal.MAY_MUCK, pot_award_order=PotAwardOrder.MAIN_FIRST)
    hand = table("A:90 B:90 C:10", rules=house, street="turn", pot=6, automatic=False, manual=True).deal()
    play(hand, "b20 c c").deal()
    play(hand, "b30 f")
    assert pots(hand) == [(36, "AC"), (20, "A")]
    hand.muck("A")
    assert hand.payouts == {"A": 20, "C": 36}


def test_all_in_hands_are_not_mucked() -> None:
    hand = chosen("a c c", "A:30 B:90 C:90")
    assert refusal(hand, c.Muck(0)) == Refusal.MUST_BE_TABLED
    assert refusal(hand, c.Muck(2)) == Refusal.MUST_BE_TABLED
    hand.show("A").show("B").show("C")
    assert hand.payouts == {"A": 96}


def test_nobody_shows_twice_or_after_mucking_or_folding() -> None:
    hand = chosen("x b10 f c").show("B")
    assert refusal(hand, c.Show(1)) == Refusal.NOT_IN_THE_HAND
    assert refusal(hand, c.Muck(1)) == Refusal.NOT_IN_THE_HAND
    assert refusal(hand, c.Show(2)) == Refusal.NOT_IN_THE_HAND
    assert refusal(hand, c.Show(3)) == Refusal.NO_SUCH_SEAT
    assert refusal(hand, c.Muck(-1)) == Refusal.NO_SUCH_SEAT
    three = chosen().muck("C")
    assert refusal(three, c.Show(2)) == Refusal.NOT_IN_THE_HAND
    assert refusal(three, c.Muck(2)) == Refusal.NOT_IN_THE_HAND


def test_shows_and_mucks_belong_to_the_showdown() -> None:
    hand = table("A:90 B:90", street="river", pot=6)
    assert refusal(hand, c.Show(0)) == Refusal.NOT_AT_SHOWDOWN
    assert refusal(hand, c.Muck(0)) == Refusal.NOT_AT_SHOWDOWN
    assert refusal(hand, c.AwardPot(0, ((0,),))) == Refusal.NOT_AT_SHOWDOWN


def test_unknown_cards_cannot_be_shown_but_entered_by_showing() -> None:
    hand = river("A:90 B:90", "b10 c")
    assert refusal(hand, c.Show(0)) == Refusal.CARDS_NOT_KNOWN
    hand.show("A", "AsAh")
    assert hand.state.shown == [1, 0]
    hand.know_board(BOARD)
    hand.show("B", "KsKh")
    assert hand.payouts == {"A": 26}


def test_showing_with_cards_at_the_wrong_time_enters_nothing() -> None:
    hand = table("A:90 B:90", street="river", pot=6)
    state, events = hand.state.copy(), list(hand.events)
    with pytest.raises(IllegalAction) as error:
        hand.show("A", "AsAh")
    assert error.value.ruling.refusal == Refusal.NOT_AT_SHOWDOWN
    assert (hand.state, hand.events) == (state, events)


def test_showing_with_cards_in_a_run_out_turns_them_up_once() -> None:
    hand = play(table("A:90 B:90", manual=True), "a a").show("A", "AsAh")
    assert hand.state.shown == [1, 0]
    assert len([event for event in hand.events if isinstance(event, Shown)]) == 1


def test_a_second_card_like_one_on_the_table_fouls_the_entry() -> None:
    hand = chosen()
    assert refusal(hand, c.ReportHole(0, (hand.state.hole[1][0], 5))) == Refusal.CARD_TWICE
    assert refusal(hand, c.ReportHole(0, (hand.state.boards[0][0], 5))) == Refusal.CARD_TWICE
    assert refusal(hand, c.ReportHole(0, (5, 5))) == Refusal.CARD_TWICE
    assert refusal(hand, c.ReportHole(0, (5,))) == Refusal.WRONG_NUMBER_OF_CARDS
    assert refusal(hand, c.ReportHole(0, (5, 6, 7))) == Refusal.WRONG_NUMBER_OF_CARDS
    assert refusal(hand, c.ReportHole(9, (5, 6))) == Refusal.NO_SUCH_SEAT
    hand.know("A", "AsAh")  # the same again is no second card
    hand.know("A", "AhAd")


# The dealer's word.


def by_word(house: str | HouseRules = "house", **options: Any) -> Hand:
    """Main 36 for A, B, C, side 60 for B, C; no card known."""
    return play(table("A:10 B:90 C:90", rules=house, street="river", pot=6, **options), "b10 r40 c")


def test_the_dealer_names_the_winners_from_the_last_side_pot_down() -> None:
    hand = by_word()
    assert refusal(hand, c.AwardPot(0, ((0,),))) == Refusal.POT_OUT_OF_ORDER
    hand.award(1, "C")
    assert hand.payouts == {"C": 60}
    assert hand.award(0, "A").over
    assert awards(hand) == [PotAwarded(1, 60, ((2, 60),), True), PotAwarded(0, 36, ((0, 36),), True)]
    assert hand.stacks == {"A": 36, "B": 50, "C": 110}


def test_a_home_game_may_turn_the_order_round() -> None:
    """Guide 002."""
    hand = by_word(rules("house", pot_award_order=PotAwardOrder.MAIN_FIRST))
    assert refusal(hand, c.AwardPot(1, ((1,),))) == Refusal.POT_OUT_OF_ORDER
    assert hand.award(0, "A").award(1, "B", "C").payouts == {"A": 36, "B": 30, "C": 30}


@pytest.mark.parametrize(
    ("pot", "winners", "why"),
    [
        (1, ((0,),), Refusal.WINNER_NOT_ELIGIBLE),
        (1, ((1, 0),), Refusal.WINNER_NOT_ELIGIBLE),
        (1, ((7,),), Refusal.NO_SUCH_SEAT),
        (1, ((-1,),), Refusal.NO_SUCH_SEAT),
        (1, ((),), Refusal.NO_WINNER_NAMED),
        (1, (), Refusal.NO_WINNER_NAMED),
        (1, ((1,), (2,)), Refusal.NO_WINNER_NAMED),
        (2, ((1,),), Refusal.NO_SUCH_POT),
        (-1, ((1,),), Refusal.NO_SUCH_POT),
    ],
)
def test_a_wrong_word_is_refused(pot: int, winners: tuple[tuple[int, ...], ...], why: Refusal) -> None:
    assert refusal(by_word(), c.AwardPot(pot, winners)) == why


def test_who_lost_a_pot_does_not_win_another_from_the_same_hand_on_one_board() -> None:
    """A 10, B and C 40: side pot B and C, main pot all three."""
    for wrong in (("C",), ("B", "C"), ("A", "C"), ("A", "B", "C")):
        seats = tuple("ABC".index(name) for name in wrong)
        assert refusal(by_word().award(1, "B"), c.AwardPot(0, (seats,))) == Refusal.WINNERS_CONTRADICT
    for right in (("A",), ("B",), ("A", "B")):
        assert by_word().award(1, "B").award(0, *right).over


def test_who_tied_for_a_pot_ties_for_the_next_or_loses_it() -> None:
    hand = by_word().award(1, "B", "C")
    assert refusal(hand, c.AwardPot(0, ((1,),))) == Refusal.WINNERS_CONTRADICT
    assert hand.award(0, "B", "C").over
    assert by_word().award(1, "B", "C").award(0, "A").over


def test_with_the_main_pot_first_its_winner_keeps_the_side_pot() -> None:
    main_first = rules("house", pot_award_order=PotAwardOrder.MAIN_FIRST)
    assert refusal(by_word(main_first).award(0, "B"), c.AwardPot(1, ((2,),))) == Refusal.WINNERS_CONTRADICT
    assert by_word(main_first).award(0, "A").award(1, "C").over


def test_a_hand_that_has_been_mucked_since_proves_nothing() -> None:
    """B won the side pot and then mucked: C may win the main pot."""
    house = rules("house", all_in_reveal=AllInReveal.MAY_MUCK)
    hand = play(table("A:10 B:90 C:90 D:90", rules=house, street="river", pot=6, automatic=False), "b10 r40 c c").award(1, "B")
    assert refusal(hand, c.AwardPot(0, ((2,),))) == Refusal.WINNERS_CONTRADICT
    assert hand.muck("B").award(0, "C").over


def test_several_boards_may_name_different_winners() -> None:
    hand = play(table("A:10 B:40 C:40", rules=rules("wsop"), street="flop", pot=6, automatic=False, manual=True).deal(), "b10 r40 c")
    hand.run_times(2)
    for _ in range(4):
        hand.deal()
    assert hand.award(1, ["B"], ["C"]).award(0, ["C"], ["B"]).over


def test_a_pot_is_paid_once() -> None:
    assert refusal(by_word().award(1, "B"), c.AwardPot(1, ((1,),))) == Refusal.POT_ALREADY_AWARDED


def test_who_has_mucked_is_not_named() -> None:
    house = rules("house", all_in_reveal=AllInReveal.MAY_MUCK)
    hand = play(table("A:10 B:90 C:90 D:90", rules=house, street="river", pot=6, automatic=False), "b10 r40 c c").muck("C")
    assert refusal(hand, c.AwardPot(1, ((2,),))) == Refusal.WINNER_NOT_ELIGIBLE
    assert hand.award(1, "D").award(0, "A").payouts == {"A": 46, "D": 90}


def test_naming_somebody_twice_gives_him_no_more() -> None:
    assert by_word().award(1, "B", "B", "C").payouts == {"B": 30, "C": 30}


def test_names_and_lists_of_names_are_not_mixed() -> None:
    hand = by_word()
    with pytest.raises(KeyError):
        hand.award(1, "B", ["C"])
    with pytest.raises(KeyError, match="no seat 'Z'; seats: A, B, C"):
        hand.award(1, "Z")
    assert not hand.payouts


def test_cards_entered_after_the_word_decide_the_rest() -> None:
    """The side pot by word, the main pot by cards."""
    hand = by_word().award(1, "C")
    hand.know_board(BOARD).know("A", "AsAh").know("B", "KsKh").know("C", "QsQh")
    assert hand.payouts == {"A": 36, "C": 60}


def test_the_word_stands_beside_known_cards_of_some() -> None:
    hand = by_word().know("A", "AsAh")
    assert hand.award(1, "B").award(0, "B").payouts == {"B": 96}


# Odd chips of a live hand.


def tied(pot: int, house: HouseRules, unit: int = 1) -> dict[str, int]:
    cards = {"A": "AhKc", "B": "AsKd", "C": "AcKh"}
    hand = table("A:90 B:90 C:90", rules=house, street="river", pot=pot, cards=cards, unit=unit, manual=True)
    return play(hand.deal("2c3d7h9sJd"), "x x x").payouts


def test_odd_chips_by_seat_or_by_the_highest_card() -> None:
    """TDA 20-A; by suit the ace of spades is highest, then hearts, diamonds, clubs."""
    assert tied(8, rules("house")) == {"A": 3, "B": 3, "C": 2}
    assert tied(7, rules("house")) == {"A": 3, "B": 2, "C": 2}
    by_suit = rules("house", odd_chip_rule=OddChipRule.HIGH_CARD_BY_SUIT)
    assert tied(7, by_suit) == {"A": 2, "B": 3, "C": 2}
    assert tied(8, by_suit) == {"A": 3, "B": 3, "C": 2}
    assert tied(8, rules("house", odd_chip_multi=OddChipMulti.ALL_TO_FIRST)) == {"A": 4, "B": 2, "C": 2}


def test_by_suit_unknown_hands_come_last_in_the_order_of_the_seats() -> None:
    by_suit = rules("house", odd_chip_rule=OddChipRule.HIGH_CARD_BY_SUIT)
    hand = river("A:90 B:90 C:90", "x x x", by_suit, pot=7)
    assert hand.know("C", "2c3c").award(0, "A", "B", "C").payouts == {"A": 2, "B": 2, "C": 3}
    assert river("A:90 B:90 C:90", "x x x", by_suit, pot=7).award(0, "A", "B", "C").payouts == {"A": 3, "B": 2, "C": 2}


def test_odd_chips_are_of_the_smallest_chip_of_the_house() -> None:
    """TDA 20: in play; WSOP L152: used for the blinds, 1 at 1/2; or 1."""
    assert tied(1075, rules("house"), unit=25) == {"A": 375, "B": 350, "C": 350}
    assert tied(1075, rules("house", odd_chip_unit=OddChipUnit.SMALLEST_BLIND_UNIT), unit=25) == {"A": 359, "B": 358, "C": 358}
    assert tied(1075, rules("house", odd_chip_unit=OddChipUnit.ONE), unit=25) == {"A": 359, "B": 358, "C": 358}


def test_the_blind_unit_divides_both_blinds() -> None:
    unit = rules("house", odd_chip_unit=OddChipUnit.SMALLEST_BLIND_UNIT)
    hand = table("A:900 B:900", "50/75", unit, street="river", pot=125)
    assert play(hand, "x x").award(0, "A", "B").payouts == {"A": 75, "B": 50}


# Rake.

RAKED = rules("house", rake_per_mille=100, rake_cap=6)


def test_rake_is_taken_once_before_the_first_pot() -> None:
    hand = by_word(RAKED)
    hand.award(1, "C").award(0, "A")
    assert [event for event in hand.events if isinstance(event, RakeTaken)] == [RakeTaken(6)]
    assert [event.amount for event in awards(hand)] == [57, 33]
    assert hand.state.chips == 196
    assert sum(hand.stacks.values()) == 190


def test_rake_of_a_pot_that_cards_decide() -> None:
    hand = table("A:90 B:90", rules=RAKED, street="river", pot=6, cards={"A": "AsAh", "B": "KsKh"}, manual=True)
    play(hand.deal(BOARD), "b10 c")
    assert (hand.state.rake, hand.payouts) == (2, {"A": 24})


def test_no_flop_no_drop_at_the_table() -> None:
    hand = play(table("SB:90 BB:90 BTN:90", rules=RAKED), "r40 f c")
    assert hand.street == "flop"
    walk = play(table("SB:90 BB:90 BTN:90", rules=RAKED), "r40 f f")
    assert (walk.state.rake, walk.payouts) == (-1, {"BTN": 5})
    flop = play(hand, "b10 f")
    assert (flop.state.rake, flop.payouts) == (6, {"BB": 75})


def test_rake_before_an_uncontested_side_pot_and_not_again_later() -> None:
    hand = play(table("A:10 B:90 C:90", rules=RAKED, street="flop", pot=6), "b10 r30 c | b20 f")
    assert hand.state.rake == 6
    assert hand.payouts == {"B": 37}
    assert hand.award(0, "A").payouts == {"A": 33, "B": 37}
    assert len([event for event in hand.events if isinstance(event, RakeTaken)]) == 1


def test_a_rake_of_everything_leaves_pots_of_nothing() -> None:
    hand = by_word(rules("house", rake_per_mille=1000))
    hand.award(1, "C").award(0, "A")
    assert (hand.state.rake, hand.payouts, hand.over) == (96, {}, True)
    assert hand.state.chips == 196


def test_a_pot_without_a_chip_ends_with_the_betting() -> None:
    assert play(table("A:90 B:90", street="river"), "x x").over
    assert play(table("A:90 B:90", street="river"), "b10 f").stacks == {"A": 90, "B": 90}


def test_the_ruling_carries_the_names_and_pots_it_is_about() -> None:
    with pytest.raises(IllegalAction) as error:
        by_word().award(1, "A")
    ruling = error.value.ruling
    assert isinstance(ruling, Ruling)
    assert (ruling.numbers, ruling.rule) == ({"pot": 1, "name": "A"}, "pots.layers")


def test_who_has_no_chip_in_any_pot_shows_nothing() -> None:
    """A began the street with nothing and the pot with nothing: there is nothing that he could win."""
    hand = table("A:0 B:90 C:90", street="river", cards={"A": "AsAh", "B": "KsKh", "C": "QsQh"}, manual=True).deal(BOARD)
    play(hand, "b10 c")
    assert hand.state.shown == [0, 1, 1]
    assert hand.payouts == {"B": 20}
