"""The log in an SQLite file: the default, and all that a night at home needs.

`synchronous=FULL`: a commit returns when it is on the disk. WAL: readers and the writer do not wait for each other.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

from floorman.store.contract import Clock, StoreError, now
from floorman.store.migrate import migrate
from floorman.store.sql import SqlLog, told
from floorman.store.writing import InItsThread

READERS = 4
PATIENCE = 10  # seconds to wait for another process that writes
_MOMENT = 0.01
_ARGUMENTS: dict[str, Any] = {"timeout": PATIENCE}


async def open_sqlite(path: Path, clock: Clock = now) -> SqlLog:
    """The log in this file, which is made if need be, at the tables of today. Raises `StoreError`."""
    _check_path(path)
    engine = create_engine(_url(path, ""), pool_size=1, max_overflow=0, connect_args=_ARGUMENTS | {"check_same_thread": True})
    _prepare(engine, lambda: sleep(_MOMENT))

    # The driver's own way to begin would lock only after it has read; ours locks first.
    @event.listens_for(engine, "begin")
    def lock(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    writer = InItsThread(engine)
    try:
        with told(str(path)):
            await writer.transact(migrate)
    except BaseException:
        await writer.close()
        raise
    readers = create_async_engine(_url(path, "+aiosqlite"), pool_size=READERS, max_overflow=0, connect_args=_ARGUMENTS)
    _prepare(readers.sync_engine, lambda: await_only(asyncio.sleep(_MOMENT)))
    return SqlLog(str(path), writer, readers, insert, clock)


def _check_path(path: Path) -> None:
    """SQLite says only `unable to open database file` to all of these."""
    if path.is_dir():
        raise StoreError(f"{path}: a folder, not a file")
    if not path.parent.is_dir():
        raise StoreError(f"{path}: the folder {path.parent} does not exist")
    # What cannot be opened is found out here: the driver's thread would still speak of it to a loop that may be gone by then.
    try:
        sqlite3.connect(path).close()
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {error}") from error


def _url(path: Path, driver: str) -> URL:
    return URL.create(f"sqlite{driver}", database=str(path))


def _prepare(engine: Engine, pause: Callable[[], None]) -> None:
    """Connections to the file that begin no transaction by themselves: a reader asks one question at a time and needs none."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        mode = _into_wal(cursor, pause)
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.close()
        if mode != "wal":
            raise StoreError(f"no write-ahead log is possible there (journal mode {mode})")


def _into_wal(cursor: Any, pause: Callable[[], None]) -> str:
    """The journal mode after the change. SQLite itself waits for nobody here: another process that opens the same new file at this
    moment is in the way, and gone a moment later.
    """
    until = monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            pause()
            continue
        (mode,) = cursor.fetchone()
        return str(mode)
