"""The terms of a night in words, and what is wrong with them (`text/night_terms.py`, `text/night_refusals.py`)."""

from typing import Any

import pytest

from floorman.rules.house import PRESETS, HouseRules
from floorman.table.session.refusal import SessionRefusal
from floorman.table.session.settings import Settings, SettingsFault, Wrong, faults
from floorman.text import languages
from floorman.text.catalogue import has, slug
from floorman.text.night import (
    preset_differences,
    refused_sentence,
    setting_label,
    settings_card,
    settings_faults,
)
from floorman.text.night_terms import AT_HOME
from tests.text.night_checks import whole
from tests.text.provoked_nights import NAMES, floor_says, opening

WRONG: list[dict[str, Any]] = [
    {"name": 3, "house": "x", "game": "LP", "ante_kind": "all", "approval": 2, "seats": "q"},
    {"options": {"straddle": "never", "foo": 1, "rit_max": -1}},
    {"seats": 99, "small_blind": 3, "big_blind": 0, "ante": 7, "ante_kind": "per_player", "min_buy_in": 4, "max_buy_in": 3, "unit": 2},
    {"rake_per_mille": 2000, "options": {"rit_max": 9}, "rathole_minutes": 99_999},
    {"unit": 0, "big_blind": 10, "max_buy_in": 5},
]


@pytest.mark.parametrize("lang", languages)
def test_every_fault_of_the_terms_has_its_sentence(lang: str) -> None:
    found: list[Wrong] = [wrong for terms in WRONG for wrong in faults(Settings(**terms))]
    assert {wrong.fault for wrong in found} == set(SettingsFault)
    said = settings_faults(found, lang)
    assert len(said) == len(found)
    assert all(map(whole, said)), said


def test_all_that_is_wrong_is_said_together_in_words_of_people() -> None:
    assert refused_sentence(floor_says(SessionRefusal.SETTINGS_WRONG), "en", NAMES) == (
        "The game cannot be played like this. Seats: 1. 2 to 10 are possible. The small blind 5 is larger than the big blind 2."
    )
    assert settings_faults(opening(house="x", options={"straddle": "never"}).numbers["faults"], "ja") == [
        "ハウスルール：x という値はありません。使える値：当ガイド、TDA 2024、WSOP 2026、オンライン",
        "ストラドル：never という値はありません。使える値：なし、UTG、ボタン、UTG かボタン、どの席も",
    ]
    assert settings_faults(opening(options={"foo": 1}).numbers["faults"], "en") == ["There is no house option foo."]


@pytest.mark.parametrize("lang", languages)
def test_every_term_has_a_name(lang: str) -> None:
    for setting in Settings._fields:
        assert has(lang, f"night-setting-{slug(setting)}"), setting
        assert setting_label(setting, lang) != setting
    assert setting_label("straddle", "en") == "Straddle"
    assert setting_label("foo", lang) == "foo"


TERMS = Settings(
    name="금요일", seats=8, small_blind=10, big_blind=20, ante=20, min_buy_in=400, max_buy_in=2000, unit=10, house="tda",
    options={"straddle": "utg", "bomb_pot": 2}, rake_per_mille=35, rake_cap=30, time_charge=20, time_charge_minutes=30, settle_unit=1000,
)  # fmt: skip


def test_the_card_has_the_terms_line_by_line() -> None:
    assert settings_card(TERMS, "en") == [
        "금요일",
        "No-limit hold'em, blinds 10/20, ante 20 (Big blind ante)",
        "Smallest chip: 10",
        "Seats: 8, also without a phone",
        "Buy-in: 400 to 2,000",
        "Rebuy and top-up at any time, to a stack of 2,000 at most. The chips come between hands.",
        "The host approves every buy-in.",
        "Back within 60 minutes: with at least the chips taken off.",
        "House rules: TDA 2024. Tournament rules: dead button, newcomers are dealt in at once, the floor rules on irregular actions.",
        "Straddle: UTG",
        "Bomb pots: Yes",
        "Rake 3.5 %, at most 30 a hand",
        "Time charge: 20 every 30 minutes from everybody dealt in",
        "Settled in units of 1,000.",
        "Play chips or bookkeeping only. No cash value, no money moves here.",
    ]


