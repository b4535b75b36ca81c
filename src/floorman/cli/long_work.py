"""Commands that count or play for a while: a bar on standard error, the notice that code is being compiled, threads and a scheduler."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from floorman.cli.app import option, refuse
from floorman.cli.complaints import BadInput
from floorman.cli.inputs import number_of
from floorman.cli.screen import complain
from floorman.text.catalogue import say

if TYPE_CHECKING:
    from floorman.bulk import BulkError


def need_bulk(lang: str) -> None:
    """Refuses where NumPy or Numba is missing; and says in the language, once, that code is being compiled."""
    from floorman.bulk import BulkMissing, require

    try:
        require()
    except BulkMissing as error:
        refuse(lang, "cli-error-no-bulk", names=", ".join(error.missing))
    from floorman.bulk import compiled

    if compiled.NOTICE.say is compiled.to_standard_error:
        compiled.NOTICE.say = lambda place: complain([say(lang, "cli-compiling", place=str(place))])


@contextmanager
def progress(lang: str, doing: str, total: int | None = None) -> Iterator[Callable[[int, int | None], None]]:
    """A bar while something is done; nothing where standard error is no terminal. What is yielded takes how much is done, of how much."""
    if not sys.stderr.isatty():
        yield nothing
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(say(lang, doing), total=total)

        def show(done: int, of: int | None) -> None:
            bar.update(task, completed=done, total=total if of is None else of)

        yield show


def nothing(done: int, of: int | None) -> None:
    """Shows nothing."""


def jobs_options(lang: str) -> list[Any]:
    """`--jobs` and `--scheduler`: where the parts of a long job are done."""
    return [
        option(lang, "--jobs", "cli-option-jobs", metavar="N", callback=number_of(lang)),
        option(lang, "--scheduler", "cli-option-scheduler", metavar="tcp://HOST:8786|local"),
    ]


def threads_of(jobs: int | None) -> int:
    """As many threads as were asked for: all cores, if nothing was said."""
    return (os.cpu_count() or 1) if jobs is None else max(1, jobs)


# What a caller of `bulk` did wrong, as far as it can come out of a command.
_SAID = ("out_of_range", "too_many_chips", "blinds_out_of_order", "no_straddle", "no_scheduler", "missing_package", "no_such_choice")


def bulk_complaint(lang: str, error: "BulkError") -> BadInput:
    """The fault as a sentence."""
    numbers = {key: f"{value:,}" if isinstance(value, int) else str(value) for key, value in error.numbers.items()}
    if error.code in _SAID:
        return BadInput(say(lang, f"cli-error-bulk-{error.code.replace('_', '-')}", **numbers))
    return BadInput(str(error))
