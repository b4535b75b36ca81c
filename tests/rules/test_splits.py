"""Dividing a pot: winners, odd chips, several boards (TDA 20, 21; WSOP T73, L152, L153, L217; Robert ties). Law 6 of `pots`."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.house import HOUSE, HouseRules, OddChipMulti, RunOddChip
from floorman.rules.pots import award, board_share, divide, winners_of

ONE_EACH, ALL_TO_FIRST = OddChipMulti
ALL_TO_FIRST_BOARD = HOUSE._replace(rit_odd_chip=RunOddChip.ALL_TO_FIRST_BOARD)
ORDER = ["S3", "S4", "S5", "S6", "S1", "S2"]  # the button is S2


def split(amount: int, winners: str, unit: int = 1, multi: OddChipMulti = ONE_EACH, order: list[str] = ORDER) -> dict[str, int]:
    """Who gets how much of one pot. Seats are numbered as they are named, the odd chips go in `order`."""
    names = sorted(order)
    payout = [0] * len(names)
    mask = sum(1 << names.index(name) for name in winners.split())
    divide(amount, mask, [names.index(name) for name in order], unit, multi, payout)
    return {name: chips for name, chips in zip(names, payout, strict=True) if chips}


def test_an_even_pot_has_no_odd_chip() -> None:
    """Guide 000: 80 for B and C, 40 each."""
    assert split(80, "S3 S5") == {"S3": 40, "S5": 40}


def test_the_first_winner_left_of_the_button_gets_the_odd_chip() -> None:
    """TDA 20-A, T73: 101 for S3 and S5."""
    assert split(101, "S3 S5") == {"S3": 51, "S5": 50}


def test_the_button_is_last() -> None:
    """101 for S1 and S2, who has the button."""
    assert split(101, "S1 S2") == {"S1": 51, "S2": 50}


def test_suits_and_seat_numbers_do_not_matter_only_the_order() -> None:
    assert split(101, "S2 S6") == {"S2": 50, "S6": 51}


def test_several_odd_chips_go_one_each() -> None:
    """Robert ties: nobody gets more than one."""
    assert split(101, "S3 S5 S1") == {"S3": 34, "S5": 34, "S1": 33}
    assert split(100, "S3 S5 S1") == {"S3": 34, "S5": 33, "S1": 33}


def test_or_all_to_the_first() -> None:
    """As pokerkit."""
    assert split(101, "S3 S5 S1", multi=ALL_TO_FIRST) == {"S3": 35, "S5": 33, "S1": 33}


def test_a_pot_is_split_to_the_smallest_chip_in_play() -> None:
    """TDA 20: unit 25, 1075 two ways."""
    assert split(1075, "S3 S5", unit=25) == {"S3": 550, "S5": 525}
    assert split(1075, "S3 S5") == {"S3": 538, "S5": 537}


def test_what_is_less_than_the_smallest_chip_goes_to_the_first() -> None:
    assert split(1080, "S5 S1", unit=25) == {"S5": 555, "S1": 525}
    assert split(7, "S5 S1", unit=25) == {"S5": 7}
    assert split(1080, "S5 S1 S2", unit=25, multi=ALL_TO_FIRST) == {"S5": 380, "S1": 350, "S2": 350}


def test_ten_ways() -> None:
    order = [f"S{i}" for i in range(10)]
    assert list(split(109, " ".join(order), order=order).values()) == [11] * 9 + [10]


@given(
    st.integers(0, 10**6), st.integers(1, 2**6 - 1), st.sampled_from([1, 5, 25]), st.permutations(range(6)), st.sampled_from(OddChipMulti)
)
def test_no_chip_is_lost_and_nobody_gets_more_than_one_unit_more(
    amount: int, winners: int, unit: int, order: list[int], multi: OddChipMulti
) -> None:
    payout = [0] * 6
    divide(amount, winners, order, unit, multi, payout)
    assert sum(payout) == amount
    assert all(payout[seat] == 0 for seat in range(6) if not winners >> seat & 1)
    if multi == ONE_EACH:
        shares = [payout[seat] for seat in order if winners >> seat & 1]
        assert max(shares) - min(shares) < 2 * unit
        assert all(share % unit == 0 for share in shares[1:])


# Who wins.


def test_the_best_of_those_who_can_win_wins() -> None:
    """Guide 000: a royal flush wins no pot that its owner has not paid."""
    strength = [9, 5, 7, 7]
    assert winners_of(0b1111, strength, 4, 0) == 0b0001
    assert winners_of(0b1110, strength, 4, 0) == 0b1100
    assert winners_of(0b0010, strength, 4, 0) == 0b0010


def test_who_does_not_contest_does_not_win() -> None:
    assert winners_of(0b111, [-1, 3, -1], 3, 0) == 0b010


def test_where_nobody_contests_all_who_could_do() -> None:
    assert winners_of(0b101, [-1, 3, -1], 3, 0) == 0b101


def test_each_board_has_its_own_winner() -> None:
    assert winners_of(0b11, [1, 2, 2, 1], 2, 0) == 0b10
    assert winners_of(0b11, [1, 2, 2, 1], 2, 1) == 0b01


def pay(amount: int, eligible: int, boards: list[list[int]], house: HouseRules = HOUSE, unit: int = 1) -> list[int]:
    seats = len(boards[0])
    payout = [0] * seats
    flat = [value for board in boards for value in board]
    award(amount, eligible, flat, seats, len(boards), list(range(seats)), unit, house, payout)
    return payout


# Several boards.


@pytest.mark.parametrize(
    ("amount", "boards", "in_order", "to_first"),
    [(101, 2, [51, 50], [51, 50]), (100, 3, [34, 33, 33], [34, 33, 33]), (101, 3, [34, 34, 33], [35, 33, 33]), (5, 1, [5], [5])],
)
def test_a_pot_is_divided_by_board_first(amount: int, boards: int, in_order: list[int], to_first: list[int]) -> None:
    """WSOP L217: the odd chip belongs to the first board."""
    in_board_order = RunOddChip.ONE_EACH_IN_BOARD_ORDER
    assert [board_share(amount, boards, board, 1, in_board_order) for board in range(boards)] == in_order
    assert [board_share(amount, boards, board, 1, RunOddChip.ALL_TO_FIRST_BOARD) for board in range(boards)] == to_first


def test_boards_are_divided_to_the_smallest_chip_too() -> None:
    for option in RunOddChip:
        assert [board_share(1085, 2, board, 25, option) for board in (0, 1)] == [560, 525]


def test_103_twice_tied_twice() -> None:
    """26 + 26 and 26 + 25: 52 and 51."""
    assert pay(103, 0b11, [[1, 1], [1, 1]]) == [52, 51]


def test_main_and_side_pot_over_two_boards() -> None:
    """Main 301 (ABC), side 200 (BC); board one A > B > C, board two C: A 151, B 100, C 250."""
    boards = [[3, 2, 1], [1, 2, 3]]
    total = [a + b for a, b in zip(pay(301, 0b111, boards), pay(200, 0b110, boards), strict=True)]
    assert total == [151, 100, 250]


def test_three_boards_with_two_odd_chips() -> None:
    boards = [[2, 1], [1, 2], [1, 2]]
    assert pay(101, 0b11, boards) == [34, 67]
    assert pay(101, 0b11, boards, ALL_TO_FIRST_BOARD) == [35, 66]


def test_odd_chips_are_given_for_each_pot_apart() -> None:
    """TDA 21: main 101 (CAB), side 51 (CB), all tied, order C, A, B: C 60, A 34, B 58."""
    main = pay(101, 0b111, [[1, 1, 1]])
    side = pay(51, 0b101, [[1, 1, 1]])
    assert main == [34, 34, 33]
    assert side == [26, 0, 25]
    assert [a + b for a, b in zip(main, side, strict=True)] == [60, 34, 58]


def test_a_scoop_of_every_board_takes_everything() -> None:
    for house, amount in product((HOUSE, ALL_TO_FIRST_BOARD), (100, 101, 103)):
        assert pay(amount, 0b111, [[3, 1, 2]] * 3, house) == [amount, 0, 0]


@given(st.integers(0, 5000), st.integers(1, 3), st.sampled_from([1, 5, 25]), st.data())
def test_no_chip_is_lost_between_the_boards(amount: int, boards: int, unit: int, data: st.DataObject) -> None:
    strength = data.draw(st.lists(st.lists(st.integers(-1, 3), min_size=4, max_size=4), min_size=boards, max_size=boards))
    eligible = data.draw(st.integers(1, 15))
    for house in (HOUSE, ALL_TO_FIRST_BOARD):
        assert sum(pay(amount, eligible, strength, house, unit)) == amount
