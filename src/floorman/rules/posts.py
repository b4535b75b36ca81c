"""What a seat puts in before the cards: blind and ante of a short stack, missed blinds, a newcomer's post.

Words: *live* chips are the poster's bet, he may check or raise on them; *dead* chips join the main pot and belong to nobody.

Laws
1. A post never takes a stack below zero: what is paid is at most what is there, and a short post is an all-in.
2. What is paid is at most what is owed, part by part; a part that comes second is paid only once the first is whole.
3. One round of missed blinds is owed, however many rounds were missed.

Sources: TDA 2024 RP-11; WSOP 2026 L104a, L158, L160, L166; Robert 4. Knows no cards. Which price the others face over a
short blind is no question of this file.
"""

from enum import IntEnum

from floorman.rules.house import AnteKind, AnteOrder, Game, HouseRules, MissedBlind, NewPlayerEntry
from floorman.rules.record import NOBODY, HandRecord


class Post(IntEnum):
    """What a forced bet is."""

    ANTE = 0
    TABLE_ANTE = 1  # one player pays for all: dead money
    SMALL_BLIND = 2
    BIG_BLIND = 3
    STRADDLE = 4
    LIVE_POST = 5  # a newcomer's or returning player's live chips
    DEAD_POST = 6  # a missed small blind
    BOMB = 7


ANTE, TABLE_ANTE, SMALL_BLIND, BIG_BLIND, STRADDLE, LIVE_POST, DEAD_POST, BOMB = Post
PLACES_BESIDE_SEATS = 4  # an ante for the table, the two blinds, and again an ante for the table


def forced_bet(place: int, hand: HandRecord, house: HouseRules, ante: int, ante_kind: int, bomb_pot: int) -> tuple[int, Post, int]:
    """Who owes the forced bet at `place`, which one, and how many chips; seat NOBODY where nobody owes anything.

    Places 0 to `hand.seats + PLACES_BESIDE_SEATS - 1` are the order of payment: antes before blinds (guide 001), and a big blind who antes
    for the table in the order of the house (TDA RP-11). A bomb pot has its ante and no blinds (WSOP L31). What a seat cannot pay it
    does not owe: that is for whoever takes the chips. 1/2 with an ante of 2 by the big blind, three seats: place 4 the small blind's 1,
    place 5 the big blind's 2, place 6 its ante of 2.
    """
    seats = hand.seats
    if place < seats:
        if hand.folded[place]:
            return NOBODY, ANTE, 0
        if bomb_pot > 0:
            return place, BOMB, bomb_pot
        return (place if ante_kind == AnteKind.PER_PLAYER else NOBODY), ANTE, ante
    if bomb_pot > 0:
        return NOBODY, BOMB, 0
    step = place - seats
    if step == 1:
        return hand.small_blind_seat, SMALL_BLIND, hand.small_blind
    if step == 2:
        return hand.big_blind_seat, BIG_BLIND, hand.big_blind
    if ante_kind == AnteKind.BUTTON:
        return (hand.button_seat if step == 0 else NOBODY), TABLE_ANTE, ante
    first = house.ante_order == AnteOrder.ANTE_FIRST
    if ante_kind == AnteKind.BIG_BLIND and first == (step == 0):
        return hand.big_blind_seat, TABLE_ANTE, ante
    return NOBODY, TABLE_ANTE, 0


def payment_order(house: HouseRules) -> AnteOrder:
    """Which of ante and blind a seat that owes both pays first, for `blind_and_ante`.

    An ante of one's own is always taken before the blind (custom of every room); only an ante for the whole table is in dispute.
    """
    if house.ante_kind == AnteKind.PER_PLAYER or house.ante_order == AnteOrder.ANTE_FIRST:
        return AnteOrder.ANTE_FIRST
    return AnteOrder.BIG_BLIND_FIRST


