"""The terms of a night: what is wrong with them is said all together."""

from typing import Any

import pytest

from floorman.rules.house import TDA, AnteKind, ButtonRule, Game
from floorman.table.session import commands as c
from floorman.table.session.decide import open_night
from floorman.table.session.night import Night
from floorman.table.session.refusal import Refused, RefusedAtTheFloor, SessionRefusal
from floorman.table.session.settings import Settings, SettingsFault, ante_kind, faults, game_of, house_rules
from tests.table.session.nights import night, refused


def kinds(**changes: Any) -> list[SettingsFault]:
    return [wrong.fault for wrong in faults(Settings(**changes))]


def test_the_default_terms_have_no_fault() -> None:
    assert faults(Settings()) == ()


def test_a_house_is_a_preset_with_options_in_words_on_top() -> None:
    settings = Settings(house="tda", options={"button_rule": "forward_moving", "limit_raise_cap": 3})
    assert faults(settings) == ()
    assert house_rules(settings) == TDA._replace(button_rule=ButtonRule.FORWARD_MOVING, limit_raise_cap=3)


def test_rake_is_the_houses_and_the_games_name_its_structure() -> None:
    assert house_rules(Settings(rake_per_mille=50, rake_cap=6)).rake_cap == 6
    assert game_of(Settings(game="PL")) == Game.POT_LIMIT


def test_the_ante_is_paid_as_named_or_as_the_house_has_it() -> None:
    assert ante_kind(Settings()) == AnteKind.NONE
    assert ante_kind(Settings(ante=2)) == AnteKind.BIG_BLIND
    assert ante_kind(Settings(ante=2, house="online")) == AnteKind.PER_PLAYER
    assert ante_kind(Settings(ante=2, ante_kind="button")) == AnteKind.BUTTON
    assert ante_kind(Settings(ante=2, options={"ante_kind": "none"})) == AnteKind.PER_PLAYER
    assert house_rules(Settings(ante=2, ante_kind="button")).ante_kind == AnteKind.BUTTON


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"name": 7}, SettingsFault.NOT_A_TEXT),
        ({"house": "vegas"}, SettingsFault.NO_SUCH_CHOICE),
        ({"game": "XL"}, SettingsFault.NO_SUCH_CHOICE),
        ({"ante_kind": "all"}, SettingsFault.NO_SUCH_CHOICE),
        ({"approval": "yes"}, SettingsFault.NO_SUCH_CHOICE),
        ({"seats": 1}, SettingsFault.SEATS_OUT_OF_RANGE),
        ({"seats": 11}, SettingsFault.SEATS_OUT_OF_RANGE),
        ({"seats": 2.0}, SettingsFault.NOT_A_NUMBER),
        ({"big_blind": -2}, SettingsFault.NOT_A_NUMBER),
        ({"big_blind": 10**16}, SettingsFault.NOT_A_NUMBER),
        ({"small_blind": 0, "big_blind": 0}, SettingsFault.NO_BIG_BLIND),
        ({"small_blind": 3}, SettingsFault.BLINDS_OUT_OF_ORDER),
        ({"ante": 3, "ante_kind": "per_player"}, SettingsFault.ANTE_ABOVE_BIG_BLIND),
        ({"min_buy_in": 100, "max_buy_in": 50}, SettingsFault.BUY_IN_LIMITS_CROSSED),
        ({"max_buy_in": 1}, SettingsFault.BUY_IN_BELOW_BIG_BLIND),
        ({"unit": 0}, SettingsFault.UNIT_NOT_POSITIVE),
        ({"settle_unit": 0}, SettingsFault.UNIT_NOT_POSITIVE),
        ({"unit": 2, "small_blind": 1}, SettingsFault.NOT_IN_UNITS),
        ({"rake_per_mille": 1001}, SettingsFault.RAKE_OUT_OF_RANGE),
        ({"options": {"odd_socks": 1}}, SettingsFault.NO_SUCH_CHOICE),
        ({"options": {"button_rule": "lucky"}}, SettingsFault.NO_SUCH_CHOICE),
        ({"options": {"limit_raise_cap": -1}}, SettingsFault.NOT_A_NUMBER),
        ({"options": {"rit_max": 4}}, SettingsFault.OPTION_OUT_OF_RANGE),
        ({"options": {"straddle_max_levels": 0}}, SettingsFault.OPTION_OUT_OF_RANGE),
        ({"rathole_minutes": 5000}, SettingsFault.OPTION_OUT_OF_RANGE),
    ],
)
def test_every_impossible_term_is_named(changes: dict[str, Any], expected: SettingsFault) -> None:
    assert kinds(**changes) == [expected]


def test_all_faults_are_named_together() -> None:
    assert kinds(house="vegas", seats=-1, options={"odd_socks": 1}) == [
        SettingsFault.NO_SUCH_CHOICE,
        SettingsFault.NOT_A_NUMBER,
        SettingsFault.NO_SUCH_CHOICE,
    ]


def test_a_night_does_not_open_on_impossible_terms() -> None:
    opened = open_night(Settings(seats=1), "ann", "Ann")
    assert isinstance(opened, Refused)
    assert opened.refusal == SessionRefusal.SETTINGS_WRONG
    assert opened.numbers["faults"] == faults(Settings(seats=1))
    with pytest.raises(RefusedAtTheFloor, match="settings_wrong"):
        Night(seats=1)


def test_a_host_has_an_id_and_a_name() -> None:
    nobody, nameless = open_night(Settings(), "", "Ann"), open_night(Settings(), "ann", "  ")
    assert isinstance(nobody, Refused)
    assert isinstance(nameless, Refused)
    assert (nobody.refusal, nameless.refusal) == (SessionRefusal.NOT_A_GUEST, SessionRefusal.NAME_EMPTY)


def test_stakes_change_from_the_next_hand_on() -> None:
    table = night("Ann:200 Bo:200 Cy:200").begin()
    table.ask(c.ChangeStakes("Ann", 5, 10, 10))
    assert table.hand.record.big_blind == 2
    table.line("f f").begin()
    assert (table.hand.record.big_blind, table.hand.setup.ante) == (10, 10)
    assert refused(table, c.ChangeStakes("Ann", 5, 4)).refusal == SessionRefusal.SETTINGS_WRONG
    assert refused(table, c.ChangeStakes("Bo", 5, 10)).refusal == SessionRefusal.HOST_ONLY
