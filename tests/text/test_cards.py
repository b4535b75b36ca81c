"""Hands in words (`text/cards.py`)."""

import pytest

from floorman.rules.ranking import Category
from floorman.table.rank import rank
from floorman.text import category_name, hand_name, hand_words, languages

HANDS = [
    ("AsKd9s7h2s", "high card, ace", "하이카드 A", "ハイカード A"),
    ("6s6dKs7h2s", "one pair, sixes", "원페어 6", "ワンペア 6"),
    ("KsKd7s7h2s", "two pair, kings and sevens", "투페어 K, 7", "ツーペア K・7"),
    ("TsTdTh7h2s", "three of a kind, tens", "트리플 10", "スリーカード 10"),
    ("5s4d3h2hAs", "straight, five high", "스트레이트, 5 하이", "ストレート、5 ハイ"),
    ("AsKs9s7s2s", "flush, ace high", "플러시, A 하이", "フラッシュ、A ハイ"),
    ("KsKdKh7h7s", "full house, kings full of sevens", "풀하우스 K, 7", "フルハウス K・7"),
    ("7s7d7h7cAs", "four of a kind, sevens", "포카드 7", "フォーカード 7"),
    ("9s8s7s6s5s", "straight flush, nine high", "스트레이트 플러시, 9 하이", "ストレートフラッシュ、9 ハイ"),
    ("AsKsQsJsTs", "royal flush", "로열 플러시", "ロイヤルフラッシュ"),
]


@pytest.mark.parametrize(("cards", "english", "korean", "japanese"), HANDS)
def test_a_hand_is_called_by_its_kind_and_ranks(cards: str, english: str, korean: str, japanese: str) -> None:
    assert [hand_name(rank(cards), lang) for lang in languages] == [english, korean, japanese]


def test_every_kind_of_hand_is_among_them() -> None:
    assert {rank(cards).category for cards, *_ in HANDS} == set(Category)


def test_the_five_cards_follow_with_their_signs() -> None:
    hand = rank("AsKs", "9s7s2sKh2d")
    assert hand_words(hand, "en") == "flush, ace high (A♠ K♠ 9♠ 7♠ 2♠)"
    assert hand_words(hand, "ko") == "플러시, A 하이 (A♠ K♠ 9♠ 7♠ 2♠)"
    assert hand_words(hand, "ja") == "フラッシュ、A ハイ（A♠ K♠ 9♠ 7♠ 2♠）"


@pytest.mark.parametrize("face", "23456789TJQKA")
def test_every_rank_has_its_word(face: str) -> None:
    said = {lang: hand_name(rank(f"{face}s{face}d{face}h{face}c{'2' if face != '2' else '3'}s"), lang) for lang in languages}
    assert said["ko"].endswith("10" if face == "T" else face)
    assert said["ja"].endswith("10" if face == "T" else face)
    assert said["en"].endswith("s")


def test_kinds_have_labels() -> None:
    assert [category_name(Category.FOUR_OF_A_KIND, lang) for lang in languages] == ["Four of a kind", "포카드", "フォーカード"]
