"""A log that lives as long as the process: for tests, and for a table that nobody wants to keep."""

from collections.abc import Sequence

from floorman.store.contract import Appended, Clock, Conflict, NewEvent, StoredEvent, StoreError, now
from floorman.store.judging import Answers, Heads, asked, check_reading, read_body, settle

_Row = tuple[StoredEvent, str]  # the event without a body, and its body as text: what is handed out is nobody else's


class MemoryLog:
    """The contract without a database."""

    def __init__(self, clock: Clock = now) -> None:
        self._clock = clock
        self._rows: dict[str, list[_Row]] = {}
        self._commands: dict[tuple[str, str], range] = {}
        self._closed = False

    async def append(self, stream: str, expected_version: int, command_id: str, events: Sequence[NewEvent]) -> Appended:
        ask = asked(stream, expected_version, command_id, events)
        self._check_open()
        rows = self._rows.get(stream, [])
        heads: Heads = {stream: len(rows)}
        answers: Answers = {}
        if (stream, command_id) in self._commands:
            answers[stream, command_id] = tuple(_event(rows[at]) for at in self._commands[stream, command_id])
        answer = settle(ask, heads, answers, self._clock())
        if isinstance(answer, Conflict):
            raise answer
        if not answer.again:
            new = [(event._replace(body={}), line.body) for event, line in zip(answer.events, ask.lines, strict=True)]
            self._rows.setdefault(stream, rows).extend(new)
            self._commands[stream, command_id] = range(expected_version, answer.version)
        return answer

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        check_reading(stream, after, limit)
        self._check_open()
        rows = self._rows.get(stream, [])
        return [_event(row) for row in rows[after : None if limit is None else after + limit]]

    async def streams(self) -> list[str]:
        self._check_open()
        return sorted(self._rows)

    async def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("memory: the log is closed")


def _event(row: _Row) -> StoredEvent:
    event, body = row
    return event._replace(body=read_body(body))
