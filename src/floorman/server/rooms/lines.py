"""The log of a room as people read it: one line an event, in the words of one language. Kept short; older lines come from the log."""

from collections import deque
from collections.abc import Mapping
from typing import Any, NamedTuple

from floorman.table import events as e
from floorman.table.session import events as s
from floorman.table.session.state import NightState
from floorman.text.night import tell_night
from floorman.text.stories import tell

KEPT = 300  # lines in memory a room
CHIPS = (s.ChipsAsked, s.ChipsGranted, s.ChipsDeclined, s.ChipsBought, s.CashedOut, s.StackSetRight, s.TimeCharged)
SEATS = (s.NightOpened, s.Joined, s.Renamed, s.SeatTaken, s.SeatMoved, s.SatOut, s.CameBack, s.LeaveMarked)
HAND = (s.HandBegun, s.Played, s.TakenBack)
# What nobody should miss: it changes something that others have already seen.
LOUD = (s.TakenBack, s.StackSetRight, s.HostChanged, s.Paused, s.Resumed, s.StakesChanged)
# Said by what comes before or after them.
SILENT = (e.StreetClosed, e.HoleDealt)


class Line(NamedTuple):
    """An event with what its story needs: who was called what, and for a step taken back the step. `at` in milliseconds since 1970."""

    version: int
    at: int
    number: int
    event: s.SessionEvent
    names: Mapping[str, str]
    seats: tuple[str, ...]  # names in the order of play
    runs: int
    undone: e.Event | None = None

    @property
    def kind(self) -> str:
        """hand, chips, seat, or floor: what a filter asks for."""
        if isinstance(self.event, HAND):
            return "hand"
        if isinstance(self.event, CHIPS):
            return "chips"
        return "seat" if isinstance(self.event, SEATS) else "floor"

    @property
    def loud(self) -> bool:
        """Whether every screen shows it for a moment."""
        inside = self.event.event if isinstance(self.event, s.Played) else None
        return isinstance(self.event, LOUD) or isinstance(inside, e.StackCorrected)

    def told(self, lang: str) -> dict[str, Any]:
        """The line as a client gets it."""
        undone = "" if self.undone is None else tell(self.undone, self.seats, lang, self.runs)
        if isinstance(self.event, s.Played):
            text = tell(self.event.event, self.seats, lang, self.runs)
        else:
            text = tell_night(self.event, self.names, lang, undone)
        return {"version": self.version, "at": self.at, "text": text, "kind": self.kind, "number": self.number, "loud": self.loud}


def is_silent(event: s.SessionEvent) -> bool:
    """Whether an event makes no line. The end of a hand follows from its pots, unless it was called off."""
    if isinstance(event, s.Played) and isinstance(event.event, e.HandOver):
        return event.event.reason != e.Reason.VOID
    return isinstance(event, s.HostAway) or (isinstance(event, s.Played) and isinstance(event.event, SILENT))


class Lines:
    """The newest lines of a room, `kept` of them at the most; None keeps all."""

    def __init__(self, kept: int | None = KEPT) -> None:
        self._kept: deque[Line] = deque(maxlen=kept)
        self._dropped = False

    def add(self, state: NightState, event: s.SessionEvent, at: int, before: "Line | None" = None) -> None:
        """`state` is that after the event."""
        if is_silent(event):
            return
        hand = state.hand
        self._dropped = self._dropped or len(self._kept) == self._kept.maxlen
        names = {player: guest.name for player, guest in state.guests.items()}
        seats, runs = ((), 1) if hand is None else (hand.names, hand.runs)
        undone = before.event.event if before is not None and isinstance(before.event, s.Played) else None
        self._kept.append(Line(state.version, at, state.number, event, names, seats, runs, undone))

    def step(self, event: e.Event) -> Line | None:
        """The line of an event of the hand, the newest of several equal ones."""
        for line in reversed(self._kept):
            if isinstance(line.event, s.Played) and line.event.event == event:
                return line
        return None

    def since(self, version: int) -> list[Line]:
        """The lines of later versions, oldest first, as far as they are kept."""
        found: list[Line] = []
        for line in reversed(self._kept):
            if line.version <= version:
                break
            found.append(line)
        return found[::-1]

    def older(self, before: int, most: int) -> tuple[list[Line], bool]:
        """At most `most` lines of versions before `before`, oldest first, and whether there are more."""
        found = [line for line in self._kept if line.version < before]
        return found[-most:], len(found) > most or self._dropped
