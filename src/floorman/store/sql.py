"""The log in a database, whichever it is.

A commit waits for the disk, and a disk waits the same for one command as for fifty. So one writer takes every command that waits, whatever
its stream, into one transaction, and answers them all once it is committed. Readers have connections of their own and wait for nobody.

Another process may write to the same database: what a transaction has to know, it reads itself. SQLite locks the other process out until it
is done; in PostgreSQL two at once meet in a primary key, and the later transaction is undone and judged again, now that it sees the first.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from floorman.store.contract import Appended, Clock, Conflict, NewEvent, StoredEvent, StoreError
from floorman.store.judging import Asked, asked, check_reading
from floorman.store.schema import STREAMS
from floorman.store.statements import Insert, event_of, events_of, write
from floorman.store.writing import Writer

MOST_AT_ONCE = 64  # commands in one transaction
TRIES = 10  # transactions that another process may spoil before we say so

_Waiting = tuple[Asked, asyncio.Future[Appended | Conflict]]


class SqlLog:
    """One writer that groups, several readers. `place` names the database in messages, without its password."""

    def __init__(self, place: str, writer: Writer, readers: AsyncEngine, insert: Insert, clock: Clock) -> None:
        self.place = place
        self._writer, self._readers, self._insert, self._clock = writer, readers, insert, clock
        self._closed = False
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

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        check_reading(stream, after, limit)
        self._check_open()
        with told(self.place):
            async with self._readers.connect() as connection:
                return [event_of(row) for row in (await connection.execute(events_of(stream, after, limit))).all()]

    async def streams(self) -> list[str]:
        self._check_open()
        with told(self.place):
            async with self._readers.connect() as connection:
                found = (await connection.execute(select(STREAMS.c.stream))).scalars().all()
        return sorted(found)  # here, for databases sort by the alphabets of their countries

    async def close(self) -> None:
        self._closed = True
        self._wake.set()
        await self._writing
        with told(self.place):
            await self._readers.dispose()
            await self._writer.close()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"{self.place}: the log is closed")

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
                answers = await self._settled([ask for ask, _ in batch])
        except Exception as error:
            for _, answered in batch:
                if not answered.done():
                    failure = StoreError(str(error))
                    failure.__cause__ = error
                    answered.set_exception(failure)
            return
        for (_, answered), answer in zip(batch, answers, strict=True):
            if not answered.done():
                answered.set_result(answer)

    async def _settled(self, batch: Sequence[Asked]) -> list[Appended | Conflict]:
        for _ in range(TRIES):
            try:
                return await self._writer.transact(lambda connection: write(connection, batch, self._insert, self._clock))
            except IntegrityError:
                continue
        raise StoreError("too many others write to the same streams")


@contextmanager
def told(place: str) -> Iterator[None]:
    """What a database or its driver raises, as a `StoreError` with the place in front."""
    try:
        yield
    except StoreError as error:
        raise StoreError(f"{place}: {error}") from error.__cause__
    except SQLAlchemyError as error:
        reason = getattr(error, "orig", None) or error  # the driver's own words, without the statement and its values
        raise StoreError(f"{place}: {str(reason).splitlines()[0]}") from error
    except OSError as error:
        raise StoreError(f"{place}: {error.strerror or error}") from error
