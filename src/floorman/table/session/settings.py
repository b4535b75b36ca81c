"""What a night is played by, and everything that can be wrong with it.

`Settings` is loose: anything can be written into it. `faults` names all that is wrong together; a night only opens without any. House
rules are a preset by name and options in the words of `docs/house-rules.md` on top, so that settings stay readable in a log.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from floorman.rules.house import PRESETS, AnteKind, Game, HouseRules
from floorman.rules.record import MAX_SEATS
from floorman.table.setup import GAMES, MOST_CHIPS, is_chips

OPTIONS: dict[str, type[int]] = dict(HouseRules.__annotations__)
USUAL_BUY_IN = 100  # big blinds
MOST_MINUTES = 24 * 60


class Settings(NamedTuple):
    """A night's terms. Amounts in chips; a `max_buy_in` of 0 is no limit."""

    name: str = ""
    seats: int = 10
    small_blind: int = 1
    big_blind: int = 2
    ante: int = 0
    ante_kind: str = ""  # per_player, big_blind, button; empty: as the house has it
    house: str = "house"
    options: Mapping[str, str | int] = {}
    game: str = "NL"
    small_bet: int = 0  # fixed limit; 0: the big blind
    big_bet: int = 0  # fixed limit; 0: twice the small bet
    min_buy_in: int = 0
    max_buy_in: int = 0
    approval: bool = True  # the host confirms every buy-in
    unit: int = 1  # smallest chip in play
    rake_per_mille: int = 0
    rake_cap: int = 0
    time_charge: int = 0  # chips of everybody dealt in
    time_charge_minutes: int = 0  # every so many minutes; 0: every hand
    rathole_minutes: int = 60  # who returns sooner brings at least what he took off (WSOP L62); 0: off
    phoneless: bool = True  # seats without a phone of their own
    settle_unit: int = 1  # payments are rounded to this many chips


class SettingsFault(IntEnum):
    """What is wrong with the terms of a night."""

    NOT_A_NUMBER = 0
    SEATS_OUT_OF_RANGE = 1
    BLINDS_OUT_OF_ORDER = 2
    NO_BIG_BLIND = 3
    NO_SUCH_CHOICE = 4
    BUY_IN_LIMITS_CROSSED = 5
    UNIT_NOT_POSITIVE = 6
    NOT_IN_UNITS = 7
    RAKE_OUT_OF_RANGE = 8
    ANTE_ABOVE_BIG_BLIND = 9
    BUY_IN_BELOW_BIG_BLIND = 10
    OPTION_OUT_OF_RANGE = 11
    NOT_A_TEXT = 12


class Wrong(NamedTuple):
    """One fault with the numbers or words that show it."""

    fault: SettingsFault
    numbers: dict[str, Any]


NUMBERS = (
    "seats", "small_blind", "big_blind", "ante", "small_bet", "big_bet", "min_buy_in", "max_buy_in", "unit", "rake_per_mille", "rake_cap",
    "time_charge", "time_charge_minutes", "rathole_minutes", "settle_unit",
)  # fmt: skip
IN_UNITS = ("small_blind", "big_blind", "ante", "small_bet", "big_bet", "min_buy_in", "max_buy_in", "time_charge")
ANTES = {kind.name.lower(): kind for kind in AnteKind if kind != AnteKind.NONE}


def faults(settings: Settings) -> tuple[Wrong, ...]:
    """Everything wrong with the terms, in the order a reader would look."""
    found = [*_text_faults(settings), *_number_faults(settings), *_option_faults(settings)]
    if not found:  # the rest compares numbers, and needs them to be numbers
        found += _limit_faults(settings)
    return tuple(found)


def _text_faults(settings: Settings) -> list[Wrong]:
    found = [] if isinstance(settings.name, str) else [Wrong(SettingsFault.NOT_A_TEXT, {"what": "name", "value": str(settings.name)})]
    for what, known in (("house", list(PRESETS)), ("game", list(GAMES)), ("ante_kind", ["", *ANTES])):
        value = getattr(settings, what)
        if not isinstance(value, str) or value not in known:
            found.append(Wrong(SettingsFault.NO_SUCH_CHOICE, {"what": what, "value": str(value), "known": ", ".join(filter(None, known))}))
    for what in ("approval", "phoneless"):
        value = getattr(settings, what)
        if not isinstance(value, bool):
            found.append(Wrong(SettingsFault.NO_SUCH_CHOICE, {"what": what, "value": str(value), "known": "true, false"}))
    return found


def _number_faults(settings: Settings) -> list[Wrong]:
    return [
        Wrong(SettingsFault.NOT_A_NUMBER, {"what": what, "value": str(value)[:30]})
        for what in NUMBERS
        if not is_chips(value := getattr(settings, what)) or value > MOST_CHIPS
    ]


