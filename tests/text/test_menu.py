"""The menu in words (`text/menu.py`)."""

import pytest

from floorman.table.hand import Hand
from floorman.text import languages, menu_lines, statement, turn_line
from tests.builders import play, table

THREE = "A:500 B:16 C:500"

CLOSED = {
    "en": [
        "+ Fold",
        "- Check: No check facing a bet. 6 to call.",
        "+ Call 6",
        "- Bet: A bet of 16 is in. More is a raise.",
        "- Raise: Betting not reopened. Owed 6, full raise 10.",
        "- All-in: Betting not reopened. Owed 6, full raise 10.",
    ],
    "ko": [
        "+ 폴드",
        "- 체크 · 앞에 베트가 있어 체크할 수 없습니다. 콜 금액 6.",
        "+ 콜 6",
        "- 베트 · 이미 베트가 있습니다. 현재 16, 그보다 더 걸면 레이즈입니다.",
        "- 레이즈 · 액션이 다시 열리지 않았습니다. 콜 금액 6, 완전한 레이즈 10.",
        "- 올인 · 액션이 다시 열리지 않았습니다. 콜 금액 6, 완전한 레이즈 10.",
    ],
    "ja": [
        "+ フォールド",
        "- チェック：ベットがあるのでチェックできません。コール額 6。",
        "+ 6 をコール",
        "- ベット：すでにベットがあります。現在 16、それより上はレイズです。",
        "- レイズ：アクションはリオープンしません。コール額 6、フルレイズ 10。",
        "- オールイン：アクションはリオープンしません。コール額 6、フルレイズ 10。",
    ],
}


def lines(hand: Hand, lang: str) -> list[str]:
    return [f"{'+' if possible else '-'} {text}" for possible, text in menu_lines(hand.legal, lang)]


@pytest.mark.parametrize("lang", languages)
def test_a_closed_raise_stays_on_the_menu_with_its_reason(lang: str) -> None:
    assert lines(play(table(THREE, street="flop", pot=6), "b10 a c"), lang) == CLOSED[lang]


def test_an_open_raise_shows_from_where_to_where() -> None:
    hand = play(table(THREE, street="flop", pot=6), "b10 a")
    assert lines(hand, "en")[2:5:2] == ["+ Call 16", "+ Raise to 20, up to 500"]
    assert lines(hand, "ko")[4:] == ["+ 레이즈 20부터 500까지", "+ 올인 500"]
    assert lines(hand, "ja")[4:] == ["+ 20 から 500 までのレイズ", "+ オールイン 500"]


def test_a_single_size_is_said_once() -> None:
    hand = play(table("A:100 B:100", game="FL", street="flop"), "b2")
    assert [lines(hand, lang)[4] for lang in languages] == ["+ Raise to 4", "+ 레이즈 4", "+ 4 にレイズ"]
    assert [lines(table("A:100 B:100", game="FL", street="flop"), lang)[3] for lang in languages] == ["+ Bet 2", "+ 베트 2", "+ 2 をベット"]


def test_a_first_bet_shows_from_where_to_where() -> None:
    hand = table(THREE, street="flop")
    assert [lines(hand, lang)[3] for lang in languages] == ["+ Bet 2 to 500", "+ 베트 2부터 500까지", "+ 2 から 500 までのベット"]


def test_thousands_are_grouped() -> None:
    assert lines(table("A:50000 B:50000", "100/200", street="flop"), "ko")[3] == "+ 베트 200부터 50,000까지"


@pytest.mark.parametrize("lang", languages)
def test_with_nobody_to_act_there_is_one_line_that_says_why(lang: str) -> None:
    waiting = table(THREE, street="flop", manual=True)
    over = play(table("A:100 B:100"), "f")
    for hand in (waiting, over):
        ruling = hand.legal.fold.ruling
        assert ruling is not None
        assert lines(hand, lang) == [f"- {statement(ruling, lang)}"]
        assert turn_line(hand.legal, lang) == statement(ruling, lang)
    assert lines(waiting, lang) != lines(over, lang)


def test_whose_turn_it_is() -> None:
    assert [turn_line(table(THREE, street="flop").legal, lang) for lang in languages] == ["A to act", "A 차례", "A の番"]
