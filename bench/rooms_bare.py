"""A server that only passes frames on, beside which floorman is measured; and how either is run and watched in a process of its own.

It sends `size` bytes to everybody in the room and an answer to the asker: what any server has to do at least, without rules, words and a
disk. Both stand on uvicorn with the same sockets.
"""

import asyncio
import cProfile
import json
import socket
import time
from collections import defaultdict
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # of a room's code


def code_of(room: int) -> str:
    """A code for each room."""
    return "AA" + "".join(LETTERS[room // size % len(LETTERS)] for size in (len(LETTERS) ** 2, len(LETTERS), 1))


def device_of(seat: int) -> str:
    """The secret of the phone of a seat, the same in every room."""
    return f"seat-{seat:_<38}"


def run_echo(pipe: Connection, size: int) -> None:
    """The bare server."""
    asyncio.run(serve(pipe, Echo(size), ""))


class Echo:
    """An ASGI application: whoever sends a frame to `/ws/CODE` gets an answer, and all of that room `size` bytes."""

    def __init__(self, size: int) -> None:
        self.frame = "x" * size
        self.rooms: defaultdict[str, set[Any]] = defaultdict(set)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        here = self.rooms[scope["path"]]
        here.add(send)
        while (message := await receive())["type"] == "websocket.receive":
            asked = json.loads(message["text"])
            if asked["type"] == "hello":
                await send({"type": "websocket.send", "text": '{"type":"welcome"}'})
                continue
            for other in here:
                await other({"type": "websocket.send", "text": self.frame})
            await send({"type": "websocket.send", "text": json.dumps({"type": "done", "id": asked["id"]})})
        here.discard(send)


async def serve(pipe: Connection, app: Any, profile: str) -> None:
    """Tells its port, serves until it is told to stop, and keeps count of what it costs meanwhile."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    settings = uvicorn.Config(app, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False, lifespan="on", access_log=False)
    server = uvicorn.Server(settings)
    server.install_signal_handlers = lambda: None
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    pipe.send(listening.getsockname()[1])
    watch = Watch(profile)
    while (order := await asyncio.to_thread(pipe.recv)) != "stop":
        pipe.send(watch.obey(order))
    server.should_exit = True
    await serving


class Watch:
    """What the process has used: `memory` in bytes; `begin` and `end` around what is measured."""

    def __init__(self, profile: str) -> None:
        self.profile = profile
        self.cpu = 0.0

    def obey(self, order: str) -> Any:
        """The answer to one order."""
        if order == "memory":
            return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
        if order == "begin":
            self.cpu = time.process_time()
            if self.profile:
                self.profiler = cProfile.Profile()
                self.profiler.enable()
            return 0.0
        if self.profile:
            self.profiler.disable()
            self.profiler.dump_stats(self.profile)
        return time.process_time() - self.cpu
