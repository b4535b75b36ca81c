"""Layers, pots, refunds, dead money and layers of folded players only (guide 000, 002, 003; TDA 15-B, 21, 65-A, RP-11)."""

from itertools import pairwise, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.house import HOUSE, FoldedOnlyLayer, RakeRounding
from floorman.rules.pots import make_pots, rake_of, take_rake, uncalled
from floorman.rules.record import NOBODY

REPORT, RETURN, MERGE = FoldedOnlyLayer.REPORT_NO_ELIGIBLE, FoldedOnlyLayer.RETURN_TO_BETTOR, FoldedOnlyLayer.MERGE_DOWN


Cut = tuple[list[tuple[int, str]], dict[str, int]]


def cut(put_in: list[int], folded: str = "", dead: int = 0, option: FoldedOnlyLayer = MERGE) -> Cut:
    """Pots (chips, letters of who can win) main first, and what went back. Seats are A, B, C ..."""
    names = "ABCDEFGHIJ"[: len(put_in)]
    out = [int(name in folded) for name in names]
    left = put_in[:]
    seat, back = uncalled(left, out, len(left), option == RETURN)
    refund = {}
    if seat != NOBODY:
        left[seat] -= back
        refund[names[seat]] = back
    amount, eligible = [0] * 11, [0] * 11
    count = make_pots(left, out, len(left), dead, option, amount, eligible)
    return [(amount[i], "".join(n for s, n in enumerate(names) if eligible[i] >> s & 1)) for i in range(count)], refund


@pytest.mark.parametrize(
    ("put_in", "folded", "expected", "refund"),
    [
        ([50, 100], "", [(100, "AB")], {"B": 50}),  # guide 000
        ([30, 70, 120], "", [(90, "ABC"), (80, "BC")], {"C": 50}),  # guide 000
        ([20, 60, 100], "", [(60, "ABC"), (80, "BC")], {"C": 40}),  # guide 002
        ([30, 80], "", [(60, "AB")], {"B": 50}),  # guide 002
        ([200, 400, 600, 1000], "", [(800, "ABCD"), (600, "BCD"), (400, "CD")], {"D": 400}),  # guide 003
        ([300, 300, 700, 700], "", [(1200, "ABCD"), (800, "CD")], {}),  # guide 003
        ([200, 400, 1000, 0, 150], "E", [(750, "ABC"), (400, "BC")], {"C": 600}),  # guide 003
        ([20, 80, 80, 50], "D", [(80, "ABC"), (150, "BC")], {}),  # above the lowest, below the others
        ([1, 2], "A", [(2, "B")], {"B": 1}),  # a walk
        ([3, 7, 12], "", [(9, "ABC"), (8, "BC")], {"C": 5}),
        ([10, 10, 10], "", [(30, "ABC")], {}),
        ([10, 0, 10], "", [(20, "AC")], {}),
        ([0, 0, 0], "", [], {}),
        ([25, 25, 25, 25, 25, 25, 25, 25, 25, 24], "", [(240, "ABCDEFGHIJ"), (9, "ABCDEFGHI")], {}),
    ],
)
@pytest.mark.parametrize("option", FoldedOnlyLayer)
def test_the_guides_pots(
    put_in: list[int], folded: str, expected: list[tuple[int, str]], refund: dict[str, int], option: FoldedOnlyLayer
) -> None:
    """Laws 1 to 3; rules.md 11.1."""
    assert cut(put_in, folded, option=option) == (expected, refund)


@pytest.mark.parametrize(
    ("option", "expected", "refund"),
    [
        (REPORT, [(400, "ABC"), (450, "BC"), (150, "")], {}),  # guide 002
        (RETURN, [(400, "ABC"), (450, "BC")], {"D": 150}),  # TDA 15-B, 65-A
        (MERGE, [(400, "ABC"), (600, "BC")], {}),
    ],
)
def test_a_layer_of_a_folded_player_alone_follows_the_house(
    option: FoldedOnlyLayer, expected: list[tuple[int, str]], refund: dict[str, int]
) -> None:
    """Guide 002's calculator: 100 / 250 / 250 and 400 folded, 1000 in all."""
    assert cut([100, 250, 250, 400], "D", option=option) == (expected, refund)


@pytest.mark.parametrize("option", [MERGE, RETURN])
def test_several_folded_players_on_top_merge_down(option: FoldedOnlyLayer) -> None:
    """Two called each other there: no refund, and no chip is lost."""
    assert cut([100, 100, 300, 300], "CD", option=option) == ([(800, "AB")], {})


