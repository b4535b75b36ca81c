"""The floor in words (`text/floor.py`)."""

import re
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import floorman.rules.gesture
import floorman.rules.irregular
from floorman.notation.gesture import parse_gesture
from floorman.rules.floor import binding
from floorman.rules.gesture import Binding, Bound, Floor, options, turn_of
from floorman.rules.house import UnderRaise
from floorman.rules.irregular import Irregular
from floorman.text import floor_sentence, irregular_sentence, languages
from floorman.text.floor import FLOOR_SOURCES, IRREGULAR_SOURCES
from tests.builders import play, rules, table


def ruled(gesture: str, line: str = "b1000", lang: str = "en", house: str | None = None) -> str:
    """The sentence on a gesture of the one to act on a flop at 100/200."""
    hand = play(table("A:9000 B:9000 C:9000", "100/200", "tda", street="flop"), line)
    turn = turn_of(hand.state.record, hand.state.house, hand.state.record.to_act)
    return floor_sentence(binding(turn, parse_gesture(gesture).act(), hand.state.house), lang, house)


def test_half_a_raise_goes_up_and_less_comes_down() -> None:
    assert ruled("pushes 1500") == "Raise to 2,000. At least half a raise: it goes up to the minimum. (TDA 43-A, WSOP T95, WSOP L140)"
    assert ruled("pushes 1400", house="tda") == (
        "Call, 1,000 in front. Less than half a raise: it comes down to a call. 400 goes back. (TDA 43-A)"
    )


def test_a_string_bet_is_ruled_in_three_languages() -> None:
    """guide 004: 첫 동작만큼의 콜."""
    said = [ruled("pushes 1000 then 2000", lang=lang, house="house") for lang in languages]
    assert said == [
        "Call, 1,000 in front. String bet: only the first motion counts. 2,000 goes back. (guide 004)",
        "콜, 총 1,000. 스트링 벳. 첫 동작만 인정합니다. 돌려받는 칩 2,000. (가이드 004)",
        "コール、合計 1,000。ストリングベットです。最初の動作だけを認めます。戻るチップ 2,000。（ガイド 004）",
    ]


def test_one_oversized_chip_is_a_call() -> None:
    assert ruled("pushes one 5000 chip", lang="ko", house="tda") == (
        "콜, 총 1,000. 베트 앞에서 말없이 낸 큰 칩 하나는 콜입니다. 돌려받는 칩 4,000. (TDA 44)"
    )


def test_what_is_left_to_player_or_floor_names_both_choices() -> None:
    assert ruled("says check").startswith("Call or fold. No check facing a bet")
    assert ruled("says bet", lang="ja").startswith("コールかレイズ。")


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("rule", Floor)
def test_every_rule_of_the_floor_is_a_sentence(rule: Floor, lang: str) -> None:
    said = {floor_sentence(Bound(verb, 1200, 300, rule), lang) for verb in Binding if verb != Binding.DISCRETION}
    assert len(said) == len(Binding) - 1
    assert all("300" in sentence for sentence in said)
    assert "300" not in floor_sentence(Bound(Binding.CALL, 1200, 0, rule), lang)


@pytest.mark.parametrize("rule", Floor)
def test_whatever_a_discretion_leaves_open_has_words(rule: Floor) -> None:
    for lang in languages:
        assert floor_sentence(Bound(Binding.DISCRETION, 1000, 0, rule), lang)
    assert {options(each) for each in Floor} == {(Binding.CALL, Binding.FOLD), (Binding.CALL, Binding.RAISE)}


@pytest.mark.parametrize("lang", languages)
def test_every_irregularity_is_a_sentence_of_its_own(lang: str) -> None:
    said = [irregular_sentence(code, lang, to=1200) for code in Irregular]
    assert len(set(said)) == len(said)


def test_a_total_that_was_put_right_is_told() -> None:
    assert irregular_sentence(Irregular.ACCEPTED_ACTION, "en", to=5400) == (
        "The true amount is owed, whatever was announced: 5,400. (TDA 49, WSOP T104)"
    )
    assert irregular_sentence(Irregular.CORRECTED, "ko", to=1200, house="tda") == (
        "제때 발견했습니다. 잘못 낸 사람 모두 1,200까지 맞춥니다. (TDA 52)"
    )
    assert irregular_sentence(Irregular.ERROR_STANDS, "ja", to=1000, house="wsop").endswith("（WSOP T90-e、WSOP L189）")
    assert irregular_sentence(Irregular.NOTHING_WRONG, "en") == "Nothing to put right."


RULE_NUMBER = r"\b[TL]?\d+(?:-[A-Za-z]\d?)?\b"


def test_a_sentence_cites_what_the_rules_name_beside_its_code() -> None:
    """The comments of `rules/` say where each ruling stands: all of that is cited, and nothing that the file does not name."""
    assert set(FLOOR_SOURCES) == set(Floor)
    assert set(IRREGULAR_SOURCES) == set(Irregular)
    tables: list[tuple[ModuleType, Mapping[Any, tuple[str, ...]]]] = [
        (floorman.rules.gesture, FLOOR_SOURCES),
        (floorman.rules.irregular, IRREGULAR_SOURCES),
    ]
    for module, sources in tables:
        code = Path(str(module.__file__)).read_text(encoding="utf-8")
        named = set(re.findall(RULE_NUMBER, code))
        for member, cited in sources.items():
            beside = re.search(rf"^    {member.name} = \d+(?: *#.*?([^:#\n]*))?$", code, re.MULTILINE)
            assert beside, member
            numbers = {source.partition(" ")[2] for source in cited}
            assert set(re.findall(RULE_NUMBER, beside[1] or "")) <= numbers, member
            assert numbers <= named, member


def test_a_house_that_takes_no_underraise_says_so() -> None:
    hand = play(table("A:9000 B:9000", "100/200", rules("house", underraise_ruling=UnderRaise.REJECT), street="flop"), "b1000")
    turn = turn_of(hand.state.record, hand.state.house, hand.state.record.to_act)
    bound = binding(turn, parse_gesture("pushes 1500").act(), hand.state.house)
    assert floor_sentence(bound, "en") == "Nothing is bound. Below the minimum: this table does not take it. 1,500 goes back. (guide 004)"
