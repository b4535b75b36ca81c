"""Every field of conformance/FORMAT.md does what it says there."""

from typing import Any

import pytest

from tests.conformance.running import SIX, THREE, fails, passes

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


def test_a_category_may_be_called_by_its_usual_names() -> None:
    setup = {"board": "AsKsQs2d3c", "holes": {"A": "JsTs", "B": "Ah7d", "C": "9h8h"}}
    for royal, pair in (("Royal flush", "One pair"), ("straight flush", "Pair")):
        passes("winners", setup, {"winners": ["A"], "category": {"A": royal, "B": pair, "C": "High card"}})
    fails("category", "winners", setup, {"category": {"B": "Royal flush"}})


def test_the_pot_and_who_may_win_it() -> None:
    setup = {**THREE, "actions": [["A", "bet", 50], ["B", "allin"], ["C", "call"]]}
    passes("next_actor", setup, {"pot": 6 + 50 + 16 + 50, "pot_total": 122, "pot_amounts": [54, 68]})
    passes("play", setup, {"pots": [{"amount": 54, "eligible": ["C", "B", "A"]}, {"amount": 68, "eligible": ["A", "C"]}]})
    fails("pots", "play", setup, {"pots": [{"amount": 54, "eligible": ["A", "B"]}, {"amount": 68, "eligible": ["A", "C"]}]})
