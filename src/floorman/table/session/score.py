"""The score sheet of a hand: what everybody has put in on every street, and the last word said. For phones beside real cards.

The amounts are those of the hand's own record as it is replayed, so that no rule about what counts as a street bet stands here.
"""

from typing import Any

from floorman.rules.streets import Street
from floorman.table import events as e
from floorman.table import evolve as hand_evolve
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
    rows: dict[str, dict[str, Any]] = {player: dict.fromkeys(STREETS.values()) for player in state.players}
    last: dict[str, Any] | None = None
    if state.begun is not None:
        hand = hand_evolve.start(state.begun.setup)
        for event in state.log[1:]:
            street = Street(hand.record.street)  # before the event: the fold that ends a hand is said on its street
            hand_evolve.apply(hand, event)
            if isinstance(event, ACTIONS):
                player = state.players[event.seat]
                cell = _cell(hand, event)
                if cell["word"] == "posted" and not cell["to"] and not cell["all_in"]:
                    continue
                rows[player][STREETS[street]] = cell
                last = {"player": player, "word": cell["word"], "to": cell["to"]}
    return {"rows": rows, "last": last}


def _cell(hand: State, event: Action) -> dict[str, Any]:
    record, seat = hand.record, event.seat
    folded = isinstance(event, e.Folded)
    return {"to": record.street_bet[seat], "word": _word(event), "all_in": not folded and record.stack[seat] == 0}


def _word(event: Action) -> str:
    """An all-in that is no full bet or raise is neither, and only that: all-in."""
    if isinstance(event, (e.Bet, e.Raised)) and not event.full:
        return "all_in"
    return type(event).__name__.lower()
