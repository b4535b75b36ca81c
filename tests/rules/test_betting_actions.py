"""What each verb is and why it is refused (guide 001, 004); law 4, the raise that nobody can call; every refusal of an action."""

import pytest

from floorman.rules import betting
from floorman.rules.house import FoldWhenFree
from floorman.rules.rulebook import Refusal, Verb
from floorman.table.events import Bet, Called, Raised
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction
from tests.builders import menu, play, refused, rules, table, why


def test_checking_is_for_who_owes_nothing() -> None:
    hand = play(table("A:100 B:100", street="flop"), "b10")
    ruling = refused(hand, "x")
    assert ruling.refusal == Refusal.CHECK_FACING_A_BET
    assert (ruling.numbers["to_call"], ruling.numbers["price"]) == (10, 10)
    assert ruling.rule == "call.amount"


def test_there_is_nothing_to_call_where_nobody_has_bet() -> None:
    assert why(table("A:100 B:100", street="flop"), "c") == Refusal.NOTHING_TO_CALL


def test_the_big_blind_cannot_call_his_own_blind() -> None:
    assert why(play(table("SB:100 BB:100 BTN:100"), "c c"), "c") == Refusal.NOTHING_TO_CALL


def test_the_first_chips_are_a_bet_and_what_follows_is_a_raise() -> None:
    hand = table("A:100 B:100", street="flop")
    assert why(hand, "r10") == Refusal.RAISE_WITHOUT_A_BET
    assert why(play(hand, "b10"), "b20") == Refusal.BET_FACING_A_BET


def test_before_the_flop_the_big_blind_is_a_bet() -> None:
    """Guide 004: the first to act raises."""
    assert why(table("SB:100 BB:100 BTN:100"), "b6") == Refusal.BET_FACING_A_BET


def test_folding_is_always_allowed_unless_the_house_forbids_it_when_free() -> None:
    """TDA 58, WSOP T84: allowed, a penalty may follow; online rooms block it."""
    assert play(table("A:100 B:100 C:100", street="flop"), "f").to_act == "B"
    forbid = rules("house", fold_when_check_free=FoldWhenFree.FORBID)
    hand = table("A:100 B:100 C:100", rules=forbid, street="flop")
    ruling = refused(hand, "f")
    assert (ruling.refusal, ruling.option) == (Refusal.FOLD_WHEN_CHECK_IS_FREE, "fold_when_check_free")
    assert play(hand, "b10 f").to_act == "C"


def test_a_call_for_less_is_all_in_and_moves_no_price() -> None:
    hand = play(table("A:100 B:7 C:100", street="flop"), "b10 c")
    assert hand.stacks["B"] == 0
    assert hand.state.record.price == 10
    assert menu(hand)[:2] == ("C", 10)


def test_nobody_acts_out_of_turn() -> None:
    hand = table("A:100 B:100 C:100", street="flop")
    with pytest.raises(IllegalAction) as error:
        hand.act("bet", 10, seat="B")
    assert error.value.ruling.refusal == Refusal.OUT_OF_TURN
    assert (error.value.ruling.numbers["name"], error.value.ruling.numbers["actor"]) == ("B", "A")


def why_seat(hand: Hand, name: str) -> Refusal:
    with pytest.raises(IllegalAction) as error:
        hand.act("check", seat=name)
    return error.value.ruling.refusal


def test_why_a_seat_has_no_turn_is_said_as_it_is() -> None:
    hand = play(table("A:100 B:10 C:100 D:100", street="flop"), "f a")
    assert why_seat(hand, "A") == Refusal.NOT_IN_THE_HAND
    assert why_seat(hand, "B") == Refusal.ALREADY_ALL_IN
    assert why_seat(hand, "D") == Refusal.OUT_OF_TURN
    play(hand, "c f |")
    assert why_seat(hand, "C") == Refusal.NO_BETTING_NOW
    assert why_seat(hand, "A") == Refusal.NOT_IN_THE_HAND


def test_after_the_hand_nothing_is_possible() -> None:
    hand = play(table("A:100 B:100", street="flop"), "b10 f")
    for verb in ("fold", "check", "call", "bet", "raise", "all-in"):
        with pytest.raises(IllegalAction) as error:
            hand.act(verb, 10)
        assert error.value.ruling.refusal == Refusal.HAND_OVER
    with pytest.raises(IllegalAction) as error:
        hand.act("check", seat="B")
    assert error.value.ruling.refusal == Refusal.HAND_OVER


def test_a_raise_that_nobody_can_call_is_refused() -> None:
    """Law 4; TDA 16: C is all-in for 10, only A is left with chips."""
    hand = play(table("A:100 B:50 C:100", street="flop"), "x b50 f")
    assert menu(hand) == ("A", 50, None, None)
    ruling = refused(hand, "r100")
    assert (ruling.refusal, ruling.numbers["price"]) == (Refusal.NOBODY_LEFT_TO_CALL, 50)