def test_the_card_of_a_plain_night_is_short() -> None:
    card = settings_card(Settings(), "en")
    assert card[0] == "No-limit hold'em, blinds 1/2"
    assert "No rake, no time charge." in card
    assert "Settled to the chip." in card


@pytest.mark.parametrize(("lang", "line"), [("en", "No cash value"), ("ko", "환금 불가"), ("ja", "換金不可")])
def test_every_card_ends_with_no_money_moves(lang: str, line: str) -> None:
    assert line in settings_card(Settings(), lang)[-1]


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize(
    "terms",
    [
        {"game": "FL", "small_bet": 2, "big_bet": 4, "house": "online"},
        {"game": "FL", "house": "wsop", "phoneless": False, "approval": False, "rathole_minutes": 0},
        {"game": "PL", "min_buy_in": 40, "ante": 1, "ante_kind": "per_player"},
        {"max_buy_in": 200, "rake_per_mille": 50},
        {"min_buy_in": 100, "max_buy_in": 100, "time_charge": 2},
        {"options": dict.fromkeys(("bomb_pot", "burn_cards", "no_flop_no_drop", "rit_max", "limit_raise_cap", "rake_cap"), 1)},
    ],
)
def test_a_card_of_any_terms_has_no_gaps(lang: str, terms: dict[str, Any]) -> None:
    settings = Settings(**terms)
    assert faults(settings) == ()
    assert all(map(whole, settings_card(settings, lang)))


def test_a_card_says_the_limit_bets_and_the_one_buy_in() -> None:
    assert "Small bet 2, big bet 4" in settings_card(Settings(game="FL"), "en")
    assert "Buy-in: 100" in settings_card(Settings(min_buy_in=100, max_buy_in=100), "en")


def test_what_a_preset_means_is_what_it_does() -> None:
    """The sentences say these; they change together."""
    said = [(name, house.button_rule.name, house.new_player_entry.name, house.input_mode.name) for name, house in PRESETS.items()]
    assert said == [
        ("house", "FORWARD_MOVING", "POST_OR_WAIT", "STRICT"),
        ("tda", "DEAD_BUTTON", "FREE", "LIVE_RULINGS"),
        ("wsop", "DEAD_BUTTON", "FREE", "LIVE_RULINGS"),
        ("online", "FORWARD_MOVING", "POST_OR_WAIT", "STRICT"),
    ]
    assert [(house.rit_max, house.bomb_pot, house.straddle.name) for house in (PRESETS["wsop"], PRESETS["online"])] == [
        (3, 1, "UTG_OR_BUTTON"),
        (3, 0, "OFF"),
    ]
    assert PRESETS["online"].ante_kind.name == "PER_PLAYER"


@pytest.mark.parametrize("lang", languages)
def test_where_the_presets_differ_is_told_for_a_hand_at_home(lang: str) -> None:
    found = preset_differences(lang)
    assert all(list(row["values"]) == list(PRESETS) and len(set(row["values"].values())) > 1 for row in found)
    assert [row["option"] for row in found] == [option for option in AT_HOME if option in HouseRules.__annotations__]


def test_what_only_servers_tournaments_or_limit_games_ask_is_left_out() -> None:
    differing = {option for option in HouseRules._fields if len({int(getattr(house, option)) for house in PRESETS.values()}) > 1}
    assert differing - set(AT_HOME) == {"limit_raise_cap", "limit_cap_heads_up", "folded_only_layer", "odd_chip_unit", "underraise_ruling"}
    assert preset_differences("en")[3] == {
        "option": "straddle",
        "label": "Straddle",
        "values": {"house": "Off", "tda": "Off", "wsop": "UTG or button", "online": "Off"},
    }
