"""Several short all-ins: who may raise again (TDA 47-A; Robert NL-5; WSOP T96-a, L177). Law 3."""

import pytest

from floorman.rules.house import ReopenRule
from floorman.rules.rulebook import Refusal
from tests.builders import menu, play, refused, rules, table, why

PRESETS = ("house", "tda", "wsop", "online")
ON_TOP = ("tda", "wsop", "online")
EX1 = "A:5000 B:125 C:5000 D:200 E:5000"
EX2 = "A:5000 B:500 C:650 D:800 E:5000 F:5000"
EX3 = "SB:50000 BB:50000 A:50000 C:7500"


@pytest.mark.parametrize("preset", ON_TOP)
def test_tda_47_ex1_all_ins_of_125_and_200_reopen_for_the_bettor_of_100(preset: str) -> None:
    hand = play(table(EX1, "50/100", preset, street="flop"), "b100 a c a c")
    assert menu(hand) == ("A", 100, 300, 5000)


def test_tda_47_ex1_by_our_guide_counts_from_the_new_full_level() -> None:
    """All-ins of 125 and 200 pass 100 together: 200 is the full level."""
    assert menu(play(table(EX1, "50/100", street="flop"), "b100 a c a c")) == ("A", 100, 300, 5000)


@pytest.mark.parametrize("preset", PRESETS)
def test_tda_47_ex1_a_the_caller_of_125_owes_75_and_may_not(preset: str) -> None:
    hand = play(table(EX1, "50/100", preset, street="flop"), "b100 a c a c c")
    assert menu(hand) == ("C", 75, None, None)
    ruling = refused(hand, "r300")
    assert (ruling.refusal, ruling.numbers["owed"], ruling.numbers["size"]) == (Refusal.NOT_REOPENED, 75, 100)


@pytest.mark.parametrize("preset", PRESETS)
def test_tda_47_ex1_b_a_raise_of_the_bettor_opens_it_for_all(preset: str) -> None:
    hand = play(table(EX1, "50/100", preset, street="flop"), "b100 a c a c r300")
    assert menu(hand) == ("C", 175, 400, 5000)
    assert menu(play(hand, "f")) == ("E", 100, 400, 5000)


@pytest.mark.parametrize("preset", ON_TOP)
def test_tda_47_ex2_a_newcomer_raises_by_the_largest_bet_on_top(preset: str) -> None:
    hand = play(table(EX2, "50/100", preset, street="flop"), "b300 a a a c")
    assert menu(hand) == ("F", 800, 1100, 5000)
    assert menu(play(hand, "c")) == ("A", 500, 1100, 5000)


@pytest.mark.parametrize("preset", PRESETS)
def test_tda_47_ex3_a_a_limper_may_not_raise_an_all_in_over_the_blinds(preset: str) -> None:
    """The big blind keeps his option; the limper, 4000 in, owes 3500 of 4000."""
    hand = play(table(EX3, "2000/4000", preset), "c a f")
    least = 8000 if preset == "house" else 11500
    assert menu(hand) == ("BB", 3500, least, 50000)
    assert menu(play(hand, "c")) == ("A", 3500, None, None)


@pytest.mark.parametrize("preset", PRESETS)
def test_tda_47_ex3_b_once_the_big_blind_has_raised_the_limper_may(preset: str) -> None:
    hand = play(table(EX3, "2000/4000", preset), "c a f r11500")
    name, owed, least, most = menu(hand)
    assert (name, owed, most) == ("A", 7500, 50000)
    assert least == 15500


@pytest.mark.parametrize("preset", PRESETS)
def test_wsop_t96_a_two_all_ins_reopen_for_raiser_and_caller(preset: str) -> None:
    """A 500, B 1000, C calls, all-ins of 1300 and 1700: B and C owe 700 of 500."""
    hand = play(table("A:9000 B:9000 C:9000 D:1300 E:1700", "50/100", preset, street="flop"), "b500 r1000 c a a c")
    assert menu(hand) == ("B", 700, 2200, 9000)
    assert menu(play(hand, "c")) == ("C", 700, 2200, 9000)


