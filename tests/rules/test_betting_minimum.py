"""The smallest and the largest bet or raise in no-limit: the increment rule (guide 004; TDA 43; WSOP T96)."""

import pytest

from floorman.rules.house import MinRaiseBasis
from floorman.rules.rulebook import Refusal
from tests.builders import menu, play, refused, rules, table, why

SIX = "SB:9000 BB:9000 UTG:9000 MP:9000 CO:9000 BTN:9000"
PRESETS = ("house", "tda", "wsop", "online")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("line", "least"), [("", 4), ("r6", 10), ("r6 r16", 26), ("r6 r16 r40", 64)])
def test_a_raise_adds_what_the_last_raise_added(preset: str, line: str, least: int) -> None:
    """Guide 004: BB 2, 6, 16, 40 ask for 4, 10, 26, 64, which is not twice the total."""
    hand = play(table(SIX, rules=preset), line)
    assert hand.legal.min_raise_to == least
    assert why(hand, f"r{least - 1}") == Refusal.BELOW_MINIMUM
    assert play(hand, f"r{least}").state.record.price == least


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("blinds", "street", "line", "least"),
    [
        ("100/200", "flop", "b600 r1600 r3600", 5600),  # Ex1
        ("100/200", "flop", "b300 r1000", 1700),  # Ex3
        ("25/50", "preflop", "r125 r200 r500", 800),  # Ex4-A
        ("25/50", "preflop", "r500 c c", 950),  # Ex4-B: calls change nothing
    ],
)
def test_the_examples_of_tda_43(preset: str, blinds: str, street: str, line: str, least: int) -> None:
    assert play(table(SIX, blinds, preset, street=street), line).legal.min_raise_to == least


@pytest.mark.parametrize("preset", PRESETS)
def test_a_smaller_full_raise_after_a_larger_one_does_not_exist(preset: str) -> None:
    """TDA 43-A "largest prior" and guide 004 "last" are one: 6 (+4), 16 (+10); a raise of +4 is refused."""
    hand = play(table(SIX, rules=preset), "r6 r16")
    assert why(hand, "r20") == Refusal.BELOW_MINIMUM


@pytest.mark.parametrize("preset", PRESETS)
def test_after_the_flop_the_minimum_bet_is_the_big_blind(preset: str) -> None:
    """Guide 004, also where a big-blind ante is paid: 100/200 with an ante of 200 opens to 400, and bets 200 later."""
    hand = table("SB:9000 BB:9000 BTN:9000", "100/200", preset, ante=200, ante_kind="big_blind")
    assert menu(hand) == ("BTN", 200, 400, 9000)
    play(hand, "c c x |")
    assert menu(hand) == ("SB", 0, 200, 8800)
    assert why(hand, "b199") == Refusal.BELOW_MINIMUM


def test_a_bet_of_30_is_raised_to_60_also_by_who_has_checked() -> None:
    """Guide 004: check and raise is allowed, and counts as usual."""
    hand = play(table(SIX, street="flop"), "x b30")
    assert hand.legal.min_raise_to == 60
    play(hand, "f f f f")
    assert menu(hand) == ("SB", 30, 60, 9000)


def test_the_size_of_a_raise_is_forgotten_when_the_street_ends() -> None:
    hand = play(table("SB:900 BB:900 BTN:900"), "r40 c c | b10")
    assert hand.legal.min_raise_to == 20


def test_nobody_makes_it_more_than_he_has() -> None:
    hand = play(table("A:500 B:60 C:500", street="flop"), "b10")
    assert menu(hand) == ("B", 10, 20, 60)
    ruling = refused(hand, "r61")
    assert ruling.refusal == Refusal.ABOVE_STACK
    assert (ruling.numbers["asked"], ruling.numbers["all_in"]) == (61, 60)


def test_an_all_in_below_the_minimum_is_allowed_as_the_only_size() -> None:
    """Law 2; guide 004: all-in is always possible for who may raise. Nothing between a call and that is."""
    hand = play(table("A:500 B:16 C:500", street="flop"), "b10")
    assert menu(hand) == ("B", 10, 16, 16)
    assert why(hand, "r15") == Refusal.BELOW_MINIMUM
    assert play(hand, "r16").state.record.price == 16


def test_an_opening_all_in_below_the_big_blind_is_a_bet() -> None:
    hand = table("A:1 B:500", street="flop")
    assert menu(hand) == ("A", 0, 1, 1)
    assert play(hand, "b1").state.record.price == 1


def test_a_stack_that_covers_only_the_call_cannot_raise() -> None:
    """Guide 001: all-in is then a call, for less or exactly."""
    for stack in (9, 10):
        hand = play(table(f"A:500 B:{stack} C:500", street="flop"), "b10")
        assert menu(hand) == ("B", stack, None, None)
        assert why(hand, "r10") == Refusal.STACK_COVERS_ONLY_A_CALL
        assert why(hand, "r20") == Refusal.STACK_COVERS_ONLY_A_CALL
        play(hand, "a")
        assert hand.state.record.price == 10


def test_a_raise_to_the_price_or_less_is_no_raise() -> None:
    hand = play(table(SIX, street="flop"), "b10")
    for to in (0, 1, 9, 10, 11, 19):
        assert why(hand, f"r{to}") == Refusal.BELOW_MINIMUM


def test_where_raises_double_the_whole_bet_counts() -> None:
    """`double_the_bet`, some European rooms: 6, 16 asks for 32 instead of 26."""
    hand = play(table(SIX, rules=rules("tda", min_raise_basis=MinRaiseBasis.DOUBLE_THE_BET)), "r6")
    assert hand.legal.min_raise_to == 12
    play(hand, "r16")
    assert hand.legal.min_raise_to == 32


def test_where_raises_double_the_first_bet_is_still_the_big_blind() -> None:
    double = rules("tda", min_raise_basis=MinRaiseBasis.DOUBLE_THE_BET)
    assert table(SIX, rules=double, street="flop").legal.min_raise_to == 2
    assert table(SIX, rules=double).legal.min_raise_to == 4


def test_where_raises_double_a_short_opening_all_in_still_needs_a_full_bet_on_it() -> None:
    double = rules("tda", min_raise_basis=MinRaiseBasis.DOUBLE_THE_BET)
    hand = play(table("A:20 B:900 C:900", "50/100", double, street="flop"), "a")
    assert hand.legal.min_raise_to == 100  # not 40


def test_raises_go_on_without_a_cap() -> None:
    """TDA 48, WSOP T100, L129: the cap is for limit games."""
    hand = table("A:9000 B:9000", street="flop")
    play(hand, "b2 " + " ".join(f"r{to}" for to in range(4, 60, 2)))
    assert hand.legal.min_raise_to == 60


@pytest.mark.parametrize(
    ("stacks", "line", "too_little", "rule"),
    [
        ("A:500 B:500", "", "b1", "bet.minimum"),
        ("A:500 B:500", "b10", "r19", "raise.minimum"),
        ("A:500 B:16 C:500", "b10 a", "r19", "raise.after_short_all_in"),
        ("A:1 B:500 C:500", "a", "r2", "raise.short_bet"),
    ],
)
def test_a_minimum_rests_on_the_rule_it_is_measured_from(stacks: str, line: str, too_little: str, rule: str) -> None:
    ruling = refused(play(table(stacks, rules="tda", street="flop"), line), too_little)
    assert (ruling.refusal, ruling.rule) == (Refusal.BELOW_MINIMUM, rule)
