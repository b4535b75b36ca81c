"""Fixed limit: one size, the half-bet rule, and the cap (WSOP L130, L131, L133; Robert betting-3, 4, 6; TDA 47-B, 48). Law 5."""

from typing import Any

import pytest

from floorman.rules.house import HouseRules, LimitCapHeadsUp, LimitReopen
from floorman.rules.rulebook import Refusal
from floorman.table.events import Bet
from floorman.table.hand import Hand
from tests.builders import menu, play, refused, rules, table, why

PRESETS = ("house", "tda", "wsop", "online")


def limit(seats: str, house: str | HouseRules = "house", street: str = "flop", blinds: str = "10/20", **options: Any) -> Hand:
    return table(seats, blinds, house, game="FL", street=street, **options)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_bet_and_a_raise_have_one_size(preset: str) -> None:
    hand = limit("A:900 B:900 C:900", preset)
    assert menu(hand) == ("A", 0, 20, 20)
    assert why(hand, "b19") == Refusal.NOT_THE_LIMIT
    ruling = refused(hand, "b21")
    assert (ruling.refusal, ruling.numbers["maximum"], ruling.rule) == (Refusal.NOT_THE_LIMIT, 20, "limit.raise")
    assert menu(play(hand, "b20")) == ("B", 20, 40, 40)
    assert menu(play(hand, "r40")) == ("C", 40, 60, 60)


def test_the_bet_doubles_on_the_turn() -> None:
    hand = play(limit("SB:900 BB:900 BTN:900", street="preflop"), "c c x | x x x |")
    assert menu(hand) == ("SB", 0, 40, 40)
    assert menu(play(hand, "x x x |")) == ("SB", 0, 40, 40)


def test_the_two_bets_may_be_named() -> None:
    hand = play(limit("SB:900 BB:900 BTN:900", blinds="1/2", street="preflop", bets=(2, 6)), "c c x | x x x |")
    assert menu(hand) == ("SB", 0, 6, 6)


def test_before_the_flop_the_big_blind_is_the_first_bet() -> None:
    hand = limit("SB:900 BB:900 BTN:900", street="preflop")
    assert menu(hand) == ("BTN", 20, 40, 40)


@pytest.mark.parametrize("preset", PRESETS)
def test_an_all_in_of_half_a_bet_counts_as_a_bet(preset: str) -> None:
    """WSOP L133: all-in 15 of 20: raise to 35."""
    assert menu(play(limit("A:15 B:900 C:900", preset), "a")) == ("B", 15, 35, 35)
    assert menu(play(limit("A:10 B:900 C:900", preset), "a")) == ("B", 10, 30, 30)


def test_exactly_half_is_a_whole_bet_and_one_chip_less_is_none() -> None:
    assert play(limit("A:10 B:900 C:900"), "a").events[-1] == Bet(0, 10, full=True, all_in=True)
    assert play(limit("A:9 B:900 C:900"), "a").events[-1] == Bet(0, 9, full=False, all_in=True)


@pytest.mark.parametrize("preset", PRESETS)
def test_an_all_in_of_less_than_half_is_completed(preset: str) -> None:
    """WSOP L133: all-in 9: complete to 20."""
    hand = play(limit("A:9 B:900 C:900", preset), "a")
    assert menu(hand) == ("B", 9, 20, 20)
    assert menu(play(hand, "r20")) == ("C", 20, 40, 40)


@pytest.mark.parametrize("preset", PRESETS)
def test_half_a_raise_reopens_for_the_bettor(preset: str) -> None:
    """TDA 47-B: bet 20, all-in 30: raise to 50; all-in 28: call or fold, others complete to 40."""
    hand = play(limit("A:900 B:30 C:900", preset), "b20 a")
    assert menu(hand) == ("C", 30, 50, 50)
    assert menu(play(hand, "c")) == ("A", 10, 50, 50)
    hand = play(limit("A:900 B:28 C:900", preset), "b20 a")
    assert menu(hand) == ("C", 28, 40, 40)
    assert menu(play(hand, "c")) == ("A", 8, None, None)


def test_completing_reopens() -> None:
    """Bet 20, all-in 28, completed to 40."""
    hand = play(limit("A:900 B:28 C:900"), "b20 a r40")
    assert menu(hand) == ("A", 20, 60, 60)


def test_small_all_ins_add_up_for_each_player() -> None:
    """Robert betting-6: bet 20, all-in 28, all-in 36: A owes 16 of half a bet."""
    hand = play(limit("A:900 B:28 C:36 D:900"), "b20 a a c")
    assert hand.to_act == "A"
    assert hand.legal.can_raise


def test_half_of_an_odd_bet_is_rounded_up() -> None:
    """A bet of 5: 3 counts, 2 does not."""
    assert menu(play(limit("A:3 B:90 C:90", blinds="2/5"), "a")) == ("B", 3, 8, 8)
    assert menu(play(limit("A:2 B:90 C:90", blinds="2/5"), "a")) == ("B", 2, 5, 5)


def test_a_house_may_ask_for_the_whole_bet() -> None:
    whole = rules("house", limit_reopen_rule=LimitReopen.FULL_BET)
    assert menu(play(limit("A:15 B:900 C:900", whole), "a")) == ("B", 15, 20, 20)
    hand = play(limit("A:900 B:39 C:900", whole), "b20 a c")
    assert menu(hand) == ("A", 19, None, None)
    hand = play(limit("A:900 B:40 C:900", whole), "b20 a c")
    assert menu(hand) == ("A", 20, 60, 60)


