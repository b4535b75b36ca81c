"""What every event log promises, whatever it is kept in.

Laws
1. An append is one transaction: all of its events, or none. Once `append` has returned, they are on disk (memory: as long as it lives).
2. The versions of a stream are 1, 2, 3 ... without a gap. An append that expects another version than the last one changes nothing and
   raises `Conflict` with the version as it stands.
3. A command id counts once in a stream. Asked again, also at once or with a version long stale, it appends nothing and gives the first
   answer, `again` set. What raised `Conflict` has no answer to give: the same id may be tried with the right version.
4. What is read is what was appended: bodies are JSON, texts and whole numbers come back as they were, and nobody's later change to a
   body reaches the log.

Who gets a `StoreError` from `append`, or is cancelled in it, does not know whether the events are in; asking again with the same command
id tells. Knows no rules, no tables, no rooms: a body is whatever the codec made of an event.
"""

from collections.abc import Callable, Mapping, Sequence
from time import time_ns
from typing import Any, NamedTuple, Protocol


class StoreError(Exception):
    """The log cannot be opened, or did not do what it was asked. Says in which database and why."""


class Conflict(Exception):
    """Somebody else has appended meanwhile. `actual_version` is the last version of the stream."""

    def __init__(self, stream: str, expected_version: int, actual_version: int) -> None:
        self.stream, self.expected_version, self.actual_version = stream, expected_version, actual_version
        super().__init__(f"{stream!r} is at version {actual_version}, not {expected_version}")


class NewEvent(NamedTuple):
    """What is to be appended. `body` is an object that JSON can write; `schema` counts the shapes it has had under this name, from 1."""

    name: str
    schema: int
    body: Mapping[str, Any]


class StoredEvent(NamedTuple):
    """What was appended. `at` is when, in milliseconds since 1970 (UTC) of the machine that wrote it; it orders nothing, `version` does."""

    stream: str
    version: int
    name: str
    schema: int
    body: dict[str, Any]
    command_id: str
    at: int


class Appended(NamedTuple):
    """The answer to a command: the version of its last event, its events, and whether it had been given before."""

    version: int
    events: tuple[StoredEvent, ...]
    again: bool


Clock = Callable[[], int]


def now() -> int:
    """Milliseconds since 1970 (UTC)."""
    return time_ns() // 1_000_000


class Log(Protocol):
    """Streams of events. Every method may raise `StoreError`; arguments that no log could take raise `ValueError`."""

    async def append(self, stream: str, expected_version: int, command_id: str, events: Sequence[NewEvent]) -> Appended:
        """The events of one command after version `expected_version` (0: the stream begins). Raises `Conflict`."""
        ...

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """The events with versions above `after` in order, at most `limit` of them. A stream that nobody has begun is empty."""
        ...

    async def streams(self) -> list[str]:
        """Every stream, sorted."""
        ...

    async def close(self) -> None:
        """Finishes the appends that are waiting and lets go of the database. Later calls of anything but `close` raise `StoreError`."""
        ...
