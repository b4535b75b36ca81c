"""Who has the button and the blinds in the next hand, and may somebody who has just sat down be dealt in.

Seats here are chairs: 0..size-1 clockwise around the table, whoever sits there. `occupied` holds 1 for every chair that is dealt in.
An absent tournament stack counts as dealt in: its blinds and antes are posted, its hand is killed (TDA 30). A player of a cash
game who sits out does not, so two active players beside him simply play heads-up.

Laws
1. While two or more are dealt in, there is one button and one big blind; both blinds stand in front of players, never in front of the same.
2. Heads-up the button is the small blind (TDA 34-B, WSOP T87, L157).
3. `dead_button`: the big blind moves to the first player clockwise of the last one, so nobody posts it twice running. Button and
   small blind follow and may fall on empty chairs. Clockwise they always stand button, small blind, big blind (TDA 32).
4. `forward_moving`: the button moves to the next player; the two after him post a live small and big blind.
5. `moving_button`: as 4, and whoever the big blind has passed over posts one with it, and a small blind in the next hand.
6. If those whom `may_be_dealt_in` holds out stay out, nobody posts the big blind twice running under 4 and 5 either, while three or
   more are dealt in.

Sources: guide 001; TDA 2024 10-A, 30, 32, 34; WSOP 2026 T66, T85, T87, L31, L155-158; Robert 4. Knows no chips, no names and no clock.
"""

from enum import IntEnum

from floorman.rules.house import ButtonRule, HeadsUpTransition, HouseRules, NewPlayerEntry
from floorman.rules.record import NOBODY

Positions = tuple[int, int, int, int, int]


class Entry(IntEnum):
    """Whether a newcomer gets cards in the coming hand."""

    DEALT_IN = 0  # and owes nothing but a blind that falls on his chair
    MUST_POST = 1  # once he has posted a big blind
    POST_OR_WAIT = 2  # the same, or he waits for the big blind
    BUY_OR_WAIT = 3  # he buys the button, or the button passes him first (WSOP L158)
    WAIT = 4  # not before the button has passed him (TDA 10-A, WSOP T66; Robert 4)


def players_in(size: int, occupied: list[int]) -> int:
    """How many are dealt in."""
    players = 0
    for seat in range(size):
        if occupied[seat]:
            players += 1
    return players


def next_player(size: int, occupied: list[int], seat: int) -> int:
    """The first player clockwise of this chair, at last the one who sits on it; -1 when nobody is dealt in. Chair -1 starts at 0."""
    for step in range(1, size + 1):
        other = (seat + step) % size
        if occupied[other]:
            return other
    return NOBODY


def steps(size: int, start: int, seat: int) -> int:
    """Clockwise steps from one chair to another: 1..size. A chair is a whole lap from itself, never nothing."""
    return (seat - start - 1) % size + 1


def _player_before(size: int, occupied: list[int], seat: int) -> int:
    """The first player on the other side, counter-clockwise, where somebody is dealt in."""
    other = (seat - 1) % size
    while not occupied[other]:
        other = (other - 1) % size
    return other


def _heads_up(size: int, occupied: list[int], after: int, prev_bb: int, house: HouseRules) -> tuple[int, int]:
    """Button and big blind of two players. From BTN A, SB B, BB C with A gone: C and B, or under `plain_forward` B and C."""
    if house.heads_up_transition == HeadsUpTransition.PLAIN_FORWARD:
        # PokerStars: the button moves on as ever, even if the big blind stays where it was.
        btn = next_player(size, occupied, after)
        return btn, next_player(size, occupied, btn)
    # TDA 34-B, WSOP T87: the button is adjusted so that nobody has the big blind twice running.
    bb = next_player(size, occupied, prev_bb)
    return next_player(size, occupied, bb), bb


