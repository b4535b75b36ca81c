"""Rulings in words (`text/rulings.py`): every refusal from a hand that really provokes it, and the guide's own as goldens."""

import pytest

from floorman.rules.rulebook import Refusal
from floorman.table.ruling import Ruling
from floorman.text import explain, languages, sentence, statement
from floorman.text.catalogue import has
from floorman.text.rulings import refusal_key, values_of
from tests.builders import play, refused, rules, table
from tests.text.catalogues import all_texts
from tests.text.provoked import (
    PROVOKED,
    THREE,
    closed_by_a_short_all_in,
    closed_by_all_ins_judged_alone,
    closed_to_a_checker,
    ruling_of,
)


@pytest.mark.parametrize("refusal", PROVOKED, ids=lambda refusal: refusal.name.lower())
def test_a_ruling_carries_every_number_that_its_sentences_use(refusal: Refusal) -> None:
    ruling = ruling_of(refusal)
    key = refusal_key(ruling).partition(".")[0]
    for lang in languages:
        known = values_of(ruling, lang)
        for text in all_texts(lang).values():
            if text.key.partition(".")[0] == key:
                assert text.variables <= known.keys(), (lang, text.key)
        assert statement(ruling, lang) in sentence(ruling, lang)
        assert explain(ruling, lang)[0] == statement(ruling, lang)


def test_what_no_hand_provokes_yet_uses_no_number() -> None:
    for refusal in set(Refusal) - set(PROVOKED) - {Refusal.NONE}:
        for lang in languages:
            assert statement(Ruling(refusal, {}), lang)


@pytest.mark.parametrize("lang", languages)
def test_every_refusal_says_something_of_its_own(lang: str) -> None:
    said = [statement(ruling_of(refusal), lang) for refusal in PROVOKED]
    assert len(set(said)) == len(said)


GUIDE_004 = {
    "en": [
        "Betting not reopened. Owed 6, full raise 10.",
        "Owed 6, full size 10: 6 < 10",
        "Rule: Reopening the betting (guide 004, TDA 47-A, WSOP T96-a, Robert NL-5)",
        "Houses differ: Reopening. Here: Our guide.",
        "TDA 2024: The same ruling.",
        "Own rules: Allowed.",
    ],
    "ko": [
        "액션이 다시 열리지 않았습니다. 콜 금액 6, 완전한 레이즈 10.",
        "콜 금액 6, 완전한 레이즈 10: 6 < 10",
        "규칙: 액션이 다시 열리는 조건 (가이드 004, TDA 47-A, WSOP T96-a, Robert NL-5)",
        "하우스마다 다릅니다: 액션이 다시 열리는 조건. 여기: 우리 가이드",
        "TDA 2024 · 같은 판정입니다.",
        "직접 정한 규정 · 가능합니다.",
    ],
    "ja": [
        "アクションはリオープンしません。コール額 6、フルレイズ 10。",
        "コール額 6、フルレイズ 10：6 < 10",
        "ルール：アクションのリオープン（ガイド 004、TDA 47-A、WSOP T96-a、Robert NL-5）",
        "ハウスによって違います：アクションのリオープン。ここでは：当ガイド",
        "TDA 2024：同じ裁定です。",
        "独自のルール：できます。",
    ],
}


@pytest.mark.parametrize("lang", languages)
def test_bet_10_all_in_16_is_explained_as_in_the_guide(lang: str) -> None:
    others = {"house": None, "tda": closed_by_a_short_all_in(house="tda"), "mine": None}
    assert explain(closed_by_a_short_all_in(), lang, "house", others) == GUIDE_004[lang]


def test_the_ruling_comes_first_then_the_number_then_the_source() -> None:
    ruling = closed_by_a_short_all_in()
    assert sentence(ruling, "en", "tda") == "Betting not reopened. Owed 6, full raise 10. (TDA 47-A)"
    assert sentence(ruling, "ko", "tda") == "액션이 다시 열리지 않았습니다. 콜 금액 6, 완전한 레이즈 10. (TDA 47-A)"
    assert sentence(ruling, "ja", "tda") == "アクションはリオープンしません。コール額 6、フルレイズ 10。（TDA 47-A）"


def test_a_preset_cites_its_own_book_and_all_books_where_that_is_silent() -> None:
    ruling = closed_by_a_short_all_in()
    assert sentence(ruling, "ko", "house").endswith("(가이드 004)")
    assert sentence(ruling, "en", "wsop").endswith("(WSOP T96-a)")
    assert sentence(ruling, "en", "online").endswith("(guide 004, TDA 47-A, WSOP T96-a, Robert NL-5)")
    assert sentence(ruling_of(Refusal.NOBODY_LEFT_TO_CALL), "en", "wsop").endswith("(TDA 16)")


