"""One room: the only writer of its night, and what its viewers are told.

Whatever may change the night waits in one queue and is done one after another: decide, commit, apply, show. Nothing is shown, and nobody
is answered, before it is on disk. A command id that has been answered gets the same answer and does nothing; an order about the hand from
somebody who has not seen all of it is refused. Reading needs no queue, for between two awaits nothing moves.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from floorman.server.rooms.door import DOOR, DeviceBound, Door, DoorEvent
from floorman.server.rooms.doorkeeper import decide_at_door
from floorman.server.rooms.history import History
from floorman.server.rooms.mine import link
from floorman.server.rooms.showing import Showing, older
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.commands import Asker, DoorCommand, Join, NightCommand, Order
from floorman.server.wire.inbound import Ask, Preview
from floorman.server.wire.outbound import Done, Older, Previewed, Refusal
from floorman.server.wire.said import Said, at_the_door, said
from floorman.store.contract import Clock, Conflict, Log, StoreError
from floorman.store.names import NIGHT
from floorman.table.ruling import Ruling
from floorman.table.session import commands as c
from floorman.table.session.commands import LOST_AFTER
from floorman.table.session.decide import decide
from floorman.table.session.events import SessionEvent
from floorman.table.session.refusal import Refused
from floorman.text.stories import tell

MOST_WAITING = 128  # commands in the queue of one room
LINES_AT_ONCE = 60
Answer = Done | Refusal
logger = logging.getLogger(__name__)


class Place(NamedTuple):
    """What a room stands on: its code, the log, the clock (milliseconds since 1970), and who makes ids."""

    code: str
    log: Log
    clock: Clock
    fresh_id: Callable[[], str]
    lost_after: int = LOST_AFTER  # seconds without the host until another one takes over

    @property
    def night(self) -> str:
        """The stream of the night."""
        return f"night:{self.code}"

    @property
    def door(self) -> str:
        """The stream of the door."""
        return f"door:{self.code}"


class Room:
    """A room in memory. `history` is the night so far, `door` who is who, `showing` the viewers."""

    def __init__(self, place: Place, history: History, door: Door) -> None:
        self.place, self.history, self.door = place, history, door
        self.showing = Showing(place.code, history, door)
        self._links: dict[str, Done] = {}  # the answers that no log knows, by command id
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(MOST_WAITING)
        self._writer = asyncio.create_task(self._write(), name=f"room {place.code}")

    async def close(self) -> None:
        """Finishes what waits, then takes no more."""
        await self._jobs.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                await job()
            except Exception:  # one broken command must not take the room with it; its asker has been told
                logger.exception("room %s", self.place.code)
            finally:
                self._jobs.task_done()

    # Commands.

    async def ask(self, viewer: Viewer, ask: Ask) -> Answer:
        """The answer to a command, after it is on disk."""
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                answer = await self._answer(viewer, ask)
            except Exception:
                if not answered.cancelled():
                    answered.set_result(self._refusal(viewer, ask.id, at_the_door(viewer.lang, "wire-trouble")))
                raise
            if not answered.cancelled():
                answered.set_result(answer)

        try:
            self._jobs.put_nowait(job)
        except asyncio.QueueFull:
            return self._refusal(viewer, ask.id, at_the_door(viewer.lang, "wire-busy"))
        return await answered

    async def _answer(self, viewer: Viewer, ask: Ask) -> Answer:
        newcomer = isinstance(ask.command, Join)  # he has an id only afterwards, and asks again under the same name
        command_id = f"{viewer.device[:16] if newcomer or not viewer.player else viewer.player}:{ask.id}"
        known = self.history.answers.get(command_id)
        if known is not None:
            return Done(ask.id, known)
        if isinstance(ask.command, DoorCommand):
            return await self._at_door(viewer, ask, command_id)
        if not viewer.player and not isinstance(ask.command, Join):
            return self._refusal(viewer, ask.id, at_the_door(viewer.lang, "door-not-a-guest"))
        if ask.command.about_hand and ask.version < self.history.hand_version:
            return self._refusal(viewer, ask.id, at_the_door(viewer.lang, "wire-stale"), stale=True)
        try:
            return await self._night_command(viewer, ask, ask.command, command_id)
        except StoreError:
            logger.exception("room %s", self.place.code)
            await self._catch_up()  # nobody knows whether it is in: the log does
            done = self.history.answers.get(command_id)
            return self._refusal(viewer, ask.id, at_the_door(viewer.lang, "wire-store")) if done is None else Done(ask.id, done)

    async def _night_command(self, viewer: Viewer, ask: Ask, command: NightCommand, command_id: str) -> Answer:
        joining = isinstance(command, Join)
        if joining and viewer.player in self.history.state.guests:
            name = self.history.state.guests[viewer.player].name
            return self._refusal(viewer, ask.id, at_the_door(viewer.lang, "door-already-in", name=name))
        asker = self._asker(viewer, joining)
        while True:
            verdict = self._decide(command.order(asker))
            if isinstance(verdict, (Ruling, Refused)):
                return self._refusal(viewer, ask.id, self._said(verdict, viewer.lang, getattr(command, "action", "")))
            if joining:
                await self._bind(viewer, asker.fresh_id)
            try:
                await self._happen(verdict, command_id)
            except Conflict:  # another process has written: catch up and judge once more
                await self._catch_up()
                asker = asker._replace(state=self.history.state)
                continue
            return Done(ask.id, self.history.answers.get(command_id, self.history.state.version))

    def _asker(self, viewer: Viewer, joining: bool) -> Asker:
        """A phone that was bound but never made it onto the guest list keeps the id it was bound to."""
        bound = self.door.devices.get(viewer.device, "") if joining else ""
        return Asker(viewer.player, self.history.state, self.place.clock() // 1000, bound or self.place.fresh_id())

    def _decide(self, order: Order) -> tuple[SessionEvent, ...] | Ruling | Refused:
        return order if isinstance(order, Refused) else decide(self.history.state, order)

    async def _happen(self, events: tuple[SessionEvent, ...], command_id: str) -> None:
        """On disk, then in memory, then on the screens."""
        if not events:
            return
        written = [NIGHT.write(event) for event in events]
        appended = await self.place.log.append(self.place.night, self.history.state.version, command_id, written)
        if appended.again:  # another process has done it, with what it knew then
            await self._catch_up()
            return
        for event, stored in zip(events, appended.events, strict=True):
            self.history.add(event, command_id, stored.at)
        self._show()

    def _show(self) -> None:
        """It has happened, whatever becomes of the screens: one that cannot be drawn is a fault of ours, and its viewers start anew."""
        try:
            self.showing.show()
        except Exception:
            logger.exception("room %s: showing", self.place.code)
            for viewer in self.showing.viewers:
                viewer.lost.set()

    async def _catch_up(self) -> None:
        """What is in the log and not yet here."""
        for stored in await self.place.log.read(self.place.night, after=self.history.state.version):
            self.history.add(NIGHT.read(stored), stored.command_id, stored.at)
        self._show()

    # The door.

    async def _at_door(self, viewer: Viewer, ask: Ask, command_id: str) -> Answer:
        if command_id in self._links:
            return self._links[command_id]
        now = self.place.clock() // 1000
        verdict = decide_at_door(self.history.state, viewer, ask.command, now)
        if isinstance(verdict, Said):
            return self._refusal(viewer, ask.id, verdict)
        if not verdict.fragment:
            await self._door_happens(verdict.event, command_id)
            self._show()
            return Done(ask.id, self.history.state.version)
        # The log has no secret to give the same link again: asked for once more after a restart, it is another one.
        await self._door_happens(verdict.event, f"{command_id}:{self.place.fresh_id()}")
        answer = link(viewer.url, self.place.code, verdict.fragment)
        self._links[command_id] = Done(ask.id, self.history.state.version, answer)
        return self._links[command_id]

    async def _bind(self, viewer: Viewer, player: str) -> None:
        if self.door.devices.get(viewer.device) != player:
            await self._door_happens(DeviceBound(viewer.device, player), f"bind:{player}")
        viewer.player = player

    async def _door_happens(self, event: DoorEvent, command_id: str) -> None:
        while True:
            try:
                appended = await self.place.log.append(self.place.door, self.door.version, command_id, [DOOR.write(event)])
            except Conflict:  # another process: what it wrote stands, and so does this
                await self._catch_up_at_door()
                continue
            if appended.again:  # it has happened before, here or in another process
                await self._catch_up_at_door()
            else:
                self.door.apply(event)
            return

    async def _catch_up_at_door(self) -> None:
        for stored in await self.place.log.read(self.place.door, after=self.door.version):
            self.door.apply(DOOR.read(stored))

    async def move_in(self, event: DoorEvent, command_id: str) -> None:
        """A phone move is made good, in its turn among the commands. The phone that was let go looks on as a stranger."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                await self._door_happens(event, command_id)
                self.showing.rebind()
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(None)

        await self._jobs.put(job)
        await done

    # Time.

    def tick(self) -> None:
        """It is now: the night watches whether the host is there. Left out when the room is busy, for the next tick comes."""
        if self._jobs.empty() and self.history.state.closed is None:
            self._jobs.put_nowait(self._tick)

    async def _tick(self) -> None:
        now = self.place.clock() // 1000
        verdict = self._decide(c.Tick(now, tuple(self.showing.connected), self.place.lost_after))
        if not isinstance(verdict, (Ruling, Refused)):
            try:
                await self._happen(verdict, f"tick:{now}")
            except Conflict:  # another process has written; the next tick sees what
                await self._catch_up()

    # Questions that change nothing.

    def preview(self, viewer: Viewer, asked: Preview) -> Previewed | Refusal:
        """What a command would do, decided on the state as it is and thrown away."""
        if isinstance(asked.command, DoorCommand) or not viewer.player:
            return self._refusal(viewer, asked.id, at_the_door(viewer.lang, "door-not-a-guest"))
        state = self.history.state
        verdict = self._decide(asked.command.order(self._asker(viewer, joining=False)))
        if isinstance(verdict, (Ruling, Refused)):
            return self._refusal(viewer, asked.id, self._said(verdict, viewer.lang))
        awarded = self.history.awarded_by(verdict)
        names = () if state.hand is None else state.hand.names
        runs = 1 if state.hand is None else state.hand.runs
        payouts: dict[str, int] = {}
        for event in awarded:
            for seat, chips in event.shares:
                payouts[state.players[seat]] = payouts.get(state.players[seat], 0) + chips
        return Previewed(asked.id, [tell(event, names, viewer.lang, runs) for event in awarded], payouts)

    async def older(self, viewer: Viewer, before: int) -> Older:
        """Lines of the log before a version: those in memory, and what is older from the stream."""
        lines, more = self.history.lines.older(before, LINES_AT_ONCE)
        if more and not lines:
            stored = await self.place.log.read(self.place.night, limit=before - 1)
            lines, more = History.load(stored, kept=None).lines.older(before, LINES_AT_ONCE)
        return older(lines, more, viewer.lang)

    def _said(self, verdict: Ruling | Refused, lang: str, action: str = "") -> Said:
        return said(verdict, lang, self.history.state.settings.house, self.history.names, action)

    def _refusal(self, viewer: Viewer, command_id: str, why: Said, *, stale: bool = False) -> Refusal:
        return Refusal(command_id, self.history.state.version, stale, why)
