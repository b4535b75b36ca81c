"""Equity of known hands: every board, by rank sets and flushes, against every board dealt one by one."""

from itertools import combinations
from random import Random

import numpy as np
import phevaluator
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman import bulk
from floorman.analysis import Chances, equity
from floorman.analysis.combos import SUIT_ORDERS, exchanged
from floorman.analysis.ranges import hand_text
from floorman.rules.cards import cards_of
from tests.analysis.brute import winners_counted

# Deals as numbers of cards: two to five hands, a board of three to five.
DEALS = st.tuples(st.integers(2, 5), st.integers(3, 5), st.permutations(range(52)))


def test_two_hands_before_the_flop() -> None:
    found = equity("AsKs", "QdQc")
    assert found.wins == (787_966, 917_606)
    assert found.ties == (6_732, 6_732)
    assert found.total == 1_712_304
    assert found.exact
    assert found.errors == (0.0, 0.0)


def test_three_hands_before_the_flop() -> None:
    found = equity("AsKs", "QdQc", "7h6h")
    assert found.counts == {1: 517_365, 2: 541_734, 4: 309_549, 7: 2_106}
    assert found.total == 1_370_754


@pytest.mark.parametrize("hands", [("AsAh", "KsKh"), ("7h6h", "8h5h"), ("AhTh", "AsTd")])
def test_every_board_before_the_flop_dealt_and_ranked(hands: tuple[str, str]) -> None:
    holes = [cards_of(hand) for hand in hands]
    left = [card for card in range(52) if card not in holes[0] + holes[1]]
    boards = np.array(list(combinations(left, 5)), np.uint8)
    ranks = [
        bulk.rank(np.concatenate([np.tile(np.array(hole, np.uint8), (len(boards), 1)), boards], axis=1), check=False) for hole in holes
    ]
    found = equity(*hands)
    assert found.wins == (int((ranks[0] > ranks[1]).sum()), int((ranks[0] < ranks[1]).sum()))
    assert found.total == len(boards)


@pytest.mark.long
def test_every_board_before_the_flop_by_the_rule_book_alone() -> None:
    assert equity("AsKs", "QdQc").counts == winners_counted(["AsKs", "QdQc"])


@pytest.mark.parametrize(
    ("hands", "board", "dead"),
    [
        (("AsKs", "QdQc"), "2s3s4d", ""),  # a flush draw
        (("AsKs", "QdQc"), "2s3s4s", ""),  # made
        (("AhKd", "QdQc"), "2s3s4s5s", ""),  # four on the board
        (("AhKd", "QsQc"), "2s3s4s5s6s", ""),  # the board plays
        (("AsKs", "QsJs", "9s8s"), "2s3s4d", "Ts7s"),
        (("JhTh", "9h8h", "AcAd", "7h6h"), "QhKd2c", "AhAs3h"),
        (("2c2d", "2h2s"), "AcAdAh", "AsKs"),
        (("AsKs", "QdQc", "7h6h", "2c2d", "JhTh", "9s8s", "AcAd", "KhKd", "4c5c", "Td9d"), "3h3c", ""),
    ],
)
def test_what_is_counted_is_what_is_dealt(hands: tuple[str, ...], board: str, dead: str) -> None:
    found = equity(*hands, board=board, dead=dead)
    assert found.counts == winners_counted(hands, board, dead)


def test_somebody_else_ranks_the_same_boards() -> None:
    hands, board = [cards_of("AhKd"), cards_of("9s8s"), cards_of("4d4c")], cards_of("7sTs4h")
    left = [card for card in range(52) if card not in (*board, *hands[0], *hands[1], *hands[2])]
    wins = [0, 0, 0]
    for cards in combinations(left, 2):
        shared = (*board, *cards)
        ranks = [phevaluator.evaluate_cards(*(card % 13 * 4 + card // 13 for card in (*hole, *shared))) for hole in hands]
        for player in range(3):
            wins[player] += ranks[player] < min(ranks[:player] + ranks[player + 1 :])  # less is better there
    assert list(equity("AhKd", "9s8s", "4d4c", board="7sTs4h").wins) == wins


@settings(max_examples=40, deadline=None)
@given(DEALS)
def test_any_deal_is_counted_as_it_is_dealt(deal: tuple[int, int, list[int]]) -> None:
    hands, board, dead = cut(deal)
    found = equity(*hands, board=board, dead=dead)
    assert found.counts == winners_counted(hands, board, dead)
    assert sum(found.fractions) == 1


@settings(max_examples=25, deadline=None)
@given(DEALS, st.sampled_from(SUIT_ORDERS))
def test_suits_have_no_rank(deal: tuple[int, int, list[int]], order: tuple[int, ...]) -> None:
    turned = [exchanged(card, order) for card in deal[2]]
    assert counts_of(cut(deal)) == counts_of(cut((deal[0], deal[1], turned)))


@settings(max_examples=25, deadline=None)
@given(DEALS, st.randoms(use_true_random=False))
def test_seats_have_no_rank(deal: tuple[int, int, list[int]], random: Random) -> None:
    hands, board, dead = cut(deal)
    seats = list(range(len(hands)))
    random.shuffle(seats)
    found, moved = equity(*hands, board=board, dead=dead), equity(*(hands[seat] for seat in seats), board=board, dead=dead)
    assert moved.fractions == tuple(found.fractions[seat] for seat in seats)


def cut(deal: tuple[int, int, list[int]]) -> tuple[list[str], str, str]:
    """Hands, board, and four dead cards out of a shuffled deck."""
    players, lying, deck = deal
    hands = [hand_text(deck[2 * player : 2 * player + 2]) for player in range(players)]
    return hands, hand_text(deck[20 : 20 + lying]), hand_text(deck[30:34])


def counts_of(parts: tuple[list[str], str, str]) -> dict[int, int]:
    return dict(equity(*parts[0], board=parts[1], dead=parts[2]).counts)


def test_ten_players_before_the_flop_share_one_pot() -> None:
    hands = ["AsKs", "QdQc", "7h6h", "2c2d", "JhTh", "9s8s", "AcAd", "KhKd", "4c5c", "Td9d"]
    found = equity(*hands)
    assert found.total == 201_376  # 32 cards left, five of them
    assert sum(found.fractions) == 1


def test_a_tie_is_a_part_for_each() -> None:
    found = Chances(3, {1: 1, 6: 2, 7: 3}, 6, True)
    assert found.wins == (1, 0, 0)
    assert found.ties == (3, 5, 5)
    assert [str(part) for part in found.fractions] == ["1/3", "1/3", "1/3"]
