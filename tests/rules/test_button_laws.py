"""The laws of the button, over long evenings of players who leave and sit down."""

from itertools import pairwise
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.button import Entry, first_button, is_skipped, may_be_dealt_in, next_button, next_player, steps
from floorman.rules.house import HOUSE, ONLINE, TDA, ButtonRule, HeadsUpTransition, HouseRules, NewPlayerEntry
from floorman.rules.record import NOBODY

DEAD = TDA
FORWARD = HOUSE
MOVING = HOUSE._replace(button_rule=ButtonRule.MOVING_BUTTON)
RULES = (DEAD, FORWARD, MOVING)


class Hand(NamedTuple):
    occupied: list[int]
    btn: int
    dead: int
    sb: int
    bb: int
    extra_bb: int

    @property
    def chairs(self) -> set[int]:
        return {seat for seat, here in enumerate(self.occupied) if here}


Evening = tuple[int, list[list[int]]]


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    """A table, and for each hand the chairs somebody wants to play from, two at least."""
    size = draw(st.integers(2, 10))
    regulars = draw(st.sets(st.integers(0, size - 1), max_size=2))
    chairs = st.integers(0, 2**size - 1).map(lambda bits: [int(bits >> seat & 1 or seat in regulars) for seat in range(size)])
    crowd = chairs.map(lambda wish: wish if sum(wish) > 1 else [1] * size)
    return size, draw(st.lists(crowd, min_size=2, max_size=20))


def let_in(size: int, last: Hand, wish: list[int], house: HouseRules) -> list[int]:
    """Those dealt in: last hand's players who stayed, and the newcomers who need not wait."""
    occupied = [was & wants for was, wants in zip(last.occupied, wish, strict=True)]
    for seat in ((last.bb + step) % size for step in range(1, size)):
        if wish[seat] and not last.occupied[seat]:
            occupied[seat] = 1
            if may_be_dealt_in(size, occupied, seat, last.btn, last.sb, last.bb, NewPlayerEntry.FREE, house) == Entry.WAIT:
                occupied[seat] = 0
    return occupied


def play(evening: Evening, house: HouseRules, *, guarded: bool) -> list[Hand]:
    """The hands of an evening; `guarded`: newcomers who must wait do wait."""
    size, wishes = evening
    hands = [Hand(wishes[0], *first_button(size, wishes[0], 0))]
    for wish in wishes[1:]:
        last = hands[-1]
        occupied = let_in(size, last, wish, house) if guarded else wish
        if sum(occupied) > 1:
            hands.append(Hand(occupied, *next_button(size, occupied, last.btn, last.sb, last.bb, house)))
    return hands


@given(evenings(), st.sampled_from(RULES), st.sampled_from(HeadsUpTransition), st.booleans())
def test_law_1_and_2_the_button_and_the_blinds_stand_where_they_can(
    evening: Evening, rule: HouseRules, transition: HeadsUpTransition, guarded: bool
) -> None:
    for hand in play(evening, rule._replace(heads_up_transition=transition), guarded=guarded):
        assert 0 <= hand.btn < evening[0]
        assert hand.dead == (hand.btn not in hand.chairs)
        assert hand.bb in hand.chairs
        assert hand.sb in hand.chairs | {NOBODY}
        assert hand.extra_bb in hand.chairs | {NOBODY}
        assert hand.bb not in (hand.btn, hand.sb, hand.extra_bb)
        if len(hand.chairs) == 2:
            assert (hand.sb, hand.dead, hand.extra_bb) == (hand.btn, 0, NOBODY)