def test_another_house_is_quoted_where_its_numbers_differ() -> None:
    ruling = refused(play(table(THREE, street="flop"), "b10 a"), "r18")
    tda = refused(play(table(THREE, street="flop", rules="tda"), "b10 a"), "r18")
    assert statement(ruling, "en") == "Below the minimum. Asked 18, minimum 20."
    assert explain(ruling, "en", "house", {"tda": tda})[-1] == "TDA 2024: Below the minimum. Asked 18, minimum 26."
    assert explain(ruling, "ko", "house", {"tda": tda})[-1] == "TDA 2024 · 최소 금액 미달. 요청 18, 최소 26입니다."
    assert explain(ruling, "ja", "house", {"tda": tda})[-1] == "TDA 2024：最小額に届きません。指定 18、最小 26 です。"


def test_where_all_houses_agree_nothing_is_said_of_them() -> None:
    ruling = ruling_of(Refusal.CHECK_FACING_A_BET)
    assert ruling.option == ""
    assert explain(ruling, "en", "house", {"tda": None}) == [
        "No check facing a bet. 6 to call.",
        "Price 16, in front 10: 16 − 10 = 6",
        "Rule: What a call costs (guide 001)",
    ]


@pytest.mark.parametrize("lang", languages)
def test_all_ins_judged_alone_are_not_explained_by_what_is_owed(lang: str) -> None:
    """A owes 100, a full size; `100 < 100` must not be printed."""
    ruling = closed_by_all_ins_judged_alone()
    assert ruling.refusal == Refusal.NOT_REOPENED
    assert (ruling.numbers["owed"], ruling.numbers["size"]) == (100, 100)
    assert (
        statement(ruling, lang)
        == {
            "en": "Betting not reopened. No all-in by itself was a full raise of 100.",
            "ko": "액션이 다시 열리지 않았습니다. 올인을 하나씩 따로 보면 모두 완전한 레이즈 100 미달입니다.",
            "ja": "アクションはリオープンしません。オールインを1つずつ見ると、どれもフルレイズ 100 に届きません。",
        }[lang]
    )
    assert not any("<" in line for line in explain(ruling, lang))


def test_a_checker_is_told_that_the_all_in_is_no_full_bet() -> None:
    ruling = closed_to_a_checker()
    assert statement(ruling, "en") == "Betting not reopened. All-in for 20, full bet 100."
    assert statement(ruling, "ko") == "액션이 다시 열리지 않았습니다. 올인 20, 완전한 베트 100."
    assert statement(ruling, "ja") == "アクションはリオープンしません。オールイン 20、フルベット 100。"
    assert "20 < 100" in explain(ruling, "en")[1]


def test_cards_and_pots_are_called_by_their_names() -> None:
    assert statement(ruling_of(Refusal.CARD_TWICE), "en") == "The same card twice: A♠."
    assert statement(ruling_of(Refusal.WINNER_NOT_ELIGIBLE), "ko") == "사이드 팟 1 · A · 참여 자격이 없습니다."
    assert statement(ruling_of(Refusal.POT_OUT_OF_ORDER), "ja") == "メインポット：まだです。サイドポット 1 から配ります。"


@pytest.mark.parametrize("cap", [1, 4])
def test_the_cap_counts_its_raises(cap: int) -> None:
    hand = table("A:100 B:100 C:100", game="FL", street="flop", rules=rules("house", limit_raise_cap=cap))
    line = " ".join(["b2", "r4", "r6", "r8", "r10"][: cap + 1])
    said = statement(refused(play(hand, line), f"r{2 * cap + 4}"), "en")
    assert said == f"Cap reached. A bet and {'one raise' if cap == 1 else '4 raises'} are in: call or fold."


@pytest.mark.parametrize("lang", languages)
def test_every_arithmetic_that_is_printed_is_true(lang: str) -> None:
    for refusal in PROVOKED:
        ruling = ruling_of(refusal)
        key = f"{refusal_key(ruling)}.sum"
        if "." not in refusal_key(ruling) and has(lang, key):
            line = (
                explain(ruling, lang)[1]
                .replace("：", ":")
                .split(":")[-1]
                .replace(",", "")
                .replace("−", "-")
                .replace("≤", "<=")
                .replace("≠", "!=")
            )
            assert eval(line.replace(" = ", " == ")), (refusal.name, line)
