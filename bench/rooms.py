"""Load: many rooms, ten phones in each, somebody acting all the time, every action on disk before it is shown.

From a command to its answer, beside a server that does nothing but pass frames of the same size to as many sockets, in the same run. The
server has a process of its own, so have the players.
"""

from collections.abc import Callable
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

SEATS = 10
EVERY = 0.5  # seconds between two actions of a room


class Load(NamedTuple):
    """How many rooms, for how many seconds; and for how many seconds the bare server."""

    rooms: int
    seconds: float
    bare_seconds: float


FULL, QUICK = Load(300, 20, 8), Load(20, 2, 1)
TITLE = f"Rooms: {SEATS} phones each, an action every {EVERY} s in each room, on disk (SQLite) before it is shown"


def measure(load: Load, profile: str = "") -> list[dict[str, Any]]:
    """The rows: floorman, then the bare server with the same fan-out. With a `profile`, a file that says where floorman's time goes."""
    # Loaded here: the interpreters of the other parts of the bench need no server.
    from bench.rooms_bare import run_echo
    from bench.rooms_server import run_rooms

    with TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/nights.db"
        rooms = race(load, load.seconds, run_rooms, database, load.rooms, SEATS, profile)
    bare = race(load, load.bare_seconds, run_echo, round(rooms["bytes_a_frame"]))
    return [{"name": "floorman", **rooms}, {"name": "passing frames on, no more", **bare}]


def race(load: Load, seconds: float, server: Callable[..., None], *arguments: Any) -> dict[str, Any]:
    """One server under the load."""
    from bench.rooms_players import run_players

    with child(server, *arguments) as pipe:
        port = pipe.recv()
        empty = ask(pipe, "memory")
        half = load.rooms // 2
        players = [child(run_players, port, rooms, SEATS, EVERY) for rooms in (range(half), range(half, load.rooms))]
        with players[0] as one, players[1] as two:
            for each in (one, two):
                each.recv()
            full = ask(pipe, "memory")
            ask(pipe, "begin")
            for each in (one, two):
                each.send(seconds)
            told = [one.recv(), two.recv()]
            cpu = ask(pipe, "end")
            for each in (one, two):
                each.send("stop")
        pipe.send("stop")
    return figures(told, cpu, (full - empty) / load.rooms)


def figures(told: list[dict[str, Any]], cpu: float, memory: float) -> dict[str, Any]:
    """What the players tell, as one row. Milliseconds, bytes, and the share of one core."""
    took = sorted(seconds for players in told for seconds in players["took"])
    seconds = max(players["seconds"] for players in told)
    frames = sum(players["frames"] for players in told)
    return {
        "p50": took[len(took) // 2] * 1000,
        "p99": took[len(took) * 99 // 100] * 1000,
        "commands": len(took) / seconds,
        "frames": frames / seconds,
        "bytes_a_frame": sum(players["bytes"] for players in told) / max(1, frames),
        "memory_a_room": memory,
        "core": cpu / seconds,
        "cpu_a_command": cpu / len(took) * 1000,
    }


@contextmanager
def child(run: Callable[..., None], *arguments: Any) -> Any:
    """A process with a pipe to it."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process: SpawnProcess = context.Process(target=run, args=(theirs, *arguments), daemon=True)
    process.start()
    theirs.close()
    try:
        yield ours
        process.join(30)
    finally:
        ours.close()
        process.kill()


def ask(pipe: Connection, order: str) -> Any:
    """An order to the server, and its answer."""
    pipe.send(order)
    return pipe.recv()


def as_lines(rows: list[dict[str, Any]]) -> list[str]:
    """The rows for people."""
    lines = [
        f"  {'':<28}{'p50 ms':>8}{'p99 ms':>8}{'commands/s':>12}{'frames/s':>10}{'bytes':>7}{'KiB a room':>12}{'cores':>7}{'CPU ms':>8}"
    ]
    for row in rows:
        lines.append(
            f"  {row['name']:<28}{row['p50']:>8.1f}{row['p99']:>8.1f}{row['commands']:>12,.0f}{row['frames']:>10,.0f}"
            f"{row['bytes_a_frame']:>7,.0f}{row['memory_a_room'] / 1024:>12,.0f}{row['core']:>7.2f}{row['cpu_a_command']:>8.2f}"
        )
    return lines
