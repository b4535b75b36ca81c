"""A socket of a room: frames in, frames out. What a frame means is the room's business; what is no frame ends the connection."""

import asyncio
import logging
from collections import Counter
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from msgspec import ValidationError

from floorman.server.context import Context, Shared, address_of, url_of
from floorman.server.guard import Limit, is_ours
from floorman.server.rooms.hall import admit
from floorman.server.rooms.room import Room
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.inbound import LARGEST_FRAME, Ask, Frame, Graph, Hello, More, Ping, Preview, Speak, read
from floorman.server.wire.outbound import Bye, Graphed, Pong, write
from floorman.server.wire.said import Said, at_the_door

HELLO_WITHIN = 15  # seconds
SENT_WITHIN = 20  # seconds for one frame to a slow phone
CLOSED = 4000  # close codes of our own: the last frame says why
AGAIN = 4001
logger = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]


@websocket("/ws/{code:str}")
async def room_socket(socket: Socket, code: FromPath[str], context: Shared) -> None:
    """One connection, from hello to goodbye."""
    if not is_ours(socket.headers):
        await socket.close(code=4403, reason="origin")
        return
    address = address_of(socket, context.config)
    if context.addresses[address] >= context.config.sockets_per_address:
        await socket.close(code=4429, reason="too many")
        return
    context.addresses[address] += 1
    try:
        await socket.accept()
        await _serve(socket, code, context)
    except (WebSocketDisconnect, WebSocketException, TimeoutError):
        return  # hung up, or takes not even a goodbye
    finally:
        context.addresses -= Counter([address])  # who has none is not kept


async def _serve(socket: Socket, code: str, context: Context) -> None:
    hello = await _hello(socket)
    if isinstance(hello, Said):
        await _goodbye(socket, hello, again=False)
        return
    wait = context.looks.wait(address_of(socket, context.config))
    if wait:
        await _goodbye(socket, at_the_door(hello.lang, "wire-too-many", seconds=int(wait) + 1), again=True)
        return
    room = await context.hall.find(code)
    if room is None:
        await _goodbye(socket, at_the_door(hello.lang, "door-no-room", code=code[:12]), again=False)
        return
    viewer = await admit(room, hello, url_of(socket, context.config))
    if isinstance(viewer, Said):
        await _goodbye(socket, viewer, again=False)
        return
    await _talk(socket, room, viewer, context)


async def _hello(socket: Socket) -> Hello | Said:
    try:
        first = read(await asyncio.wait_for(socket.receive_data("text"), HELLO_WITHIN))
    except TimeoutError:
        return at_the_door("en", "wire-hello-first")
    except ValidationError as error:
        return at_the_door("en", "wire-bad-message", reason=str(error))
    return first if isinstance(first, Hello) else at_the_door("en", "wire-hello-first")


async def _goodbye(socket: Socket, why: Said, *, again: bool) -> None:
    await socket.send_data(write(Bye(why, again)), "text")
    await socket.close(code=AGAIN if again else CLOSED)


async def _talk(socket: Socket, room: Room, viewer: Viewer, context: Context) -> None:
    """Reads and writes side by side until one of them ends; whoever is too slow is sent off to come again."""
    room.showing.enter(viewer)
    context.sockets.add(viewer)
    tasks = {
        asyncio.create_task(_read_on(socket, room, viewer, context)),
        asyncio.create_task(_write_on(socket, viewer)),
        asyncio.create_task(viewer.lost.wait()),
        asyncio.create_task(context.closing.wait()),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if isinstance(why := task.result(), Said):
                await _goodbye(socket, why, again=False)
                return
        key = "wire-going-down" if context.closing.is_set() else "wire-too-slow"
        await asyncio.wait_for(_goodbye(socket, at_the_door(viewer.lang, key), again=True), SENT_WITHIN)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        context.sockets.discard(viewer)
        room.showing.leave(viewer)


async def _read_on(socket: Socket, room: Room, viewer: Viewer, context: Context) -> Said:
    """Frames one after another; returns why the connection ends."""
    pace = Limit(context.config.frames_burst, context.config.frames_burst / context.config.frames_per_second)
    while True:
        text = await socket.receive_data("text")
        if pace.wait(""):
            return at_the_door(viewer.lang, "wire-too-fast")
        if len(text) > LARGEST_FRAME:
            return at_the_door(viewer.lang, "wire-bad-message", reason=f"{len(text)} > {LARGEST_FRAME}")
        try:
            frame = read(text)
        except ValidationError as error:
            return at_the_door(viewer.lang, "wire-bad-message", reason=str(error))
        await _answer(frame, room, viewer, context)


async def _answer(frame: Frame, room: Room, viewer: Viewer, context: Context) -> None:
    match frame:
        case Ask():
            with context.metrics.command():
                answer = await room.ask(viewer, frame)
            context.metrics.answered(answer)
            viewer.send(answer)
        case Preview():
            viewer.send(room.preview(viewer, frame))
        case More(before):
            viewer.send(await room.older(viewer, before))
        case Graph():
            viewer.send(Graphed(room.history.graph()))
        case Speak(lang):
            room.showing.speak(viewer, lang)
        case Ping():
            viewer.send(Pong())
        case Hello():
            viewer.send(Bye(at_the_door(viewer.lang, "wire-bad-message", reason="hello"), again=True))
            viewer.lost.set()


async def _write_on(socket: Socket, viewer: Viewer) -> None:
    while True:
        frame = await viewer.waiting.get()
        try:
            async with asyncio.timeout(SENT_WITHIN):  # `wait_for` would make a task of every frame
                await socket.send_data(frame, "text")
        except TimeoutError:
            return
