"""What a command writes: plain lines in pipes, colour and bold on a terminal, and text broken at the right width in three scripts."""

import json
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TextIO
from unicodedata import category

from rich.cells import cell_len, chop_cells

if TYPE_CHECKING:
    from rich.console import Console

# What may not begin a line in Japanese, and what may not end one.
_NEVER_FIRST = frozenset("、。，．・：；？！）」』】〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ")
_NEVER_LAST = frozenset("（「『【〈《")

PLAIN_WIDTH = 80


def console(out: TextIO) -> "Console":
    """A terminal or a pipe. No colour where it is not a terminal or NO_COLOR is set; nothing in our text is read as markup."""
    from rich.console import Console

    columns = None if os.environ.get("COLUMNS", "") != "0" else PLAIN_WIDTH  # 0 says that nobody knows the width
    return Console(file=out, highlight=False, markup=False, emoji=False, soft_wrap=True, width=columns)


def write(text: str = "") -> None:
    """One line, or several, without colour."""
    sys.stdout.write(text + "\n")


def write_json(data: Any) -> None:
    """One JSON document. Names stay as they are written."""
    write(json.dumps(data, ensure_ascii=False, indent=2))


def total_lines(in_words: str, for_machines: str) -> list[str]:
    """The totals in the language of the page, and last the English line that machines read; once where they are the same."""
    return [for_machines] if in_words == for_machines else [in_words, for_machines]


def complain(lines: Iterable[str]) -> None:
    """Lines on standard error. What was typed is named in them, but a terminal obeys no sign of it."""
    sys.stderr.write("\n".join(map(harmless, lines)) + "\n")


def harmless(text: str) -> str:
    """`text` with a mark for every control character but the line break."""
    return "".join(sign if sign == "\n" or category(sign) not in ("Cc", "Cs") else "�" for sign in text)


def padded(text: str, width: int) -> str:
    """`text` filled up to `width` cells; a Korean or Japanese character takes two."""
    return text + " " * (width - cell_len(text))


def at_right(text: str, width: int) -> str:
    """`text` against the right edge of `width` cells."""
    return " " * (width - cell_len(text)) + text


def cut(text: str, width: int) -> str:
    """`text` in no more than `width` cells, with a sign that something is missing."""
    if cell_len(text) <= width:
        return text
    return chop_cells(text, width - 1)[0] + "…"


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """`text` in lines of at most `width` cells. Breaks at spaces; between characters only where a script has none."""
    lines: list[str] = []
    line = ""
    for word in _pieces(text):
        if cell_len(line + word.rstrip()) > width - cell_len(indent) and line.strip():
            lines.append(indent + line.rstrip())
            line = ""
        line += word if line else word.lstrip()
    return [*lines, indent + line.rstrip()]


def _pieces(text: str) -> list[str]:
    """Parts that stay together: a word with the space behind it; a character of a script without spaces, with what may not begin a line."""
    pieces: list[str] = []
    for character in text:
        glued = bool(pieces) and (
            character == " "
            or character in _NEVER_FIRST
            or pieces[-1][-1] in _NEVER_LAST
            or not (pieces[-1].endswith(" ") or _stands_alone(character) or _stands_alone(pieces[-1][-1]))
        )
        if glued:
            pieces[-1] += character
        else:
            pieces.append(character)
    return pieces


def _stands_alone(character: str) -> bool:
    """Kana, Chinese characters and their punctuation. Korean breaks at spaces only."""
    return "\u3000" <= character <= "\u30ff" or "\u4e00" <= character <= "\u9fff" or "\uff00" <= character <= "\uff60"
