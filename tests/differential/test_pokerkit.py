"""Beside pokerkit 0.7.7: twenty thousand random hands under the TDA rules, and each named difference in a hand of its own."""

from collections import Counter
from importlib.metadata import version
from typing import Any, NamedTuple

import pytest

from floorman.rules.cards import cards_of
from floorman.rules.house import (
    TDA,
    HouseRules,
    MinRaiseBasis,
    OddChipMulti,
    ReopenRule,
    ShortAllIn,
    ShortBetCheckers,
    ShortBetRaise,
    ShortBlindCall,
)
from tests.differential.hands import FOLD, STAY, Deal, Match, Outcome, play, put_straight, scripted
from tests.differential.reasons import Reason

SHARE = 1_250  # hands here; as many in test_pokerkit_second_share.py, on the other core
ALL = 20_000

# Seen in every share; the others are rare, and each has a hand of its own below.
FREQUENT = {Reason.SHORT_BIG_BLIND, Reason.LIMPER_REOPENED, Reason.CHECKERS_REOPENED, Reason.ODD_CHIPS_TO_ONE}


def check_share(outcomes: list[Outcome], reasons: set[Reason]) -> None:
    """No difference without a reason, each of `reasons` seen, and nine hands in ten without any difference."""
    faults = [outcome.fault for outcome in outcomes if outcome.fault]
    assert not faults, f"{len(faults)} hands\n" + "\n".join(faults[:5])
    assert set().union(*(outcome.reasons for outcome in outcomes)) >= reasons
    assert sum(not outcome.reasons for outcome in outcomes) > 0.9 * len(outcomes)
    assert sum(outcome.decisions for outcome in outcomes) > 8 * len(outcomes)


def test_the_deviations_are_those_of_this_version() -> None:
    assert version("pokerkit") == "0.7.7"


@pytest.mark.untraced
def test_random_hands_differ_only_for_named_reasons() -> None:
    check_share([play(seed) for seed in range(SHARE)], FREQUENT)


@pytest.mark.long
@pytest.mark.untraced
def test_twenty_thousand_hands_differ_only_for_named_reasons() -> None:
    outcomes = [play(seed) for seed in range(ALL)]
    decisions: Counter[Reason] = sum((outcome.reasons for outcome in outcomes), Counter())
    hands = Counter(reason for outcome in outcomes for reason in outcome.reasons)
    check_share(outcomes, set(Reason))
    assert sum(hands.values()) < 0.1 * ALL, (decisions, hands)


# Each reason in a hand of its own


class Script(NamedTuple):
    """A hand and what is played in it: `f`, `x`, `c`, or the total to raise to. Bars are for the reader."""

    start: Deal
    line: str

    def play(self, house: HouseRules = TDA) -> Outcome:
        """To its end."""
        moves = [FOLD if word == "f" else STAY if word in "xc" else int(word) for word in self.line.replace("|", "").split()]
        return Match(self.start, house).play(scripted(moves))


def deal(stacks: str, blinds: str = "5/10", cards: str = "2c", straight: bool = False) -> Deal:
    """Seats from the left of the button. The deck begins with `cards`; with `straight` the board is one for everybody."""
    chips = tuple(map(int, stacks.split()))
    small, big = map(int, blinds.split("/"))
    top = cards_of(cards)
    deck = [*top, *(card for card in range(52) if card not in top)]
    if straight:
        put_straight(deck, len(chips))
    return Deal(chips, (small, big), 0, tuple(deck))


