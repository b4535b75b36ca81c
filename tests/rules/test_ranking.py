"""Which five cards play and whose are better (`rules/ranking.py`). Docstrings name the law that a test proves."""

import random
from functools import lru_cache
from itertools import combinations, pairwise, permutations
from math import comb
from typing import Any

import numba
import numpy as np
import phevaluator
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba.extending import register_jitable

from floorman.rules import ranking
from floorman.rules.cards import FULL_DECK, cards_of, name_of
from floorman.rules.ranking import Category, best_five, category_of, is_royal, mask_of, rank_cards, rank_mask

# One hand of five for each kind of hand and, within a kind, for each thing that decides; every line beats the one above.
LADDER = """
    7h 5c 4d 3s 2h | 8h 6c 4d 3s 2h | Kc Tc 5c 4c 3d | Ah Kd Qc Js 8h | Ah Kd Qc Js 9h
    2h 2c 5d 4s 3h | 2h 2c Ad Ks Qh | 3h 3c 5d 4s 2h | Ah Ac Kd Qs Th | Ah Ac Kd Qs Jh
    3h 3c 2d 2s 4h | 3h 3c 2d 2s Ah | 4h 4c 2d 2s 3h | Ah Ac Kd Ks Jh | Ah Ac Kd Ks Qh
    2h 2c 2d 4s 3h | 2h 2c 2d As Kh | 3h 3c 3d 4s 2h | Ah Ac Ad Ks Jh | Ah Ac Ad Ks Qh
    5h 4c 3d 2s Ah | 6h 5c 4d 3s 2h | 7h 6c 5d 4s 3h | Kh Qc Jd Ts 9h | Ah Kc Qd Js Th
    7h 5h 4h 3h 2h | 7h 6h 4h 3h 2h | Ah 6h 4h 3h 2h | Ah Kh Qh Jh 8h | Ah Kh Qh Jh 9h
    2h 2c 2d 3s 3h | 2h 2c 2d As Ah | 3h 3c 3d 2s 2h | Ah Ac Ad Qs Qh | Ah Ac Ad Ks Kh
    2h 2c 2d 2s 3h | 2h 2c 2d 2s Ah | 3h 3c 3d 3s 2h | Ah Ac Ad As Qh | Ah Ac Ad As Kh
    5h 4h 3h 2h Ah | 6h 5h 4h 3h 2h | 7h 6h 5h 4h 3h | Kh Qh Jh Th 9h | Ah Kh Qh Jh Th
"""


def number(text: str) -> int:
    return rank_cards(cards_of(text))


def kind(text: str) -> Category:
    return Category(category_of(number(text)))


def playing(text: str) -> str:
    return " ".join(name_of(card) for card in best_five(mask_of(cards_of(text))))


def winners(board: str, **holes: str) -> str:
    numbers = {player: number(board + hole) for player, hole in holes.items()}
    return "".join(player for player in holes if numbers[player] == max(numbers.values()))


def random_hands(seed: int, size: int, count: int) -> list[tuple[int, ...]]:
    source = random.Random(seed)
    return [tuple(source.sample(FULL_DECK, size)) for _ in range(count)]


# --- Five cards ---------------------------------------------------------------------------------------------------------------


def test_every_step_of_the_ladder_beats_the_one_below() -> None:
    lines = LADDER.strip().splitlines()
    hands = [hand for line in lines for hand in line.split("|")]
    for lower, higher in pairwise(hands):
        assert number(lower) < number(higher), f"{lower} must lose to {higher}"
    assert [kind(line.split("|")[step]) for line in lines for step in range(5)] == [category for category in Category for _ in range(5)]


def test_a_number_tells_category_groups_and_kickers_apart() -> None:
    ace, king, queen, five = 1 << 12, 1 << 11, 1 << 10, 1 << 3
    assert number("As Ah Kd Kc Qs 3h 2c") == 2 << 26 | (ace | king) << 13 | queen
    assert number("As Ah Ad Kc Ks") == 6 << 26 | ace << 13 | king
    assert number("5s 4s 3s 2s As") == 8 << 26 | five << 13
    assert number("Ks Qd 5s 3d 2c") == king | queen | five | 0b11


