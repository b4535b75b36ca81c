"""The bench: prints one table a part, or JSON. Peers that are not installed are named as missing."""

import argparse
import json
import platform
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from bench import bulk_equity, bulk_hands, bulk_ranking, floorman_hands, one_pot, rooms, seven_cards, starting
from bench.measure import Contestant, Timing, race, ratio
from bench.policies import BIG_BLIND, POLICIES, SEATS, SMALL_BLIND, STACK

PEERS = {"peer_pokerkit": "pokerkit", "peer_openspiel": "open_spiel"}
TITLES = {
    "random": f"Random hands: {SEATS} players, {STACK} chips each, blinds {SMALL_BLIND}/{BIG_BLIND}; cards, legality, settlement",
    "calldown": "Call-down hands: the same table, everybody calls and checks to the end",
    "pot": f"One settlement: nine players all-in for eight amounts (limit {one_pot.LIMIT_MICROSECONDS} µs)",
    "cards": "Ranking of seven cards",
    "ranks": f"Ranking {bulk_ranking.COUNT:,} hands of seven cards; a piece is the whole batch",
    "two": "AsKs v QdQc before the flop: every board counted",
    "three": "AsKs v QdQc v 7h6h before the flop: every board counted",
    "drawn": f"AsKs v QdQc before the flop: {bulk_equity.DRAWN:,} boards drawn at random; a piece is all of them",
    "hands": bulk_hands.TITLE,
    "rooms": rooms.TITLE,
    "import": f"Import, beyond a bare interpreter (limit {starting.LIMIT_MILLISECONDS} ms)",
}


MORE = {
    "cards": seven_cards.contestants,
    "ranks": bulk_ranking.contestants,
    "hands": bulk_hands.contestants,
    **{part: partial(bulk_equity.contestants, part) for part in ("two", "three", "drawn")},
}


class Effort(NamedTuple):
    """How long the bench may take."""

    rounds: int
    slice_seconds: float


FULL, QUICK = Effort(41, 0.3), Effort(11, 0.1)


def main() -> None:
    """Runs the parts that were asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=__doc__,
        epilog="examples:  python -m bench --quick     python -m bench --only random --only calldown     python -m bench --json",
    )
    parser.add_argument("--quick", action="store_true", help="a quarter of a minute instead of some minutes, with less steady figures")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--only", action="append", choices=list(TITLES), help="one part; may be given several times")
    parser.add_argument("--profile", default="", metavar="FILE", help="part rooms: where the server's time goes, for pstats")
    options = parser.parse_args()
    effort = QUICK if options.quick else FULL
    report: dict[str, Any] = {"machine": machine()}
    if not options.json:
        print(report["machine"], end="\n\n")
    for part in options.only or TITLES:
        print(f"{part} ...", file=sys.stderr)
        report[part] = measured(part, effort, options.profile)
        if not options.json:
            print(as_text(part, report[part]))
    if options.json:
        print(json.dumps(report, indent=2))


def machine() -> str:
    """Processor, system and Python, in one line."""
    processor = platform.processor() or platform.machine()
    described = Path("/proc/cpuinfo")
    if described.exists():
        models = [line.partition(":")[2].strip() for line in described.read_text().splitlines() if line.startswith("model name")]
        processor = models[0] if models else processor
    return f"{processor}, {platform.system()}, {platform.python_implementation()} {platform.python_version()}, one core"


def measured(part: str, effort: Effort, profile: str = "") -> dict[str, Any]:
    """One part as plain data: rows with their figures, and who is missing."""
    if part == "import":
        return {"rows": [{"name": name, "milliseconds": ms} for name, ms in starting.milliseconds(effort.rounds).items()], "missing": []}
    if part == "rooms":
        return {"rows": rooms.measure(rooms.QUICK if effort == QUICK else rooms.FULL, profile), "missing": []}
    missing: list[str] = []
    if part == "pot":
        contestants = one_pot.CONTESTANTS
    elif part in MORE:
        contestants, missing = MORE[part]()
    else:
        contestants, missing = players(part)
    timings = race(contestants, *effort)
    return {"rows": [row(timing, timings[0]) for timing in timings], "missing": missing}


def players(part: str) -> tuple[list[Contestant], list[str]]:
    """Everybody who can play the hands of a part, and the names of those who are not installed."""
    policy = POLICIES[part]
    found = [
        Contestant("floorman", floorman_hands.VERSION, partial(floorman_hands.play, policy)),
        Contestant("floorman, each hand set up anew", floorman_hands.VERSION, partial(floorman_hands.play_anew, policy)),
    ]
    missing = []
    for module, package in PEERS.items():
        try:
            peer = import_module(f"bench.{module}")
        except ImportError:
            missing.append(package)
            continue
        found.append(Contestant(peer.NAME, peer.VERSION, partial(peer.play, policy)))
        if hasattr(peer, "play_sampled"):
            found[-1] = found[-1]._replace(name=f"{peer.NAME}, cards pushed in")
            found.append(Contestant(f"{peer.NAME}, chance sampled", peer.VERSION, partial(peer.play_sampled, policy)))
    return found, missing


def row(timing: Timing, first: Timing) -> dict[str, Any]:
    """The figures of one contestant; `times` is how much faster the first one is."""
    quick, slow = timing.spread()
    return {
        "name": timing.name,
        "version": timing.version,
        "microseconds": timing.middle * 1e6,
        "quartiles": [quick * 1e6, slow * 1e6],
        "steps": timing.steps,
        "times": ratio(timing, first),
    }


def as_text(part: str, data: dict[str, Any]) -> str:
    """A table for people."""
    lines = [TITLES[part]]
    if part == "import":
        lines += [f"  {row['name']:<34}{row['milliseconds']:>9.1f} ms" for row in data["rows"]]
    elif part == "rooms":
        lines += rooms.as_lines(data["rows"])
    elif part in POLICIES:
        lines.append(f"  {'':<42}{'hands/s':>9}{'half between':>18}{'decisions':>11}{'floorman is':>13}")
        for row in data["rows"]:
            low, high = (1e6 / row["quartiles"][1], 1e6 / row["quartiles"][0])
            lines.append(
                f"  {row['name'] + ' ' + row['version']:<42}{1e6 / row['microseconds']:>9,.0f}{f'{low:,.0f} - {high:,.0f}':>18}"
                f"{row['steps']:>11.2f}{row['times']:>12.2f}x"
            )
    else:
        lines.append(f"  {'':<42}{'µs each':>13}{'half between':>28}{'first is':>13}")
        for row in data["rows"]:
            span = f"{row['quartiles'][0]:,.2f} - {row['quartiles'][1]:,.2f}"
            lines.append(f"  {row['name'] + ' ' + row['version']:<42}{row['microseconds']:>13,.2f}{span:>28}{row['times']:>12.2f}x")
    lines += [f"  {name}: missing (make bench installs it)" for name in data["missing"]]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
