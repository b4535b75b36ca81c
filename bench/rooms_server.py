"""floorman under load, in a process of its own: rooms as if everybody had come, sat down and bought chips."""

import asyncio
from multiprocessing.connection import Connection

from bench.rooms_bare import code_of, device_of, serve
from floorman.server.app import create_app
from floorman.server.config import Config
from floorman.server.rooms.door import DOOR, DeviceBound, DoorOpened, hashed
from floorman.store import Log, open_log
from floorman.store.names import NIGHT
from floorman.table.session.night import Night

MANY = 10**9
UNLIMITED = Config(looks_per_minute=MANY, sockets_per_address=MANY, frames_burst=MANY, frames_per_second=MANY)


def run_rooms(pipe: Connection, database: str, rooms: int, seats: int, profile: str) -> None:
    """floorman on an SQLite file; with a path for it, where its time has gone."""
    asyncio.run(_rooms(pipe, database, rooms, seats, profile))


async def _rooms(pipe: Connection, database: str, rooms: int, seats: int, profile: str) -> None:
    log = await open_log(database)
    await asyncio.gather(*(fill(log, code_of(room), seats) for room in range(rooms)))
    await serve(pipe, create_app(log, UNLIMITED), profile)


async def fill(log: Log, code: str, seats: int) -> None:
    """A room as if everybody had come, sat down and bought chips."""
    night = Night("p0", seats=seats, small_blind=10, big_blind=20)
    for seat in range(seats):
        night.sit(f"p{seat}", seat, 1_000_000)
    bound = [DeviceBound(hashed(device_of(seat)), f"p{seat}") for seat in range(seats)]
    await log.append(f"door:{code}", 0, "open", [DOOR.write(event) for event in (DoorOpened("j" * 43, 0), *bound)])
    await log.append(f"night:{code}", 0, "open", [NIGHT.write(event) for event in night.events])
