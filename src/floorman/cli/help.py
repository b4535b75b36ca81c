"""Help pages: usage, what it does, commands, options, examples; headings and line breaks in the reader's language."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from floorman.cli.screen import padded, wrapped
from floorman.text.catalogue import say

WIDTH = 100
LONGEST_TERM = 30


class Example(NamedTuple):
    """A command line that works as it stands, and the key of the sentence that says what it shows."""

    line: str
    remark: str


def page(
    lang: str,
    usage: str,
    about: str,
    commands: Sequence[tuple[str, str]],
    options: Sequence[tuple[str, str]],
    examples: Sequence[Example],
) -> str:
    """A whole page. `about` may have several paragraphs."""
    lines = [f"{say(lang, 'cli-heading-usage')}: {usage}"]
    for paragraph in about.split("\n"):
        lines += ["", *wrapped(paragraph, WIDTH, "  ")] if paragraph else []
    for heading, records in (("cli-heading-commands", commands), ("cli-heading-options", options)):
        if records:
            lines += ["", f"{say(lang, heading)}:", *_list(records)]
    lines += ["", f"{say(lang, 'cli-heading-examples')}:"]
    for example in examples:
        lines += [f"  {example.line}", *wrapped(say(lang, example.remark), WIDTH, "      ")]
    return "\n".join(lines)


def _list(records: Sequence[tuple[str, str]]) -> list[str]:
    """Two columns; a long term has a line of its own."""
    width = max((cell_len(term) for term, _ in records if cell_len(term) <= LONGEST_TERM), default=0) + 2
    lines = []
    for term, meaning in records:
        first, *rest = wrapped(meaning, WIDTH - width - 2)
        if cell_len(term) > LONGEST_TERM:
            lines += [f"  {term}", f"  {' ' * width}{first}"]
        else:
            lines.append(f"  {padded(term, width)}{first}")
        lines += [f"  {' ' * width}{line}" for line in rest]
    return lines
