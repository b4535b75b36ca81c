"""What is wrong with a setup, with cards, or with a gesture, in words."""

from typing import TYPE_CHECKING

from floorman.rules.cards import CardError
from floorman.table.setup import SetupError
from floorman.text.catalogue import has, say, slug

if TYPE_CHECKING:
    from floorman.notation.gesture import GestureError

# The reasons that `CardError` is raised with.
CARD_REASONS = {
    "not a card": "not-a-card",
    "the same card twice": "same-card-twice",
    "no card": "no-card",
    "not text": "not-text",
    "five to seven cards are ranked, not": "wrong-number",
}


def fault_lines(error: SetupError, lang: str) -> list[str]:
    """Everything that is wrong with a setup, a sentence each."""
    lines = []
    for fault, numbers in error.faults:
        values = dict(numbers)
        if "what" in values:
            values["what"] = field_label(values["what"], lang)
        lines.append(say(lang, f"fault-{slug(fault.name)}", **values))
    return lines


def field_label(field: str, lang: str) -> str:
    """The name of a field of a setup; the name of a player stays as it is."""
    key = f"what-{slug(field)}"
    return say(lang, key) if has(lang, key) else field


def card_line(error: CardError, lang: str) -> str:
    """What is wrong with a text of cards."""
    reason = str(error).removesuffix(f": {error.part}")
    return say(lang, f"card-{CARD_REASONS[reason]}", part=error.part)


def gesture_line(error: "GestureError", lang: str) -> str:
    """What is wrong with a gesture in words."""
    return say(lang, f"gesture-{error.fault}", part=error.part)
