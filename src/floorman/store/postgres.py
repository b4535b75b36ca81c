"""The log in PostgreSQL, for who has a server and wants the rooms on it."""

import re
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.schema import CreateSchema

from floorman.store.contract import Clock, StoreError, now
from floorman.store.migrate import migrate
from floorman.store.sql import SqlLog, told
from floorman.store.writing import InTheLoop

READERS = 4
OPTIONS = ("schema", "sslmode")
_MIGRATING = 0x466C6F6F  # an advisory lock: two servers that start at once do not both make the tables


async def open_postgres(url: URL, clock: Clock = now) -> SqlLog:
    """The log in this database, at the tables of today. `?schema=NAME` keeps it in that schema. Raises `StoreError`."""
    place = url.render_as_string(hide_password=True)
    options = _options(url, place)
    writer = _engine(url, options, 1)
    readers = _engine(url, options, READERS).execution_options(isolation_level="AUTOCOMMIT")  # a reader asks one question at a time
    try:
        with told(place):
            async with writer.begin() as connection:
                await connection.run_sync(_migrate_alone, options.get("schema"))
    except BaseException:
        await writer.dispose()
        raise
    return SqlLog(place, InTheLoop(writer), readers, insert, clock)


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


def _engine(url: URL, options: dict[str, str], connections: int) -> AsyncEngine:
    # Acknowledged is on disk, whatever the server's own default.
    settings = {"application_name": "floorman", "synchronous_commit": "on"}
    if "schema" in options:
        settings["search_path"] = options["schema"]
    arguments: dict[str, Any] = {"server_settings": settings, "timeout": 10, "command_timeout": 30}
    if "sslmode" in options:
        arguments["ssl"] = options["sslmode"]
    url = url.set(drivername="postgresql+asyncpg", query={})
    # A connection that the server has dropped meanwhile is noticed before it is used.
    return create_async_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=True, connect_args=arguments)
