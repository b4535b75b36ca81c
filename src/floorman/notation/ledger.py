"""The ledger of a night for other programs: a table for spreadsheets, and a record that the ledger can be worked out from again.

Laws
1. `ledger_rows(ledger_json(events))` are the rows of `table.session.ledger`, at every point of every night.
2. `ledger_graph(ledger_json(events))` has the points of `table.session.graph` after each hand that is over.
3. No cell of the table is a formula: a name that a spreadsheet would calculate gets an apostrophe in front. Numbers stay numbers.
"""

import csv
import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from floorman.table.session import events as s
from floorman.table.session.evolve import apply, start
from floorman.table.session.evolve_hand import corrected_in, rake_shares
from floorman.table.session.ledger import Results, Row
from floorman.table.session.state import NightState
from floorman.table.state import State

COLUMNS = ("name", "bought_in", "cashed_out", "corrected", "rake", "time", "borne", "net", "held", "settles")
# What a spreadsheet takes for the beginning of a formula; the wide signs are what a Korean or Japanese keyboard writes.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
NUMBER = re.compile(r"-?[0-9]+")
FORMAT, VERSION = "floorman ledger", 1


def ledger_csv(results: Results, names: Mapping[str, str] | None = None, columns: Sequence[str] = COLUMNS) -> str:
    """A closed night as RFC 4180 text, a line a player. `columns` are the headings, in the order of COLUMNS.

    `held` is the house's take in the hands of the host, `settles` what is paid or got in the end, rounded; `net` and `held` together sum to
    zero, and so does `settles`. `names` is needed for a host who holds the take and never had a chip himself.
    """
    out = io.StringIO()
    write = csv.writer(out).writerow
    write([safe_cell(column) for column in columns])
    for row in results.rows:
        figures = (row.bought_in, row.cashed_out, row.corrected, row.rake, row.time, row.borne, row.net)
        write([safe_cell(row.name), *figures, results.nets[row.player] - row.net, results.rounded[row.player]])
    for player in results.nets.keys() - {row.player for row in results.rows}:
        write([safe_cell((names or {}).get(player, player)), *[0] * 7, results.nets[player], results.rounded[player]])
    return out.getvalue()


def safe_cell(text: str) -> str:
    """Text that no spreadsheet calculates: `=1+1` becomes `'=1+1`; `-300` is a number and stays one."""
    return f"'{text}" if text.startswith(FORMULA) and not NUMBER.fullmatch(text) else text


def ledger_json(events: Iterable[s.SessionEvent]) -> dict[str, Any]:
    """Every fact of a night that moves its ledger, as plain data, in order. A hand taken back is not in it, the hand that runs is.

    {"format", "version", "name", "settle_unit", "host", "players": [{"player", "name"}], "facts": [{"fact": "bought_in", "player": "p1",
    "amount": 200}, {"fact": "hand", "number": 1, "over": true, "nets": {"p1": 3, "p2": -3}, "rake": {}, "corrected": {}}, ...]}
    """
    log = iter(events)
    opened = next(log)
    assert isinstance(opened, s.NightOpened)
    state = start(opened)
    facts: list[dict[str, Any]] = []
    for event in log:
        if isinstance(event, s.TakenBack) and state.live is None:
            del facts[max(i for i, fact in enumerate(facts) if fact["fact"] == "hand")]
        apply(state, event)
        facts += _facts(state, event)
    if state.live is not None:
        facts.append(_hand(state, state.live, over=False))
    had = {player for fact in facts for player in _touched(fact)}
    players = [{"player": guest.player, "name": guest.name} for guest in state.guests.values() if guest.player in had]
    settings = state.settings
    return {"format": FORMAT, "version": VERSION, "name": settings.name, "settle_unit": settings.settle_unit, "host": state.host,
        "players": players, "facts": facts,
    }  # fmt: skip


def _facts(state: NightState, event: s.SessionEvent) -> list[dict[str, Any]]:
    """What an event, just applied, says about the ledger: nothing or one fact."""
    if isinstance(event, s.ChipsBought):
        return [{"fact": "bought_in", "player": event.player, "amount": event.amount}]
    if isinstance(event, s.CashedOut) and event.amount:
        return [{"fact": "cashed_out", "player": event.player, "amount": event.amount}]
    if isinstance(event, s.StackSetRight):
        return [{"fact": "corrected", "player": event.player, "before": event.before, "after": event.after, "reason": event.reason}]
    if isinstance(event, s.TimeCharged) and event.amounts:
        return [{"fact": "time_charged", "amounts": dict(event.amounts)}]
    if isinstance(event, s.Played) and state.live is None and state.hand is not None:
        return [_hand(state, state.hand, over=True)]
    if isinstance(event, s.NightClosed):
        return [{"fact": "closed", "counted": dict(event.counted), "bearer": event.bearer, "difference": event.difference}]
    return []


