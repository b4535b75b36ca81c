"""Who may do what, for how much, on one street.

Laws
1. A raise adds at least the size of the last full bet or raise of the street (guide 004; TDA 43; WSOP T96).
2. Nobody is barred from putting in what he has: a call for less, or, where raising is open to him, an all-in below the minimum.
3. A short all-in moves the price but is no raise. Whoever has acted may raise again only if he now owes at least a full size,
   counted for him alone and over all short all-ins since (guide 004; TDA 47-A).
4. Nobody raises when no live opponent could call any part of it.
5. Fixed limit: half a bet counts as a whole one, less than half may be completed (WSOP L133, Robert betting-6).

Reads and writes the street fields of the record, and `stack` and `put_in`. "To" amounts are totals of this street, in chips. Knows no
cards, no names, no clock, and not whose turn comes next (`streets`).
"""

from floorman.rules.house import (
    FIXED_LIMIT,
    NO_LIMIT,
    POT_LIMIT,
    FoldWhenFree,
    HouseRules,
    LimitCapHeadsUp,
    LimitReopen,
    MinRaiseBasis,
    ReopenRule,
    ShortAllIn,
    ShortBetCheckers,
    ShortBetRaise,
)
from floorman.rules.record import HandRecord
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, NONE, RAISE, Refusal

DOUBLE_THE_BET = MinRaiseBasis.DOUBLE_THE_BET
PER_PLAYER = ReopenRule.CUMULATIVE_PER_PLAYER
CHECKERS_MAY_RAISE = ShortBetCheckers.MAY_RAISE
FORBID = FoldWhenFree.FORBID
ACPC = ShortAllIn.ACPC_LAST_INCREMENT
COVERS_ONLY_A_CALL, NOT_REOPENED = Refusal.STACK_COVERS_ONLY_A_CALL, Refusal.NOT_REOPENED


def to_call(hand: HandRecord, seat: int) -> int:
    """Chips that `seat` must add to stay in, never more than it has. Bet 10, all-in 16: the bettor owes 6."""
    owed = hand.price - hand.street_bet[seat]
    if owed <= 0:
        return 0
    stack = hand.stack[seat]
    return owed if owed < stack else stack


def all_in_to(hand: HandRecord, seat: int) -> int:
    """The street total of `seat` with its whole stack in. 10 in and 190 behind: 200."""
    return hand.street_bet[seat] + hand.stack[seat]


def min_raise_to(hand: HandRecord, house: HouseRules) -> int:
    """Smallest bet or raise of somebody with chips enough. 2 -> 6 -> 16 -> 40 asks for 10, 26, 64. Law 1.

    Bet 10, all-in 16: 20 under `complete_to_full` (guide 004), 26 under `on_top_of_all_in` (TDA 43 Ex2, WSOP L176, Robert NL-4), 22
    under `acpc_last_increment`. An opening all-in of 20 below a big blind of 100: 120 under `bb_on_top` (Robert NL-2), 100 under
    `complete_to_bb`.
    """
    if hand.game == FIXED_LIMIT:
        return hand.full_level + hand.bet_size
    if house.min_raise_basis == DOUBLE_THE_BET and hand.price > 0:
        return max(2 * hand.price, hand.full_level + hand.full_size)
    if hand.price == hand.full_level:
        return hand.price + hand.full_size
    if hand.full_level == 0:
        complete = house.short_bet_raise == ShortBetRaise.COMPLETE_TO_BB
    elif house.short_allin_min_raise == ACPC:
        return hand.least_next
    else:
        complete = house.short_allin_min_raise == ShortAllIn.COMPLETE_TO_FULL
    if complete:
        return hand.full_level + hand.full_size
    return hand.price + hand.full_size


def max_raise_to(hand: HandRecord, house: HouseRules, seat: int) -> int:
    """Largest total `seat` may make it, before asking whether it may raise at all. Pot-limit: pot 100, bet 50 -> 250 (TDA 54)."""
    everything = hand.street_bet[seat] + hand.stack[seat]
    if hand.game == NO_LIMIT:
        return everything
    if hand.game == FIXED_LIMIT:
        return min(everything, min_raise_to(hand, house))
    pot = hand.dead + hand.pot_limit_extra
    for other in range(hand.seats):
        pot += hand.put_in[other]
    most = 2 * hand.price + pot - hand.street_bet[seat]
    return min(everything, max(most, min_raise_to(hand, house)))