@given(evenings(), st.booleans())
def test_law_3_under_the_dead_button_the_big_blind_moves_one_player_and_the_order_holds(evening: Evening, guarded: bool) -> None:
    size = evening[0]
    for last, hand in pairwise(play(evening, DEAD, guarded=guarded)):
        assert hand.bb == next_player(size, hand.occupied, last.bb)
        assert hand.bb != last.bb
        if len(hand.chairs) > 2:
            assert hand.sb == (last.bb if last.bb in hand.chairs else NOBODY)
            assert steps(size, hand.btn, last.bb) < steps(size, hand.btn, hand.bb)
            if last.sb != NOBODY and steps(size, hand.bb, last.sb) < steps(size, hand.bb, last.bb):
                assert hand.btn == last.sb
            newcomers = hand.chairs - last.chairs
            between = {seat for seat in newcomers if steps(size, hand.btn, seat) < steps(size, hand.btn, last.bb)}
            assert not (guarded and between)


@given(evenings(), st.booleans())
def test_law_4_the_forward_moving_button_and_both_blinds_are_neighbours(evening: Evening, guarded: bool) -> None:
    size = evening[0]
    for last, hand in pairwise(play(evening, FORWARD, guarded=guarded)):
        if len(hand.chairs) > 2:
            assert hand.btn == next_player(size, hand.occupied, last.btn)
            assert hand.sb == next_player(size, hand.occupied, hand.btn)
            assert hand.bb == next_player(size, hand.occupied, hand.sb)


@given(evenings())
def test_law_5_under_the_moving_button_who_was_passed_over_posts_a_big_and_then_a_small_blind(evening: Evening) -> None:
    size = evening[0]
    for last, hand in pairwise(play(evening, MOVING, guarded=True)):
        moved_on = steps(size, last.btn, hand.bb) > steps(size, last.btn, last.bb)
        if len(hand.chairs) > 2 and moved_on:
            assert hand.btn == next_player(size, hand.occupied, last.btn)
            assert hand.sb == (last.bb if last.bb in hand.chairs else NOBODY)
            skipped = {seat for seat in range(size) if is_skipped(size, hand.occupied, last.bb, hand.bb, seat)}
            assert hand.extra_bb in (skipped or {NOBODY})


@given(evenings(), st.sampled_from(RULES))
def test_law_6_nobody_posts_the_big_blind_twice_running(evening: Evening, house: HouseRules) -> None:
    for last, hand in pairwise(play(evening, house, guarded=True)):
        assert hand.bb != last.bb
        if len(hand.chairs) > 2:
            assert {hand.bb, hand.extra_bb} & {last.bb, last.extra_bb} <= {NOBODY}


@given(evenings(), st.sampled_from((*RULES, ONLINE)), st.sampled_from(NewPlayerEntry))
def test_no_newcomer_waits_longer_than_one_lap(evening: Evening, house: HouseRules, terms: NewPlayerEntry) -> None:
    """Two or more who stay, one newcomer who posts whenever he may."""
    size, wishes = evening
    settled = wishes[0]
    for chair in (c for c in range(size) if not settled[c]):
        joined = [int(was or seat == chair) for seat, was in enumerate(settled)]
        answer, hands, last = Entry.WAIT, 0, first_button(size, settled, 0)
        while answer in (Entry.WAIT, Entry.BUY_OR_WAIT):
            answer = may_be_dealt_in(size, joined, chair, last[0], last[2], last[3], terms, house)
            last = next_button(size, settled, last[0], last[2], last[3], house)
            hands += 1
            assert hands <= size + 1


@given(evenings(), st.sampled_from((*RULES, ONLINE)), st.integers(0, 9))
def test_turning_the_table_turns_the_answer(evening: Evening, house: HouseRules, turn: int) -> None:
    size = evening[0]
    for last, hand in pairwise(play(evening, house, guarded=False)):
        turned = [hand.occupied[(seat - turn) % size] for seat in range(size)]
        btn, sb, bb = ((seat + turn) % size if seat != NOBODY else NOBODY for seat in (last.btn, last.sb, last.bb))
        answer = next_button(size, turned, btn, sb, bb, house)
        expected = [(seat + turn) % size if seat != NOBODY else NOBODY for seat in hand[1:]]
        assert (answer[1], [answer[0], *answer[2:]]) == (hand.dead, [expected[0], *expected[2:]])
