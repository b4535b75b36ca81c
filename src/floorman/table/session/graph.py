"""The graph of a night: everybody's net after every hand.

Laws
1. Point k is where the night stood as hand k + 1 was over, a void one too. One more point follows where something has changed since
   (a correction, the count at the end), so that without a running hand the last point is the net of the ledger.
2. At every point the nets sum to what corrections have added, less rake and time charge; from the closing on to minus rake and time.
3. A hand taken back has no point.
"""

from collections.abc import Iterable

from floorman.table.session import events as s
from floorman.table.session.evolve import apply, start
from floorman.table.session.ledger import ledger
from floorman.table.session.state import NightState


def graph(events: Iterable[s.SessionEvent]) -> dict[str, list[int]]:
    """Net = stack + cashed out - bought in, in chips, of everybody in the ledger; 0 before he had any.

    Ann wins 30 off Bo and loses 10: {"Ann": [30, 20], "Bo": [-30, -20]}.
    """
    log = iter(events)
    opened = next(log)
    assert isinstance(opened, s.NightOpened)
    state = start(opened)
    points: list[dict[str, int]] = []
    for event in log:
        if isinstance(event, s.TakenBack) and state.live is None:
            points.pop()
        apply(state, event)
        if isinstance(event, s.Played) and state.live is None:
            points.append(_nets(state))
    if state.live is None and (not points or points[-1] != _nets(state)):
        points.append(_nets(state))
    return {row.player: [point.get(row.player, 0) for point in points] for row in ledger(state)}


def _nets(state: NightState) -> dict[str, int]:
    """Everybody's net where the night stands; zeros are left out, as are those who never had a chip."""
    return {row.player: row.net for row in ledger(state) if row.net}