# TDA 47-A Ex3-A: a limp, an all-in of 16, and the limper owes 6.
LIMPER = Script(deal("200 200 200 16"), "c 16 f c c | x x | x x | x x")
# An all-in of 6 below the big blind, after two checks.
CHECKERS = Script(deal("200 200 16"), "c c x | x x 6 c c | x x | x x")
# All-in 14 over a big blind of 10, a call, all-in 19: the caller owes 5.
CALLER = Script(deal("19 200 14 200"), "14 c 19 c c | x x | x x | x x")
# An opening all-in of 6 before anybody has acted: the next may raise to 16.
SHORT_BET = Script(deal("16 200 200"), "c c x | 6 c c | x x | x x")
# 10 to 20, all-ins 26, 32 and 38: the raiser owes 18. The table's sum was whole at 32; 6 of the next are left.
SUM = Script(deal("38 200 200 26 32"), "20 26 32 38 c c | x x | x x | x x")
# 6 of 10 posted: UTG owes 6 or 10 and raises to 16 or 20; the small blind, facing 30, to 54 or 50.
SHORT_BLIND = Script(deal("200 6 200"), "30 f")
# An all-in of 7, the small blind folds: the big blind has chips, and nobody else.
IDLE = Script(deal("200 200 7"), "c f")
# 1/2, three in for 4, the big blind folds: 14 in three parts of 4, and two chips over.
ODD_CHIPS = Script(deal("200 200 200 200", "1/2", straight=True), "4 c c f | x x x | x x x | x x x")
# Two who fold, an all-in of 13, and two who tie and beat it: 57 and 71 are two odd pots to us, 128 an even one to pokerkit.
KILLED = Script(deal("200 200 13 200 200", cards="2c2d4cAsAh 3c3d5dKdKh 2hQd9s8h 3h7c 4hJd"), "13 c c f c | 11 41 c f | x x | x x")
# TDA 47-A Ex1-A: 10, all-in 13, C calls, all-in 20, the bettor calls, and C owes 7.
MIDDLE = Script(deal("110 23 110 30 110"), "c c c c x | 10 13 c 20 f c c | x x | x x")
# pokerkit issue 45: all-in 16, BTN calls, SB all-in 19.
ISSUE_45 = Script(deal("19 200 16 200", "1/2"), "16 c 19 f c")


@pytest.mark.parametrize(
    ("script", "reasons"),
    [
        (LIMPER, {Reason.LIMPER_REOPENED: 1}),
        (CHECKERS, {Reason.CHECKERS_REOPENED: 2}),
        (CALLER, {Reason.SHORT_WAGER_CALLER_REOPENED: 1}),
        (SUM, {Reason.TABLE_WIDE_CUMULATIVE: 1}),
        (SHORT_BLIND, {Reason.SHORT_BIG_BLIND: 2}),
        (IDLE, {Reason.IDLE_CHECK: 1}),
        (ODD_CHIPS, {Reason.ODD_CHIPS_TO_ONE: 1}),
        (KILLED, {Reason.POTS_CUT_AFTER_KILLING: 1}),
    ],
    ids=[reason.name.lower() for reason in Reason],
)
def test_each_reason_is_seen_in_a_hand_of_its_own(script: Script, reasons: dict[Reason, int]) -> None:
    outcome = script.play()
    assert not outcome.fault, outcome.fault
    assert outcome.reasons == reasons


@pytest.mark.parametrize("script", [MIDDLE, ISSUE_45, SHORT_BET], ids=["middle caller", "issue 45", "short bet"])
def test_these_hands_are_the_same_in_both(script: Script) -> None:
    outcome = script.play()
    assert not outcome.fault, outcome.fault
    assert not outcome.reasons


@pytest.mark.parametrize(
    ("option", "script"),
    [
        ({"reopen_rule": ReopenRule.FULL_BET_ONLY}, SUM),
        ({"reopen_rule": ReopenRule.CUMULATIVE_TABLE}, MIDDLE),
        ({"short_allin_min_raise": ShortAllIn.COMPLETE_TO_FULL}, LIMPER),
        ({"short_allin_min_raise": ShortAllIn.ACPC_LAST_INCREMENT}, LIMPER),
        ({"min_raise_basis": MinRaiseBasis.DOUBLE_THE_BET}, SUM),
        ({"short_bet_raise": ShortBetRaise.COMPLETE_TO_BB}, SHORT_BET),
        ({"short_bet_checkers": ShortBetCheckers.MAY_RAISE}, CHECKERS),
        ({"short_blind_call": ShortBlindCall.ACTUAL_POSTED}, SHORT_BLIND),
        ({"odd_chip_multi": OddChipMulti.ALL_TO_FIRST}, ODD_CHIPS),
    ],
    ids=lambda value: "" if isinstance(value, Script) else next(f"{name}={answer.name.lower()}" for name, answer in value.items()),
)
def test_another_rule_on_our_side_is_noticed(option: dict[str, Any], script: Script) -> None:
    """Even where it is pokerkit's own: a named difference that fails to appear is a fault like one without a name."""
    fault = script.play(TDA._replace(**option)).fault
    assert "floorman: " in fault
    assert "pokerkit: " in fault
