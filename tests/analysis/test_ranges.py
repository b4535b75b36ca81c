"""Ranges as text, and ranges against each other."""

import numpy as np
import pytest

from floorman.analysis import AnalysisError, Range, RangeError, equity
from floorman.analysis.combos import CARDS_OF, SUIT_ORDERS, combo_of, orders_that_keep
from floorman.analysis.ranges import hand_text
from floorman.rules.cards import CardError
from floorman.rules.ranking import mask_of


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("QQ+", 18),
        ("22", 6),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("KA", 16),
        ("ATs+", 16),
        ("22-55", 24),
        ("55-22", 24),
        ("A5s-A2s", 16),
        ("T9s-76s", 16),
        ("76s-T9s", 16),
        ("T9o-T6o", 48),
        ("AsKs", 1),
        ("A♠K♠", 1),
        ("10s9s", 1),
        ("random", 1326),
        ("any two", 1326),
        ("Any", 1326),
        ("QQ+, AKs, A5s-A2s, 76o:0.5, 22-55", 74),
        ("qq+ aks、76O，22", 40),
        ("AA, AA", 6),
    ],
)
def test_a_range_has_so_many_pairs_of_cards(text: str, pairs: int) -> None:
    assert len(Range(text)) == len(list(Range(text))) == pairs


def test_a_weight_holds_for_its_part_alone() -> None:
    weights = {hand_text(pair): weight for *pair, weight in Range("AsAh:0.5, KsKh")}
    assert weights == {"AsAh": 500, "KsKh": 1000}
    assert {weight for *_, weight in Range("76o:.125")} == {125}
    assert Range("any two:0.3").is_random


@pytest.mark.parametrize(
    ("text", "code", "at", "length"),
    [
        ("", "range_empty", 0, 0),
        (" , ", "range_empty", 0, 3),
        ("QQ+x", "range_unknown", 3, 1),
        ("QQ+, AKz", "range_unknown", 7, 1),
        ("AKs-", "range_unknown", 3, 1),
        ("QQ+, hello", "range_unknown", 5, 5),
        ("QQ :0.5", "range_unknown", 3, 1),
        ("QQs", "range_suited_pair", 0, 3),
        ("AsAs", "range_same_card", 0, 4),
        ("AKs-22", "range_two_ranks", 0, 6),
        ("AA, AKs-AQo", "range_two_ranks", 4, 7),
        ("AA:2", "range_weight", 3, 1),
        ("AA:1.5", "range_weight", 3, 3),
        ("AA:0", "range_weight", 3, 1),
        ("AA:", "range_weight", 2, 1),
        ("AA:0.1234", "range_weight", 3, 6),
        ("AA:-0.5", "range_weight", 3, 4),
        ("QQ+, AA:0.5", "range_two_weights", 5, 6),
    ],
)
def test_what_is_wrong_is_shown_at_its_place(text: str, code: str, at: int, length: int) -> None:
    with pytest.raises(RangeError) as error:
        Range(text)
    assert (error.value.code, error.value.at, error.value.length) == (code, at, length)


def test_pairs_of_cards_are_numbered_without_a_gap() -> None:
    assert [combo_of(low, high) for high, low in CARDS_OF] == list(range(1326))


def test_the_orders_that_keep_a_card_keep_its_suit() -> None:
    assert len(orders_that_keep(0)) == 24
    assert [order for order in SUIT_ORDERS if order[3] == 3] == orders_that_keep(mask_of([51]))


def by_hand(first: str, second: str, board: str) -> tuple[int, int, int]:
    """Wins of each and ties, every pair of cards against every other, by weight."""
    won = [0, 0, 0]
    for *mine, weight in Range(first):
        for *yours, other in Range(second):
            if mask_of(mine) & mask_of(yours):
                continue
            found = equity(hand_text(mine), hand_text(yours), board=board)
            for place, count in enumerate((*found.wins, found.ties[0])):
                won[place] += count * weight * other
    return won[0], won[1], won[2]


@pytest.mark.parametrize(("first", "second"), [("QQ+, AsKs:0.5", "22-33, JTs"), ("T9s", "T9s, 99:0.25"), ("AK", "AK:0.1")])
def test_ranges_are_all_their_hands_by_weight(first: str, second: str) -> None:
    """With the board's cards taken out of the ranges."""
    board = "2hTd9c"
    first, second = (without(text, board) for text in (first, second))
    won, lost, tied = by_hand(first, second, board)
    found = equity(first, second, board=board, exact=True)
    assert found.exact
    total = won + lost + tied
    assert [count * total for count in (*found.wins, found.ties[0])] == [count * found.total for count in (won, lost, tied)]


