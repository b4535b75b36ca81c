"""`floorman ruling`: the guide's questions, menus, verdicts on actions and gestures, all houses side by side, and wrong input."""

from typing import Any

import pytest

from floorman.rules.irregular import Irregular
from floorman.text.catalogue import say as sentence
from floorman.text.floor import irregular_sentence
from tests.cli.calling import call, data, languages, refusal

FLOP = "1/2 A=500 B=16 C=500 flop pot=6 | b10 a"
OPENED = "1/2 A=500 B=25 C=500 flop pot=6 | b10 a"
CALLED = "1/2 A=1000 B=1000 C=1000 flop | b50 c r100 f c"


def ask(spot: str, action: str = "", options: str = "") -> Any:
    return data(f'ruling "{spot}" ' + (f'"{action}" ' if action else "") + options)


def say(spot: str, action: str = "", lang: str = "en", options: str = "") -> str:
    result = call(f'ruling "{spot}" ' + (f'"{action}" ' if action else "") + options, lang)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


# The guide's questions (article 004).


def test_may_c_bet_again_after_everybody_has_called_the_raise() -> None:
    found = ask(CALLED, "C:b200")
    verdict = found["verdict"]
    assert (verdict["allowed"], verdict["refusal"], verdict["rule"]) == (False, "no_betting_now", "turn.street_closes")
    assert "guide 004" in verdict["sources"]
    assert found["legal"]["seat"] is None
    assert verdict["binds_to"] is None


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Not allowed.", "closed by the call of B", "C bet or raised last and gets no further turn", "Next: Turn"]),
        ("ko", ["불가.", "플랍 종료: B 콜", "C · 마지막으로 베트하거나 올린 사람", "다음: 턴"]),
        ("ja", ["できません。", "フロップ終了：B のコール", "C は最後にベットまたはレイズした人", "次：ターン"]),
    ],
)
def test_the_answer_names_who_closed_the_street_and_who_raised_last(lang: str, sentences: list[str]) -> None:
    for page in (say(CALLED, "C:b200", lang), say(CALLED, "b200", lang)):
        assert all(sentence in page for sentence in sentences), page
    assert all(sentence in say(CALLED, "", lang) for sentence in sentences[1:])


@pytest.mark.parametrize(
    ("rules", "least", "total"), [("house", 20, "10 + 10 = 20"), ("tda", 26, "16 + 10 = 26"), ("wsop", 26, "16 + 10 = 26")]
)
def test_the_minimum_after_a_short_all_in(rules: str, least: int, total: str) -> None:
    assert ask(FLOP, options=f"--rules {rules}")["legal"]["min_raise_to"] == least
    page = say(FLOP, options=f"--rules {rules}")
    assert f"Minimum raise: {total}" in page
    assert f"Raise to {least}, up to 500" in page


def test_the_other_minimum_is_told_without_being_asked() -> None:
    assert "TDA 2024, WSOP 2026, Online: Minimum raise 26" in say(FLOP)
    assert "Minimum raise 20" in say(FLOP, options="--rules tda")


def test_the_bettor_may_not_raise_again_after_a_short_all_in() -> None:
    verdict = ask(f"{FLOP} c", "r40")["verdict"]
    assert (verdict["allowed"], verdict["refusal"], verdict["rule"]) == (False, "not_reopened", "raise.reopen")
    assert (verdict["numbers"]["owed"], verdict["numbers"]["size"]) == (6, 10)
    assert "6 < 10" in say(f"{FLOP} c", "r40")


def test_the_bettor_may_raise_again_after_a_full_one() -> None:
    verdict = ask(f"{OPENED} c", "r40")["verdict"]
    assert (verdict["allowed"], verdict["rule"], verdict["binds_to"]) == (True, "raise.reopen", {"action": "raise", "to": 40})
    assert "15 ≥ 15" in say(f"{OPENED} c", "r40")


# Menus and verdicts.


def test_the_menu_tells_why_the_rest_is_closed() -> None:
    legal = ask(f"{FLOP} c")["legal"]
    assert (legal["seat"], legal["to_call"], legal["can_raise"], legal["min_raise_to"]) == ("A", 6, False, None)
    assert legal["options"]["raise"] == {"possible": False, "refusal": "not_reopened", "rule": "raise.reopen"}
    assert legal["options"]["call"] == {"possible": True, "least": 16, "most": 16}
    page = say(f"{FLOP} c")
    assert "✗ Raise: Betting not reopened." in page
    assert "· Call 6" in page
    assert "Rule: Reopening the betting (guide 004" in page


