"""What the floor refuses, and the labels of a night, in words (`text/night_refusals.py`, `text/night.py`)."""

import re

import pytest

from floorman.table.session.refusal import SessionRefusal, no
from floorman.table.session.score import WORDS
from floorman.table.session.settings import SettingsFault
from floorman.table.session.state import Standing
from floorman.text import languages
from floorman.text.catalogue import slug
from floorman.text.night import (
    refused_sentence,
    score_word,
    seat_number,
    standing_label,
)
from tests.text.catalogues import texts
from tests.text.night_checks import whole
from tests.text.provoked_nights import NAMES, PROVOKED, floor_says


def test_every_refusal_of_the_floor_is_provoked() -> None:
    assert set(PROVOKED) == set(SessionRefusal)


@pytest.mark.parametrize("refusal", SessionRefusal)
def test_every_refusal_has_its_sentence_in_three_languages(refusal: SessionRefusal) -> None:
    refused = floor_says(refusal)
    said = [refused_sentence(refused, lang, NAMES) for lang in languages]
    assert all(map(whole, said)), said
    assert len(set(said)) == len(languages)


POLITE = {"ko": ("니다",), "ja": ("です", "ます", "ません", "ました", "ください")}


@pytest.mark.parametrize("lang", ["ko", "ja"])
def test_refusals_and_faults_are_polite_sentences(lang: str) -> None:
    for key, text in texts(lang, "session.ftl").items():
        if key.startswith(("night-refusal-", "night-fault-")):
            assert any(end in text.plain for end in POLITE[lang]), (key, text.plain)
            assert lang != "ko" or not re.search(r"(?<!니)다[.。](?: |$)", text.plain), (key, text.plain)


def test_a_refusal_says_what_is_possible_with_its_numbers() -> None:
    assert refused_sentence(floor_says(SessionRefusal.ABOVE_MAXIMUM_BUY_IN), "en", NAMES) == (
        "Above the maximum. Asked 150, possible 100: stack 100, maximum 200."
    )
    assert refused_sentence(floor_says(SessionRefusal.NOT_IN_UNITS), "ko", NAMES) == (
        "123 · 칩으로 맞출 수 없습니다. 가장 작은 칩이 5, 가능한 금액은 120 또는 125입니다."
    )
    assert refused_sentence(floor_says(SessionRefusal.COUNT_OFF), "ja", NAMES).startswith(
        "数えたチップ 290、出したチップ 300：10 足りません。"
    )


def test_where_nothing_can_be_added_no_number_is_offered() -> None:
    full = no(SessionRefusal.ABOVE_MAXIMUM_BUY_IN, name="Bo", asked=50, most=0, maximum=200, stack=220)
    assert refused_sentence(full, "en", NAMES) == "Stack 220, maximum 200. No chips can be added now."


def test_below_the_smallest_chip_the_next_amounts_are_named() -> None:
    assert refused_sentence(no(SessionRefusal.NOT_IN_UNITS, amount=3, unit=5), "en", NAMES).endswith("5: 5 or 10.")


def test_too_many_chips_counted_are_too_many() -> None:
    over = no(SessionRefusal.COUNT_OFF, counted=420, issued=400, difference=20)
    assert "20 too many" in refused_sentence(over, "en", NAMES)


def test_a_guest_is_named_and_a_stranger_is_not() -> None:
    assert refused_sentence(no(SessionRefusal.NOT_A_GUEST, player="p7"), "en", {"p7": "Mei"}) == "Mei is not on the guest list. Join first."
    assert "p7" not in refused_sentence(no(SessionRefusal.NOT_A_GUEST, player="p7"), "en", {})


@pytest.mark.parametrize(("chair", "shown"), [(0, 1), ("10", 11), ("-1", 0), ("x", "x"), ("1.5", "1.5"), ("None", "None")])
def test_seats_are_counted_from_one(chair: int | str, shown: int | str) -> None:
    assert seat_number(chair) == shown


def test_a_card_is_complained_of_without_the_english_of_the_error() -> None:
    assert refused_sentence(no(SessionRefusal.NOT_A_CARD, card="not a card: 'Xx'"), "ko", NAMES) == "카드가 아닙니다: 'Xx'"
    assert refused_sentence(no(SessionRefusal.NOT_A_CARD, card="Xx"), "ja", NAMES) == "カードではありません：Xx"


@pytest.mark.parametrize("lang", languages)
def test_every_standing_and_every_word_of_the_score_has_a_label(lang: str) -> None:
    assert len({standing_label(standing, lang) for standing in Standing}) == len(Standing)
    assert len({score_word(word, lang) for word in WORDS}) == len(WORDS)


def test_no_words_are_left_for_refusals_and_faults_that_are_gone() -> None:
    needed = {f"night-refusal-{slug(code.name)}" for code in SessionRefusal}
    needed |= {f"night-fault-{slug(code.name)}" for code in SettingsFault}
    stands = {key.partition(".")[0] for key in texts("en", "session.ftl") if key.startswith(("night-refusal-", "night-fault-"))}
    assert stands == needed
