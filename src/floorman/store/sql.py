"""What the logs in databases share: the statements, reading, and how a database's complaint is told."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from floorman.store.contract import Appended, Clock, Conflict, StoredEvent, StoreError
from floorman.store.judging import Answers, Asked, Heads, check_reading, read_body, settle
from floorman.store.schema import EVENTS, STREAMS

Upsert = Callable[..., Any]  # the `insert` of a dialect: SQLite's and PostgreSQL's know ON CONFLICT, the common one does not
_COLUMNS = tuple(EVENTS.c[name] for name in StoredEvent._fields)


class SqlLog:
    """Reading, and the end. `place` names the database in messages, without its password."""

    def __init__(self, place: str, readers: AsyncEngine) -> None:
        self.place = place
        self._readers = readers
        self._closed = False

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        check_reading(stream, after, limit)
        self._check_open()
        wanted = select(*_COLUMNS).where(EVENTS.c.stream == stream, EVENTS.c.version > after).order_by(EVENTS.c.version).limit(limit)
        with told(self.place):
            async with self._readers.connect() as connection:
                return [_event(row) for row in (await connection.execute(wanted)).all()]

    async def streams(self) -> list[str]:
        self._check_open()
        with told(self.place):
            async with self._readers.connect() as connection:
                found = (await connection.execute(select(STREAMS.c.stream))).scalars().all()
        return sorted(found)  # here, for databases sort by the alphabets of their countries

    async def close(self) -> None:
        self._closed = True
        with told(self.place):
            await self._readers.dispose()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"{self.place}: the log is closed")


async def write(connection: AsyncConnection, batch: Sequence[Asked], insert: Upsert, clock: Clock) -> list[Appended | Conflict]:
    """The answers to the appends of one transaction, and their rows. Costs the same four statements for one append and for hundreds."""
    heads, answers = await _heads(connection, batch), await _answers(connection, batch)
    settled = [settle(ask, heads, answers, clock()) for ask in batch]
    events, streams = [], {}
    for ask, answer in zip(batch, settled, strict=True):
        if isinstance(answer, Appended) and not answer.again:
            streams[ask.stream] = {"stream": ask.stream, "version": answer.version}
            for place, (event, line) in enumerate(zip(answer.events, ask.lines, strict=True)):
                events.append(event._asdict() | {"body": line.body, "place": place})
    if events:
        await connection.execute(EVENTS.insert(), events)
        put = insert(STREAMS)
        await connection.execute(
            put.on_conflict_do_update(index_elements=["stream"], set_={"version": put.excluded.version}), list(streams.values())
        )
    return settled


async def _heads(connection: AsyncConnection, batch: Sequence[Asked]) -> Heads:
    return {row.stream: row.version for row in await connection.execute(heads_of(batch))}


async def _answers(connection: AsyncConnection, batch: Sequence[Asked]) -> Answers:
    answers: Answers = {}
    for event in map(_event, await connection.execute(answers_to(batch))):
        key = event.stream, event.command_id
        answers[key] = (*answers.get(key, ()), event)
    return answers


def heads_of(batch: Sequence[Asked]) -> Select[Any]:
    """The last version of each stream in the batch."""
    return select(STREAMS.c.stream, STREAMS.c.version).where(STREAMS.c.stream.in_(sorted({ask.stream for ask in batch})))


def answers_to(batch: Sequence[Asked]) -> Select[Any]:
    """The events that commands of the batch have appended before.

    Two lists, not one of pairs: SQLite reads the whole table for a list of pairs. An answer to a pair that nobody asks does no harm.
    """
    streams, commands = sorted({ask.stream for ask in batch}), sorted({ask.command_id for ask in batch})
    asked_before = select(*_COLUMNS).where(EVENTS.c.stream.in_(streams), EVENTS.c.command_id.in_(commands))
    return asked_before.order_by(EVENTS.c.stream, EVENTS.c.command_id, EVENTS.c.place)


def _event(row: Any) -> StoredEvent:
    event = StoredEvent(*row)
    try:
        return event._replace(body=read_body(row.body))
    except ValueError as error:
        raise StoreError(f"{event.stream!r} version {event.version} is damaged: {error}") from error


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
