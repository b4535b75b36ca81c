"""Who is dealt into the next hand, where the button stands, and what is posted: the rules' answers put together.

Laws
1. With two who are ready there is a hand.
2. Whoever was in the last hand and is ready is in the next one.
3. Nobody posts the big blind twice running while three or more are dealt in, not even by changing his chair.
4. A blind that passes somebody who has a chair and no cards is missed, once.

Sources: `rules.button`, `rules.posts`; WSOP L31, L158, L160, L163; Robert 4.
"""

from typing import NamedTuple

from floorman.rules import button, posts
from floorman.rules.button import Entry as Let
from floorman.rules.house import MissedBlind, NewPlayerEntry
from floorman.rules.record import NOBODY
from floorman.table.session.events import Chairs
from floorman.table.session.settings import ante_kind, game_of
from floorman.table.session.state import Entry, Guest, NightState, is_ready
from floorman.table.setup import Setup

WAITS = (NOBODY, NOBODY)


class Lineup(NamedTuple):
    """The next hand: who plays, in the order of play; the chairs of button and blinds; what is posted, by player."""

    players: tuple[str, ...]
    placed: Chairs
    dead_button: bool
    posts: dict[str, tuple[int, int]]  # live and dead chips
    missed: tuple[tuple[str, int, int], ...]
    extra: tuple[str, ...]


def lineup(state: NightState, first: int, bomb_pot: int) -> Lineup | None:
    """The next hand, None with fewer than two who are ready. `first` is the chair drawn for the first button of the night."""
    ready = {guest.chair: guest for guest in state.seated() if is_ready(guest)}
    if len(ready) < 2:
        return None
    size = state.settings.seats
    last = _last(state, ready)
    occupied = [1 if chair in ready and ready[chair].entry == Entry.IN else 0 for chair in range(size)]
    owed: dict[str, tuple[int, int]] = {}
    for chair in sorted(ready, key=lambda chair: button.steps(size, last[2], chair)):
        if not occupied[chair]:
            occupied[chair] = 1
            post = _entry(state, occupied, ready[chair], last)
            if post == WAITS or (bomb_pot and post != (0, 0)):
                occupied[chair] = 0
            elif post != (0, 0):
                owed[ready[chair].player] = post
    at, dead, small, big, second = _positions(state, occupied, first, last)
    placed = (at, small, big)
    order = [ready[chair].player for chair in sorted(ready, key=lambda c: button.steps(size, at, c)) if occupied[chair]]
    extra: tuple[str, ...] = ()
    if not bomb_pot:
        if second != NOBODY:
            extra = tuple(p for p in order if button.is_skipped(size, occupied, last[2], big, state.guests[p].chair))
        owed |= _catching_up(state, order, placed, extra)
    missed = () if bomb_pot else _missed(state, occupied, placed)
    return Lineup(tuple(order), placed, bool(dead), owed, missed, extra)


def _last(state: NightState, ready: dict[int, Guest]) -> Chairs:
    """Button and blinds to move on from. After a bomb pot whose button stays, those of the hand before (WSOP L31). Of two players the
    one who had the big blind had it where he sits now: it is the other's turn.
    """
    last = state.blinds if state.bomb and not state.house.bomb_pot_button_moves else state.placed
    if len(ready) == 2:
        for chair, guest in ready.items():
            if guest.player == state.last_big:
                return last[0], last[1], chair
    return last