def blind_and_ante(stack: int, blind: int, ante: int, order: AnteOrder) -> tuple[int, int]:
    """What a stack pays of its blind and of its ante, in chips; without a blind the blind is 0.

    TDA RP-11 (2024) takes the big blind first, the custom of 2019 the ante. Stack 1500, blind 1000, ante 1000: blind 1000 and ante 500,
    or blind 500 and ante 1000. The others owe the whole big blind either way.
    """
    if order == AnteOrder.ANTE_FIRST:
        ante_paid = min(stack, ante)
        return min(stack - ante_paid, blind), ante_paid
    blind_paid = min(stack, blind)
    return blind_paid, min(stack - blind_paid, ante)


def missed_posts(missed_sb: int, missed_bb: int, small_blind: int, big_blind: int, min_bet: int, rule: MissedBlind) -> tuple[int, int]:
    """Live and dead chips that somebody owes who comes back; `missed_sb` and `missed_bb` are 1 or 0.

    (0, 0) when nothing was missed, and under `wait_for_bb`, where he posts nothing and gets no cards before the big blind reaches him.
    Blinds 1/2, both missed: 2 live and 1 dead. Only the small blind: 1 dead, or 1 live under `live_up_to_min_bet`.
    """
    if rule == MissedBlind.WAIT_FOR_BB:
        return 0, 0
    big = big_blind if missed_bb else 0
    small = small_blind if missed_sb else 0
    if rule == MissedBlind.LIVE_UP_TO_MIN_BET:
        # Robert 4: what was missed is live up to one minimum bet, the rest is dead.
        live = min(big + small, min_bet)
        return live, big + small - live
    # WSOP L160: only the big blind is live. A lone small blind is dead (derived; so do online rooms).
    return big, small


def missed_straddle(amount: int) -> tuple[int, int]:
    """Live and dead chips for a missed mandatory straddle: all of it is dead (WSOP L166). 4: 0 live and 4 dead."""
    return 0, amount


def entry_terms(game: Game, house: HouseRules) -> NewPlayerEntry:
    """The terms on which a newcomer joins a cash game, for `button.may_be_dealt_in`.

    WSOP L104a: free in no-limit and pot-limit, a big blind in fixed limit. A tournament does not ask: its newcomers have paid to
    enter and never post (TDA 10-A), so there the terms are `FREE` in every game.
    """
    if house.new_player_entry == NewPlayerEntry.FREE and game != Game.FIXED_LIMIT:
        return NewPlayerEntry.FREE
    if house.new_player_entry == NewPlayerEntry.POST_OR_WAIT:
        return NewPlayerEntry.POST_OR_WAIT
    if house.new_player_entry == NewPlayerEntry.BUY_THE_BUTTON:
        return NewPlayerEntry.BUY_THE_BUTTON
    return NewPlayerEntry.POST_BIG_BLIND


def new_player_post(game: Game, big_blind: int, house: HouseRules) -> int:
    """Live chips a newcomer posts to be dealt in outside the blinds of a cash game. 0: enters free. Who may wait instead owes the same
    if he does not (Robert 4); who buys the button pays `button_price`.
    """
    return 0 if entry_terms(game, house) == NewPlayerEntry.FREE else big_blind


def button_price(small_blind: int, big_blind: int) -> tuple[int, int]:
    """Live and dead chips for buying the button: a live big blind and a dead small blind (WSOP L158). 1/2: 2 live and 1 dead.

    The buyer is the only blind of that hand (derived: the two behind him post in the next one, when he has the button). For the next hand
    his chair stands for the last small blind, and the last big blind stays whose it was.
    """
    return big_blind, small_blind


def pay_posts(stack: int, live: int, dead: int) -> tuple[int, int]:
    """What a stack pays of live and dead chips owed: the live part first, since it plays for its owner (ours; WSOP L160 is silent).

    Stack 2, owed 2 live and 1 dead: 2 and 0.
    """
    live_paid = min(stack, live)
    return live_paid, min(stack - live_paid, dead)
