"""What only the host does, and who the host is: pause, last hand, lock, stakes, handing over, closing.

A host who is lost for a minute is replaced by the longest seated player who is connected; one who is there hands over by offer and
acceptance. Nothing else changes the host.
"""

from floorman.rules.record import NOBODY
from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.ledger import issued
from floorman.table.session.refusal import Refused, SessionRefusal, no
from floorman.table.session.settings import faults
from floorman.table.session.state import NightState
from floorman.table.session.work import Verdict, Work, not_host
from floorman.table.setup import is_chips


def pause(work: Work, command: c.Pause) -> Verdict:
    """Nobody acts and no hand begins until `Resume`."""
    wrong = not_host(work.state, command.by)
    if wrong is None and work.state.paused:
        wrong = no(SessionRefusal.PAUSED)
    if wrong is None:
        work.do(s.Paused(command.by))
    return wrong


def resume(work: Work, command: c.Resume) -> Verdict:
    """On with it."""
    wrong = not_host(work.state, command.by)
    if wrong is None and not work.state.paused:
        wrong = no(SessionRefusal.NOT_PAUSED)
    if wrong is None:
        work.do(s.Resumed(command.by))
    return wrong


def call_last_hand(work: Work, command: c.CallLastHand) -> Verdict:
    """The running hand is the last, or, between hands, the next one."""
    state = work.state
    wrong = not_host(state, command.by)
    if wrong is None and command.on == (state.last_hand > 0):
        wrong = no(SessionRefusal.ALREADY_SO)
    if wrong is None:
        work.do(s.LastHandCalled((state.number if state.live is not None else state.number + 1) if command.on else 0))
    return wrong


def lock_room(work: Work, command: c.LockRoom) -> Verdict:
    """No new guests."""
    wrong = not_host(work.state, command.by)
    if wrong is None and command.locked == work.state.locked:
        wrong = no(SessionRefusal.ALREADY_SO)
    if wrong is None:
        work.do(s.RoomLocked(bool(command.locked)))
    return wrong


def change_stakes(work: Work, command: c.ChangeStakes) -> Verdict:
    """Blinds and ante from the next hand on."""
    wrong = not_host(work.state, command.by)
    if wrong is not None:
        return wrong
    small, big, ante = command.small_blind, command.big_blind, command.ante
    found = faults(work.state.settings._replace(small_blind=small, big_blind=big, ante=ante))
    if found:
        return no(SessionRefusal.SETTINGS_WRONG, faults=found)
    work.do(s.StakesChanged(small, big, ante))
    return None


def offer_host(work: Work, command: c.OfferHost) -> Verdict:
    """The host offers his place to a guest with a phone; empty: he takes the offer back."""
    state = work.state
    wrong = not_host(state, command.by)
    if wrong is None and command.to:
        wrong = _cannot_be_host(state, command.to)
    if wrong is None and command.to == state.offered:
        wrong = no(SessionRefusal.ALREADY_SO)
    if wrong is None:
        work.do(s.HostOffered(command.to))
    return wrong


def _cannot_be_host(state: NightState, player: str) -> Refused | None:
    guest = state.guests.get(player)
    if guest is None:
        return no(SessionRefusal.NOT_A_GUEST, player=player)
    if guest.keeper or guest.kicked or player == state.host:
        return no(SessionRefusal.CANNOT_BE_HOST, name=guest.name)
    return None


def accept_host(work: Work, command: c.AcceptHost) -> Verdict:
    """Only now the host has changed."""
    state = work.state
    if command.by != state.offered:
        return no(SessionRefusal.NOTHING_OFFERED, name=state.guests[command.by].name)
    wrong = _cannot_be_host(state, command.by)  # he may have been sent home since
    if wrong is None:
        work.do(s.HostChanged(command.by, lost=False))
    return wrong


def decline_host(work: Work, command: c.DeclineHost) -> Verdict:
    """He would rather play."""
    if command.by != work.state.offered:
        return no(SessionRefusal.NOTHING_OFFERED, name=work.state.guests[command.by].name)
    work.do(s.HostOffered(""))
    return None


def tick(work: Work, command: c.Tick) -> Verdict:
    """Watches over the host. Who else is connected matters to no one's chips and is no fact of the night."""
    state = work.state
    if state.host in command.connected:
        if state.away_since >= 0:
            work.do(s.HostAway(-1))
    elif state.away_since < 0:
        work.do(s.HostAway(command.instant))
    elif command.instant - state.away_since >= command.lost_after:
        here = [guest for guest in state.seated() if guest.player in command.connected and _cannot_be_host(state, guest.player) is None]
        if here:
            work.do(s.HostChanged(min(here, key=lambda guest: guest.seated_at).player, lost=True))
    return None


def close_night(work: Work, command: c.CloseNight) -> Verdict:
    """The gate: chips counted = chips issued, or somebody bears the difference. Everybody is cashed out by what was counted."""
    state = work.state
    wrong = not_host(state, command.by)
    if wrong is None and state.live is not None:
        wrong = no(SessionRefusal.HAND_RUNNING, number=state.number)
    wrong = wrong or _count_refusal(state, command.counted)
    if wrong is not None:
        return wrong
    counted, expected = sum(chips for _, chips in command.counted), issued(state)
    bearer = command.bearer if counted != expected else ""
    if counted != expected and bearer not in state.guests:
        return no(SessionRefusal.COUNT_OFF, counted=counted, issued=expected, difference=counted - expected)
    work.do(s.NightClosed(tuple(command.counted), bearer, counted - expected))
    return None


def _count_refusal(state: NightState, counted: tuple[tuple[str, int], ...]) -> Refused | None:
    """Everybody with chips is counted, once, and nobody who has no chair."""
    players = [player for player, _ in counted]
    for player, chips in counted:
        if player not in state.guests or state.guests[player].chair == NOBODY or players.count(player) > 1:
            return no(SessionRefusal.NOT_SEATED, name=state.guests[player].name if player in state.guests else str(player))
        if not is_chips(chips):
            return no(SessionRefusal.NOT_CHIPS, value=str(chips)[:30])
    missing = tuple(guest.name for guest in state.seated() if guest.stack and guest.player not in players)
    return no(SessionRefusal.COUNT_INCOMPLETE, names=missing) if missing else None
