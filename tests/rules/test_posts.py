"""What a seat puts in before the cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.house import HOUSE, ONLINE, TDA, WSOP, AnteKind, AnteOrder, Game, HouseRules, MissedBlind, NewPlayerEntry
from floorman.rules.posts import (
    blind_and_ante,
    button_price,
    entry_terms,
    missed_posts,
    missed_straddle,
    new_player_post,
    pay_posts,
    payment_order,
)

CHIPS = st.integers(0, 10_000)
BLIND_FIRST = AnteOrder.BIG_BLIND_FIRST
ANTE_FIRST = AnteOrder.ANTE_FIRST
BB_LIVE = MissedBlind.BB_LIVE_SB_DEAD
UP_TO_MIN = MissedBlind.LIVE_UP_TO_MIN_BET


# Blind and ante: level 500/1000 with a big-blind ante of 1000.


@pytest.mark.parametrize(("stack", "blind", "ante"), [(1500, 1000, 500), (1100, 1000, 100), (800, 800, 0), (5000, 1000, 1000)])
def test_a_short_big_blind_pays_the_blind_first(stack: int, blind: int, ante: int) -> None:
    """RC090, RC092, RC094, SP-30; TDA RP-11 of 2024."""
    assert blind_and_ante(stack, 1000, 1000, BLIND_FIRST) == (blind, ante)


@pytest.mark.parametrize(("stack", "blind", "ante"), [(1500, 500, 1000), (1100, 100, 1000), (800, 0, 800), (5000, 1000, 1000)])
def test_a_short_big_blind_pays_the_ante_first_where_the_house_says_so(stack: int, blind: int, ante: int) -> None:
    """RC091, RC093, SP-30, SP-31; the custom of 2019."""
    assert blind_and_ante(stack, 1000, 1000, ANTE_FIRST) == (blind, ante)


def test_a_stack_of_exactly_one_blind_is_all_ante_or_all_blind() -> None:
    """SP-32: 3000/6000, ante 6000, stack 6000."""
    assert blind_and_ante(6000, 6000, 6000, ANTE_FIRST) == (0, 6000)
    assert blind_and_ante(6000, 6000, 6000, BLIND_FIRST) == (6000, 0)


def test_a_short_blind_takes_the_stack_and_no_more() -> None:
    """SB-06: blinds 5/10, stacks 500 and 4."""
    assert blind_and_ante(500, 5, 0, BLIND_FIRST) == (5, 0)
    assert blind_and_ante(4, 10, 0, BLIND_FIRST) == (4, 0)


def test_an_ante_of_ones_own_comes_before_the_blind() -> None:
    house = HOUSE._replace(ante_kind=AnteKind.PER_PLAYER, ante_order=BLIND_FIRST)
    assert payment_order(house) == ANTE_FIRST


@pytest.mark.parametrize("kind", [AnteKind.BIG_BLIND, AnteKind.BUTTON])
def test_an_ante_for_the_table_follows_the_house(kind: AnteKind) -> None:
    for order in AnteOrder:
        assert payment_order(TDA._replace(ante_kind=kind, ante_order=order)) == order


@given(CHIPS, CHIPS, CHIPS, st.sampled_from(AnteOrder))
def test_law_1_and_2_a_stack_pays_what_it_has_in_the_order_of_the_house(stack: int, blind: int, ante: int, order: AnteOrder) -> None:
    blind_paid, ante_paid = blind_and_ante(stack, blind, ante, order)
    assert 0 <= blind_paid <= blind
    assert 0 <= ante_paid <= ante
    assert blind_paid + ante_paid == min(stack, blind + ante)
    if order == BLIND_FIRST:
        assert ante_paid == 0 or blind_paid == blind
    else:
        assert blind_paid == 0 or ante_paid == ante


# Missed blinds.


def test_after_both_blinds_the_big_one_is_live_and_the_small_one_dead() -> None:
    """RC214, WSOP L160: blinds 1/2; the pot begins at 6 and the poster may check."""
    live, dead = missed_posts(1, 1, 1, 2, 2, BB_LIVE)
    assert (live, dead) == (2, 1)
    assert 1 + 2 + live + dead == 6
    assert 2 - live == 0


@pytest.mark.parametrize(("small_blind", "big_blind"), [(1, 2), (10, 20)])
def test_a_lone_missed_small_blind_is_dead(small_blind: int, big_blind: int) -> None:
    """RC215 and DB-01: no second big blind is asked for."""
    assert missed_posts(1, 0, small_blind, big_blind, big_blind, BB_LIVE) == (0, small_blind)


def test_a_lone_missed_big_blind_is_live() -> None:
    assert missed_posts(0, 1, 1, 2, 2, BB_LIVE) == (2, 0)
    assert missed_posts(0, 1, 1, 2, 2, UP_TO_MIN) == (2, 0)


def test_small_and_big_blind_posted_together_are_one_live_and_one_dead() -> None:
    """RD-12: cents, 25/50, 75 posted; nothing to call if unraised."""
    assert missed_posts(1, 1, 25, 50, 50, BB_LIVE) == (50, 25)


def test_under_roberts_wording_a_lone_small_blind_is_live() -> None:
    assert missed_posts(1, 0, 1, 2, 2, UP_TO_MIN) == (1, 0)


@pytest.mark.parametrize(("min_bet", "expected"), [(2, (2, 1)), (3, (3, 0)), (10, (3, 0))])
def test_under_roberts_wording_what_was_missed_is_live_up_to_the_minimum_bet(min_bet: int, expected: tuple[int, int]) -> None:
    assert missed_posts(1, 1, 1, 2, min_bet, UP_TO_MIN) == expected


def test_who_must_wait_for_the_big_blind_posts_nothing() -> None:
    assert missed_posts(1, 1, 1, 2, 2, MissedBlind.WAIT_FOR_BB) == (0, 0)


def test_who_missed_nothing_owes_nothing() -> None:
    for rule in MissedBlind:
        assert missed_posts(0, 0, 1, 2, 2, rule) == (0, 0)


def test_a_missed_straddle_is_dead() -> None:
    """RC219, WSOP L166."""
    assert missed_straddle(4) == (0, 4)


# Newcomers.


@pytest.mark.parametrize("game", [Game.NO_LIMIT, Game.POT_LIMIT])
def test_a_free_newcomer_of_a_no_limit_or_pot_limit_game_posts_nothing(game: Game) -> None:
    """RC216, WSOP L104a."""
    assert entry_terms(game, WSOP) == NewPlayerEntry.FREE
    assert new_player_post(game, 2, WSOP) == 0


def test_in_fixed_limit_the_free_newcomer_posts_a_big_blind() -> None:
    """WSOP L104a."""
    assert entry_terms(Game.FIXED_LIMIT, WSOP) == NewPlayerEntry.POST_BIG_BLIND
    assert new_player_post(Game.FIXED_LIMIT, 2, WSOP) == 2


@pytest.mark.parametrize("house", [HOUSE, ONLINE])
@pytest.mark.parametrize("game", list(Game))
def test_elsewhere_who_does_not_wait_posts_a_big_blind(house: HouseRules, game: Game) -> None:
    """Robert 4."""
    for terms in (NewPlayerEntry.POST_BIG_BLIND, NewPlayerEntry.POST_OR_WAIT, NewPlayerEntry.BUY_THE_BUTTON):
        assert entry_terms(game, house._replace(new_player_entry=terms)) == terms
        assert new_player_post(game, 2, house._replace(new_player_entry=terms)) == 2


def test_buying_the_button_costs_a_live_big_blind_and_a_dead_small_blind() -> None:
    """WSOP L158."""
    assert button_price(1, 2) == (2, 1)


# Short posts.


@pytest.mark.parametrize(("stack", "paid"), [(5, (2, 1)), (3, (2, 1)), (2, (2, 0)), (1, (1, 0)), (0, (0, 0))])
def test_a_short_post_pays_the_live_part_first(stack: int, paid: tuple[int, int]) -> None:
    assert pay_posts(stack, 2, 1) == paid


@given(CHIPS, CHIPS, CHIPS)
def test_law_1_and_2_a_post_takes_what_is_there_and_the_live_part_first(stack: int, live: int, dead: int) -> None:
    live_paid, dead_paid = pay_posts(stack, live, dead)
    assert live_paid + dead_paid == min(stack, live + dead)
    assert 0 <= live_paid <= live
    assert 0 <= dead_paid <= dead
    assert dead_paid == 0 or live_paid == live


@given(st.integers(0, 1), st.integers(0, 1), st.integers(1, 100), st.integers(0, 100), st.sampled_from((BB_LIVE, UP_TO_MIN)))
def test_law_3_live_and_dead_are_one_round_of_blinds(missed_sb: int, missed_bb: int, small: int, more: int, rule: MissedBlind) -> None:
    big = small + more
    live, dead = missed_posts(missed_sb, missed_bb, small, big, big, rule)
    assert live + dead == missed_sb * small + missed_bb * big
    assert 0 <= live <= big
    assert dead >= 0
