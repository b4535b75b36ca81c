"""The score sheet of a hand: what everybody has put in on every street, and the last word said. For phones beside real cards.

The amounts are those of the hand's own record as it is replayed, so that no rule about what counts as a street bet stands here.
"""

from typing import Any

from floorman.rules.streets import Street
from floorman.table import events as e
from floorman.table import evolve as hand_evolve
from floorman.table.session.events import HandBegun
from floorman.table.session.state import NightState
from floorman.table.state import State

STREETS = {street: street.name.lower() for street in Street if street < Street.SHOWDOWN}
Action = e.Posted | e.Folded | e.Checked | e.Called | e.Bet | e.Raised
ACTIONS = (e.Posted, e.Folded, e.Checked, e.Called, e.Bet, e.Raised)
WORDS = ("posted", "folded", "checked", "called", "bet", "raised", "all_in")


def score(state: NightState) -> dict[str, Any]:
    """The running hand's sheet, or the last one's, as plain data.

    `rows` has for every player in the order of play, and each of the streets preflop, flop, turn, river, the last thing he did there:
    `{"to": street bet, "word": one of WORDS, "all_in": bool}`, None where he did nothing. `last` is the newest: {"player", "word", "to"}.
    Blinds 1/2, a raise to 6 under the gun: {"to": 6, "word": "raised", "all_in": False}. An ante is no street bet and leaves no mark unless
    it was the last chip. Before the first hand no rows, and no last.
    """
    return Sheet().of(state)


class Sheet:
    """A sheet that is kept, so that a hand is not replayed for its next event. A step taken back, or another hand, begins it anew."""

    def __init__(self) -> None:
        self._begun: HandBegun | None = None
        self._log: list[e.Event] = []

    def of(self, state: NightState) -> dict[str, Any]:
        """`score(state)`, to be read and not changed."""
        if state.begun is None:
            return {"rows": {}, "last": None}
        if state.begun is not self._begun or state.log[: len(self._log)] != self._log:
            self._begin(state, state.begun)
        for event in state.log[len(self._log) :]:
            self._add(event)
        return {"rows": self._rows, "last": self._last}

    def _begin(self, state: NightState, begun: HandBegun) -> None:
        self._begun, self._log = begun, state.log[:1]
        self._hand = hand_evolve.start(begun.setup)
        self._rows: dict[str, dict[str, Any]] = {player: dict.fromkeys(STREETS.values()) for player in begun.players}
        self._last: dict[str, Any] | None = None

    def _add(self, event: e.Event) -> None:
        assert self._begun is not None
        self._log.append(event)
        street = Street(self._hand.record.street)  # before the event: the fold that ends a hand is said on its street
        hand_evolve.apply(self._hand, event)
        if isinstance(event, ACTIONS):
            player, cell = self._begun.players[event.seat], _cell(self._hand, event)
            if cell["word"] == "posted" and not cell["to"] and not cell["all_in"]:
                return
            self._rows[player][STREETS[street]] = cell
            self._last = {"player": player, "word": cell["word"], "to": cell["to"]}


def _cell(hand: State, event: Action) -> dict[str, Any]:
    record, seat = hand.record, event.seat
    folded = isinstance(event, e.Folded)
    return {"to": record.street_bet[seat], "word": _word(event), "all_in": not folded and record.stack[seat] == 0}


def _word(event: Action) -> str:
    """An all-in that is no full bet or raise is neither, and only that: all-in."""
    if isinstance(event, (e.Bet, e.Raised)) and not event.full:
        return "all_in"
    return type(event).__name__.lower()
