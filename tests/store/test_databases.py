"""What only a log in a database can promise: it outlives who opened it, and others may have it open too."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.dialects import sqlite as sqlite_dialect

from floorman.store import Log, StoreError, open_log, sqlite
from floorman.store.judging import asked
from floorman.store.schema import EVENTS, METADATA, STREAMS, VERSION_TABLE
from floorman.store.sql import SqlLog
from floorman.store.statements import answers_to, events_of, heads_of
from tests.store.events import add, said, words


async def opened(url: str) -> SqlLog:
    log = await open_log(url)
    assert isinstance(log, SqlLog)
    return log


async def test_a_log_opened_again_has_everything_and_knows_its_commands(database: str) -> None:
    log = await open_log(database)
    first = await log.append("room", 0, "c1", said("one", "two"))
    before = await log.read("room")
    await log.close()
    log = await open_log(database)
    try:
        assert await log.read("room") == before
        assert await log.streams() == ["room"]
        assert await log.append("room", 0, "c1", said("one", "two")) == first._replace(again=True)
        assert (await log.append("room", 2, "c2", said("three"))).version == 3
    finally:
        await log.close()


async def test_two_who_have_it_open_leave_no_gap_and_see_each_other(database: str) -> None:
    logs: list[Log] = [await open_log(database), await open_log(database)]
    try:
        await asyncio.gather(*(add(logs[task % 2], f"room {task % 3}", f"c{task}", f"{task}") for task in range(30)))
        for room in range(3):
            events = await logs[0].read(f"room {room}")
            assert [event.version for event in events] == list(range(1, 11))
            assert events == await logs[1].read(f"room {room}")
    finally:
        for log in logs:
            await log.close()


async def test_one_command_through_two_who_have_it_open_is_appended_once(database: str) -> None:
    logs: list[Log] = [await open_log(database), await open_log(database)]
    try:
        for round_ in range(10):
            answers = await asyncio.gather(*(logs[task % 2].append(f"room {round_}", 0, "c1", said("one")) for task in range(6)))
            assert sorted(answer.again for answer in answers) == [False, *[True] * 5]
            assert all(answer.events == answers[0].events for answer in answers)
    finally:
        for log in logs:
            await log.close()


async def test_two_may_open_a_new_database_at_once(database: str) -> None:
    logs = await asyncio.gather(*(open_log(database) for _ in range(3)))
    for log in logs:
        await log.close()


async def test_commands_that_wait_share_a_transaction(database: str) -> None:
    log = await opened(database)
    commits: list[Connection] = []
    event.listen(log._writer.engine, "commit", commits.append)
    try:
        await asyncio.gather(*(log.append(f"room {number}", 0, "c1", said("one")) for number in range(50)))
        assert len(commits) <= 2
    finally:
        await log.close()


async def test_closing_first_finishes_what_waits(database: str) -> None:
    log = await open_log(database)
    waiting = [asyncio.create_task(log.append(f"room {number}", 0, "c1", said("one"))) for number in range(100)]
    await asyncio.sleep(0)
    await log.close()
    assert all(answer.version == 1 for answer in await asyncio.gather(*waiting))


async def test_whoever_is_cancelled_holds_up_nobody_and_may_ask_again(database: str) -> None:
    log = await open_log(database)
    try:
        tasks = [asyncio.create_task(log.append("room", number, f"c{number}", said(f"{number}"))) for number in range(3)]
        await asyncio.sleep(0)
        tasks[2].cancel()
        assert [answer.version for answer in await asyncio.gather(*tasks[:2])] == [1, 2]
        assert (await log.append("room", 2, "c2", said("2"))).version == 3
        assert words(await log.read("room")) == "0 1 2"
    finally:
        await log.close()


async def test_the_migrations_make_the_tables_that_are_declared(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        return list(compare_metadata(context, METADATA))

    log = await opened(database)
    try:
        assert await log._writer.transact(differences) == []
    finally:
        await log.close()


async def test_streams_stand_where_their_events_end(database: str) -> None:
    log = await opened(database)
    try:
        await asyncio.gather(*(add(log, f"room {task % 3}", f"c{task}", "x", "y") for task in range(12)))
        async with log._readers.connect() as connection:
            stands = (await connection.execute(select(STREAMS.c.stream, STREAMS.c.version))).all()
            ends = (await connection.execute(select(EVENTS.c.stream, func.max(EVENTS.c.version)).group_by(EVENTS.c.stream))).all()
        assert sorted(map(tuple, stands)) == sorted(map(tuple, ends)) == [(f"room {room}", 8) for room in range(3)]
    finally:
        await log.close()


async def test_a_database_of_a_newer_floorman_is_refused_and_left_alone(database: str) -> None:
    log = await opened(database)
    await log.append("room", 0, "c1", said("one"))
    await log._writer.transact(lambda writing: writing.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")))
    await log.close()
    with pytest.raises(StoreError, match=r"written by a newer floorman \(schema 9999; this one knows \d{4}\)"):
        await open_log(database)


async def test_a_damaged_body_is_named(database: str) -> None:
    log = await opened(database)
    try:
        await log.append("room", 0, "c1", said("one"))
        await log._writer.transact(lambda writing: writing.execute(EVENTS.update().values(body='{"word')))
        with pytest.raises(StoreError, match="'room' version 1 is damaged"):
            await log.read("room")
    finally:
        await log.close()


async def test_a_transaction_that_fails_is_told_to_all_in_it_and_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0)
    path = tmp_path / "night.db"
    log = await open_log(f"sqlite:///{path}")
    other = sqlite3.connect(path, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        failures = await asyncio.gather(*(log.append("room", 0, f"c{task}", said("x")) for task in range(3)), return_exceptions=True)
        assert [str(failure) for failure in failures] == [f"{path}: database is locked"] * 3
        assert {type(failure) for failure in failures} == {StoreError}
        other.execute("COMMIT")
        assert (await log.append("room", 0, "c0", said("x"))).version == 1
    finally:
        other.close()
        await log.close()


async def test_nobody_is_answered_before_the_commit(tmp_path: Path) -> None:
    path = tmp_path / "night.db"
    log = await open_log(f"sqlite:///{path}")
    other = sqlite3.connect(path, isolation_level=None)

    async def append(room: str) -> int:
        await log.append(room, 0, "c1", said("one"))
        (committed,) = other.execute("SELECT count(*) FROM floorman_events WHERE stream = ?", (room,)).fetchone()
        return int(committed)

    try:
        assert await asyncio.gather(*(append(f"room {number}") for number in range(20))) == [1] * 20
    finally:
        other.close()
        await log.close()


async def test_sqlite_waits_for_the_disk_and_keeps_a_write_ahead_log(tmp_path: Path) -> None:
    log = await opened(f"sqlite:///{tmp_path}/night.db")
    try:

        def settings(connection: Connection) -> list[object]:
            return [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in ("journal_mode", "synchronous")]

        assert await log._writer.transact(settings) == ["wal", 2]  # FULL
        async with log._readers.connect() as connection:
            assert await connection.run_sync(settings) == ["wal", 2]
    finally:
        await log.close()


async def test_no_statement_of_sqlite_reads_a_whole_table(tmp_path: Path) -> None:
    path = tmp_path / "night.db"
    await (await open_log(f"sqlite:///{path}")).close()
    batch = [asked(stream, 0, command, said("x")) for stream in ("a", "b") for command in ("c1", "c2")]
    connection = sqlite3.connect(path)
    try:
        for statement in (heads_of(batch), answers_to(batch), events_of("a", 5, 10)):
            written = str(statement.compile(dialect=sqlite_dialect.dialect(), compile_kwargs={"literal_binds": True}))
            plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {written}")]
            assert len(plan) == 1
            assert plan[0].startswith("SEARCH"), plan
    finally:
        connection.close()
