"""The graph of a night: everybody's net after every hand.

Laws
1. Point k is where the night stood as hand k + 1 was over, a void one too. One more point follows where something has changed since
   (a correction, the count at the end), so that without a running hand the last point is the net of the ledger.
2. At every point the nets sum to what corrections have added, less rake and time charge; from the closing on to minus rake and time.
3. A hand taken back has no point.
"""

from array import array
from collections.abc import Iterable

from floorman.table.session import events as s
from floorman.table.session.evolve import apply, start
from floorman.table.session.ledger import ledger
from floorman.table.session.state import NightState


class Curve:
    """The points so far, kept beside the fold of a night: `apply` of every event goes between `before` and `after`."""

    def __init__(self) -> None:
        self._points: list[array[int]] = []  # nets in the order of the guest list, which only grows

    def before(self, state: NightState, event: s.SessionEvent) -> None:
        """A hand that was over and goes on has no point any more."""
        if isinstance(event, s.TakenBack) and state.live is None:
            self._points.pop()

    def after(self, state: NightState, event: s.SessionEvent) -> None:
        """A hand is over."""
        if isinstance(event, s.Played) and state.live is None:
            self._points.append(_nets(state))

    def lines(self, state: NightState) -> dict[str, list[int]]:
        """Net = stack + cashed out - bought in, in chips, of everybody in the ledger; 0 before he had any.

        Ann wins 30 off Bo and loses 10: {"Ann": [30, 20], "Bo": [-30, -20]}.
        """
        points = self._points
        if state.live is None and (not points or _differ(points[-1], _nets(state))):
            points = [*points, _nets(state)]
        place = {player: at for at, player in enumerate(state.guests)}
        return {row.player: [_at(point, place[row.player]) for point in points] for row in ledger(state)}


def graph(events: Iterable[s.SessionEvent]) -> dict[str, list[int]]:
    """The lines of a whole night from its events."""
    log = iter(events)
    opened = next(log)
    assert isinstance(opened, s.NightOpened)
    state, curve = start(opened), Curve()
    for event in log:
        curve.before(state, event)
        apply(state, event)
        curve.after(state, event)
    return curve.lines(state)


def _nets(state: NightState) -> "array[int]":
    """Everybody's net where the night stands, 0 of those who never had a chip."""
    nets = {row.player: row.net for row in ledger(state)}
    return array("q", [nets.get(player, 0) for player in state.guests])


def _at(point: "array[int]", place: int) -> int:
    return point[place] if place < len(point) else 0


def _differ(one: "array[int]", other: "array[int]") -> bool:
    """Whether anybody's net has changed; a guest who has come since has none."""
    return any(_at(one, place) != _at(other, place) for place in range(max(len(one), len(other))))
