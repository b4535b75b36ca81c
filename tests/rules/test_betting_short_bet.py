"""An opening all-in below the big blind (Robert NL-2; TDA 47-A; guide 004 carried on)."""

import pytest

from floorman.rules.house import ReopenRule, ShortAllIn, ShortBetCheckers
from floorman.rules.rulebook import Refusal
from tests.builders import menu, play, rules, table, why

PRESETS = ("house", "tda", "wsop", "online")


@pytest.mark.parametrize(("preset", "least"), [("house", 100), ("tda", 120), ("wsop", 120), ("online", 120)])
def test_the_call_is_what_was_bet_and_the_next_minimum_is_by_house(preset: str, least: int) -> None:
    """All-in 20 at a big blind of 100: Robert NL-2 says 120, our guide's completing 100."""
    hand = play(table("A:20 B:900 C:900", "50/100", preset, street="flop"), "a")
    assert menu(hand) == ("B", 20, least, 900)


@pytest.mark.parametrize("preset", PRESETS)
def test_who_has_checked_may_only_call_or_fold(preset: str) -> None:
    """TDA 47-A; older Robert names them."""
    hand = play(table("A:900 B:20 C:900", "50/100", preset, street="flop"), "x a c")
    assert menu(hand) == ("A", 20, None, None)
    assert why(hand, "r120") == Refusal.NOT_REOPENED


@pytest.mark.parametrize("reopen", ReopenRule)
def test_where_the_house_lets_them_checkers_may_raise(reopen: ReopenRule) -> None:
    house = rules("tda", short_bet_checkers=ShortBetCheckers.MAY_RAISE, reopen_rule=reopen)
    hand = play(table("A:900 B:20 C:900", "50/100", house, street="flop"), "x a c")
    assert menu(hand) == ("A", 20, 120, 900)


def test_that_leave_is_for_checkers_and_not_for_callers() -> None:
    """C has 20 in and owes 30 of 100 after a second short all-in."""
    house = rules("tda", short_bet_checkers=ShortBetCheckers.MAY_RAISE)
    hand = play(table("A:900 B:20 C:900 D:50", "50/100", house, street="flop"), "x a c a")
    assert menu(hand) == ("A", 50, 150, 900)
    assert menu(play(hand, "c")) == ("C", 30, None, None)


def test_that_leave_ends_with_the_first_full_bet() -> None:
    """Bet 100, all-in 140: A checked, but C bet full; B, who called 100, may not."""
    house = rules("tda", short_bet_checkers=ShortBetCheckers.MAY_RAISE)
    hand = play(table("A:900 B:900 C:900 D:140", "50/100", house, street="flop"), "x b100 c a c")
    assert menu(hand) == ("B", 40, None, None)


@pytest.mark.parametrize("preset", PRESETS)
def test_two_short_all_ins_that_make_a_full_bet_reopen_for_the_checker(preset: str) -> None:
    """Check, all-in 40, all-in 100, call: the checker faces 100, a full bet."""
    hand = play(table("A:900 B:40 C:100 D:900", "50/100", preset, street="flop"), "x a a c")
    assert menu(hand) == ("A", 100, 200, 900)


@pytest.mark.parametrize("preset", PRESETS)
def test_one_chip_less_than_a_full_bet_does_not(preset: str) -> None:
    hand = play(table("A:900 B:40 C:99 D:900", "50/100", preset, street="flop"), "x a a c")
    assert menu(hand) == ("A", 99, None, None)


@pytest.mark.parametrize("preset", PRESETS)
def test_an_opening_all_in_of_exactly_the_big_blind_is_a_full_bet(preset: str) -> None:
    hand = play(table("A:900 B:100 C:900", "50/100", preset, street="flop"), "x a c")
    assert menu(hand) == ("A", 100, 200, 900)


def test_completing_a_short_bet_to_the_big_blind_is_a_full_bet() -> None:
    """Ours: all-in 20, completed to 100; then 200."""
    hand = play(table("A:900 B:20 C:900", "50/100", "house", street="flop"), "x a r100")
    assert menu(hand) == ("A", 100, 200, 900)


def test_the_acpc_dealer_on_a_short_opening_bet_follows_the_short_bet_option() -> None:
    house = rules("tda", short_allin_min_raise=ShortAllIn.ACPC_LAST_INCREMENT)
    assert play(table("A:20 B:900 C:900", "50/100", house, street="flop"), "a").legal.min_raise_to == 120