def test_the_categories_are_the_nine_of_poker_from_high_card_to_straight_flush() -> None:
    assert [category.value for category in Category] == list(range(9))
    assert (Category.HIGH_CARD, Category.STRAIGHT_FLUSH) == (0, 8)


@pytest.mark.parametrize("hand", ["Qh Kc Ad 2s 3h", "Jh Qc Kd As 2h", "Kh Ac 2d 3s 4h", "Qh Kh Ah 2h 3h"])
def test_no_straight_goes_round_the_corner(hand: str) -> None:
    """Law 4."""
    assert kind(hand) in (Category.HIGH_CARD, Category.FLUSH)


def test_four_in_a_row_are_no_straight_at_either_end() -> None:
    assert kind("Ah 2c 3d 4s 6h") == kind("Ah Kc Qd Js 9h") == kind("5h 4c 3d 2s 7h") == Category.HIGH_CARD


def test_only_the_straight_flush_to_the_ace_is_royal() -> None:
    assert is_royal(number("AdKdQdJdTd"))
    assert is_royal(number("AdKdQdJdTd9d8d"))
    for other in ("KdQdJdTd9d", "5d4d3d2dAd", "AdKdQdJdTc", "AdKdQdJd9d", "AdKdQdJdTcTh"):
        assert not is_royal(number(other))


# --- Six and seven cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "category", "five"),
    [
        ("KsKdKh7c7d7h2s", Category.FULL_HOUSE, "Ks Kh Kd 7h 7d"),  # two threes of a kind
        ("KsKdKh7c7dQhQs", Category.FULL_HOUSE, "Ks Kh Kd Qs Qh"),  # the better of two pairs fills it
        ("2s2d2h7c7dQhQs", Category.FULL_HOUSE, "2s 2h 2d Qs Qh"),
        ("KsKd7h7c2d2hQs", Category.TWO_PAIR, "Ks Kd 7h 7c Qs"),  # three pairs, a higher kicker
        ("KsKd7h7c4d4h2s", Category.TWO_PAIR, "Ks Kd 7h 7c 4h"),  # three pairs, the third gives the kicker
        ("KsKd7h7c4d4h", Category.TWO_PAIR, "Ks Kd 7h 7c 4h"),
        ("7s7d7h7cKdKhKs", Category.FOUR_OF_A_KIND, "7s 7h 7d 7c Ks"),
        ("7s7d7h7c2d2hKs", Category.FOUR_OF_A_KIND, "7s 7h 7d 7c Ks"),  # the kicker is the highest, not the pair
        ("9c8d7h6s5c4d", Category.STRAIGHT, "9c 8d 7h 6s 5c"),  # six in a row
        ("9c8d7h6s5c4d3h", Category.STRAIGHT, "9c 8d 7h 6s 5c"),
        ("6c5d4h3s2cAdAh", Category.STRAIGHT, "6c 5d 4h 3s 2c"),  # the wheel is the lower of two straights
        ("5c4d3h2sAcKdQh", Category.STRAIGHT, "5c 4d 3h 2s Ac"),
        ("9c8d7h6s5c5d5h", Category.STRAIGHT, "9c 8d 7h 6s 5h"),
        ("9c8d7h6s5c9d8h", Category.STRAIGHT, "9d 8h 7h 6s 5c"),
        ("AhKhQh9h4h3h2h", Category.FLUSH, "Ah Kh Qh 9h 4h"),  # seven of the suit
        ("AhQh9h4h3hKsKc", Category.FLUSH, "Ah Qh 9h 4h 3h"),
        ("Ah9h4h3h2hAsAc", Category.FLUSH, "Ah 9h 4h 3h 2h"),
        ("2h3hJhQhKhTc9c", Category.FLUSH, "Kh Qh Jh 3h 2h"),  # straight and flush on different cards
        ("9h8h7h6h5hAhKh", Category.STRAIGHT_FLUSH, "9h 8h 7h 6h 5h"),  # better than the flush to the ace
        ("9h8h7h6h5hTcJd", Category.STRAIGHT_FLUSH, "9h 8h 7h 6h 5h"),  # better than the straight to the jack
        ("5h4h3h2hAhKhQh", Category.STRAIGHT_FLUSH, "5h 4h 3h 2h Ah"),
        ("6h5h4h3h2hAh", Category.STRAIGHT_FLUSH, "6h 5h 4h 3h 2h"),
        ("AhAdAsKc9d7h2c", Category.THREE_OF_A_KIND, "As Ah Ad Kc 9d"),
        ("AhAdKc9d7h4s2c", Category.ONE_PAIR, "Ah Ad Kc 9d 7h"),
        ("AhKdJc9d7h4s2c", Category.HIGH_CARD, "Ah Kd Jc 9d 7h"),
        ("AhKdJc9d7h4s", Category.HIGH_CARD, "Ah Kd Jc 9d 7h"),
    ],
)
def test_the_best_five_of_six_or_seven_cards_play(cards: str, category: Category, five: str) -> None:
    """Law 1."""
    assert kind(cards) == category
    assert playing(cards) == five
    assert number(five) == number(cards)


