"""Appends until it is killed. Writes a line for each answer, and only after it: `stream command version`.

Reads `URL ROUND` lines. Each is done by a child, which says `pid N` first; when it is dead, `end CODE` follows. The children are forked,
for loading the database's packages takes longer than all the appending.

Four rooms are written to at once, commands of one to four events, so that a transaction holds several of them.
"""

import asyncio
import os
import sys

import aiosqlite  # noqa: F401  (loaded before the fork)

from floorman.store import Log, NewEvent
from floorman.store.opening import open_log
from floorman.store.sqlite import open_sqlite  # noqa: F401


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def room(log: Log, stream: str, round_: str) -> None:
    version, number = len(await log.read(stream)), 0
    while True:
        command, size = f"{round_}-{number}", number % 4 + 1
        events = [NewEvent("counted", 1, {"place": place, "of": size, "filling": "x" * 300}) for place in range(size)]
        version = (await log.append(stream, version, command, events)).version
        say(stream, command, version)
        number += 1


async def main(url: str, round_: str) -> None:
    log = await open_log(url)
    await asyncio.gather(*(room(log, f"room-{number}", round_) for number in range(4)))


if __name__ == "__main__":
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            say("pid", os.getpid())
            asyncio.run(main(*line.split()))
            os._exit(0)
        say("end", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
