"""What a gesture binds to: the numbers of TDA 2024 rules 40 to 57 with their addendum, of guide 004, and of cases RC150 to RC174."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules import betting
from floorman.rules.floor import binding, live_ruling
from floorman.rules.gesture import ALL, Act, Binding, Bound, Floor, Order, Said, Turn, options, spoken_amount, turn_of
from floorman.rules.house import HOUSE, ONLINE, TDA, Game, HouseRules, UnderRaise
from floorman.rules.record import NOBODY, HandRecord

DEEP = 100_000


def facing(price: int, size: int = 0, *, own: int = 0, all_in_to: int = DEEP, least_to: int = 0, **more: int) -> Turn:
    """Somebody faces `price`, the last full bet or raise being `size` (0: the price is an opening bet)."""
    size = size or price
    plain = Turn(price, own, all_in_to, least_to or price + size, all_in_to, size, 1, int(size == price), 4, 50, 100, 10 * price)
    return plain._replace(**more)


UNBET = Turn(0, 0, DEEP, 400, DEEP, 400, 1, 1, 4, 200, 400, 4800)
BIG_BLIND_OPTION = Turn(100, 100, DEEP, 200, DEEP, 100, 1, 1, 4, 50, 100, 350)
BEHIND_A_RAISE_TO_600 = facing(600, 550, own=50)


def pushed(*values: int, later: int = 0, **more: int) -> Act:
    """Known chips in one motion."""
    return Act(first=sum(values), pieces=len(values), smallest=min(values), later=later, **more)


def heap(amount: int, later: int = 0) -> Act:
    """Chips of which only the amount is known."""
    return Act(first=amount, later=later)


def said(word: Said, to: int = 0, **more: int) -> Act:
    return Act(said=word, said_to=to, **more)


def ruled(turn: Turn, act: Act) -> Bound:
    return binding(turn, act, TDA)


# One silent motion


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (1000, Bound(Binding.CALL, 1000, 0, Floor.AS_PUSHED)),
        (1400, Bound(Binding.CALL, 1000, 400, Floor.LESS_THAN_HALF)),  # RC150
        (1499, Bound(Binding.CALL, 1000, 499, Floor.LESS_THAN_HALF)),
        (1500, Bound(Binding.RAISE, 2000, 0, Floor.HALF_A_RAISE)),  # RC151
        (1999, Bound(Binding.RAISE, 2000, 0, Floor.HALF_A_RAISE)),
        (2000, Bound(Binding.RAISE, 2000, 0, Floor.AS_PUSHED)),
        (2300, Bound(Binding.RAISE, 2300, 0, Floor.AS_PUSHED)),
    ],
)
def test_half_of_the_last_bet_makes_a_raise_of_silent_chips(amount: int, expected: Bound) -> None:
    assert ruled(facing(1000), heap(amount)) == expected


def test_half_is_measured_from_the_last_raise_not_from_the_price() -> None:
    turn = facing(1100, 600)
    assert ruled(turn, heap(1400)) == Bound(Binding.RAISE, 1700, 0, Floor.HALF_A_RAISE)
    assert ruled(turn, heap(1399)) == Bound(Binding.CALL, 1100, 299, Floor.LESS_THAN_HALF)


def test_half_of_an_odd_size_is_rounded_up() -> None:
    assert ruled(facing(25), heap(37)).rule == Floor.LESS_THAN_HALF
    assert ruled(facing(25), heap(38)).rule == Floor.HALF_A_RAISE


@pytest.mark.parametrize(
    ("amount", "verb", "to", "returned", "rule"),
    [
        (1400, Binding.RAISE, 2000, 0, Floor.UNDERRAISE_TO_MINIMUM),
        (1001, Binding.RAISE, 2000, 0, Floor.UNDERRAISE_TO_MINIMUM),
        (1900, Binding.CALL, 1000, 900, Floor.UNDERRAISE_TO_CALL),
        (1500, Binding.REFUSED, 0, 1500, Floor.UNDERRAISE_REFUSED),
    ],
)
def test_an_under_raise_goes_the_way_of_the_house(amount: int, verb: Binding, to: int, returned: int, rule: Floor) -> None:
    ruling = {
        Floor.UNDERRAISE_TO_MINIMUM: UnderRaise.ALWAYS_MINIMUM,
        Floor.UNDERRAISE_TO_CALL: UnderRaise.ALWAYS_CALL,
        Floor.UNDERRAISE_REFUSED: UnderRaise.REJECT,
    }[rule]
    house = TDA._replace(underraise_ruling=ruling)
    assert binding(facing(1000), heap(amount), house) == Bound(verb, to, returned, rule)
    assert binding(facing(1000), heap(2000), house) == Bound(Binding.RAISE, 2000, 0, Floor.AS_PUSHED)


def test_a_full_raise_to_a_completed_minimum_needs_no_half() -> None:
    """Bet 10, all-in 16, minimum 20 (guide 004): 20 is a raise though it adds only 4."""
    turn = facing(16, 10, least_to=20)
    assert ruled(turn, heap(20)) == Bound(Binding.RAISE, 20, 0, Floor.AS_PUSHED)
    assert ruled(turn, heap(19)) == Bound(Binding.CALL, 16, 3, Floor.LESS_THAN_HALF)


# The chips themselves


def test_one_silent_chip_over_the_price_is_a_call() -> None:
    assert ruled(facing(400), pushed(1000)) == Bound(Binding.CALL, 400, 600, Floor.ONE_OVERSIZED_CHIP)


def test_the_last_chip_is_a_call_too() -> None:
    assert ruled(facing(400, all_in_to=1000), pushed(1000)) == Bound(Binding.CALL, 400, 600, Floor.ONE_OVERSIZED_CHIP)


def test_one_chip_that_is_the_price_is_a_plain_call() -> None:
    assert ruled(facing(500), pushed(500)) == Bound(Binding.CALL, 500, 0, Floor.AS_PUSHED)


def test_one_silent_chip_over_nothing_is_a_bet_of_all_of_it() -> None:
    assert ruled(UNBET, pushed(1000)) == Bound(Binding.BET, 1000, 0, Floor.ONE_CHIP_BET)  # RC163


def test_raise_said_before_the_chip_lands_is_worth_all_of_it() -> None:
    act = pushed(1000, said=Said.RAISE)
    assert ruled(facing(400), act) == Bound(Binding.RAISE, 1000, 0, Floor.ONE_CHIP_RAISE)  # RC162
    after = act._replace(order=Order.CHIPS_FIRST)
    assert ruled(facing(400), after) == Bound(Binding.CALL, 400, 600, Floor.ONE_OVERSIZED_CHIP)


@pytest.mark.parametrize(
    ("price", "size", "chips", "expected"),
    [
        (1200, 1200, (1000, 1000), Bound(Binding.CALL, 1200, 800, Floor.EVERY_CHIP_NEEDED)),  # addendum 1-A
        (1100, 600, (500, 1000), Bound(Binding.CALL, 1100, 400, Floor.EVERY_CHIP_NEEDED)),  # RC154
        (1100, 600, (1000, 100, 100, 100, 100, 100), Bound(Binding.RAISE, 1700, 0, Floor.HALF_A_RAISE)),  # RC155
        (1100, 600, (1000, 100, 100, 100), Bound(Binding.CALL, 1100, 200, Floor.LESS_THAN_HALF)),  # RC156
        (1400, 1400, (1000, 500, 500, 500), Bound(Binding.RAISE, 2800, 0, Floor.HALF_A_RAISE)),  # addendum 4-A
        (1400, 1400, (1000, 500, 500), Bound(Binding.CALL, 1400, 600, Floor.LESS_THAN_HALF)),  # addendum 4-B
        (325, 325, (500, 25), Bound(Binding.RAISE, 650, 0, Floor.HALF_A_RAISE)),  # TDA 61, change expected
    ],
)
def test_several_chips_are_a_call_when_all_are_needed_else_half_a_raise_decides(
    price: int, size: int, chips: tuple[int, ...], expected: Bound
) -> None:
    assert ruled(facing(price, size), pushed(*chips)) == expected


def test_the_last_chips_are_all_in_below_half_a_raise() -> None:
    turn = facing(1400, all_in_to=2000)
    assert ruled(turn, pushed(1000, 500, 500)) == Bound(Binding.ALL_IN, 2000, 0, Floor.LAST_CHIPS)
    assert ruled(turn, heap(2000)) == Bound(Binding.ALL_IN, 2000, 0, Floor.LAST_CHIPS)


def test_the_last_chips_are_a_call_when_all_are_needed() -> None:
    """TDA 45-A Ex2: facing 1050, the last two chips of 1000."""
    assert ruled(facing(1050, all_in_to=2000), pushed(1000, 1000)) == Bound(Binding.CALL, 1050, 950, Floor.EVERY_CHIP_NEEDED)


def test_a_minimum_above_the_stack_binds_to_the_stack() -> None:
    assert ruled(facing(1000, all_in_to=1800), heap(1600)) == Bound(Binding.ALL_IN, 1800, 0, Floor.HALF_A_RAISE)


def test_the_last_chips_below_the_price_are_a_call_for_less() -> None:
    assert ruled(facing(1000, all_in_to=700), heap(700)) == Bound(Binding.CALL, 700, 0, Floor.AS_PUSHED)


# Chips of an earlier bet


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (pushed(1000), Bound(Binding.CALL, 600, 450, Floor.OVERCHIP_ON_PRIOR_CHIPS)),  # RC164
        (pushed(1000, 500), Bound(Binding.RAISE, 1550, 0, Floor.PRIOR_CHIPS)),  # RC165
        (pushed(500, 500), Bound(Binding.CALL, 600, 450, Floor.EVERY_CHIP_NEEDED)),
        (pushed(100, 500), Bound(Binding.CALL, 600, 50, Floor.EVERY_CHIP_NEEDED)),
        (pushed(500, 50), Bound(Binding.CALL, 600, 0, Floor.AS_PUSHED)),
        (pushed(1000, pulled_back=ALL), Bound(Binding.CALL, 600, 400, Floor.ONE_OVERSIZED_CHIP)),
        (pushed(500, 500, pulled_back=50), Bound(Binding.CALL, 600, 400, Floor.EVERY_CHIP_NEEDED)),
        (pushed(500, 500, 500, pulled_back=ALL), Bound(Binding.RAISE, 1500, 0, Floor.AS_PUSHED)),
        (pushed(1000, pulled_back=25), Bound(Binding.RAISE, 1150, 0, Floor.HALF_A_RAISE)),  # partly: judged with what is left
        (pushed(500, 200, pulled_back=25), Bound(Binding.CALL, 600, 125, Floor.LESS_THAN_HALF)),
        (pushed(1000, prior=50), Bound(Binding.CALL, 600, 450, Floor.OVERCHIP_ON_PRIOR_CHIPS)),
        (pushed(1000, prior=0), Bound(Binding.CALL, 600, 400, Floor.ONE_OVERSIZED_CHIP)),
    ],
)
def test_new_chips_are_judged_with_the_earlier_ones_that_lie_there(act: Act, expected: Bound) -> None:
    """TDA 46 addendum: a big blind of two 25s, raise to 600."""
    assert ruled(BEHIND_A_RAISE_TO_600, act) == expected


def test_an_earlier_chip_that_covers_the_price_makes_any_new_chip_part_of_one_bet() -> None:
    """TDA 46 addendum, situation 4: big blind of 100 posted with a 1000 chip, raise to 700."""
    turn = facing(700, 600, own=100)
    assert ruled(turn, pushed(100, prior=1000)) == Bound(Binding.RAISE, 1300, 0, Floor.HALF_A_RAISE)
    assert ruled(turn, pushed(500, prior=1000)) == Bound(Binding.RAISE, 1500, 0, Floor.PRIOR_CHIPS)
    assert ruled(turn, pushed(100, prior=800)) == Bound(Binding.CALL, 700, 200, Floor.LESS_THAN_HALF)


@pytest.mark.parametrize("act", [Act(pulled_back=25), said(Said.FOLD, pulled_back=ALL)])
def test_pulling_an_earlier_bet_back_leaves_call_or_raise_and_no_fold(act: Act) -> None:
    assert ruled(BEHIND_A_RAISE_TO_600, act) == Bound(Binding.DISCRETION, 600, 0, Floor.PULLED_BACK)
    assert options(Floor.PULLED_BACK) == (Binding.CALL, Binding.RAISE)


def test_pulling_back_a_blind_that_nobody_raised_binds_to_nothing() -> None:
    assert ruled(BIG_BLIND_OPTION, Act(pulled_back=ALL)) == Bound(Binding.REFUSED, 100, 0, Floor.NO_GESTURE)
    assert ruled(BIG_BLIND_OPTION, said(Said.FOLD, pulled_back=ALL)).binding == Binding.FOLD


# Several motions


def test_only_the_first_motion_counts() -> None:
    assert ruled(facing(10), heap(10, later=20)) == Bound(Binding.CALL, 10, 20, Floor.STRING_BET)  # RC167
    assert ruled(UNBET, heap(400, later=600)) == Bound(Binding.BET, 400, 600, Floor.STRING_BET)


def test_a_call_may_be_put_together_and_no_more() -> None:
    assert ruled(facing(600, 550), heap(300, later=300)) == Bound(Binding.CALL, 600, 0, Floor.AS_PUSHED)
    assert ruled(facing(600, 550), heap(300, later=900)) == Bound(Binding.CALL, 600, 600, Floor.STRING_BET)


def test_a_first_motion_that_is_corrected_keeps_its_own_rule() -> None:
    assert ruled(facing(1000), heap(1500, later=500)) == Bound(Binding.RAISE, 2000, 0, Floor.HALF_A_RAISE)


def test_raise_said_without_amount_is_one_motion_too() -> None:
    """TDA 42: raises in two motions are gone since 2019."""
    assert ruled(facing(1000), heap(1000, later=4000)._replace(said=Said.RAISE)) == Bound(Binding.RAISE, 2000, 3000, Floor.RAISE_SAID_FIRST)
    assert ruled(facing(1000), heap(3000, later=500)._replace(said=Said.RAISE)) == Bound(Binding.RAISE, 3000, 500, Floor.STRING_BET)


def test_an_amount_said_first_may_be_paid_in_several_motions() -> None:
    act = Act(said=Said.RAISE, said_to=3000, first=1000, later=2000)
    assert ruled(facing(1000), act) == Bound(Binding.RAISE, 3000, 0, Floor.RAISE_IS_A_TOTAL)


# Words


def test_raise_said_first_binds_to_the_full_minimum() -> None:
    assert ruled(facing(1000), heap(1400)._replace(said=Said.RAISE)) == Bound(Binding.RAISE, 2000, 0, Floor.RAISE_SAID_FIRST)
    assert ruled(facing(1000), said(Said.RAISE, 1400)) == Bound(Binding.RAISE, 2000, 0, Floor.RAISE_SAID_FIRST)
    called_down = TDA._replace(underraise_ruling=UnderRaise.ALWAYS_CALL)
    assert binding(facing(1000), said(Said.RAISE, 1400), called_down).to == 2000
    refused = TDA._replace(underraise_ruling=UnderRaise.REJECT)
    act = Act(said=Said.RAISE, said_to=1400, first=1000, later=400)
    assert binding(facing(1000), act, refused) == Bound(Binding.REFUSED, 0, 1400, Floor.UNDERRAISE_REFUSED)


def test_raise_and_an_amount_is_a_total() -> None:
    assert ruled(facing(2000), said(Said.RAISE, 8000)) == Bound(Binding.RAISE, 8000, 0, Floor.RAISE_IS_A_TOTAL)
    assert ruled(facing(2000), said(Said.RAISE, 4000)) == Bound(Binding.RAISE, 4000, 0, Floor.RAISE_IS_A_TOTAL)


def test_raise_alone_is_the_minimum() -> None:
    assert ruled(facing(1000), said(Said.RAISE)) == Bound(Binding.RAISE, 2000, 0, Floor.RAISE_WITHOUT_AMOUNT)


def test_raise_with_the_last_chips_below_the_minimum_is_all_in() -> None:
    act = pushed(1000, 500)._replace(said=Said.RAISE)
    assert ruled(facing(1000, all_in_to=1500), act) == Bound(Binding.ALL_IN, 1500, 0, Floor.WORDS_FIRST)


def test_a_bare_amount_is_that_many_silent_chips() -> None:
    assert ruled(facing(1000), said(Said.AMOUNT, 1400)) == Bound(Binding.CALL, 1000, 0, Floor.LESS_THAN_HALF)
    assert ruled(facing(1000), said(Said.AMOUNT, 1500)) == Bound(Binding.RAISE, 2000, 0, Floor.HALF_A_RAISE)
    assert ruled(facing(1000), said(Said.AMOUNT, 5000)) == Bound(Binding.RAISE, 5000, 0, Floor.BARE_AMOUNT)
    assert ruled(facing(1000), said(Said.AMOUNT, 1000)) == Bound(Binding.CALL, 1000, 0, Floor.BARE_AMOUNT)
    assert ruled(UNBET, said(Said.AMOUNT, 900)) == Bound(Binding.BET, 900, 0, Floor.BARE_AMOUNT)


@pytest.mark.parametrize(("order", "verb", "to"), [(Order.WORDS_FIRST, Binding.CALL, 1000), (Order.CHIPS_FIRST, Binding.RAISE, 3000)])
def test_whichever_comes_first_counts(order: Order, verb: Binding, to: int) -> None:
    act = Act(said=Said.CALL, order=order, first=3000)
    bound = ruled(facing(1000), act)
    assert (bound.binding, bound.to) == (verb, to)


def test_at_the_same_moment_the_words_count() -> None:
    act = Act(said=Said.CALL, order=Order.TOGETHER, first=3000)
    assert ruled(facing(1000), act) == Bound(Binding.CALL, 1000, 2000, Floor.WORDS_FIRST)


def test_chips_first_without_chips_are_words() -> None:
    assert ruled(facing(1000), Act(said=Said.CALL, order=Order.CHIPS_FIRST)) == Bound(Binding.CALL, 1000, 0, Floor.AS_SAID)


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (said(Said.CHECK), Bound(Binding.CHECK, 0, 0, Floor.AS_SAID)),
        (said(Said.CALL), Bound(Binding.CHECK, 0, 0, Floor.CALL_WITHOUT_BET)),
        (said(Said.FOLD), Bound(Binding.FOLD, 0, 0, Floor.AS_SAID)),
        (said(Said.RAISE), Bound(Binding.BET, 400, 0, Floor.RAISE_WITHOUT_BET)),
        (said(Said.RAISE, 1000), Bound(Binding.BET, 1000, 0, Floor.RAISE_WITHOUT_BET)),
        (said(Said.RAISE, 300), Bound(Binding.BET, 400, 0, Floor.UNDERBET)),
        (said(Said.BET), Bound(Binding.BET, 400, 0, Floor.RAISE_WITHOUT_AMOUNT)),
        (said(Said.BET, 1000), Bound(Binding.BET, 1000, 0, Floor.AS_SAID)),
        (pushed(500, said=Said.BET), Bound(Binding.BET, 500, 0, Floor.ONE_CHIP_BET)),
        (pushed(500, 500, said=Said.BET), Bound(Binding.BET, 1000, 0, Floor.WORDS_FIRST)),
        (heap(300), Bound(Binding.BET, 400, 0, Floor.UNDERBET)),
        (said(Said.ALL_IN), Bound(Binding.ALL_IN, DEEP, 0, Floor.AS_SAID)),
    ],
)
def test_words_where_nobody_has_bet(act: Act, expected: Bound) -> None:
    assert ruled(UNBET, act) == expected


def test_check_facing_a_bet_leaves_call_or_fold() -> None:
    assert ruled(facing(1000), said(Said.CHECK)) == Bound(Binding.DISCRETION, 1000, 0, Floor.CHECK_FACING_BET)
    assert options(Floor.CHECK_FACING_BET) == (Binding.CALL, Binding.FOLD)


def test_bet_facing_a_bet_is_its_amount_or_its_chips_and_else_the_floors_to_decide() -> None:
    assert ruled(facing(1000), said(Said.BET)) == Bound(Binding.DISCRETION, 1000, 0, Floor.BET_FACING_BET)
    assert options(Floor.BET_FACING_BET) == (Binding.CALL, Binding.RAISE)
    assert ruled(facing(1000), said(Said.BET, 1400)) == Bound(Binding.CALL, 1000, 0, Floor.LESS_THAN_HALF)
    assert ruled(facing(1000), heap(2500)._replace(said=Said.BET)) == Bound(Binding.RAISE, 2500, 0, Floor.AS_PUSHED)


def test_a_fold_takes_chips_pushed_with_it_back() -> None:
    assert ruled(facing(1000, own=200), heap(500)._replace(said=Said.FOLD)) == Bound(Binding.FOLD, 200, 500, Floor.WORDS_FIRST)


def test_nothing_said_and_nothing_pushed_binds_to_nothing() -> None:
    assert ruled(facing(1000, own=200), Act()) == Bound(Binding.REFUSED, 200, 0, Floor.NO_GESTURE)


@pytest.mark.parametrize(
    ("word", "blinds", "pot", "meant"),
    [
        (5, (200, 400), 4800, 500),  # RC173
        (5, (200, 400), 4999, 500),
        (5, (200, 400), 5000, 5000),  # RC174
        (5, (200, 400), 900_000, 5000),
        (5, (1, 2), 600, 5),  # an amount that can be paid is meant as said
        (1, (1, 2), 600, 1),
        (3, (200, 400), 2_000, 3_000),  # 300 is no bet
        (14, (200, 400), 20_000, 14_000),
        (14, (200, 400), 2_000, 1400),
        (5, (100_000, 200_000), 900_000, 500_000),
        (5, (100_000, 200_000), 5_000_000, 5_000_000),
        (1, (2_000_000, 4_000_000), 9_000_000, 1_000_000),
        (0, (200, 400), 5000, 0),
    ],
)
def test_a_spoken_number_with_two_meanings_is_the_highest_the_pot_covers(word: int, blinds: tuple[int, int], pot: int, meant: int) -> None:
    assert spoken_amount(word, *blinds, pot) == meant


def test_a_bet_of_five_at_200_400() -> None:
    assert ruled(UNBET, said(Said.BET, 5)) == Bound(Binding.BET, 500, 0, Floor.AMBIGUOUS_AMOUNT)
    assert ruled(UNBET._replace(pot=5000), said(Said.AMOUNT, 5)) == Bound(Binding.BET, 5000, 0, Floor.AMBIGUOUS_AMOUNT)
    short = UNBET._replace(all_in_to=500, most_to=500)
    assert ruled(short, said(Said.AMOUNT, 5)) == Bound(Binding.ALL_IN, 500, 0, Floor.AMBIGUOUS_AMOUNT)


def test_a_number_that_the_pot_does_not_cover_in_any_reading_is_the_least_that_is_a_bet() -> None:
    turn = UNBET._replace(small_blind=500, big_blind=1000, least_to=1000, pot=2000)
    assert ruled(turn, said(Said.AMOUNT, 5)) == Bound(Binding.BET, 5000, 0, Floor.LEAST_READING)
    assert ruled(turn, said(Said.BET, 5)) == Bound(Binding.BET, 5000, 0, Floor.LEAST_READING)
    assert ruled(turn._replace(pot=5000), said(Said.BET, 5)) == Bound(Binding.BET, 5000, 0, Floor.AMBIGUOUS_AMOUNT)


# Less than the price


def test_an_undercall_of_the_opening_bet_is_a_full_call() -> None:
    assert ruled(facing(8000), heap(2000)) == Bound(Binding.CALL, 8000, 0, Floor.UNDERCALL_FULL)
    assert ruled(facing(8000), said(Said.AMOUNT, 2000)) == Bound(Binding.CALL, 8000, 0, Floor.UNDERCALL_FULL)


def test_an_undercall_heads_up_is_a_full_call() -> None:
    assert ruled(facing(8000, 6000, players=2), heap(2000)) == Bound(Binding.CALL, 8000, 0, Floor.UNDERCALL_FULL)


def test_an_undercall_of_a_raise_among_several_is_the_floors_to_decide() -> None:
    assert ruled(facing(8000, 6000), heap(2000)) == Bound(Binding.DISCRETION, 8000, 0, Floor.UNDERCALL_DISCRETION)  # RC171
    assert options(Floor.UNDERCALL_DISCRETION) == (Binding.CALL, Binding.FOLD)


# Closed betting, stacks, limits


@pytest.mark.parametrize("act", [heap(40), said(Said.RAISE), said(Said.RAISE, 40), said(Said.ALL_IN), said(Said.AMOUNT, 40)])
def test_no_gesture_raises_where_raising_is_closed(act: Act) -> None:
    """Bet 10, all-in 16, back to the bettor (guide 004)."""
    bound = ruled(facing(16, 10, own=10, may_raise=0), act)
    assert (bound.binding, bound.to, bound.rule) == (Binding.CALL, 16, Floor.RAISE_NOT_OPEN)


def test_more_than_the_stack_is_all_in() -> None:
    turn = facing(1000, all_in_to=3000)
    assert ruled(turn, said(Said.RAISE, 5000)) == Bound(Binding.ALL_IN, 3000, 0, Floor.ABOVE_STACK)
    assert ruled(turn, said(Said.AMOUNT, 5000)) == Bound(Binding.ALL_IN, 3000, 0, Floor.ABOVE_STACK)
    assert ruled(turn, said(Said.RAISE, 3000)) == Bound(Binding.ALL_IN, 3000, 0, Floor.RAISE_IS_A_TOTAL)


def test_a_raise_out_of_a_stack_that_only_calls_is_a_call() -> None:
    turn = facing(1000, all_in_to=800)
    assert ruled(turn, said(Said.RAISE)) == Bound(Binding.CALL, 800, 0, Floor.ABOVE_STACK)
    assert ruled(turn, said(Said.AMOUNT, 2000)) == Bound(Binding.CALL, 800, 0, Floor.ABOVE_STACK)
    assert ruled(turn, said(Said.ALL_IN)) == Bound(Binding.CALL, 800, 0, Floor.AS_SAID)
    assert ruled(facing(1000, all_in_to=1000), said(Said.ALL_IN)) == Bound(Binding.CALL, 1000, 0, Floor.AS_SAID)


def test_more_than_the_pot_is_the_pot() -> None:
    turn = facing(50, most_to=250)
    assert ruled(turn, said(Said.RAISE, 400)) == Bound(Binding.RAISE, 250, 0, Floor.ABOVE_MAXIMUM)
    assert ruled(turn, heap(400)) == Bound(Binding.RAISE, 250, 150, Floor.ABOVE_MAXIMUM)
    assert ruled(turn, said(Said.ALL_IN)) == Bound(Binding.RAISE, 250, 0, Floor.ABOVE_MAXIMUM)


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (pushed(1000), Bound(Binding.RAISE, 1100, 0, Floor.ONE_CHIP_BET)),
        (heap(40), Bound(Binding.CHECK, 100, 40, Floor.LESS_THAN_HALF)),
        (heap(60), Bound(Binding.RAISE, 200, 0, Floor.HALF_A_RAISE)),
        (said(Said.CALL), Bound(Binding.CHECK, 100, 0, Floor.CALL_WITHOUT_BET)),
        (said(Said.RAISE), Bound(Binding.RAISE, 200, 0, Floor.RAISE_WITHOUT_AMOUNT)),
        (said(Said.BET, 300), Bound(Binding.RAISE, 300, 0, Floor.AS_SAID)),
    ],
)
def test_the_big_blind_with_the_option_faces_no_bet(act: Act, expected: Bound) -> None:
    assert ruled(BIG_BLIND_OPTION, act) == expected


# Strict input


@pytest.mark.parametrize(("house", "rule"), [(HOUSE, Floor.LESS_THAN_HALF), (ONLINE, Floor.UNDERRAISE_REFUSED)])
def test_strict_input_refuses_what_a_floor_would_correct(house: HouseRules, rule: Floor) -> None:
    turn = facing(1000, own=100)
    assert binding(turn, heap(1300), house) == Bound(Binding.REFUSED, 100, 1300, rule)
    assert binding(turn, said(Said.CHECK), house) == Bound(Binding.REFUSED, 100, 0, Floor.CHECK_FACING_BET)
    assert binding(turn, pushed(5000, pulled_back=ALL), house) == Bound(Binding.REFUSED, 100, 5000, Floor.ONE_OVERSIZED_CHIP)
    assert binding(turn, said(Said.CALL), house) == Bound(Binding.CALL, 1000, 0, Floor.AS_SAID)
    assert binding(turn, said(Said.RAISE, 2500), house) == Bound(Binding.RAISE, 2500, 0, Floor.RAISE_IS_A_TOTAL)


# In a hand


def three_handed(bets: list[int], acted: list[int], **more: int) -> HandRecord:
    hand = HandRecord()
    hand.seats, hand.small_blind, hand.big_blind, hand.full_size, hand.least_next = 3, 1, 2, 2, 2
    hand.last_aggressor = NOBODY
    for seat, bet in enumerate(bets):
        hand.stack[seat], hand.street_bet[seat], hand.put_in[seat], hand.acted[seat] = 200 - bet, bet, bet, acted[seat]
    for name, value in more.items():
        setattr(hand, name, value)
    return hand


def test_the_turn_after_a_bet_and_a_short_all_in() -> None:
    """Flop: A bets 10, B is all-in for 16. C may raise to 26 (TDA) or 20 (guide 004), A may not; 16 is not the opening bet."""
    hand = three_handed([0, 0, 0], [0, 0, 0], dead=6)
    betting.wager(hand, TDA, 0, 10)
    assert turn_of(hand, TDA, 1) == Turn(10, 0, 200, 20, 200, 10, 1, 1, 3, 1, 2, 16)
    hand.stack[1] = 16
    betting.wager(hand, TDA, 1, 16)
    assert turn_of(hand, TDA, 2) == Turn(16, 0, 200, 26, 200, 10, 1, 0, 3, 1, 2, 32)
    assert turn_of(hand, HOUSE, 2).least_to == 20
    assert turn_of(hand, TDA, 0)._replace(pot=0) == Turn(16, 10, 200, 26, 200, 10, 0, 0, 3, 1, 2, 0)


def test_before_the_flop_the_blind_or_straddle_is_the_opening_bet() -> None:
    hand = three_handed([1, 4, 0], [0, 0, 0], price=4, full_level=4)
    assert turn_of(hand, TDA, 2).opening == 1


def test_fixed_limit_measures_from_the_bet_of_the_street() -> None:
    hand = three_handed([0, 0, 0], [0, 0, 0], game=Game.FIXED_LIMIT, bet_size=4)
    betting.wager(hand, TDA, 0, 4)
    turn = turn_of(hand, TDA, 1)
    assert (turn.size, turn.least_to, turn.most_to, turn.opening) == (4, 8, 8, 1)
    assert ruled(turn, said(Said.RAISE, 30)) == Bound(Binding.RAISE, 8, 0, Floor.ABOVE_MAXIMUM)


# Laws

turns = st.builds(
    lambda price, own, stack, size, may_raise, opening, players: Turn(
        price, min(own, price), min(own, price) + stack, price + size, min(own, price) + stack, size, may_raise, opening, players, 1, 2, 50
    ),
    *(
        st.integers(0, 60),
        st.integers(0, 60),
        st.integers(1, 150),
        st.integers(1, 40),
        st.integers(0, 1),
        st.integers(0, 1),
        st.integers(2, 4),
    ),
)
acts = st.builds(
    Act,
    said=st.sampled_from(Said),
    said_to=st.integers(1, 200),
    order=st.sampled_from(Order),
    first=st.integers(0, 150),
    pieces=st.integers(0, 3),
    smallest=st.integers(0, 20),
    later=st.integers(0, 50),
    pulled_back=st.sampled_from([0, 0, 0, 1, ALL]),
)


@given(turns, acts, st.sampled_from(UnderRaise))
def test_what_is_bound_is_always_a_legal_action(turn: Turn, act: Act, ruling: UnderRaise) -> None:
    bound = live_ruling(turn, act, TDA._replace(underraise_ruling=ruling))
    called_to = min(turn.price, turn.all_in_to)
    assert bound.returned >= 0
    if bound.binding in (Binding.FOLD, Binding.REFUSED):
        assert bound.to == turn.own
    elif bound.binding == Binding.CHECK:
        assert bound.to == turn.own == turn.price
    elif bound.binding in (Binding.CALL, Binding.DISCRETION):
        assert bound.to == called_to > turn.own
    else:
        assert turn.may_raise
        assert turn.price < bound.to <= turn.all_in_to
        assert bound.to >= turn.least_to or bound.to == turn.all_in_to
        assert (bound.binding == Binding.ALL_IN) == (bound.to == turn.all_in_to)
        assert bound.binding == Binding.ALL_IN or (bound.binding == Binding.BET) == (turn.price == 0)


@given(turns, acts)
def test_strict_input_binds_to_what_a_floor_would_or_to_nothing(turn: Turn, act: Act) -> None:
    strict, live = binding(turn, act, HOUSE), binding(turn, act, TDA)
    assert strict == live or strict == Bound(Binding.REFUSED, turn.own, act.first + act.later, live.rule)
    assert strict.binding != Binding.DISCRETION
