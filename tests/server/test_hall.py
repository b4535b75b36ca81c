"""Rooms come into memory when somebody asks for them, once, and leave it when nobody looks; what they were is in the log."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from floorman.server.config import Config
from floorman.server.rooms.hall import Hall
from floorman.server.rooms.room import Room
from floorman.server.wire import commands as w
from floorman.store import open_log
from floorman.table.session.refusal import Refused
from floorman.table.session.settings import Settings
from tests.server.screens import device_of, done, phone, welcomed


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """A hall whose rooms leave memory at the second tick without viewers."""
    log = await open_log("memory:")
    made = Hall(log, Config(idle_minutes=0))
    yield made
    await made.close()
    await log.close()


async def made(hall: Hall) -> Room:
    found = await hall.create(Settings(approval=False), "Ann", device_of("Ann"))
    assert not isinstance(found, Refused)
    return found[0]


async def test_a_room_that_nobody_looks_at_leaves_memory_and_comes_back_the_same(hall: Hall) -> None:
    room = await made(hall)
    ann = await phone(room, "Ann")
    await done(room, ann, "a", w.AddGuest("Oma"))
    room.showing.enter(ann)
    await hall.tick()
    await room._jobs.join()
    assert hall.rooms == {room.place.code: room}
    shown = welcomed(room, ann)
    room.showing.leave(ann)
    await hall.tick()
    assert hall.rooms == {}
    again = await hall.find(room.place.code)
    assert again is not None
    assert again is not room
    again.showing.enter(await phone(again, "Ann"))
    assert welcomed(again, ann) == shown


async def test_a_room_that_somebody_has_just_asked_for_stays(hall: Hall) -> None:
    hall.config = Config(idle_minutes=1)
    room = await made(hall)
    await hall.tick()
    assert hall._idle_since
    assert await hall.find(room.place.code) is room
    assert not hall._idle_since


async def test_a_room_that_all_ask_for_at_once_is_read_once(hall: Hall) -> None:
    room = await made(hall)
    await hall.tick()
    found = await asyncio.gather(*(hall.find(code) for code in [room.place.code, room.place.code.lower()] * 10))
    assert len({id(each) for each in found}) == 1


async def test_codes_that_lead_nowhere_leave_nothing_behind(hall: Hall) -> None:
    for code in ("AAAAA", "aaaaa", "", "AAAA", "AAAAAA", "AAAA1", "AAAAI", "ÅAAAA", "AAAA\n", "ｱｱｱｱｱ", "../..", "night"):
        assert await hall.find(code) is None
    assert (hall.rooms, hall._loading, hall._idle_since) == ({}, {}, {})
    assert await hall.log.streams() == []
