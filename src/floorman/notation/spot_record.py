"""A spot as a record, and what can be wrong with the line that it was read from."""

from enum import StrEnum
from typing import NamedTuple

from floorman.rules.streets import Street
from floorman.table.setup import Setup

LONGEST_LINE = 4_000


class SpotFault(StrEnum):
    """What is wrong with a line; the sentences stand in the catalogues as `spot-<fault>`."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    NOT_UNDERSTOOD = "not-understood"
    TWICE = "twice"  # something that can be said once only
    NO_BLINDS = "no-blinds"
    NOT_AN_AMOUNT = "not-an-amount"
    AMOUNT_TOO_LARGE = "amount-too-large"
    BAD_NAME = "bad-name"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_CHOICE = "no-such-choice"
    NOT_CARDS = "not-cards"
    CARD_TWICE = "card-twice"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    BOARD_BEFORE_THE_FLOP = "board-before-the-flop"
    CARDS_AFTER_ACTIONS = "cards-after-actions"
    TOO_MANY_STREETS = "too-many-streets"
    NOT_AN_ACTION = "not-an-action"
    AMOUNT_MISSING = "amount-missing"
    AMOUNT_NOT_WANTED = "amount-not-wanted"
    NOT_ON_A_LINE = "not-on-a-line"  # a live hand that the notation has no words for


class SpotError(ValueError):
    """A line that is no spot. `token` stands at `text[position:]`; `numbers` are the variables of the sentence."""

    def __init__(self, fault: SpotFault, position: int, token: str, **numbers: object) -> None:
        self.fault = fault
        self.position = position
        self.token = token if len(token) <= 60 else token[:57] + "..."
        self.numbers: dict[str, object] = {"token": self.token, "place": position + 1, **numbers}
        super().__init__(f"{fault} at {position + 1}: {self.token!r}")


class Move(NamedTuple):
    """One action as typed: its letter (f x c b r a), the street total of b and r, and the seat it names, if any."""

    letter: str
    to: int = 0
    name: str = ""

    def __str__(self) -> str:
        return (f"{self.name}:" if self.name else "") + self.letter + (str(self.to) if self.letter in "br" else "")


class StreetLine(NamedTuple):
    """One `|` part: the community cards that come with it, none if they are not told, and the actions in turn."""

    board: tuple[int, ...] = ()
    moves: tuple[Move, ...] = ()


class Spot(NamedTuple):
    """What one line says. `cards` has two cards a seat, or none; `streets` begin where the hand does."""

    setup: Setup
    cards: tuple[tuple[int, ...], ...]
    streets: tuple[StreetLine, ...]


def first_street(setup: Setup) -> int:
    """The Street of the first part. A bomb pot has no betting before the flop (WSOP L31)."""
    return Street.FLOP if setup.bomb_pot and setup.street == Street.PREFLOP else setup.street


def opens_by_itself(setup: Setup) -> bool:
    """Whether the first part is there without a `|`: before the flop there is nothing to deal, and a line that says `flop` is on it."""
    return not setup.bomb_pot
