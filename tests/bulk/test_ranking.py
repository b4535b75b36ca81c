"""Hands ranked by the million stand in the order of the rules, and wrong ones are named."""

from itertools import combinations, pairwise
from math import comb
from random import Random
from typing import Any

import numpy as np
import phevaluator
import pytest

from floorman.bulk import BulkError, categories_of, category_counts, numbers_of, rank, rank_masks, strength_counts
from floorman.bulk.rank_tables import COLUMN_BITS, FIELDS, RANK_KEYS, STRENGTHS, make_tables, tables
from floorman.rules.ranking import Category, rank_cards
from tests.bulk.playing import random_hands

pytestmark = pytest.mark.untraced
# Known for a hundred years, royal flushes among the straight flushes.
OF_FIVE = {
    "high_card": 1_302_540, "one_pair": 1_098_240, "two_pair": 123_552, "three_of_a_kind": 54_912, "straight": 10_200, "flush": 5_108,
    "full_house": 3_744, "four_of_a_kind": 624, "straight_flush": 40,
}  # fmt: skip
OF_SEVEN = {
    "high_card": 23_294_460, "one_pair": 58_627_800, "two_pair": 31_433_400, "three_of_a_kind": 6_461_620, "straight": 6_180_020,
    "flush": 4_047_644, "full_house": 3_473_184, "four_of_a_kind": 224_848, "straight_flush": 41_584,
}  # fmt: skip


