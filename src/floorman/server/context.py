"""What every handler shares: the hall, the limits, the counters, and whether the server is going down."""

import asyncio
import time
from collections import Counter
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from floorman.server.config import Config
from floorman.server.guard import Limit
from floorman.server.health import Metrics
from floorman.server.rooms.hall import Hall
from floorman.server.rooms.viewer import Viewer

FAREWELL_WITHIN = 3  # seconds
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
Connection = ASGIConnection[Any, Any, Any, Any]


class Context:
    """One per application."""

    def __init__(self, hall: Hall, config: Config) -> None:
        self.hall, self.config = hall, config
        self.creations = Limit(config.rooms_per_minute, 60)
        self.looks = Limit(config.looks_per_minute, 60)
        self.settlements = Limit(config.settlements_per_minute, 60)
        self.sockets: set[Viewer] = set()
        self.addresses: Counter[str] = Counter()  # open sockets, also those that have not said hello
        self.closing = asyncio.Event()
        self.metrics = Metrics(hall, self.sockets)

    async def farewell(self) -> None:
        """Every phone is told to come again; returns when they have been, or after a while."""
        self.closing.set()
        until = time.monotonic() + FAREWELL_WITHIN
        while self.sockets and time.monotonic() < until:
            await asyncio.sleep(0.02)


Shared = NamedDependency[Context]  # how a handler asks for it


def address_of(connection: Connection, config: Config) -> str:
    """The network address of whoever asks."""
    if config.behind_proxy and (forwarded := connection.headers.get("x-forwarded-for")):
        return forwarded.rpartition(",")[2].strip()
    return connection.client.host if connection.client else ""


def url_of(connection: Connection, config: Config) -> str:
    """How whoever asks writes the address of this server: what an invite has to begin with."""
    secure = connection.scope["scheme"] in ("https", "wss")
    if config.behind_proxy:
        secure = secure or connection.headers.get("x-forwarded-proto") == "https"
    host = connection.headers.get("host", "localhost")
    if config.network and host.rpartition(":")[0] in LOOPBACK:
        host = config.network  # `localhost` on the host's computer is somebody else on a phone
    return f"{'https' if secure else 'http'}://{host}"
