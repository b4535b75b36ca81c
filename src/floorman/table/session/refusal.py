"""Why the floor says no to something outside the hand, as data. Inside a hand it is `table.ruling.Ruling`."""

from enum import IntEnum
from typing import Any, NamedTuple


class SessionRefusal(IntEnum):
    """Why a command of the night is refused. The order is no ranking."""

    SETTINGS_WRONG = 1
    NIGHT_CLOSED = 2
    NOT_A_GUEST = 3
    ALREADY_A_GUEST = 4
    NAME_EMPTY = 5
    NAME_TAKEN = 6
    ROOM_LOCKED = 7
    NO_PHONELESS_SEATS = 8
    NOT_YOURS = 9
    HOST_ONLY = 10
    # seats
    NO_SUCH_CHAIR = 11
    CHAIR_TAKEN = 12
    ALREADY_SEATED = 13
    NOT_SEATED = 14
    KICKED = 15
    IN_A_HAND = 16
    ALREADY_SITTING_OUT = 17
    ALREADY_LEAVING = 18
    # chips
    NOT_CHIPS = 19
    NOT_IN_UNITS = 20
    BELOW_MINIMUM_BUY_IN = 21
    ABOVE_MAXIMUM_BUY_IN = 22
    BELOW_WHAT_WAS_TAKEN_OFF = 23
    ALREADY_ASKED = 24
    NOTHING_ASKED = 25
    REASON_MISSING = 26
    # hands
    HAND_RUNNING = 27
    NO_HAND = 28
    TOO_FEW_READY = 29
    PAUSED = 30
    NOT_PAUSED = 31
    LAST_HAND_PLAYED = 32
    SETUP_WRONG = 33
    DECK_WRONG = 34
    CARDS_ARE_DEALT = 35
    CARDS_ALREADY_SEEN = 36
    NOT_YOUR_STEP = 38
    CASHED_OUT_SINCE = 39
    SEATS_CHANGED_SINCE = 40
    CORRECTED_SINCE = 41
    NOT_DEALT_IN = 42
    # the host
    CANNOT_BE_HOST = 43
    NOTHING_OFFERED = 44
    HOST_CANNOT_BE_KICKED = 45
    ALREADY_SO = 46
    # closing
    COUNT_INCOMPLETE = 47
    COUNT_OFF = 48
    # what the hand cannot even judge
    NOT_A_CARD = 49
    NO_SUCH_ACTION = 50


class Refused(NamedTuple):
    """A refusal with its numbers and names, by the variable of the sentence that uses them."""

    refusal: SessionRefusal
    numbers: dict[str, Any]


class RefusedAtTheFloor(ValueError):
    """Raised by `Night` for what is refused; nothing has changed. `refused` says why."""

    def __init__(self, refused: Refused) -> None:
        self.refused = refused
        super().__init__(f"{refused.refusal.name.lower()}: {refused.numbers}")


def no(refusal: SessionRefusal, **numbers: Any) -> Refused:
    """A refusal in one line."""
    return Refused(refusal, numbers)
