"""What people are called: a name as it is kept, and when two names are the same to whoever reads them.

The log, the pots and the payments go by names, so nobody may sit down under a name that looks like another one, or like none.
"""

import unicodedata

JOINER = "\u200d"  # holds a family of emoji together
# Signs with the width of a letter and nothing in it: fillers of Hangul, an empty pattern of Braille.
BLANK = "\u115f\u1160\u3164\uffa0\u2800"
VARIATION = "\ufe0e\ufe0f"  # an emoji in colour or not
# Letters of Cyrillic and Greek that are drawn as those of Latin.
DRAWN_ALIKE = str.maketrans(
    "аеіјорсухѕԁһкмнтвɡαεικνορτυχβηζμ",
    "aeijopcyxsdhkmhtbgaeiknoptuxbhzm",
)


def tidy(text: str) -> str:
    """A text in one spelling (NFC), without what nobody sees: control characters, marks that turn the direction of writing, fillers.

    `a\\nb` is `a b`; letters of Hangul that were taken apart are put together; spaces at the ends go.
    """
    text = unicodedata.normalize("NFC", text)
    signs = [" " if sign.isspace() or sign in BLANK else sign for sign in text if _is_seen(sign) or sign == JOINER]
    kept = [sign for at, sign in enumerate(signs) if sign != JOINER or _joins(signs[:at], signs[at + 1 :])]
    return " ".join("".join(kept).split()) if any(map(_is_drawn, kept)) else ""


def likeness(name: str) -> str:
    """What a name looks like: two names are one if this is the same. "Bo", "ｂｏ", "B o" and "Во" in Cyrillic are."""
    folded = unicodedata.normalize("NFKC", tidy(name)).casefold().translate(DRAWN_ALIKE)
    return "".join(sign for sign in folded if _is_drawn(sign))


def _is_seen(sign: str) -> bool:
    return sign.isprintable() or sign.isspace()


def _is_drawn(sign: str) -> bool:
    return not sign.isspace() and sign not in JOINER + VARIATION + BLANK


def _joins(before: list[str], after: list[str]) -> bool:
    """Whether a joiner has two emoji to hold: between letters it is only a sign that nobody sees."""
    left = next((sign for sign in reversed(before) if sign not in VARIATION), "")
    return _is_symbol(left) and bool(after) and _is_symbol(after[0])


def _is_symbol(sign: str) -> bool:
    return sign != "" and unicodedata.category(sign) in ("So", "Sk")
