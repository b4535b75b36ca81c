"""The runner: what it reads, what it refuses to guess, and that no case brings it down."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.notation.conformance import KINDS, Result, run_case, run_file
from tests.conformance.running import THREE, case, fails, passes, run

# What decides


def test_a_case_has_to_pass_under_every_preset() -> None:
    setup = {**THREE, "actions": [["A", "bet", 10], ["B", "allin"]]}
    fails("tda: min_raise_to: expected 20, got 26", "legal", setup, {"min_raise_to": 20}, seat="C")
    passes("legal", setup, {"min_raise_to": 20}, {"short_allin_min_raise": "complete_to_full"}, seat="C")


def test_what_differs_in_every_preset_is_said_once() -> None:
    assert run("legal", {**THREE, "actions": []}, {"to_call": 5}, seat="A").detail == "to_call: expected 5, got 0"


def test_all_that_differs_is_named() -> None:
    detail = run("legal", {**THREE, "actions": []}, {"to_call": 5, "min_raise_to": 3, "can_raise": True}, seat="A").detail
    assert detail == "to_call: expected 5, got 0; min_raise_to: expected 3, got 2"


def test_only_the_keys_given_are_compared() -> None:
    passes("legal", {**THREE, "actions": []}, {"can_raise": True}, seat="A")


def test_true_is_no_number_and_a_fraction_no_chip() -> None:
    fails("can_raise: expected 1, got True", "legal", {**THREE, "actions": []}, {"can_raise": 1}, seat="A")
    fails("to_call: expected 0.0, got 0", "legal", {**THREE, "actions": []}, {"to_call": 0.0}, seat="A")


def test_the_seat_asked_about_has_to_be_the_one_to_act() -> None:
    fails("it is A's turn, not B's", "legal", {**THREE, "actions": []}, {"to_call": 0}, seat="B")


# Kinds that are not run


@pytest.mark.parametrize("kind", ["icm", "settle", "chip_race", "ruling", "horse_race"])
def test_an_unknown_kind_is_skipped_by_name_and_never_passed(kind: str) -> None:
    outcome = run(kind, {"anything": 1}, {"anything": 1})
    assert (outcome.result, outcome.kind) == (Result.SKIPPED, kind)
    assert outcome.detail


def test_a_scenario_is_skipped_though_its_topic_sounds_like_a_kind() -> None:
    outcome = run_case({"id": "HU-02", "scenario": {"kind": "button"}, "expected": {"A_busts": {}}})
    assert (outcome.result, outcome.kind) == (Result.SKIPPED, "scenario button")


# Cases that cannot be read

GOOD = case("legal", {**THREE, "actions": []}, {"to_call": 0}, seat="A")


@pytest.mark.parametrize(
    ("changed", "detail"),
    [
        ({"question": None}, "question is not an object"),
        ({"question": {}}, "no field kind"),
        ({"question": {"kind": 5}}, "question.kind"),
        ({"question": {"kind": "legal"}}, "question has no field seat"),
        ({"question": {"kind": "legal", "seat": "A", "extra": 1}}, "question field extra not understood"),
        ({"question": {"kind": "legal", "seat": [1]}}, "question.seat"),
        ({"expected": None}, "case.expected"),
        ({"expected": {}}, "expected is empty"),
        ({"expected": {"to_cal": 0}}, "expected field to_cal not understood"),
        ({"setup": None}, "setup is not an object"),
        ({"setup": []}, "setup is not an object"),
        ({"setup": {}}, "setup has no field order"),
        ({"options": []}, "case.options"),
        ({"options": {"colour": "red"}}, "option colour=red not understood"),
        ({"options": {"reopen_rule": "red"}}, "option reopen_rule=red not understood"),
        ({"options": {"reopen_rule": {}}}, "option reopen_rule"),
        ({"options": {"uncalled_bet": "keep"}}, "only return is played"),
        ({"options": {"rake_pct": 0.125}}, "finer than a tenth"),
        ({"rules": "raise.reopen"}, "case.rules"),
        ({"colour": "red"}, "case field colour not understood"),
    ],
)
def test_a_malformed_case_fails_with_its_reason(changed: dict[str, Any], detail: str) -> None:
    assert run_case(GOOD).result == Result.PASSED
    outcome = run_case({**GOOD, **changed})
    assert (outcome.result, outcome.id) == (Result.FAILED, "X-1")
    assert detail in outcome.detail


@pytest.mark.parametrize("missing", ["question", "expected", "setup"])
def test_a_case_without_one_of_its_parts_fails(missing: str) -> None:
    outcome = run_case({field: value for field, value in GOOD.items() if field != missing})
    assert outcome.result == Result.FAILED
    assert missing in outcome.detail


@pytest.mark.parametrize("case", [None, 5, "x", [], {}, {"id": 5}, {"id": ""}])
def test_what_is_no_case_fails_by_its_place(case: object) -> None:
    assert run_case(case, "pots.json[3]")[:2] == (Result.FAILED, "pots.json[3]")


@pytest.mark.parametrize(
    ("changed", "detail"),
    [
        ({"colour": "red"}, "setup field colour not understood"),
        ({"order": None}, "setup.order"),
        ({"order": ["A", "A", "C"]}, "every seat once"),
        ({"order": ["A", "B", True]}, "setup.order"),
        ({"order": ["A"]}, "setup.stacks: B is not in order"),
        ({"stacks": {"A": 500, "B": 16}}, "nothing for C"),
        ({"stacks": {"A": 500, "B": 16, "C": -5}}, "setup.stacks"),
        ({"stacks": {"A": 500, "B": 16, "C": 2.5}}, "setup.stacks"),
        ({"stacks": {"A": 500, "B": 16, "C": 5, "D": 5}}, "D is not in order"),
        ({"blinds": [1]}, "setup.blinds"),
        ({"blinds": None}, "setup.blinds"),
        ({"blinds": ["1", "2"]}, "setup.blinds"),
        ({"blinds": [5, 2]}, "blinds_out_of_order"),
        ({"street": "fourth"}, "setup.street"),
        ({"game": "Omaha"}, "setup.game"),
        ({"pot": "6"}, "setup.pot"),
        ({"bet_size": 20}, "goes with game FL"),
        ({"straddles": ["A"]}, "setup.straddles"),
        ({"ante": 5}, "setup.ante is not an object"),
        ({"ante": {"kind": "big_blind"}}, "setup.ante has no field amount"),
        ({"ante": {"kind": "sb", "amount": 1}}, "setup.ante.kind"),
        ({"bomb_pot": 20}, "setup.bomb_pot is not an object"),
        ({"dead_sb": "yes"}, "setup.dead_sb"),
        ({"folded": ["D"]}, "no_such_seat"),
        ({"actions": None}, "setup.actions"),
        ({"actions": [["A"]]}, "action 1"),
        ({"actions": ["A bets"]}, "action 1"),
        ({"actions": [["A", "bet"]]}, "to how much?"),
        ({"actions": [["A", "bet", "10"]]}, "no whole number of chips"),
        ({"actions": [["A", "bet", 10.5]]}, "no whole number of chips"),
        ({"actions": [["A", "bet", 10**30]]}, "refused"),
        ({"actions": [["A", "shove", 10]]}, "fold, check, call, bet, raise or allin expected"),
        ({"actions": [["D", "check"]]}, "there is no seat D"),
        ({"actions": [["B", "check"]]}, "refused: out_of_turn (turn.order)"),
        ({"actions": [["A", "bet", 1]]}, "refused: below_minimum (bet.minimum)"),
        ({"actions": [["A", "bet", 10], ["B", "allin", 15]]}, "action 2 ['B', 'allin', 15]: comes to 16"),
        ({"actions": [["A", "bet", 10], ["B", "call", 9]]}, "comes to 10"),
        ({"actions": [["A", "check", 5]]}, "a check has no amount"),
    ],
)
def test_a_betting_setup_that_is_not_understood_fails_and_is_not_guessed(changed: dict[str, Any], detail: str) -> None:
    setup = {**THREE, "actions": []}
    passes("next_actor", setup, {"seat": "A"})
    fails(detail, "next_actor", {**setup, **changed}, {"seat": "A"})


@pytest.mark.parametrize(
    ("kind", "setup", "detail"),
    [
        ("pots", {}, "setup has no field contrib"),
        ("pots", {"contrib": {"A": 5}, "boards": []}, "setup field boards not understood"),
        ("pots", {"contrib": {"A": "5"}}, "setup.contrib"),
        ("pots", {"contrib": {"A": 5}, "folded": ["B"]}, "no_such_seat"),
        ("payout", {"contrib": {"A": 5, "B": 5}, "boards": [{"A": 0}]}, "setup.boards"),
        ("payout", {"contrib": {"A": 5, "B": 5}, "boards": [{"A": 1}], "unit": 0}, "setup.unit"),
        ("payout", {"contrib": {"A": 5, "B": 5}, "boards": [{"A": 1}], "odd_order": ["A"]}, "odd_order has no B"),
        ("payout", {"contrib": {"A": 5, "B": 5}, "boards": [{"A": 1}], "odd_mode": "most"}, "setup.odd_mode"),
        ("payout", {"contrib": {"A": 5, "B": 5}, "boards": [{"A": 1}], "rit_odd": "most"}, "setup.rit_odd"),
        ("payout", {"pots": [{"amount": 5}], "boards": [{"A": 1}]}, "setup.pots[0] has no field eligible"),
        ("payout", {"pots": [{"amount": 5, "eligible": ["A"], "x": 1}], "boards": [{"A": 1}]}, "setup.pots[0] field x"),
        ("payout", {"pots": [{"amount": 5, "eligible": ["A", "B"]}]}, "setup.boards: who wins a pot of several expected"),
        ("payout", {"contrib": {"A": 5, "B": 5}, "board": "AsKsQsJsTs"}, "setup.holes"),
        ("payout", {"contrib": {"A": 5, "B": 5}, "board": "AsKs", "boards": [{"A": 1}]}, "not both"),
        ("winners", {"board": "AsKsQsJsTs"}, "setup has no field holes"),
        ("winners", {"board": "AsKsQsJsTs", "holes": {"A": "AsKd"}}, "the same card twice"),
        ("winners", {"board": "AsKsQsJsTs", "holes": {"A": "XxKd"}}, "not a card"),
        ("winners", {"board": "AsKsQsJsTs", "holes": {"A": ["2c", "2d"]}}, "two cards expected"),
        ("winners", {"board": "AsKsQsJsTs", "holes": {"A": "2c"}}, "two cards expected"),
        ("button", {"seats": [1, 2], "prev": {"btn": 1, "sb": 1, "bb": 7}}, "setup.prev"),
        ("button", {"seats": [1, 2, 3], "occupied": [1, 2], "left": [2], "prev": {"btn": 1, "sb": 2, "bb": 3}}, "setup.left"),
        ("button", {"seats": [1, 1], "prev": {"btn": 1, "sb": 1, "bb": 1}}, "setup.seats"),
        ("post", {"blinds": [1, 2], "missed": ["BTN"]}, "setup.missed"),
        ("post", {"blinds": [1, 2], "bb_stack": 5, "colour": 1}, "setup field colour"),
        ("deal", {"order": ["A", "B"], "runs": "2"}, "setup.runs"),
        ("deal", {"order": ["A", "B"], "all_in_on": "river"}, "setup.all_in_on"),
        ("cap", {"game": "NL"}, "only FL has a cap"),
        ("rake", {"pct": 5}, "setup has no field pot"),
        ("rake", {"pot": 5, "pct": "5"}, "setup.pct"),
        ("rake", {"pot_including_uncalled": 5, "uncalled": 6}, "setup.uncalled"),
        ("showdown", {"order": ["A", "B"], "street": "river", "actions": [["A", "check"]]}, "betting is not over"),
        ("gesture", {**THREE}, "question.gesture"),
        ("out_of_turn", {"price_then": 1, "price_now": 1}, "setup has no field verb"),
    ],
)
def test_other_setups_that_are_not_understood_fail_too(kind: str, setup: dict[str, Any], detail: str) -> None:
    question: dict[str, Any] = {"seat": "A"} if kind == "gesture" else {"seat": "BB"} if kind == "post" else {}
    fails(detail, kind, setup, {"win": {}}, **question)


def test_a_pot_of_one_needs_no_board() -> None:
    passes("payout", {"pots": [{"amount": 5, "eligible": ["A"]}, {"amount": 7, "eligible": ["B"]}]}, {"win": {"A": 5, "B": 7}})


def test_what_the_engine_stumbles_over_is_a_failed_case(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(_: object) -> Any:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setitem(KINDS, "pots", stumbles)
    assert run("pots", {}, {"pots": []}).detail == "ZeroDivisionError: by nothing"


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = sorted({"order", "stacks", "blinds", "street", "pot", "actions", "contrib", "pots", "boards", "board", "holes", "seats", "prev"})


@given(st.sampled_from(sorted(KINDS)), st.dictionaries(st.sampled_from(FIELDS), junk, max_size=4), junk, junk)
def test_no_case_brings_the_runner_down(kind: str, setup: dict[str, Any], options: object, expected: object) -> None:
    one = {**GOOD, "question": {"kind": kind, "seat": "A"}, "setup": {**THREE, **setup}, "options": options, "expected": expected}
    assert run_case(one).result == Result.FAILED
    assert run_case({**one, "setup": setup, "options": {}}).result in tuple(Result)


@given(junk)
def test_no_value_brings_the_runner_down(value: object) -> None:
    assert run_case(value).result in (Result.FAILED, Result.SKIPPED)
    for field in GOOD:
        assert run_case({**GOOD, field: value}).result in tuple(Result)


# Files


@pytest.mark.parametrize("text", ["", "{", "[", "{}", "[]", "5", "[1", "nonsense", '{"id": "X"}', "[" * 100_000, "[" + "9" * 5_000 + "]"])
def test_a_file_that_is_no_list_of_cases_is_unreadable(tmp_path: Path, text: str) -> None:
    path = tmp_path / "legal.json"
    path.write_text(text, "utf-8")
    outcomes = run_file(path)
    assert [outcome.result for outcome in outcomes] == [Result.UNREADABLE]
    assert outcomes[0].id.startswith("legal.json")


def test_bytes_that_are_no_text_and_files_that_are_not_there_are_unreadable(tmp_path: Path) -> None:
    path = tmp_path / "legal.json"
    path.write_bytes(b"\xff\xfe[]")
    assert run_file(path)[0].result == Result.UNREADABLE
    assert run_file(tmp_path / "nothing.json")[0].result == Result.UNREADABLE
    assert run_file(tmp_path)[0].result == Result.UNREADABLE


def test_a_mark_before_the_text_is_no_fault_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "legal.json"
    path.write_text(json.dumps([GOOD]), "utf-8-sig")
    assert [outcome.result for outcome in run_file(path)] == [Result.PASSED]


def test_a_bad_case_does_not_keep_the_others_from_running(tmp_path: Path) -> None:
    path = tmp_path / "legal.json"
    path.write_text(json.dumps([GOOD, 5, {**GOOD, "setup": {}}, GOOD]), "utf-8")
    assert [outcome.result for outcome in run_file(str(path))] == [Result.PASSED, Result.FAILED, Result.FAILED, Result.PASSED]
