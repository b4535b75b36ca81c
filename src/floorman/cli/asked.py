"""An action that somebody asks about: in the notation (`r20`, `C:b200`), in a word (`raise 20`, `콜`, `オールイン`), or as a gesture.

A word is judged as it stands: "raise 18" is a raise to 18, allowed or not. A gesture ("pushes 1400", "says raise, pushes one 5000 chip")
is what happened at a table, and the floor says what it binds to.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from floorman.cli.app import refuse
from floorman.cli.complaints import BadInput
from floorman.cli.inputs import chips, known_name
from floorman.notation.gesture import Gesture, GestureError, parse_gesture
from floorman.text.faults import gesture_line

_VERBS = {
    "f": r"folds?|폴드|フォールド",
    "x": r"checks?|체크|チェック",
    "c": r"calls?|콜|コール",
    "b": r"bets?|베트|베팅|벳|ベット",
    "r": r"re-?raises?|raises?|리레이즈|레이즈|リレイズ|レイズ",
    "a": r"all[ -]?in|올인|オールイン",
}
_VERB = "|".join(_VERBS.values())
_AMOUNT = r"[+\-−]?\d[\d.,]*\s*(?:[km천千만万억億]\d*)*"
_LETTER = re.compile(rf"(?P<verb>[fxcbra])\s*(?P<to>{_AMOUNT})?", re.IGNORECASE)
_WORD = re.compile(rf"(?P<verb>{_VERB})(?:\s*(?:to\b|까지)?\s*(?P<to>{_AMOUNT})\s*(?:까지|に)?)?", re.IGNORECASE)
_AMOUNT_FIRST = re.compile(rf"(?P<to>{_AMOUNT})\s*(?:까지|に|을|를|を)?\s*(?P<verb>{_VERB})", re.IGNORECASE)


class Asked(NamedTuple):
    """One action or gesture. `letter` is of the notation, empty for a gesture; `name` is empty for whoever is to act."""

    name: str
    letter: str
    to: int
    gesture: Gesture | None


def asked_of(lang: str, text: str, names: Sequence[str]) -> Asked:
    """Reads what is asked about."""
    head, colon, tail = text.replace("：", ":").partition(":")
    name = ""
    if colon and not head.strip().lower().startswith(("says", "saying", "declare", "announce")):
        name, text = known_name(lang, head, names), tail
    plain = unicodedata.normalize("NFKC", text).strip()
    if not plain:
        refuse(lang, "cli-error-action-empty")
    found = next(filter(None, (pattern.fullmatch(plain) for pattern in (_LETTER, _WORD, _AMOUNT_FIRST))), None)
    if found is None:
        return Asked(name, "", 0, _gesture(lang, plain))
    verb = found["verb"].lower()
    letter = next((letter for letter, words in _VERBS.items() if verb == letter or re.fullmatch(words, verb)), verb)
    amount = (found["to"] or "").strip()
    if letter in "br" and not amount:
        refuse(lang, "cli-error-action-amount", text=text)
    if letter not in "br" and amount:
        refuse(lang, "cli-error-action-no-amount", text=text)
    return Asked(name, letter, chips(lang, amount, text) if amount else 0, None)


def _gesture(lang: str, text: str) -> Gesture:
    try:
        return parse_gesture(text)
    except GestureError as error:
        raise BadInput(gesture_line(error, lang)) from None
