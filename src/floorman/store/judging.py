"""Is this append allowed, and what is its answer: decided once, here, for every kind of log."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from floorman.store.contract import Appended, Conflict, NewEvent, StoredEvent

LONGEST = 200  # characters of a stream, a command id and an event name: what an index takes in every database


class Line(NamedTuple):
    """One event, written."""

    name: str
    schema: int
    body: str


class Asked(NamedTuple):
    """One append, checked."""

    stream: str
    expected_version: int
    command_id: str
    lines: tuple[Line, ...]


Heads = dict[str, int]  # the last version of each stream
Answers = dict[tuple[str, str], tuple[StoredEvent, ...]]  # what a (stream, command id) has appended


def asked(stream: str, expected_version: int, command_id: str, events: Sequence[NewEvent]) -> Asked:
    """The append, checked and written before it meets a database, so that a bad one fails nobody else's transaction. Or `ValueError`."""
    _check_name("stream", stream)
    _check_name("command id", command_id)
    _check_count("expected version", expected_version, 0)
    if not events:
        raise ValueError(f"command {command_id!r} has no events")
    return Asked(stream, expected_version, command_id, tuple(_line(event) for event in events))


def check_reading(stream: str, after: int, limit: int | None) -> None:
    """Raises `ValueError` for what no log can read."""
    _check_name("stream", stream)
    _check_count("after", after, 0)
    if limit is not None:
        _check_count("limit", limit, 0)


def settle(ask: Asked, heads: Heads, answers: Answers, at: int) -> Appended | Conflict:
    """The answer to an append. Where it appends, `heads` and `answers` know of it for the next one of the same transaction."""
    key = ask.stream, ask.command_id
    given = answers.get(key)
    if given:
        return Appended(given[-1].version, given, again=True)
    head = heads.get(ask.stream, 0)
    if head != ask.expected_version:
        return Conflict(ask.stream, ask.expected_version, head)
    events = tuple(
        StoredEvent(ask.stream, version, line.name, line.schema, read_body(line.body), ask.command_id, at)
        for version, line in enumerate(ask.lines, head + 1)
    )
    heads[ask.stream] = events[-1].version
    answers[key] = events
    return Appended(events[-1].version, events, again=False)


def read_body(text: str) -> dict[str, Any]:
    """A body as it was written by `asked`."""
    body: dict[str, Any] = json.loads(text)
    return body


def _line(event: NewEvent) -> Line:
    _check_name("event name", event.name)
    _check_count("schema", event.schema, 1)
    if not isinstance(event.body, dict):
        raise ValueError(f"the body of {event.name!r} is no JSON object")
    try:
        body = json.dumps(event.body, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        body.encode()  # half a surrogate pair is no text that a database takes
    except (TypeError, ValueError, RecursionError) as error:
        raise ValueError(f"the body of {event.name!r} is not JSON: {error}") from error
    return Line(event.name, event.schema, body)


def _check_name(what: str, text: object) -> None:
    if not isinstance(text, str) or not text.isprintable() or not 0 < len(text) <= LONGEST:
        raise ValueError(f"{what} {str(text)[:LONGEST]!r} is not 1 to {LONGEST} printable characters")


def _check_count(what: str, number: object, least: int) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number < 2**63:
        raise ValueError(f"{what} {str(number)[:40]!r} is not a whole number from {least}")
