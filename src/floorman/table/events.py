"""What happened, as facts with their amounts resolved. A hand is the list of these; everything else is computed from it.

Seats are indices in the order of play (0 = left of the button). Amounts are chips; `to` is a street total, `by` an increment. Cards are
ints (`rules.cards`); an empty tuple means cards that nobody has told us. Replay never judges an event again.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar

from floorman.rules.posts import Post as Post
from floorman.table.setup import Setup

_E = TypeVar("_E")
_equal: Any = tuple.__eq__

# `new(Called, (seat, to, by, all_in))` is `Called(seat, to, by, all_in)` in half the time: for the events that every hand is made of.
new: Callable[[type[_E], tuple[Any, ...]], _E] = tuple.__new__  # type: ignore[assignment]


def _same(self: Any, other: Any) -> bool:
    return type(self) is type(other) and _equal(self, other)


def _differs(self: Any, other: Any) -> bool:
    return not _same(self, other)


def event(cls: type[_E]) -> type[_E]:
    """Two events are equal only when they are of one kind: a fold of seat 1 is no check of seat 1."""
    for name, method in (("__eq__", _same), ("__ne__", _differs), ("__hash__", tuple.__hash__)):
        setattr(cls, name, method)
    return cls


class Reason(IntEnum):
    """Why a hand ended."""

    ALL_OTHERS_FOLDED = 0
    SHOWDOWN = 1
    VOID = 2


@event
class HandStarted(NamedTuple):
    setup: Setup


@event
class Posted(NamedTuple):
    seat: int
    kind: Post
    amount: int


@event
class HoleDealt(NamedTuple):
    """Everybody has two cards; one tuple a seat. Opens the betting before the flop."""

    hole: tuple[tuple[int, ...], ...]


@event
class Folded(NamedTuple):
    seat: int


@event
class Checked(NamedTuple):
    seat: int


@event
class Called(NamedTuple):
    seat: int
    to: int
    by: int
    all_in: bool


@event
class Bet(NamedTuple):
    seat: int
    to: int
    full: bool
    all_in: bool


@event
class Raised(NamedTuple):
    """`by` is what it adds to the price; not `full`: a short all-in."""

    seat: int
    to: int
    by: int
    full: bool
    all_in: bool


@event
class Returned(NamedTuple):
    """Uncalled chips went back."""

    seat: int
    amount: int


@event
class StreetClosed(NamedTuple):
    """Betting on the street is over; `after` is the Street that follows."""

    street: int
    after: int


@event
class BoardDealt(NamedTuple):
    """Community cards of one street on board `run`; `burn` is the card burned, -1 unknown or none."""

    street: int
    cards: tuple[int, ...]
    burn: int
    run: int


@event
class RunsAgreed(NamedTuple):
    runs: int


@event
class HoleReported(NamedTuple):
    """Cards of a seat were entered that had been unknown."""

    seat: int
    cards: tuple[int, ...]


@event
class BoardReported(NamedTuple):
    """The community cards lying on board `run` were entered."""

    run: int
    cards: tuple[int, ...]


@event
class Shown(NamedTuple):
    seat: int
    cards: tuple[int, ...]


@event
class Mucked(NamedTuple):
    seat: int


@event
class RakeTaken(NamedTuple):
    amount: int


@event
class PotAwarded(NamedTuple):
    """`shares` are (seat, chips) of those who got some; pot 0 is the main pot; `declared`: the dealer named the winners."""

    pot: int
    amount: int
    shares: tuple[tuple[int, int], ...]
    declared: bool


@event
class StackCorrected(NamedTuple):
    seat: int
    before: int
    after: int
    reason: str


@event
class HandOver(NamedTuple):
    reason: Reason
    note: str


@event
class Undone(NamedTuple):
    """The log counts only up to `version` events; what came after did not happen."""

    version: int


Event = (
    HandStarted
    | Posted
    | HoleDealt
    | Folded
    | Checked
    | Called
    | Bet
    | Raised
    | Returned
    | StreetClosed
    | BoardDealt
    | RunsAgreed
    | HoleReported
    | BoardReported
    | Shown
    | Mucked
    | RakeTaken
    | PotAwarded
    | StackCorrected
    | HandOver
    | Undone
)
