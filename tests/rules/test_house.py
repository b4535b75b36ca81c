"""The presets and their answers, the rule book by name, and the record (docs/house-rules.md; rules.md section 19)."""

from enum import IntEnum

import pytest

from floorman.rules import house as h
from floorman.rules.house import HOUSE, ONLINE, PRESETS, TDA, WSOP, HouseRules
from floorman.rules.record import FIELDS, MAX_SEATS, HandRecord
from floorman.rules.rulebook import BY_KEY, RULE_OF_REFUSAL, RULES, Refusal


def test_there_are_four_presets() -> None:
    assert PRESETS == {"house": HOUSE, "tda": TDA, "wsop": WSOP, "online": ONLINE}


@pytest.mark.parametrize(
    ("option", "house", "tda", "wsop", "online"),
    [
        ("button_rule", "forward_moving", "dead_button", "dead_button", "forward_moving"),
        ("heads_up_transition", "no_big_blind_twice", "no_big_blind_twice", "no_big_blind_twice", "plain_forward"),
        ("new_player_entry", "post_or_wait", "free", "free", "post_or_wait"),
        ("missed_blind", "bb_live_sb_dead", "bb_live_sb_dead", "bb_live_sb_dead", "bb_live_sb_dead"),
        ("straddle", "off", "off", "utg_or_button", "off"),
        ("straddle_min_raise", "double_straddle", "double_straddle", "double_straddle", "double_straddle"),
        ("button_straddle_first", "left_of_straddle", "left_of_straddle", "left_of_straddle", "left_of_straddle"),
        ("ante_kind", "big_blind", "big_blind", "big_blind", "per_player"),
        ("ante_order", "big_blind_first", "big_blind_first", "big_blind_first", "ante_first"),
        ("short_blind_call", "nominal_big_blind", "nominal_big_blind", "nominal_big_blind", "nominal_big_blind"),
        ("min_raise_basis", "last_full_increment", "last_full_increment", "last_full_increment", "last_full_increment"),
        ("short_allin_min_raise", "complete_to_full", "on_top_of_all_in", "on_top_of_all_in", "on_top_of_all_in"),
        ("reopen_rule", "cumulative_per_player", "cumulative_per_player", "cumulative_per_player", "cumulative_per_player"),
        ("short_bet_raise", "complete_to_bb", "bb_on_top", "bb_on_top", "bb_on_top"),
        ("short_bet_checkers", "call_or_fold", "call_or_fold", "call_or_fold", "call_or_fold"),
        ("limit_reopen_rule", "half_bet", "half_bet", "half_bet", "half_bet"),
        ("pl_preflop_pot", "true_count", "true_count", "true_count", "true_count"),
        ("folded_only_layer", "merge_down", "return_to_bettor", "return_to_bettor", "merge_down"),
        ("pot_award_order", "last_side_first", "last_side_first", "last_side_first", "last_side_first"),
        ("odd_chip_rule", "first_left_of_button", "first_left_of_button", "first_left_of_button", "first_left_of_button"),
        ("odd_chip_multi", "one_each_clockwise", "one_each_clockwise", "one_each_clockwise", "one_each_clockwise"),
        ("odd_chip_unit", "smallest_denomination", "smallest_denomination", "smallest_denomination", "one"),
        ("showdown_order", *["last_aggressor_final_street"] * 4),
        ("all_in_reveal", *["table_all_at_once"] * 4),
        ("see_hand_request", "none", "caller_may_see_last_aggressor", "collusion_only", "hand_history"),
        ("input_mode", "strict", "live_rulings", "live_rulings", "strict"),
        ("underraise_ruling", "fifty_percent", "fifty_percent", "fifty_percent", "reject"),
        ("oot_action", "reject", "binding_if_unchanged", "binding_if_unchanged", "reject"),
        ("fold_when_check_free", "allow", "allow", "allow", "allow"),
        ("rake_rounding", "down", "down", "down", "down"),
    ],
)
def test_a_preset_answers_as_its_book(option: str, house: str, tda: str, wsop: str, online: str) -> None:
    """rules.md section 19."""
    answers = [getattr(preset, option).name.lower() for preset in (HOUSE, TDA, WSOP, ONLINE)]
    assert answers == [house, tda, wsop, online]


@pytest.mark.parametrize(
    ("option", "answers"),
    [
        ("burn_cards", [1, 1, 1, 0]),
        ("limit_raise_cap", [4, 4, 4, 3]),
        ("rit_max", [1, 1, 3, 3]),
        ("bomb_pot", [0, 0, 1, 0]),
        ("rake_per_mille", [0, 0, 0, 0]),
        ("no_flop_no_drop", [1, 1, 1, 1]),
        ("straddle_max_levels", [1, 1, 1, 1]),
    ],
)
def test_the_numbers_of_a_preset(option: str, answers: list[int]) -> None:
    assert [getattr(preset, option) for preset in (HOUSE, TDA, WSOP, ONLINE)] == answers


def test_every_enum_of_the_file_is_an_option_and_starts_at_0() -> None:
    """Compiled, an option is its number. `Game` is a hand's, not a house's."""
    kinds = {kind for kind in vars(h).values() if isinstance(kind, type) and issubclass(kind, IntEnum) and kind is not IntEnum}
    asked = {type(value) for value in HOUSE if isinstance(value, IntEnum)}
    assert kinds - asked == {h.Game}
    assert all([member.value for member in kind] == list(range(len(kind))) for kind in kinds)


def test_house_rules_are_frozen_and_changed_by_replacing() -> None:
    changed = HOUSE._replace(burn_cards=0)
    assert (HOUSE.burn_cards, changed.burn_cards) == (1, 0)
    with pytest.raises(AttributeError):
        HOUSE.burn_cards = 0  # type: ignore[misc]


def test_every_refusal_rests_on_a_rule_of_the_book() -> None:
    assert set(RULE_OF_REFUSAL) == set(Refusal) - {Refusal.NONE}
    assert set(RULE_OF_REFUSAL.values()) <= set(BY_KEY)


def test_every_rule_has_a_source_and_a_key_of_its_own() -> None:
    assert len(BY_KEY) == len(RULES)
    assert all(rule.sources and all(rule.sources) for rule in RULES)


def test_every_option_of_a_rule_is_an_option_of_a_house() -> None:
    assert {rule.option for rule in RULES} - {""} <= set(HouseRules._fields)


def test_a_record_copies_and_compares_by_its_numbers() -> None:
    record = HandRecord()
    record.seats, record.stack[0] = 3, 50
    twin = record.copy()
    assert twin == record
    for name, per_seat in ((field.name, field.per_seat) for field in FIELDS):
        other = record.copy()
        if per_seat:
            getattr(other, name)[MAX_SEATS - 1] += 1
        else:
            setattr(other, name, getattr(other, name) + 1)
        assert other != record, name
    assert twin == record
    assert record != "a record"


def test_a_record_is_no_key() -> None:
    """It changes."""
    with pytest.raises(TypeError):
        hash(HandRecord())
