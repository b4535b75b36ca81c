"""Logs as earlier versions of floorman have written them, in `logs/`. They must load for ever: a file there is never edited.

`stacks` are those at the end of the hands in it, `nights` the results of its nights; the streams `every event` and `every word` hold one
of each event of a hand and of each answer of a house rule. Since v2 a night has every event of a night.
"""

import json
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from floorman.rules.house import HouseRules
from floorman.store import NewEvent
from floorman.store.names import NIGHT, NIGHT_NAMES
from floorman.table.hand import Hand
from floorman.table.session import events as s
from floorman.table.session.evolve import fold
from floorman.table.session.ledger import imbalance, results

FILES = sorted((Path(__file__).parent / "logs").glob("*.json"))


@cache
def stored(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def streams(path: Path) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = defaultdict(list)
    for line in stored(path)["events"]:
        assert line["version"] == len(found[line["stream"]]) + 1
        found[line["stream"]].append(NIGHT.read(NewEvent(line["name"], line["schema"], line["body"])))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_log_loads_and_its_hands_end_as_they_did(path: Path) -> None:
    loaded = streams(path)
    assert stored(path)["stacks"] or stored(path)["nights"]
    for stream, stacks in stored(path)["stacks"].items():
        record = Hand.replay(loaded[stream]).state.record
        assert record.stack[: record.seats] == stacks


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_log_loads_and_its_nights_end_as_they_did(path: Path) -> None:
    loaded = streams(path)
    for stream, then in stored(path).get("nights", {}).items():
        state = fold(loaded[stream])
        found = results(state)
        assert found is not None
        assert imbalance(state) == 0
        assert (found.nets, found.rounded) == (then["nets"], then["rounded"])
        assert [[paid.payer, paid.payee, paid.amount] for paid in found.settle_up.payments] == then["payments"]
        assert {row.player: row.bought_in for row in found.rows} == then["bought_in"]
        assert {row.player: row.cashed_out for row in found.rows} == then["cashed_out"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_log_says_the_same_when_it_is_written_today(path: Path) -> None:
    """As long as the schema is that of today. What is new since then may be added, what was there stays as it was."""
    schemas = {name.name: name.schema for name in NIGHT.names}
    for line in stored(path)["events"]:
        written = NIGHT.write(NIGHT.read(NewEvent(line["name"], line["schema"], line["body"])))
        assert written.name == line["name"]
        if line["schema"] == schemas[line["name"]]:
            assert holds(json.loads(json.dumps(written.body)), line["body"])


def holds(today: Any, then: Any) -> bool:
    if isinstance(then, dict):
        return isinstance(today, dict) and all(name in today and holds(today[name], value) for name, value in then.items())
    if isinstance(then, list):
        return isinstance(today, list) and len(today) == len(then) and all(map(holds, today, then))
    return type(today) is type(then) and bool(today == then)


def test_a_stored_log_has_every_event_in_its_schema_of_today() -> None:
    """Whoever adds an event or an upcaster adds a log of the next version, with `every event` in it."""
    kept = {(line["name"], line["schema"]) for path in FILES for line in stored(path)["events"]}
    assert {(name.name, name.schema) for name in NIGHT.names} <= kept


def test_every_event_of_a_night_has_a_name_that_it_is_stored_under() -> None:
    assert {name.cls for name in NIGHT_NAMES} == set(get_args(s.SessionEvent))


def test_a_stored_log_has_every_answer_of_every_house_rule() -> None:
    kept: dict[str, set[Any]] = defaultdict(set)
    for path in FILES:
        for line in stored(path)["events"]:
            if line["name"] == "hand.started":
                for option, word in line["body"]["setup"]["house"]["options"].items():
                    kept[option].add(word)
    for option, kind in HouseRules.__annotations__.items():
        if kind is not int:
            assert {member.name.lower() for member in kind} <= kept[option], option
