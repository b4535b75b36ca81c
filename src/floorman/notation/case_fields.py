"""Reading a case: its fields, its options, and what an answer looks like. The format is `conformance/FORMAT.md`.

A field is read by its name and type. What nobody has asked for is an error and never ignored: a case with a field that this runner does
not know would else be passed on half of what it says.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from floorman.notation.options import OptionError, with_option
from floorman.rules.house import HouseRules, OddChipUnit
from floorman.table.setup import MOST_CHIPS, is_chips

Facts = Mapping[str, Callable[[Any], object]]
"""What an engine says, by the name of the expected field; each is asked with the expected value, whose spelling it may follow."""


class CaseError(ValueError):
    """A case that cannot be read, or that the hand does not follow."""


class Fields:
    """A JSON object. Every reader notes its name; `close` refuses what is left."""

    def __init__(self, where: str, data: object) -> None:
        if not isinstance(data, dict):
            raise CaseError(f"{where} is not an object")
        self._where = where
        self._data: dict[str, Any] = data
        self._read: set[str] = set()

    def __contains__(self, name: str) -> bool:
        return name in self._data

    def get(self, name: str, default: Any = None) -> Any:
        """The value as it stands."""
        self._read.add(name)
        return self._data.get(name, default)

    def need(self, name: str) -> Any:
        """The value, which has to be there."""
        if name not in self._data:
            raise CaseError(f"{self._where} has no field {name}")
        return self.get(name)

    def close(self) -> None:
        """Names the first field that nobody has read."""
        for name in self._data:
            if name not in self._read:
                raise CaseError(f"{self._where} field {name} not understood")

    def wrong(self, name: str, expected: str) -> CaseError:
        """The error that a field is not what it should be."""
        return CaseError(f"{self._where}.{name}: {expected} expected, not {short(self._data.get(name))}")

    def chips(self, name: str, default: int = -1) -> int:
        """Whole chips; without a default the field has to be there."""
        value = self.need(name) if default < 0 else self.get(name, default)
        if not is_chips(value) or value > MOST_CHIPS:
            raise self.wrong(name, "chips")
        return int(value)

    def flag(self, name: str, default: bool = False) -> bool:
        """true or false."""
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def text(self, name: str, default: str = "") -> str:
        """A word."""
        value = self.get(name, default)
        if not isinstance(value, str):
            raise self.wrong(name, "text")
        return value

    def word(self, name: str, known: Mapping[str, Any], default: Any) -> Any:
        """One of some words, by what it stands for."""
        if name not in self:
            return default
        value = self.get(name)
        if not isinstance(value, str) or value not in known:
            raise self.wrong(name, " or ".join(known))
        return known[value]

    def entries(self, name: str, default: list[Any] | None = None) -> list[Any]:
        """A list; without a default it has to be there."""
        value = self.need(name) if default is None else self.get(name, default)
        if not isinstance(value, list):
            raise self.wrong(name, "a list")
        return value

    def seats(self, name: str, default: list[Any] | None = None) -> list[str]:
        """Names of seats, each once."""
        names = [self.seat(name, value) for value in self.entries(name, default)]
        if len(set(names)) != len(names):
            raise self.wrong(name, "every seat once")
        return names

    def seat(self, name: str, value: object) -> str:
        """A seat's name; numbers are names too."""
        if isinstance(value, bool) or not isinstance(value, (str, int)) or value == "":
            raise self.wrong(name, "seats")
        return str(value)

    def by_seat(self, name: str) -> dict[str, Any]:
        """Something for each seat."""
        value = self.need(name)
        if not isinstance(value, dict):
            raise self.wrong(name, "an object by seat")
        return value

    def chips_by_seat(self, name: str) -> dict[str, int]:
        """Chips for each seat."""
        chips = self.by_seat(name)
        if not all(is_chips(value) and value <= MOST_CHIPS for value in chips.values()):
            raise self.wrong(name, "chips by seat")
        return chips

    def objects(self, name: str) -> list["Fields"]:
        """A list of objects; close each yourself."""
        return [Fields(f"{self._where}.{name}[{place}]", value) for place, value in enumerate(self.entries(name))]

    def pair(self, name: str) -> tuple[int, int]:
        """Two amounts, as blinds."""
        pair = self.entries(name)
        if len(pair) != 2 or not all(is_chips(chips) for chips in pair):
            raise self.wrong(name, "two amounts")
        return pair[0], pair[1]

    def inner(self, name: str) -> "Fields":
        """An object inside; close it yourself."""
        return Fields(f"{self._where}.{name}", self.need(name))


class Case(NamedTuple):
    """A case under one house. `unit` is the smallest chip that its options name, else 1."""

    setup: Fields
    question: Fields
    house: HouseRules
    unit: int


# What every house of ours does, so that a case may name it.
_EVERYWHERE = {
    "uncalled_bet": "return",
    "string_bet": "first_motion_only",
    "rit_consent": "unanimous",
    "timeout_action": "check_else_fold",
    "rabbit_hunt": "off",
}
# Words of the table of options that stand for another one here.
_SAME = {
    ("bomb_pot", "off"): "0",
    ("bomb_pot", "ante_all_no_preflop"): "1",
    ("limit_raise_cap", "none"): "0",
    ("odd_chip_unit", "1"): "one",
    ("straddle", "utg+button"): "utg_or_button",
}


def house_with(house: HouseRules, options: Mapping[str, object]) -> tuple[HouseRules, int]:
    """A preset with the options of a case on top, and the smallest chip if they name one (else 1)."""
    unit = 1
    for name, value in options.items():
        if name == "odd_chip_unit" and is_chips(value) and value != 1:
            if not value:
                raise CaseError("option odd_chip_unit: 0 is no chip")
            house, unit = house._replace(odd_chip_unit=OddChipUnit.SMALLEST_DENOMINATION), int(str(value))
        elif name == "rake_pct":
            house = house._replace(rake_per_mille=per_mille("option rake_pct", value))
        elif name in _EVERYWHERE:
            if value != _EVERYWHERE[name]:
                raise CaseError(f"option {name}: only {_EVERYWHERE[name]} is played")
        else:
            house = _with_one(house, name, value)
    return house, unit


def _with_one(house: HouseRules, name: str, value: object) -> HouseRules:
    if value is None:
        value = "none"
    if not isinstance(value, (str, int)):
        raise CaseError(f"option {name}: {short(value)} not understood")
    word = str(value).lower() if isinstance(value, bool) else str(value)
    try:
        return with_option(house, name, _SAME.get((name, word), word))
    except OptionError as error:
        known = "" if error.what == "option" else f" (known: {error.known})"
        raise CaseError(f"option {name}={word} not understood{known}") from None


def per_mille(where: str, percent: object) -> int:
    """A percentage in tenths of a per cent: 2.5 is 25. Finer ones are refused."""
    if isinstance(percent, bool) or not isinstance(percent, (int, float)) or not 0 <= percent <= 100:
        raise CaseError(f"{where}: a percentage expected, not {short(percent)}")
    tenths = round(percent * 10)
    if abs(percent * 10 - tenths) > 1e-9:
        raise CaseError(f"{where}: {percent} is finer than a tenth of a per cent")
    return tenths


def short(value: object) -> str:
    """A value for a message, never a whole file."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