def _hand(state: NightState, hand: State, over: bool) -> dict[str, Any]:
    """A hand: what everybody has more or less behind than before it, his share of the rake in that, and what corrections gave him."""
    assert state.begun is not None
    seats = list(enumerate(state.players))
    shares = rake_shares(hand) if over else [0] * len(seats)
    return {
        "fact": "hand",
        "number": state.number,
        "over": over,
        "nets": {player: hand.record.stack[seat] - state.begun.setup.stacks[seat] for seat, player in seats},
        "rake": {player: shares[seat] for seat, player in seats if shares[seat]},
        "corrected": {player: chips for seat, player in seats if (chips := corrected_in(state, seat))},
    }


def _touched(fact: Mapping[str, Any]) -> set[str]:
    named = {fact[key] for key in ("player", "bearer") if fact.get(key)}
    return named.union(*(fact.get(key, {}) for key in ("nets", "amounts", "counted")))


class LedgerError(ValueError):
    """What was read is no ledger of ours; the text says what is missing or wrong."""


def ledger_rows(record: Any) -> tuple[Row, ...]:
    """The rows of the ledger from `ledger_json`, or from what `json.loads` makes of it. Raises `LedgerError`."""
    return tuple(row for row in _replay(record, lambda fact, rows: None) if any(row[2:]))


def ledger_graph(record: Any) -> dict[str, list[int]]:
    """Everybody's net after every hand that is over, from the same record. Raises `LedgerError`."""
    points: list[dict[str, int]] = []

    def note(fact: Mapping[str, Any], rows: Mapping[str, Row]) -> None:
        if fact["fact"] == "hand" and fact["over"]:
            points.append({player: row.net for player, row in rows.items()})

    return {row.player: [point[row.player] for point in points] for row in _replay(record, note) if any(row[2:])}


def _replay(record: Any, note: Callable[[Mapping[str, Any], Mapping[str, Row]], None]) -> list[Row]:
    """The rows after all facts; `note` sees them after each."""
    try:
        if (record["format"], record["version"]) != (FORMAT, VERSION):
            raise LedgerError(f"{record['format']!r} {record['version']!r} is not {FORMAT!r} {VERSION}")
        rows = {told["player"]: Row(told["player"], told["name"], *[0] * 8) for told in record["players"]}
        for fact in record["facts"]:
            _READ[fact["fact"]](rows, fact)
            note(fact, rows)
    except (AttributeError, KeyError, TypeError) as error:
        raise LedgerError(f"not a ledger: {error!r}") from error
    return list(rows.values())


def _add(rows: dict[str, Row], player: str, **chips: int) -> None:
    """Adds to some figures of a row; the net follows. Chips are whole: no fractions, no truth values."""
    row = rows[player]
    if any(type(added) is not int for added in chips.values()):
        raise TypeError(chips)
    row = row._replace(**{figure: getattr(row, figure) + added for figure, added in chips.items()})
    rows[player] = row._replace(net=row.cashed_out + row.stack - row.bought_in - row.borne)


def _bought_in(rows: dict[str, Row], fact: Mapping[str, Any]) -> None:
    _add(rows, fact["player"], bought_in=fact["amount"], stack=fact["amount"])


def _cashed_out(rows: dict[str, Row], fact: Mapping[str, Any]) -> None:
    _add(rows, fact["player"], cashed_out=fact["amount"], stack=-fact["amount"])


def _corrected(rows: dict[str, Row], fact: Mapping[str, Any]) -> None:
    by = fact["after"] - fact["before"]
    _add(rows, fact["player"], corrected=by, stack=by)


def _time_charged(rows: dict[str, Row], fact: Mapping[str, Any]) -> None:
    for player, chips in fact["amounts"].items():
        _add(rows, player, time=chips, stack=-chips)


def _played(rows: dict[str, Row], fact: Mapping[str, Any]) -> None:
    for player, net in fact["nets"].items():
        _add(rows, player, stack=net, rake=fact["rake"].get(player, 0), corrected=fact["corrected"].get(player, 0))


def _closed(rows: dict[str, Row], fact: Mapping[str, Any]) -> None:
    """Everybody is cashed out by what was counted in front of him, whatever the ledger thought he had."""
    for player, row in rows.items():
        _add(rows, player, cashed_out=fact["counted"].get(player, 0), stack=-row.stack)
    if fact["bearer"]:
        _add(rows, fact["bearer"], borne=fact["difference"])


_READ: dict[str, Callable[[dict[str, Row], Mapping[str, Any]], None]] = {
    "bought_in": _bought_in,
    "cashed_out": _cashed_out,
    "corrected": _corrected,
    "time_charged": _time_charged,
    "hand": _played,
    "closed": _closed,
}
