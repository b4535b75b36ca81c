"""The terms of a night in words: the card that is read and sent round before the first hand, and what the presets differ in."""

from typing import Any

from floorman.rules.house import PRESETS, Game, HouseRules
from floorman.table.session.settings import Settings, ante_kind, game_of, house_rules
from floorman.text.catalogue import say
from floorman.text.labels import NUMBERS, option_label, preset_label, value_label

# Said by a line of their own.
SAID_ELSEWHERE = ("ante_kind", "rake_per_mille", "rake_cap")
# Options by which a hand at home goes differently, in the order in which a table meets them. Left out: what only a server does or only a
# tournament, fixed limit or a mistyped action ever asks for.
AT_HOME = (
    "button_rule", "heads_up_transition", "new_player_entry", "straddle", "bomb_pot", "bomb_pot_button_moves", "ante_kind", "ante_order",
    "burn_cards", "short_allin_min_raise", "short_bet_raise", "rit_max", "rit_odd_chip", "see_hand_request", "input_mode", "oot_action",
)  # fmt: skip


def settings_card(settings: Settings, lang: str) -> list[str]:
    """The terms of a night, a line each, to be shared as text. Only for settings without faults.

    "No-limit hold'em, blinds 10/20", "Buy-in: 400 to 2,000", ..., "Play chips or bookkeeping only. No cash value, no money moves here."
    """
    lines = [settings.name] if settings.name else []
    for part in (_stakes, _buy_ins, _house, _take, _end):
        lines += part(settings, lang)
    return lines


def _stakes(settings: Settings, lang: str) -> list[str]:
    small, big = settings.small_blind, settings.big_blind
    lines = [
        say(
            lang,
            "night-terms-stakes.ante" if settings.ante else "night-terms-stakes",
            game=say(lang, f"night-terms-game-{settings.game.lower()}"),
            small=small,
            big=big,
            ante=settings.ante,
            kind=value_label("ante_kind", ante_kind(settings), lang),
        )
    ]
    if game_of(settings) == Game.FIXED_LIMIT:
        bet = settings.small_bet or big
        lines.append(say(lang, "night-terms-bets", small=bet, big=settings.big_bet or 2 * bet))
    if settings.unit > 1:
        lines.append(say(lang, "night-terms-unit", unit=settings.unit))
    return [*lines, say(lang, "night-terms-seats.phoneless" if settings.phoneless else "night-terms-seats", seats=settings.seats)]


def _buy_ins(settings: Settings, lang: str) -> list[str]:
    least, most = settings.min_buy_in, settings.max_buy_in
    limits = ".exact" if 0 < least == most else ".range" if least and most else ".least" if least else ".most" if most else ""
    lines = [
        say(lang, f"night-terms-buy-in{limits}", least=least, most=most),
        say(lang, "night-terms-rebuy.most" if most else "night-terms-rebuy", most=most),
        say(lang, "night-terms-approval" if settings.approval else "night-terms-approval.free"),
    ]
    if settings.rathole_minutes:
        lines.append(say(lang, "night-terms-rathole", minutes=settings.rathole_minutes))
    return lines


def _house(settings: Settings, lang: str) -> list[str]:
    """The preset and what it means, then every option that is not as the preset has it."""
    preset, house = PRESETS[settings.house], house_rules(settings)
    meaning = say(lang, f"night-terms-house-{settings.house}")
    lines = [say(lang, "night-terms-house", house=preset_label(settings.house, lang), meaning=meaning)]
    for option in HouseRules.__annotations__:
        value = getattr(house, option)
        if option not in SAID_ELSEWHERE and value != getattr(preset, option):
            lines.append(say(lang, "night-terms-option", option=option_label(option, lang), value=_value(option, value, lang)))
    return lines


def _value(option: str, value: int, lang: str) -> str:
    """The name of a value. A switch is on with any number but 0."""
    switch = HouseRules.__annotations__[option] is int and option not in NUMBERS
    return value_label(option, min(value, 1) if switch else value, lang)


def _take(settings: Settings, lang: str) -> list[str]:
    """What the house takes."""
    house = house_rules(settings)
    lines = []
    if house.rake_per_mille:
        rate, cap = value_label("rake_per_mille", house.rake_per_mille, lang), house.rake_cap
        lines.append(say(lang, "night-terms-rake.cap" if cap else "night-terms-rake", rate=rate, cap=cap))
    if settings.time_charge:
        minutes = settings.time_charge_minutes
        key = "night-terms-time.clock" if minutes else "night-terms-time"
        lines.append(say(lang, key, amount=settings.time_charge, minutes=minutes))
    return lines or [say(lang, "night-terms-no-take")]


def _end(settings: Settings, lang: str) -> list[str]:
    unit = settings.settle_unit
    return [
        say(lang, "night-terms-settle.rounded" if unit > 1 else "night-terms-settle", unit=unit),
        say(lang, "night-terms-play-chips"),
    ]


def preset_differences(lang: str) -> list[dict[str, Any]]:
    """Where the presets answer differently what comes up at home: `{"option", "label", "values": {preset: label}}` of each option.

    {"option": "straddle", "label": "Straddle", "values": {"house": "Off", "tda": "Off", "wsop": "UTG or button", "online": "Off"}}
    """
    return [
        {
            "option": option,
            "label": option_label(option, lang),
            "values": {name: value_label(option, int(getattr(house, option)), lang) for name, house in PRESETS.items()},
        }
        for option in AT_HOME
    ]