def without(text: str, board: str) -> str:
    """The range without the cards of the board, pair by pair."""
    out = [board[place : place + 2] for place in range(0, len(board), 2)]
    pairs = [(hand_text(pair), weight) for *pair, weight in Range(text)]
    return ", ".join(f"{hand}:{weight / 1000:g}" for hand, weight in pairs if not any(card in hand for card in out))


def test_board_by_board_and_deal_by_deal_give_one_answer() -> None:
    """The first is taken for wide ranges, the second for narrow ones; before the flop with an exchange of suits."""
    from floorman.analysis import deals, solve
    from floorman.analysis.question import ask

    for hands, board in ((("AK, QQ:0.5", "QJs, 88"), "QsJd2c"), (("AA, KK", "KK, QJs"), "2c3c4c5d"), (("AA", "72s"), "")):
        question = ask(hands, board)
        found = deals.deals_of(question.combos, 100_000)
        assert found is not None
        kinds = deals.without_copies(*found, deals.orders_of(question))
        pot = np.array([3])
        by_deal = solve._count_deals(question, pot, *kinds, solve.Wanted())
        assert by_deal == solve._count_boards(question, solve.Wanted(threads=2))


def test_aces_against_kings_as_ranges() -> None:
    """Every pair against every other: 36 deals of three kinds."""
    found = equity("AA", "KK")
    assert found.exact
    assert found.total == 36 * 1_712_304
    assert found.equities[0] == pytest.approx(0.8194605, abs=1e-7)


def test_any_two_cards_against_any_two_are_even_on_a_board() -> None:
    found = equity("random", "any two", board="AsKd7h", threads=2)
    assert found.exact
    assert found.wins[0] == found.wins[1]
    assert found.total == 1176 * 1081 * 990


def test_three_ranges_are_dealt_without_sharing_a_card() -> None:
    found = equity("AA", "AA", "KK", board="KhTh2d")
    assert found.total == 6 * 3 * 903  # two aces for one leave the other two; three pairs of kings; two of 43 cards
    assert found.wins[0] == found.wins[1]
    with pytest.raises(AnalysisError, match="cannot be dealt together") as error:
        equity("AA", "AA", "AA", board="2c3c4c")
    assert error.value.code == "all_blocked"


@pytest.mark.parametrize(
    ("hands", "board", "dead", "code"),
    [
        (("AsKs",), "", "", "wrong_players"),
        (("random",) * 11, "", "", "wrong_players"),
        (("AsKs", "AsQd"), "", "", "card_twice"),
        (("AsKs", "QdQc"), "As", "", "card_twice"),
        (("AsKs", "QdQc"), "2c3c4c", "4c", "card_twice"),
        (("AsKs", "QdQc"), "2c3c4c5c6c7c", "", "odd_board"),
        (("AA", "KK"), "KsKd", "KhKc", "blocked"),
        (("AA, KK", "AA, KK", "AA, KK", "AA", "KK"), "", "", "all_blocked"),
        (("22-55",) * 9, "", "", "all_blocked"),
        (("random",) * 10, "", hand_text(range(28)), "too_few_cards"),
    ],
)
def test_what_cannot_be_is_refused_by_name(hands: tuple[str, ...], board: str, dead: str, code: str) -> None:
    with pytest.raises(AnalysisError) as error:
        equity(*hands, board=board, dead=dead)
    assert error.value.code == code


@pytest.mark.parametrize(("board", "part"), [("AxKs", "Ax"), ("2c2c", "2c"), ("hello", "hello")])
def test_a_board_that_is_no_cards_is_refused_as_everywhere(board: str, part: str) -> None:
    with pytest.raises(CardError, match=part):
        equity("AsKs", "QdQc", board=board)


@pytest.mark.parametrize("wrong", [{"samples": 0}, {"threads": 0}, {"seed": -1}, {"seed": 2**63}])
def test_options_out_of_range_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(AnalysisError) as error:
        equity("AsKs", "QdQc", **wrong)  # type: ignore[arg-type]
    assert error.value.code == "out_of_range"
    assert error.value.numbers["what"] in wrong


def test_counting_is_refused_where_there_is_too_much_to_count() -> None:
    with pytest.raises(AnalysisError) as error:
        equity("random", "random", "random", exact=True)
    assert error.value.code == "too_large"


def test_ranges_that_want_the_same_few_cards_are_refused_when_drawn() -> None:
    with pytest.raises(AnalysisError) as error:
        equity(*["TT+"] * 10, samples=1000)
    assert error.value.code == "seldom_together"
