"""Short nights for tests: `night("Ann:200 Bo:200 Cy:200")` seats them on chairs 0, 1, 2; Ann is the host."""

from typing import Any

from floorman.table.ruling import Ruling
from floorman.table.session import commands as c
from floorman.table.session.decide import decide
from floorman.table.session.ledger import imbalance
from floorman.table.session.night import Night
from floorman.table.session.refusal import Refused, SessionRefusal


def night(seats: str, **settings: Any) -> Night:
    """Names with their chips, on chairs 0, 1, 2, ... (`Bo@4:200` on chair 4). The first is the host; no chips: a chair alone."""
    names = [seat.split(":") for seat in seats.split()]
    first = names[0][0].split("@")[0]
    table = Night(first, **settings)
    for place, (name, *chips) in enumerate(names):
        who, _, chair = name.partition("@")
        table.sit(who, int(chair or place), int(chips[0]) if chips else 0)
    return table


def refused(table: Night, command: c.SessionCommand) -> Refused:
    """The floor's refusal; fails where it is allowed, or where asking has changed anything."""
    before = table.state.copy()
    verdict = decide(table.state, command)
    assert table.state == before
    assert isinstance(verdict, Refused), verdict
    return verdict


def why(table: Night, command: c.SessionCommand) -> SessionRefusal:
    """The refusal alone."""
    return refused(table, command).refusal


def ruled(table: Night, command: c.SessionCommand) -> Ruling:
    """The ruling of the hand; as `refused`."""
    before = table.state.copy()
    verdict = decide(table.state, command)
    assert table.state == before
    assert isinstance(verdict, Ruling), verdict
    return verdict


def fold_round(table: Night) -> Night:
    """A hand in which all fold to the big blind."""
    table.begin()
    while table.state.live is not None:
        table.act("fold")
    assert imbalance(table.state) == 0
    return table


def big_blind(table: Night) -> str:
    """Who posted the big blind in the running or last hand."""
    return table.state.players[table.hand.setup.big_blind_seat]
