"""What may be added to the next hand where the house allows it: straddles and a bomb pot.

Law: whatever is offered, `BeginHand` takes.
"""

from typing import NamedTuple

from floorman.rules.house import Straddle
from floorman.rules.record import NOBODY
from floorman.table.session.dealing import lineup, setup_of
from floorman.table.session.state import NightState, is_ready
from floorman.table.setup import faults

BOMB_POT = 5  # big blinds: the ante that is suggested

Straddles = tuple[tuple[str, int], ...]


class Offer(NamedTuple):
    """Straddles for one hand, as (player, chips) in the order they are posted. `button` is the chair drawn for the first button of the
    night that makes them right; NOBODY: the button is known.
    """

    button: int
    straddles: Straddles


def straddles_offered(state: NightState) -> list[Offer]:
    """Blinds 1/2, Ann under the gun, Bo behind her, two straddles in a hand: Ann 4; Ann 4 and Bo 8."""
    if state.house.straddle == Straddle.OFF or state.live is not None or state.closed is not None:
        return []
    known = state.number > 0
    buttons = [NOBODY] if known else sorted(guest.chair for guest in state.seated() if is_ready(guest))
    return [Offer(button, straddles) for button in buttons for straddles in _chains(state, max(button, 0))]


def bomb_pot_offered(state: NightState) -> int:
    """The ante suggested for a bomb pot; 0: the house has none."""
    return BOMB_POT * state.settings.big_blind if state.house.bomb_pot else 0


def _chains(state: NightState, first: int) -> list[Straddles]:
    """Every single straddle that is right, and what may be put on top of it, one more each time."""
    line = lineup(state, first, 0)
    if line is None:
        return []
    found: list[Straddles] = []
    begun: list[Straddles] = [()]
    while begun:
        before = begun.pop(0)
        least = 2 * (before[-1][1] if before else state.settings.big_blind)
        longer = [(*before, (player, least)) for player in line.players if state.guests[player].stack >= least]
        right = [straddles for straddles in longer if not faults(setup_of(state, line, straddles, 0))]
        # On top of a straddle there is one next one: the first to the left who may.
        right = right[:1] if before else right
        found += right
        begun += right
    return found
