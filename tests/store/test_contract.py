"""What every log promises (`store.contract`), the same tests for memory, SQLite and PostgreSQL."""

import asyncio
from typing import Any

import pytest

from floorman.store import Appended, Conflict, Log, NewEvent, StoredEvent, StoreError
from tests.store.events import add, said, words


async def test_what_is_appended_is_answered_and_read_back(log: Log) -> None:
    answer = await log.append("room", 0, "c1", [NewEvent("said", 1, {"word": "hello"}), NewEvent("sat", 3, {"seat": 2})])
    events = (
        StoredEvent("room", 1, "said", 1, {"word": "hello"}, "c1", 1),
        StoredEvent("room", 2, "sat", 3, {"seat": 2}, "c1", 1),
    )
    assert answer == Appended(2, events, again=False)
    assert await log.read("room") == list(events)


async def test_the_second_command_goes_on_where_the_first_ended(log: Log) -> None:
    first = await log.append("room", 0, "c1", said("one", "two"))
    second = await log.append("room", first.version, "c2", said("three"))
    assert second.version == 3
    assert [(event.version, event.command_id, event.at) for event in await log.read("room")] == [(1, "c1", 1), (2, "c1", 1), (3, "c2", 2)]


async def test_another_version_than_the_last_is_a_conflict_and_changes_nothing(log: Log) -> None:
    await log.append("room", 0, "c1", said("one", "two"))
    for expected in (0, 1, 3, 99):
        with pytest.raises(Conflict) as conflict:
            await log.append("room", expected, "c2", said("three"))
        assert (conflict.value.stream, conflict.value.expected_version, conflict.value.actual_version) == ("room", expected, 2)
    assert words(await log.read("room")) == "one two"


async def test_a_stream_that_nobody_began_is_at_version_zero(log: Log) -> None:
    with pytest.raises(Conflict) as conflict:
        await log.append("room", 5, "c1", said("one"))
    assert conflict.value.actual_version == 0
    assert await log.read("room") == []
    assert await log.streams() == []


async def test_the_same_command_again_gets_the_first_answer_and_appends_nothing(log: Log) -> None:
    first = await log.append("room", 0, "c1", said("one", "two"))
    again = await log.append("room", 0, "c1", said("one", "two"))
    assert again == first._replace(again=True)
    assert words(await log.read("room")) == "one two"


async def test_the_same_command_again_gets_its_answer_with_whatever_version_and_events(log: Log) -> None:
    await log.append("room", 0, "c1", said("one"))
    first = await log.append("room", 1, "c2", said("two", "three"))
    await log.append("room", 3, "c3", said("four"))
    for expected in (0, 1, 2, 3, 4, 99):
        assert await log.append("room", expected, "c2", said("something else")) == first._replace(again=True)
    assert words(await log.read("room")) == "one two three four"


async def test_a_command_that_met_a_conflict_may_be_tried_again(log: Log) -> None:
    await log.append("room", 0, "c1", said("one"))
    with pytest.raises(Conflict):
        await log.append("room", 0, "c2", said("two"))
    assert not (await log.append("room", 1, "c2", said("two"))).again
    assert words(await log.read("room")) == "one two"


async def test_a_command_id_counts_once_in_each_stream(log: Log) -> None:
    for stream in ("kitchen", "garden"):
        assert not (await log.append(stream, 0, "c1", said(stream))).again
    assert words(await log.read("kitchen")) == "kitchen"
    assert await log.streams() == ["garden", "kitchen"]


async def test_reading_begins_after_a_version_and_ends_at_a_limit(log: Log) -> None:
    await log.append("room", 0, "c1", said("one", "two", "three", "four"))
    await log.append("other", 0, "c1", said("else"))
    assert words(await log.read("room", after=1)) == "two three four"
    assert words(await log.read("room", after=1, limit=2)) == "two three"
    assert words(await log.read("room", limit=1)) == "one"
    assert words(await log.read("room", after=3, limit=9)) == "four"
    assert await log.read("room", after=4) == []
    assert await log.read("room", limit=0) == []


async def test_streams_are_sorted_by_their_letters_alone(log: Log) -> None:
    names = ["b", "B", "a", "방 1", "ä", "部屋", "room 10", "room 9"]
    for name in names:
        await log.append(name, 0, "c1", said("x"))
    assert await log.streams() == sorted(names)


async def test_texts_and_numbers_come_back_as_they_were(log: Log) -> None:
    body = {
        "texts": [
            "",
            "한국어 日本語 ♠",
            'quote " and \\',
            "line\nbreak\x00\x1f",
            "'; DROP TABLE floorman_events; --",
            "=1+1",
            "\U0001f0a1",
        ],
        "numbers": [0, -1, 10**15, 2**63, -(2**70)],
        "others": [True, False, None, {}, [[]]],
        "z": 1,
        "a": 2,
    }
    await log.append("'; DROP --", 0, "한국 'c1'", [NewEvent("said", 1, body)])
    (event,) = await log.read("'; DROP --")
    assert event.body == body
    assert list(event.body) == list(body)
    assert [type(value) for value in event.body["others"][:2]] == [bool, bool]