def test_several_folded_players_on_top_are_reported() -> None:
    assert cut([100, 100, 300, 300], "CD", option=REPORT) == ([(400, "AB"), (400, "")], {})


def test_two_layers_of_folded_players_are_one_pot_without_an_owner() -> None:
    assert cut([100, 100, 300, 400, 400], "CDE", option=REPORT) == ([(500, "AB"), (800, "")], {})


def test_who_is_alone_on_top_among_folded_ones_gets_only_the_part_above_them() -> None:
    """B bet 50, C (folded) 30: 20 comes back, 30 to 20 of C is won uncontested."""
    assert cut([20, 50, 30], "C") == ([(60, "AB"), (20, "B")], {"B": 20})


def test_a_layer_without_anybody_live_below_has_nowhere_to_go() -> None:
    """A calculator may be asked: nobody can win it under any house."""
    for option in (MERGE, REPORT, RETURN):
        assert cut([0, 50, 50], "BC", option=option) == ([(100, "")], {})


def test_dead_money_joins_the_main_pot() -> None:
    """TDA RP-11: 3 x 1k and 8k of ante, then 14k."""
    assert cut([8, 8, 1], dead=8) == ([(11, "ABC"), (14, "AB")], {})


def test_dead_money_makes_no_layer_for_who_has_put_nothing_in() -> None:
    """A paid an ante only: law 5, he can win the ante."""
    assert cut([0, 10, 10], dead=8) == ([(8, "ABC"), (20, "BC")], {})


def test_dead_money_alone_is_a_pot() -> None:
    assert cut([0, 0, 0], "B", dead=5) == ([(5, "AC")], {})


def test_dead_money_takes_up_a_layer_of_folded_players() -> None:
    assert cut([0, 10, 10], "BC", dead=5) == ([(25, "A")], {})
    assert cut([0, 10, 10], "BC", dead=5, option=REPORT) == ([(5, "A"), (20, "")], {})


def test_nobody_at_all_gets_nothing_back() -> None:
    assert uncalled([], [], 0, True) == (NOBODY, 0)
    assert uncalled([7], [0], 1, False) == (0, 7)


def test_a_folded_top_gets_its_chips_back_only_where_the_house_says_so() -> None:
    assert uncalled([10, 30], [0, 1], 2, to_folded=True) == (1, 20)
    assert uncalled([10, 30], [0, 1], 2, to_folded=False) == (NOBODY, 0)


def test_two_on_top_get_nothing_back_wherever_they_sit() -> None:
    for put_in in permutations([30, 30, 10]):
        assert uncalled(list(put_in), [0, 0, 0], 3, True) == (NOBODY, 0)


def test_the_second_highest_counts_wherever_it_sits() -> None:
    for put_in in permutations([10, 20, 50]):
        assert uncalled(list(put_in), [0, 0, 0], 3, True) == (put_in.index(50), 30)


def by_chip(put_in: tuple[int, ...], out: tuple[int, ...]) -> list[tuple[int, int]]:
    """Pots cut one chip at a time, as a dealer without arithmetic would: (chips, who can win), neighbours alike together."""
    found: list[tuple[int, int]] = []
    for level in range(1, max(put_in) + 1):
        chips = sum(1 for amount in put_in if amount >= level)
        mask = sum(1 << seat for seat, amount in enumerate(put_in) if amount >= level and not out[seat])
        if found and (found[-1][1] == mask or not mask):
            found[-1] = (found[-1][0] + chips, found[-1][1])
        else:
            found.append((chips, mask))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_small_case_is_what_a_dealer_gets_chip_by_chip(seats: int) -> None:
    """Laws 1, 3 and 4 over all contributions of 0 to 4 chips and all ways to fold."""
    amount, eligible = [0] * 11, [0] * 11
    for put_in in product(range(5), repeat=seats):
        for out in product((0, 1), repeat=seats):
            if not any(chips and not fold for chips, fold in zip(put_in, out, strict=True)):
                continue
            count = make_pots(list(put_in), list(out), seats, 0, MERGE, amount, eligible)
            assert list(zip(amount[:count], eligible[:count], strict=True)) == by_chip(put_in, out), (put_in, out)
            assert all(eligible[i] & eligible[i + 1] == eligible[i + 1] for i in range(count - 1))


CHIPS = st.lists(st.integers(0, 10**6), min_size=2, max_size=10)


