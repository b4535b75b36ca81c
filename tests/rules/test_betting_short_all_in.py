"""One all-in for less than a full raise: what the next player may make it (guide 004; TDA 43 Ex2; WSOP L176; Robert NL-4)."""

import pytest

from floorman.rules.house import ShortAllIn
from floorman.rules.rulebook import Refusal
from floorman.table.events import Raised
from tests.builders import menu, play, refused, rules, table, why

ON_TOP = ("tda", "wsop", "online")


def after_16(preset: str) -> tuple[str | None, int, int | None, int | None]:
    """Bet 10, all-in 16, before somebody who has not acted."""
    return menu(play(table("A:500 B:16 C:500", rules=preset, street="flop", pot=6), "b10 a"))


def test_our_guide_completes_the_bet_to_20() -> None:
    """Guide 004: from the last full bet of 10, not from 16."""
    assert after_16("house") == ("C", 16, 20, 500)


@pytest.mark.parametrize("preset", ON_TOP)
def test_the_rule_books_put_a_full_raise_on_top_26(preset: str) -> None:
    """TDA 43 Ex2, WSOP L176, Robert NL-4."""
    assert after_16(preset) == ("C", 16, 26, 500)


def test_the_acpc_dealer_takes_the_last_increment_22() -> None:
    hand = table("A:500 B:16 C:500", rules=rules("tda", short_allin_min_raise=ShortAllIn.ACPC_LAST_INCREMENT), street="flop")
    assert play(hand, "b10 a").legal.min_raise_to == 22


def test_the_acpc_dealer_keeps_the_largest_minimum_it_ever_asked_for() -> None:
    """Its minimum never falls: bet 10, raise to 40 (70 asked), all-in 45 would ask for 50."""
    hand = table("A:500 B:500 C:45 D:500", rules=rules("tda", short_allin_min_raise=ShortAllIn.ACPC_LAST_INCREMENT), street="flop")
    assert play(hand, "b10 r40 a").legal.min_raise_to == 70


def test_the_acpc_dealer_measures_from_the_last_all_in_also_where_they_add_up() -> None:
    """Bet 10, all-ins 16 and 23: 23 and 7 more."""
    hand = table("A:500 B:16 C:23 D:500", rules=rules("tda", short_allin_min_raise=ShortAllIn.ACPC_LAST_INCREMENT), street="flop")
    assert play(hand, "b10 a a").legal.min_raise_to == 30


def test_the_acpc_dealer_begins_with_twice_the_big_blind() -> None:
    """5/10, under the gun all-in 12: 20, not 14."""
    hand = table("SB:500 BB:500 UTG:12 BTN:500", "5/10", rules("tda", short_allin_min_raise=ShortAllIn.ACPC_LAST_INCREMENT))
    assert play(hand, "a").legal.min_raise_to == 20


@pytest.mark.parametrize("preset", ["house", *ON_TOP])
def test_the_bettor_may_not_raise_the_short_all_in(preset: str) -> None:
    """Law 3, the full bet rule (guide 004; TDA 47-A; WSOP T96, L175; Robert NL-3): he owes 6 of a full 10."""
    hand = play(table("A:500 B:16 C:500", rules=preset, street="flop", pot=6), "b10 a c")
    assert menu(hand) == ("A", 6, None, None)
    for to in (20, 26, 500):
        ruling = refused(hand, f"r{to}")
        assert ruling.refusal == Refusal.NOT_REOPENED
        assert (ruling.numbers["owed"], ruling.numbers["size"]) == (6, 10)
        assert (ruling.rule, ruling.option) == ("raise.reopen", "reopen_rule")
    assert why(hand, "a") == Refusal.NOT_REOPENED
    play(hand, "c |")


@pytest.mark.parametrize("preset", ["house", *ON_TOP])
def test_an_all_in_of_25_is_a_raise_like_any_other(preset: str) -> None:
    """Guide 004: 15 added, 10 needed; the bettor may raise, to 40 at least."""
    hand = play(table("A:500 B:25 C:500", rules=preset, street="flop", pot=6), "b10 a c")
    assert menu(hand) == ("A", 15, 40, 500)


@pytest.mark.parametrize("preset", ["house", *ON_TOP])
def test_reaching_the_increment_exactly_is_full(preset: str) -> None:
    """Guide 004 and TDA 43 "at least": all-in 20 over a bet of 10."""
    hand = play(table("A:500 B:20 C:500", rules=preset, street="flop"), "b10 a c")
    assert menu(hand) == ("A", 10, 30, 500)


@pytest.mark.parametrize("preset", ["house", *ON_TOP])
def test_one_chip_less_is_not(preset: str) -> None:
    hand = play(table("A:500 B:19 C:500", rules=preset, street="flop"), "b10 a c")
    assert menu(hand) == ("A", 9, None, None)


