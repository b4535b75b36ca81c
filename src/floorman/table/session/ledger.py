"""The ledger: who has bought in, cashed out, and stands where. Read off the state, which is a fold over events; nothing is kept twice.

Laws
1. At every event: chips on the table + cashed out + rake and time = bought in + corrections.
2. After closing: cashed out + rake and time = bought in + the difference borne, so all nets and the house's take sum to zero.
3. Rounding moves nobody by as much as one unit, and the rounded nets still sum to zero.
"""

from collections.abc import Mapping
from typing import NamedTuple

from floorman.table.session.evolve_hand import corrected_in
from floorman.table.session.settle_up import SettleUp, settle_up
from floorman.table.session.state import NightState


class Row(NamedTuple):
    """One player's night, in chips. `net` = cashed out + stack - bought in - borne; bets of a running hand are in none of them."""

    player: str
    name: str
    bought_in: int
    cashed_out: int
    stack: int
    corrected: int
    rake: int
    time: int
    borne: int
    net: int


class Results(NamedTuple):
    """The end of a night. `nets` include what the house has taken, which the host holds; `rounded` are they in units, and what is paid."""

    rows: tuple[Row, ...]
    house_take: int
    nets: dict[str, int]
    unit: int
    rounded: dict[str, int]
    settle_up: SettleUp


def ledger(state: NightState) -> tuple[Row, ...]:
    """A row for everybody who has ever bought chips or held some, in the order of the guest list, kicked or not."""
    rows = []
    for guest in state.guests.values():
        live = corrected_in(state, state.players.index(guest.player)) if state.in_hand(guest.player) else 0
        stack, corrected = state.behind(guest.player), guest.corrected + live
        net = guest.cashed_out + stack - guest.bought_in - guest.borne
        row = Row(
            guest.player, guest.name, guest.bought_in, guest.cashed_out, stack, corrected, guest.rake, guest.time, guest.borne, net
        )  # fmt: skip
        if any(row[2:]):
            rows.append(row)
    return tuple(rows)


def on_table(state: NightState) -> int:
    """Every chip in front of somebody or in a pot."""
    live = state.live
    return sum(guest.stack for guest in state.guests.values()) + (0 if live is None else live.chips)


def issued(state: NightState) -> int:
    """Chips that should lie on the table: sold, less what was taken off and what the house took. Corrections issue none."""
    return sum(guest.bought_in - guest.cashed_out - guest.rake - guest.time for guest in state.guests.values())


def imbalance(state: NightState) -> int:
    """Law 1 as a number: 0, or something is broken."""
    corrected = sum(row.corrected + row.borne for row in ledger(state)) if state.closed is None else sum(row.borne for row in ledger(state))
    return on_table(state) - issued(state) - corrected


def results(state: NightState) -> Results | None:
    """Everybody's in, out and net, and who pays whom; None before the night is closed."""
    if state.closed is None:
        return None
    rows = ledger(state)
    take = sum(row.rake + row.time for row in rows)
    nets = {row.player: row.net for row in rows}
    if take:
        nets[state.host] = nets.get(state.host, 0) + take
    unit = state.settings.settle_unit
    rounded = round_nets(nets, unit)
    return Results(rows, take, nets, unit, rounded, settle_up(rounded))


def round_nets(nets: Mapping[str, int], unit: int) -> dict[str, int]:
    """Nets in whole units: each rounded down, and the units that are left over go to the largest rests, those equal in the order given.

    What sums to zero still does. 105, -52, -53 in tens: down to 100, -60, -60, two left for the rests 8 and 7, so 100, -50, -50.
    """
    rounded = {player: net // unit * unit for player, net in nets.items()}
    left = (sum(nets.values()) - sum(rounded.values())) // unit
    for player in sorted(nets, key=lambda player: -(nets[player] % unit))[:left]:
        rounded[player] += unit
    return rounded
