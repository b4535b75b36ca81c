"""Names of rules, options, presets and sources (`text/labels.py`)."""

import re
from enum import IntEnum

import pytest

from floorman.rules.house import PRESETS, HouseRules
from floorman.rules.rulebook import RULES
from floorman.text import (
    languages,
    option_label,
    option_says,
    preset_label,
    rule_says,
    rule_title,
    sources_label,
    street_label,
    value_label,
    value_says,
)
from floorman.text.labels import NUMBERS, pot_index


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_every_rule_has_a_title_and_a_worked_number(rule: object, lang: str) -> None:
    key = getattr(rule, "key", "")
    assert rule_title(key, lang)
    assert re.search(r"\d", rule_says(key, lang)), rule_says(key, lang)


def test_the_sentence_on_short_all_ins_has_both_numbers() -> None:
    for lang in languages:
        assert {"10", "16", "20", "26"} <= set(re.findall(r"\d+", rule_says("raise.after_short_all_in", lang)))


def _values(option: str) -> list[int]:
    kind = HouseRules.__annotations__[option]
    return list(kind) if issubclass(kind, IntEnum) else [0, 3] if option in NUMBERS else [0, 1]


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("option", HouseRules._fields)
def test_every_value_of_an_option_is_named_and_told_apart(option: str, lang: str) -> None:
    assert option_label(option, lang) != option
    assert option_says(option, lang)
    labels = [value_label(option, value, lang) for value in _values(option)]
    assert len(set(labels)) == len(labels)
    says = {value_says(option, value, lang) for value in _values(option)}
    assert len(says) == (1 if option in NUMBERS else len(labels))


def test_an_option_without_an_enum_is_a_number_or_a_switch() -> None:
    plain = {option for option, kind in HouseRules.__annotations__.items() if not issubclass(kind, IntEnum)}
    for option in plain - set(NUMBERS):
        assert {getattr(house, option) for house in PRESETS.values()} <= {0, 1}


@pytest.mark.parametrize("house", PRESETS)
def test_every_answer_of_a_preset_has_words(house: str) -> None:
    for lang in languages:
        for option, value in PRESETS[house]._asdict().items():
            assert value_label(option, value, lang)


def test_numbers_say_none_where_none_is_meant() -> None:
    assert [value_label("limit_raise_cap", 0, lang) for lang in languages] == ["no cap", "상한 없음", "上限なし"]
    assert value_label("limit_raise_cap", 4, "en") == "4"
    assert [value_label("rake_per_mille", 35, lang) for lang in languages] == ["3.5 %", "3.5%", "3.5%"]
    assert value_label("rake_per_mille", 50, "en") == "5 %"


def test_presets_are_named_and_what_is_none_is_called_own_rules() -> None:
    assert [preset_label(house, "ko") for house in PRESETS] == ["우리 가이드", "TDA 2024", "WSOP 2026", "온라인"]
    assert [preset_label("blue room", lang) for lang in languages] == ["Own rules", "직접 정한 규정", "独自のルール"]


def test_sources_are_cited_in_the_words_of_the_language() -> None:
    assert sources_label(("guide 004", "TDA RP-11"), "en") == "guide 004, TDA RP-11"
    assert sources_label(("guide 004", "TDA RP-11"), "ja") == "ガイド 004、TDA RP-11"
    assert sources_label(("guide 004", "guide 000", "TDA 16"), "ko", "house") == "가이드 004, 가이드 000"


def test_streets_and_pots_have_names() -> None:
    assert [street_label(street, "ko") for street in range(4)] == ["프리플랍", "플랍", "턴", "리버"]
    assert [pot_index(name) for name in ("main", "side 1", "side 12")] == [0, 1, 12]