@pytest.mark.parametrize(
    ("action", "binds_to"),
    [
        ("c", {"action": "call", "to": 16}),
        ("call", {"action": "call", "to": 16}),
        ("콜", {"action": "call", "to": 16}),
        ("f", {"action": "fold", "to": 0}),
        ("폴드", {"action": "fold", "to": 0}),
        ("フォールド", {"action": "fold", "to": 0}),
        ("r20", {"action": "raise", "to": 20}),
        ("R20", {"action": "raise", "to": 20}),
        ("raise 20", {"action": "raise", "to": 20}),
        ("raise to 20", {"action": "raise", "to": 20}),
        ("레이즈 40", {"action": "raise", "to": 40}),
        ("40까지 레이즈", {"action": "raise", "to": 40}),
        ("40 にレイズ", {"action": "raise", "to": 40}),
        ("C: r40", {"action": "raise", "to": 40}),
        ("all-in", {"action": "raise", "to": 500}),
        ("올인", {"action": "raise", "to": 500}),
        ("オールイン", {"action": "raise", "to": 500}),
        ("a", {"action": "raise", "to": 500}),
    ],
)
def test_an_action_in_the_notation_or_in_words(action: str, binds_to: dict[str, Any]) -> None:
    verdict = ask(FLOP, action)["verdict"]
    assert (verdict["allowed"], verdict["binds_to"]) == (True, binds_to)


@pytest.mark.parametrize(
    ("action", "refusal_code", "rule"),
    [
        ("x", "check_facing_a_bet", "call.amount"),
        ("b50", "bet_facing_a_bet", "call.amount"),
        ("r18", "below_minimum", "raise.after_short_all_in"),
        ("r600", "above_stack", "raise.all_in_for_less"),
        ("A:r40", "out_of_turn", "turn.order"),
        ("B:c", "already_all_in", "turn.no_more_betting"),
    ],
)
def test_a_refusal_is_an_answer_and_ends_with_zero(action: str, refusal_code: str, rule: str) -> None:
    verdict = ask(FLOP, action)["verdict"]
    assert (verdict["allowed"], verdict["refusal"], verdict["rule"]) == (False, refusal_code, rule)
    assert verdict["sources"]


def test_a_short_all_in_is_allowed_and_said_to_be_no_full_raise() -> None:
    page = say("1/2 A=500 B=16 C=500 flop pot=6 | b10", "a")
    assert "Allowed: Raise to 16" in page
    assert "16 is below the minimum of 20" in page


def test_the_big_blind_option_and_the_opening_bet() -> None:
    assert ask("1/2 A=200 B=200 C=200 | c c", "x")["verdict"]["rule"] == "turn.big_blind_option"
    assert "Minimum bet 2: the big blind" in say("1/2 A=200 B=200 flop pot=4", "b2")
    assert ask("1/2 A=200 B=200 C=200 straddle=C:4")["legal"]["min_raise_to"] == 8
    assert "Raise over a straddle" in say("1/2 A=200 B=200 C=200 straddle=C:4")
    assert "Minimum raise: 20 + 20 = 40" in say("FL 10/20 A=500 B=500 C=500 bets=20/40")


@pytest.mark.parametrize(
    ("spot", "sentence"),
    [
        ("1/2 A=50 B=50 | a c", "Betting is over: nobody is left who could call a bet."),
        ("1/2 A=50 B=50 | a c | | |", "Betting is over: showdown."),
        ("1/2 A=50 B=50 | f", "Hand over: all others folded"),
        ("1/2 A=50 B=50 C=50 flop | x x x", "closed by the check of C"),
        ("1/2 A=50 B=50 C=50 flop | b5 f c", "closed by the call of C"),
        ("1/2 A=50 B=50 C=50 flop | b5 c f", "closed by the fold of C"),
    ],
)
def test_where_nobody_is_to_act_the_reason_is_told(spot: str, sentence: str) -> None:
    assert sentence in say(spot)
    assert sentence in say(spot, options="--compare")
    assert ask(spot)["legal"]["seat"] is None
    assert ask(spot, "c")["verdict"]["allowed"] is False


