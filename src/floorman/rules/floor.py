"""What a gesture at a real table binds to: from what was said and pushed to one action and the rule that decides it.

Laws
1. Words or chips, whichever came first; at the same moment, the words (TDA 40-A; WSOP T90, L180).
2. A raise is made in one motion or with its amount said first; of several silent motions only the first counts (guide 004; TDA 42, 56).
3. Silence is never more than it looks: one chip over the price, or chips that are all needed for it, are a call (TDA 44, 45-A).
4. More than the price and less than a full raise goes up to the minimum or down to a call as the house says (guide 004; TDA 43-A).
5. "Raise" said in turn binds to a full raise, "call" to the full price (TDA 43-A, 51-A).
6. Nothing binds to more than the stack or the pot limit, and no gesture opens betting that is closed (TDA 47-A, 52-B).
7. A table that takes strict input corrects nothing: what law 1 to 6 would have to change or leave to the floor is refused.

Sources: guide 004, TDA 2024 rules 40-57 with their addendum, WSOP 2026 T (tournament) and L (live), rules.md 15. "To" amounts are street
totals. Knows no names, no cards, and not whose turn it is (`irregular.out_of_turn`).
"""

from floorman.rules.gesture import (
    FIRST_CORRECTION,
    Act,
    Binding,
    Bound,
    Floor,
    Order,
    Said,
    Turn,
    counted_together,
    left_out,
    spoken_amount,
)
from floorman.rules.house import HouseRules, InputMode, UnderRaise


def binding(turn: Turn, act: Act, house: HouseRules) -> Bound:
    """What `act` binds to in `turn`. Facing 1000, silent chips of 1500: raise to 2000; of 1400: a call, 400 go back. Law 7."""
    bound = live_ruling(turn, act, house)
    if house.input_mode == InputMode.STRICT and (bound.rule >= FIRST_CORRECTION or bound.binding == Binding.DISCRETION):
        return Bound(Binding.REFUSED, turn.own, act.first + act.later, bound.rule)
    return bound


def live_ruling(turn: Turn, act: Act, house: HouseRules) -> Bound:
    """The same at a table where the floor corrects. Law 1."""
    if act.said != Said.NOTHING and (act.first == 0 or act.order != Order.CHIPS_FIRST):
        return by_words(turn, act, house)
    if act.first == 0:
        if act.pulled_back != 0 and turn.price > turn.own:
            return settled(turn, act, Binding.DISCRETION, turn.price, Floor.PULLED_BACK)
        return Bound(Binding.REFUSED, turn.own, 0, Floor.NO_GESTURE)
    return by_chips(turn, act, house)


def settled(turn: Turn, act: Act, verb: Binding, to: int, rule: Floor) -> Bound:
    """The result, no deeper than the stack; what lies in front beyond it goes back. A call of 1100 out of 1300: 200."""
    to = min(to, turn.all_in_to)
    back = left_out(turn, act) + act.first + act.later - to
    if verb == Binding.DISCRETION or back < 0:
        back = 0
    if rule == Floor.AS_SAID and act.first > 0:
        rule = Floor.WORDS_FIRST
    return Bound(verb, to, back, rule)


def called(turn: Turn, act: Act, rule: Floor) -> Bound:
    """A call of the price, a check where there is nothing to call."""
    verb = Binding.CALL if turn.price > turn.own else Binding.CHECK
    return settled(turn, act, verb, turn.price, rule)


def raised(turn: Turn, act: Act, to: int, rule: Floor) -> Bound:
    """A bet or raise to `to`, cut to the stack and to the limit of the game. Law 6."""
    if to > turn.all_in_to:
        to = turn.all_in_to
        if rule < FIRST_CORRECTION:
            rule = Floor.ABOVE_STACK
    if to > turn.most_to:
        to = turn.most_to
        rule = Floor.ABOVE_MAXIMUM
    verb = Binding.RAISE if turn.price > 0 else Binding.BET
    if to == turn.all_in_to:
        verb = Binding.ALL_IN
    return settled(turn, act, verb, to, rule)


def closed(turn: Turn) -> bool:
    """Whether nothing above the price is open to him: the right is gone, or the stack ends there."""
    return turn.may_raise == 0 or turn.all_in_to <= turn.price


