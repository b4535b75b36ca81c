"""What is refused, in the words of one language: the sentence, its arithmetic, its source, and the numbers for a drawing of it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from floorman.rules.rulebook import Refusal
from floorman.table.ruling import Ruling
from floorman.table.session.refusal import Refused, SessionRefusal
from floorman.text.catalogue import has, say
from floorman.text.labels import sources_label
from floorman.text.night import refused_sentence
from floorman.text.rulings import explain, statement

Names = Mapping[str, str]


class Said(Struct, frozen=True):
    """A refusal as a slip shows it. `rule` is its key in the rule book, empty where the floor or the door refuses; `steps` explain it."""

    code: str
    title: str
    sentence: str
    steps: list[str] = []
    sources: str = ""
    rule: str = ""
    numbers: dict[str, int | str] = {}


def at_the_door(lang: str, key: str, **values: Any) -> Said:
    """A refusal with a message of its own: `door-...` and `wire-...`."""
    return Said(code=key.replace("-", "_"), title=say(lang, "said-title"), sentence=say(lang, key, **values))


def said(verdict: Ruling | Refused, lang: str, house: str, names: Names, verb: str = "") -> Said:
    """A ruling or a refusal of the night. `names` by player; `verb` gives the slip its title."""
    title = say(lang, f"said-title-{verb}" if has(lang, f"said-title-{verb}") else "said-title")
    if isinstance(verdict, Refused):
        return Said(code=verdict.refusal.name.lower(), title=title, sentence=refused_sentence(verdict, lang, names))
    return Said(
        code=verdict.refusal.name.lower(),
        title=title,
        sentence=statement(verdict, lang),
        steps=explain(verdict, lang, house)[1:],
        sources=sources_label(verdict.sources, lang, house),
        rule=verdict.rule,
        numbers={name: value for name, value in verdict.numbers.items() if isinstance(value, (int, str))},
    )


def said_again(reason: Mapping[str, Any] | None, lang: str, house: str, names: Names, verb: str = "") -> Said | None:
    """The same from the plain data of a view."""
    if reason is None:
        return None
    code = reason["refusal"].upper()
    if "rule" in reason:
        return said(Ruling(Refusal[code], reason["numbers"]), lang, house, names, verb)
    return said(Refused(SessionRefusal[code], reason["numbers"]), lang, house, names, verb)
