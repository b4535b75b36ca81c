"""The log in an SQLite file: the default, and all that a night at home needs.

A commit waits for the disk (`synchronous=FULL`), and a disk waits the same for one command as for fifty. So one writer takes every command
that waits, whatever its stream, into one transaction, and answers them all once it is committed. Readers have connections of their own and
wait for nobody (WAL). Another process may write the same file: what a transaction needs to know, it reads itself, after `BEGIN IMMEDIATE`.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from floorman.store.contract import Appended, Clock, Conflict, NewEvent, StoreError, now
from floorman.store.judging import Asked, asked
from floorman.store.migrate import migrate
from floorman.store.sql import SqlLog, told, write

MOST_AT_ONCE = 64  # commands in one transaction
PATIENCE = 10  # seconds to wait for another process that writes

_Waiting = tuple[Asked, asyncio.Future[Appended | Conflict]]


async def open_sqlite(path: Path, clock: Clock = now) -> "SqliteLog":
    """The log in this file, which is made if need be, at the tables of today. Raises `StoreError`."""
    _check_path(path)
    writer, readers = _engine(path, "BEGIN IMMEDIATE", 1), _engine(path, "BEGIN", 4)
    try:
        with told(str(path)):
            async with writer.begin() as connection:
                await connection.run_sync(migrate)
    except BaseException:
        await writer.dispose()
        raise
    return SqliteLog(str(path), writer, readers, clock)


class SqliteLog(SqlLog):
    """One writer that groups, several readers."""

    def __init__(self, place: str, writer: AsyncEngine, readers: AsyncEngine, clock: Clock) -> None:
        super().__init__(place, readers)
        self._writer, self._clock = writer, clock
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._writing = asyncio.create_task(self._write_what_waits(), name=f"floorman writes {place}")

    async def append(self, stream: str, expected_version: int, command_id: str, events: Sequence[NewEvent]) -> Appended:
        ask = asked(stream, expected_version, command_id, events)
        self._check_open()
        answered: asyncio.Future[Appended | Conflict] = asyncio.get_running_loop().create_future()
        self._waiting.append((ask, answered))
        self._wake.set()
        answer = await answered
        if isinstance(answer, Conflict):
            raise answer
        return answer

    async def close(self) -> None:
        self._closed = True
        self._wake.set()
        await self._writing
        with told(self.place):
            await self._writer.dispose()
        await super().close()

    async def _write_what_waits(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting and not self._closed:
                self._wake.clear()
            batch = [(ask, answered) for ask, answered in batch if not answered.done()]  # who was cancelled waits for nothing
            if batch:
                await self._write(batch)

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        """One transaction. Nobody is answered before it is committed; if it fails, everybody in it is told so and the writer goes on."""
        try:
            with told(self.place):
                async with self._writer.begin() as connection:
                    answers = await write(connection, [ask for ask, _ in batch], insert, self._clock)
        except Exception as error:
            for _, answered in batch:
                if not answered.done():
                    answered.set_exception(StoreError(str(error)).with_traceback(error.__traceback__))
            return
        for (_, answered), answer in zip(batch, answers, strict=True):
            if not answered.done():
                answered.set_result(answer)


def _check_path(path: Path) -> None:
    """SQLite says only `unable to open database file` to all of these."""
    if path.is_dir():
        raise StoreError(f"{path}: a folder, not a file")
    if not path.parent.is_dir():
        raise StoreError(f"{path}: the folder {path.parent} does not exist")


def _engine(path: Path, begin: str, connections: int) -> AsyncEngine:
    """Connections to the file whose transactions begin as told. The driver's own way to begin would not lock before it has read."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=connections,
        max_overflow=0,
        connect_args={"timeout": PATIENCE},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        mode = cursor.fetchone()
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.close()
        if mode != ("wal",):
            raise StoreError(f"no write-ahead log is possible there (journal mode {mode})")

    @event.listens_for(engine.sync_engine, "begin")
    def begin_as_told(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
