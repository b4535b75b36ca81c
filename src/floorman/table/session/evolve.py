"""What an event does to a night. Applies facts; judges nothing.

A hand's chips are in the hand while it runs and go to the guests' stacks with its last event. Taking that event back takes the chips out
again: whatever was bought meanwhile stays beside the hand, so a rewound hand never touches the guest list or a buy-in.
"""

from collections.abc import Callable, Iterable
from typing import Any

from floorman.rules.record import NOBODY
from floorman.table.session import events as s
from floorman.table.session.evolve_hand import hand_begun, played, taken_back
from floorman.table.session.refusal import SessionRefusal
from floorman.table.session.settings import house_rules
from floorman.table.session.state import NO_CHAIRS, Entry, Guest, NightState


def fold(log: Iterable[s.SessionEvent]) -> NightState:
    """The state that a whole log of one night has made."""
    events = iter(log)
    opened = next(events)
    assert isinstance(opened, s.NightOpened)
    state = start(opened)
    for event in events:
        apply(state, event)
    return state


def start(opened: s.NightOpened) -> NightState:
    """The state that `NightOpened` makes: the host alone on the guest list."""
    state = NightState.__new__(NightState)
    state.settings, state.house = opened.settings, house_rules(opened.settings)
    state.host, state.offered, state.away_since = opened.host, "", -1
    state.guests = {opened.host: Guest(opened.host, opened.name)}
    state.hand = state.begun = state.before = state.since = state.closed = None
    state.log, state.by = [], []
    state.number, state.last_hand = 0, 0
    state.placed = state.blinds = NO_CHAIRS
    state.bomb, state.small_due, state.extra, state.last_big = False, NOBODY, (), ""
    state.paused = state.locked = False
    state.charged_at, state.charged, state.version = -1, (), 1
    return state


def apply(state: NightState, event: s.SessionEvent) -> None:
    """Changes `state` in place by one event."""
    _APPLY[type(event)](state, event)
    state.version += 1


def _joined(state: NightState, event: s.Joined) -> None:
    state.guests[event.player] = Guest(event.player, event.name, event.keeper)


def _renamed(state: NightState, event: s.Renamed) -> None:
    state.change(event.player, name=event.name)


def _seat_taken(state: NightState, event: s.SeatTaken) -> None:
    state.change(
        event.player, chair=event.chair, post=event.post, entry=Entry.NEW, seated_at=state.version, kicked=False, sitting_out=False
    )


def _seat_moved(state: NightState, event: s.SeatMoved) -> None:
    entry = state.guests[event.player].entry
    if entry == Entry.IN:
        entry = Entry.BACK
    state.change(event.player, chair=event.chair, entry=entry if event.free else Entry.NEW)
    _note_change(state, event.player, SessionRefusal.SEATS_CHANGED_SINCE)


def _sat_out(state: NightState, event: s.SatOut) -> None:
    state.change(event.player, sitting_out=True, post=False)


def _came_back(state: NightState, event: s.CameBack) -> None:
    state.change(event.player, sitting_out=False, leaving=False, post=event.post)


def _leave_marked(state: NightState, event: s.LeaveMarked) -> None:
    guest = state.guests[event.player]
    state.change(event.player, leaving=True, kicked=guest.kicked or event.kicked, asked=0, granted=0)


def _cashed_out(state: NightState, event: s.CashedOut) -> None:
    guest = state.guests[event.player]
    took = {"taken_off": event.amount, "taken_off_at": event.instant} if event.amount else {}
    state.change(event.player, chair=NOBODY, stack=guest.stack - event.amount, cashed_out=guest.cashed_out + event.amount, leaving=False,
        sitting_out=False, kicked=guest.kicked or event.kicked, asked=0, granted=0, **took,
    )  # fmt: skip
    _note_change(state, event.player, SessionRefusal.CASHED_OUT_SINCE)


def _chips_asked(state: NightState, event: s.ChipsAsked) -> None:
    state.change(event.player, asked=event.amount)


