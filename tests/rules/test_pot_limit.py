"""Pot-limit: the largest raise (TDA 54; Robert 14; WSOP L191)."""

from typing import Any

import pytest

from floorman.rules.house import AnteKind, HouseRules, PotLimitPreflop
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal
from floorman.table.hand import Hand
from floorman.table.setup import make_setup
from tests.builders import menu, play, refused, rules, table, why

PRESETS = ("house", "tda", "wsop", "online")


def pot_limit(seats: str, blinds: str = "1/2", house: str | HouseRules = "house", **options: Any) -> Hand:
    return table(seats, blinds, house, game="PL", **options)


@pytest.mark.parametrize("preset", PRESETS)
def test_pot_100_bet_50_is_raised_to_250(preset: str) -> None:
    """Robert 14: call 50, then the pot of 200 on top."""
    hand = play(pot_limit("A:900 B:900", "1/2", preset, street="flop", pot=100), "b50")
    assert menu(hand) == ("B", 50, 100, 250)
    ruling = refused(hand, "r251")
    assert (ruling.refusal, ruling.numbers["maximum"], ruling.rule) == (Refusal.ABOVE_POT_LIMIT, 250, "pot_limit.maximum")
    assert play(hand, "r250").state.record.price == 250


@pytest.mark.parametrize("preset", PRESETS)
def test_1_2_opens_to_7_and_is_raised_to_24(preset: str) -> None:
    hand = pot_limit("SB:900 BB:900 UTG:900 BTN:900", "1/2", preset)
    assert menu(hand) == ("UTG", 2, 4, 7)
    assert menu(play(hand, "r7")) == ("BTN", 7, 12, 24)


def test_100_200_opens_to_700() -> None:
    assert menu(pot_limit("SB:9000 BB:9000 BTN:9000", "100/200", "tda")) == ("BTN", 200, 400, 700)


def test_the_call_of_the_small_blind_counts_what_he_has_in() -> None:
    """UTG calls 2; SB owes 1: pot 5 and the call make 6, on top of 2: 8."""
    hand = play(pot_limit("SB:900 BB:900 BTN:900"), "c")
    assert menu(hand) == ("SB", 1, 4, 8)


def test_a_short_big_blind_changes_nothing() -> None:
    """TDA 54-B: 700 with 100 of 200 posted (pokerkit: 400)."""
    assert menu(pot_limit("SB:9000 BB:100 BTN:9000", "100/200", "tda")) == ("BTN", 200, 400, 700)


def test_a_short_small_blind_changes_nothing() -> None:
    assert menu(pot_limit("SB:30 BB:9000 BTN:9000", "100/200", "tda")) == ("BTN", 200, 400, 700)


def test_a_dead_small_blind_changes_nothing() -> None:
    """TDA 54-B."""
    setup = make_setup({"BB": 9000, "UTG": 9000, "BTN": 9000}, (100, 200), house="tda", game="PL")
    hand = Hand.from_setup(setup._replace(small_blind_seat=NOBODY, big_blind_seat=0))
    assert menu(hand) == ("UTG", 200, 400, 700)


def test_a_missing_big_blind_counts_as_posted() -> None:
    setup = make_setup({"A": 9000, "B": 9000, "C": 9000}, (100, 200), house="tda", game="PL")
    hand = Hand.from_setup(setup._replace(small_blind_seat=NOBODY, big_blind_seat=NOBODY))
    assert menu(hand) == ("A", 200, 400, 700)


def test_a_big_blind_ante_does_not_make_the_pot_larger_before_the_flop() -> None:
    hand = pot_limit("SB:9000 BB:9000 BTN:9000", "100/200", "tda", ante=200, ante_kind="big_blind")
    assert menu(hand) == ("BTN", 200, 400, 700)


def test_after_the_flop_every_chip_counts() -> None:
    """TDA 54-C: three calls of 200 and the ante: 800."""
    hand = play(pot_limit("SB:9000 BB:9000 BTN:9000", "100/200", "tda", ante=200, ante_kind="big_blind"), "c c x |")
    assert menu(hand) == ("SB", 0, 200, 800)


def test_antes_of_all_players_count_from_the_start() -> None:
    hand = pot_limit("SB:900 BB:900 BTN:900", "1/2", ante=1, ante_kind=AnteKind.PER_PLAYER)
    assert menu(hand) == ("BTN", 2, 4, 10)


def test_wsop_cash_counts_the_small_blind_as_a_big_one() -> None:
    """WSOP L191: 5/10 opens to 40; the true count is 35."""
    up = rules("wsop", pl_preflop_pot=PotLimitPreflop.ROUND_SB_UP)
    assert menu(pot_limit("SB:900 BB:900 BTN:900", "5/10", up)) == ("BTN", 10, 20, 40)
    assert menu(pot_limit("SB:900 BB:900 BTN:900", "5/10", "wsop")) == ("BTN", 10, 20, 35)


def test_that_counts_before_the_flop_only() -> None:
    up = rules("wsop", pl_preflop_pot=PotLimitPreflop.ROUND_SB_UP)
    hand = play(pot_limit("SB:900 BB:900 BTN:900", "5/10", up), "c c x |")
    assert menu(hand) == ("SB", 0, 10, 30)


def test_minimum_and_reopening_are_those_of_no_limit() -> None:
    hand = play(pot_limit("A:500 B:16 C:500", house="tda", street="flop", pot=60), "b10 a")
    assert menu(hand) == ("C", 16, 26, 118)
    assert menu(play(hand, "c")) == ("A", 6, None, None)


def test_an_all_in_above_the_pot_is_refused() -> None:
    hand = pot_limit("A:500 B:500", street="flop", pot=10)
    assert why(hand, "a") == Refusal.ABOVE_POT_LIMIT
    assert menu(hand) == ("A", 0, 2, 10)


def test_a_pot_below_the_minimum_bet_still_lets_one_bet_it() -> None:
    """A bet of one big blind is always possible."""
    assert menu(pot_limit("A:500 B:500", street="flop", pot=1)) == ("A", 0, 2, 2)


def test_a_stack_below_the_pot_is_all_in() -> None:
    assert menu(pot_limit("A:30 B:500", street="flop", pot=100)) == ("A", 0, 2, 30)


def test_a_straddle_counts_as_the_chips_it_is() -> None:
    """1/2/4: pot 7 and a call of 4 make 11, on top of 4: 15."""
    hand = pot_limit("SB:900 BB:900 UTG:900 BTN:900", "1/2", "wsop", straddles={"UTG": 4})
    assert menu(hand) == ("BTN", 4, 8, 15)
