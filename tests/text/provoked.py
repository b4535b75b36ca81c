"""One hand for each refusal that really provokes it, and one input for each fault of a setup.

ruling_of(Refusal.NOT_REOPENED)  # bet 10, all-in 16, and the bettor wants to raise
"""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from floorman.rules.house import AllInReveal, FoldWhenFree, PotAwardOrder, ReopenRule
from floorman.rules.rulebook import Refusal
from floorman.table import commands as c
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction, Ruling
from floorman.table.settlement import pots
from floorman.table.setup import Fault, Setup, SetupError, check
from tests.builders import play, refused, rules, table

THREE = "A:500 B:16 C:500"
NO_FREE_FOLD = rules("house", fold_when_check_free=FoldWhenFree.FORBID)
MAIN_FIRST = PotAwardOrder.MAIN_FIRST


def closed_by_a_short_all_in(seats: str = THREE, house: str = "house") -> Ruling:
    """The guide's example: A bets 10, B is all-in for 16, C calls, and A wants more."""
    return refused(play(table(seats, rules=house, street="flop", pot=6), "b10 a c"), "r100")


def closed_by_all_ins_judged_alone() -> Ruling:
    """A owes a full size, but neither all-in was one by itself."""
    hand = table("A:500 B:125 C:200 D:500", "50/100", rules("tda", reopen_rule=ReopenRule.FULL_BET_ONLY), street="flop")
    return refused(play(hand, "b100 a a c"), "r400")


def closed_to_a_checker() -> Ruling:
    """A has checked, B is all-in below the big blind."""
    return refused(play(table("A:500 B:20 C:500", "50/100", street="flop"), "x a c"), "r300")


def _asked(hand: Hand, action: Callable[[Hand], object]) -> Ruling:
    with pytest.raises(IllegalAction) as error:
        action(hand)
    return error.value.ruling


def _showdown(**changes: Any) -> Hand:
    """A 100, B and C 300: two pots, hands unknown, the dealer names the winners."""
    hand = table("A:100 B:300 C:300", street="flop", automatic=False, rules=rules("house", all_in_reveal=AllInReveal.MAY_MUCK, **changes))
    return play(hand, "b100 r300 c")


def _checked_down() -> Hand:
    return play(table("A:100 B:100", street="river", pot=6, automatic=False), "x x")


def _running_out() -> Hand:
    return play(table("A:100 B:100", street="flop", manual=True, rules="online").deal(), "b100 c")


def _one_pot_paid(hand: Hand) -> Hand:
    return hand.award(1, "B")


def _capped() -> Hand:
    return play(table("A:100 B:100 C:100", game="FL", street="flop"), "b2 r4 r6 r8 r10")


PROVOKED: dict[Refusal, Callable[[], Ruling]] = {
    Refusal.HAND_OVER: lambda: _asked(play(table("A:100 B:100"), "f"), Hand.check),
    Refusal.OUT_OF_TURN: lambda: _asked(table(THREE, street="flop"), lambda hand: hand.act("bet", 10, seat="C")),
    Refusal.NO_BETTING_NOW: lambda: _asked(table(THREE, street="flop", manual=True), Hand.check),
    Refusal.NOT_IN_THE_HAND: lambda: _asked(play(table(THREE, street="flop"), "b10 f"), lambda hand: hand.act("call", seat="B")),
    Refusal.ALREADY_ALL_IN: lambda: _asked(play(table(THREE, street="flop"), "b10 a"), lambda hand: hand.act("call", seat="B")),
    Refusal.CHECK_FACING_A_BET: lambda: refused(play(table(THREE, street="flop"), "b10 a c"), "x"),
    Refusal.NOTHING_TO_CALL: lambda: refused(table(THREE, street="flop"), "c"),
    Refusal.FOLD_WHEN_CHECK_IS_FREE: lambda: refused(table(THREE, street="flop", rules=NO_FREE_FOLD), "f"),
    Refusal.STACK_COVERS_ONLY_A_CALL: lambda: refused(play(table(THREE, street="flop"), "b100"), "r16"),
    Refusal.NOT_REOPENED: closed_by_a_short_all_in,
    Refusal.NOBODY_LEFT_TO_CALL: lambda: refused(play(table("B:16 A:500", street="flop"), "a"), "r40"),
    Refusal.CAP_REACHED: lambda: refused(_capped(), "r12"),
    Refusal.BET_FACING_A_BET: lambda: refused(play(table(THREE, street="flop"), "b10"), "b10"),
    Refusal.RAISE_WITHOUT_A_BET: lambda: refused(table(THREE, street="flop"), "r10"),
    Refusal.BELOW_MINIMUM: lambda: refused(play(table(THREE, street="flop"), "b10 a"), "r18"),
    Refusal.ABOVE_STACK: lambda: refused(play(table(THREE, street="flop"), "b10"), "r20"),
    Refusal.ABOVE_POT_LIMIT: lambda: refused(play(table("A:900 B:900", game="PL", street="flop", pot=100), "b50"), "r251"),
    Refusal.NOT_THE_LIMIT: lambda: refused(table("A:100 B:100", game="FL", street="flop"), "b3"),
    Refusal.NOT_A_NUMBER: lambda: refused(table(THREE, street="flop"), "b-5"),
    Refusal.NO_CARDS_NOW: lambda: _asked(table(THREE, street="flop"), Hand.deal),
    Refusal.CARD_TWICE: lambda: _asked(table(THREE).know("A", "AsKs"), lambda hand: hand.know("B", "AsQd")),
    Refusal.WRONG_NUMBER_OF_CARDS: lambda: _asked(table(THREE, street="flop", manual=True), lambda hand: hand.deal("AhKd")),
    Refusal.NOT_AT_SHOWDOWN: lambda: _asked(table(THREE, street="flop"), lambda hand: hand.muck("A")),
    Refusal.MUST_BE_TABLED: lambda: _asked(
        play(table("A:100 B:100", street="flop", automatic=False), "b100 c"), lambda hand: hand.muck("A")
    ),
    Refusal.WINNER_NOT_ELIGIBLE: lambda: _asked(_showdown(), lambda hand: hand.award(1, "A")),
    Refusal.WINNERS_CONTRADICT: lambda: _asked(_one_pot_paid(_showdown()), lambda hand: hand.award(0, "C")),
    Refusal.NO_WINNER_NAMED: lambda: _asked(_showdown(), lambda hand: hand.award(1)),
    Refusal.POT_OUT_OF_ORDER: lambda: _asked(_showdown(), lambda hand: hand.award(0, "A")),
    Refusal.TOO_MANY_RUNS: lambda: _asked(_running_out(), lambda hand: hand.run_times(4)),
    Refusal.RUNS_NOT_POSSIBLE: lambda: _asked(table(THREE, street="flop"), lambda hand: hand.run_times(2)),
    Refusal.NOTHING_TO_UNDO: lambda: _asked(table(THREE, street="flop"), Hand.undo),
    Refusal.BAD_STACK: lambda: _asked(table(THREE, street="flop"), lambda hand: hand.correct("A", -5, "")),
    Refusal.NO_SUCH_SEAT: lambda: _asked(table(THREE), lambda hand: hand.ask(c.Act(9, 0))),
    Refusal.NO_SUCH_POT: lambda: _asked(_showdown(), lambda hand: hand.award(4, "A")),
    Refusal.POT_ALREADY_AWARDED: lambda: _asked(_one_pot_paid(_showdown()), lambda hand: hand.award(1, "B")),
    Refusal.CARDS_NOT_KNOWN: lambda: _asked(_checked_down(), lambda hand: hand.show("A")),
    Refusal.LAST_HAND_CANNOT_BE_MUCKED: lambda: _asked(_showdown(pot_award_order=MAIN_FIRST).muck("B"), lambda hand: hand.muck("C")),
}


