"""Phones for tests: each has a device secret and one socket, keeps its view as the web client does, and can be asked what it shows."""

import asyncio
import json
import secrets
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Data = dict[str, Any]
PATIENCE = 10  # seconds


class Server(NamedTuple):
    port: int
    http: httpx.AsyncClient

    async def open_room(self, name: str, lang: str = "en", **settings: Any) -> "Phone":
        device = secrets.token_urlsafe(32)
        answer = await self.http.post("/api/rooms", json={"settings": settings, "name": name, "device": device, "lang": lang})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Phone(self.port, made["code"], join=made["join"], device=device, lang=lang)


class Phone:
    """`view` has the sections as they stand, `me` what is this phone's own, `lines` the log, `farewell` the server's last word."""

    def __init__(self, port: int, code: str, *, join: str | None = None, device: str = "", lang: str = "en", **hello: Any) -> None:
        self.port, self.code, self.join, self.lang = port, code, join, lang
        self.device = device or secrets.token_urlsafe(32)
        self.hello = hello
        self.view: Data = {}
        self.me: Data = {}
        self.lines: list[Data] = []
        self.version = 0
        self.frames: list[Data] = []
        self.farewell: Data = {}
        self._answers: dict[str, asyncio.Future[Data]] = {}
        self._count = 0
        self._moved = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Phone":
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    async def connect(self, **headers: str) -> "Phone":
        """Says hello, and waits for the view or for goodbye."""
        self.farewell, self.version = {}, -1
        uri = f"ws://127.0.0.1:{self.port}/ws/{self.code}"
        self._socket = await connect(uri, additional_headers=headers, max_size=2**24)
        self._reading = asyncio.create_task(self._read(self._socket))
        hello: Data = {"type": "hello", "device": self.device, "lang": self.lang, **self.hello}
        if self.join is not None:
            hello["join"] = self.join
        await self.send(hello)
        await self.until(lambda: self.version >= 0 or bool(self.farewell))
        return self

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        self._socket = self._reading = None

    async def send(self, frame: Data | str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._take(json.loads(text))
        except ConnectionClosed:
            pass
        self.farewell = self.farewell or {"type": "closed"}
        for answer in self._answers.values():
            if not answer.done():
                answer.set_result(self.farewell)
        self._moved.set()

    def _take(self, frame: Data) -> None:
        self.frames.append(frame)
        kind = frame["type"]
        if kind == "welcome":
            self.view, self.lines = frame["sections"], frame["lines"]
        if kind == "change":
            assert frame["from"] == self.version
            self.view = self.view | frame["sections"]
            self.lines = self.lines + frame["lines"]
        if kind in ("welcome", "change"):
            self.me, self.version = frame["me"], frame["version"]
        if kind == "bye":
            self.farewell = frame
        if kind in ("done", "refused", "preview") and frame["id"] in self._answers:
            self._answers[frame["id"]].set_result(frame)
        if kind in ("lines", "pong"):
            self._answers.setdefault(kind, asyncio.get_running_loop().create_future()).set_result(frame)
        self._moved.set()

    async def until(self, true: Any) -> None:
        """Waits until something is shown."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._moved.clear()
                await self._moved.wait()

    async def ask(self, do: str, *, command_id: str = "", version: int | None = None, kind: str = "command", **fields: Any) -> Data:
        """The answer to a command, or goodbye."""
        self._count += 1
        command_id = command_id or f"c{self._count}-{secrets.token_hex(3)}"
        answer = self._answers[command_id] = asyncio.get_running_loop().create_future()
        frame: Data = {"type": kind, "id": command_id, "command": {"do": do, **fields}}
        if kind == "command":
            frame["version"] = self.version if version is None else version
        await self.send(frame)
        async with asyncio.timeout(PATIENCE):
            return await answer  # type: ignore[no-any-return]

    async def do(self, do: str, **fields: Any) -> Data:
        """A command that is expected to be done."""
        answer = await self.ask(do, **fields)
        assert answer["type"] == "done", answer
        return answer

    async def refused(self, do: str, **fields: Any) -> Data:
        """Why a command is refused."""
        answer = await self.ask(do, **fields)
        assert answer["type"] == "refused", answer
        why: Data = answer["why"] | {"stale": answer["stale"]}
        return why

    # What people do.

    @property
    def player(self) -> str:
        return str(self.me["player"])

    @property
    def hand(self) -> Data:
        hand: Data = self.view["hand"]
        return hand

    @property
    def stacks(self) -> dict[str, int]:
        return {guest["name"]: guest["stack"] for guest in self.view["guests"]}

    def player_of(self, name: str) -> str:
        return next(str(guest["player"]) for guest in self.view["guests"] if guest["name"] == name)

    async def friend(self, name: str, chair: int, chips: int, lang: str = "en") -> "Phone":
        """Another phone by the invite's link, seated with chips. Approved by this one if need be."""
        phone = Phone(self.port, self.code, join=self.me["invite"]["url"].partition("#j=")[2], lang=lang)
        await phone.connect()
        await phone.do("join", name=name)
        await phone.sit(chair, chips)
        return phone

    async def sit(self, chair: int, chips: int) -> None:
        await self.do("take_seat", player=self.player, chair=chair)
        await self.do("ask_chips", player=self.player, amount=chips)

    async def act(self, action: str, to: int = 0) -> Data:
        """For whoever is to act, as the host may."""
        return await self.do("act", player=self.hand["actor"], action=action, to=to)

    async def line(self, actions: str) -> None:
        """`f x c r60 b20 a`, and `|` where the dealer puts out the next street."""
        words = {"f": "fold", "x": "check", "c": "call", "b": "bet", "r": "raise", "a": "all-in"}
        for action in actions.split():
            if action == "|":
                await self.do("deal")
            else:
                await self.act(words[action[0]], int(action[1:] or 0))

    async def same_as(self, other: "Phone") -> None:
        """Waits until this phone has seen what the other has."""
        await self.until(lambda: self.version >= other.version)
