"""Where a night stands: the guest list, the chairs, the hand, the button. A fold over events; see `evolve`."""

from enum import IntEnum
from operator import attrgetter
from typing import Any, NamedTuple

from floorman.rules.house import HouseRules
from floorman.rules.record import NOBODY
from floorman.table import events as e
from floorman.table.session.events import Chairs, HandBegun, NightClosed
from floorman.table.session.refusal import SessionRefusal
from floorman.table.session.settings import Settings
from floorman.table.state import OVER, State

NO_CHAIRS: Chairs = (NOBODY, NOBODY, NOBODY)


class Entry(IntEnum):
    """On what terms a seated player gets cards in the next hand."""

    NEW = 0  # has not been dealt in on this chair
    IN = 1  # was in the last hand
    BACK = 2  # was not, though he had a chair; owes what he has missed


class Standing(IntEnum):
    """The one thing a guest is right now."""

    GUEST = 0  # no chair
    BUSTED = 1  # a chair, no chips
    SITTING_OUT = 2
    WAITING = 3  # for the big blind, or until he has posted
    READY = 4
    IN_HAND = 5
    LEAVING = 6  # after the hand


class Guest(NamedTuple):
    """Somebody on the guest list, for good: he stays in the ledger when he goes. `stack` are the chips outside a running hand."""

    player: str
    name: str
    keeper: str = ""
    chair: int = NOBODY
    seated_at: int = 0  # version at which he sat down; the longest seated takes over a lost host
    entry: Entry = Entry.NEW
    post: bool = False  # posts what he owes instead of waiting, until he sits out
    sitting_out: bool = False
    leaving: bool = False
    kicked: bool = False
    missed_small: int = 0
    missed_big: int = 0
    asked: int = 0  # chips that wait for the host
    granted: int = 0  # chips that wait for the end of the hand
    taken_off: int = 0  # last stack that he took off and has not brought back
    taken_off_at: int = 0
    stack: int = 0
    bought_in: int = 0
    cashed_out: int = 0
    corrected: int = 0
    rake: int = 0  # his share of what the house has taken
    time: int = 0
    borne: int = 0  # difference at the end of the night that he bears


class Before(NamedTuple):
    """What a void hand gives back: the button and what everybody owed as it began."""

    placed: Chairs
    blinds: Chairs
    bomb: bool
    small_due: int
    extra: tuple[str, ...]
    last_big: str
    owed: tuple[Guest, ...]


class NightState:
    """One night. Guests are values and replaced whole; the hand is the only part that changes in place."""

    __slots__ = (
        "away_since", "before", "begun", "blinds", "bomb", "by", "charged", "charged_at", "closed", "extra", "guests",
        "hand", "host", "house", "last_big", "last_hand", "locked", "log", "number", "offered", "paused", "placed",
        "settings", "since", "small_due", "version",
    )  # fmt: skip

    settings: Settings
    house: HouseRules
    host: str
    offered: str  # to whom the host has offered his place
    away_since: int  # instant from which the host is away, -1: he is here
    guests: dict[str, Guest]  # in the order in which they joined
    hand: State | None  # the running hand, or the last one
    begun: HandBegun | None  # who plays it
    log: list[e.Event]  # its events, without those taken back
    by: list[str]  # who asked for each of them
    before: Before | None
    since: tuple[SessionRefusal, str] | None  # why the last hand cannot be taken back any more, and by whom
    number: int  # of the running or last hand; 0 before the first
    placed: Chairs  # button, small blind, big blind of the last hand, bomb pots too
    blinds: Chairs  # the same of the last hand with blinds
    bomb: bool  # the last hand was a bomb pot
    small_due: int  # the chair where the small blind was due, posted or not
    extra: tuple[str, ...]  # who posted a second big blind in the last hand
    last_big: str  # who posted the big blind in the last hand
    paused: bool
    last_hand: int  # no hand after this number; 0: no end called
    locked: bool
    charged_at: int  # instant of the last time charge, -1: none
    charged: tuple[tuple[str, int], ...]  # what it was, by player; below 0: given back
    closed: NightClosed | None
    version: int  # how many events have made this state

    def copy(self) -> "NightState":
        """A twin that shares nothing that changes."""
        twin = NightState.__new__(NightState)
        for name in NightState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.guests = dict(self.guests)
        twin.log, twin.by = self.log[:], self.by[:]
        twin.hand = None if self.hand is None else self.hand.copy()
        return twin

    def change(self, player: str, **fields: Any) -> None:
        """Replaces some fields of a guest."""
        self.guests[player] = self.guests[player]._replace(**fields)

    @property
    def beside(self) -> tuple[Any, ...]:
        """The night beside the cards and chips of the hand, as a value: what is told from it alone stands as long as it does."""
        return (*self._fixed(self), *self.guests.values(), self.live is None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NightState) and all(getattr(self, n) == getattr(other, n) for n in NightState.__slots__)

    __hash__ = None  # type: ignore[assignment]
    _fixed = attrgetter(*(name for name in __slots__ if name not in ("by", "guests", "hand", "log", "version")))

    @property
    def live(self) -> State | None:
        """The hand that runs, None between hands."""
        return self.hand if self.hand is not None and self.hand.phase != OVER else None

    @property
    def players(self) -> tuple[str, ...]:
        """Those of the running or last hand in the order of play; the place is the seat of the hand."""
        return () if self.begun is None else self.begun.players

    @property
    def chairs(self) -> list[str]:
        """Who sits where, empty for a free chair."""
        chairs = [""] * self.settings.seats
        for guest in self.guests.values():
            if guest.chair != NOBODY:
                chairs[guest.chair] = guest.player
        return chairs

    def seated(self) -> list[Guest]:
        """Everybody with a chair, by chair."""
        return sorted((guest for guest in self.guests.values() if guest.chair != NOBODY), key=lambda guest: guest.chair)

    def in_hand(self, player: str) -> bool:
        """Whether he was dealt into the hand that runs, folded or not."""
        return self.live is not None and player in self.players

    def behind(self, player: str) -> int:
        """His chips that are not bet: in front of him in the hand, and those beside it."""
        beside = self.guests[player].stack
        return beside + (self.hand.record.stack[self.players.index(player)] if self.hand is not None and self.in_hand(player) else 0)

    def standing(self, player: str) -> Standing:
        """The one thing he is right now."""
        guest = self.guests[player]
        if guest.chair == NOBODY:
            return Standing.GUEST
        if guest.leaving:
            return Standing.LEAVING
        if self.in_hand(player):
            return Standing.IN_HAND
        if guest.stack == 0:
            return Standing.BUSTED
        if guest.sitting_out:
            return Standing.SITTING_OUT
        owes = guest.entry == Entry.NEW or guest.missed_small or guest.missed_big
        return Standing.WAITING if owes and not guest.post and self.number else Standing.READY


def is_ready(guest: Guest) -> bool:
    """Whether he could be dealt in: a chair, chips, and the will to play."""
    return guest.chair != NOBODY and guest.stack > 0 and not guest.sitting_out and not guest.leaving
