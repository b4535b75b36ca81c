"""All-ins pot by pot: chances and chips, against every board settled by the calculator."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import floorman
from floorman.analysis import AnalysisError, OddChips, by_pot, call_odds, equity, pot_values
from floorman.analysis.ranges import hand_text
from floorman.rules.cards import cards_of
from floorman.rules.house import PRESETS, FoldedOnlyLayer, OddChipRule
from floorman.rules.ranking import mask_of, rank_mask
from floorman.table.setup import SetupError

HANDS = {"A": "AhAd", "B": "KsKc", "C": "7h6h"}
PUT_IN = {"A": 30, "B": 70, "C": 120}


def settled(put_in: Mapping[str, int], hands: Mapping[str, str], board: str, **terms: Any) -> dict[str, Fraction]:
    """What everybody gets on average over all boards, each settled by `floorman.pots` with its odd chips; refunds included."""
    lying = mask_of(cards_of(board))
    holes = {name: mask_of(cards_of(hand)) for name, hand in hands.items()}
    out = lying | sum(holes.values())
    left = [card for card in range(52) if not out >> card & 1]
    total = dict.fromkeys(put_in, 0)
    boards = [lying | mask_of(cards) for cards in combinations(left, 5 - len(cards_of(board)))]
    for shared in boards:
        ranks = {name: rank_mask(hole | shared) for name, hole in holes.items()}
        places = sorted(set(ranks.values()), reverse=True)
        ranking = {name: places.index(rank) + 1 for name, rank in ranks.items()}
        paid = floorman.pots(put_in, ranking=ranking, **terms)
        for name, chips in (paid.payouts or {}).items():
            total[name] += chips
        for name, chips in paid.returned.items():
            total[name] += chips
    return {name: Fraction(chips, len(boards)) for name, chips in total.items()}


def test_the_all_in_of_the_guide_before_the_flop() -> None:
    found = pot_values(PUT_IN, HANDS)
    main, side = found.pots
    assert (main.amount, main.eligible, side.amount, side.eligible) == (90, (0, 1, 2), 80, (1, 2))
    assert main.shares == equity(*HANDS.values()).fractions
    assert side.shares == equity(HANDS["B"], HANDS["C"], dead=HANDS["A"]).fractions  # the aces are out of the deck there too
    assert found.values["A"] == 90 * main.shares[0]
    assert found.values["C"] == 90 * main.shares[2] + 80 * side.shares[1] + 50
    assert sum(found.values.values()) == 220
    assert found.exact
    assert found.deals == 1_370_754


@pytest.mark.parametrize(
    ("put_in", "hands", "terms"),
    [
        (PUT_IN, HANDS, {}),
        ({"A": 31, "B": 71, "C": 120}, {"A": "AhKd", "B": "AsKc", "C": "AdKh"}, {}),
        ({"A": 31, "B": 71, "C": 120, "D": 12}, {"A": "AhKd", "B": "AsKc", "C": "AdKh"}, {"folded": ["D"], "dead": 3, "button": "A"}),
        ({"A": 310, "B": 715, "C": 1200}, {"A": "AhKd", "B": "AsKc", "C": "AdKh"}, {"unit": 25, "house": "tda"}),
        ({"A": 50, "B": 50, "C": 51, "D": 25}, {"A": "QhJd", "B": "QsJc", "C": "QdJh", "D": "9s9d"}, {"house": "wsop", "button": "B"}),
    ],
)
def test_every_chip_falls_as_the_calculator_says(put_in: dict[str, int], hands: dict[str, str], terms: dict[str, Any]) -> None:
    ours = dict(terms)
    ours["dead_chips"] = ours.pop("dead", 0)
    found = pot_values(put_in, hands, board="2hTd9c", odd_chips=True, **ours)
    assert found.values == settled(put_in, hands, "2hTd9c", **terms)


@settings(max_examples=30, deadline=None)
@given(
    st.permutations(range(52)),
    st.lists(st.integers(1, 200), min_size=3, max_size=6),
    st.sets(st.integers(0, 5), max_size=2),
    st.integers(0, 20),
    st.sampled_from(sorted(PRESETS)),
    st.booleans(),
)
def test_no_chip_is_made_or_lost(deck: list[int], chips: list[int], out: set[int], dead: int, house: str, odd: bool) -> None:
    put_in = {f"P{seat}": amount for seat, amount in enumerate(chips)}
    names = list(put_in)
    folded = [name for seat, name in enumerate(names) if seat in out][: len(names) - 2]
    hands = {name: hand_text(deck[2 * seat : 2 * seat + 2]) for seat, name in enumerate(names)}
    board = hand_text(deck[20:24])
    found = pot_values(
        put_in, hands, folded=folded, dead_chips=dead, board=board, odd_chips=odd, house=house, folded_only=FoldedOnlyLayer.MERGE_DOWN
    )
    assert sum(found.values.values()) == sum(chips) + dead
    for pot in found.pots:
        assert sum(pot.shares) == 1
        assert sum(pot.chips) == pot.amount
        assert all(win + tie <= 1 for win, tie in zip(pot.wins, pot.ties, strict=True))


def pair(first: int, second: int) -> tuple[Fraction, Fraction]:
    return Fraction(first), Fraction(second)


def test_an_odd_chip_is_worth_what_it_is_worth_in_ties() -> None:
    """The board plays: 31 chips are 16 for the first and 15 for the second, and 15.5 each without the rule."""
    hands, board = {"A": "2c3d", "B": "2d3h"}, "AsKsQsJsTs"
    put_in = {"A": 10, "B": 10, "C": 11}
    assert pot_values(put_in, hands, folded=["C"], board=board, odd_chips=True, house="tda").values["A"] == 15
    plain = pot_values({"A": 10, "B": 10}, hands, dead_chips=11, board=board)
    assert plain.pots[0].chips == (Fraction(31, 2), Fraction(31, 2))
    odd = pot_values({"A": 10, "B": 10}, hands, dead_chips=11, board=board, odd_chips=True)
    assert odd.pots[0].chips == pair(16, 15)


def test_ranges_have_pots_too() -> None:
    counted = pot_values(PUT_IN, {"A": "AA", "B": "KK", "C": "7h6h"}, board="2h3h4c")
    drawn = pot_values(PUT_IN, {"A": "AA", "B": "KK", "C": "7h6h"}, board="2h3h4c", exact=False, samples=300_000)
    assert counted.exact
    assert not drawn.exact
    for ours, theirs in zip(drawn.pots, counted.pots, strict=True):
        for part, other, error in zip(ours.shares, theirs.shares, ours.errors, strict=True):
            assert abs(part - other) <= 4 * error


# The hands of a table, by seat.


def test_a_page_asks_by_seat() -> None:
    holes = [cards_of("AhAd"), None, cards_of("KsKc"), cards_of("7h6h")]
    main, side, alone = by_pot(holes, cards_of("2c3d4h"), [(90, 0b1101), (80, 0b1100), (5, 0b1000)])
    assert main.eligible == (0, 2, 3)
    assert main.shares == equity("AhAd", "KsKc", "7h6h", board="2c3d4h").fractions
    assert side.shares == equity("KsKc", "7h6h", board="2c3d4h", dead="AhAd").fractions
    assert [*alone.shares, *alone.chips, *alone.wins] == [1, 5, 1]


def test_known_hands_that_cannot_win_are_out_of_the_deck() -> None:
    holes = [cards_of("AhAd"), cards_of("KsKc"), cards_of("AcAs")]
    assert by_pot(holes, cards_of("2c3d4h"), [(90, 0b011)])[0].shares == equity("AhAd", "KsKc", board="2c3d4h", dead="AcAs").fractions


def test_the_odd_chip_goes_to_the_first_seat_or_the_highest_card() -> None:
    holes, board = [cards_of("2c3d"), cards_of("2d4h")], cards_of("AsKsQsJsTs")
    assert by_pot(holes, board, [(31, 3)], odd=OddChips())[0].chips == pair(16, 15)
    by_card = PRESETS["house"]._replace(odd_chip_rule=OddChipRule.HIGH_CARD_BY_SUIT)
    assert by_pot(holes, board, [(31, 3)], odd=OddChips(house=by_card))[0].chips == pair(15, 16)


def test_a_hand_that_is_not_known_is_named() -> None:
    with pytest.raises(AnalysisError, match="pot 2 can be won by player 1") as error:
        by_pot([cards_of("AhAd"), None, cards_of("KsKc")], [], [(90, 0b101), (10, 0b110)])
    assert error.value.numbers == {"pot": 2, "player": 1}
    with pytest.raises(AnalysisError, match="player C"):
        pot_values(PUT_IN, {"A": "AhAd", "B": "KsKc"})
    with pytest.raises(AnalysisError, match="no pot"):
        by_pot([cards_of("AhAd")], [], [])


def test_who_is_alone_needs_no_cards() -> None:
    found = pot_values({"A": 30, "B": 70, "C": 70}, {}, folded=["B", "C"])
    assert found.values == {"A": 90, "B": 0, "C": 0}
    assert found.deals == 1


def test_wrong_contributions_are_refused_as_by_the_calculator() -> None:
    with pytest.raises(SetupError):
        pot_values({"A": -1, "B": 5}, {"A": "AhAd", "B": "KsKc"})


def test_a_hand_of_nobody_is_no_slip_that_is_passed_over() -> None:
    with pytest.raises(SetupError, match="Bob"):
        pot_values({"A": 5, "B": 5}, {"A": "AhAd", "Bob": "KsKc"})


# What a call costs.


def test_a_call_pays_for_two_pots() -> None:
    odds = call_odds({"A": 100, "B": 300, "C": 0}, "C", 300)
    assert (odds.cost, odds.winnable, odds.break_even) == (300, 700, Fraction(3, 7))
    assert [(part.amount, part.cost, part.break_even) for part in odds.parts] == [
        (300, 100, Fraction(1, 3)),
        (400, 200, Fraction(1, 2)),
    ]


def test_chips_already_in_cost_nothing_and_uncalled_ones_come_back() -> None:
    odds = call_odds({"A": 100, "B": 40}, "B", 100)
    assert (odds.cost, odds.winnable, odds.break_even) == (60, 200, Fraction(3, 10))
    odds = call_odds({"A": 100, "B": 20, "C": 100}, "B", 30, folded=["C"], dead_chips=5)
    assert (odds.cost, odds.winnable) == (30, 155)
    assert odds.settlement.returned == {}
    with pytest.raises(AnalysisError, match="B has nothing to call"):
        call_odds({"A": 40, "B": 40}, "B", 60)