@pytest.mark.parametrize(("preset", "least"), [("house", 200), ("tda", 250), ("wsop", 250), ("online", 250)])
def test_an_under_the_gun_all_in_of_150_at_50_100(preset: str, least: int) -> None:
    """TDA 43 Ex2."""
    assert play(table("SB:5000 BB:5000 A:150 B:5000 BTN:5000", "50/100", preset), "a").legal.min_raise_to == least


@pytest.mark.parametrize(("preset", "least"), [("house", 400), ("tda", 525), ("wsop", 525), ("online", 525)])
def test_an_under_the_gun_all_in_of_325_at_100_200(preset: str, least: int) -> None:
    """Savage: 525."""
    assert play(table("SB:5000 BB:5000 A:325 B:5000 BTN:5000", "100/200", preset), "a").legal.min_raise_to == least


@pytest.mark.parametrize(("preset", "least"), [("house", 200), ("tda", 240), ("wsop", 240), ("online", 240)])
def test_bet_100_all_in_140(preset: str, least: int) -> None:
    """WSOP L176 and Robert NL-4: 240; completing is for limit games."""
    assert play(table("A:900 B:140 C:900", "5/10", preset, street="flop"), "b100 a").legal.min_raise_to == least


@pytest.mark.parametrize(("preset", "least"), [("house", 225), ("tda", 285), ("wsop", 285), ("online", 285)])
def test_a_raiser_who_is_raised_short_may_not_but_who_bet_before_him_may(preset: str, least: int) -> None:
    """A 45, B 135, all-in 195: A owes 150, full is 90; after his call B owes 60."""
    hand = play(table("A:900 B:900 C:195", "5/10", preset, street="flop"), "b45 r135 a")
    assert menu(hand) == ("A", 150, least, 900)
    play(hand, "c")
    assert menu(hand) == ("B", 60, None, None)


@pytest.mark.parametrize(("preset", "least"), [("house", 300), ("tda", 380), ("wsop", 380), ("online", 380)])
def test_robert_nl_5_one_all_in_of_280(preset: str, least: int) -> None:
    """A 100, B 200, C all-in 280: A may raise, after A's call B may not."""
    hand = play(table("A:900 B:900 C:280", "5/10", preset, street="flop"), "b100 r200 a")
    assert menu(hand) == ("A", 180, least, 900)
    assert menu(play(hand, "c")) == ("B", 80, None, None)


def test_short_all_ins_that_pass_a_full_size_make_a_new_full_level() -> None:
    """Ours, carrying guide 004 on: bet 10, all-ins 16 and 23; 13 over the last full level, so 23 is the next: 33."""
    hand = play(table("A:500 B:16 C:23 D:500", street="flop"), "b10 a a")
    assert menu(hand) == ("D", 23, 33, 500)


def test_short_all_ins_that_together_reach_a_full_size_exactly_do_so_too() -> None:
    hand = play(table("A:500 B:16 C:20 D:500", street="flop"), "b10 a a")
    assert hand.legal.min_raise_to == 30
    hand = play(table("A:500 B:16 C:19 D:500", street="flop"), "b10 a a")
    assert hand.legal.min_raise_to == 20


@pytest.mark.parametrize("preset", ON_TOP)
def test_on_top_means_on_top_of_the_last_all_in(preset: str) -> None:
    assert play(table("A:500 B:16 C:23 D:500", rules=preset, street="flop"), "b10 a a").legal.min_raise_to == 33
    assert play(table("A:500 B:16 C:19 D:500", rules=preset, street="flop"), "b10 a a").legal.min_raise_to == 29


def test_completing_is_a_full_raise_and_leaves_the_size() -> None:
    """Guide 004: C completes to 20, ten over the bet of 10: A owes 10 and may raise, to 30."""
    hand = play(table("A:500 B:16 C:500", street="flop"), "b10 a r20")
    assert menu(hand) == ("A", 10, 30, 500)
    assert why(hand, "r29") == Refusal.BELOW_MINIMUM


def test_more_than_completing_makes_a_larger_size_only_from_what_it_adds() -> None:
    hand = play(table("A:500 B:16 C:500", street="flop"), "b10 a r40")
    assert menu(hand) == ("A", 30, 64, 500)


def test_an_all_in_between_the_short_one_and_the_minimum_is_short_again() -> None:
    """Bet 10, all-in 16, all-in 24 under `on_top_of_all_in`: 8 added."""
    hand = play(table("A:500 B:16 C:24 D:500", rules="tda", street="flop"), "b10 a a")
    assert menu(hand) == ("D", 24, 34, 500)


def test_the_event_says_whether_a_raise_was_full() -> None:
    short, full = (play(table(f"A:500 B:{stack} C:500", street="flop"), "b10 a").events[-1] for stack in (19, 20))
    assert short == Raised(1, 19, 9, full=False, all_in=True)
    assert full == Raised(1, 20, 10, full=True, all_in=True)
