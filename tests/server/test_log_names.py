"""Doors and rooms as earlier versions have written them load for ever: a file in `logs/` is never edited.

What the door of `logs/door-v1.json` has been through: a new invite, Bo on another phone, a link for Cy not used yet, a payment ticked and
one ticked by mistake. Secrets are `name____...`, 43 letters. The night is that of `tests/store/logs/v2.json`.
"""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from floorman.server.rooms.door import DOOR, Door, DoorEvent, hashed
from floorman.server.rooms.hall import Hall
from floorman.store import NewEvent, open_log
from tests.server.screens import device_of, phone, welcomed

HERE = Path(__file__).parent
DOORS = sorted((HERE / "logs").glob("door-*.json"))
NIGHT = HERE.parent / "store" / "logs" / "v2.json"


def events(path: Path) -> list[NewEvent]:
    stored: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["events"]
    assert [line["version"] for line in stored] == list(range(1, len(stored) + 1))
    return [NewEvent(line["name"], line["schema"], line["body"]) for line in stored]


def test_every_event_of_a_door_has_a_name_and_a_stored_log() -> None:
    assert {name.cls for name in DOOR.names} == set(get_args(DoorEvent))
    kept = {(event.name, event.schema) for path in DOORS for event in events(path)}
    assert {(name.name, name.schema) for name in DOOR.names} <= kept


def test_an_old_door_knows_who_is_who() -> None:
    door = Door()
    for event in events(DOORS[0]):
        door.apply(DOOR.read(event))
    assert {player: secret for secret, player in door.devices.items()} == {
        "Ann": hashed(device_of("phone-of-Ann")),
        "Bo": hashed(device_of("new-phone-of-Bo")),
        "Cy": hashed(device_of("phone-of-Cy")),
    }
    assert door.opens(device_of("second-invite"))
    assert not door.opens(device_of("first-invite"))
    assert door.was_open(device_of("first-invite"))
    assert door.move(device_of("move-of-Cy"), 1_800_001_900) is not None
    assert door.move(device_of("move-of-Cy"), 1_800_001_901) is None
    assert door.move(device_of("move-of-Bo"), 0) is None
    assert door.paid == {("Ann", "Bo")}


@pytest.mark.parametrize("path", DOORS, ids=lambda path: path.stem)
def test_an_old_door_says_the_same_when_it_is_written_today(path: Path) -> None:
    for event in events(path):
        assert DOOR.write(DOOR.read(event)) == event


async def test_an_old_room_opens_with_its_results_for_the_phones_of_then() -> None:
    log = await open_log("memory:")
    await log.append("night:FRDAY", 0, "then", events(NIGHT))
    await log.append("door:FRDAY", 0, "then", events(DOORS[0]))
    hall = Hall(log)
    room = await hall.find("frday")
    assert room is not None
    shown = welcomed(room, await phone(room, "new-phone-of-Bo", "ko"))
    assert shown["me"]["name"] == "Bo"
    then = json.loads(NIGHT.read_text("utf-8"))["nights"]["friday"]
    results = shown["sections"]["results"]
    assert results["nets"] == then["nets"]
    assert [[paid["payer"], paid["payee"], paid["amount"]] for paid in results["payments"]] == then["payments"]
    assert [paid["paid"] for paid in results["payments"]] == [paid[:2] == ["Ann", "Bo"] for paid in then["payments"]]
    await hall.close()
    await log.close()