# Gestures.


@pytest.mark.parametrize("gesture", ["pushes 1400", "1400을 밀었다", "1400を出す"])
def test_a_silent_push_of_less_than_half_a_raise_is_a_call(gesture: str) -> None:
    verdict = ask("500/1000 A=20k B=20k C=20k", gesture, "--rules tda")["verdict"]
    assert (verdict["allowed"], verdict["rule"]) == (True, "less_than_half")
    assert verdict["binds_to"] == {"action": "call", "to": 1000, "returned": 400}
    assert verdict["sources"] == ["TDA 43-A"]


def test_one_chip_in_silence_is_a_call_and_announced_it_is_a_raise() -> None:
    spot = "500/1000 A=20k B=20k C=20k"
    assert ask(spot, "pushes one 5000 chip")["verdict"]["binds_to"] == {"action": "call", "to": 1000, "returned": 4000}
    assert ask(spot, "says raise, pushes one 5000 chip")["verdict"]["binds_to"]["to"] == 5000
    assert ask(spot, "레이즈라고 말하고 5000 칩 한 개")["verdict"]["binds_to"]["to"] == 5000
    assert ask(spot, "says: raise to 2500")["verdict"]["binds_to"]["to"] == 2500


def test_a_gesture_is_for_a_live_table_and_the_online_preset_takes_none_that_needs_correcting() -> None:
    spot = "500/1000 A=20k B=20k C=20k"
    found = ask(spot, "pushes 1400", "--compare")
    assert found["verdict"]["allowed"] is True
    assert found["compare"]["online"]["verdict"]["allowed"] is False
    assert found["compare"]["online"]["verdict"]["binds_to"] is None
    assert found["compare"]["online"]["verdict"]["refusal"] == "underraise_refused"
    assert "Online: Nothing is bound." in say(spot, "pushes 1400")


def test_what_the_floor_leaves_open_names_the_choice() -> None:
    verdict = ask("500/1000 A=20k B=20k C=20k | r3000", "says check")["verdict"]
    assert verdict["binds_to"] == {"action": "discretion", "to": 3000, "returned": 0, "options": ["call", "fold"]}
    assert "Call or fold." in say("500/1000 A=20k B=20k C=20k | r3000", "says check")


@pytest.mark.parametrize(
    ("rules", "action", "unchanged", "changed"),
    [
        ("tda", "B:r40", "out_of_turn_stands", "out_of_turn_free"),
        ("wsop", "B:c", "out_of_turn_stands", "out_of_turn_free"),
        ("wsop", "B: says raise", "out_of_turn_stands", "out_of_turn_free"),
        ("tda", "B:f", "out_of_turn_fold_stands", "out_of_turn_fold_stands"),
        ("tda", "B: says fold", "out_of_turn_fold_stands", "out_of_turn_fold_stands"),
        ("online", "B:r40", "out_of_turn_refused", "out_of_turn_refused"),
    ],
)
def test_out_of_turn_binds_as_the_house_says_once_the_turn_comes(rules: str, action: str, unchanged: str, changed: str) -> None:
    verdict = ask("1/2 A=500 B=500 C=500", action, f"--rules {rules}")["verdict"]
    assert (verdict["allowed"], verdict["refusal"]) == (False, "out_of_turn")
    assert verdict["out_of_turn"] == {"unchanged": unchanged, "changed": changed}


@pytest.mark.parametrize("lang", languages)
def test_what_becomes_of_an_action_out_of_turn_is_told_with_its_source(lang: str) -> None:
    told = call('ruling "1/2 A=500 B=500 C=500" B:r40 --rules tda', lang).stdout
    assert sentence(lang, "out-of-turn-pending", name="B") in told
    assert "TDA 53-A" in told
    assert irregular_sentence(Irregular.OUT_OF_TURN_REFUSED, lang) in told  # the other houses


def test_in_turn_nothing_is_out_of_turn() -> None:
    assert ask("1/2 A=500 B=500 C=500", "r40")["verdict"]["out_of_turn"] is None


def test_a_gesture_out_of_turn_or_on_a_closed_street_is_refused() -> None:
    assert ask(FLOP, "A: pushes 40")["verdict"]["refusal"] == "out_of_turn"
    assert ask(CALLED, "pushes 40")["verdict"]["rule"] == "turn.street_closes"