@pytest.mark.parametrize("suit", "cdhs")
def test_a_flush_is_seen_in_every_suit_beside_any_other_cards(suit: str) -> None:
    flush = "".join(rank + suit for rank in "KJ852")
    for others in combinations([rank + other for other in "cdhs" if other != suit for rank in "A9"], 2):
        assert kind(flush + "".join(others)) == Category.FLUSH
        assert playing(flush + "".join(others)) == f"K{suit} J{suit} 8{suit} 5{suit} 2{suit}"
    assert kind("".join(rank + suit for rank in "KJ85") + "2c2d2h2s".replace("2" + suit, "")) == Category.THREE_OF_A_KIND


@pytest.mark.parametrize("suits", list(combinations("cdhs", 3)))
def test_three_of_a_kind_is_seen_in_any_three_suits_and_a_pair_in_any_two(suits: tuple[str, str, str]) -> None:
    threes = "".join("9" + suit for suit in suits)
    for first, second, third, fourth in permutations("cdhs"):
        assert kind(threes + f"K{first}J{second}7{third}4{fourth}") == Category.THREE_OF_A_KIND
        assert kind(threes + f"K{first}K{second}7{third}4{fourth}") == Category.FULL_HOUSE
        assert kind(f"9{first}9{second}K{third}J{fourth}7{first}4{second}3{third}") == Category.ONE_PAIR


# --- Whose hand is better -----------------------------------------------------------------------------------------------------


def test_a_pair_on_the_board_is_decided_by_the_kickers() -> None:
    assert winners("Tc8s4h4s3c", A="9hKs", B="5dQs") == "A"
    assert winners("Tc8s4h4sAc", A="KhKs", B="AdQs") == "B"


def test_the_second_and_third_kicker_decide_when_the_first_is_shared() -> None:
    assert winners("AsAd7c4h2d", A="Kc9s", B="Kd8s") == "A"
    assert winners("AsAd9c6h2d", A="Kc8s", B="Kd7s") == "A"
    assert winners("AsAd9c8h2d", A="Kc7s", B="Kd6s") == "AB"
    assert winners("As8d7c4h2d", A="Ac5s", B="Ad6s") == "B"
    assert winners("As8d7c6h2d", A="Ac5s", B="Ad4s") == "AB"


@pytest.mark.parametrize(
    ("board", "first", "second"),
    [
        ("AsKd3cQh3s", "8d5h", "8c2d"),  # 3 3 A K Q lie on the board
        ("Jd7hJcKhKs", "Ah8h", "AsQc"),  # K K J J A
        ("9cKhKd9sAh", "Qc5h", "5dJd"),
        ("6c7d8h9sTc", "Ah2d", "Kh3d"),  # the straight lies there; higher cards do not lengthen it
        ("JdTcQsKs9s", "Qc4h", "JhKh"),
        ("TsJsQsKsAs", "2c2d", "3c3d"),
        ("8h8d8c8sAc", "KhKd", "2h3d"),
        ("AhQhTh8h6h", "5h4h", "KcKd"),  # the flush lies there and lower hearts do not improve it
    ],
)
def test_whoever_plays_the_board_splits(board: str, first: str, second: str) -> None:
    """Laws 1 and 2."""
    assert winners(board, A=first, B=second) == "AB"


