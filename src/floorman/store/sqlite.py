"""The log in an SQLite file: the default, and all that a night at home needs.

`synchronous=FULL`: a commit returns when it is on the disk. WAL: readers and the writer do not wait for each other.
"""

import asyncio
import sqlite3
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from floorman.store.contract import Clock, StoreError, now
from floorman.store.migrate import migrate
from floorman.store.sql import SqlLog, told

READERS = 4
PATIENCE = 10  # seconds to wait for another process that writes


async def open_sqlite(path: Path, clock: Clock = now) -> SqlLog:
    """The log in this file, which is made if need be, at the tables of today. Raises `StoreError`."""
    _check_path(path)
    writer, readers = _engine(path, 1), _engine(path, READERS)

    # The driver's own way to begin would lock only after it has read; ours locks first.
    @event.listens_for(writer.sync_engine, "begin")
    def lock(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with told(str(path)):
            async with writer.begin() as connection:
                await connection.run_sync(migrate)
    except BaseException:
        await writer.dispose()
        raise
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


def _engine(path: Path, connections: int) -> AsyncEngine:
    """Connections to the file that begin no transaction by themselves: a reader asks one question at a time and needs none."""
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        mode = _into_wal(cursor)
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.close()
        if mode != "wal":
            raise StoreError(f"no write-ahead log is possible there (journal mode {mode})")

    return engine


def _into_wal(cursor: Any) -> str:
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
            await_only(asyncio.sleep(0.01))
            continue
        (mode,) = cursor.fetchone()
        return str(mode)
