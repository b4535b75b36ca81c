"""A ruling in words: the refusal with its numbers, the arithmetic, the source, and what other houses say."""

from collections.abc import Mapping
from typing import Any

from floorman.rules.cards import symbol_of
from floorman.rules.rulebook import Refusal
from floorman.table.ruling import Ruling
from floorman.text.catalogue import has, say, slug
from floorman.text.labels import option_label, pot_label, preset_label, rule_title, sources_label


def statement(ruling: Ruling, lang: str) -> str:
    """The refusal without its source. "Betting not reopened. Raise by 6, full raise 10." """
    return say(lang, refusal_key(ruling), **values_of(ruling, lang))


def sentence(ruling: Ruling, lang: str, house: str | None = None) -> str:
    """The refusal and its sources in brackets. With a preset, only the sources of its own book: "… full raise 10. (TDA 47-A)"."""
    return say(lang, "cited", sentence=statement(ruling, lang), sources=sources_label(ruling.sources, lang, house))


def explain(ruling: Ruling, lang: str, house: str = "house", others: Mapping[str, Ruling | None] | None = None) -> list[str]:
    """Line by line: the ruling, its arithmetic, the rule with its sources, and where houses differ what they say.

    `house` is the preset played by (any other word: rules of one's own). `others` has for each other preset its ruling on the same action,
    None where it allows it.
    """
    lines = [statement(ruling, lang)]
    sum_key = _sum_key(ruling)
    if sum_key and has(lang, sum_key):
        lines.append(say(lang, sum_key, **values_of(ruling, lang)))
    lines.append(say(lang, "explain-source", rule=rule_title(ruling.rule, lang), sources=sources_label(ruling.sources, lang)))
    if ruling.option:
        lines.append(say(lang, "explain-differs", option=option_label(ruling.option, lang), house=preset_label(house, lang)))
        lines += [
            say(lang, "explain-other", house=preset_label(name, lang), result=_result(ruling, other, lang))
            for name, other in (others or {}).items()
            if name != house
        ]
    return lines


def _result(ruling: Ruling, other: Ruling | None, lang: str) -> str:
    if other is None:
        return say(lang, "explain-allowed")
    said = statement(other, lang)
    return say(lang, "explain-same") if said == statement(ruling, lang) else said


def refusal_key(ruling: Ruling) -> str:
    """The message for a refusal. Not reopened has two more: judged alone, a short bet after a check; no cards now one."""
    key = f"refusal-{slug(ruling.refusal.name)}"
    if ruling.refusal == Refusal.NO_CARDS_NOW and ruling.numbers["actor"]:
        return f"{key}.open"
    if ruling.refusal == Refusal.NOT_REOPENED:
        numbers = ruling.numbers
        if numbers["owed"] >= numbers["size"]:
            return f"{key}.alone"
        if numbers["own"] == 0:
            return f"{key}.short-bet"
    return key


def _sum_key(ruling: Ruling) -> str:
    key = refusal_key(ruling)
    return "" if key.endswith(".alone") else f"{key.partition('.')[0]}.sum"


def values_of(ruling: Ruling, lang: str) -> dict[str, Any]:
    """The numbers of a ruling as its sentence takes them: cards by their signs, pots by their names."""
    values = dict(ruling.numbers)
    if "card" in values:
        values["card"] = symbol_of(values["card"])
    for pot in ("pot", "next", "other"):
        if pot in values:
            values[pot] = pot_label(values[pot], lang)
    return values
