"""Running the board out, once or several times (WSOP L208 to L217)."""

import pytest

from floorman.rules.cards import cards_of, name_of
from floorman.rules.house import HouseRules, RunOddChip
from floorman.rules.rulebook import Refusal
from floorman.table import commands as c
from floorman.table.events import BoardDealt, RunsAgreed
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction
from floorman.table.setup import make_setup
from tests.builders import play, rules, table

DECK = list(range(52))


def refusal(hand: Hand, command: c.Command) -> Refusal:
    state, events = hand.state.copy(), list(hand.events)
    with pytest.raises(IllegalAction) as error:
        hand.ask(command)
    assert (hand.state, hand.events) == (state, events)
    return error.value.ruling.refusal


def all_in_on_the_flop(house: str | HouseRules = "wsop", stacks: str = "A:100 B:200 C:200", pot: int = 1, **cards: str) -> Hand:
    """A is all-in for 100, B and C for 200: main 301, side 200, the flop lies."""
    hand = table(stacks, rules=house, street="flop", pot=pot, cards=cards, manual=True).deal("2c7d9h")
    return play(hand, "a a c")


# Dealing.


def test_the_run_out_is_dealt_street_by_street_with_its_burns() -> None:
    """Guide 001: three seats: flop 7 to 9, turn 11, river 13."""
    hand = Hand.from_setup(make_setup({"A": 5, "B": 5, "C": 5}, (1, 2)), deck=DECK)
    play(hand, "a a a")
    boards = [event for event in hand.events if isinstance(event, BoardDealt)]
    assert [(event.cards, event.burn) for event in boards] == [((7, 8, 9), 6), ((11,), 10), ((13,), 12)]
    assert hand.state.hole == [(0, 3), (1, 4), (2, 5)]


def test_online_nothing_is_burned() -> None:
    hand = Hand.from_setup(make_setup({"A": 5, "B": 5, "C": 5}, (1, 2), house="online"), deck=DECK)
    play(hand, "a a a")
    assert hand.state.boards == [[6, 7, 8, 9, 10]]


def test_a_second_and_a_third_board_come_from_the_same_stub() -> None:
    """L209, L213: board one turn 11 and river 13, board two 15 and 17, board three 19 and 21."""
    hand = Hand.from_setup(make_setup({"A": 5, "B": 5, "C": 5}, (1, 2), house="wsop"), deck=DECK, manual=True)
    play(hand, "c c x").deal()
    play(hand, "a a a").run_times(3)
    for _ in range(6):
        hand.deal()
    assert hand.state.boards == [[7, 8, 9, 11, 13], [7, 8, 9, 15, 17], [7, 8, 9, 19, 21]]
    assert [event.burn for event in hand.events if isinstance(event, BoardDealt)] == [6, 10, 12, 14, 16, 18, 20]
    assert hand.over


def test_boards_run_from_before_the_flop_share_nothing() -> None:
    hand = Hand.from_setup(make_setup({"A": 5, "B": 5}, (1, 2), house="wsop"), deck=DECK, manual=True)
    play(hand, "a c").run_times(2)
    for _ in range(6):
        hand.deal()
    assert hand.state.boards == [[5, 6, 7, 9, 11], [13, 14, 15, 17, 19]]


def test_ten_seats_and_three_boards_fit_in_a_deck() -> None:
    setup = make_setup(dict.fromkeys("ABCDEFGHIJ", 5), (1, 2), house="wsop")
    hand = Hand.from_setup(setup, seed=3, manual=True)
    play(hand, " ".join("a" * 10)).run_times(3)
    while not hand.over:
        hand.deal()
    dealt = [card for cards in (*hand.state.hole, *hand.state.boards) for card in cards]
    assert len(dealt) == len(set(dealt)) == 35


def test_the_dealer_may_still_name_the_cards_himself() -> None:
    hand = Hand.from_setup(make_setup({"A": 5, "B": 5}, (1, 2)), deck=DECK, manual=True)
    play(hand, "a c").deal("AsKsQs")
    assert hand.board == "AsKsQs"


def test_cards_come_only_when_they_are_due() -> None:
    hand = table("A:9 B:9", manual=True)
    assert refusal(hand, c.DealBoard()) == Refusal.NO_CARDS_NOW
    play(hand, "c x")
    for cards, expected in ((1, 3), (2, 3), (4, 3)):
        with pytest.raises(IllegalAction) as error:
            hand.ask(c.DealBoard(tuple(range(cards))))
        assert error.value.ruling.refusal == Refusal.WRONG_NUMBER_OF_CARDS
        assert error.value.ruling.numbers == {"expected": expected, "given": cards}
    play(hand.deal(), "x x")
    assert refusal(hand, c.DealBoard((1, 2, 3))) == Refusal.WRONG_NUMBER_OF_CARDS


