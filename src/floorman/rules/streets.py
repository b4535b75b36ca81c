"""Forced bets, whose turn it is, when a street is over, and what comes back when it closes.

Laws
1. Before the flop the first seat left of the big blind or the last straddle acts first, heads-up the button; later the first live seat
   left of the button (guide 001; TDA 34-B; WSOP L156).
2. A street is over when everybody who can act has acted since the last reopening and matches the price (guide 004). Whoever raised last
   gets no further turn.
3. One player with chips who owes nothing has nothing to decide: no more betting (guide 001; TDA 16).
4. What nobody matched goes back at that moment, before the next card (guide 000, 002; TDA 15-B).
5. Everybody owes the nominal big blind, however short the big blind is (WSOP L154, Robert NL-2).

Knows no cards and no names.
"""

from enum import IntEnum

from floorman.rules import pots
from floorman.rules.betting import live_seats, pay
from floorman.rules.house import (
    POT_LIMIT,
    ButtonStraddleFirst,
    FoldedOnlyLayer,
    HouseRules,
    PotLimitPreflop,
    ShortBlindCall,
    StraddleMinRaise,
)
from floorman.rules.posts import Post
from floorman.rules.record import NOBODY, HandRecord


class Street(IntEnum):
    """Where a hand stands. SHOWDOWN: betting is over, two or more are left. OVER: one is left, or the pots are paid."""

    PREFLOP = 0
    FLOP = 1
    TURN = 2
    RIVER = 3
    SHOWDOWN = 4
    OVER = 5


PREFLOP, FLOP, TURN, RIVER, SHOWDOWN, OVER = Street
RETURN_TO_BETTOR = FoldedOnlyLayer.RETURN_TO_BETTOR
ACTUAL_POSTED = ShortBlindCall.ACTUAL_POSTED


def post_ante(hand: HandRecord, seat: int, amount: int) -> None:
    """A player's own ante: into the pot, not into the street (guide 004: it does not change the minimum)."""
    hand.stack[seat] -= amount
    hand.put_in[seat] += amount


def post_dead(hand: HandRecord, seat: int, amount: int) -> None:
    """Chips of no contributor: an ante for the table, a missed small blind. They join the main pot and make no layer (TDA RP-11)."""
    hand.stack[seat] -= amount
    hand.dead += amount


def post_table_ante(hand: HandRecord, seat: int, amount: int) -> None:
    """An ante that one player pays for all: dead chips, which a pot-limit opening does not count."""
    post_dead(hand, seat, amount)
    hand.table_ante += amount


def post_blind(hand: HandRecord, seat: int, amount: int) -> None:
    """A live blind, straddle or newcomer's post, in front of the seat. It counts toward the price; its owner has not acted."""
    pay(hand, seat, hand.street_bet[seat] + amount)


def post(hand: HandRecord, seat: int, kind: Post, amount: int) -> None:
    """A forced bet of any kind goes where its kind belongs. 1 as `SMALL_BLIND`: in front of the seat; as `DEAD_POST`: into the pot."""
    if kind == Post.ANTE or kind == Post.BOMB:
        post_ante(hand, seat, amount)
    elif kind == Post.TABLE_ANTE:
        post_table_ante(hand, seat, amount)
    elif kind == Post.DEAD_POST:
        post_dead(hand, seat, amount)
    else:
        post_blind(hand, seat, amount)


def clear_street(hand: HandRecord) -> None:
    """Forgets what belongs to one street."""
    street_bet, acted, seen = hand.street_bet, hand.acted, hand.seen
    for seat in range(hand.seats):
        street_bet[seat] = 0
        acted[seat] = 0
        seen[seat] = 0
    hand.price = 0
    hand.full_level = 0
    hand.full_size = hand.big_blind
    hand.least_next = hand.big_blind
    hand.full_raises = 0
    hand.short_sum = 0
    hand.rungs = 0
    hand.last_aggressor = NOBODY
    hand.last_to_act = NOBODY
    hand.pot_limit_extra = 0
    hand.opened_with = live_seats(hand)
    hand.uncapped = 1 if hand.opened_with == 2 else 0


def open_preflop(hand: HandRecord, house: HouseRules, straddler: int, straddle: int) -> None:
    """Opens the betting after the posts. `straddler` NOBODY: none. 1/2: price 2, minimum 4; a straddle of 4: minimum 8 or 6. Laws 1, 5."""
    hand.opened_with = live_seats(hand)
    hand.uncapped = 1 if hand.opened_with == 2 else 0
    hand.price = hand.big_blind
    if house.short_blind_call == ACTUAL_POSTED:
        hand.price = 0
        for seat in range(hand.seats):
            hand.price = max(hand.price, hand.street_bet[seat])
    hand.full_size = hand.big_blind
    hand.rungs = 1  # the big blind is the first bet; a straddle does not count toward the cap (WSOP L130)
    hand.last_aggressor = NOBODY
    hand.last_to_act = NOBODY
    last = hand.big_blind_seat
    if straddler != NOBODY:
        hand.price = max(hand.price, straddle)
        if house.straddle_min_raise == StraddleMinRaise.DOUBLE_STRADDLE:
            hand.full_size = hand.price
        last = straddler
        if straddler == hand.button_seat and house.button_straddle_first == ButtonStraddleFirst.UNDER_THE_GUN:
            hand.last_to_act = straddler
            last = hand.big_blind_seat
    hand.full_level = hand.price
    hand.least_next = hand.price + hand.full_size
    hand.full_raises = 0
    hand.bet_size = hand.small_bet
    if hand.game == POT_LIMIT:
        hand.pot_limit_extra = pot_limit_shortfall(hand, house)
    hand.to_act = next_to_act(hand, last)


