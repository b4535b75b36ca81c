"""A night that is killed after every command, and in the middle of every write, is the same night.

Real processes, a real SQLite file, SIGKILL. See `nights` for the night and the program that plays it.
"""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx

from floorman.server.rooms.hall import Hall
from floorman.server.rooms.room import Room
from floorman.store import open_log
from tests.server.nights import STEPS, hall_on, opened, phones_of, played, shown
from tests.server.phones import Phone, Server
from tests.server.screens import Data

ROOT = Path(__file__).parents[2]
DELAYS = (0.002, 0.008, 0.03, 0.5)  # seconds at most from the order to the kill: before a write, in it, after it, on machines of any speed


class Children:
    """Processes that play one step each, and die."""

    def __init__(self, program: "subprocess.Popen[str]", url: str, code: str) -> None:
        assert program.stdin is not None
        assert program.stdout is not None
        self.orders, self.said, self.url, self.code = program.stdin, program.stdout, url, code

    @contextmanager
    def one(self, step: int) -> Iterator[None]:
        """A child that has its step before it; at the end of the block it is killed."""
        self.orders.write(f"{self.url} {self.code} {step}\n")
        self.orders.flush()
        pid = int(self.read("pid"))
        yield
        os.kill(pid, signal.SIGKILL)
        while (line := self.said.readline().split(" ", 1))[0] != "end":
            pass
        assert int(line[1]) == -signal.SIGKILL  # it did not end by itself

    def read(self, word: str) -> str:
        """What a child says next, behind the word that it begins with."""
        said, _, rest = self.said.readline().partition(" ")
        assert said == word
        return rest

    def views(self, word: str) -> Data:
        views: Data = json.loads(self.read(word))
        return views


@contextmanager
def children(url: str, code: str) -> Iterator[Children]:
    program = [sys.executable, "-m", "tests.server.nights"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as running:
        yield Children(running, url, code)
        assert running.stdin is not None
        running.stdin.close()


def told(room: Room) -> list[str]:
    return [line.told("en")["text"] for line in room.history.lines.since(0)]


def stacks(room: Room) -> dict[str, int]:
    return {guest.name: guest.stack for guest in room.history.state.guests.values()}


async def test_a_night_killed_after_every_command_and_in_every_write_is_the_same_night(tmp_path: Path) -> None:
    url, random = f"sqlite:///{tmp_path}/night.db", Random(11)
    log = await open_log(url)
    hall = hall_on(log, 0)
    code = (await opened(hall)).place.code
    await hall.close()
    await log.close()
    before: Data = {}
    kept = 0
    with children(url, code) as night:
        for step in range(len(STEPS)):
            if step % 3 == 0:  # killed without an answer, somewhere in its write or around it
                with night.one(step):
                    assert night.views("view") == before or not before
                    time.sleep(random.random() * DELAYS[step // 3 % len(DELAYS)])
            with night.one(step):  # the phone asks, or asks again under the same id
                found = night.views("view")
                after = night.views("done")
            assert found in (before, after) or not before  # all of it, or nothing
            assert found == before or not before or step % 3 == 0
            kept += found == after != before
            before = after
    assert kept > 0  # not all of these kills came before the commit
    log = await open_log(url)
    room = await Hall(log).find(code)
    assert room is not None
    assert shown(room, await phones_of(room)) == before
    assert sorted(room.history.answers) == sorted({event.command_id for event in await log.read(room.place.night)})
    smooth = await played()
    assert "Hand void. All chips go back. Reason: misdeal" in told(room)
    assert told(room) == told(smooth)
    assert stacks(room) == stacks(smooth)
    await room.close()
    await log.close()


@contextmanager
def floorman_serve(database: str, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    """The command as it is, in a process of its own, answering on this port."""
    program = [sys.executable, "-m", "floorman", "serve", "--host", "127.0.0.1", "--port", str(port), "--database", database]
    with subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as running:
        try:
            until = time.monotonic() + 20
            while not answers(port):
                assert running.poll() is None, running.stderr.read().decode()  # type: ignore[union-attr]
                assert time.monotonic() < until
                time.sleep(0.05)
            yield running
        finally:
            running.kill()


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok\n"
    except httpx.TransportError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


async def test_a_server_killed_in_mid_hand_comes_back_with_the_same_views_and_goes_down_politely(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path}/nights.db", free_port()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        with floorman_serve(database, port) as first:
            host = await Server(port, http).open_room("Mei", small_blind=10, big_blind=20, approval=False)
            await host.connect()
            await host.sit(0, 1000)
            ann, minsu = await host.friend("Ann", 1, 800), await host.friend("민수", 2, 600, lang="ko")
            phones = [host, ann, minsu]
            await host.do("begin_hand")
            await host.line("r60 c c | x b90")
            await asyncio.gather(ann.same_as(host), minsu.same_as(host))
            before = [(phone.view, phone.me, phone.version) for phone in phones]
            first.kill()
            await asyncio.gather(*(phone.until(lambda phone=phone: phone.farewell) for phone in phones))
            assert {phone.farewell["type"] for phone in phones} == {"closed"}  # no goodbye: it was killed
        with floorman_serve(database, port) as second:
            await asyncio.gather(*(phone.disconnect() for phone in phones))
            await asyncio.gather(*(phone.connect() for phone in phones))
            await asyncio.gather(*(phone.until(lambda phone=phone: all_here(phone)) for phone in phones))
            assert [(phone.view, phone.me, phone.version) for phone in phones] == before
            await host.line("c f | x x | x x")
            assert host.view["prompt"]["kind"] == "winners"
            second.send_signal(signal.SIGTERM)
            await asyncio.gather(*(phone.until(lambda phone=phone: phone.farewell) for phone in phones))
            assert [(phone.farewell["type"], phone.farewell["again"]) for phone in phones] == [("bye", True)] * 3
            assert second.wait(10) == 0
            assert second.stderr.read() == b""  # type: ignore[union-attr]
            await asyncio.gather(*(phone.disconnect() for phone in phones))


def all_here(phone: Phone) -> bool:
    return all(guest["connected"] for guest in phone.view["guests"])
