"""What the floor refuses outside a hand, in words: the reason, its numbers, and what is possible instead."""

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any

from floorman.table.session.refusal import Refused, SessionRefusal
from floorman.table.session.settings import OPTIONS, Settings, SettingsFault, Wrong
from floorman.table.setup import MOST_CHIPS, SetupError
from floorman.text.catalogue import has, listed, say, slug
from floorman.text.faults import CARD_REASONS, fault_lines
from floorman.text.labels import option_label, preset_label, value_label

Names = Mapping[str, str]
Said = tuple[str, dict[str, Any]]  # which variant of the message, and the values that the refusal does not have ready


def refused_sentence(refused: Refused, lang: str, names: Names) -> str:
    """One refusal in words. `names` by player id; ids are never shown.

    A buy-in of 300 on a stack of 50 with a maximum of 200: "Above the maximum. Asked 300, possible 150: stack 50, maximum 200."
    """
    refusal, numbers = refused
    variant, more = _SAID[refusal](numbers, lang, names) if refusal in _SAID else ("", {})
    return say(lang, f"night-refusal-{slug(refusal.name)}{variant}", **{**numbers, **more})


def settings_faults(wrong: Iterable[Wrong], lang: str) -> list[str]:
    """Everything that is wrong with the terms of a night, a sentence each."""
    return [_fault(fault, numbers, lang) for fault, numbers in wrong]


def _fault(fault: SettingsFault, numbers: Mapping[str, Any], lang: str) -> str:
    values = {"most": MOST_CHIPS, **numbers}
    variant = ""
    if fault == SettingsFault.NO_SUCH_CHOICE:
        variant = ".option" if values["what"] == "option" else ""
        values["known"] = listed(lang, [_choice(values["what"], word, lang) for word in values["known"].split(", ")])
    if "what" in values:
        values["what"] = setting_label(values["what"], lang)
    return say(lang, f"night-fault-{slug(fault.name)}{variant}", **values)


def setting_label(setting: str, lang: str) -> str:
    """The name of a term: a field of `Settings`, or an option of the house. What is neither stays as it is."""
    if setting in OPTIONS and setting not in Settings._fields:
        return option_label(setting, lang)
    key = f"night-setting-{slug(setting)}"
    return say(lang, key) if has(lang, key) else setting


def _choice(setting: str, word: str, lang: str) -> str:
    """A word that a term may have, as people call it; where nobody calls it anything, the word."""
    if setting == "house":
        return preset_label(word, lang)
    if setting == "game":
        return say(lang, f"night-terms-game-{word.lower()}")
    if word in ("true", "false"):
        return say(lang, "night-terms-yes" if word == "true" else "night-terms-no")
    kind = OPTIONS.get(setting, int)
    return value_label(setting, kind[word.upper()], lang) if issubclass(kind, IntEnum) else word


def seat_number(chair: int | str) -> int | str:
    """A chair as people count: chair 0 is seat 1. What is no number stays what it is."""
    text = str(chair)
    return int(text) + 1 if text.removeprefix("-").isdecimal() else text


def _wrong_settings(numbers: Mapping[str, Any], lang: str, names: Names) -> Said:
    return "", {"faults": _sentences(settings_faults(numbers["faults"], lang), lang)}


def _wrong_setup(numbers: Mapping[str, Any], lang: str, names: Names) -> Said:
    return "", {"faults": _sentences(fault_lines(SetupError(tuple(numbers["faults"])), lang), lang)}


def _sentences(lines: list[str], lang: str) -> str:
    return say(lang, "sentence-separator").join(lines)


def _no_guest(numbers: Mapping[str, Any], lang: str, names: Names) -> Said:
    name = names.get(str(numbers["player"]), "")
    return (".named", {"name": name}) if name else ("", {})


def _chair(numbers: Mapping[str, Any], lang: str, names: Names) -> Said:
    return "", {"chair": seat_number(numbers["chair"])}


def _units(numbers: Mapping[str, Any], lang: str, names: Names) -> Said:
    """The nearest amounts that chips can make; none below the smallest chip."""
    unit = numbers["unit"]
    below = numbers["amount"] // unit * unit
    return "", {"below": below or unit, "above": below + unit if below else 2 * unit}


def _maximum(numbers: Mapping[str, Any], lang: str, names: Names) -> Said:
    return "" if numbers["most"] else ".full", {}


def _not_counted(numbers: Mapping[str, Any], lang: str, names: Names) -> Said:
    return "", {"names": listed(lang, numbers["names"])}


def _count_off(numbers: Mapping[str, Any], lang: str, names: Names) -> Said:
    return ".short" if numbers["difference"] < 0 else "", {"by": abs(numbers["difference"])}


def _card(numbers: Mapping[str, Any], lang: str, names: Names) -> Said:
    """The reason is an error's text in English: only the part that it complains of is shown."""
    text = str(numbers["card"])
    reason = next((reason for reason in CARD_REASONS if text.startswith(f"{reason}: ")), "")
    return "", {"card": text.removeprefix(f"{reason}: ")}


_SAID: dict[SessionRefusal, Callable[[Mapping[str, Any], str, Names], Said]] = {
    SessionRefusal.SETTINGS_WRONG: _wrong_settings,
    SessionRefusal.SETUP_WRONG: _wrong_setup,
    SessionRefusal.NOT_A_GUEST: _no_guest,
    SessionRefusal.NO_SUCH_CHAIR: _chair,
    SessionRefusal.CHAIR_TAKEN: _chair,
    SessionRefusal.ALREADY_SEATED: _chair,
    SessionRefusal.NOT_IN_UNITS: _units,
    SessionRefusal.ABOVE_MAXIMUM_BUY_IN: _maximum,
    SessionRefusal.COUNT_INCOMPLETE: _not_counted,
    SessionRefusal.COUNT_OFF: _count_off,
    SessionRefusal.NOT_A_CARD: _card,
}
