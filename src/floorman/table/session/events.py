"""What happened in a night, as facts with their amounts resolved. A night is the list of these; everything else is computed from it.

Players are ids that never change; names are what people call them and may. Chairs are 0..size-1 clockwise, whoever sits there. `by` is who
asked for it, empty where it followed by itself. Amounts are chips, instants whole seconds of whatever clock the caller has.
"""

from typing import NamedTuple

from floorman.table import events as e
from floorman.table.events import event
from floorman.table.session.settings import Settings
from floorman.table.setup import Setup

Chairs = tuple[int, int, int]  # button, small blind, big blind; -1 nobody


@event
class NightOpened(NamedTuple):
    settings: Settings
    host: str
    name: str


@event
class Joined(NamedTuple):
    """On the guest list. `keeper` is whose phone acts for somebody without one, empty for everybody else."""

    player: str
    name: str
    keeper: str


@event
class Renamed(NamedTuple):
    player: str
    name: str


@event
class SeatTaken(NamedTuple):
    """`post`: he posts what he owes to be dealt in at once; otherwise he waits for the big blind."""

    player: str
    chair: int
    post: bool


@event
class SeatMoved(NamedTuple):
    """`free`: he has passed at most two players and owes nothing for it (WSOP L163)."""

    player: str
    chair: int
    free: bool


@event
class SatOut(NamedTuple):
    player: str


@event
class CameBack(NamedTuple):
    player: str
    post: bool


@event
class LeaveMarked(NamedTuple):
    """In a hand: he leaves after it."""

    player: str
    kicked: bool


@event
class CashedOut(NamedTuple):
    player: str
    amount: int
    kicked: bool
    instant: int


@event
class ChipsAsked(NamedTuple):
    """Waits for the host."""

    player: str
    amount: int


@event
class ChipsGranted(NamedTuple):
    """Confirmed; on the table between two hands."""

    player: str
    amount: int
    by: str


@event
class ChipsDeclined(NamedTuple):
    """The host declined, or the player took it back."""

    player: str
    by: str


@event
class ChipsBought(NamedTuple):
    """Chips came on the table. `asked` is more where the maximum has cut it."""

    player: str
    amount: int
    asked: int


@event
class StackSetRight(NamedTuple):
    """The host corrected a stack between hands."""

    player: str
    before: int
    after: int
    reason: str


@event
class TimeCharged(NamedTuple):
    """Time charge of (player, chips), below 0 where that of a void hand goes back; the first one of the night only starts the clock."""

    instant: int
    amounts: tuple[tuple[str, int], ...]


@event
class HandBegun(NamedTuple):
    """`players` are those of the hand in the order of play, seat 0 of the setup first; `missed` are (player, small blind, big blind) as
    0 or 1 of those whom a blind has passed; `extra` are those who posted a second big blind; `deck` is empty with real cards.
    """

    number: int
    setup: Setup
    players: tuple[str, ...]
    placed: Chairs
    missed: tuple[tuple[str, int, int], ...]
    extra: tuple[str, ...]
    deck: tuple[int, ...]


@event
class Played(NamedTuple):
    """One event of the hand."""

    event: e.Event
    by: str


@event
class TakenBack(NamedTuple):
    """The hand counts only up to `version` events; the guest list and the buy-ins stay."""

    version: int
    by: str


@event
class Paused(NamedTuple):
    by: str


@event
class Resumed(NamedTuple):
    by: str


@event
class LastHandCalled(NamedTuple):
    """No hand after this number; 0: called off."""

    number: int


@event
class RoomLocked(NamedTuple):
    locked: bool


@event
class StakesChanged(NamedTuple):
    """From the next hand."""

    small_blind: int
    big_blind: int
    ante: int


@event
class HostOffered(NamedTuple):
    """`to` is empty when the offer is off."""

    to: str


@event
class HostChanged(NamedTuple):
    """`lost`: not by acceptance, the host was away too long."""

    player: str
    lost: bool


@event
class HostAway(NamedTuple):
    """Since when nothing is heard of the host; -1: he is back."""

    instant: int


@event
class NightClosed(NamedTuple):
    """Everybody cashed out by the chips counted. `bearer` bears `difference`, counted less issued."""

    counted: tuple[tuple[str, int], ...]
    bearer: str
    difference: int


SessionEvent = (
    NightOpened
    | Joined
    | Renamed
    | SeatTaken
    | SeatMoved
    | SatOut
    | CameBack
    | LeaveMarked
    | CashedOut
    | ChipsAsked
    | ChipsGranted
    | ChipsDeclined
    | ChipsBought
    | StackSetRight
    | TimeCharged
    | HandBegun
    | Played
    | TakenBack
    | Paused
    | Resumed
    | LastHandCalled
    | RoomLocked
    | StakesChanged
    | HostOffered
    | HostChanged
    | HostAway
    | NightClosed
)
