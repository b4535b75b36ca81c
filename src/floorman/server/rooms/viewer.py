"""Somebody who looks at a room over one socket. Two tabs of one phone are two viewers of one player."""

import asyncio

from floorman.server.wire.outbound import Message, write

MOST_WAITING = 64  # frames that a socket may be behind


class Viewer:
    """Who looks, in which language, what he has been shown, and the frames that wait for his socket.

    A socket that falls too far behind is not waited for: its frames are dropped and it is closed, to come back for a whole view.
    """

    __slots__ = ("device", "lang", "lost", "player", "revision", "url", "version", "waiting", "watches")

    def __init__(self, device: str, player: str, lang: str, url: str, *, watches: bool = False) -> None:
        self.device, self.player, self.lang = device, player, lang
        self.watches = watches  # a table display: nobody's phone
        self.url = url  # the address of the server as this viewer writes it
        self.version = self.revision = 0
        self.lost = asyncio.Event()
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def send(self, message: Message) -> None:
        """Into the socket's queue, or, when it is full, the socket is given up."""
        self.send_frame(write(message))

    def send_frame(self, frame: bytes) -> None:
        """The same for a frame that is written already."""
        try:
            self.waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.lost.set()