def string_bet(bound: Bound, act: Act) -> Bound:
    """Names the rule where later motions came to nothing. Facing 10, first 10, then 20: a call. Law 2."""
    if act.later > 0 and bound.rule < FIRST_CORRECTION:
        return Bound(bound.binding, bound.to, bound.returned, Floor.STRING_BET)
    return bound


def by_words(turn: Turn, act: Act, house: HouseRules) -> Bound:
    """The words count; chips only pay what they bind to. Laws 1 and 5."""
    facing = turn.price > turn.own
    if act.said == Said.FOLD:
        if facing and act.pulled_back != 0:
            return settled(turn, act, Binding.DISCRETION, turn.price, Floor.PULLED_BACK)
        return settled(turn, act, Binding.FOLD, turn.own, Floor.AS_SAID)
    if act.said == Said.CHECK:
        if facing:
            return settled(turn, act, Binding.DISCRETION, turn.price, Floor.CHECK_FACING_BET)
        return called(turn, act, Floor.AS_SAID)
    if act.said == Said.CALL:
        return called(turn, act, Floor.AS_SAID if facing else Floor.CALL_WITHOUT_BET)
    if act.said == Said.AMOUNT:
        return bare_amount(turn, act, house)
    if act.said == Said.BET and facing:
        if act.said_to > 0:
            return bare_amount(turn, act, house)
        if act.first > 0:
            return by_chips(turn, act, house)
        return settled(turn, act, Binding.DISCRETION, turn.price, Floor.BET_FACING_BET)
    return raise_said(turn, act, house)


def bare_amount(turn: Turn, act: Act, house: HouseRules) -> Bound:
    """A number alone: that many chips in silence, of no known value. Facing 1000, "fourteen hundred": a call (TDA 40-C, 43-A)."""
    to = spoken_amount(act.said_to, turn.small_blind, turn.big_blind, turn.pot)
    return silent(turn, act, house, to, Floor.BARE_AMOUNT if to == act.said_to else unclear(turn, to))


def unclear(turn: Turn, to: int) -> Floor:
    """Which rule made `to` of a number with several meanings. "Five" at 500-1000: 5000, though a pot of 2000 does not cover it."""
    return Floor.AMBIGUOUS_AMOUNT if to <= turn.pot else Floor.LEAST_READING


def raise_said(turn: Turn, act: Act, house: HouseRules) -> Bound:
    """Declared: "raise", "bet" over nothing, or "all-in". Facing 1000, "raise" and 1400 in chips: raise to 2000. Law 5."""
    everything = act.said == Said.ALL_IN
    if closed(turn):
        if turn.all_in_to > turn.price:
            return called(turn, act, Floor.RAISE_NOT_OPEN)
        return called(turn, act, Floor.AS_SAID if everything else Floor.ABOVE_STACK)
    if everything:
        return raised(turn, act, turn.all_in_to, Floor.AS_SAID)
    nothing_to_raise = turn.price == 0 and act.said == Said.RAISE
    if act.said_to == 0 and act.first == 0:
        return raised(turn, act, turn.least_to, Floor.RAISE_WITHOUT_BET if nothing_to_raise else Floor.RAISE_WITHOUT_AMOUNT)
    to, rule = raise_amount(turn, act)
    if nothing_to_raise:
        rule = Floor.RAISE_WITHOUT_BET
    if to < turn.least_to and to < turn.all_in_to:
        if house.underraise_ruling == UnderRaise.REJECT:
            return Bound(Binding.REFUSED, turn.own, act.first + act.later, Floor.UNDERRAISE_REFUSED)
        return raised(turn, act, turn.least_to, Floor.UNDERBET if turn.price == 0 else Floor.RAISE_SAID_FIRST)
    bound = raised(turn, act, to, rule)
    if act.said_to > 0:
        return bound  # an amount said first may be paid in several motions (TDA 42-B)
    return string_bet(bound, act)