def pot_limit_shortfall(hand: HandRecord, house: HouseRules) -> int:
    """What a pot-limit count adds before the flop so that dead or short blinds and a big-blind ante change nothing (TDA 54-B).

    100/200 with a dead small blind: 100, so that the first in may make it 700. WSOP L191 counts the small blind as a big one.
    """
    extra = -hand.table_ante
    nominal = hand.small_blind
    if house.pl_preflop_pot == PotLimitPreflop.ROUND_SB_UP:
        nominal = hand.big_blind
    extra += nominal
    if hand.small_blind_seat != NOBODY:
        extra -= min(hand.street_bet[hand.small_blind_seat], hand.small_blind)
    extra += hand.big_blind
    if hand.big_blind_seat != NOBODY:
        extra -= min(hand.street_bet[hand.big_blind_seat], hand.big_blind)
    return extra


def next_to_act(hand: HandRecord, after: int) -> int:
    """The first seat clockwise after `after` that has something to decide; NOBODY when the street is over. Laws 2 and 3."""
    price = hand.price
    unasked = hand.seats
    seat = after
    while unasked:  # it is one of the next two seats nearly always, and a range would cost more than they do
        unasked -= 1
        seat += 1
        if seat == hand.seats:
            seat = 0
        if not hand.folded[seat] and hand.stack[seat] > 0 and (hand.street_bet[seat] < price or not hand.acted[seat]):
            if seat == hand.last_to_act and somebody_waits_behind(hand, seat):
                continue
            if has_a_decision(hand, seat):
                return seat
            return NOBODY
    return NOBODY


def has_a_decision(hand: HandRecord, seat: int) -> bool:
    """Whether somebody else can still bet, or has put in more. SB 200 in, big blind all-in for 150, the others folded: no. Law 3."""
    own = hand.street_bet[seat]
    other = 0
    while other < hand.seats:
        if other != seat and not hand.folded[other] and (hand.stack[other] > 0 or hand.street_bet[other] > own):
            return True
        other += 1
    return False


def somebody_waits_behind(hand: HandRecord, straddler: int) -> bool:
    """A button straddler who acts last lets everybody go first who has not acted (WSOP L22, the under-the-gun variant)."""
    if hand.acted[straddler]:
        return False
    for seat in range(hand.seats):
        if seat != straddler and hand.stack[seat] > 0 and not hand.folded[seat] and not hand.acted[seat]:
            return True
    return False


def uncalled(hand: HandRecord, house: HouseRules) -> tuple[int, int]:
    """Who gets chips back now that the street is over, and how many; (NOBODY, 0) when all is matched. Law 4."""
    to_folded = house.folded_only_layer == RETURN_TO_BETTOR
    return pots.uncalled(hand.put_in, hand.folded, hand.seats, to_folded)


def give_back(hand: HandRecord, seat: int, amount: int) -> None:
    """Uncalled chips return to the stack. They were never in a pot. An ante that nobody matched is in no street bet."""
    hand.put_in[seat] -= amount
    hand.street_bet[seat] -= min(amount, hand.street_bet[seat])
    hand.stack[seat] += amount
    hand.returned[seat] += amount


def street_after(hand: HandRecord) -> int:
    """What follows the street that has just closed: OVER, SHOWDOWN after the river or when nobody can bet, else the next street.

    With cards to come SHOWDOWN means: table the hands and run the board out (guide 001; TDA 16).
    """
    live = 0
    with_chips = 0
    folded = hand.folded
    for seat in range(hand.seats):
        if not folded[seat]:
            live += 1
            if hand.stack[seat] > 0:
                with_chips += 1
    if live <= 1:
        return OVER
    if hand.street >= RIVER or with_chips <= 1:
        return SHOWDOWN
    return hand.street + 1


def open_street(hand: HandRecord, street: int) -> None:
    """Opens flop, turn or river: first live seat left of the button. Fixed limit doubles its bet on the turn. Law 1."""
    clear_street(hand)
    hand.street = street
    hand.bet_size = hand.small_bet if street < TURN else hand.big_bet
    hand.to_act = next_to_act(hand, NOBODY)
