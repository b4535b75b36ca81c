"""What is wrong with an input, in words (`text/faults.py`)."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import floorman.rules.cards
import floorman.table.decide
import floorman.table.rank
from floorman.notation.gesture import Fault as GestureFault
from floorman.notation.gesture import GestureError
from floorman.rules.cards import CardError, card_of, cards_of
from floorman.table.hand import Hand
from floorman.table.rank import rank
from floorman.table.setup import Fault, SetupError, SetupFault
from floorman.text import card_line, fault_lines, gesture_line, languages
from floorman.text.faults import CARD_REASONS, field_label
from tests.text.catalogues import all_texts
from tests.text.provoked import FAULTY, error_of


@pytest.mark.parametrize("fault", Fault, ids=lambda fault: fault.name.lower())
def test_every_fault_carries_the_numbers_of_its_sentence(fault: Fault) -> None:
    error = error_of(fault)
    numbers = next(found.numbers for found in error.faults if found.fault == fault)
    for lang in languages:
        assert len(fault_lines(error, lang)) == len(error.faults)
        assert all_texts(lang)[f"fault-{fault.name.lower().replace('_', '-')}"].variables <= numbers.keys()


def test_all_that_is_wrong_is_said_together() -> None:
    with pytest.raises(SetupError) as error:
        Hand({"A": 0, "B": 100}, (-1, 2), unit=0)
    assert fault_lines(error.value, "en") == [
        "Small blind: -1 is not a whole number of chips.",
        "A: the stack is 0.",
        "The smallest chip is 0.",
    ]
    assert fault_lines(error.value, "ko") == [
        "스몰블라인드: -1 · 0 이상의 정수여야 합니다.",
        "A · 스택이 0입니다.",
        "가장 작은 칩이 0입니다.",
    ]
    assert fault_lines(error.value, "ja") == [
        "スモールブラインド：-1 は使えません。0 以上の整数にしてください。",
        "A：スタックが 0 です。",
        "最小のチップが 0 です。",
    ]


@pytest.mark.parametrize("seats", [0, 1])
def test_players_are_counted_in_words_that_fit(seats: int) -> None:
    error = SetupError((SetupFault(Fault.TOO_FEW_SEATS, {"seats": seats}),))
    assert fault_lines(error, "en") == [f"{('No players', 'One player')[seats]} given: at least two are needed."]
    assert fault_lines(error, "ko") == [f"플레이어 {seats}명. 두 명 이상이어야 합니다."]


def test_fields_are_named_and_players_keep_their_names() -> None:
    assert field_label("small_blind", "ja") == "スモールブラインド"
    assert field_label("민수", "en") == "민수"


def test_every_field_that_a_fault_names_has_a_name() -> None:
    """A `what` is the name of a field or of a player; fields are written in lower case in the code."""
    code = (
        Path(floorman.table.decide.__file__).with_name("setup.py").read_text()
        + Path(floorman.table.rank.__file__).with_name("settlement.py").read_text()
    )
    fields = set(re.findall(r'(?:what=|"what": |_named\(|_choice\()"(\w+)"', code))
    assert fields >= {"house", "game", "street", "ante_kind", "winners"}
    for fault in FAULTY:
        for found in error_of(fault).faults:
            if str(found.numbers.get("what", "A")).islower():
                fields.add(found.numbers["what"])
    assert [field for field in fields if field_label(field, "ko") == field] == []


CARDS: dict[str, Callable[[], object]] = {
    "not-a-card": lambda: cards_of("AsXx"),
    "same-card-twice": lambda: cards_of("AsAs"),
    "no-card": lambda: cards_of("  "),
    "not-text": lambda: card_of(51),  # type: ignore[arg-type]
    "wrong-number": lambda: rank("AsKs"),
}


@pytest.mark.parametrize(("reason", "part"), list(zip(CARDS, ["'Xx'", "As", "'  '", "int", "2 + 0"], strict=True)))
def test_wrong_cards_are_quoted(reason: str, part: str) -> None:
    with pytest.raises(CardError) as error:
        CARDS[reason]()
    said = [card_line(error.value, lang) for lang in languages]
    assert all(part in line for line in said)
    assert len(set(said)) == 3
    assert card_line(CardError("the same card twice", "As"), "en") == "The same card twice: As."


def test_every_reason_that_is_raised_has_words() -> None:
    raised = set()
    for module in (floorman.rules.cards, floorman.table.rank, floorman.table.decide):
        raised |= set(re.findall(r'CardError\(\s*"([^"]+)"', Path(str(module.__file__)).read_text(encoding="utf-8")))
    assert raised == set(CARD_REASONS)
    assert set(CARDS) == set(CARD_REASONS.values())


@pytest.mark.parametrize("fault", GestureFault)
def test_a_gesture_that_is_not_understood_is_quoted(fault: GestureFault) -> None:
    error = GestureError(fault, "shoves")
    for lang in languages:
        assert ("shoves" in gesture_line(error, lang)) == (fault != GestureFault.EMPTY)