@pytest.mark.parametrize("preset", PRESETS)
def test_one_chip_short_of_a_full_size_reopens_for_nobody(preset: str) -> None:
    """A 200, B call, all-in 300, D call, all-in 390... one chip below 400 for A and B."""
    for last in (390, 399):
        hand = play(table(f"A:9000 B:9000 C:300 D:9000 E:{last}", "50/100", preset, street="flop"), "b200 c a c a")
        assert menu(hand) == ("A", last - 200, None, None)
        assert menu(play(hand, "c")) == ("B", last - 200, None, None)


@pytest.mark.parametrize("preset", PRESETS)
def test_exactly_a_full_size_reopens_for_those_who_owe_it_and_for_no_other(preset: str) -> None:
    """TDA 47-A Ex1 "exactly": all-in 400; A and B owe 200, D only 100."""
    hand = play(table("A:9000 B:9000 C:300 D:9000 E:400", "50/100", preset, street="flop"), "b200 c a c a")
    assert menu(hand) == ("A", 200, 600, 9000)
    assert menu(play(hand, "c")) == ("B", 200, 600, 9000)
    assert menu(play(hand, "c")) == ("D", 100, None, None)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("last", "least"), [(480, None), (499, None), (500, 700)])
def test_a_raiser_is_reopened_by_what_he_owes_himself(preset: str, last: int, least: int | None) -> None:
    """A 100, B 300, all-ins of 400 and `last`, A calls: full is 200."""
    hand = play(table(f"A:9000 B:9000 C:400 D:{last}", "50/100", preset, street="flop"), "b100 r300 a a c")
    assert menu(hand)[:3] == ("B", last - 300, least)


@pytest.mark.parametrize("preset", ON_TOP)
@pytest.mark.parametrize(("button", "blind", "utg"), [(9, 13, None), (10, 14, 14)])
def test_before_the_flop_the_same(preset: str, button: int, blind: int, utg: int | None) -> None:
    """1/2: UTG 6, MP call, all-ins of 8 and 9 or 10: the big blind is new, UTG owes 3 or 4 of 4."""
    hand = play(table(f"SB:200 BB:200 UTG:200 MP:200 CO:8 BTN:{button}", "1/2", preset), "r6 c a a f")
    assert menu(hand) == ("BB", button - 2, blind, 200)
    assert menu(play(hand, "f"))[:3] == ("UTG", button - 6, utg)


def test_who_has_not_acted_may_always_raise() -> None:
    hand = play(table(EX2, "50/100", "tda", street="flop"), "b300 a a a")
    assert hand.legal.can_raise


def test_a_full_all_in_followed_by_a_short_one_does_not_reopen_for_who_called_the_full_one() -> None:
    """pokerkit issue 45: 1/2, UTG all-in 16, BTN calls, SB all-in 19: BTN owes 3 of 14."""
    hand = play(table("SB:19 BB:300 UTG:16 BTN:300"), "a c a f")
    assert hand.to_act == "BTN"
    assert why(hand, "r40") in (Refusal.NOT_REOPENED, Refusal.NOBODY_LEFT_TO_CALL)
    hand = play(table("SB:19 BB:300 UTG:16 BTN:300"), "a c a c")
    assert menu(hand) == ("BTN", 3, None, None)
    assert why(hand, "r40") == Refusal.NOT_REOPENED


@pytest.mark.parametrize(
    ("option", "bettor", "caller"),
    [
        (ReopenRule.CUMULATIVE_PER_PLAYER, True, False),
        (ReopenRule.CUMULATIVE_TABLE, True, True),  # as pokerkit: the all-ins sum up for everybody
        (ReopenRule.FULL_BET_ONLY, False, False),
    ],
)
def test_the_three_readings_of_ex1(option: ReopenRule, bettor: bool, caller: bool) -> None:
    hand = play(table(EX1, "50/100", rules("tda", reopen_rule=option), street="flop"), "b100 a c a c")
    assert hand.to_act == "A"
    assert hand.legal.can_raise == bettor
    play(hand, "c")
    assert hand.to_act == "C"
    assert hand.legal.can_raise == caller


