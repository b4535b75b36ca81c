"""The runner: what it reads, what it refuses to guess, and that no case brings it down."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.notation.conformance import KINDS, Outcome, Result, run_case, run_file

THREE = {"order": ["A", "B", "C"], "stacks": {"A": 500, "B": 16, "C": 500}, "blinds": [1, 2], "street": "flop", "pot": 6}
SIX = {"order": ["SB", "BB", "UTG", "MP", "CO", "BTN"], "stacks": dict.fromkeys(["SB", "BB", "UTG", "MP", "CO", "BTN"], 500)}


def case(
    kind: str, setup: dict[str, Any], expected: dict[str, Any], options: dict[str, Any] | None = None, **question: Any
) -> dict[str, Any]:
    return {
        "id": "X-1", "topic": "t", "source": ["derived"], "confidence": "derived", "options": options or {}, "setup": setup,
        "question": {"kind": kind, **question}, "expected": expected,
    }  # fmt: skip


def run(kind: str, setup: dict[str, Any], expected: dict[str, Any], options: dict[str, Any] | None = None, **question: Any) -> Outcome:
    return run_case(case(kind, setup, expected, options, **question))


def passes(kind: str, setup: dict[str, Any], expected: dict[str, Any], options: dict[str, Any] | None = None, **question: Any) -> None:
    assert run(kind, setup, expected, options, **question) == (Result.PASSED, "X-1", kind, "")


def fails(
    detail: str, kind: str, setup: dict[str, Any], expected: dict[str, Any], options: dict[str, Any] | None = None, **question: Any
) -> None:
    outcome = run(kind, setup, expected, options, **question)
    assert outcome.result == Result.FAILED
    assert detail in outcome.detail


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
        ({"actions": [["A", "bet", 1]]}, "refused: below_minimum (raise.minimum)"),
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


@pytest.mark.parametrize("text", ["", "{", "[", "{}", "[]", "5", "[1", '{"id": "X"}', "[" * 100_000, "[" + "9" * 5_000 + "]"])
def test_a_file_that_is_no_list_of_cases_is_one_failure(tmp_path: Path, text: str) -> None:
    path = tmp_path / "legal.json"
    path.write_text(text, "utf-8")
    outcomes = run_file(path)
    assert [outcome.result for outcome in outcomes] == [Result.FAILED]
    assert outcomes[0].id.startswith("legal.json")


def test_bytes_that_are_no_text_and_files_that_are_not_there_are_failures(tmp_path: Path) -> None:
    path = tmp_path / "legal.json"
    path.write_bytes(b"\xff\xfe[]")
    assert run_file(path)[0].result == Result.FAILED
    assert run_file(tmp_path / "nothing.json")[0].result == Result.FAILED
    assert run_file(tmp_path)[0].result == Result.FAILED


def test_a_bad_case_does_not_keep_the_others_from_running(tmp_path: Path) -> None:
    path = tmp_path / "legal.json"
    path.write_text(json.dumps([GOOD, 5, {**GOOD, "setup": {}}, GOOD]), "utf-8")
    assert [outcome.result for outcome in run_file(str(path))] == [Result.PASSED, Result.FAILED, Result.FAILED, Result.PASSED]


# Every field of the format


def test_seats_may_be_numbers() -> None:
    setup = {"order": [1, 2, 3], "stacks": {"1": 50, "2": 50, "3": 50}, "blinds": [1, 2], "actions": [[3, "fold"]]}
    passes("next_actor", setup, {"seat": 1})


def test_game_and_bet_size() -> None:
    setup = {**THREE, "pot": 100, "actions": [["A", "bet", 50]], "stacks": {"A": 500, "B": 400, "C": 500}}
    passes("legal", setup, {"max_raise_to": 400}, seat="B")
    passes("legal", {**setup, "game": "PL"}, {"max_raise_to": 250}, seat="B")
    passes("legal", {**setup, "game": "FL", "bet_size": 50}, {"raise_to": 100, "max_raise_to": 100}, seat="B")
    passes("legal", {**setup, "game": "FL", "bet_size": 50, "street": "turn"}, {"raise_to": 100}, seat="B")
    passes("legal", {**setup, "game": "FL", "bet_size": 50, "actions": [["A", "bet"], ["B", "raise"]]}, {"raise_to": 150}, seat="C")


def test_ante_kinds() -> None:
    setup = {**SIX, "blinds": [10, 20]}
    for kind, total in (("per_player", 60 + 30), ("big_blind", 10 + 30), ("button", 10 + 30), ("none", 30)):
        passes("play", {**setup, "ante": {"kind": kind, "amount": 10}}, {"pot_total": total})


def test_stacks_are_before_the_blinds_or_at_the_start_of_the_street() -> None:
    passes("play", {**SIX, "blinds": [10, 20]}, {"stacks": {"SB": 490, "BB": 480, "UTG": 500}})
    passes("play", {**SIX, "blinds": [10, 20], "street": "turn", "pot": 70}, {"stacks": {"SB": 500, "BB": 500}, "pot_total": 70})


def test_straddles_are_played_whatever_the_preset_says() -> None:
    passes("next_actor", {**SIX, "blinds": [1, 2], "straddles": [["UTG", 4], ["MP", 8]]}, {"seat": "CO", "to_call": 8})


def test_a_dead_small_blind_with_its_seat_named_or_not() -> None:
    four = {"order": ["BB", "UTG", "CO", "BTN"], "stacks": dict.fromkeys(["BB", "UTG", "CO", "BTN"], 9000), "blinds": [100, 200]}
    passes(
        "legal",
        {**four, "game": "PL", "dead_sb": True},
        {"to_call": 200, "max_raise_to": 700},
        {"pl_preflop_pot": "true_count"},
        seat="UTG",
    )
    six = {**SIX, "stacks": dict.fromkeys(SIX["order"], 9000), "blinds": [100, 200], "game": "PL", "dead_sb": True}
    passes("legal", six, {"to_call": 200, "max_raise_to": 700}, {"pl_preflop_pot": "true_count"}, seat="UTG")
    passes("play", six, {"pot_total": 200, "stacks": {"SB": 9000, "BB": 8800}})


def test_folded_seats_are_out_and_need_no_stack() -> None:
    setup = {**THREE, "folded": ["A"], "stacks": {"B": 16, "C": 500}}
    passes("next_actor", setup, {"seat": "B"})


def test_a_bomb_pot_before_the_flop_and_on_it() -> None:
    passes("next_actor", {**SIX, "blinds": [1, 2], "bomb_pot": {"ante": 20}}, {"seat": "SB", "street": "flop", "pot_total": 120})
    passes("play", {**SIX, "blinds": [1, 2], "bomb_pot": {"ante": 20}}, {"stacks": {"SB": 480, "BTN": 480}})
    passes("play", {**SIX, "blinds": [1, 2], "bomb_pot": {"ante": 20}, "street": "flop"}, {"pot_total": 120, "stacks": {"SB": 500}})
    passes("play", {**SIX, "blinds": [1, 2], "bomb_pot": {"ante": 20}, "street": "flop", "pot": 90}, {"pot_total": 90})


def test_an_all_in_is_a_bet_a_call_or_a_raise_with_its_amount_or_without() -> None:
    for to in ([], [16]):
        passes("legal", {**THREE, "actions": [["A", "bet", 10], ["B", "allin", *to]]}, {"to_call": 16}, seat="C")
    passes("legal", {**THREE, "actions": [["A", "check"], ["B", "allin"]]}, {"to_call": 16}, seat="C")
    passes("legal", {**THREE, "actions": [["A", "bet", 50], ["B", "allin", 16]]}, {"to_call": 50}, seat="C")
    passes("legal", {**THREE, "actions": [["A", "bet", 50], ["B", "call", 16]]}, {"to_call": 50}, seat="C")


def test_raise_may_be_the_first_wager_and_bet_may_be_over_a_blind() -> None:
    passes("legal", {**THREE, "actions": [["A", "raise", 10]]}, {"to_call": 10}, seat="B")
    passes("legal", {**SIX, "blinds": [1, 2], "actions": [["UTG", "bet", 6]]}, {"min_raise_to": 10}, seat="MP")


def test_streets_open_by_themselves_and_the_round_is_over_with_the_last_action() -> None:
    setup = {"order": ["A", "B"], "stacks": {"A": 50, "B": 50}, "blinds": [1, 2], "actions": [["B", "call"], ["A", "check"]]}
    passes("next_actor", setup, {"round_over": True, "seat": "A", "street": "flop"})
    passes(
        "play", {**setup, "actions": [*setup["actions"], *[["A", "check"], ["B", "check"]] * 3]}, {"betting_over": True, "next_seat": None}
    )


def test_payouts_from_ranks_cards_and_ready_pots() -> None:
    contrib = {"A": 50, "B": 50, "C": 1}
    passes(
        "payout",
        {"contrib": contrib, "folded": ["C"], "boards": [{"A": 1, "B": 1}], "odd_order": ["B", "C", "A"]},
        {"win": {"B": 51, "A": 50}},
    )
    holes = {"A": "2c2d", "B": "3c3d"}
    passes(
        "payout",
        {"contrib": contrib, "folded": ["C"], "holes": holes, "board": "AsKsQsJsTs", "odd_order": ["A", "B", "C"]},
        {"win": {"A": 51, "B": 50}},
    )
    passes("payout", {"contrib": {"A": 50, "B": 50}, "holes": holes, "boards": ["AsKsQsJsTs", "AhKh9s8d7c"]}, {"win": {"A": 25, "B": 75}})
    passes(
        "payout",
        {"pots": [{"amount": 101, "eligible": ["A", "B"]}], "boards": [{"A": 7, "B": 3}]},
        {"win": {"B": 101, "A": 0}, "refund": {}},
    )


def test_dead_money_unit_and_odd_chips() -> None:
    base = {"contrib": {"A": 100, "B": 100, "C": 100}, "dead": 25, "boards": [{"A": 1, "B": 1, "C": 1}], "odd_order": ["A", "B", "C"]}
    passes("payout", {**base, "unit": 25, "odd_mode": "one_each_clockwise"}, {"win": {"A": 125, "B": 100, "C": 100}})
    passes("payout", {**base, "dead": 50, "unit": 25, "odd_mode": "one_each_clockwise"}, {"win": {"A": 125, "B": 125, "C": 100}})
    passes("payout", {**base, "dead": 50, "unit": 25, "odd_mode": "all_to_first"}, {"win": {"A": 150, "B": 100, "C": 100}})
    passes("payout", {**base, "dead": 50}, {"win": {"A": 150, "B": 100, "C": 100}}, {"odd_chip_unit": 25, "odd_chip_multi": "all_to_first"})


@pytest.mark.parametrize(("word", "first"), [("first_board_one_each", 34), ("one_each_in_board_order", 34), ("all_to_first_board", 35)])
def test_odd_chips_between_boards(word: str, first: int) -> None:
    boards = [{"A": 1, "B": 2}, {"A": 2, "B": 1}, {"A": 2, "B": 1}]
    setup = {"pots": [{"amount": 101, "eligible": ["A", "B"]}], "boards": boards, "odd_order": ["B", "A"], "rit_odd": word}
    passes("payout", setup, {"win": {"A": first, "B": 101 - first}})


@pytest.mark.parametrize(
    ("setup", "rake"),
    [
        ({"pot": 100, "pct": 10, "cap": 6, "flop_dealt": True}, 6),
        ({"pot": 40, "pct": 10, "cap": 6, "flop_dealt": True}, 4),
        ({"pot": 40, "pct": 10, "cap": 6, "flop_dealt": False}, 0),
        ({"pot": 40, "pct": 10, "cap": 6, "flop_dealt": False, "no_flop_no_drop": False}, 4),
        ({"pot": 1000, "pct": 2.5, "cap": None, "flop_dealt": True}, 25),
        ({"pot_including_uncalled": 200, "uncalled": 160, "pct": 5, "cap": 3, "flop_dealt": True}, 2),
        ({"pot": 199, "pct": 5, "unit": 5}, 5),
        ({"pot": 199, "pct": 5, "rounding": "nearest"}, 10),
    ],
)
def test_rake_fields(setup: dict[str, Any], rake: int) -> None:
    total = setup.get("pot", 0) or setup["pot_including_uncalled"] - setup["uncalled"]
    passes("rake", setup, {"rake": rake, "paid": total - rake, "refund": setup.get("uncalled", 0)})


def test_deals_from_every_street_and_in_several_runs() -> None:
    base = {"order": ["A", "B"], "burn_cards": True}
    passes("deal", base, {"hole": {"A": [0, 2], "B": [1, 3]}, "flop": [5, 6, 7], "burn": [4, 8, 10]})
    for street, boards in (
        ("preflop", [{"flop": [5, 6, 7], "river": [11]}, {"burn": [12, 16, 18], "flop": [13, 14, 15], "turn": [17], "river": [19]}]),
        ("flop", [{"turn": [9], "river": [11]}, {"turn": [13], "river": [15]}]),
        ("turn", [{"river": [11]}, {"river": [13]}]),
    ):
        passes("deal", {**base, "all_in_on": street, "runs": 2}, {"boards": boards})


@pytest.mark.parametrize("players", [2, 3, 6, 10])
@pytest.mark.parametrize("cap", [1, 3, 4])
def test_a_cap_for_any_number_of_players(players: int, cap: int) -> None:
    setup = {"game": "FL", "blinds": [1, 2], "bet_size": 2, "players": players, "players_in_event": 40}
    options = {"limit_raise_cap": cap, "limit_cap_heads_up": "until_event_is_heads_up"}
    levels = [2 * rung for rung in range(1, cap + 2)]
    passes("cap", setup, {"levels": levels, "next": "call or fold only", "capped": True, "raises": cap}, options)
    passes("cap", {**setup, "cap": cap}, {"levels": levels}, {"limit_cap_heads_up": "until_event_is_heads_up"})
    fails("levels", "cap", setup, {"levels": [*levels, 2 * cap + 4]}, options)


def test_showdowns_with_folded_seats_side_pots_and_players_who_were_all_in() -> None:
    setup = {
        "order": ["A", "B", "C", "D"],
        "street": "river",
        "folded": ["A"],
        "all_in": ["B"],
        "actions": [["C", "check"], ["D", "check"]],
    }
    side = [{"amount": 90, "eligible": ["B", "C", "D"]}, {"amount": 60, "eligible": ["C", "D"]}]
    passes("showdown", setup, {"first": "B", "order": ["B", "C", "D"]})
    passes("showdown", {**setup, "pots": side}, {"first": "C", "order": ["C", "D", "B"], "award_order": ["side 1", "main"]})


def test_a_button_with_names_numbers_and_a_dead_small_blind() -> None:
    dead = {"button_rule": "dead_button"}
    setup = {"seats": [1, 2, 3, 4], "occupied": [1, 2, 4], "prev": {"btn": 2, "sb": None, "bb": 4}, "left": [3]}
    passes("button", setup, {"btn": 3, "btn_dead": True, "sb": 4, "bb": 1}, dead)
    fails("btn: expected '3', got 3", "button", setup, {"btn": "3"}, dead)
    letters = {"seats": list("ABCD"), "occupied": list("ABD"), "prev": {"btn": "B", "sb": None, "bb": "D"}, "left": ["C"]}
    passes("button", letters, {"btn": "C", "btn_dead": True, "sb": "D", "bb": "A"}, dead)


@pytest.mark.parametrize(
    ("setup", "seat", "expected"),
    [
        ({"blinds": [5, 10], "sb_stack": 3}, "SB", {"blind": 3, "all_in": True}),
        ({"blinds": [5, 10], "bb_stack": 4}, "BB", {"blind": 4, "stack_after": 0}),
        ({"blinds": [5, 10], "stack": 4}, "BB", {"blind": 4}),
        ({"blinds": [5, 10], "order": ["BB", "BTN"], "stacks": {"BB": 50, "BTN": 3}}, "BTN", {"blind": 3, "live": 3, "dead": 0}),
        ({"blinds": [1, 2], "missed": ["SB", "BB"]}, "X", {"starting_pot": 6, "may_check_if_unraised": True}),
        ({"mandatory_straddle": 4}, "X", {"live": 0, "dead": 4}),
    ],
)
def test_posts_of_every_kind(setup: dict[str, Any], seat: str, expected: dict[str, Any]) -> None:
    passes("post", setup, expected, seat=seat)


def test_options_in_the_words_of_the_table() -> None:
    for options in (
        {"uncalled_bet": "return", "rit_consent": "unanimous", "string_bet": "first_motion_only"},
        {"bomb_pot": "ante_all_no_preflop", "limit_raise_cap": "none", "straddle": "utg+button", "odd_chip_unit": "1"},
        {"burn_cards": False, "rake_pct": 2.5, "rit_max": 2, "odd_chip_unit": 25, "limit_raise_cap": None},
    ):
        passes("next_actor", {**THREE, "actions": []}, {"seat": "A"}, options)