def test_one_card_that_beats_the_board_wins_alone() -> None:
    assert winners("5c6d7h8s9c", A="AhKd", B="Ts2d", C="JdTh") == "C"
    assert winners("8h8d8c8sQc", A="KhKd", B="Ah3d", C="QhQd") == "B"
    assert winners("AhQhTh8h6h", A="5h4h", B="7h2c", C="AsAd") == "B"


def test_flushes_are_compared_by_all_five_cards_of_the_suit() -> None:
    assert winners("KdTd8dQc6d", A="4dAh", B="Kc5d") == "B"
    assert winners("KdTd8d5d3d", A="2dAh", B="4dKc") == "B"


def test_the_steel_wheel_beats_a_higher_straight_and_a_higher_flush() -> None:
    assert winners("2d3d4d5d9s", A="AdKc", B="6cQh", C="KdQd") == "A"


def test_a_straight_and_a_flush_on_different_cards_are_a_flush() -> None:
    """Law 5."""
    assert winners("8c9hThJhQh", A="2h3h", B="Kc8d") == "A"
    assert kind("8c9hThJhQh2h3h") == Category.FLUSH


def test_one_high_kicker_beats_any_sum_of_lower_ones() -> None:
    assert winners("4c5cTcJs8d", A="3cKd", B="7cQd") == "A"
    assert number("Ah6d4c3s2h") > number("KhQdJcTs8h")
    assert number("3h3d2c2s4h") > number("2h2dAcKsQh")


def test_of_two_threes_of_a_kind_the_higher_is_full_of_the_lower() -> None:
    assert winners("KsKdKh7c7d", A="7h2s", B="QdQc") == "B"
    assert winners("KsKd7h7c2d", A="Kh7d", B="7sKc") == "AB"
    assert winners("QsQd7h7c7d", A="Qh2s", B="AdAc") == "A"


def test_two_players_with_the_same_three_pairs_compare_the_kicker() -> None:
    assert winners("KsKd7h7c2d", A="2hQs", B="2sAc") == "B"
    assert winners("KsKd7h7cQd", A="5h5s", B="6s6c") == "AB"


# --- What is shown ------------------------------------------------------------------------------------------------------------


def test_of_equal_cards_the_highest_suit_index_is_shown() -> None:
    assert playing("9c8d7h6s5c9s8h") == "9s 8h 7h 6s 5c"
    assert playing("AcAdAhKcKdKh2s") == "Ah Ad Ac Kh Kd"
    assert playing("AcAd7c7d4c4d") == "Ad Ac 7d 7c 4d"


@pytest.mark.parametrize(
    ("cards", "five"),
    [
        ("2c3dAh4s5c", "5c 4s 3d 2c Ah"),
        ("2hAdKc2dQs", "2h 2d Ad Kc Qs"),
        ("3h3d2c2sAh", "3h 3d 2s 2c Ah"),
        ("2h2d2cAsKh", "2h 2d 2c As Kh"),
        ("2h2d2cAsAh", "2h 2d 2c As Ah"),
        ("2h2d2c2sAh", "2s 2h 2d 2c Ah"),
        ("TcJcQcKcAc", "Ac Kc Qc Jc Tc"),
    ],
)
def test_five_cards_are_read_out_groups_first_then_kickers(cards: str, five: str) -> None:
    assert playing(cards) == five


# --- Laws ---------------------------------------------------------------------------------------------------------------------

some_cards = st.integers(5, 7).flatmap(lambda size: st.lists(st.sampled_from(FULL_DECK), min_size=size, max_size=size, unique=True))
# Ranks close together: straights, flushes and full houses turn up in every run.
close_cards = st.integers(5, 7).flatmap(
    lambda size: st.lists(
        st.sampled_from([c for c in FULL_DECK if c % 13 in (0, 1, 2, 3, 4, 12)]), min_size=size, max_size=size, unique=True
    )
)


