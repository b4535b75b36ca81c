"""Who shows, in which order, who may muck, and where each card lies in the deck (guide 000, 001; TDA 16, 17; WSOP T72, L149, L209)."""

import pytest

from floorman.rules.house import HOUSE, AllInReveal, ShowdownOrder
from floorman.rules.record import NOBODY, HandRecord
from floorman.rules.showdown import (
    board_index,
    cards_gone,
    first_to_show,
    hole_index,
    must_be_tabled,
    next_to_show,
    rerun_shift,
)
from floorman.table.hand import Hand
from tests.builders import play, pots, rules, table


def showing(hand: Hand) -> str:
    """The one-letter names of those left, in the order in which they show."""
    order, shown = "", [0] * hand.state.record.seats
    while (seat := next_to_show(hand.state.record, hand.state.house, shown)) != NOBODY:
        shown[seat] = 1
        order += hand.state.names[seat]
    return order


def test_the_last_bettor_or_raiser_of_the_river_shows_first() -> None:
    """Guide 001, TDA 17-A, WSOP T72: A 100, B 300, C call, A call."""
    hand = play(table("A:900 B:900 C:900", street="river", pot=6), "b100 r300 c c")
    assert showing(hand) == "BCA"
    assert hand.to_show == "B"


def test_after_checks_the_first_left_of_the_button_shows_first() -> None:
    """Also where C has bet the turn."""
    hand = play(table("A:900 B:900 C:900", street="turn", pot=6), "x x b10 c c | x x x")
    assert showing(hand) == "ABC"


def test_folded_players_do_not_show() -> None:
    hand = play(table("A:900 B:900 C:900", street="river", pot=6), "f x x")
    assert showing(hand) == "BC"


def test_a_house_may_go_by_position_always() -> None:
    house = rules("house", showdown_order=ShowdownOrder.BY_POSITION)
    assert showing(play(table("A:900 B:900 C:900", rules=house, street="river", pot=6), "b100 r300 c c")) == "ABC"


def test_side_pot_players_show_before_the_one_in_the_main_pot_only() -> None:
    """Guide 000, WSOP L149, L153."""
    hand = play(table("A:10 B:900 C:900", street="turn", pot=6), "b10 c c | x x")
    assert pots(hand) == [(36, "ABC")]
    assert showing(hand) == "ABC"
    hand = play(table("A:10 B:900 C:900", street="turn", pot=6), "b10 c c | b20 c")
    assert pots(hand) == [(36, "ABC"), (40, "BC")]
    assert showing(hand) == "BCA"


def test_the_deepest_pot_comes_first() -> None:
    hand = play(table("A:10 B:30 C:900 D:900", street="river", pot=6), "b10 a r90 c")
    assert pots(hand) == [(46, "ABCD"), (60, "BCD"), (120, "CD")]
    assert showing(hand) == "CDBA"


def test_betting_that_ended_early_lets_the_one_who_pushed_show_first() -> None:
    """WSOP L149."""
    assert showing(play(table("A:90 B:90 C:90", street="flop", pot=6), "x b90 c c")) == "BCA"


def test_a_short_all_in_on_top_is_the_last_aggression() -> None:
    hand = play(table("A:90 B:16 C:90", street="river", pot=6), "b10 a c c")
    assert showing(hand) == "BCA"


def test_an_aggressor_who_is_out_does_not_show() -> None:
    """Killed hands, and records from elsewhere."""
    record = HandRecord()
    record.seats, record.last_aggressor, record.folded[1] = 3, 1, 1
    assert first_to_show(record, HOUSE) == 0


def test_nobody_left_nobody_shows() -> None:
    record = HandRecord()
    record.seats, record.last_aggressor = 2, NOBODY
    record.folded[0] = record.folded[1] = 1
    assert first_to_show(record, HOUSE) == NOBODY
    assert next_to_show(record, HOUSE, [0, 0]) == NOBODY


def test_who_can_win_no_pot_does_not_show() -> None:
    record = HandRecord()
    record.seats, record.pots, record.last_aggressor = 3, 1, NOBODY
    record.pot_eligible[0] = 0b101
    assert [next_to_show(record, HOUSE, [1, 0, 0]), next_to_show(record, HOUSE, [1, 0, 1])] == [2, NOBODY]


def test_with_an_all_in_every_hand_is_tabled() -> None:
    """Guide 000, TDA 16, T70: nobody mucks; a cash room may allow it."""
    hand = play(table("A:10 B:90", street="flop", pot=6), "b10 c")
    assert must_be_tabled(hand.state.record, hand.state.house)
    assert not must_be_tabled(hand.state.record, rules("wsop", all_in_reveal=AllInReveal.MAY_MUCK))


def test_without_one_the_losers_may_muck() -> None:
    hand = play(table("A:90 B:90 C:10", street="river", pot=6), "b20 c f")
    assert not must_be_tabled(hand.state.record, hand.state.house)


def test_an_all_in_player_who_has_folded_since_does_not_count() -> None:
    record = HandRecord()
    record.seats, record.stack[:2], record.folded[2] = 3, [5, 5], 1
    assert not must_be_tabled(record, HOUSE)


# The deck, from the top. Guide 001; TDA 38.


def test_cards_go_round_twice_from_the_left_of_the_button() -> None:
    """RC108: small blind 0 and 3, big blind 1 and 4, button 2 and 5."""
    assert [(hole_index(seat, 0, 3), hole_index(seat, 1, 3)) for seat in range(3)] == [(0, 3), (1, 4), (2, 5)]
    assert [(hole_index(seat, 0, 2), hole_index(seat, 1, 2)) for seat in range(2)] == [(0, 2), (1, 3)]


@pytest.mark.parametrize(
    ("seats", "burns", "board"),
    [(3, 1, [7, 8, 9, 11, 13]), (3, 0, [6, 7, 8, 9, 10]), (2, 1, [5, 6, 7, 9, 11]), (10, 1, [21, 22, 23, 25, 27])],
)
def test_one_card_is_burned_before_flop_turn_and_river(seats: int, burns: int, board: list[int]) -> None:
    assert [board_index(place, seats, burns) for place in range(5)] == board


@pytest.mark.parametrize(("lying", "burned", "plain"), [(0, 6, 6), (3, 10, 9), (4, 12, 10), (5, 14, 11)])
def test_how_many_cards_are_off_the_deck(lying: int, burned: int, plain: int) -> None:
    assert cards_gone(3, lying, 1) == burned
    assert cards_gone(3, lying, 0) == plain


def test_a_second_board_goes_on_in_the_stub_with_its_burns() -> None:
    """WSOP L209, L213: three all-in on the flop: 11 and 13, then 15 and 17."""
    assert [board_index(place, 3, 1) + rerun_shift(1, 3, 3, 1) for place in (3, 4)] == [15, 17]
    assert [board_index(place, 3, 1) + rerun_shift(2, 3, 3, 1) for place in (3, 4)] == [19, 21]
    assert rerun_shift(1, 0, 3, 1) == 8
    assert rerun_shift(1, 4, 3, 0) == 1