@pytest.mark.parametrize("option", ReopenRule)
def test_a_full_raise_reopens_under_every_reading(option: ReopenRule) -> None:
    hand = play(table("A:900 B:900 C:900", rules=rules("tda", reopen_rule=option), street="flop"), "b10 c r30")
    assert menu(hand) == ("A", 30 - 10, 50, 900)
    assert menu(play(hand, "c")) == ("B", 20, 50, 900)


@pytest.mark.parametrize("option", ReopenRule)
def test_a_first_bet_reopens_for_who_has_checked(option: ReopenRule) -> None:
    """Guide 004: check-raise."""
    hand = play(table("A:900 B:900 C:900", rules=rules("tda", reopen_rule=option), street="flop"), "x x b10")
    assert menu(hand) == ("A", 10, 20, 900)


@pytest.mark.parametrize("option", ReopenRule)
def test_the_big_blind_may_raise_limpers_under_every_reading(option: ReopenRule) -> None:
    """WSOP L156, L159: his blind was no act."""
    hand = play(table("SB:900 BB:900 BTN:900", rules=rules("tda", reopen_rule=option)), "c c")
    assert menu(hand) == ("BB", 0, 4, 900)


def test_the_table_sum_starts_again_after_it_has_reopened() -> None:
    """`cumulative_table`: 6 + 5 pass 10 and reopen; the next all-in of 4 does not for who has answered since."""
    house = rules("tda", reopen_rule=ReopenRule.CUMULATIVE_TABLE)
    hand = play(table("A:500 B:16 C:21 D:500 E:25 F:500", rules=house, street="flop"), "b10 a a c a")
    assert hand.to_act == "F"
    play(hand, "c")
    assert menu(hand) == ("A", 15, 35, 500)
    assert menu(play(hand, "c")) == ("D", 4, None, None)


def test_the_table_sum_starts_again_after_a_full_raise() -> None:
    house = rules("tda", reopen_rule=ReopenRule.CUMULATIVE_TABLE)
    hand = play(table("A:500 B:16 C:500 D:40 E:500", rules=house, street="flop"), "b10 a r32 a c")
    assert menu(hand) == ("A", 30, 56, 500)
    assert menu(play(hand, "c")) == ("C", 8, None, None)


def test_the_table_sum_starts_again_on_every_street() -> None:
    """6 on the flop and 4 on the turn are no 10: the size is the big blind of 2, or a bet of 10 again."""
    house = rules("tda", reopen_rule=ReopenRule.CUMULATIVE_TABLE)
    hand = play(table("A:500 B:16 C:500 D:30 E:500", rules=house, street="flop"), "b10 a c c c c | b10 c a c")
    assert menu(hand) == ("A", 4, None, None)


def test_a_table_sum_that_reaches_the_size_exactly_reopens() -> None:
    house = rules("tda", reopen_rule=ReopenRule.CUMULATIVE_TABLE)
    for last, may in ((20, True), (19, False)):
        hand = play(table(f"A:500 B:16 C:500 D:{last} E:500", rules=house, street="flop"), "b10 a c a c c")
        assert hand.to_act == "C"
        assert hand.legal.can_raise == may


def test_under_full_bet_only_a_completion_reopens() -> None:
    """Bet 10, all-in 16, completed to 20: a full raise of somebody with chips enough."""
    hand = play(table("A:500 B:16 C:500", rules=rules("house", reopen_rule=ReopenRule.FULL_BET_ONLY), street="flop"), "b10 a r20")
    assert menu(hand) == ("A", 10, 30, 500)
