"""Speed beside other engines: `python -m bench [--quick] [--json] [--only NAME]`. One core, same policy, interleaved rounds, ratios.

python -m bench --quick           a minute
python -m bench --only random     one comparison
"""

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from statistics import median
from time import perf_counter
from typing import Any

from bench import floorman_hands, settling
from bench.measure import Contestant, Timing, race, ratio
from bench.policies import POLICIES

PEERS = ("bench.peer_pokerkit", "bench.peer_openspiel")


def hands(policy: str) -> list[Contestant]:
    """Ours and every peer that is installed; one that is not is named."""
    chosen = POLICIES[policy]
    found = [Contestant(floorman_hands.NAME, floorman_hands.VERSION, partial(floorman_hands.play, chosen))]
    found.append(Contestant("floorman, from names", floorman_hands.VERSION, partial(floorman_hands.play_anew, chosen)))
    for name in PEERS:
        try:
            peer = import_module(name)
        except ImportError as missing:
            print(f"not installed: {missing.name} ({name})", file=sys.stderr)
            continue
        found.append(Contestant(peer.NAME, peer.VERSION, partial(peer.play, chosen)))
    return found


def ours(name: str, play: Callable[[int, int], int]) -> list[Contestant]:
    """One piece of our own work, timed alone."""
    return [Contestant(name, floorman_hands.VERSION, play)]


TASKS: dict[str, Callable[[], list[Contestant]]] = {
    "random": partial(hands, "random"),
    "calldown": partial(hands, "calldown"),
    "settle": lambda: ours("rules", settling.by_rules) + ours("floorman.pots", settling.by_calculator),
    "rank": lambda: ours("100 seven-card hands", settling.ranking),
}
TITLES = {
    "random": "six-handed hands, random play",
    "calldown": "six-handed hands, called down",
    "settle": "nine-way all-in, eight amounts",
    "rank": "seven cards ranked, interpreted",
}


def import_cost(rounds: int) -> dict[str, float]:
    """Milliseconds of `import floorman` beyond a bare interpreter: median of the differences of paired runs."""

    def run(code: str) -> float:
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return perf_counter() - start

    pairs = [(run("pass"), run("import floorman"), run("from floorman import Hand, pots, rank")) for _ in range(rounds)]
    return {
        "import floorman": 1000 * median(b - a for a, b, _ in pairs),
        "and use Hand, pots, rank": 1000 * median(c - a for a, _, c in pairs),
    }


def as_data(timings: Sequence[Timing]) -> list[dict[str, Any]]:
    """Medians, quarter points and the ratio to the first, which is ours."""
    return [
        {
            "name": timing.name,
            "version": timing.version,
            "per_second": 1 / timing.middle,
            "microseconds": 1e6 * timing.middle,
            "quarters": [1e6 * point for point in timing.spread()],
            "steps": timing.steps,
            "ours_is_faster_by": ratio(timing, timings[0]),
        }
        for timing in timings
    ]


def table(title: str, rows: Sequence[dict[str, Any]]) -> str:
    """The rows as a table in Markdown."""
    lines = [
        f"### {title}",
        "",
        "| engine | a second | µs each (half of the rounds) | steps each | ours is faster by |",
        "|---|---|---|---|---|",
    ]
    for row in rows:
        low, high = row["quarters"]
        lines.append(
            f"| {row['name']} {row['version']} | {row['per_second']:,.0f} | {row['microseconds']:,.1f} ({low:,.1f} to {high:,.1f}) "
            f"| {row['steps']:.1f} | {row['ours_is_faster_by']:.1f} |"
        )
    return "\n".join([*lines, ""])


def main() -> int:
    """Runs what was asked for and prints it."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--only", choices=[*TASKS, "import"], action="append", help="only this; may be repeated")
    asked = parser.parse_args()
    rounds, slice_seconds = (5, 0.3) if asked.quick else (15, 0.7)
    wanted = asked.only or [*TASKS, "import"]
    machine = f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}, one core"
    found: dict[str, Any] = {"machine": machine, "rounds": rounds}
    for name in TASKS:
        if name in wanted:
            found[name] = as_data(race(TASKS[name](), rounds, slice_seconds))
    if "import" in wanted:
        found["import"] = import_cost(rounds)
    if asked.json:
        print(json.dumps(found, indent=2))
        return 0
    print(f"{machine}; medians of {rounds} interleaved rounds, CPU time\n")
    for name in TASKS:
        if name in found:
            print(table(TITLES[name], found[name]))
    for what, cost in found.get("import", {}).items():
        print(f"{what}: {cost:.1f} ms beyond a bare interpreter")
    return 0


if __name__ == "__main__":
    sys.exit(main())
