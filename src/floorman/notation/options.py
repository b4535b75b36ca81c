"""House options by name, as they are written on a line or in a case: `short_allin_min_raise=on_top_of_all_in`, `limit_raise_cap=3`."""

from enum import IntEnum
from typing import Any, cast

from floorman.rules.house import PRESETS, HouseRules, Straddle

OPTIONS: dict[str, type[int]] = dict(HouseRules.__annotations__)
FLAGS = frozenset({"bomb_pot", "bomb_pot_button_moves", "burn_cards", "no_flop_no_drop"})


class OptionError(ValueError):
    """No such option, or no such value: `known` lists what there is."""

    def __init__(self, what: str, value: str, known: str) -> None:
        self.what, self.value, self.known = what, value, known
        super().__init__(f"{what} {value!r}: {known}")


def with_option(house: HouseRules, name: str, value: str) -> HouseRules:
    """The house with one option changed. Words are those of `docs/house-rules.md`; flags take 0, 1, false, true. Raises `OptionError`."""
    kind = OPTIONS.get(name)
    if kind is None:
        raise OptionError("option", name, ", ".join(OPTIONS))
    changed: dict[str, Any] = {name: _whole(name, value) if kind is int else _member(name, value)}
    return house._replace(**changed)


def _member(name: str, value: str) -> IntEnum:
    members = {member.name.lower(): member for member in cast(type[IntEnum], OPTIONS[name])}
    if value not in members:
        raise OptionError(name, value, ", ".join(members))
    return members[value]


def _whole(name: str, value: str) -> int:
    if name in FLAGS:
        known = {"0": 0, "1": 1, "false": 0, "true": 1}
        if value not in known:
            raise OptionError(name, value, ", ".join(known))
        return known[value]
    if not (value.isascii() and value.isdigit() and len(value) <= 9):
        raise OptionError(name, value, "0, 1, 2, ...")
    return int(value)


def word_of(house: HouseRules, name: str) -> str:
    """The value of an option as it is written."""
    value = getattr(house, name)
    return str(value) if OPTIONS[name] is int else value.name.lower()


def allowing(house: HouseRules, straddles: int, bomb_pot: int) -> HouseRules:
    """The house that lets happen what is written down: that many straddles, a bomb pot. Who has put one in was allowed to."""
    if straddles and house.straddle == Straddle.OFF:
        house = house._replace(straddle=Straddle.ANY)
    if straddles:
        house = house._replace(straddle_max_levels=max(house.straddle_max_levels, straddles))
    if bomb_pot:
        house = house._replace(bomb_pot=1)
    return house


def nearest_preset(house: HouseRules, straddles: int, bomb_pot: int) -> tuple[str, list[str]]:
    """The preset that needs the fewest changes to become this house, and those options. The first of `PRESETS` among equals."""
    best, changes = "", list(OPTIONS)
    for name, preset in PRESETS.items():
        allowed = allowing(preset, straddles, bomb_pot)
        differing = [option for option in OPTIONS if getattr(allowed, option) != getattr(house, option)]
        if not best or len(differing) < len(changes):
            best, changes = name, differing
    return best, changes