@given(CHIPS, st.data())
def test_pots_and_refund_are_what_was_put_in(put_in: list[int], data: st.DataObject) -> None:
    """Laws 1 and 4, under every option."""
    folded = data.draw(st.sets(st.sampled_from("ABCDEFGHIJ"[: len(put_in)])))
    dead = data.draw(st.integers(0, 500))
    for option in FoldedOnlyLayer:
        found, refund = cut(put_in, "".join(folded), dead, option)
        assert sum(chips for chips, _ in found) + sum(refund.values()) == sum(put_in) + dead
        winners = [who for _, who in found]
        assert all(set(outer) < set(inner) for inner, outer in pairwise(winners))
        if option != RETURN:
            assert not set(refund) & folded


@given(CHIPS, st.integers(2, 1000))
def test_scaled_chips_make_scaled_pots(put_in: list[int], factor: int) -> None:
    small, back = cut(put_in)
    large, large_back = cut([chips * factor for chips in put_in])
    assert large == [(chips * factor, who) for chips, who in small]
    assert large_back == {name: chips * factor for name, chips in back.items()}


@given(CHIPS)
def test_the_order_of_the_seats_does_not_matter(put_in: list[int]) -> None:
    found, refund = cut(put_in)
    backwards, refund_backwards = cut(put_in[::-1])
    assert [chips for chips, _ in found] == [chips for chips, _ in backwards]
    assert sorted(refund.values()) == sorted(refund_backwards.values())


# Rake.

RAKED = HOUSE._replace(rake_per_mille=100, rake_cap=6)


@pytest.mark.parametrize(("total", "rake"), [(100, 6), (40, 4), (39, 3), (9, 0), (60, 6), (61, 6), (0, 0)])
def test_rake_is_a_part_with_a_cap_rounded_down(total: int, rake: int) -> None:
    """WSOP L31: 10 % up to 6."""
    assert rake_of(total, True, 1, RAKED) == rake


def test_no_flop_no_drop() -> None:
    assert rake_of(100, False, 1, RAKED) == 0
    assert rake_of(100, False, 1, RAKED._replace(no_flop_no_drop=0)) == 6


def test_rake_is_whole_chips_of_the_unit() -> None:
    assert rake_of(1990, True, 25, RAKED._replace(rake_cap=0)) == 175
    assert rake_of(1990, True, 25, RAKED._replace(rake_cap=0, rake_rounding=RakeRounding.NEAREST)) == 200


@pytest.mark.parametrize(("total", "rake"), [(14, 1), (15, 2), (16, 2), (24, 2), (25, 3)])
def test_rake_may_be_rounded_to_the_nearest(total: int, rake: int) -> None:
    assert rake_of(total, True, 1, RAKED._replace(rake_rounding=RakeRounding.NEAREST)) == rake


def test_rake_without_a_cap_and_never_more_than_there_is() -> None:
    assert rake_of(5000, True, 1, RAKED._replace(rake_cap=0)) == 500
    assert rake_of(3, True, 5, HOUSE._replace(rake_per_mille=1000, rake_rounding=RakeRounding.NEAREST)) == 3


def test_a_house_without_rake_takes_none_and_the_least_rake_is_a_tenth_of_a_per_cent() -> None:
    assert rake_of(100_000, True, 1, HOUSE) == 0
    assert rake_of(100_000, True, 1, HOUSE._replace(rake_per_mille=1)) == 100


@pytest.mark.parametrize(
    ("amounts", "rake", "left"),
    [
        ([90, 80], 17, [81, 72]),  # a tenth of each
        ([90, 80], 6, [86, 78]),  # 6 x 80 / 170 = 2.8: two from the side pot, the rest from the main pot
        ([1, 99], 100, [0, 0]),
        ([1, 1, 1], 2, [0, 0, 1]),  # nothing divides: main pot first
        ([100], 0, [100]),
        ([], 0, []),
    ],
)
def test_rake_comes_from_every_pot_by_its_size(amounts: list[int], rake: int, left: list[int]) -> None:
    pots = amounts[:]
    take_rake(pots, len(pots), rake, 1)
    assert pots == left


@given(st.lists(st.integers(0, 1000), min_size=1, max_size=6), st.integers(0, 6000), st.sampled_from([1, 5, 25]))
def test_the_rake_leaves_every_pot_whole_chips_and_loses_none(amounts: list[int], wanted: int, unit: int) -> None:
    in_chips = [amount * unit for amount in amounts]
    rake = min(wanted, sum(amounts)) * unit
    left = in_chips[:]
    take_rake(left, len(left), rake, unit)
    assert sum(left) == sum(in_chips) - rake
    assert all(0 <= after <= before and after % unit == 0 for after, before in zip(left, in_chips, strict=True))
