"""`floorman replay`: plays recorded hands under the rules, and says where the record and the rules differ."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from floorman.cli.app import Argument, Command, json_option, option
from floorman.cli.complaints import BadInput
from floorman.cli.help import Example
from floorman.cli.inputs import number_of, rules_option
from floorman.cli.screen import complain, total_lines, write, write_json
from floorman.rules.streets import Street
from floorman.table.setup import SetupError
from floorman.text.catalogue import listed, say, slug
from floorman.text.faults import fault_lines
from floorman.text.labels import street_label
from floorman.text.rulings import sentence

if TYPE_CHECKING:
    from floorman.notation.playback import Finding
    from floorman.notation.verdict import Outcome, Totals

DIFFERENCES = 1
UNREADABLE = 2
SHOWN = 20
EXAMPLES = (
    Example("floorman replay hands/", "cli-replay-example-folder"),
    Example("floorman replay night.phhs --rules house", "cli-replay-example-rules"),
    Example("floorman replay hands.jsonl.gz --json", "cli-replay-example-json"),
)


def command(lang: str) -> Command:
    """The command in one language."""

    def run(paths: tuple[str, ...], rules: str | None, show: int | None, as_json: bool) -> int:
        from floorman.notation.replay import replay_path
        from floorman.notation.verdict import Result, Totals

        total = sum(_counted(lang, path) for path in paths)
        totals = Totals()
        told: list[Outcome] = []
        with progress(lang, total) as step:
            for path in paths:
                for outcome in replay_path(path, rules or "tda"):
                    totals.add(outcome)
                    if outcome.result in (Result.DIFFERS, Result.UNREADABLE, Result.SKIPPED):
                        told.append(outcome)
                    step()
        differing = [outcome for outcome in told if outcome.result == Result.DIFFERS]
        broken = [outcome for outcome in told if outcome.result == Result.UNREADABLE]
        complain_of(lang, broken)
        if as_json:
            write_json(totals.as_dict() | {"differing": [outcome.as_dict() for outcome in differing]})
        else:
            skipped = [outcome for outcome in told if outcome.result == Result.SKIPPED]
            lines = page(lang, differing, skipped, totals.odd, SHOWN if show is None else show)
            write("\n".join([*lines, *total_lines(totals_in_words(lang, totals), totals.line)]))
        return UNREADABLE if broken else DIFFERENCES if differing else 0

    params = [
        Argument(lang, "paths", "cli-metavar-path", nargs=-1, required=True),
        rules_option(lang, "cli-replay-option-rules"),
        option(lang, "--show", "cli-replay-option-show", metavar="N", callback=number_of(lang)),
        json_option(lang),
    ]
    return Command(lang, "replay", run, params, EXAMPLES)


def _counted(lang: str, path: str) -> int:
    """How many hands there are, nearly; a path without any is wrong input."""
    from floorman.notation.replay import count_hands

    try:
        return count_hands(Path(path))
    except FileNotFoundError:
        raise BadInput(say(lang, "cli-error-no-hands", path=path)) from None
    except (OSError, EOFError, UnicodeDecodeError):
        return 1  # it is named as unreadable when its turn comes


@contextmanager
def progress(lang: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error while hands are played; nothing where that is no terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(say(lang, "cli-replay-playing"), total=total)
        yield lambda: bar.advance(task)


def complain_of(lang: str, broken: Sequence["Outcome"]) -> None:
    """Names every hand and file that cannot be read."""
    if broken:
        complain(say(lang, "cli-replay-unreadable", name=outcome.name, reason=reason_of(lang, outcome)) for outcome in broken)


def reason_of(lang: str, outcome: "Outcome") -> str:
    """Why a hand was not played."""
    problem = outcome.problem
    assert problem is not None
    found = say(lang, f"record-{problem.fault}", part=problem.part)
    if problem.setup_faults:
        found = say(lang, "sentence-separator").join([found, *fault_lines(SetupError(problem.setup_faults), lang)])
    return found


def page(lang: str, differing: Sequence["Outcome"], skipped: Sequence["Outcome"], odd: dict[str, int], shown: int) -> list[str]:
    """The first hands that differ with all that differs in them, then what is odd by flag, and what was skipped."""
    lines: list[str] = []
    for outcome in differing[:shown]:
        lines += [outcome.name, *(f"  {finding_line(lang, finding)}" for finding in outcome.findings)]
    if len(differing) > shown:
        lines.append(say(lang, "cli-replay-more", count=len(differing) - shown))
    if odd:
        flags = [oddity_words(lang, *flag) for flag in sorted(odd.items())]
        lines.append(say(lang, "cli-replay-odd", flags=listed(lang, flags)))
    reasons = sorted({reason_of(lang, outcome) for outcome in skipped})
    if skipped:
        lines.append(say(lang, "cli-replay-skipped", count=len(skipped), reasons=say(lang, "sentence-separator").join(reasons)))
    return lines


def totals_in_words(lang: str, totals: "Totals") -> str:
    """The counts, and what was skipped or unreadable, where something was."""
    from floorman.notation.verdict import Result

    count = {result.value: str(totals.results[result]) for result in Result}
    more = [say(lang, f"cli-replay-totals.{word}", count=count[word]) for word in ("skipped", "unreadable") if count[word] != "0"]
    return listed(lang, [say(lang, "cli-replay-totals", **count), *more])


def oddity_words(lang: str, flag: str, count: int) -> str:
    """A known oddity in words, and how many hands have it."""
    return say(lang, f"cli-replay-flag-{slug(flag)}", count=count)


def finding_line(lang: str, finding: "Finding") -> str:
    """One difference in a sentence."""
    from floorman.notation.playback import Differs

    if finding.ruling is not None:
        return say(lang, "cli-replay-refused", where=finding.where, reason=sentence(finding.ruling, lang))
    if finding.what == Differs.STOPPED:
        return say(lang, "cli-replay-stopped", where=finding.where)
    what = say(lang, f"cli-replay-differs-{finding.what}")
    where = f" ({finding.where})" if finding.where else ""
    return say(
        lang, "cli-replay-differs", what=what + where, recorded=in_words(lang, finding.recorded), found=in_words(lang, finding.found)
    )


def in_words(lang: str, value: Any) -> str:
    """Names with their chips, pots, cards and streets as a reader would write them: `A 50, B 20`."""
    if value == "" or (isinstance(value, Mapping) and not value):
        return say(lang, "cli-replay-nothing")
    if isinstance(value, Street):
        return street_label(value, lang)
    if isinstance(value, Mapping):
        return listed(lang, [f"{name} {in_words(lang, chips)}" for name, chips in value.items()])
    if isinstance(value, (list, tuple, set, frozenset)):
        parts = sorted(value) if isinstance(value, (set, frozenset)) else value
        return "[" + ", ".join(in_words(lang, part) for part in parts) + "]"
    return str(value)