def _chips_granted(state: NightState, event: s.ChipsGranted) -> None:
    state.change(event.player, asked=0, granted=event.amount)


def _chips_declined(state: NightState, event: s.ChipsDeclined) -> None:
    state.change(event.player, asked=0, granted=0)


def _chips_bought(state: NightState, event: s.ChipsBought) -> None:
    guest = state.guests[event.player]
    stack, bought_in = guest.stack + event.amount, guest.bought_in + event.amount
    state.change(event.player, stack=stack, bought_in=bought_in, granted=0, taken_off=0)


def _stack_set_right(state: NightState, event: s.StackSetRight) -> None:
    guest = state.guests[event.player]
    state.change(event.player, stack=event.after, corrected=guest.corrected + event.after - event.before)
    _note_change(state, event.player, SessionRefusal.CORRECTED_SINCE)


def _note_change(state: NightState, player: str, why: SessionRefusal) -> None:
    """The last hand cannot be taken back any more once the stack or the chair of somebody in it has changed."""
    if state.live is None and player in state.players and state.since is None:
        state.since = (why, player)


def _time_charged(state: NightState, event: s.TimeCharged) -> None:
    state.charged_at, state.charged = event.instant, event.amounts
    for player, amount in event.amounts:
        guest = state.guests[player]
        state.change(player, stack=guest.stack - amount, time=guest.time + amount)


def _paused(state: NightState, event: s.Paused) -> None:
    state.paused = True


def _resumed(state: NightState, event: s.Resumed) -> None:
    state.paused = False


def _last_hand_called(state: NightState, event: s.LastHandCalled) -> None:
    state.last_hand = event.number


def _room_locked(state: NightState, event: s.RoomLocked) -> None:
    state.locked = event.locked


def _stakes_changed(state: NightState, event: s.StakesChanged) -> None:
    small, big, ante = event.small_blind, event.big_blind, event.ante
    state.settings = state.settings._replace(small_blind=small, big_blind=big, ante=ante)
    state.house = house_rules(state.settings)


def _host_offered(state: NightState, event: s.HostOffered) -> None:
    state.offered = event.to


def _host_changed(state: NightState, event: s.HostChanged) -> None:
    state.host, state.offered, state.away_since = event.player, "", -1


def _host_away(state: NightState, event: s.HostAway) -> None:
    state.away_since = event.instant


def _night_closed(state: NightState, event: s.NightClosed) -> None:
    state.closed = event
    for guest in state.seated():
        counted = dict(event.counted).get(guest.player, 0)
        state.change(guest.player, chair=NOBODY, stack=0, cashed_out=guest.cashed_out + counted, asked=0, granted=0, leaving=False)
    if event.bearer:
        state.change(event.bearer, borne=event.difference)


_APPLY: dict[type, Callable[[NightState, Any], None]] = {
    s.Joined: _joined,
    s.Renamed: _renamed,
    s.SeatTaken: _seat_taken,
    s.SeatMoved: _seat_moved,
    s.SatOut: _sat_out,
    s.CameBack: _came_back,
    s.LeaveMarked: _leave_marked,
    s.CashedOut: _cashed_out,
    s.ChipsAsked: _chips_asked,
    s.ChipsGranted: _chips_granted,
    s.ChipsDeclined: _chips_declined,
    s.ChipsBought: _chips_bought,
    s.StackSetRight: _stack_set_right,
    s.TimeCharged: _time_charged,
    s.HandBegun: hand_begun,
    s.Played: played,
    s.TakenBack: taken_back,
    s.Paused: _paused,
    s.Resumed: _resumed,
    s.LastHandCalled: _last_hand_called,
    s.RoomLocked: _room_locked,
    s.StakesChanged: _stakes_changed,
    s.HostOffered: _host_offered,
    s.HostChanged: _host_changed,
    s.HostAway: _host_away,
    s.NightClosed: _night_closed,
}
