"""An amount of chips as people write it: `1400`, `1,400`, `30k`, `1.5k`, `2m`, `3만`, `3.5만`, `3만5천`, `3万`.

Whole chips only. A decimal point needs a unit behind it: `1.400` is 1400 to half of Europe and less than two to the rest, so it is
refused. So are signs, underscores and whatever is not understood; nothing is guessed.
"""

import re
from enum import StrEnum

from floorman.table.setup import MOST_CHIPS


class AmountFault(StrEnum):
    """What is wrong with a text; the sentences stand in the catalogues as `amount-<fault>`."""

    EMPTY = "empty"
    NOT_UNDERSTOOD = "not-understood"
    NEGATIVE = "negative"
    NOT_WHOLE = "not-whole"
    TOO_LARGE = "too-large"


class AmountError(ValueError):
    """A text that is no amount of chips: `fault`, and the `text`, cut short where it is long."""

    def __init__(self, fault: AmountFault, text: str) -> None:
        self.fault = fault
        self.text = text if len(text) <= 40 else text[:37] + "..."
        super().__init__(f"{fault}: {self.text!r}")

    @property
    def numbers(self) -> dict[str, object]:
        """The variables of the sentence."""
        return {"value": self.text, "most": MOST_CHIPS}


_UNITS = {"": 1, "k": 1_000, "천": 1_000, "千": 1_000, "만": 10_000, "万": 10_000, "m": 1_000_000, "억": 10**8, "億": 10**8}
_NUMBER = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?"
_PIECE = re.compile(rf"({_NUMBER})([km천千만万억億]?)")
_AMOUNT = re.compile(rf"(?:{_NUMBER}[천千만万억億])*{_NUMBER}[km천千만万억億]?")
# A keyboard set to Japanese writes full-width digits and letters.
_NARROW = str.maketrans("０１２３４５６７８９．，ｋｍＫＭ", "0123456789.,kmKM")


def amount_of(text: str) -> int:
    """Chips, 0 or more. `1.5k` is 1500, `3만5천` 35000. Raises `AmountError` that names the input."""
    plain = text.strip().translate(_NARROW).lower()
    if not plain:
        raise AmountError(AmountFault.EMPTY, text)
    if len(plain) > 40:  # more chips than there are, and at some length Python itself refuses to read a number
        raise AmountError(AmountFault.TOO_LARGE if plain.isascii() and plain.isdigit() else AmountFault.NOT_UNDERSTOOD, text)
    if plain[0] in "-−" and _AMOUNT.fullmatch(plain[1:]):
        raise AmountError(AmountFault.NEGATIVE, text)
    if not _AMOUNT.fullmatch(plain):
        raise AmountError(AmountFault.NOT_UNDERSTOOD, text)
    return _sum_of(_PIECE.findall(plain), text)


def _sum_of(pieces: list[tuple[str, str]], text: str) -> int:
    """3만5천: 30000 and 5000. Units only fall, as they are spoken."""
    total, last = 0, 0
    for number, unit in pieces:
        if last and _UNITS[unit] >= last:
            raise AmountError(AmountFault.NOT_UNDERSTOOD, text)
        last = _UNITS[unit]
        whole, _, fraction = number.replace(",", "").partition(".")
        chips, broken = divmod(int(whole + fraction) * last, 10 ** len(fraction))
        if broken or (fraction and not unit):
            raise AmountError(AmountFault.NOT_WHOLE, text)
        total += chips
    if total > MOST_CHIPS:
        raise AmountError(AmountFault.TOO_LARGE, text)
    return total