async def test_a_body_changed_afterwards_does_not_reach_the_log(log: Log) -> None:
    body: dict[str, Any] = {"words": ["one"]}
    answer = await log.append("room", 0, "c1", [NewEvent("said", 1, body)])
    again = await log.append("room", 0, "c1", [NewEvent("said", 1, body)])
    for seen in (body, answer.events[0].body, again.events[0].body, (await log.read("room"))[0].body):
        seen["words"].append("two")
    assert (await log.read("room"))[0].body == {"words": ["one"]}


BAD_APPENDS: dict[str, tuple[Any, Any, Any, Any]] = {
    "no events": ("room", 0, "c1", []),
    "no stream": ("", 0, "c1", said("x")),
    "a long stream": ("r" * 201, 0, "c1", said("x")),
    "a line break in the stream": ("room\n", 0, "c1", said("x")),
    "a zero byte in the stream": ("room\x00", 0, "c1", said("x")),
    "half a character in the stream": ("\ud800", 0, "c1", said("x")),
    "no command id": ("room", 0, "", said("x")),
    "a number for a command id": ("room", 0, 7, said("x")),
    "a version below zero": ("room", -1, "c1", said("x")),
    "a version that is no number": ("room", "0", "c1", said("x")),
    "a version that is true": ("room", True, "c1", said("x")),
    "a version past 64 bits": ("room", 2**63, "c1", said("x")),
    "no name": ("room", 0, "c1", [NewEvent("", 1, {})]),
    "schema 0": ("room", 0, "c1", [NewEvent("said", 0, {})]),
    "a body that is a list": ("room", 0, "c1", [NewEvent("said", 1, ["x"])]),  # type: ignore[arg-type]
    "a body with a set in it": ("room", 0, "c1", [NewEvent("said", 1, {"x": {1}})]),
    "a body with no number in it": ("room", 0, "c1", [NewEvent("said", 1, {"x": float("nan")})]),
    "half a character in a body": ("room", 0, "c1", [NewEvent("said", 1, {"x": "\udfff"})]),
    "a bad event behind a good one": ("room", 0, "c1", [*said("x"), NewEvent("said", 1, {"x": b""})]),
}


async def test_what_no_log_could_take_is_refused_before_it_is_tried(log: Log) -> None:
    for name, bad in BAD_APPENDS.items():
        with pytest.raises(ValueError, match=r"is not|has no|is no "):
            pytest.fail(f"{name}: {await log.append(*bad)}")
    assert await log.streams() == []


async def test_reading_from_nowhere_is_refused(log: Log) -> None:
    bad: list[tuple[Any, Any]] = [(-1, None), (0, -1), (True, None), ("1", None), (2**63, None), (0, 2**63)]
    for after, limit in bad:
        with pytest.raises(ValueError, match="not a whole number"):
            await log.read("room", after, limit)


async def test_a_closed_log_takes_nothing_and_may_be_closed_again(log: Log) -> None:
    await log.append("room", 0, "c1", said("one"))
    await log.close()
    await log.close()
    for ask in (log.append("room", 1, "c2", said("two")), log.read("room"), log.streams()):
        with pytest.raises(StoreError, match="closed"):
            await ask


async def test_fifty_at_once_on_one_stream_leave_no_gap(log: Log) -> None:
    tries = await asyncio.gather(*(add(log, "room", f"c{task}", f"{task}a", f"{task}b") for task in range(50)))
    events = await log.read("room")
    assert [event.version for event in events] == list(range(1, 101))
    assert sorted(before for before, _ in tries) == list(range(0, 100, 2))
    assert sum(count for _, count in tries) > 50  # they did meet
    for before, _ in tries:  # the two events of a command stand together
        first, second = events[before : before + 2]
        assert first.command_id == second.command_id
        assert (first.body["word"][:-1], first.body["word"][-1], second.body["word"][-1]) == (second.body["word"][:-1], "a", "b")


async def test_one_command_from_many_at_once_is_appended_once_and_answered_alike(log: Log) -> None:
    answers = await asyncio.gather(*(log.append("room", 0, "c1", said("one", "two")) for _ in range(20)))
    assert sorted(answer.again for answer in answers) == [False, *[True] * 19]
    assert len({answer.version for answer in answers}) == 1
    assert all(answer.events == answers[0].events for answer in answers)
    assert words(await log.read("room")) == "one two"


async def test_many_streams_at_once_do_not_disturb_each_other(log: Log) -> None:
    async def night(stream: str) -> None:
        for version in range(10):
            await log.append(stream, version, f"c{version}", said(f"{stream}-{version}"))

    names = [f"room {number}" for number in range(20)]
    await asyncio.gather(*map(night, names))
    for name in names:
        assert words(await log.read(name)) == " ".join(f"{name}-{version}" for version in range(10))