@given(some_cards | close_cards, st.permutations(range(4)))
def test_an_exchange_of_suits_changes_no_number(cards: list[int], suits: list[int]) -> None:
    """Law 3."""
    assert rank_cards([suits[card // 13] * 13 + card % 13 for card in cards]) == rank_cards(cards)


@given(some_cards.flatmap(lambda cards: st.tuples(st.just(cards), st.permutations(cards))))
def test_the_order_of_the_cards_does_not_matter(both: tuple[list[int], list[int]]) -> None:
    cards, shuffled = both
    assert rank_cards(shuffled) == rank_cards(cards) == rank_mask(mask_of(cards))


@given(some_cards | close_cards)
def test_the_number_is_that_of_the_best_five_of_all_choices(cards: list[int]) -> None:
    """Law 1: of six cards the best of 6 choices, of seven the best of 21."""
    assert rank_cards(cards) == max(rank_cards(five) for five in combinations(cards, 5))


@given(some_cards | close_cards)
def test_the_five_that_play_are_among_the_cards_and_worth_the_same(cards: list[int]) -> None:
    five = best_five(mask_of(cards))
    assert len(set(five)) == 5
    assert set(five) <= set(cards)
    assert rank_cards(five) == rank_cards(cards)


# --- Against all hands, against the compiled functions, against somebody else's -----------------------------------------------

COMPILED = (
    ranking._highest,
    ranking._rank_flush,
    ranking._rank_groups,
    ranking._flush_cards,
    ranking._take,
    ranking.rank_mask,
    ranking.mask_of,
    ranking.rank_cards,
    ranking.category_of,
    ranking.is_royal,
    ranking.best_five,
)


def every_five_cards(numbers: Any) -> None:
    at = 0
    for a in range(52):
        for b in range(a):
            for c in range(b):
                for d in range(c):
                    for e in range(d):
                        numbers[at] = rank_mask(1 << a | 1 << b | 1 << c | 1 << d | 1 << e)
                        at += 1


@pytest.fixture(scope="module")
def compiled() -> Any:
    """Turns a function of `ranking`, or one that calls them, into its compiled twin."""
    for function in COMPILED:
        register_jitable(function)
    return lru_cache(numba.njit)


def test_all_five_card_hands_fall_into_the_known_numbers_of_each_category(compiled: Any) -> None:
    """Law 6, over all 2,598,960 hands."""
    numbers = np.empty(2_598_960, np.int64)
    compiled(every_five_cards)(numbers)
    assert np.bincount(numbers >> 26).tolist() == [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40]
    assert len(np.unique(numbers)) == 7_462
    for cards in random_hands(2_598_960, 5, 5_000):
        at = sum(comb(card, held) for held, card in enumerate(sorted(cards), 1))  # where the loops above come to these five
        assert numbers[at] == rank_cards(cards)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_compiled_functions_give_what_the_interpreted_ones_give(compiled: Any, size: int) -> None:
    hands = random_hands(52, size, 5_000)
    for low in (0, 8):  # two, three, ..., six and ten, ..., ace: full of straights, flushes and full houses
        hands += random.Random(low).sample(list(combinations([card for card in FULL_DECK if low <= card % 13 < low + 5], size)), 1_000)
    hands += [tuple(13 * suit + rank for rank in ranks) for suit in range(4) for ranks in combinations((0, 1, 2, 3, 4, 9, 12), size)]
    for cards in hands:
        mask = mask_of(cards)
        value = compiled(rank_mask)(mask)
        assert value == rank_mask(mask) == compiled(rank_cards)(np.array(cards))
        assert compiled(best_five)(mask) == best_five(mask)
        assert compiled(category_of)(value) == category_of(value)
        assert compiled(is_royal)(value) == is_royal(value)


@pytest.mark.parametrize(("size", "count"), [(5, 20_000), (6, 20_000), (7, 100_000)])
def test_hands_stand_in_the_order_that_phevaluator_gives_them(size: int, count: int) -> None:
    theirs: dict[int, int] = {}
    for cards in random_hands(7_462, size, count):
        # There a card is rank * 4 + suit, and the best hand is 1.
        value = phevaluator.evaluate_cards(*(card % 13 * 4 + card // 13 for card in cards))
        assert theirs.setdefault(rank_cards(cards), value) == value, [name_of(card) for card in cards]
    downwards = [theirs[number] for number in sorted(theirs)]
    assert all(worse > better for worse, better in pairwise(downwards))
