"""The catalogues as they are written: every text with its variables, for tests that read them whole."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import floorman.text

FOLDER = Path(next(iter(floorman.text.__path__)))
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class _Reader(Visitor):
    """Collects the variables of a pattern and its plain text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.pieces: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.pieces.append("{}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)


class Text:
    """One text: a message, or an attribute of one (`key` has a dot then)."""

    def __init__(self, key: str, pattern: ast.Pattern) -> None:
        reader = _Reader()
        reader.visit(pattern)
        self.key = key
        self.variables = frozenset(reader.variables)
        self.references = frozenset(reader.references)
        self.plain = "".join(reader.pieces)  # variables as {}; the variants of a choice one after another


@cache
def texts(lang: str, file: str) -> dict[str, Text]:
    """Every text of a file by its key, read by the full Fluent parser."""
    return {text.key: text for text in _texts(FOLDER / lang / file)}


def _texts(path: Path) -> Iterator[Text]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, (ast.Junk, ast.Term)), f"{path}: {getattr(entry, 'content', entry)}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Text(entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield Text(f"{entry.id.name}.{attribute.id.name}", attribute.value)


def all_texts(lang: str) -> dict[str, Text]:
    """Every text of a language."""
    return {key: text for file in FILES for key, text in texts(lang, file).items()}
