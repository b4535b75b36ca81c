"""`floorman hand`: a whole hand by piped answers; undo, refusals, cards known and unknown, and an input that ends early."""

from typing import Any

import pytest

from tests.cli.calling import call, data, languages, refusal

THREE = "1/2 A=200 B=40 C=100"
ALL_IN = f"{THREE} | r6 a a c"


def typed(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def played(spot: str, *answers: str) -> Any:
    return data(f'hand "{spot}"', typed=typed(*answers))


def test_a_hand_from_the_blinds_to_the_payout() -> None:
    result = call("hand", typed=typed(THREE, "r6", "a", "a", "c", "Ah7d2c", "", "", "A", "B", ""))
    assert (result.exit_code, result.stderr) == (0, "")
    for sentence in (
        "C: r6",
        "A raises to 200 (by 194), all-in",
        "100 uncalled, returned to A",
        "Flop: A♥ 7♦ 2♣",
        "Side pot 1 (120): A (winner named by the dealer)",
        "Main pot (120): B (winner named by the dealer)",
        "Check: 120 + 120 + 100 = 340",
    ):
        assert sentence in result.stdout, sentence
    assert "  A  220  +20\n  B  120  +80\n  C    0  −100" in result.stdout


def test_the_json_is_where_the_hand_stands_and_prompts_go_to_standard_error() -> None:
    result = call(f'hand "{ALL_IN}" --json', typed=typed("Ah7d2c9s5s", "A", "B", ""))
    assert "winner" in result.stderr
    found = played(ALL_IN, "Ah7d2c9s5s", "A", "B", "")
    assert found == {
        "over": True,
        "street": "over",
        "board": "Ah7d2c9s5s",
        "stacks": {"A": 220, "B": 120, "C": 0},
        "returned": {"A": 100},
        "payouts": {"A": 120, "B": 120},
        "pots": [],
        "spot": "1/2 A=200 B=40 C=100 | r6 a c c | Ah7d2c | 9s | 5s",
    }


def test_cards_decide_once_they_are_all_known() -> None:
    found = played(ALL_IN, "Ah7d2c", "9s", "5s", "A:KsKd B:AsQd", "C:2s2d", "")
    assert found["payouts"] == {"C": 240}
    assert found["over"] is True


def test_the_board_may_be_entered_at_the_showdown() -> None:
    found = played(ALL_IN, "", "", "", "A:KsKd B:AsQd C:2s2d", "board Ah7d2c9s5s", "")
    assert found["payouts"] == {"C": 240}


def test_a_pot_may_be_split() -> None:
    found = played("1/2 A=20 B=20 | a c", "", "", "", "A = B", "")
    assert found["payouts"] == {"A": 20, "B": 20}
    assert played("1/2 A=20 B=20 | a c", "", "", "", "A, B", "")["payouts"] == {"A": 20, "B": 20}


def test_the_menu_shows_what_is_refused_with_its_reason() -> None:
    result = call('hand "1/2 A=500 B=16 C=500 flop pot=6 | b10 a c"', typed="")
    assert "✗ Raise: Betting not reopened. Owed 6, full raise 10." in result.stdout
    assert "· Call 6" in result.stdout


def test_a_refused_action_changes_nothing_and_is_asked_again() -> None:
    result = call(f'hand "{THREE}"', typed=typed("r3", "x", "A:c", "c", "c", "x"))
    assert "Below the minimum. Asked 3, minimum 4." in result.stderr
    assert "No check facing a bet." in result.stderr
    assert "Out of turn. C to act." in result.stderr
    assert "Traceback" not in result.stderr
    assert result.exit_code == 2, "piped answers were refused and the hand is not over"
    assert 'floorman hand "1/2 A=200 B=40 C=100 | c c x"' in result.stdout


def test_undo_takes_the_last_step_back() -> None:
    found = played(THREE, "r6", "u", "c", "f", "x")
    assert found["spot"] == "1/2 A=200 B=40 C=100 | c f x"
    again = played(ALL_IN, "", "", "", "C", "u", "A", "B", "")
    assert again["payouts"] == {"A": 120, "B": 120}
    nothing = call(f'hand "{THREE}"', typed=typed("u"))
    assert "Nothing to undo." in nothing.stderr


def test_winners_that_contradict_each_other_are_refused() -> None:
    """A beat C in the side pot, so C does not win the main pot."""
    result = call(f'hand "{ALL_IN}"', typed=typed("", "", "", "A", "C", "B", ""))
    assert "Main pot: this contradicts Side pot 1, won by A." in result.stdout + result.stderr
    assert "Main pot (120): B" in result.stdout


def test_undo_is_possible_when_all_is_paid() -> None:
    found = played(ALL_IN, "", "", "", "A", "A", "u", "B", "")
    assert found["payouts"] == {"A": 120, "B": 120}


def test_a_hand_ends_without_cards_when_all_others_fold() -> None:
    found = played(THREE, "f", "f", "")
    assert (found["payouts"], found["returned"]) == ({"B": 2}, {"B": 1})


def test_a_gesture_is_judged_and_not_played() -> None:
    result = call('hand "500/1000 A=20k B=20k C=20k" --rules tda', typed=typed("pushes 1400"))
    assert "Call, 1,000 in front. Less than half a raise" in result.stdout
    assert result.exit_code == 0
    assert "| " not in result.stdout.splitlines()[-1]


def test_the_pots_and_the_keys_are_told_when_asked() -> None:
    result = call(f'hand "{ALL_IN}"', typed=typed("?"))
    assert "  Side pot 1 120: A, C" in result.stdout
    assert result.stdout.count("u undo") == 2


@pytest.mark.parametrize("lang", languages)
def test_an_input_that_ends_early_ends_politely(lang: str) -> None:
    for answers in ("", typed("c"), typed("c", "q", "c")):
        result = call(f'hand "{THREE}"', lang, answers)
        assert (result.exit_code, result.stderr) == (0, "")
        assert 'floorman hand "1/2 A=200 B=40 C=100' in result.stdout
    nothing = call("hand", lang, "")
    assert (nothing.exit_code, nothing.stderr) == (0, "")
    assert (data("hand", lang, "")) is None


def test_rules_decide_the_menu() -> None:
    spot = "1/2 A=500 B=16 C=500 flop pot=6 | b10 a"
    assert "Raise to 20, up to 500" in call(f'hand "{spot}"', typed="").stdout
    assert "Raise to 26, up to 500" in call(f'hand "{spot}" --rules tda', typed="").stdout


@pytest.mark.parametrize(
    ("spot", "answers", "part"),
    [
        (ALL_IN, ("Ah7d",), "3 cards are due, 2 given"),
        (ALL_IN, ("Ah7d7d",), "The same card twice"),
        (ALL_IN, ("Ah7dXx",), "Not a card"),
        (ALL_IN, ("Ah7d2c9s5s5d",), "3 cards are due, 6 given"),
        (ALL_IN, ("Ah7d2c", "7d"), "The same card twice: 7♦"),
        (ALL_IN, ("", "", "", "B"), "Side pot 1: B is not eligible"),
        (ALL_IN, ("", "", "", "X"), "Nobody here is called X"),
        (ALL_IN, ("", "", "", ""), "Who wins?"),
        (ALL_IN, ("", "", "", "A:AsAs"), "The same card twice"),
        (ALL_IN, ("", "", "", "A:AsKs B:AsQd"), "The same card twice"),
        (ALL_IN, ("", "", "", "X:AsKs"), "Nobody here is called X"),
        (ALL_IN, ("", "", "", "hello A:AsKs"), "does not say whose cards"),
        (ALL_IN, ("", "", "", "board Ah7d"), "5 cards are due, 2 given"),
        (ALL_IN, ("", "", "", "board"), "No card"),
        (THREE, ("",), "No action is given"),
        (THREE, ("dance",), "Not understood: dance"),
        (THREE, ("r",), "to how much"),
        (THREE, ("r-6",), "negative"),
        (THREE, ("r2.5",), "whole number"),
        (THREE, ("r99999999999999999999",), "more than"),
        (THREE, ("X:c",), "Nobody here is called X"),
    ],
)
def test_an_answer_that_cannot_be_taken_is_told_and_a_pipe_ends_with_two(spot: str, answers: tuple[str, ...], part: str) -> None:
    result = call(f'hand "{spot}"', typed=typed(*answers))
    assert part in result.stderr
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr


def test_a_first_answer_that_is_no_hand_is_told_and_asked_again() -> None:
    result = call("hand", typed=typed("A=20", "1/2 A=0 B=5", THREE, "f", "f", ""))
    assert "The blinds are missing" in result.stderr
    assert "the stack is 0" in result.stderr
    assert result.exit_code == 0, "the hand was played to its end"
    assert call("hand", typed=typed("A=20")).exit_code == 2


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('hand ""', "The line is empty"),
        ('hand "1/2 A=-5 B=5"', "no amount of chips"),
        ('hand "1/2 A=50:AsAs B=50"', "not understood as cards"),
        ('hand "1/2 A=50 B=50 | x"', "The line stops at x"),
        ('hand "1/2 A=50 B=50" --rules vegas', "--rules: vegas"),
        ("hand 1/2 A=50", "quotes"),
    ],
)
def test_a_line_that_is_wrong_ends_with_two(line: str, part: str) -> None:
    assert part in refusal(line)


def test_a_slip_of_the_fingers_is_told_without_a_rule() -> None:
    slip = call(f'hand "{THREE}"', typed=typed("u")).stderr
    assert slip == "  Nothing to undo.\n"
    assert "guide" in call(f'hand "{THREE}"', typed=typed("x")).stderr  # no check facing a bet: that is a rule


def test_a_gesture_out_of_turn_is_refused_and_not_passed_over() -> None:
    assert "Out of turn." in call(f'hand "{THREE}"', typed=typed("A: says raise")).stderr


def test_no_terminal_obeys_what_was_typed() -> None:
    told = call(f'hand "{THREE}"', typed=typed("\x1b[2Jx")).stderr + refusal('ruling "1/2 A=5 B\x1b[2J=5"') + refusal('pots "A\x1b[2J=5"')
    assert "\x1b" not in told
    assert "[2J" in told
