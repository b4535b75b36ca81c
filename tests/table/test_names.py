"""Names as they are kept, and names that look alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.table.names import likeness, tidy
from floorman.table.session import commands as c
from tests.table.session.nights import night, refused

FAMILY = "👩\u200d👧"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Bo  ", "Bo"),
        ("B\no", "B o"),
        ("B\u200do", "Bo"),
        ("B\u200bo\u202e", "Bo"),
        (FAMILY, FAMILY),
        (f"{FAMILY} Kim", f"{FAMILY} Kim"),
        ("\u3164", ""),
        ("\u200d", ""),
        ("\ufe0f\u2800", ""),
        ("민\u3164수", "민 수"),
        (unicodedata.normalize("NFD", "민수"), "민수"),
        ("Jose\u0301", "José"),
    ],
)
def test_a_name_is_kept_in_one_spelling_without_what_nobody_sees(text: str, kept: str) -> None:
    assert tidy(text) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bo", "bo"),
        ("Bo", "Ｂｏ"),
        ("Bo", "Во"),
        ("Bo", "B o"),
        ("민수", unicodedata.normalize("NFD", "민수")),
        ("ケン", "ｹﾝ"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Bo", "Bob"), ("민수", "민서"), ("ハル", "バル"), ("Ann", "Anna")])
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@given(st.text(max_size=30))
def test_a_name_that_is_tidy_stays(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)
    assert bool(tidy(text)) == bool(likeness(text))
    assert likeness(tidy(text)) == likeness(text)


def test_nobody_sits_down_under_a_name_that_looks_like_another() -> None:
    table = night("Bo:100 Cy:100")
    for name in ("b\u200do", "Ｂｏ", "Во", " BO "):
        assert refused(table, c.Join("x", name)).refusal.name == "NAME_TAKEN", name
    assert refused(table, c.Join("x", "\u3164")).refusal.name == "NAME_EMPTY"
    table.ask(c.Join("x", unicodedata.normalize("NFD", "민수")))
    assert table.state.guests["x"].name == "민수"