def levels(hand: Hand) -> list[int]:
    """Every raise that is still possible, one after the other, by players with chips enough."""
    found = []
    while hand.legal.can_raise:
        to = hand.legal.min_raise_to or 0
        found.append(to)
        hand.act("raise" if hand.state.record.price else "bet", to)
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_the_cap_is_a_bet_and_so_many_raises(preset: str) -> None:
    """WSOP L130: 2-4-6-8-10; bet and three raises elsewhere (Robert betting-3). The big blind is the bet."""
    expected = [4, 6, 8] if preset == "online" else [4, 6, 8, 10]
    hand = limit("SB:90 BB:90 UTG:90 BTN:90", preset, "preflop", "1/2")
    assert levels(hand) == expected
    ruling = refused(hand, f"r{expected[-1] + 2}")
    assert (ruling.refusal, ruling.numbers["cap"], ruling.option) == (Refusal.CAP_REACHED, len(expected), "limit_raise_cap")


@pytest.mark.parametrize("preset", PRESETS)
def test_after_the_flop_the_cap_counts_the_bet_too(preset: str) -> None:
    expected = [2, 4, 6, 8] if preset == "online" else [2, 4, 6, 8, 10]
    assert levels(limit("A:90 B:90 C:90", preset, blinds="1/2")) == expected


def test_a_cap_of_0_is_no_cap() -> None:
    assert levels(limit("A:30 B:30 C:30", rules("house", limit_raise_cap=0), blinds="1/2")) == list(range(2, 31, 2))


def test_a_short_all_in_does_not_use_up_a_raise() -> None:
    """Bet 20, all-in 28: four raises are still to come."""
    hand = play(limit("A:900 B:28 C:900 D:900"), "b20 a")
    assert levels(hand) == [40, 60, 80, 100]


def test_an_all_in_that_counts_uses_one_up() -> None:
    hand = play(limit("A:900 B:30 C:900 D:900"), "b20 a")
    assert levels(hand) == [50, 70, 90]


def test_short_all_ins_that_make_half_a_bet_together_use_one_up() -> None:
    hand = play(limit("A:900 B:28 C:36 D:900 E:900"), "b20 a a")
    assert levels(hand) == [56, 76, 96]


def test_a_straddle_does_not_count_toward_the_cap() -> None:
    """WSOP L130."""
    hand = limit("SB:90 BB:90 UTG:90 MP:90 BTN:90", "wsop", "preflop", "1/2", straddles={"UTG": 4})
    assert levels(hand) == [6, 8, 10, 12]


CAPPED, UNCAPPED = 5, 7  # levels of a street with bets of 4 and stacks of 28


@pytest.mark.parametrize(
    ("option", "one_folds", "began_so"),
    [
        (LimitCapHeadsUp.UNCAPPED_IF_HEADS_UP_BEFORE_CAP, UNCAPPED, UNCAPPED),  # Robert betting-4
        (LimitCapHeadsUp.UNCAPPED_IF_ROUND_BEGAN_HEADS_UP, CAPPED, UNCAPPED),  # WSOP L131
        (LimitCapHeadsUp.UNTIL_EVENT_IS_HEADS_UP, CAPPED, CAPPED),  # TDA 48
    ],
)
def test_when_the_cap_does_not_hold_for_two(option: LimitCapHeadsUp, one_folds: int, began_so: int) -> None:
    house = rules("house", limit_cap_heads_up=option)
    hand = play(limit("A:28 B:28 C:28", house, blinds="1/2"), "x x x | f")
    assert len(levels(hand)) == one_folds
    hand = play(limit("A:28 B:28 C:28", house, blinds="1/2"), "f x x |")
    assert len(levels(hand)) == began_so


def test_the_cap_holds_when_one_folds_only_after_it() -> None:
    """Robert betting-4: heads-up before the cap, not after."""
    hand = play(limit("A:90 B:90 C:90", blinds="1/2"), "b2 r4 r6 r8 r10")
    assert hand.to_act == "C"
    play(hand, "f")
    assert why(hand, "r12") == Refusal.CAP_REACHED


def test_one_raise_before_the_cap_is_before_it() -> None:
    hand = play(limit("A:90 B:90 C:90", blinds="1/2"), "b2 r4 r6 r8 f r10")
    assert hand.legal.min_raise_to == 12


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("street", ["preflop", "flop"])
def test_there_is_no_cap_in_a_game_of_two(preset: str, street: str) -> None:
    """TDA 48: the event is down to two; elsewhere the round began so."""
    assert levels(limit("A:30 B:30", preset, street, "1/2"))[-1] == 30


def test_an_all_in_raise_below_the_size_is_allowed() -> None:
    hand = play(limit("A:900 B:33 C:900"), "b20")
    assert menu(hand) == ("B", 20, 33, 33)
    assert why(hand, "r30") == Refusal.NOT_THE_LIMIT


def test_a_stack_above_the_size_cannot_go_all_in() -> None:
    hand = play(limit("A:900 B:41 C:900"), "b20")
    assert menu(hand) == ("B", 20, 40, 40)
    assert why(hand, "a") == Refusal.NOT_THE_LIMIT
