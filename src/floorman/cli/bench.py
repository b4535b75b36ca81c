"""`floorman bench`: what this machine does in a second, beside what we want of it."""

import platform
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from floorman.cli.app import Command, flag, json_option
from floorman.cli.help import Example
from floorman.cli.long_work import need_bulk, progress
from floorman.cli.screen import at_right, padded, write, write_json
from floorman.text.catalogue import say

if TYPE_CHECKING:
    from floorman.cli.figures import Figure

PIECES = 13
EXAMPLES = (
    Example("floorman bench --quick", "cli-bench-example-quick"),
    Example("floorman bench --json", "cli-bench-example-json"),
)


def command(lang: str) -> Command:
    """The command in one language."""

    def run(quick: bool, as_json: bool) -> None:
        need_bulk(lang)
        from floorman.cli.figures import figures

        found = []
        with progress(lang, "cli-bench-measuring", PIECES) as show:
            for figure in figures(quick):
                found.append(figure)
                show(len(found), None)
        if as_json:
            write_json({"machine": machine(), "figures": as_data(found)})
        else:
            write("\n".join([machine(), "", *table(lang, found), "", say(lang, "cli-bench-note")]))

    return Command(lang, "bench", run, [flag(lang, "--quick", "cli-bench-option-quick"), json_option(lang)], EXAMPLES)


def machine() -> str:
    """Processor, system and Python, in one line."""
    return (
        f"{platform.processor() or platform.machine()}, {platform.system()}, {platform.python_implementation()} {platform.python_version()}"
    )


def table(lang: str, found: "list[Figure]") -> list[str]:
    """A line for each piece of work: figure, goal, and whether it is reached."""
    rows: list[tuple[str, str, str, str]] = [("", say(lang, "cli-bench-here"), say(lang, "cli-bench-goal"), "")]
    for figure in found:
        sign = "≤" if figure.less else "≥"
        rows.append((
            say(lang, f"cli-bench-{figure.key}"), amount(figure.value, figure.unit), f"{sign} {amount(figure.goal, figure.unit)}",
            "✓" if figure.met else "–",
        ))  # fmt: skip
    first, second, third = (max(cell_len(row[column]) for row in rows) for column in range(3))
    return [f"{padded(a, first)}  {at_right(b, second)}  {at_right(c, third)}  {d}".rstrip() for a, b, c, d in rows]


def amount(value: float, unit: str) -> str:
    """1,234,567 /s; 1.52 ms."""
    return f"{value:,.0f} {unit}" if value >= 1000 else f"{value:.3g} {unit}"


def as_data(found: "list[Figure]") -> list[dict[str, Any]]:
    """Plain data for `--json`."""
    return [figure._asdict() | {"met": figure.met} for figure in found]