def test_a_hand_that_starts_late_takes_all_cards_that_lie() -> None:
    hand = table("A:9 B:9", street="river", pot=4, manual=True)
    assert refusal(hand, c.DealBoard((1,))) == Refusal.WRONG_NUMBER_OF_CARDS
    assert hand.deal("2c7d9hJsKd").to_act == "A"


def test_no_card_is_dealt_twice() -> None:
    hand = table("A:9 B:9", cards={"A": "AsAh"}, manual=True)
    play(hand, "c x")
    taken = hand.state.hole[0][0]
    assert refusal(hand, c.DealBoard((taken, 1, 2))) == Refusal.CARD_TWICE
    assert refusal(hand, c.DealBoard((1, 2, 2))) == Refusal.CARD_TWICE
    assert refusal(hand, c.DealBoard((1, 2, 3), 3)) == Refusal.CARD_TWICE
    assert refusal(hand, c.DealBoard((1, 2, 3), taken)) == Refusal.CARD_TWICE
    hand.ask(c.DealBoard((1, 2, 3), 4))
    play(hand, "x x")
    assert refusal(hand, c.DealBoard((2,))) == Refusal.CARD_TWICE


# Agreeing.


def test_all_who_are_left_must_agree() -> None:
    """L210; who has folded is not asked."""
    hand = all_in_on_the_flop().run_times(2, ["A", "B"])
    assert hand.events[-1] == RunsAgreed(1)
    assert hand.state.runs == 1
    folded = play(table("A:90 B:90 C:90", rules="wsop", street="flop", pot=6, manual=True).deal(), "a f c")
    assert folded.run_times(2, ["A", "C"]).state.runs == 2


@pytest.mark.parametrize(("house", "runs"), [("house", 2), ("tda", 2), ("wsop", 4), ("online", 4), ("wsop", 0), ("wsop", -1)])
def test_the_house_says_how_often_at_most(house: str, runs: int) -> None:
    """L208: two or three in a cash game; our guide and TDA: once."""
    assert refusal(all_in_on_the_flop(house), c.AgreeRuns(runs, (0, 1, 2))) == Refusal.TOO_MANY_RUNS


@pytest.mark.parametrize("runs", [2.0, True, "2", None])
def test_a_number_of_boards_is_a_whole_number(runs: object) -> None:
    assert refusal(all_in_on_the_flop(), c.AgreeRuns(runs, (0, 1, 2))) == Refusal.TOO_MANY_RUNS  # type: ignore[arg-type]


def test_it_is_agreed_once_and_only_when_betting_is_over_with_cards_to_come() -> None:
    hand = table("A:90 B:90", rules="wsop", street="flop", pot=6, manual=True)
    assert refusal(hand, c.AgreeRuns(2, (0, 1))) == Refusal.RUNS_NOT_POSSIBLE
    assert refusal(hand.deal(), c.AgreeRuns(2, (0, 1))) == Refusal.RUNS_NOT_POSSIBLE
    play(hand, "a c").run_times(2)
    assert refusal(hand, c.AgreeRuns(3, (0, 1))) == Refusal.RUNS_NOT_POSSIBLE
    river = play(table("A:90 B:90", rules="wsop", street="river", pot=6), "a c")
    assert refusal(river, c.AgreeRuns(2, (0, 1))) == Refusal.RUNS_NOT_POSSIBLE


def test_it_may_be_agreed_after_a_card_of_the_run_out() -> None:
    hand = all_in_on_the_flop().deal("Jc").run_times(2)
    hand.deal("Qc").deal("Qd")
    assert [[name_of(card) for card in board] for board in hand.state.boards] == [
        ["2c", "7d", "9h", "Jc", "Qc"],
        ["2c", "7d", "9h", "Jc", "Qd"],
    ]


# Paying.


def two_boards(house: str | HouseRules) -> Hand:
    """Board one A > B > C, board two C > A, B."""
    hand = all_in_on_the_flop(house, A="AsAh", B="KsKh", C="QsQh").run_times(2)
    return hand.deal("3c").deal("4d").deal("Qd").deal("3s")


def test_every_pot_is_divided_by_board() -> None:
    """L214 and rules.md 13: A 151, B 100, C 250."""
    hand = two_boards("wsop")
    assert hand.over
    assert hand.payouts == {"A": 151, "B": 100, "C": 250}


def test_odd_chips_between_three_boards_follow_the_house() -> None:
    """L217: 302 on three boards: 102 + 100 + 100, or 101 + 101 + 100; A wins only the first."""
    for option, first in ((RunOddChip.ALL_TO_FIRST_BOARD, 102), (RunOddChip.ONE_EACH_IN_BOARD_ORDER, 101)):
        hand = all_in_on_the_flop(rules("wsop", rit_odd_chip=option), pot=2, A="AsAh", B="KsKh", C="QsQh").run_times(3)
        for cards in ("3c", "4d", "Qd", "3s", "Qc", "3h"):
            hand.deal(cards)
        assert hand.payouts["A"] == first


