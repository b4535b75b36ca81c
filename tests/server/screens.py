"""Rooms driven in process: a real hall on a real log, and screens without sockets that merge frames as the web client does."""

import asyncio
import json
from typing import Any

from floorman.server.rooms.door import hashed
from floorman.server.rooms.hall import Hall, admit
from floorman.server.rooms.room import Room
from floorman.server.rooms.showing import Showing
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.commands import Command
from floorman.server.wire.inbound import Ask, Hello
from floorman.server.wire.outbound import Done, Refusal

Data = dict[str, Any]
URL = "http://table.example"


def device_of(name: str) -> str:
    """The device secret of somebody's phone, the same on every run."""
    return f"{name:_<43}"


def stranger(name: str, lang: str = "en") -> Viewer:
    """A phone of somebody who is not in the room yet."""
    return Viewer(hashed(device_of(name)), "", lang, URL)


async def phone(room: Room, name: str, lang: str = "en", **hello: Any) -> Viewer:
    """Somebody's phone, let in by its device."""
    viewer = await admit(room, Hello(device=device_of(name), lang=lang, **hello), URL)  # type: ignore[arg-type]
    assert isinstance(viewer, Viewer), viewer
    return viewer


async def ask(room: Room, viewer: Viewer, command_id: str, command: Command, version: int | None = None) -> Done | Refusal:
    """The answer to a command from whoever has seen all, or what was there at `version`."""
    return await room.ask(viewer, Ask(command_id, room.history.state.version if version is None else version, command))


async def done(room: Room, viewer: Viewer, command_id: str, command: Command) -> Done:
    """A command that is expected to be done."""
    answer = await ask(room, viewer, command_id, command)
    assert isinstance(answer, Done), (command, answer)
    return answer


def frames_of(viewer: Viewer) -> list[bytes]:
    """What waits for a viewer, taken out of his queue."""
    found = []
    while not viewer.waiting.empty():
        found.append(viewer.waiting.get_nowait())
    return found


def welcomed(room: Room, viewer: Viewer) -> Data:
    """What somebody would be shown who came now: made anew from the state, by no screen that has been drawn before."""
    anew = Showing(room.place.code, room.history, room.door)
    anew.viewers = set(room.showing.viewers)
    fresh = Viewer(viewer.device, viewer.player, viewer.lang, viewer.url, watches=viewer.watches)
    anew.speak(fresh, viewer.lang)
    (frame,) = frames_of(fresh)
    welcome: Data = json.loads(frame)
    return welcome


class Screen:
    """What a client has on its screen. `frames` are all that it was ever sent."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self.room, self.viewer = room, viewer
        self.view: Data = {}
        self.me: Data = {}
        self.lines: list[Data] = []
        self.version = -1
        self.frames: list[bytes] = []

    @property
    def here(self) -> bool:
        """Whether it looks on."""
        return self.viewer in self.room.showing.viewers

    def come(self) -> None:
        """It connects, anew."""
        viewer = self.viewer
        self.viewer = Viewer(viewer.device, viewer.player, viewer.lang, viewer.url, watches=viewer.watches)
        self.version = -1
        self.room.showing.enter(self.viewer)

    def go(self) -> None:
        """Its connection is gone."""
        self.room.showing.leave(self.viewer)

    def look(self) -> "Screen":
        """Takes in what it was sent."""
        for frame in frames_of(self.viewer):
            self.frames.append(frame)
            self._take(json.loads(frame))
        return self

    def _take(self, frame: Data) -> None:
        if frame["type"] == "welcome":
            self.view, self.lines = frame["sections"], frame["lines"]
        elif frame["type"] == "change":
            assert frame["from"] == self.version
            self.view, self.lines = {**self.view, **frame["sections"]}, self.lines + frame["lines"]
        else:
            return
        self.me, self.version = frame["me"], frame["version"]

    def check(self) -> None:
        """Stale view + changes = fresh view. The log on the screen ends as the fresh one does."""
        self.look()
        fresh = welcomed(self.room, self.viewer)
        assert (self.view, self.me, self.version) == (fresh["sections"], fresh["me"], fresh["version"])
        assert self.lines[-len(fresh["lines"]) :] == fresh["lines"]


async def ticked(room: Room) -> None:
    """The room learns what time it is, and has thought about it."""
    room.tick()
    await room._jobs.join()


async def same_from_the_log(hall: Hall, room: Room) -> None:
    """The room read from the log by another hall is the same room."""
    other = Hall(hall.log, hall.config, hall.clock)
    again = await other.find(room.place.code)
    assert again is not None
    try:
        assert again.history.state == room.history.state
        assert again.history.answers == room.history.answers
        assert (again.door.devices, again.door.join, again.door.version) == (room.door.devices, room.door.join, room.door.version)
        for lang in ("en", "ko"):
            assert [line.told(lang) for line in again.history.lines.since(0)] == [line.told(lang) for line in room.history.lines.since(0)]
    finally:
        await other.close()
        await asyncio.sleep(0)