def _dead_button(size: int, occupied: list[int], prev_sb: int, prev_bb: int) -> tuple[int, int, int]:
    """Button, small blind and big blind of three or more: each takes over the chair of the one before it (TDA 32, WSOP T85, L155).

    A small blind that was dead (-1) was due on an empty chair before the big blind. The nearest one is taken (ours): which of several
    empty chairs holds the button changes nothing for those who play.
    """
    bb = next_player(size, occupied, prev_bb)
    sb = prev_bb if occupied[prev_bb] else NOBODY
    btn = prev_sb if prev_sb != NOBODY else (prev_bb - 1) % size
    if steps(size, bb, btn) >= steps(size, bb, prev_bb):
        # The chair lies on the wrong side of the blinds: newcomers sit where the last blinds were. BTN and SB A, BB B, and C sits down
        # between them: the big blind is due from A, the small blind from B, so C is the button (ours; TDA 10-A lets a newcomer have it).
        btn = _player_before(size, occupied, prev_bb)
    return btn, sb, bb


def _moving(size: int, occupied: list[int], after: int, prev_btn: int, prev_bb: int) -> tuple[int, int, int, int]:
    """Button, small blind, big blind and second big blind when skipped blinds are caught up (Robert 4, blinds 2a).

    One blind a player a hand, the bigger first: who posted the big blind posts the small blind next, on the button if need be. From
    BTN 1, SB 2, BB 3 with 3 gone: BTN 2, nobody, BB 5, and 4 as well. With 2 gone: BTN 3 who posts the small blind, BB 5, and 4 as well.
    """
    btn = next_player(size, occupied, after)
    second = next_player(size, occupied, btn)
    bb = next_player(size, occupied, second)
    if steps(size, prev_btn, bb) <= steps(size, prev_btn, prev_bb):
        return btn, second, bb, NOBODY  # the big blind has not moved past its last chair, so it has passed over nobody
    sb = prev_bb if occupied[prev_bb] else NOBODY
    skipped = steps(size, prev_bb, second) < steps(size, prev_bb, bb)
    return btn, sb, bb, second if skipped else NOBODY


def _positions(size: int, occupied: list[int], after: int, prev_btn: int, prev_sb: int, prev_bb: int, house: HouseRules) -> Positions:
    """As `next_button`; a button that moves player by player looks for its next player clockwise of the chair `after`."""
    players = players_in(size, occupied)
    if players < 2:
        return NOBODY, 0, NOBODY, NOBODY, NOBODY
    if prev_bb == NOBODY:
        return first_button(size, occupied, next_player(size, occupied, after))
    extra_bb = NOBODY
    if players == 2:
        btn, bb = _heads_up(size, occupied, after, prev_bb, house)
        sb = btn
    elif house.button_rule == ButtonRule.DEAD_BUTTON:
        btn, sb, bb = _dead_button(size, occupied, prev_sb, prev_bb)
    elif house.button_rule == ButtonRule.MOVING_BUTTON:
        btn, sb, bb, extra_bb = _moving(size, occupied, after, prev_btn, prev_bb)
    else:
        # PokerStars: always two live blinds, and a player may skip a big blind. From BTN 1, SB 2, BB 3 with 3 gone: 2, 4, 5.
        btn = next_player(size, occupied, after)
        sb = next_player(size, occupied, btn)
        bb = next_player(size, occupied, sb)
    return btn, 0 if occupied[btn] else 1, sb, bb, extra_bb


def first_button(size: int, occupied: list[int], btn: int) -> Positions:
    """The positions of a first hand, the button drawn for chair `btn` (the next player's if that is empty). As `next_button`."""
    if players_in(size, occupied) < 2:
        return NOBODY, 0, NOBODY, NOBODY, NOBODY
    btn = next_player(size, occupied, max(btn, 0) - 1)
    sb = next_player(size, occupied, btn)
    bb = next_player(size, occupied, sb)
    if bb == btn:
        return btn, 0, btn, sb, NOBODY  # heads-up: the button posts the small blind
    return btn, 0, sb, bb, NOBODY