def test_the_dealer_names_winners_for_each_board() -> None:
    hand = all_in_on_the_flop().run_times(2)
    for _ in range(4):
        hand.deal()
    assert refusal(hand, c.AwardPot(1, ((1,),))) == Refusal.NO_WINNER_NAMED
    assert refusal(hand, c.AwardPot(1, ((1,), ()))) == Refusal.NO_WINNER_NAMED
    assert refusal(hand, c.AwardPot(1, ((1,), (0,)))) == Refusal.WINNER_NOT_ELIGIBLE
    hand.award(1, ["B"], ["C"]).award(0, ["A"], ["C", "B"])
    assert hand.payouts == {"A": 151, "B": 175, "C": 175}
    assert hand.state.chips == 501


def test_one_list_of_names_counts_for_every_board() -> None:
    hand = all_in_on_the_flop().run_times(2)
    for _ in range(4):
        hand.deal()
    assert hand.award(1, "B").award(0, "A", "B").payouts == {"A": 151, "B": 350}


def test_an_uncontested_side_pot_is_paid_over_all_boards() -> None:
    house = rules("wsop", rake_per_mille=0)
    hand = table("A:10 B:90 C:90", rules=house, street="flop", pot=6, manual=True).deal("2c7d9h")
    play(hand, "b10 r30 c").deal("3c")
    play(hand, "b20 f").run_times(3)
    hand.deal().deal().deal()
    assert hand.payouts == {"B": 40}
    assert hand.award(0, "A").over


# Cards entered later.


def test_boards_may_be_entered_one_by_one_with_the_flop_they_share() -> None:
    hand = play(table("A:10 B:10 C:10", rules="wsop", manual=True, cards={"A": "AsAh", "B": "KsKh", "C": "QsQh"}), "c c x").deal()
    play(hand, "a a a").run_times(2)
    for _ in range(4):
        hand.deal()
    hand.know_board("2c7d9h3c4d")
    assert not hand.over
    assert refusal(hand, c.ReportBoard(cards_of("2c7d9h3c5d"), 1)) == Refusal.CARD_TWICE
    assert refusal(hand, c.ReportBoard(cards_of("2c7d9hAs5d"), 1)) == Refusal.CARD_TWICE
    hand.know_board("2c7d9hQdJs", 1)
    assert hand.over
    assert hand.payouts == {"A": 15, "C": 15}


def test_a_shared_card_put_right_on_one_board_is_put_right_on_all() -> None:
    hand = all_in_on_the_flop().run_times(2)
    for cards in ("3c", "4d", "Qd", "3s"):
        hand.deal(cards)
    hand.know_board("2d7d9hQd3s", 1)
    assert [[name_of(card) for card in board] for board in hand.state.boards] == [
        ["2d", "7d", "9h", "3c", "4d"],
        ["2d", "7d", "9h", "Qd", "3s"],
    ]


def test_a_board_of_partly_unknown_cards_keeps_what_it_has() -> None:
    hand = all_in_on_the_flop().run_times(2).deal().deal("4d").deal("Qd").deal("3s")
    hand.know_board("2c7d9hQh3h", 1)
    assert len(hand.state.boards[0]) == 4
    assert refusal(hand, c.ReportBoard(cards_of("2c7d9h3h5s"), 0)) == Refusal.CARD_TWICE
    hand.know_board("2c7d9h5s4d", 0)
    assert [name_of(card) for card in hand.state.boards[0]] == ["2c", "7d", "9h", "5s", "4d"]


def test_the_number_of_cards_entered_is_the_number_that_lies() -> None:
    hand = all_in_on_the_flop()
    for run, cards, expected in ((0, "2c7d", 3), (0, "2c7d9h3c", 3), (1, "2c7d9h", 0), (-1, "2c7d9h", 0)):
        with pytest.raises(IllegalAction) as error:
            hand.know_board(cards, run)
        assert error.value.ruling.refusal == Refusal.WRONG_NUMBER_OF_CARDS
        assert error.value.ruling.numbers["expected"] == expected
    assert refusal(table("A:9 B:9"), c.ReportBoard(())) == Refusal.WRONG_NUMBER_OF_CARDS


def test_a_board_entered_in_the_middle_of_the_betting_changes_only_the_cards() -> None:
    hand = play(table("A:90 B:90", street="flop", pot=6), "b10")
    record = hand.state.record.copy()
    hand.know_board("2c7d9h")
    assert (hand.board, hand.state.record) == ("2c7d9h", record)


def test_the_number_of_boards_is_settled_once_even_when_somebody_said_no() -> None:
    hand = play(table("A:100 B:100", street="flop", rules="wsop", manual=True).deal(), "b100 c").run_times(2, ["A"])
    assert hand.state.runs == 1
    assert refusal(hand, c.AgreeRuns(2, (0, 1))) == Refusal.RUNS_NOT_POSSIBLE