def whole_size(hand: HandRecord, house: HouseRules) -> int:
    """What an all-in must add to count as a whole bet or raise: the full size, in fixed limit half a bet. Bet 20: 10. Law 5."""
    if hand.game != FIXED_LIMIT:
        return hand.full_size
    if house.limit_reopen_rule == LimitReopen.HALF_BET:
        return (hand.bet_size + 1) // 2
    return hand.bet_size


def reopened(hand: HandRecord, house: HouseRules, seat: int) -> bool:
    """Whether `seat`, who has acted, may raise again. A 100, all-in 125, C call, all-in 200: A owes 100, yes; C owes 75, no. Law 3."""
    if house.reopen_rule == PER_PLAYER:
        if hand.price - hand.street_bet[seat] >= whole_size(hand, house):
            return True
    elif hand.full_raises > hand.seen[seat]:
        return True
    return house.short_bet_checkers == CHECKERS_MAY_RAISE and hand.full_level == 0 and hand.street_bet[seat] == 0 and hand.price > 0


def cap_reached(hand: HandRecord, house: HouseRules) -> bool:
    """Fixed limit: whether the bet and its raises are used up. 2-4-6-8-10 with a cap of four raises (WSOP L130; TDA 48)."""
    if house.limit_raise_cap == 0 or hand.rungs <= house.limit_raise_cap:
        return False
    if house.limit_cap_heads_up == LimitCapHeadsUp.UNTIL_EVENT_IS_HEADS_UP:
        return hand.event_heads_up == 0
    if house.limit_cap_heads_up == LimitCapHeadsUp.UNCAPPED_IF_ROUND_BEGAN_HEADS_UP:
        return hand.opened_with > 2
    return hand.uncapped == 0


def raise_refusal(hand: HandRecord, house: HouseRules, seat: int) -> int:
    """NONE where `seat` may bet or raise, else the first reason why not. Laws 3 and 4. Never asks whose turn it is."""
    price = hand.price
    if hand.street_bet[seat] + hand.stack[seat] <= price:
        return COVERS_ONLY_A_CALL
    if hand.acted[seat] and not reopened(hand, house, seat):
        return NOT_REOPENED
    if hand.game == FIXED_LIMIT and cap_reached(hand, house):
        return Refusal.CAP_REACHED
    other = 0
    while other < hand.seats:
        if other != seat and not hand.folded[other] and hand.stack[other] > 0 and hand.street_bet[other] + hand.stack[other] > price:
            return NONE
        other += 1
    return Refusal.NOBODY_LEFT_TO_CALL


def amount_refusal(hand: HandRecord, house: HouseRules, seat: int, to: int) -> int:
    """NONE where a bet or raise to `to` has a legal size for a seat that may raise. Law 2: all one has is always a size."""
    everything = hand.street_bet[seat] + hand.stack[seat]
    if to > everything:
        return Refusal.ABOVE_STACK
    least = min_raise_to(hand, house)
    if to < least and (to < everything or to <= hand.price):
        return Refusal.NOT_THE_LIMIT if hand.game == FIXED_LIMIT else Refusal.BELOW_MINIMUM
    if hand.game != NO_LIMIT and to > max_raise_to(hand, house, seat):
        return Refusal.ABOVE_POT_LIMIT if hand.game == POT_LIMIT else Refusal.NOT_THE_LIMIT
    return NONE


def refusal(hand: HandRecord, house: HouseRules, seat: int, verb: int, to: int) -> int:
    """NONE where `seat`, in turn, may do `verb`; `to` matters for bets and raises only. The one gate of every action."""
    if hand.to_act != seat:
        return turn_refusal(hand, seat)
    owed = hand.price > hand.street_bet[seat]
    if verb == CHECK:
        return Refusal.CHECK_FACING_A_BET if owed else NONE
    if verb == CALL:
        return NONE if owed else Refusal.NOTHING_TO_CALL
    if verb == FOLD:
        forbidden = not owed and house.fold_when_check_free == FORBID
        return Refusal.FOLD_WHEN_CHECK_IS_FREE if forbidden else NONE
    if verb == BET and hand.price > 0:
        return Refusal.BET_FACING_A_BET
    if verb == RAISE and hand.price == 0:
        return Refusal.RAISE_WITHOUT_A_BET
    closed = raise_refusal(hand, house, seat)
    if closed != NONE:
        return closed
    return amount_refusal(hand, house, seat, to)


