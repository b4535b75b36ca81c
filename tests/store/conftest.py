"""Logs to try: one of every kind. PostgreSQL where a server listens; each test has a schema of its own there."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from floorman.store import Log, open_log

SERVER = os.environ.get("FLOORMAN_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")


async def _ask(statement: str) -> None:
    connection = await asyncpg.connect(SERVER, timeout=5)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@cache
def _why_no_postgres() -> str:
    """Empty where the server answers."""
    try:
        asyncio.run(_ask("SELECT 1"))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        return f"no PostgreSQL at {SERVER}: {error}"
    return ""


def _url(kind: str, folder: Path) -> Iterator[str]:
    if kind == "memory":
        yield "memory:"
    elif kind == "sqlite":
        yield f"sqlite:///{folder}/night.db"
    else:
        if _why_no_postgres():
            pytest.skip(_why_no_postgres())
        schema = f"floorman_test_{uuid4().hex}"
        yield f"{SERVER}?schema={schema}"
        asyncio.run(_ask(f"DROP SCHEMA IF EXISTS {schema} CASCADE"))


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A log that nobody has opened yet."""
    yield from _url(request.param, tmp_path)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """One that outlives whoever opens it."""
    yield from _url(request.param, tmp_path)


@pytest.fixture
async def log(url: str) -> AsyncIterator[Log]:
    """An open log whose clock counts 1, 2, 3 ..."""
    opened = await open_log(url, clock=count(1).__next__)
    yield opened
    await opened.close()