def raise_amount(turn: Turn, act: Act) -> tuple[int, Floor]:
    """The total that a declared bet or raise names, by its words or else by its first motion, and the rule. "Raise, 8000": 8000."""
    if act.said_to > 0:
        to = spoken_amount(act.said_to, turn.small_blind, turn.big_blind, turn.pot)
        if to != act.said_to:
            return to, unclear(turn, to)
        return to, Floor.RAISE_IS_A_TOTAL if act.said == Said.RAISE else Floor.AS_SAID
    to = left_out(turn, act) + act.first
    if act.pieces == 1:
        return to, Floor.ONE_CHIP_RAISE if act.said == Said.RAISE else Floor.ONE_CHIP_BET
    return to, Floor.WORDS_FIRST


def by_chips(turn: Turn, act: Act, house: HouseRules) -> Bound:
    """The chips count. Facing 1200, two of 1000: a call; facing 325, 500 and 25: raise to 650 (TDA 61). Laws 2 to 4."""
    price = turn.price
    left = left_out(turn, act)
    total = left + act.first
    facing = price > turn.own
    if facing and total < price <= total + act.later:
        bound = called(turn, act, Floor.AS_PUSHED)  # a call may be put together; only a bet or raise is strung
        return string_bet(bound, act) if total + act.later > price else bound
    if facing and total > price and act.pieces > 0 and not counted_together(turn, act):
        if act.pieces == 1:
            return called(turn, act, Floor.OVERCHIP_ON_PRIOR_CHIPS if left > 0 else Floor.ONE_OVERSIZED_CHIP)
        if total - act.smallest < price:
            return called(turn, act, Floor.EVERY_CHIP_NEEDED)
    rule = Floor.AS_PUSHED
    if not facing and act.pieces == 1:
        rule = Floor.ONE_CHIP_BET
    elif facing and left > 0 and total > price:
        rule = Floor.PRIOR_CHIPS
    return string_bet(silent(turn, act, house, total, rule), act)


def silent(turn: Turn, act: Act, house: HouseRules, total: int, rule: Floor) -> Bound:
    """A street total put out without a word, where no single chip decides. Facing 1400: 2000 is a call, 2500 a raise to 2800."""
    if total < turn.price:
        return undercall(turn, act, total, rule)
    if total == turn.price:
        return called(turn, act, rule)
    if closed(turn):
        return called(turn, act, Floor.RAISE_NOT_OPEN if turn.all_in_to > turn.price else Floor.ABOVE_STACK)
    if total == turn.all_in_to and rule < FIRST_CORRECTION:
        return raised(turn, act, total, Floor.LAST_CHIPS)
    if total >= turn.least_to or total >= turn.all_in_to:
        return raised(turn, act, total, rule)
    if turn.price == 0:
        return raised(turn, act, turn.least_to, Floor.UNDERBET)
    return underraise(turn, act, house, total)


def undercall(turn: Turn, act: Act, total: int, rule: Floor) -> Bound:
    """Less than the price. 2000 against an opening bet of 8000: the full call; against a raise, several players: the floor (TDA 51-B)."""
    if total >= turn.all_in_to:
        return called(turn, act, rule)
    if turn.opening or turn.players <= 2:
        return called(turn, act, Floor.UNDERCALL_FULL)
    return settled(turn, act, Binding.DISCRETION, turn.price, Floor.UNDERCALL_DISCRETION)


def underraise(turn: Turn, act: Act, house: HouseRules, total: int) -> Bound:
    """Above the price, below the minimum, chips left. The one place that reads `underraise_ruling`. Law 4.

    Facing 1100 after a raise of 600: 1500 adds 400, at least half of 600, so 1700; 1300 adds 200, so a call (TDA 43-A, 45 Ex2-3).
    """
    if house.underraise_ruling == UnderRaise.ALWAYS_MINIMUM:
        return raised(turn, act, turn.least_to, Floor.UNDERRAISE_TO_MINIMUM)
    if house.underraise_ruling == UnderRaise.ALWAYS_CALL:
        return called(turn, act, Floor.UNDERRAISE_TO_CALL)
    if house.underraise_ruling == UnderRaise.REJECT:
        return Bound(Binding.REFUSED, turn.own, act.first + act.later, Floor.UNDERRAISE_REFUSED)
    if 2 * (total - turn.price) >= turn.size:
        return raised(turn, act, turn.least_to, Floor.HALF_A_RAISE)
    return called(turn, act, Floor.LESS_THAN_HALF)
