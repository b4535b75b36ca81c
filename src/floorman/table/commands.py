"""What somebody asks for. A command may be refused; nothing has happened until it has become events.

Amounts are chips, `to` a street total. Seats are indices in the order of play. Cards are ints, an empty tuple is unknown cards.
"""

from typing import NamedTuple


class Act(NamedTuple):
    """A player's action: a `rules.rulebook.Verb`; `to` matters for bets and raises only."""

    seat: int
    verb: int
    to: int = 0


class DealBoard(NamedTuple):
    """The dealer puts out the next street, with the card burned before it (-1: none, or not known)."""

    cards: tuple[int, ...] = ()
    burn: int = -1


class ReportHole(NamedTuple):
    """Somebody enters the two cards of a seat."""

    seat: int
    cards: tuple[int, ...]


class ReportBoard(NamedTuple):
    """Somebody enters all community cards that lie on board `run`."""

    cards: tuple[int, ...]
    run: int = 0


class AgreeRuns(NamedTuple):
    """How often the board is run out, and the seats that want it. Without all of them it is run once (WSOP L210)."""

    runs: int
    seats: tuple[int, ...]


class Show(NamedTuple):
    """A player turns up both cards at the showdown."""

    seat: int


class Muck(NamedTuple):
    """A player gives up at the showdown without showing."""

    seat: int


class AwardPot(NamedTuple):
    """The dealer names the winners of one pot, one tuple of seats for each board."""

    pot: int
    winners: tuple[tuple[int, ...], ...]


class CorrectStack(NamedTuple):
    """The host sets the chips behind a seat right, with a reason."""

    seat: int
    stack: int
    reason: str


class VoidHand(NamedTuple):
    """The host calls the hand off; every chip goes back to where it was."""

    reason: str


Command = Act | DealBoard | ReportHole | ReportBoard | AgreeRuns | Show | Muck | AwardPot | CorrectStack | VoidHand
