"""The hand of a text as a value that compares (`table/rank.py`)."""

from itertools import pairwise

import pytest

from floorman.rules.cards import CardError
from floorman.rules.ranking import Category
from floorman.table.rank import rank


def test_the_best_five_of_hole_cards_and_board_are_named_in_reading_order() -> None:
    hand = rank("AsKs", board="7s2s9sKh2d")
    assert hand.category is Category.FLUSH
    assert hand.cards == ("As", "Ks", "9s", "7s", "2s")
    assert repr(hand) == "HandRank(FLUSH, As Ks 9s 7s 2s)"


def test_a_pair_of_aces_plays_with_its_three_best_kickers() -> None:
    assert repr(rank("AsKs", board="Ah7d2c9s5s")) == "HandRank(ONE_PAIR, As Ah Ks 9s 7d)"


def test_one_text_or_two_give_the_same_hand() -> None:
    assert rank("As Ks Qs 7d 7h") == rank("AsKs", "Qs7d7h") == rank("[Qs 7d 7h]", "K♠ A♠")


def test_equal_hands_of_different_cards_are_equal_and_hash_alike() -> None:
    clubs, hearts = rank("AcKc9c7c2c"), rank("AhKh9h7h2h")
    assert clubs.cards != hearts.cards
    assert clubs == hearts
    assert len({clubs, hearts}) == 1
    assert not clubs < hearts
    assert clubs <= hearts


def test_the_better_hand_is_the_bigger_one() -> None:
    hands = [rank("AsKs", "Qs7d6h"), rank("AsKs", "Qs7d7h"), rank("AsKs", "KdQs7h"), rank("AsKs", "QsJs3s")]
    assert all(worse < better for worse, better in pairwise(hands))
    assert max(hands).category is Category.FLUSH


def test_a_hand_rank_equals_no_plain_number() -> None:
    hand = rank("AsKsQsJsTs")
    plain: object = hand.value
    assert hand != plain


@pytest.mark.parametrize(
    ("cards", "board", "counts"),
    [("AsKs", "", "2 + 0"), ("AsKs", "QsJs", "2 + 2"), ("AsKsQsJsTs9s8s7s", "", "8 + 0"), ("AsKsQs", "2c3c4c5c6c", "3 + 5")],
)
def test_fewer_than_five_or_more_than_seven_cards_are_refused_with_the_counts(cards: str, board: str, counts: str) -> None:
    with pytest.raises(CardError) as refused:
        rank(cards, board)
    assert refused.value.part == counts


def test_a_card_held_and_on_the_board_is_refused_and_named() -> None:
    with pytest.raises(CardError, match=r"^the same card twice: Th$"):
        rank("As10h", board="ThJsQs")


@pytest.mark.parametrize(("cards", "board"), [("", "AsKsQsJsTs"), ("AsKs", " "), ("AsKs", "QsJsXs")])
def test_what_is_no_card_is_refused_in_either_text(cards: str, board: str) -> None:
    with pytest.raises(CardError):
        rank(cards, board)


def test_a_hand_has_no_order_with_what_is_no_hand() -> None:
    hand: object = rank("AsKsQsJsTs")
    assert hand != "AsKsQsJsTs"
    with pytest.raises(TypeError):
        hand < 7  # type: ignore[operator]  # noqa: B015