def test_a_raise_that_somebody_can_call_in_part_is_allowed() -> None:
    """C has one chip more than the price."""
    hand = play(table("A:100 B:50 C:51", street="flop"), "x b50")
    play(hand, "c")
    assert menu(hand) == ("A", 50, 100, 100)
    hand = play(table("A:100 B:50 C:50", street="flop"), "x b50 c")
    assert menu(hand) == ("A", 50, None, None)


def test_who_can_call_just_the_price_can_call_no_part_of_a_raise() -> None:
    """A is all-in for 50, C has 50 and has not acted."""
    assert menu(play(table("A:50 B:90 C:50", street="flop"), "a")) == ("B", 50, None, None)
    assert menu(play(table("A:50 B:90 C:51", street="flop"), "a")) == ("B", 50, 90, 90)


def test_chips_of_a_folded_player_can_call_nothing() -> None:
    hand = play(table("A:100 B:50 C:100", street="flop"), "x a f")
    assert why(hand, "r100") == Refusal.NOBODY_LEFT_TO_CALL


def test_chips_already_in_do_not_help_an_all_in_opponent_to_call() -> None:
    """Heads-up, the other all-in: only a call."""
    hand = play(table("A:100 B:60", street="flop"), "b10 a")
    assert menu(hand) == ("A", 50, None, None)
    assert why(hand, "r100") == Refusal.NOBODY_LEFT_TO_CALL


def test_a_big_stack_may_bet_any_part_that_a_short_one_can_call() -> None:
    """What he cannot call comes back: streets, law 4."""
    hand = table("A:500 B:16", street="flop")
    assert menu(hand) == ("A", 0, 2, 500)
    play(hand, "a c")
    assert hand.returned == {"A": 484}


@pytest.mark.parametrize("amount", [-1, -(10**30), 2.0, 2.5, True, None, "20", "2", [4], 10**30])
def test_only_whole_chips_are_an_amount(amount: object) -> None:
    hand = table("A:100 B:100", street="flop")
    state = hand.state.copy()
    with pytest.raises(IllegalAction) as error:
        hand.act("bet", amount)  # type: ignore[arg-type]
    assert error.value.ruling.refusal == (Refusal.ABOVE_STACK if amount == 10**30 else Refusal.NOT_A_NUMBER)
    assert hand.state == state


def test_an_unknown_word_is_no_action() -> None:
    hand = table("A:100 B:100", street="flop")
    for word in ("shove", "", "RAISE", "check "):
        with pytest.raises(ValueError, match="unknown action"):
            hand.act(word)
    for verb in (9, -1):
        with pytest.raises(ValueError, match="unknown action"):
            hand.act(verb, 10)
    assert len(hand.events) == 2


@pytest.mark.parametrize("word", ["all-in", "allin", "all_in", "a"])
def test_all_in_is_a_bet_a_call_or_a_raise(word: str) -> None:
    """Guide 001: no action of its own."""
    bet = table("A:30 B:100", street="flop").act(word).events[-1]
    assert bet == Bet(0, 30, full=True, all_in=True)
    called = play(table("A:100 B:30 C:100", street="flop"), "b50").act(word).events[-1]
    assert called == Called(1, 30, 30, all_in=True)
    exactly = play(table("A:100 B:50 C:100", street="flop"), "b50").act(word).events[-1]
    assert exactly == Called(1, 50, 50, all_in=True)
    raised = play(table("A:100 B:70 C:100", street="flop"), "b50").act(word).events[-1]
    assert raised == Raised(1, 70, 20, full=False, all_in=True)


def test_verbs_are_words_letters_or_numbers() -> None:
    one = table("A:100 B:100 C:100", street="flop").act("bet", 10).act("raise", 30).act("fold").act("call")
    two = table("A:100 B:100 C:100", street="flop").act("b", 10).act("r", 30).act("f").act("c")
    three = table("A:100 B:100 C:100", street="flop").act(Verb.BET, 10).act(Verb.RAISE, 30).act(Verb.FOLD).act(Verb.CALL)
    assert one.events == two.events == three.events
    assert table("A:9 B:9", street="flop").act("x").events == table("A:9 B:9", street="flop").check().events


@pytest.mark.parametrize(("stack", "street_bet"), [(90, 10), (7, 7)])
def test_calling_as_a_rule_is_calling_at_the_table(stack: int, street_bet: int) -> None:
    """The rule book plays without a table too: a record after `betting.call`."""
    hand = play(table(f"A:100 B:{stack} C:100", street="flop"), "b10")
    record = hand.state.record.copy()
    betting.call(record, 1)
    record.to_act = 2
    assert record.street_bet[1] == street_bet
    assert record == play(hand, "c").state.record
