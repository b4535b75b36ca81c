"""The calculator says what an all-in is worth before the last card, where it can be counted."""

from fractions import Fraction
from typing import Any

import pytest

pytest.importorskip("numba")

from floorman import Hand
from floorman.analysis import pot_values
from floorman.server import chances
from floorman.server.calculator import answer, from_builtins
from floorman.server.rooms.standing import odds_now

PUT_IN = {"A": 30, "B": 70, "C": 120}
HANDS = {"A": "AhAd", "B": "KsKc", "C": "7h6h"}


def asked(**more: Any) -> Any:
    """The guide's three all-ins, with cards."""
    players = [{"name": name, "put_in": chips, "state": "all_in"} for name, chips in PUT_IN.items()]
    return answer(from_builtins({"players": players, "cards": HANDS, **more})).odds


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine code is there."""
    monkeypatch.setattr(chances.COMPILED, "state", "ready")


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize("board", ["", "2c9dTs", "2c9dTsJh"])
def test_worth_and_chances_are_those_that_the_analysis_counts(board: str) -> None:
    found = asked(board=board)
    expected = pot_values(PUT_IN, HANDS, board=board)
    assert {name: Fraction(chips) for name, chips in found.worth.items()} == {
        name: Fraction(f"{float(chips):.1f}") for name, chips in expected.values.items()
    }
    main, side = found.pots
    assert [player.name for player in main.players] == ["A", "B", "C"]
    assert [player.name for player in side.players] == ["B", "C"]
    assert [player.win for player in side.players] == [f"{float(100 * part):.1f}" for part in expected.pots[1].wins]


@pytest.mark.usefixtures("ready")
def test_a_whole_board_has_winners_and_no_chances() -> None:
    assert asked(board="2c9dTsJh3s") is None


@pytest.mark.usefixtures("ready")
def test_a_hand_that_is_not_known_leaves_the_chances_out() -> None:
    assert asked(cards={"A": "AhAd", "B": "KsKc"}) is None
    assert asked(cards={"A": "AhAd", "B": "KsKc", "C": "7h"}) is None


@pytest.mark.usefixtures("ready")
def test_a_folded_hand_that_is_known_cannot_come() -> None:
    players = [{"name": "A", "put_in": 20}, {"name": "B", "put_in": 20}, {"name": "C", "put_in": 5, "state": "folded"}]
    cards = {"A": "AhAd", "B": "KsKc"}
    found = answer(from_builtins({"players": players, "cards": cards})).odds
    assert found is not None
    assert found.worth.keys() == {"A", "B"}
    assert sum(map(Fraction, found.worth.values())) == 45


def all_in(**more: Any) -> Hand:
    """The guide's three all-ins at a table, before the flop."""
    return Hand(PUT_IN, blinds=(5, 10), manual=True, **more).all_in().all_in().call()


@pytest.mark.usefixtures("ready")
def test_a_table_whose_hands_are_all_turned_up_shows_the_chances_of_its_pots() -> None:
    hand = all_in(cards=HANDS)
    found = odds_now(hand.state, "en")
    assert found is not None
    assert {name: Fraction(chips) for name, chips in found["worth"].items()} == {
        name: Fraction(f"{float(chips):.1f}") for name, chips in pot_values(PUT_IN, HANDS).values.items()
    }
    hand.deal("2c9dTs")
    assert odds_now(hand.state, "en") != found
    hand.deal("Jh").deal("3s")
    assert odds_now(hand.state, "en") is None, "the pots are paid"


@pytest.mark.usefixtures("ready")
def test_a_hand_that_is_known_but_not_turned_up_is_in_no_chance() -> None:
    assert odds_now(all_in(cards=HANDS, automatic=False).state, "en") is None
    assert odds_now(all_in(cards={"A": "AhAd", "B": "KsKc"}).state, "en") is None


@pytest.mark.usefixtures("ready")
def test_nothing_is_said_while_somebody_can_still_bet() -> None:
    assert odds_now(Hand(PUT_IN, blinds=(5, 10), cards=HANDS, manual=True).state, "en") is None


def test_without_numpy_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances.COMPILED, "state", "missing")
    assert asked() is None


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    class NoThread:
        def __init__(self, **_: Any) -> None: ...

        def start(self) -> None:
            begun.append("once")

    monkeypatch.setattr(chances, "Thread", NoThread)
    monkeypatch.setattr(chances.COMPILED, "state", "cold")
    assert asked().state == asked().state == "coming"
    assert begun == ["once"]
