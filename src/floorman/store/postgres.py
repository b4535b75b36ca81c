"""The log in PostgreSQL, for who has a server and wants the rooms on it.

PostgreSQL groups commits by itself, so every append is a transaction of its own. Two at once on one stream meet in the primary key, two of
one command in its constraint: the later one is undone and judged again, now that it can see the first.
"""

import re
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.schema import CreateSchema

from floorman.store.contract import Appended, Clock, Conflict, NewEvent, StoreError, now
from floorman.store.judging import Asked, asked
from floorman.store.migrate import migrate
from floorman.store.sql import SqlLog, told, write

TRIES = 5  # the second try sees who was first; more only in case the server undoes a transaction for reasons of its own
OPTIONS = ("schema", "sslmode")
_MIGRATING = 0x466C6F6F  # an advisory lock: two servers that start at once do not both make the tables


async def open_postgres(url: URL, clock: Clock = now) -> "PostgresLog":
    """The log in this database, at the tables of today. `?schema=NAME` keeps it in that schema. Raises `StoreError`."""
    place = url.render_as_string(hide_password=True)
    options = _options(url, place)
    engine = _engine(url, options)
    try:
        with told(place):
            async with engine.begin() as connection:
                await connection.run_sync(_migrate_alone, options.get("schema"))
    except BaseException:
        await engine.dispose()
        raise
    return PostgresLog(place, engine, clock)


class PostgresLog(SqlLog):
    """Every append a transaction."""

    def __init__(self, place: str, engine: AsyncEngine, clock: Clock) -> None:
        super().__init__(place, engine)
        self._clock = clock

    async def append(self, stream: str, expected_version: int, command_id: str, events: Sequence[NewEvent]) -> Appended:
        ask = asked(stream, expected_version, command_id, events)
        self._check_open()
        with told(self.place):
            answer = await self._append(ask)
        if isinstance(answer, Conflict):
            raise answer
        return answer

    async def _append(self, ask: Asked) -> Appended | Conflict:
        for _ in range(TRIES):
            try:
                async with self._readers.begin() as connection:
                    return (await write(connection, [ask], insert, self._clock))[0]
            except IntegrityError:
                continue
        raise StoreError(f"{ask.stream!r} is written to by too many at once")


def _migrate_alone(connection: Connection, schema: str | None) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
    if schema is not None and not inspect(connection).has_schema(schema):
        connection.execute(CreateSchema(schema))
    migrate(connection)


def _options(url: URL, place: str) -> dict[str, str]:
    """What stands after the question mark. Raises `StoreError` for what we do not know: the driver would say something about arguments."""
    unknown = sorted(set(url.query) - set(OPTIONS))
    if unknown:
        raise StoreError(f"{place}: unknown option {unknown[0]!r} (there are {', '.join(OPTIONS)})")
    options = {name: value if isinstance(value, str) else value[-1] for name, value in url.query.items()}
    if not re.fullmatch(r"[a-z_][a-z0-9_]{0,62}", options.get("schema", "public")):
        raise StoreError(f"{place}: schema {options['schema']!r} is not lower-case letters, digits and _")
    return options


def _engine(url: URL, options: dict[str, str]) -> AsyncEngine:
    # Acknowledged is on disk, whatever the server's own default.
    settings = {"application_name": "floorman", "synchronous_commit": "on"}
    if "schema" in options:
        settings["search_path"] = options["schema"]
    arguments: dict[str, Any] = {"server_settings": settings, "timeout": 10, "command_timeout": 30}
    if "sslmode" in options:
        arguments["ssl"] = options["sslmode"]
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg", query={}), pool_size=5, max_overflow=5, pool_pre_ping=True, connect_args=arguments
    )
