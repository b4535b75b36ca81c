"""An acknowledged command is on disk: a process that appends is killed at random moments, ten times on one SQLite file."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from floorman.store import StoredEvent, open_log

ROOMS = [f"room-{number}" for number in range(4)]


def killed(appender: "subprocess.Popen[str]", task: str, random: Random) -> list[tuple[str, str, int]]:
    """What was acknowledged to a process that was killed somewhere after its first answers."""
    assert appender.stdin is not None
    assert appender.stdout is not None
    said = appender.stdout
    appender.stdin.write(task + "\n")
    appender.stdin.flush()
    word, pid = said.readline().split()
    assert word == "pid"
    lines = [said.readline().split() for _ in range(random.randint(1, 60))]
    time.sleep(random.choice([0, random.random() * 0.02]))  # right behind an answer, or anywhere in a transaction
    os.kill(int(pid), signal.SIGKILL)
    while lines[-1][0] != "end":
        lines.append(said.readline().split())
    assert lines.pop() == ["end", str(-signal.SIGKILL)]  # it did not end by itself
    return [(stream, command, int(version)) for stream, command, version in lines]


def check_whole(events: list[StoredEvent]) -> None:
    """Versions without a gap, and every command with all of its events, together."""
    assert [event.version for event in events] == list(range(1, len(events) + 1))
    at = 0
    while at < len(events):
        command = events[at : at + events[at].body["of"]]
        assert [event.body["place"] for event in command] == list(range(command[0].body["of"]))
        assert len({event.command_id for event in command}) == 1
        at += len(command)


async def test_whatever_was_acknowledged_is_there_after_a_kill_and_nothing_by_halves(tmp_path: Path) -> None:
    url, random = f"sqlite:///{tmp_path}/night.db", Random(7)
    acknowledged: list[tuple[str, str, int]] = []
    program = [sys.executable, str(Path(__file__).with_name("appender.py"))]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as appender:
        for round_ in range(10):
            acknowledged += killed(appender, f"{url} {round_}", random)
            log = await open_log(url)
            try:
                rooms = {room: await log.read(room) for room in ROOMS}
            finally:
                await log.close()
            for events in rooms.values():
                check_whole(events)
            for stream, command, version in acknowledged:
                assert rooms[stream][version - 1].command_id == command
    assert len(acknowledged) >= 10
