"""The legal menu: for every action what is possible, for how much, or the ruling why not."""

from typing import NamedTuple

from floorman.rules.betting import all_in_to, max_raise_to, min_raise_to, raise_refusal, refusal, to_call
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal, Verb
from floorman.table.ruling import Ruling, action_ruling
from floorman.table.state import State


class Option(NamedTuple):
    """One entry of the menu. `least` and `most` are street totals in chips (equal where there is one size, 0 where none is needed)."""

    verb: str
    possible: bool
    least: int
    most: int
    ruling: Ruling | None

    def __bool__(self) -> bool:
        """`if legal.raise_:` asks whether it is possible."""
        return self.possible


class Legal:
    """What the player to act may do. With nobody to act every entry is refused.

    `to_call` in chips, capped by the stack; `min_raise_to` and `max_raise_to` are street totals, None where raising is closed. Bet 10,
    all-in 16, before somebody with 500: to_call 16, min_raise_to 20 (house) or 26 (tda), max_raise_to 500.
    """

    __slots__ = ("_state", "max_raise_to", "min_raise_to", "seat", "to_call")

    seat: int
    to_call: int
    min_raise_to: int | None
    max_raise_to: int | None

    def __init__(self, state: State) -> None:
        record, house = state.record, state.house
        seat = record.to_act
        self._state = state
        self.seat = seat
        if seat == NOBODY:
            self.to_call = 0
            self.min_raise_to = self.max_raise_to = None
            return
        self.to_call = to_call(record, seat)
        if raise_refusal(record, house, seat):
            self.min_raise_to = self.max_raise_to = None
        else:
            self.max_raise_to = most = max_raise_to(record, house, seat)
            least = min_raise_to(record, house)
            self.min_raise_to = least if least < most else most

    @property
    def name(self) -> str | None:
        """Whose menu it is."""
        return None if self.seat == NOBODY else self._state.names[self.seat]

    @property
    def can_raise(self) -> bool:
        """Whether a bet or raise of some size is allowed."""
        return self.min_raise_to is not None

    @property
    def can_check(self) -> bool:
        """Whether staying in costs nothing."""
        return self.seat != NOBODY and self.to_call == 0

    @property
    def fold(self) -> Option:
        """Giving up."""
        return self._option("fold", Verb.FOLD, 0, 0)

    @property
    def check(self) -> Option:
        """Staying in for nothing."""
        return self._option("check", Verb.CHECK, 0, 0)

    @property
    def call(self) -> Option:
        """Matching the price; the street total is `least`."""
        total = self._state.record.street_bet[self.seat] + self.to_call if self.seat != NOBODY else 0
        return self._option("call", Verb.CALL, total, total)

    @property
    def bet(self) -> Option:
        """The first wager of the street."""
        return self._option("bet", Verb.BET, self.min_raise_to or 0, self.max_raise_to or 0)

    @property
    def raise_(self) -> Option:
        """A wager over the price."""
        return self._option("raise", Verb.RAISE, self.min_raise_to or 0, self.max_raise_to or 0)

    @property
    def all_in(self) -> Option:
        """Everything: a bet, a call or a raise. Where raising is closed it is only possible as a call."""
        if self.seat == NOBODY:
            return self._option("all-in", Verb.RAISE, 0, 0)
        record = self._state.record
        total = all_in_to(record, self.seat)
        verb = Verb.CALL if 0 < record.price >= total else Verb.BET if record.price == 0 else Verb.RAISE
        return self._option("all-in", verb, total, total)

    def options(self) -> tuple[Option, ...]:
        """All entries, fold first."""
        return (self.fold, self.check, self.call, self.bet, self.raise_, self.all_in)

    def _option(self, label: str, verb: Verb, least: int, most: int) -> Option:
        state = self._state
        record = state.record
        at = max(self.seat, 0)
        asked = least
        if self.seat == NOBODY:
            refused: int = Refusal.HAND_OVER if state.reason is not None else Refusal.NO_BETTING_NOW
        else:
            refused = refusal(record, state.house, at, verb, asked)
        if refused:
            return Option(label, False, 0, 0, action_ruling(record, state.house, at, refused, asked, state.names))
        return Option(label, True, least, most, None)

    def __str__(self) -> str:
        if self.seat == NOBODY:
            return "nobody to act"
        parts = []
        for option in self.options():
            if option.possible:
                span = "" if not option.most else f" {option.least}" if option.least == option.most else f" {option.least} to {option.most}"
                parts.append(option.verb + span)
        return f"{self.name}: " + ", ".join(parts)

    __repr__ = __str__
