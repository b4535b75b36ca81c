"""What every decision of a night shares: a copy to work on, who may speak for whom, and the events as they come."""

from floorman.table.ruling import Ruling
from floorman.table.session.events import SessionEvent
from floorman.table.session.evolve import apply
from floorman.table.session.refusal import Refused, SessionRefusal, no
from floorman.table.session.state import NightState

Decision = tuple[SessionEvent, ...] | Refused | Ruling
Verdict = Refused | Ruling | None


class Work:
    """A copy of the night that changes while a command is decided. What is refused is thrown away with it."""

    __slots__ = ("happened", "state")

    def __init__(self, state: NightState) -> None:
        self.state = state.copy()
        self.happened: list[SessionEvent] = []

    def do(self, event: SessionEvent) -> None:
        """It happens."""
        apply(self.state, event)
        self.happened.append(event)


def speaks_for(state: NightState, by: str, player: str) -> bool:
    """Everybody speaks for himself, the host for all, a keeper for who has no phone."""
    return by == player or by == state.host or state.guests[player].keeper == by


def not_allowed(state: NightState, by: str, player: str) -> Refused | None:
    """Why `by` may not speak for `player`."""
    if player not in state.guests:
        return no(SessionRefusal.NOT_A_GUEST, player=player)
    if not speaks_for(state, by, player):
        return no(SessionRefusal.NOT_YOURS, name=state.guests[player].name)
    return None


def not_host(state: NightState, by: str) -> Refused | None:
    """Why `by` may not do what only the host does."""
    return None if by == state.host else no(SessionRefusal.HOST_ONLY, name=state.guests[state.host].name)
