"""A real server on a real port with a real SQLite file, and phones that talk to it over real sockets."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from floorman.server import chances
from floorman.server.app import create_app
from floorman.server.config import Config
from floorman.store import open_log
from tests.server.phones import Phone, Server

HOME = Config(rooms_per_minute=10_000, looks_per_minute=10_000, tick_seconds=0.2)


@pytest.fixture(autouse=True)
def nothing_is_compiled_on_the_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances of an all-in are tested by themselves; nowhere else does a compiler start beside the test."""
    monkeypatch.setattr(chances.COMPILED, "state", "missing")


@asynccontextmanager
async def serving(database: str, config: Config = HOME) -> AsyncIterator[Server]:
    """A server on this database until the block ends."""
    app = create_app(await open_log(database), config)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    settings = uvicorn.Config(
        app,
        log_level="critical",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
    )
    running = uvicorn.Server(settings)
    running.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(running.serve(sockets=[listening]))
    while not running.started:
        await asyncio.sleep(0.01)
        if task.done():
            await task
    port = listening.getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        try:
            yield Server(port, http)
        finally:
            running.should_exit = True
            await task


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/nights.db"


@pytest.fixture
async def server(database: str) -> AsyncIterator[Server]:
    async with serving(database) as running:
        yield running


@pytest.fixture
async def host(server: Server) -> AsyncIterator[Phone]:
    """The host's phone in a new room, blinds 10/20, buy-ins without approval."""
    phone = await server.open_room("Mei", small_blind=10, big_blind=20, approval=False)
    async with phone:
        yield phone
