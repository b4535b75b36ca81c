"""Two processes on one database: each judges by what is in the log, nothing is lost, and nothing is done twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from floorman.server.rooms.hall import Hall
from floorman.server.rooms.room import Room
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire import commands as w
from floorman.server.wire.outbound import Done, Refusal
from floorman.store import open_log
from floorman.store.names import NIGHT
from floorman.table.session.evolve import fold
from floorman.table.session.refusal import Refused
from floorman.table.session.settings import Settings
from tests.server.screens import ask, device_of, done, phone, stranger
from tests.store.conftest import database as database

TERMS = Settings(small_blind=10, big_blind=20, approval=False)


@asynccontextmanager
async def two_rooms(database: str) -> AsyncIterator[tuple[Room, Room]]:
    """The same room in two halls, each on a log of its own to the same database."""
    logs = [await open_log(database), await open_log(database)]
    halls = [Hall(log) for log in logs]
    made = await halls[0].create(TERMS, "Ann", device_of("Ann"))
    assert not isinstance(made, Refused)
    other = await halls[1].find(made[0].place.code)
    assert other is not None
    try:
        yield made[0], other
    finally:
        for hall, log in zip(halls, logs, strict=True):
            await hall.close()
            await log.close()


async def newcomer(room: Room, name: str) -> Viewer:
    """A phone that has just joined."""
    viewer = stranger(name)
    await done(room, viewer, "join", w.Join(name))
    return viewer


async def whole(room: Room) -> None:
    """The room is what its log says, and the log has no command twice."""
    stored = await room.place.log.read(room.place.night)
    assert [event.version for event in stored] == list(range(1, len(stored) + 1))
    assert room.history.state.version == len(stored)
    assert fold([NIGHT.read(event) for event in stored]) == room.history.state


async def test_commands_by_turns_in_two_processes_are_all_kept(database: str) -> None:
    async with two_rooms(database) as halves:
        ann = [await phone(room, "Ann") for room in halves]
        for number in range(8):
            await done(halves[number % 2], ann[number % 2], f"c{number}", w.AddGuest(f"Guest {number}"))
        await done(halves[0], ann[0], "last", w.Lock())
        assert [guest.name for guest in halves[0].history.state.guests.values()] == ["Ann", *(f"Guest {number}" for number in range(8))]
        await whole(halves[0])


async def test_commands_at_once_in_two_processes_are_all_kept(database: str) -> None:
    async with two_rooms(database) as halves:
        ann = [await phone(room, "Ann") for room in halves]
        answers = await asyncio.gather(
            *(ask(halves[number % 2], ann[number % 2], f"c{number}", w.AddGuest(f"Guest {number}")) for number in range(16))
        )
        assert all(isinstance(answer, Done) for answer in answers)
        for half in (0, 1):
            await done(halves[half], ann[half], f"last{half}", w.Rename(ann[half].player, f"Ann {half}"))
        assert sorted(guest.name for guest in halves[1].history.state.guests.values()) == sorted(
            ["Ann 1", *(f"Guest {number}" for number in range(16))]
        )
        await whole(halves[1])


async def test_a_conflict_is_judged_once_more_by_what_has_happened_meanwhile(database: str) -> None:
    """The chair is taken in the other process: the second one learns it from the log, and is refused."""
    async with two_rooms(database) as halves:
        bo, cy = [await newcomer(room, name) for room, name in zip(halves, ("Bo", "Cy"), strict=True)]
        await done(halves[0], bo, "sit", w.TakeSeat(bo.player, 3))
        answer = await ask(halves[1], cy, "sit", w.TakeSeat(cy.player, 3))
        assert isinstance(answer, Refusal)
        assert answer.why.code == "chair_taken"
        await whole(halves[1])


async def test_a_command_that_the_other_process_has_answered_is_answered_alike_and_not_done_twice(database: str) -> None:
    """A phone loses its connection before the answer and comes back to another process, which has not heard of it yet."""
    async with two_rooms(database) as halves:
        ann = [await phone(room, "Ann") for room in halves]
        await done(halves[0], ann[0], "before", w.Rename(ann[0].player, "Anna"))
        first = await done(halves[0], ann[0], "tap", w.AddGuest("Oma"))
        again = await done(halves[1], ann[1], "tap", w.AddGuest("Oma"))
        assert again == first
        await whole(halves[1])
        await done(halves[1], ann[1], "after", w.Lock())
        await whole(halves[1])
        assert [guest.name for guest in halves[1].history.state.guests.values()] == ["Anna", "Oma"]


async def test_the_doors_of_two_processes_keep_what_either_has_written(database: str) -> None:
    async with two_rooms(database) as halves:
        ann = [await phone(room, "Ann") for room in halves]
        for number in range(6):
            await done(halves[number % 2], ann[number % 2], f"c{number}", w.NewInvite())
        stored = await halves[0].place.log.read(halves[0].place.door)
        assert [event.name for event in stored] == ["door.opened", "door.device_bound", *["door.invite_changed"] * 6]
        assert halves[1].door.version == len(stored)
        assert halves[1].door.join == stored[-1].body["join"]


async def test_a_command_at_the_door_asked_twice_is_done_once_and_the_door_goes_on(database: str) -> None:
    async with two_rooms(database) as halves:
        room, ann = halves[0], await phone(halves[0], "Ann")
        move = w.MovePhone(ann.player)
        first = await done(room, ann, "move", move)
        assert await done(room, ann, "move", move) == first
        await done(room, ann, "invite", w.NewInvite())
        join = room.door.join
        await done(room, ann, "invite", w.NewInvite())
        assert room.door.join == join
        async with asyncio.timeout(5):
            await done(room, ann, "another", w.NewInvite())
        assert room.door.version == len(await room.place.log.read(room.place.door)) == 5
        other = await phone(halves[1], "Ann")
        await done(halves[1], other, "invite", w.NewInvite())  # the other process has not heard of it
        assert halves[1].door.version == 5


async def test_joining_asked_twice_gets_the_same_answer(database: str) -> None:
    async with two_rooms(database) as halves:
        bo = stranger("Bo")
        first = await done(halves[0], bo, "join", w.Join("Bo"))
        assert await done(halves[0], bo, "join", w.Join("Bo")) == first
        assert await done(halves[0], await phone(halves[0], "Bo"), "join", w.Join("Bo")) == first
