"""All rooms of this process: a room is read from the log when somebody asks for it, and leaves memory when nobody looks any more."""

import asyncio
import logging
import re
import secrets

from floorman.server.config import Config
from floorman.server.rooms.door import DOOR, DeviceBound, Door, DoorOpened, PhoneMoved, fresh_secret, hashed
from floorman.server.rooms.history import History
from floorman.server.rooms.room import Place, Room
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.inbound import Hello
from floorman.server.wire.said import Said, at_the_door
from floorman.store.contract import Clock, Conflict, Log, now
from floorman.store.names import NIGHT
from floorman.table.session.decide import open_night
from floorman.table.session.refusal import Refused
from floorman.table.session.settings import Settings

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nobody takes I for 1 or O for 0 over a noisy table
CODE = re.compile(f"[{LETTERS}]{{5}}")
logger = logging.getLogger(__name__)


def fresh_player() -> str:
    """An id nobody else has."""
    return f"p{secrets.token_hex(5)}"


class Hall:
    """The rooms, by code."""

    def __init__(self, log: Log, config: Config = Config(), clock: Clock = now) -> None:  # noqa: B008  a value, never changed
        self.log, self.config, self.clock = log, config, clock
        self.rooms: dict[str, Room] = {}
        self._idle_since: dict[str, float] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._ticking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begins to watch the time."""
        self._ticking = asyncio.create_task(self._tick_on(), name="hall ticks")

    async def close(self) -> None:
        """Every room finishes what waits."""
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        self.rooms.clear()

    async def create(self, settings: Settings, name: str, device: str) -> tuple[Room, str] | Refused:
        """A room and its host, or what is wrong with the terms. `device` is the host's secret."""
        player = fresh_player()
        opened = open_night(settings, player, name)
        if isinstance(opened, Refused):
            return opened
        door = (DoorOpened(fresh_secret(), self.clock() // 1000), DeviceBound(hashed(device), player))
        while True:
            place = self._place("".join(secrets.choice(LETTERS) for _ in range(5)))
            try:
                await self.log.append(place.door, 0, "open", [DOOR.write(event) for event in door])
                break
            except Conflict:
                continue  # there is such a room already
        await self.log.append(place.night, 0, "open", [NIGHT.write(event) for event in opened])
        room = await self.find(place.code)
        assert room is not None
        return room, player

    async def find(self, code: str) -> Room | None:
        """The room with this code, from memory or from the log."""
        code = code.upper()
        if not CODE.fullmatch(code):
            return None
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code not in self.rooms:
                room = await self._load(self._place(code))
                if room is None:
                    self._loading.pop(code, None)
                    return None
                self.rooms[code] = room
        self._loading.pop(code, None)
        self._idle_since.pop(code, None)  # whoever asks for it is about to look
        return self.rooms.get(code)

    async def _load(self, place: Place) -> Room | None:
        stored = await self.log.read(place.night)
        if not stored:
            return None
        door = Door()
        for event in await self.log.read(place.door):
            door.apply(DOOR.read(event))
        return Room(place, History.load(stored), door)

    def _place(self, code: str) -> Place:
        return Place(code, self.log, self.clock, fresh_player, self.config.lost_after)

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(min(self.config.tick_seconds, max(0.2, self.config.lost_after / 4)))
            try:
                await self.tick()
            except Exception:  # time goes on
                logger.exception("tick")

    async def tick(self) -> None:
        """Rooms with viewers watch their host; rooms without leave memory after a while."""
        now = asyncio.get_running_loop().time()
        for code, room in list(self.rooms.items()):
            if room.showing.viewers:
                self._idle_since.pop(code, None)
                room.tick()
            elif now - self._idle_since.setdefault(code, now) >= self.config.idle_minutes * 60:
                del self.rooms[code], self._idle_since[code]
                await room.close()


async def admit(room: Room, hello: Hello, url: str) -> Viewer | Said:
    """Somebody at the door: a device that is known, a link that opens, a phone move, or the code alone as long as the host has not
    changed the invite. Who may not come in learns why."""
    door, state, lang = room.door, room.history.state, hello.lang
    device = hashed(hello.device)
    player = door.devices.get(device, "")
    player = player if player in state.guests else ""
    if hello.move is not None:
        offer = door.move(hello.move, room.place.clock() // 1000)
        if player and (offer is None or offer.player != player):
            return at_the_door(lang, "door-already-in", name=state.guests[player].name)
        if offer is None:
            return at_the_door(lang, "door-old-move")
        await room.move_in(PhoneMoved(offer.token, device, offer.player), f"move:{offer.token[:32]}")
        player = offer.player
    by_code = hello.join is None and not door.old_joins and state.closed is None
    if not (player or by_code or door.opens(hello.join)):
        return at_the_door(lang, "door-old-invite" if door.was_open(hello.join) else "door-no-invite")
    return Viewer(device, "" if hello.watch else player, lang, url, watches=hello.watch)