def ruling_of(refusal: Refusal) -> Ruling:
    """The ruling of a hand that is refused for this reason."""
    ruling = PROVOKED[refusal]()
    assert ruling.refusal == refusal
    return ruling


def _setup(stacks: Mapping[str, int] | None = None, blinds: tuple[int, int] = (1, 2), **options: Any) -> Callable[[], object]:
    return lambda: Hand(stacks or {"A": 100, "B": 100, "C": 100}, blinds, **options)


_SETUP = Setup(("A", "B"), (100, 100), 1, 2, button_seat=1, small_blind_seat=1, big_blind_seat=0)

FAULTY: dict[Fault, Callable[[], object]] = {
    Fault.TOO_FEW_SEATS: _setup({"A": 100}),
    Fault.TOO_MANY_SEATS: _setup(dict.fromkeys("ABCDEFGHIJK", 100)),
    Fault.NAME_EMPTY: _setup({"A": 100, " ": 100}),
    Fault.NAME_NOT_PLAIN: _setup({"A": 100, "B\x1b": 100}),
    Fault.NOT_CHIPS: _setup(ante=-5),
    Fault.STACK_EMPTY: _setup({"A": 100, "B": 0}),
    Fault.TOO_MANY_CHIPS: _setup({"A": 10**16, "B": 100}),
    Fault.BLINDS_OUT_OF_ORDER: _setup(blinds=(4, 2)),
    Fault.NO_BIG_BLIND: _setup(blinds=(0, 0)),
    Fault.POST_ABOVE_BIG_BLIND: _setup(posts={"C": (5, 0)}),
    Fault.DECK_NOT_CARDS: _setup(deck=[*range(51), 52]),
    Fault.DECK_CARD_TWICE: _setup(deck=[*range(51), 0]),
    Fault.DECK_TOO_SHORT: _setup(deck=[0, 1, 2]),
    Fault.ANTE_ABOVE_BIG_BLIND: _setup(ante=5, ante_kind="per_player"),
    Fault.NO_SUCH_SEAT: _setup(button="Z"),
    Fault.STRADDLE_NOT_ALLOWED: _setup(straddles={"C": 4}),
    Fault.STRADDLE_TOO_SMALL: _setup(straddles={"C": 3}, house="wsop"),
    Fault.STRADDLES_TOO_MANY: _setup(straddles={"C": 4, "A": 8}),
    Fault.BOMB_POT_NOT_ALLOWED: _setup(bomb_pot=5),
    Fault.UNIT_NOT_POSITIVE: _setup(unit=0),
    Fault.ALL_FOLDED: lambda: pots({"A": 5, "B": 5}, folded=["A", "B"]),
    Fault.RAKE_OUT_OF_RANGE: _setup(house=rules("house", rake_per_mille=2000)),
    Fault.RUNS_OUT_OF_RANGE: _setup(house=rules("house", rit_max=9)),
    Fault.CAP_NEGATIVE: _setup(house=rules("house", limit_raise_cap=-1)),
    Fault.NO_SUCH_CHOICE: _setup(house="casino"),
    Fault.NAME_TWICE: lambda: check(_SETUP._replace(names=("A", "A"))),
    Fault.SAME_SEAT_TWICE: lambda: check(_SETUP._replace(small_blind_seat=0)),
    Fault.STACKS_DO_NOT_FIT_NAMES: lambda: check(_SETUP._replace(stacks=(100,))),
}


def error_of(fault: Fault) -> SetupError:
    """The error of an input that has this fault."""
    with pytest.raises(SetupError) as error:
        FAULTY[fault]()
    assert fault in [found.fault for found in error.value.faults]
    return error.value