def _option_faults(settings: Settings) -> list[Wrong]:
    found = []
    for name, word in settings.options.items():
        kind = OPTIONS.get(name)
        if kind is None:
            found.append(Wrong(SettingsFault.NO_SUCH_CHOICE, {"what": "option", "value": str(name), "known": ", ".join(OPTIONS)}))
        elif kind is int and not is_chips(word):
            found.append(Wrong(SettingsFault.NOT_A_NUMBER, {"what": name, "value": str(word)[:30]}))
        elif kind is not int and word not in _words(kind):
            found.append(Wrong(SettingsFault.NO_SUCH_CHOICE, {"what": name, "value": str(word), "known": ", ".join(_words(kind))}))
    return found


def _limit_faults(settings: Settings) -> list[Wrong]:
    small, big, house = settings.small_blind, settings.big_blind, house_rules(settings)
    least, most, unit = settings.min_buy_in, settings.max_buy_in, settings.unit
    found = []

    def check(wrong: bool, fault: SettingsFault, **numbers: Any) -> None:
        if wrong:
            found.append(Wrong(fault, numbers))

    check(not 2 <= settings.seats <= MAX_SEATS, SettingsFault.SEATS_OUT_OF_RANGE, seats=settings.seats, most=MAX_SEATS)
    check(big == 0, SettingsFault.NO_BIG_BLIND, value=big)
    check(small > big, SettingsFault.BLINDS_OUT_OF_ORDER, small=small, big=big)
    per_player = ante_kind(settings) == AnteKind.PER_PLAYER
    check(per_player and settings.ante > big, SettingsFault.ANTE_ABOVE_BIG_BLIND, ante=settings.ante, big=big)
    check(0 < most < least, SettingsFault.BUY_IN_LIMITS_CROSSED, least=least, most=most)
    check(0 < most < big, SettingsFault.BUY_IN_BELOW_BIG_BLIND, most=most, big=big)
    check(unit == 0 or settings.settle_unit == 0, SettingsFault.UNIT_NOT_POSITIVE, value=0)
    for what in IN_UNITS if unit else ():
        value = getattr(settings, what)
        check(value % unit != 0, SettingsFault.NOT_IN_UNITS, what=what, value=value, unit=unit)
    check(house.rake_per_mille > 1000, SettingsFault.RAKE_OUT_OF_RANGE, value=house.rake_per_mille)
    for what, low, high in (("rit_max", 1, 3), ("straddle_max_levels", 1, MAX_SEATS)):
        value = getattr(house, what)
        check(not low <= value <= high, SettingsFault.OPTION_OUT_OF_RANGE, what=what, value=value, least=low, most=high)
    for what in ("rathole_minutes", "time_charge_minutes"):
        value = getattr(settings, what)
        check(value > MOST_MINUTES, SettingsFault.OPTION_OUT_OF_RANGE, what=what, value=value, least=0, most=MOST_MINUTES)
    return found


def _words(kind: type[int]) -> dict[str, int]:
    """The members of an option's enum by their words."""
    assert issubclass(kind, IntEnum)
    return {member.name.lower(): member for member in kind}


def house_rules(settings: Settings) -> HouseRules:
    """The preset with the options and the rake on top. Only for settings without faults."""
    changed: dict[str, Any] = {}
    for name, word in settings.options.items():
        kind = OPTIONS[name]
        changed[name] = _words(kind)[word] if isinstance(word, str) else word
    if settings.rake_per_mille:
        changed |= {"rake_per_mille": settings.rake_per_mille, "rake_cap": settings.rake_cap}
    house = PRESETS[settings.house]._replace(**changed)
    return house._replace(ante_kind=ante_kind(settings)) if settings.ante else house


def ante_kind(settings: Settings) -> AnteKind:
    """Who pays the ante; NONE without one."""
    if settings.ante == 0:
        return AnteKind.NONE
    named = settings.ante_kind or str(settings.options.get("ante_kind", PRESETS[settings.house].ante_kind.name.lower()))
    return ANTES.get(named, AnteKind.PER_PLAYER)


def usual_buy_in(settings: Settings) -> int:
    """What is suggested to somebody who buys in: 100 big blinds, within the limits. Blinds 10/20, buy-in up to 1,500: 1,500."""
    usual = max(settings.min_buy_in, USUAL_BUY_IN * settings.big_blind)
    return min(usual, settings.max_buy_in) if settings.max_buy_in else usual


def game_of(settings: Settings) -> Game:
    """The betting structure by its word."""
    return GAMES[settings.game]