def next_button(size: int, occupied: list[int], prev_btn: int, prev_sb: int, prev_bb: int, house: HouseRules) -> Positions:
    """Button, whether it is dead (1: it stands on an empty chair), small blind, big blind, second big blind of the next hand, as chairs.

    -1 = nobody: no small blind is posted, there is no second big blind; all four when fewer than two are dealt in. `prev_*` are the
    last hand's answer: `prev_sb` is -1 after a dead small blind, `prev_bb` -1 when there was no hand yet. The second big blind is
    `moving_button`'s; when both blinds leave at once there may be a third, see `is_skipped`.
    From BTN 1, SB 2, BB 3 of six chairs with 2 gone: dead button 2 (empty), 3, 4; forward-moving 3, 4, 5.
    """
    return _positions(size, occupied, prev_btn, prev_btn, prev_sb, prev_bb, house)


def after_bomb_pot(
    size: int, occupied: list[int], before: tuple[int, int, int], bomb: tuple[int, int, int], house: HouseRules
) -> Positions:
    """As `next_button`, for the hand after a bomb pot. `before` and `bomb` are (button, small blind, big blind): of the last hand
    with blinds, and of the bomb pot as `next_button` placed them, though nobody posted there. Several bomb pots running keep one
    `before` where the button stays.

    WSOP L31: the button does not move, so the blinds that were due in the bomb pot are posted now. BTN 3 in the bomb pot: BTN 3 again.
    """
    if house.bomb_pot_button_moves:
        return next_button(size, occupied, bomb[0], bomb[1], bomb[2], house)
    return _positions(size, occupied, bomb[0] - 1, before[0], before[1], before[2], house)


def is_skipped(size: int, occupied: list[int], prev_bb: int, bb: int, seat: int) -> int:
    """1: the big blind has passed over this player, who sits between its last chair and its new one.

    Ask it under `moving_button` when there is a second big blind: such a player posts a big blind with it, and the small blind in the
    hand after. From BB 3 to BB 5: 4. From BB 3 to BB 6, both blinds gone: 4 and 5, three big blinds in all.
    """
    return 1 if occupied[seat] and steps(size, prev_bb, seat) < steps(size, prev_bb, bb) else 0


def may_be_dealt_in(
    size: int, occupied: list[int], seat: int, prev_btn: int, prev_sb: int, prev_bb: int, terms: NewPlayerEntry, house: HouseRules
) -> Entry:
    """Whether somebody who was not dealt in last hand gets cards in the next one, on this chair.

    `occupied` counts this newcomer in, and of other newcomers those already let in: ask for one at a time, clockwise from the last big
    blind. `terms` are `posts.entry_terms` in a cash game, `FREE` in a tournament, whose newcomers take the place they get, the button
    and the blinds included, and only wait between the button and the small blind (TDA 10-A, WSOP T66).
    """
    btn, _, sb, bb, extra_bb = next_button(size, occupied, prev_btn, prev_sb, prev_bb, house)
    players = players_in(size, occupied)
    if players <= 2 or prev_bb == NOBODY:
        return Entry.DEALT_IN
    distance = steps(size, prev_btn, bb)
    if distance <= steps(size, prev_btn, prev_bb) and steps(size, prev_btn, seat) < distance:
        return Entry.WAIT  # he would take the button from the next player and hold up the big blind: 1 sits down before BTN 0, SB 2, BB 4
    if seat in (bb, extra_bb):
        return Entry.DEALT_IN
    small_blind = sb if sb != NOBODY else prev_bb  # where it is due, posted or not
    first_blind = min(steps(size, btn, small_blind), steps(size, btn, bb))
    third = players == 3 and prev_btn == prev_sb  # beside two there is no place behind the blinds to wait for (ours)
    if terms == NewPlayerEntry.FREE or third:
        return Entry.WAIT if steps(size, btn, seat) < first_blind else Entry.DEALT_IN
    # Cash: nobody comes in on the button or between it and the big blind (Robert 4), except who buys the button (WSOP L158).
    if seat == btn:
        return Entry.WAIT
    if steps(size, btn, seat) < steps(size, btn, bb):
        return Entry.BUY_OR_WAIT if terms == NewPlayerEntry.BUY_THE_BUTTON else Entry.WAIT
    return Entry.MUST_POST if terms == NewPlayerEntry.POST_BIG_BLIND else Entry.POST_OR_WAIT
