"""Plays files of recorded hands through the engine and says what does not agree. See `floorman.notation.replay`."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from floorman.notation.replay import Outcome, Result, Totals, count_hands, replay_path

EPILOG = """examples:
  python scripts/replay_corpus.py real_nlhe.jsonl.gz          what differs, the oddities by flag, and the count
  python scripts/replay_corpus.py --json real_nlhe.jsonl.gz   the same as JSON, with every odd hand
  python scripts/replay_corpus.py --show 5 first.jsonl more/  several files or folders, at most five hands that differ

The last line is `N replayed, N odd, N differ`. replayed: every action is legal; forced bets, refunds, pots and payouts are as recorded.
odd: something is not, and a known oddity of the log explains all of it. differ: anything else. Exit status 1 when a hand differs,
2 when a file cannot be read."""

FIRST = 3  # hands named beside an oddity; --json names all


def main() -> int:
    """Runs the command; returns its exit status."""
    arguments = _arguments()
    totals, kept = Totals(), []
    try:
        for outcome in _with_progress(arguments.paths):
            totals.add(outcome)
            if outcome.result != Result.REPLAYED:
                kept.append(outcome)
    except FileNotFoundError as missing:
        print(missing, file=sys.stderr)
        return 2
    by_result = {result: [outcome for outcome in kept if outcome.result == result] for result in Result}
    if arguments.json:
        hands = {result.value: [outcome.as_dict() for outcome in found] for result, found in by_result.items() if found}
        print(json.dumps({"totals": totals.as_dict(), "hands": hands}, indent=2, ensure_ascii=False))
    else:
        _print(totals, by_result, arguments.show)
    if by_result[Result.UNREADABLE]:
        return 2
    return 1 if by_result[Result.DIFFERS] else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="replay_corpus.py", description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE", help=".jsonl, .jsonl.gz, .phh, .phhs, or a folder of these")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="how many hands that differ are printed (default 20)")
    parser.add_argument("--json", action="store_true", help="JSON instead of text")
    return parser.parse_args()


def _with_progress(paths: list[Path]) -> Iterator[Outcome]:
    """Every outcome, with a progress bar where standard error is a terminal."""
    console = Console(stderr=True)
    total = sum(map(count_hands, paths)) if console.is_terminal else 0
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total)
        for path in paths:
            for outcome in replay_path(path):
                progress.advance(task)
                yield outcome


def _print(totals: Totals, by_result: dict[Result, list[Outcome]], show: int) -> None:
    for outcome in by_result[Result.UNREADABLE]:
        print(f"unreadable {outcome.name}: {outcome.message}", file=sys.stderr)
    for outcome in by_result[Result.SKIPPED]:
        print(f"skipped {outcome.name}: {outcome.message}")
    for outcome in by_result[Result.DIFFERS][:show]:
        print(f"differs {outcome.name}")
        for finding in outcome.findings:
            print(f"    {finding}")
    for flag, flagged in totals.flagged.most_common():
        names = [outcome.name for outcome in by_result[Result.ODD] if flag in outcome.explained]
        print(f"{flag}: {flagged} with it, {totals.odd[flag]} odd for it{': ' if names else ''}{', '.join(names[:FIRST])}")
    for note, hands in totals.notes.most_common():
        print(f"read as {note}: {hands}")
    print(totals.line)


if __name__ == "__main__":
    raise SystemExit(main())
