"""A gesture at the table, in numbers: what was said and pushed, what the player faced, what it binds to, and the rule that says so.

The words that `floor` rules with; the sentences for each `Floor` code stand in the catalogues. Sources: guide 004, TDA 2024 rules 40-57,
WSOP 2026 T (tournament) and L (live). Knows no names and no cards.
"""

from enum import IntEnum
from typing import NamedTuple

from floorman.rules import betting
from floorman.rules.house import Game, HouseRules
from floorman.rules.record import NOBODY, HandRecord
from floorman.rules.rulebook import Refusal


class Said(IntEnum):
    """The words. AMOUNT: a number and nothing else."""

    NOTHING = 0
    FOLD = 1
    CHECK = 2
    CALL = 3
    BET = 4
    RAISE = 5
    ALL_IN = 6
    AMOUNT = 7


class Order(IntEnum):
    """Which came first. Matters only where somebody both spoke and pushed."""

    WORDS_FIRST = 0
    CHIPS_FIRST = 1
    TOGETHER = 2


class Binding(IntEnum):
    """What the gesture binds to; the first five are `rulebook.Verb`. ALL_IN: a bet or raise of the whole stack."""

    FOLD = 0
    CHECK = 1
    CALL = 2
    BET = 3
    RAISE = 4
    ALL_IN = 5
    DISCRETION = 6  # player or floor still choose, between the two that `options` names
    REFUSED = 7  # nothing is bound


class Floor(IntEnum):
    """Which rule decided. From FIRST_CORRECTION on, something was not taken as it stood."""

    AS_SAID = 0  # TDA 40-A, 51-A
    AS_PUSHED = 1  # the chips are a legal action as they lie: TDA 41-B, 42-A
    WORDS_FIRST = 2  # words before chips; the chips only pay: TDA 40-A, WSOP L180
    BARE_AMOUNT = 3  # an amount alone is that many chips pushed in silence: TDA 40-C, WSOP T90
    RAISE_IS_A_TOTAL = 4  # "raise, 8000" is a raise to 8000: TDA 43-B
    ONE_CHIP_BET = 5  # nothing to call, one silent chip: all of it: TDA 44
    ONE_CHIP_RAISE = 6  # "raise" before the chip lands: all of it: TDA 44
    LAST_CHIPS = 7  # the last chips, more than a call needs: all-in, half a raise or not: TDA 45-B
    PRIOR_CHIPS = 8  # new chips count together with those left out from an earlier bet: TDA 46-C, WSOP T98

    ONE_OVERSIZED_CHIP = 10  # facing a bet, one silent chip: a call: TDA 44, WSOP T97, L141, L182
    EVERY_CHIP_NEEDED = 11  # several chips, none of them to spare: a call: TDA 45-A, WSOP T92
    OVERCHIP_ON_PRIOR_CHIPS = 12  # one chip onto an earlier bet that does not cover the price: a call: TDA 46-C
    HALF_A_RAISE = 13  # at least half: up to the minimum: TDA 43-A, WSOP T95, L140
    LESS_THAN_HALF = 14  # down to a call: TDA 43-A
    UNDERRAISE_TO_MINIMUM = 15  # this house always raises it: guide 004
    UNDERRAISE_TO_CALL = 16  # this house always calls it down: guide 004
    UNDERRAISE_REFUSED = 17  # this house takes none: guide 004 (online)
    RAISE_SAID_FIRST = 18  # "raise" with too little: the full minimum: TDA 43-A
    RAISE_WITHOUT_AMOUNT = 19  # "raise" alone: the minimum: TDA 51-A
    UNDERBET = 20  # an opening bet below the minimum: the minimum: TDA 52-A
    STRING_BET = 21  # only the first motion counts: guide 004, TDA 56, WSOP T103, L140
    AMBIGUOUS_AMOUNT = 22  # "five": the highest reading the pot covers: TDA 57, WSOP T60
    CALL_WITHOUT_BET = 23  # nothing to call: a check: TDA 55-A
    RAISE_WITHOUT_BET = 24  # nothing to raise: a bet of at least the minimum: TDA 55-B
    CHECK_FACING_BET = 25  # call or fold, no raise: TDA 55
    BET_FACING_BET = 26  # "bet" and nothing else over a bet: unclear, the floor decides: TDA 40-A
    UNDERCALL_FULL = 27  # too little against the opening bet or heads-up: the full call: TDA 51-B
    UNDERCALL_DISCRETION = 28  # too little against a raise, several players: full call, or the chips are forfeit: TDA 51-B, WSOP T93-f
    RAISE_NOT_OPEN = 29  # raising is closed to this player: a call: TDA 47-A, WSOP L175
    ABOVE_STACK = 30  # more than he has: all-in: guide 004
    ABOVE_MAXIMUM = 31  # more than the limit allows: the limit: TDA 52-B, 54
    PULLED_BACK = 32  # an earlier bet pulled back facing a raise: call or raise, no fold: TDA 46-B
    NO_GESTURE = 33  # nothing said, nothing pushed
    LEAST_READING = 34  # "five" where the pot covers no reading that is a bet: the least that is one: TDA 57, WSOP T60


