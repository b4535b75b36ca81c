"""`floorman conform`: runs conformance cases and says how many passed, failed and were skipped."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from floorman.cli.app import Argument, Command, json_option, refuse
from floorman.cli.help import Example
from floorman.cli.screen import complain, total_lines, write, write_json
from floorman.notation.conformance import Outcome, Result, run_file
from floorman.text.catalogue import say

FAILED = 1
UNREADABLE = 2
EXAMPLES = (
    Example("floorman conform conformance/", "cli-conform-example-folder"),
    Example("floorman conform conformance/pots.json conformance/legal.json", "cli-conform-example-files"),
    Example("floorman conform conformance/ --json", "cli-conform-example-json"),
)


def command(lang: str) -> Command:
    """The command in one language."""

    def run(paths: tuple[str, ...], as_json: bool) -> int:
        found = {str(file): run_file(file) for path in paths for file in files_of(lang, path)}
        broken = [file for file, outcomes in found.items() if outcomes[0].result == Result.UNREADABLE]
        if broken:
            complain(say(lang, "cli-conform-unreadable", path=file) for file in broken)
        everything = [outcome for file, outcomes in found.items() if file not in broken for outcome in outcomes]
        if as_json:
            files = [{"file": file} | as_data(outcomes) for file, outcomes in found.items() if file not in broken]
            write_json(as_data(everything) | {"unreadable": broken, "files": files})
        else:
            for file, outcomes in found.items():
                if file not in broken:
                    write("\n".join(file_lines(lang, file, outcomes)))
            write("\n".join(total_lines(counts_in_words(lang, everything), counts(everything))))
        if broken:
            return UNREADABLE
        return FAILED if any(outcome.result == Result.FAILED for outcome in everything) else 0

    params = [Argument(lang, "paths", "cli-metavar-path", nargs=-1, required=True), json_option(lang)]
    return Command(lang, "conform", run, params, EXAMPLES)


def files_of(lang: str, text: str) -> list[Path]:
    """The case files at a path: itself, or every `.json` in the folder."""
    path = Path(text)
    try:
        files = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        for file in files:
            file.open("rb").close()
    except (OSError, ValueError):
        refuse(lang, "cli-error-unreadable", path=text)
    if not files:
        refuse(lang, "cli-error-no-cases", path=text)
    return files


def counts(outcomes: Sequence[Outcome]) -> str:
    """`61 passed, 0 failed, 12 skipped`, in every language: the line that machines read."""
    number = Counter(outcome.result for outcome in outcomes)
    return f"{number[Result.PASSED]} passed, {number[Result.FAILED]} failed, {number[Result.SKIPPED]} skipped"


def counts_in_words(lang: str, outcomes: Sequence[Outcome]) -> str:
    """The same for people."""
    number = Counter(outcome.result.value for outcome in outcomes)
    return say(lang, "cli-conform-totals", **{word: str(number[word]) for word in ("passed", "failed", "skipped")})


def file_lines(lang: str, file: str, outcomes: Sequence[Outcome]) -> list[str]:
    """The counts of one file, every failure with its reason, and the kinds that were skipped."""
    lines = [f"{file}: {counts_in_words(lang, outcomes)}"]
    for outcome in outcomes:
        if outcome.result == Result.FAILED:
            lines.append("  " + say(lang, "cli-conform-failed", id=outcome.id, reason=outcome.detail))
    skipped = Counter(outcome.kind for outcome in outcomes if outcome.result == Result.SKIPPED)
    lines += ["  " + say(lang, "cli-conform-skipped", kind=kind, count=count) for kind, count in skipped.items()]
    return lines


def as_data(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Plain data for `--json`."""
    number = Counter(outcome.result for outcome in outcomes)
    return {
        "passed": number[Result.PASSED],
        "failed": number[Result.FAILED],
        "skipped": number[Result.SKIPPED],
        "failures": [{"id": o.id, "kind": o.kind, "reason": o.detail} for o in outcomes if o.result == Result.FAILED],
        "skipped_kinds": dict(Counter(outcome.kind for outcome in outcomes if outcome.result == Result.SKIPPED)),
    }
