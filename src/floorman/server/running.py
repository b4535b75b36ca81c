"""The web server around the application, with manners: phones are told to come again before it hangs up, and to stop is no failure."""

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn


class Running(uvicorn.Server):
    """`uvicorn.Server` for `create_app`. SIGINT and SIGTERM let it finish what is under way; a second SIGINT does not wait."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but for raising the signal once more at the end."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says goodbye first: uvicorn would hang up without a word."""
        app: Any = self.config.app
        await app.state.farewell()
        await super().shutdown(sockets)