FIRST_CORRECTION = 10
ALL = -1  # Act.pulled_back: the whole earlier bet


class Turn(NamedTuple):
    """What somebody faces. Chips; "to" amounts of this street."""

    price: int  # to match; 0: nobody has bet
    own: int  # his bet so far
    all_in_to: int
    least_to: int  # the smallest full bet or raise, whether he has it or not
    most_to: int  # all_in_to in no-limit
    size: int  # the largest full bet or raise of the street, else the big blind: half of it is the half of TDA 43-A
    may_raise: int  # 0: raising is closed to him
    opening: int  # 1: the price is the opening bet of the street (before the flop the big blind)
    players: int  # hands still alive
    small_blind: int
    big_blind: int
    pot: int  # all chips in, bets in front of players too


class Act(NamedTuple):
    """A gesture in numbers. Chips pushed are new ones; an earlier bet of the street lies in front unless it is pulled back."""

    said: int = Said.NOTHING
    said_to: int = 0  # 0: no amount
    order: int = Order.WORDS_FIRST
    first: int = 0  # chips of the first motion
    pieces: int = 0  # how many chips that were; 0: nobody counted, only the amount is known
    smallest: int = 0  # the smallest of them; 0: not known
    later: int = 0  # chips of later motions
    prior: int = -1  # chips that lay in front before, change not yet given included; -1: exactly his bet
    pulled_back: int = 0  # of those; ALL: every one


class Bound(NamedTuple):
    """What stands: the action, the street total, chips that go back to the player, and the rule."""

    binding: int
    to: int
    returned: int
    rule: int


def turn_of(hand: HandRecord, house: HouseRules, seat: int) -> Turn:
    """The turn of `seat` in a hand. Its price is the opening bet while no raise and no short all-in stands on top of it."""
    size = hand.bet_size if hand.game == Game.FIXED_LIMIT else hand.full_size
    opening = hand.last_aggressor == NOBODY or hand.price <= size
    pot = hand.dead
    for other in range(hand.seats):
        pot += hand.put_in[other]
    return Turn(
        hand.price,
        hand.street_bet[seat],
        betting.all_in_to(hand, seat),
        betting.min_raise_to(hand, house),
        betting.max_raise_to(hand, house, seat),
        size,
        1 if betting.raise_refusal(hand, house, seat) == Refusal.NONE else 0,
        1 if opening else 0,
        betting.live_seats(hand),
        hand.small_blind,
        hand.big_blind,
        pot,
    )


def spoken_amount(word: int, small_blind: int, big_blind: int, pot: int) -> int:
    """What a spoken number means. "Five" at 200-400: 500, from a pot of 5000 on 5000 (TDA 57; WSOP T60).

    A number that reaches the small blind is meant as said. A smaller one is hundreds, thousands, a hundred thousand or millions: the least
    of these that reaches the big blind, or the next where it is ten times as much and the pot covers it.
    """
    if word >= small_blind or word <= 0:
        return word
    unit = 1
    for larger in (100, 1_000, 100_000, 1_000_000):
        if word * unit >= big_blind:
            if larger == 10 * unit and word * larger <= pot:
                unit = larger
            break
        unit = larger
    return word * unit


def lay_before(turn: Turn, act: Act) -> int:
    """Chips that lay in front before the gesture."""
    return turn.own if act.prior < 0 else act.prior


def left_out(turn: Turn, act: Act) -> int:
    """Chips of the earlier bet that stay in front. 50 out and 25 pulled back: 25."""
    if act.pulled_back == ALL:
        return 0
    return max(0, lay_before(turn, act) - act.pulled_back)


def counted_together(turn: Turn, act: Act) -> bool:
    """Whether old and new chips are one bet, of which half a raise is asked: the earlier chips cover the price, or some were pulled back.

    A big blind of 100 posted with a 1000 chip, raise to 700: the 1000 covers it, so any chip added is judged with it (TDA 46-C2).
    """
    left = left_out(turn, act)
    before = lay_before(turn, act)
    return before >= turn.price or 0 < left < before


def options(rule: int) -> tuple[int, int]:
    """The two actions that a DISCRETION leaves open. An undercaller who folds forfeits what he pushed (TDA 51-B)."""
    if rule == Floor.CHECK_FACING_BET or rule == Floor.UNDERCALL_DISCRETION:
        return (Binding.CALL, Binding.FOLD)
    return (Binding.CALL, Binding.RAISE)
