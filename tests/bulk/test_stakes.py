"""What `Tables` and `simulate` are told is read once, and refused whole with the fault named."""

from typing import Any

import numpy as np
import pytest

from floorman.bulk import BulkError, Tables
from floorman.bulk.simulation import simulate
from floorman.bulk.stakes import MOST_CHIPS, MOST_FORCED
from floorman.rules.house import HOUSE, WSOP, AnteKind, Straddle

NAN = float("nan")
WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"seats": 11}, "out_of_range", "seats is 11"),
    ({"seats": 1}, "out_of_range", "seats is 1"),
    ({"seats": 6.0}, "not_a_number", "seats must be a whole number, not 6.0"),
    ({"seats": True}, "not_a_number", "seats must be a whole number, not True"),
    ({"stacks": 0}, "out_of_range", "stack is 0"),
    ({"stacks": -200}, "out_of_range", "stack is -200"),
    ({"stacks": [200, 200, 0, 200, 200, 200]}, "out_of_range", "stack is 0"),
    ({"stacks": 200.0}, "not_whole_numbers", "stacks must be whole numbers, not float64"),
    ({"stacks": NAN}, "not_whole_numbers", "stacks must be whole numbers"),
    ({"stacks": True}, "not_whole_numbers", "stacks must be whole numbers, not bool"),
    ({"stacks": "200"}, "not_whole_numbers", "stacks must be whole numbers"),
    ({"stacks": None}, "not_whole_numbers", "stacks must be whole numbers"),
    ({"stacks": [200] * 5}, "wrong_shape", r"stacks has shape \[5\]"),
    ({"stacks": [[200] * 6] * 3}, "wrong_shape", r"stacks has shape \[3, 6\]"),
    ({"stacks": []}, "not_whole_numbers|wrong_shape", "stacks"),
    ({"stacks": 2**31}, "out_of_range", "stack is 2147483648"),
    ({"stacks": np.full(6, 2**64 - 1, np.uint64)}, "out_of_range", "stack is 18446744073709551615"),
    ({"stacks": 2**62}, "out_of_range", "stack is"),
    ({"stacks": MOST_CHIPS // 6 + 1}, "too_many_chips", "2147483652 chips at one table; 2147483647 fit"),
    ({"blinds": (2, 1)}, "blinds_out_of_order", "small blind of 2 is above the big blind of 1"),
    ({"blinds": (0, 0)}, "out_of_range", "big blind is 0"),
    ({"blinds": (-1, 2)}, "out_of_range", "small blind is -1"),
    ({"blinds": (0.5, 1)}, "not_a_number", "small blind must be a whole number, not 0.5"),
    ({"blinds": (1, NAN)}, "not_a_number", "big blind must be a whole number, not nan"),
    ({"blinds": (1, 2, 3)}, "not_a_number", "two blinds"),
    ({"blinds": 2}, "not_a_number", "two blinds"),
    ({"blinds": (1, MOST_FORCED + 1)}, "out_of_range", "big blind is"),
    ({"ante": -1}, "out_of_range", "ante is -1"),
    ({"ante": 1.5}, "not_a_number", "ante must be a whole number"),
    ({"ante": 3, "ante_kind": "per_player"}, "out_of_range", "ante is 3, but must be 0 to 2"),
    ({"ante": 1, "ante_kind": "everybody"}, "no_such_choice", "ante_kind 'everybody' is unknown; known: none, per_player"),
    ({"bomb_pot": 5}, "no_bomb_pot", "a bomb pot of 5"),
    ({"bomb_pot": -5}, "out_of_range", "bomb pot is -5"),
    ({"bets": (-1, 0)}, "out_of_range", "small bet is -1"),
    ({"bets": (2, 2.5)}, "not_a_number", "big bet must be"),
    ({"bets": (2, MOST_CHIPS + 1)}, "out_of_range", "big bet is"),
    ({"unit": 0}, "out_of_range", "unit is 0"),
    ({"straddle": 4}, "no_straddle", "a straddle of 4"),
    ({"straddle": 4, "house": HOUSE._replace(straddle=Straddle.BUTTON)}, "no_straddle", "a straddle of 4"),
    ({"straddle": 3, "house": "wsop"}, "out_of_range", "straddle is 3"),
    ({"straddle": 4, "house": "wsop", "seats": 2}, "out_of_range", "seats with a straddle is 2"),
    ({"house": "casino"}, "no_such_choice", "house 'casino' is unknown; known: house, tda, wsop, online"),
    ({"house": HOUSE._replace(rake_per_mille=1001)}, "out_of_range", "rake_per_mille is 1001"),
    ({"house": HOUSE._replace(rake_cap=-1)}, "out_of_range", "rake_cap is -1"),
    ({"house": HOUSE._replace(limit_raise_cap=-1)}, "out_of_range", "limit_raise_cap is -1"),
    ({"game": "nl"}, "no_such_choice", "game 'nl' is unknown; known: NL, PL, FL"),
    ({"game": 7}, "no_such_choice", "game '7' is unknown"),
    ({"seed": -1}, "out_of_range", "seed is -1"),
    ({"seed": 2**63}, "out_of_range", "seed is 9223372036854775808"),
    ({"seed": 1.0}, "not_a_number", "seed must be a whole number"),
    ({"seed": True}, "not_a_number", "seed must be a whole number"),
    ({"first": -1}, "out_of_range", "first is -1"),
]  # fmt: skip


@pytest.mark.parametrize(("terms", "code", "words"), WRONG, ids=lambda value: str(value)[:50])
def test_terms_that_no_table_can_have_are_refused_by_name(terms: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(BulkError, match=words) as refused:
        Tables(5, **terms)
    assert refused.value.code in code.split("|")
    with pytest.raises(BulkError, match=words):
        simulate("random", 5, **terms)


@pytest.mark.parametrize("tables", [0, -1, 1.0, True, NAN])
def test_no_tables_at_all_are_refused(tables: Any) -> None:
    with pytest.raises(BulkError, match="tables"):
        Tables(tables)


@pytest.mark.parametrize("hands", [-1, 1.5, True, NAN, 2**40])
def test_hands_that_cannot_be_counted_are_refused(hands: Any) -> None:
    with pytest.raises(BulkError, match="hands"):
        simulate("random", hands)


def test_a_policy_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BulkError, match="policy 'clever' is unknown; known: random, call"):
        simulate("clever", 5)


def test_an_ante_is_paid_by_somebody_also_where_the_house_has_none() -> None:
    tables = Tables(1, seats=3, ante=1, house=HOUSE._replace(ante_kind=AnteKind.NONE))
    assert tables.stacks.tolist() == [[198, 197, 199]]
    assert tables.pot.tolist() == [6]


def test_every_kind_of_forced_bet_is_taken_from_those_who_owe_it() -> None:
    def stacks(**terms: Any) -> list[int]:
        row: list[int] = Tables(1, seats=4, **terms).stacks[0].tolist()
        return row

    assert stacks() == [199, 198, 200, 200]
    assert stacks(ante=1, ante_kind="per_player") == [198, 197, 199, 199]
    assert stacks(ante=2, ante_kind="big_blind") == [199, 196, 200, 200]
    assert stacks(ante=2, ante_kind="button") == [199, 198, 200, 198]
    assert stacks(house="wsop", straddle=4) == [199, 198, 196, 200]
    assert stacks(house=WSOP, bomb_pot=10) == [190, 190, 190, 190]
    assert stacks(stacks=[1, 1, 300, 5], ante=2, ante_kind="big_blind") == [0, 0, 300, 5]
    assert Tables(1, seats=2).stacks.tolist() == [[198, 199]], "heads-up the button, seat 1, posts the small blind"
