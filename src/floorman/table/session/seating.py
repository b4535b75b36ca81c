"""Who is here and where he sits: the guest list, chairs, sitting out, leaving."""

from floorman.rules.record import NOBODY
from floorman.table.decide import is_index
from floorman.table.names import likeness, tidy
from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.refusal import Refused, SessionRefusal, no
from floorman.table.session.state import NightState
from floorman.table.session.work import Verdict, Work, not_allowed, not_host

MOST_LETTERS = 40
FREE_MOVE = 2  # WSOP L163: a move past at most two players owes nothing


def join(work: Work, command: c.Join) -> Verdict:
    """On the guest list, unless the room is locked."""
    return _add(work, command.by, command.name, "")


def add_guest(work: Work, command: c.AddGuest) -> Verdict:
    """Somebody without a phone."""
    if not work.state.settings.phoneless:
        return no(SessionRefusal.NO_PHONELESS_SEATS)
    return _add(work, command.player, command.name, command.by)


def _add(work: Work, player: str, name: str, keeper: str) -> Verdict:
    state = work.state
    if player in state.guests:
        return no(SessionRefusal.ALREADY_A_GUEST, name=state.guests[player].name)
    if state.locked and keeper != state.host:
        return no(SessionRefusal.ROOM_LOCKED)
    if not player:
        return no(SessionRefusal.NOT_A_GUEST, player=player)
    wrong = name_refusal(state, player, name)
    if wrong is None:
        work.do(s.Joined(player, tidy(name), keeper))
    return wrong


def name_refusal(state: NightState | None, player: str, name: str) -> Refused | None:
    """A name has letters and is nobody else's: the log, the pots and the payments go by it."""
    if not isinstance(name, str) or not 0 < len(tidy(name)) <= MOST_LETTERS:
        return no(SessionRefusal.NAME_EMPTY, most=MOST_LETTERS)
    wanted = likeness(name)
    guests = [] if state is None else state.guests.values()
    if any(likeness(guest.name) == wanted and guest.player != player for guest in guests):
        return no(SessionRefusal.NAME_TAKEN, name=tidy(name))
    return None


def rename(work: Work, command: c.Rename) -> Verdict:
    """Ids stay, so a new name changes nothing in the record; a running hand keeps the old one."""
    wrong = not_allowed(work.state, command.by, command.player) or name_refusal(work.state, command.player, command.name)
    if wrong is None:
        work.do(s.Renamed(command.player, tidy(command.name)))
    return wrong


def take_seat(work: Work, command: c.TakeSeat) -> Verdict:
    """A free chair. Whoever was kicked needs the host for it."""
    state = work.state
    wrong = not_allowed(state, command.by, command.player) or _chair_refusal(work, command.chair)
    if wrong is not None:
        return wrong
    guest = state.guests[command.player]
    if guest.chair != NOBODY:
        return no(SessionRefusal.ALREADY_SEATED, name=guest.name, chair=guest.chair)
    if guest.kicked and command.by != state.host:
        return no(SessionRefusal.KICKED, name=guest.name)
    work.do(s.SeatTaken(command.player, command.chair, bool(command.post)))
    return None


def _chair_refusal(work: Work, chair: int) -> Refused | None:
    """Why nobody can sit down here. Somebody who only waits to be cashed out makes room."""
    state = work.state
    if not is_index(chair, state.settings.seats):
        return no(SessionRefusal.NO_SUCH_CHAIR, chair=str(chair)[:12], chairs=state.settings.seats)
    holder = state.chairs[chair]
    if not holder:
        return None
    if state.guests[holder].leaving and state.live is None:
        cash_out(work, holder, state.guests[holder].taken_off_at)
        return None
    return no(SessionRefusal.CHAIR_TAKEN, chair=chair, name=state.guests[holder].name)


def move_seat(work: Work, command: c.MoveSeat) -> Verdict:
    """To another chair, never in the middle of one's hand."""
    state = work.state
    wrong = not_allowed(state, command.by, command.player) or not_seated(state, command.player)
    if wrong is None and state.guests[command.player].leaving:
        wrong = no(SessionRefusal.ALREADY_LEAVING, name=state.guests[command.player].name)
    wrong = wrong or _chair_refusal(work, command.chair)
    if wrong is not None:
        return wrong
    if state.in_hand(command.player):
        return no(SessionRefusal.IN_A_HAND, name=state.guests[command.player].name)
    free = state.number == 0 or _players_passed(state, command.player, command.chair) <= FREE_MOVE
    work.do(s.SeatMoved(command.player, command.chair, free))
    return None


def _players_passed(state: NightState, player: str, chair: int) -> int:
    """Players between the old chair and the new one, counted the short way round."""
    size, old = state.settings.seats, state.guests[player].chair
    others = [guest.chair for guest in state.seated() if guest.player != player]
    clockwise = sum(1 for other in others if (other - old) % size < (chair - old) % size)
    return min(clockwise, len(others) - clockwise)


def not_seated(state: NightState, player: str) -> Refused | None:
    """Why something that needs a chair is refused."""
    guest = state.guests[player]
    return no(SessionRefusal.NOT_SEATED, name=guest.name) if guest.chair == NOBODY else None


def sit_out(work: Work, command: c.SitOut) -> Verdict:
    """From the next hand on; in this one he still has his turn."""
    state = work.state
    wrong = not_allowed(state, command.by, command.player) or not_seated(state, command.player)
    if wrong is None and state.guests[command.player].sitting_out:
        wrong = no(SessionRefusal.ALREADY_SITTING_OUT, name=state.guests[command.player].name)
    if wrong is None:
        work.do(s.SatOut(command.player))
    return wrong


def come_back(work: Work, command: c.ComeBack) -> Verdict:
    """Into the next hand, posting what is owed or waiting for the big blind. Whoever was kicked does not come back."""
    state = work.state
    wrong = not_allowed(state, command.by, command.player) or not_seated(state, command.player)
    if wrong is None and state.guests[command.player].kicked:
        wrong = no(SessionRefusal.KICKED, name=state.guests[command.player].name)
    if wrong is None:
        work.do(s.CameBack(command.player, bool(command.post)))
    return wrong


def leave(work: Work, command: c.Leave) -> Verdict:
    """Cash out: at once, or after the hand he was dealt into. What he can still win there he can still win."""
    wrong = not_allowed(work.state, command.by, command.player) or not_seated(work.state, command.player)
    return wrong or _go(work, command.player, False, command.instant)


def kick(work: Work, command: c.Kick) -> Verdict:
    """As leaving, by the host's word; his row stays in the ledger."""
    state = work.state
    wrong = not_host(state, command.by) or not_allowed(state, command.by, command.player) or not_seated(state, command.player)
    if wrong is None and command.player == state.host:
        wrong = no(SessionRefusal.HOST_CANNOT_BE_KICKED)
    return wrong or _go(work, command.player, True, command.instant)


def _go(work: Work, player: str, kicked: bool, instant: int) -> Verdict:
    state = work.state
    guest = state.guests[player]
    if not state.in_hand(player):
        cash_out(work, player, instant, kicked)
    elif guest.leaving and guest.kicked >= kicked:
        return no(SessionRefusal.ALREADY_LEAVING, name=guest.name)
    else:
        work.do(s.LeaveMarked(player, kicked))
    return None


def cash_out(work: Work, player: str, instant: int, kicked: bool = False) -> None:
    """All he has goes with him, and the chair is free."""
    work.do(s.CashedOut(player, work.state.guests[player].stack, kicked, instant))