def turn_refusal(hand: HandRecord, seat: int) -> int:
    """Why a seat whose turn it is not may not act."""
    if hand.folded[seat]:
        return Refusal.NOT_IN_THE_HAND
    if hand.to_act < 0:
        return Refusal.NO_BETTING_NOW
    if hand.stack[seat] == 0:
        return Refusal.ALREADY_ALL_IN
    return Refusal.OUT_OF_TURN


def pay(hand: HandRecord, seat: int, to: int) -> None:
    """Moves chips from the stack until the street bet of `seat` is `to`."""
    by = to - hand.street_bet[seat]
    hand.stack[seat] -= by
    hand.put_in[seat] += by
    hand.street_bet[seat] = to


def note_action(hand: HandRecord, seat: int) -> None:
    """`seat` has acted, knowing all full raises so far."""
    hand.acted[seat] = 1
    hand.seen[seat] = hand.full_raises


def fold(hand: HandRecord, house: HouseRules, seat: int) -> None:
    """`seat` gives up its cards; its chips stay (guide 000). Two left before the cap: fixed limit loses its cap (Robert betting-4)."""
    hand.folded[seat] = 1
    if hand.game == FIXED_LIMIT and hand.rungs <= house.limit_raise_cap and live_seats(hand) == 2:
        hand.uncapped = 1


def live_seats(hand: HandRecord) -> int:
    """How many have not folded."""
    live = 0
    folded = hand.folded
    for seat in range(hand.seats):
        if not folded[seat]:
            live += 1
    return live


def call(hand: HandRecord, seat: int) -> None:
    """`seat` matches the price, or puts in what it has."""
    pay(hand, seat, hand.street_bet[seat] + to_call(hand, seat))
    note_action(hand, seat)


def is_full(hand: HandRecord, house: HouseRules, to: int) -> bool:
    """Whether a bet or raise to `to` counts as a whole one. Bet 10: an all-in of 16 does not, one of 20 does. Laws 1 and 5."""
    return to - hand.price >= whole_size(hand, house) or to >= min_raise_to(hand, house)


def wager(hand: HandRecord, house: HouseRules, seat: int, to: int) -> bool:
    """`seat` bets or raises to `to`, already found legal. True where it is full."""
    full = is_full(hand, house, to)
    put_wager(hand, house, seat, to, full)
    return full


def put_wager(hand: HandRecord, house: HouseRules, seat: int, to: int, full: bool) -> None:
    """A bet or raise to `to`, known to be `full` or not, is in front of `seat`. Law 3."""
    added = to - hand.price
    least = to + added
    if least > hand.least_next:
        hand.least_next = least
    pay(hand, seat, to)
    hand.price = to
    hand.last_aggressor = seat
    if full:
        if hand.game != FIXED_LIMIT and added > hand.full_size:
            hand.full_size = added
        hand.rungs += 1
        hand.full_raises += 1
        hand.full_level = to
        hand.short_sum = 0
    else:
        note_short(hand, house, added)
    if house.short_allin_min_raise == ACPC and hand.price == hand.full_level and hand.game != FIXED_LIMIT:
        hand.full_size = hand.least_next - to  # the ACPC dealer knows no size but the last: bet 10, all-ins 16 and 23 ask for 30
    note_action(hand, seat)


def note_short(hand: HandRecord, house: HouseRules, added: int) -> None:
    """A short all-in has moved the price by `added`. Bet 10, all-ins 16 and 23: 13 over the last full level, which becomes 23."""
    whole = whole_size(hand, house)
    if hand.price - hand.full_level >= whole:
        hand.full_level = hand.price  # ours, carrying guide 004 on: short all-ins that together pass a full size are measured from here
        if hand.game == FIXED_LIMIT:
            hand.rungs += 1
    hand.short_sum += added
    if house.reopen_rule == ReopenRule.CUMULATIVE_TABLE and hand.short_sum >= whole:
        hand.full_raises += 1
        hand.short_sum = 0
