"""The players of the load test: sockets that count what they get, and one in each room that plays for all.

A socket here is the least that can be one, so that the players' processes leave the machine to the server.
"""

import asyncio
import json
import os
import random
import struct
import time
from multiprocessing.connection import Connection
from typing import Any

from bench.rooms_bare import code_of, device_of

LANGUAGES = ("en", "ko", "ja")


class Socket(asyncio.Protocol):
    """A client's WebSocket: text frames out, frames in. `heard` and `size` count; who plays reads them too."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.welcomed = asyncio.Event()
        self.heard = self.size = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.open.set_result(bytes(self.buffer[:12]) == b"HTTP/1.1 101")
            del self.buffer[: end + 4]
        while (frame := self._frame()) is not None:
            self.heard += 1
            self.size += len(frame)
            self.take(frame)

    def _frame(self) -> bytes | None:
        """The next whole frame; servers do not mask theirs."""
        if len(self.buffer) < 2:
            return None
        length, at = self.buffer[1], 2
        if length == 126 and len(self.buffer) >= 4:
            length, at = struct.unpack_from(">H", self.buffer, 2)[0], 4
        elif length == 127 and len(self.buffer) >= 10:
            length, at = struct.unpack_from(">Q", self.buffer, 2)[0], 10
        elif length >= 126:
            return None
        if len(self.buffer) < at + length:
            return None
        frame = bytes(self.buffer[at : at + length])
        del self.buffer[: at + length]
        return frame

    def take(self, frame: bytes) -> None:
        """A frame from the server."""
        self.welcomed.set()

    def send(self, message: dict[str, Any]) -> None:
        """A text frame; the mask is zeros, which is one too."""
        data = json.dumps(message).encode()
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + struct.pack(">H", size)
        self.transport.write(head + b"\0\0\0\0" + data)

    async def connect(self, port: int, room: int, seat: int) -> None:
        """In the room, with a whole view."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        self.transport.write(
            f"GET /ws/{code_of(room)} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n\r\n".encode()
        )
        assert await self.open
        self.send({"type": "hello", "device": device_of(seat), "lang": LANGUAGES[room % 3]})
        await self.welcomed.wait()


class Host(Socket):
    """Plays for all of a room: an action, and after a while the next one. `took` are the seconds from a command to its answer."""

    def __init__(self) -> None:
        super().__init__()
        self.view: dict[str, Any] = {}
        self.version = self.count = 0
        self.took: list[float] = []
        self.answered = asyncio.Event()

    def take(self, frame: bytes) -> None:
        if frame.startswith(b"{"):
            message = json.loads(frame)
            kind = message["type"]
            if kind in ("welcome", "change") and "sections" in message:
                self.view.update(message["sections"])
                self.version = message["version"]
            elif kind in ("done", "refused"):
                if kind == "refused":
                    raise RuntimeError(message)
                self.answered.set()
        super().take(frame)

    async def play(self, every: float, until: float) -> None:
        """An action every so many seconds, unless the answer takes longer."""
        await asyncio.sleep(random.random() * every)
        due = time.perf_counter()
        while due < until:
            self.count += 1
            self.answered.clear()
            began = time.perf_counter()
            self.send({"type": "command", "id": f"c{self.count}", "version": self.version, "command": self.next()})
            await self.answered.wait()
            now = time.perf_counter()
            self.took.append(now - began)
            due = max(due + every, now)
            await asyncio.sleep(due - now)

    def next(self) -> dict[str, Any]:
        """What the table waits for: calls and checks to the end, and the first one wins."""
        kind = self.view["prompt"]["kind"] if self.view else "begin"
        if kind == "player":
            hand = self.view["hand"]
            return {"do": "act", "player": hand["actor"], "action": "call" if hand["to_call"] else "check"}
        if kind == "cards":
            return {"do": "deal"}
        if kind == "winners":
            award = self.view["hand"]["award"]
            return {"do": "award", "pot": award["pot"], "winners": [[award["eligible"][0]["player"]]]}
        return {"do": "begin_hand"}


def run_players(pipe: Connection, port: int, rooms: range, seats: int, every: float) -> None:
    """Connects everybody, says so, plays for as many seconds as it is told, and reports."""
    asyncio.run(_play(pipe, port, rooms, seats, every))


async def _play(pipe: Connection, port: int, rooms: range, seats: int, every: float) -> None:
    hosts = {room: Host() for room in rooms}
    others = {room: [Socket() for _ in range(seats - 1)] for room in rooms}
    for room in rooms:
        await hosts[room].connect(port, room, 0)
        await asyncio.gather(*(other.connect(port, room, seat) for seat, other in enumerate(others[room], start=1)))
    pipe.send(os.getpid())
    seconds = await asyncio.to_thread(pipe.recv)
    sockets = [*hosts.values(), *(other for room in others.values() for other in room)]
    heard, size = sum(socket.heard for socket in sockets), sum(socket.size for socket in sockets)
    cpu, began = time.process_time(), time.perf_counter()
    await asyncio.gather(*(host.play(every, began + seconds) for host in hosts.values()))
    pipe.send(
        {
            "took": [seconds for host in hosts.values() for seconds in host.took],
            "seconds": time.perf_counter() - began,
            "frames": sum(socket.heard for socket in sockets) - heard,
            "bytes": sum(socket.size for socket in sockets) - size,
            "cpu": time.process_time() - cpu,
        }
    )
    await asyncio.to_thread(pipe.recv)
    for socket in sockets:
        socket.transport.close()
