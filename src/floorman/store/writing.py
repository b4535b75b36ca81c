"""Who carries out the transactions of the one writer.

For SQLite a thread of its own: a whole transaction is one errand for it, where a driver that goes there and back for every statement waits
several times for a loop that is busy with rooms. For PostgreSQL the loop itself, since its driver never blocks.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

_T = TypeVar("_T")


class Writer(Protocol):
    """Carries out transactions one after the other."""

    @property
    def engine(self) -> Engine:
        """Where its connections come from."""

    async def transact(self, work: Callable[[Connection], _T]) -> _T:
        """What `work` returns, once its transaction is committed. What it raises undoes the transaction."""

    async def close(self) -> None:
        """Gives back all connections."""


class InItsThread:
    """A thread that waits for the disk, so that nobody else does."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="floorman-writes")
        self._closed = False

    async def transact(self, work: Callable[[Connection], _T]) -> _T:
        """The whole transaction in one errand."""

        def errand() -> _T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, errand)

    async def close(self) -> None:
        """Closes the connection where it was opened, and ends the thread. A second time nothing happens."""
        if self._closed:
            return
        self._closed = True
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()


class InTheLoop:
    """Every statement is awaited."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.engine = engine.sync_engine

    async def transact(self, work: Callable[[Connection], _T]) -> _T:
        """The transaction, statement by statement."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Closes the connections."""
        await self._engine.dispose()