def _entry(state: NightState, occupied: list[int], guest: Guest, last: Chairs) -> tuple[int, int]:
    """Live and dead chips with which somebody comes in who was not in the last hand; `WAITS`: he stays out this time."""
    settings, house, size = state.settings, state.house, state.settings.seats
    missed = guest.missed_small or guest.missed_big
    if missed:
        terms = NewPlayerEntry.POST_OR_WAIT
    elif guest.entry == Entry.NEW:
        terms = posts.entry_terms(game_of(settings), house)
    else:
        terms = NewPlayerEntry.FREE
    let = button.may_be_dealt_in(size, occupied, guest.chair, *last, terms, house)
    if let == Let.DEALT_IN:
        again = guest.player == state.last_big and button.players_in(size, occupied) > 2
        return WAITS if again and button.next_button(size, occupied, *last, house)[3] == guest.chair else (0, 0)
    if let in (Let.WAIT, Let.BUY_OR_WAIT) or not guest.post:
        return WAITS
    if not missed:
        return posts.new_player_post(game_of(settings), settings.big_blind, house), 0
    if house.missed_blind == MissedBlind.WAIT_FOR_BB:
        return WAITS
    small, big = settings.small_blind, settings.big_blind
    return posts.missed_posts(guest.missed_small, guest.missed_big, small, big, big, house.missed_blind)


def _positions(state: NightState, occupied: list[int], first: int, last: Chairs) -> button.Positions:
    size = state.settings.seats
    if state.number == 0 or last[2] == NOBODY:
        return button.first_button(size, occupied, first)
    if state.bomb:
        return button.after_bomb_pot(size, occupied, last, state.placed, state.house)
    return button.next_button(size, occupied, *last, state.house)


def _catching_up(state: NightState, order: list[str], placed: Chairs, extra: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """The moving button: who was passed over posts a big blind now, and the small blind in the hand after (Robert 4)."""
    owed = dict.fromkeys(extra, (state.settings.big_blind, 0))
    for player in state.extra:
        if player in order and player not in owed and state.guests[player].chair not in placed[1:] and state.settings.small_blind:
            owed[player] = (state.settings.small_blind, 0)
    return owed


def _missed(state: NightState, occupied: list[int], placed: Chairs) -> tuple[tuple[str, int, int], ...]:
    """Who has a chair, gets no cards, and has been passed by a blind since the last hand. Newcomers have had none yet to miss."""
    big_from, big_to = state.blinds[2], placed[2]
    small_from, small_to = state.small_due, placed[1] if placed[1] != NOBODY else state.blinds[2]
    found = []
    for guest in state.seated():
        if not occupied[guest.chair] and guest.entry != Entry.NEW:
            small = _passed(state.settings.seats, small_from, small_to, guest.chair)
            big = _passed(state.settings.seats, big_from, big_to, guest.chair)
            if small or big:
                found.append((guest.player, small, big))
    return tuple(found)


def _passed(size: int, start: int, end: int, chair: int) -> int:
    """1: on its way clockwise from one chair to another a blind has come to this one."""
    if NOBODY in (start, end) or start == end:
        return 0
    return 1 if button.steps(size, start, chair) <= button.steps(size, start, end) else 0


def setup_of(state: NightState, line: Lineup, straddles: tuple[tuple[str, int], ...], bomb_pot: int) -> Setup:
    """The hand's setup: names and stacks in the order of play. A straddle of somebody who is not in gets a seat that `faults` names."""
    settings, players = state.settings, line.players
    guests = [state.guests[player] for player in players]
    by_chair = {guest.chair: seat for seat, guest in enumerate(guests)}
    at, small, big = line.placed
    return Setup(
        names=tuple(guest.name for guest in guests),
        stacks=tuple(guest.stack for guest in guests),
        small_blind=settings.small_blind,
        big_blind=settings.big_blind,
        button_seat=by_chair.get(at, NOBODY),
        small_blind_seat=NOBODY if bomb_pot else by_chair.get(small, NOBODY),
        big_blind_seat=NOBODY if bomb_pot else by_chair[big],
        house=state.house,
        game=game_of(settings),
        ante=0 if bomb_pot else settings.ante,
        ante_kind=ante_kind(settings),
        straddles=tuple((players.index(player) if player in players else len(players), chips) for player, chips in straddles),
        posts=tuple((players.index(player), *chips) for player, chips in line.posts.items()),
        bomb_pot=bomb_pot,
        unit=settings.unit,
        small_bet=settings.small_bet,
        big_bet=settings.big_bet,
        event_heads_up=len(players) == 2,
    )