# Houses.


def test_all_presets_side_by_side() -> None:
    found = ask(FLOP, "r20", "--compare")["compare"]
    assert {preset: answer["min_raise_to"] for preset, answer in found.items()} == {"house": 20, "tda": 26, "wsop": 26, "online": 26}
    assert {preset: answer["verdict"]["allowed"] for preset, answer in found.items()} == {
        "house": True,
        "tda": False,
        "wsop": False,
        "online": False,
    }
    assert ask(FLOP)["compare"] is None


def test_a_line_that_one_house_does_not_let_happen_is_told_as_its_answer() -> None:
    line = f"{FLOP} r20"
    found = ask(line, options="--compare")["compare"]
    assert found["house"]["reached"] is True
    assert found["tda"]["reached"] is False
    assert "r20" in found["tda"]["reason"]
    assert "The line stops at r20 (Flop, action 3)" in say(line)
    assert "The line stops at r20" in say(line, options="--compare")


def test_rules_given_override_those_of_the_line() -> None:
    line = "1/2 A=500 B=16 C=500 flop pot=6 rules=tda | b10 a"
    assert ask(line)["rules"] == "tda"
    assert ask(line)["legal"]["min_raise_to"] == 26
    assert ask(line, options="--rules house")["legal"]["min_raise_to"] == 20
    assert ask("1/2 A=9 B=9 short_allin_min_raise=acpc_last_increment reopen_rule=full_bet_only")["rules"] == "own"


@pytest.mark.parametrize("lang", languages)
def test_numbers_do_not_depend_on_the_language(lang: str) -> None:
    found, english = data(f'ruling "{FLOP} c" r40 --compare', lang), ask(f"{FLOP} c", "r40", "--compare")
    assert found == english


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('ruling ""', "The line is empty"),
        ('ruling "A=500 B=500"', "The blinds are missing"),
        ('ruling "1/2 A=500"', "at least two are needed"),
        ('ruling "1/2 A=-5 B=5"', "no amount of chips"),
        ('ruling "1/2 A=1.5 B=5"', "no amount of chips"),
        ('ruling "1/2 A=99999999999999999999 B=5"', "is more than 1,000,000,000,000,000 chips"),
        ('ruling "1/2 A=50 B=50 ante=5"', "larger than the big blind"),
        ('ruling "1/2 A=50 B=50 | b"', "to how much"),
        ('ruling "1/2 A=50 B=50 | q"', "is no action"),
        ('ruling "1/2 A=50 B=50 | X:c"', "there is no such seat"),
        ('ruling "1/2 A=50:AsAs B=50"', "not understood as cards"),
        ('ruling "1/2 A=50:AsKs B=50:AsQs"', "already known"),
        ('ruling "1/2 A=50 B=50 rules=vegas"', "is not one of"),
        ('ruling "1/2 A=50 B=50 | x"', "The line stops at x (Preflop, action 1): No check facing a bet"),
        ('ruling "1/2 A=50 B=50 C=50 | B:c"', "Out of turn"),
        ('ruling "1/2 A=50 B=50 | c x | r10"', "Nothing to raise yet"),
        ('ruling "1/2 A=50 B=50 | c | x"', "No card yet. A to act."),
        ('ruling "1/2 A=50 B=50" --rules vegas', "--rules: vegas"),
        ('ruling "1/2 A=50 B=50" ""', "No action is given"),
        ('ruling "1/2 A=50 B=50" "A:"', "No action is given"),
        ('ruling "1/2 A=50 B=50" dance', "Not understood: dance"),
        ('ruling "1/2 A=50 B=50" r', "to how much"),
        ('ruling "1/2 A=50 B=50" r-5', "negative"),
        ('ruling "1/2 A=50 B=50" r1.5', "whole number"),
        ('ruling "1/2 A=50 B=50" r99999999999999999999', "more than"),
        ('ruling "1/2 A=50 B=50" "call 20"', "only a bet or a raise takes an amount"),
        ('ruling "1/2 A=50 B=50" X:r20', "Nobody here is called X"),
        ("ruling 1/2 A=50 B=50", "quotes"),
    ],
)
def test_wrong_input_is_told_and_ends_with_two(line: str, part: str) -> None:
    assert part in refusal(line)
    assert refusal(line, "ja") != refusal(line, "ko") != refusal(line)
