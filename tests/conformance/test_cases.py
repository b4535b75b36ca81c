"""The conformance suite: every case passes, every rule has one, and no case passes with another answer."""

import json
from pathlib import Path
from typing import Any

import pytest

from floorman.notation.conformance import KINDS, NOT_YET, Result, run_case, run_file
from floorman.rules.rulebook import BY_KEY, RULES

SUITE = Path(__file__, "../../../conformance").resolve()
SHARED = SUITE.parent.parent / "shared" / "cases"
FILES = sorted(SUITE.glob("*.json"))


def cases(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return found


ALL = [case for path in FILES for case in cases(path)]
MACHINE = [case for case in ALL if case.get("question", {}).get("kind") in KINDS]


@pytest.mark.parametrize("case", MACHINE, ids=[case["id"] for case in MACHINE])
def test_the_case_passes_under_every_preset(case: dict[str, Any]) -> None:
    outcome = run_case(case)
    assert (outcome.result, outcome.detail) == (Result.PASSED, "")


def wrong(value: Any) -> Any:
    """Another answer of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list):
        return [*value[:-1], wrong(value[-1])] if value else ["?"]
    if isinstance(value, dict):
        return {**value, **{seat: wrong(chips) for seat, chips in list(value.items())[-1:]}} or {"nobody": 1}
    return 1


@pytest.mark.parametrize("case", MACHINE, ids=[case["id"] for case in MACHINE])
def test_no_other_answer_passes(case: dict[str, Any]) -> None:
    for field, value in case["expected"].items():
        outcome = run_case({**case, "expected": {field: wrong(value)}})
        assert outcome.result == Result.FAILED, field
        assert outcome.detail.split(": ", 1)[-1].startswith("expected") or field in outcome.detail


def test_every_rule_has_a_case() -> None:
    """The lines of `rules/` that a case does not touch are shown by coverage; a rule without any case would be nobody's word."""
    with_a_case = {key for case in MACHINE for key in case["rules"]}
    assert [rule.key for rule in RULES if rule.key not in with_a_case] == []


def test_every_machine_case_names_rules_that_there_are() -> None:
    for case in MACHINE:
        assert case["rules"], case["id"]
        assert set(case["rules"]) <= set(BY_KEY), case["id"]


def test_every_answer_to_a_disputed_rule_has_a_case() -> None:
    """Each value of an option that a rule names, where the value changes what a hand comes to."""
    named = {(option, str(value).lower()) for case in MACHINE for option, value in case.get("options", {}).items()}
    for option, values in {
        "short_allin_min_raise": ("complete_to_full", "on_top_of_all_in", "acpc_last_increment"),
        "reopen_rule": ("full_bet_only", "cumulative_per_player", "cumulative_table"),
        "short_bet_raise": ("bb_on_top", "complete_to_bb"),
        "short_bet_checkers": ("call_or_fold", "may_raise"),
        "short_blind_call": ("nominal_big_blind", "actual_posted"),
        "min_raise_basis": ("last_full_increment", "double_the_bet"),
        "straddle_min_raise": ("double_straddle", "plus_big_blind"),
        "button_straddle_first": ("left_of_straddle", "under_the_gun"),
        "limit_reopen_rule": ("half_bet", "full_bet"),
        "limit_raise_cap": ("3", "4", "none"),
        "limit_cap_heads_up": ("uncapped_if_heads_up_before_cap", "uncapped_if_round_began_heads_up", "until_event_is_heads_up"),
        "pl_preflop_pot": ("true_count", "round_sb_up"),
        "folded_only_layer": ("report_no_eligible", "return_to_bettor", "merge_down"),
        "pot_award_order": ("last_side_first", "main_first"),
        "odd_chip_rule": ("first_left_of_button", "high_card_by_suit"),
        "odd_chip_multi": ("one_each_clockwise", "all_to_first"),
        "odd_chip_unit": ("25", "1", "smallest_denomination", "smallest_blind_unit"),
        "rit_odd_chip": ("one_each_in_board_order", "all_to_first_board"),
        "rake_rounding": ("down", "nearest"),
        "burn_cards": ("true", "false"),
        "showdown_order": ("by_position",),
        "all_in_reveal": ("table_all_at_once", "may_muck"),
        "fold_when_check_free": ("allow", "forbid"),
        "ante_order": ("big_blind_first", "ante_first"),
        "underraise_ruling": ("fifty_percent", "always_minimum", "always_call", "reject"),
        "oot_action": ("binding_if_unchanged", "never_binding", "reject"),
        "missed_blind": ("bb_live_sb_dead", "live_up_to_min_bet", "wait_for_bb"),
        "button_rule": ("dead_button", "forward_moving", "moving_button"),
        "heads_up_transition": ("no_big_blind_twice", "plain_forward"),
        "bomb_pot_button_moves": ("true", "false"),
    }.items():
        assert [value for value in values if (option, value) not in named] == [], option


def test_no_case_stands_twice_and_each_stands_in_the_file_of_its_kind() -> None:
    ids = [case["id"] for case in ALL]
    assert len(ids) == len(set(ids))
    for path in FILES:
        if path.stem != "scenarios":
            assert {case["question"]["kind"] for case in cases(path)} == {path.stem}


def test_only_what_is_named_is_skipped() -> None:
    for path in FILES:
        for outcome in run_file(path):
            if outcome.result == Result.SKIPPED:
                assert path.stem == "scenarios" or outcome.kind in NOT_YET, outcome
            else:
                assert outcome.result == Result.PASSED, outcome


def test_the_suite_contains_every_case_that_was_handed_over() -> None:
    if not SHARED.is_dir():
        pytest.skip(f"{SHARED} is not there")
    ours = {case["id"]: {field: value for field, value in case.items() if field != "rules"} for case in ALL}
    handed_over = [case for path in sorted(SHARED.glob("*.json")) for case in cases(path)]
    assert handed_over
    for case in handed_over:
        assert ours.get(case["id"]) == case
