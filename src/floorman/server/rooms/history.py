"""A night in memory: where it stands, the lines people read, which command ids have been answered. A fold over the stream of the night."""

from collections.abc import Iterable
from typing import Any

from floorman.server.rooms.lines import HAND, KEPT, Line, Lines
from floorman.store.contract import StoredEvent
from floorman.store.names import NIGHT
from floorman.table import events as e
from floorman.table.session import events as s
from floorman.table.session.evolve import apply, start
from floorman.table.session.graph import Curve
from floorman.table.session.score import Sheet


class History:
    """`hand_version` is the version of the last event of a hand; an order about the hand that has seen less is stale."""

    def __init__(self, opened: s.NightOpened, command_id: str, at: int, kept: int | None = KEPT) -> None:
        self.state = start(opened)
        self.lines = Lines(kept)
        self.answers: dict[str, int] = {}
        self.hand_version = 0
        self._curve, self._sheet = Curve(), Sheet()
        self._noted(opened, command_id, at, None)

    @classmethod
    def load(cls, stored: Iterable[StoredEvent], kept: int | None = KEPT) -> "History":
        """From the stream of a night, with so many lines of its log."""
        events = iter(stored)
        first = next(events)
        history = cls(NIGHT.read(first), first.command_id, first.at, kept)
        for event in events:
            history.add(NIGHT.read(event), event.command_id, event.at)
        return history

    def add(self, event: s.SessionEvent, command_id: str, at: int) -> None:
        """One more event, which is in the log."""
        step = None
        if isinstance(event, s.TakenBack):
            step = self.lines.step(self.state.log[event.version])
        self._curve.before(self.state, event)
        apply(self.state, event)
        self._curve.after(self.state, event)
        if isinstance(event, HAND):
            self.hand_version = self.state.version
        self._noted(event, command_id, at, step)

    def _noted(self, event: s.SessionEvent, command_id: str, at: int, step: Line | None) -> None:
        self.answers[command_id] = self.state.version
        self.lines.add(self.state, event, at, step)

    def graph(self) -> dict[str, list[int]]:
        """Everybody's net after every hand."""
        return self._curve.lines(self.state)

    def sheet(self) -> dict[str, Any]:
        """The score sheet of the hand, kept from one event to the next."""
        return self._sheet.of(self.state)

    @property
    def names(self) -> dict[str, str]:
        """What everybody is called now, by id."""
        return {player: guest.name for player, guest in self.state.guests.items()}

    @staticmethod
    def awarded_by(events: Iterable[s.SessionEvent]) -> list[e.PotAwarded]:
        """The pots that are paid among these events."""
        return [event.event for event in events if isinstance(event, s.Played) and isinstance(event.event, e.PotAwarded)]