def masks_of(cards: Any) -> Any:
    return (np.uint64(1) << cards.astype(np.uint64)).sum(axis=-1, dtype=np.uint64)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_strengths_are_the_numbers_of_the_rules_counted_through(size: int) -> None:
    few = random_hands(Random(size), 12_000, size)
    # Of a pack with five ranks: straights, flushes and full houses.
    low = random_hands(Random(size + 10), 200_000, size)
    low = low[(low % 13 < 6).sum(axis=1) >= size - 1][:4_000]
    suited = random_hands(Random(size + 20), 200_000, size)
    suited = suited[(suited // 13 == suited[:, :1] // 13).sum(axis=1) >= size - 1][:4_000]
    hands = np.concatenate([few, low, suited])
    strengths = rank(hands)
    assert strengths.dtype == np.uint16
    wanted = [rank_cards(hand) for hand in hands.tolist()]
    assert numbers_of(strengths).tolist() == wanted
    assert (rank_masks(masks_of(hands)) == strengths).all()
    assert set(categories_of(strengths).tolist()) == set(map(int, Category))


@pytest.mark.parametrize("size", [5, 6, 7])
def test_hands_stand_in_the_order_that_phevaluator_gives_them(size: int) -> None:
    hands = random_hands(Random(7_462), 20_000, size)
    theirs = [phevaluator.evaluate_cards(*(card % 13 * 4 + card // 13 for card in hand)) for hand in hands.tolist()]
    assert (rank(hands) == 7_463 - np.array(theirs)).all()  # there the best hand is 1


def test_every_hand_of_five_cards_is_of_its_kind_as_often_as_is_known() -> None:
    every = np.fromiter((card for hand in combinations(range(52), 5) for card in hand), np.uint8, 5 * comb(52, 5)).reshape(-1, 5)
    strengths = rank(every)
    kinds = np.bincount(categories_of(strengths), minlength=9)
    assert {kind.name.lower(): int(kinds[kind]) for kind in Category} == OF_FIVE
    assert len(np.unique(strengths)) == STRENGTHS == 7_462
    assert (strengths.min(), strengths.max()) == (1, STRENGTHS)


def test_every_hand_of_seven_cards_is_of_its_kind_as_often_as_is_known() -> None:
    assert category_counts() == OF_SEVEN
    counts = strength_counts()
    assert int(counts.sum()) == comb(52, 7)
    assert (counts[0], counts[STRENGTHS]) == (0, 4_324)


def test_the_strengths_are_7462_numbers_in_the_order_of_the_rules() -> None:
    numbers = numbers_of(np.arange(1, STRENGTHS + 1)).tolist()
    assert all(worse < better for worse, better in pairwise(numbers))
    assert len(numbers) == 7_462


def test_the_order_of_cards_and_the_suits_change_nothing() -> None:
    random = Random(3)
    hands = random_hands(random, 3_000, 7)
    turned = hands[:, random.sample(range(7), 7)]
    suits = np.array(random.sample(range(4), 4), np.uint8)
    assert (rank(turned) == rank(hands)).all()
    assert (rank(suits[hands // 13] * 13 + hands % 13) == rank(hands)).all()


def test_any_shape_any_whole_numbers_and_a_place_for_the_answer_are_taken() -> None:
    hands = random_hands(Random(1), 24, 7)
    wanted = rank(hands)
    for kind in (np.int8, np.int32, np.uint32, np.int64, np.uint64):
        assert (rank(hands.astype(kind)) == wanted).all()
    assert (rank(hands.reshape(2, 3, 4, 7)) == wanted.reshape(2, 3, 4)).all()
    assert (rank(hands[::2]) == wanted[::2]).all()
    assert (rank(np.asfortranarray(hands)) == wanted).all()
    assert (rank(hands, check=False) == wanted).all()
    assert rank(hands[0]).shape == ()
    assert rank(hands[:0]).shape == (0,)
    out = np.zeros(24, np.uint16)
    assert rank(hands, out) is out
    assert (out == wanted).all()
    masks = masks_of(hands)
    assert (rank_masks(masks.astype(np.int64)) == wanted).all()
    assert (rank_masks(masks.reshape(4, 6), out.reshape(4, 6)) == wanted.reshape(4, 6)).all()
    assert rank_masks([0b1_1111_0000_0000]).tolist() == [STRENGTHS]


def spoilt(place: int, card: int) -> Any:
    hands = random_hands(Random(2), 9, 7).astype(np.int64)
    hands[place, 3] = card
    return hands


TWICE = spoilt(4, 0)
TWICE[4, 5], TWICE[4, 3] = 17, 17


@pytest.mark.parametrize(
    ("cards", "code", "numbers"),
    [
        (spoilt(6, 52), "not_a_card", {"place": 6, "value": 52}),
        (spoilt(6, 52).astype(np.uint8), "not_a_card", {"place": 6, "value": 52}),
        (spoilt(3, -1), "not_a_card", {"place": 3, "value": -1}),
        (spoilt(3, 256), "not_a_card", {"place": 3, "value": 256}),
        (spoilt(3, -256 + 5), "not_a_card", {"place": 3, "value": -251}),
        (spoilt(6, 255).astype(np.uint8), "not_a_card", {"place": 6, "value": 255}),
        (TWICE, "card_twice", {"place": 4, "card": 17}),
        (np.zeros((3, 4), np.uint8), "wrong_number_of_cards", {"place": 0, "cards": 4, "least": 5, "most": 7}),
        (np.zeros((3, 8), np.uint8), "wrong_number_of_cards", {"place": 0, "cards": 8, "least": 5, "most": 7}),
        (np.uint8(5), "wrong_number_of_cards", {"place": 0, "cards": 1, "least": 5, "most": 7}),
        (np.zeros((3, 7)), "not_whole_numbers", {"what": "cards", "dtype": "float64"}),
        (np.zeros((3, 7), bool), "not_whole_numbers", {"what": "cards", "dtype": "bool"}),
        ([["As"] * 7], "not_whole_numbers", {"what": "cards", "dtype": "<U2"}),
        ([[float("nan")] * 7], "not_whole_numbers", {"what": "cards", "dtype": "float64"}),
    ],
)
def test_cards_that_cannot_be_ranked_are_refused_by_hand_and_card(cards: Any, code: str, numbers: dict[str, Any]) -> None:
    out: Any = np.full(np.shape(cards)[:-1], 9, np.uint16)
    with pytest.raises(BulkError) as refused:
        rank(cards, out)
    assert (refused.value.code, refused.value.numbers) == (code, numbers)
    assert all(str(value) in str(refused.value) for value in numbers.values() if code != "wrong_number_of_cards")
    assert (out == 9).all(), "nothing is ranked before everything is looked at"


@pytest.mark.parametrize(
    ("masks", "code"),
    [
        ([0b11111, 0b1111], "wrong_number_of_cards"),
        ([0b11111, 0b1111_1111], "wrong_number_of_cards"),
        ([0b11111, 0], "wrong_number_of_cards"),
        ([0b11111, 2**64 - 1], "wrong_number_of_cards"),
        ([0b11111, 1 << 52 | 0b1111], "wrong_number_of_cards"),
        ([0b11111, 1 << 63 | 0b11111], "wrong_number_of_cards"),
        ([1.0, 2.0], "not_whole_numbers"),
        ([True, False], "not_whole_numbers"),
    ],
)
def test_masks_that_cannot_be_ranked_are_refused(masks: Any, code: str) -> None:
    with pytest.raises(BulkError) as refused:
        rank_masks(np.array(masks, np.uint64) if max(masks) > 2**62 else masks)
    assert refused.value.code == code
    if code == "wrong_number_of_cards":
        assert refused.value.numbers["place"] == 1


@pytest.mark.parametrize(
    "out",
    [np.zeros(3, np.uint16), np.zeros(4, np.int64), np.zeros((4, 1), np.uint16), np.zeros(8, np.uint16)[::2], [0] * 4],
    ids=["short", "wide", "shaped", "gaps", "list"],
)
def test_a_place_that_does_not_fit_the_answer_is_refused(out: Any) -> None:
    with pytest.raises(BulkError, match="out is ") as refused:
        rank(random_hands(Random(1), 4, 7), out)
    assert refused.value.code == "wrong_array"


# The tables.


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_sums_of_so_many_keys_are_all_different(cards: int) -> None:
    sums = sums_of(RANK_KEYS, cards)
    assert len(np.unique(sums)) == len(sums)
    assert len(sums) == {5: 6_175, 6: 18_395, 7: 49_205}[cards]


def sums_of(keys: Any, cards: int) -> Any:
    """The sum for every set of so many ranks, at most four alike."""
    sums, held = np.zeros(1, np.int64), np.zeros(1, np.int64)
    for key in keys:
        sums = np.concatenate([sums[held + more <= cards] + more * key for more in range(5)])
        held = np.concatenate([held[held + more <= cards] + more for more in range(5)])
    return sums[held == cards]


@pytest.mark.long
@pytest.mark.parametrize("place", range(2, len(RANK_KEYS)))
def test_each_key_is_the_least_that_the_ones_before_it_allow(place: int) -> None:
    """A key k is forbidden where m of it and a cards of the others sum to what n of it and b cards do: k (m - n) = sum - sum."""
    before = RANK_KEYS[:place]
    forbidden: Any = np.zeros(RANK_KEYS[place] + 1, bool)
    by_size = {cards: sums_of(before, cards) for cards in range(8)}
    for cards in (5, 6, 7):
        for more in range(1, 5):
            for fewer in range(more):
                large, small = by_size[cards - fewer], by_size[cards - more]
                for chunk in np.array_split(large, 1 + len(large) * len(small) // 20_000_000):
                    gaps = (chunk[:, None] - small).reshape(-1)
                    gaps = gaps[(gaps >= 0) & (gaps % (more - fewer) == 0)] // (more - fewer)
                    forbidden[gaps[gaps <= RANK_KEYS[place]]] = True
    assert not forbidden[RANK_KEYS[place]]
    free = np.flatnonzero(~forbidden)
    assert int(free[free > RANK_KEYS[place - 1]][0]) == RANK_KEYS[place]


def test_the_tables_are_of_the_sizes_that_are_said() -> None:
    made = tables()
    kept = make_tables()
    assert [name for name, _ in FIELDS] == list(kept)
    for name, kind in FIELDS:
        assert kept[name].dtype == kind
        assert (made[name] == kept[name]).all(), "what was kept is what is made"
    assert kept["rows"].shape[0] == 3
    assert kept["strengths"].nbytes < 400_000
    assert max(sums_of(RANK_KEYS, 7)) >> COLUMN_BITS < kept["rows"].shape[1]
