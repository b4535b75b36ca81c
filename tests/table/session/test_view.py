"""What one viewer may see."""

import json
from typing import Any

from floorman.rules.cards import name_of
from floorman.table.session import commands as c
from tests.table.session.nights import night

DECK = tuple(range(52))


def hand(table: Any, viewer: str = "") -> dict[str, Any]:
    shown: dict[str, Any] = table.view(viewer)["hand"]
    return shown


def test_no_card_of_another_seat_is_in_a_view_and_never_the_deck() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin(deck=DECK)
    for viewer in ("Ann", "Bo", "Cy", "", "stranger"):
        own = [name_of(card) for card in table.hand.hole[table.seat(viewer)]] if viewer in table.state.players else []
        text = json.dumps(table.view(viewer))
        assert [name_of(card) for card in DECK if f'"{name_of(card)}"' in text] == sorted(
            own, key=lambda n: [name_of(c) for c in DECK].index(n)
        )


def test_a_view_is_plain_data() -> None:
    table = night("Ann:100 Bo:100 Cy:100", options={"limit_raise_cap": 3})
    assert json.loads(json.dumps(table.view("Ann")))["hand"] is None
    table.begin().line("f f").close()
    assert json.loads(json.dumps(table.view("Ann")))["closed"] is True


def test_a_closed_raise_stays_in_the_menu_with_its_ruling_and_numbers() -> None:
    table = night("Ann:100 Bo:16 Cy:100").begin().line("r10 a f")
    menu = {entry["verb"]: entry for entry in hand(table, "Ann")["legal"]}
    assert table.to_act == "Ann"
    assert not menu["raise"]["possible"]
    assert menu["raise"]["ruling"]["refusal"] == "not_reopened"
    assert menu["raise"]["ruling"]["numbers"]["price"] == 16
    assert menu["call"] == {"verb": "call", "possible": True, "least": 16, "most": 16, "ruling": None}


def test_a_view_says_who_may_act() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin()
    assert (hand(table, "Ann")["actor"], hand(table, "Ann")["may_act"]) == ("Ann", True)
    table.act("fold")
    assert [hand(table, viewer)["may_act"] for viewer in ("Ann", "Bo", "Cy", "")] == [True, True, False, False]
    table.ask(c.Pause("Ann"))
    assert not hand(table, "Ann")["may_act"]


def test_a_view_says_what_the_table_waits_for() -> None:
    table = night("Ann:20 Bo:60 Cy:100").begin()
    assert hand(table)["waits_for"] == "player"
    table.line("a a c")
    assert hand(table)["waits_for"] == "cards"
    assert hand(table)["award"] is None
    table.line("| | |")
    assert hand(table)["waits_for"] == "winners"
    assert hand(table)["award"] == {"pot": 1, "name": "side 1", "amount": 80, "eligible": ["Bo", "Cy"], "boards": 1}
    table.award(1, "Bo").award(0, "Ann")
    assert (hand(table)["waits_for"], hand(table)["running"]) == ("nobody", False)


def sizes(table: Any) -> list[tuple[str, int]]:
    return [(preset["label"], preset["to"]) for preset in hand(table)["presets"]]


def test_sizes_come_from_the_server_and_none_is_cut_to_fit() -> None:
    table = night("Ann:100 Bo:100 Cy:100", small_blind=5, big_blind=10).begin()
    assert sizes(table) == [("2.2bb", 22), ("2.5bb", 25), ("3bb", 30), ("all-in", 100)]
    table.line("c c x | b10")
    assert sizes(table) == [("1/3", 26), ("1/2", 35), ("2/3", 43), ("pot", 60), ("all-in", 90)]


def test_over_a_raise_before_the_flop_sizes_are_parts_of_the_pot() -> None:
    table = night("Ann:1000 Bo:1000 Cy:1000", small_blind=5, big_blind=10).begin().line("r30")
    assert sizes(table) == [("1/3", 53), ("1/2", 65), ("2/3", 76), ("pot", 100), ("all-in", 1000)]


def test_a_size_that_is_not_legal_is_not_offered() -> None:
    table = night("Ann:100 Bo:100 Cy:100", small_blind=5, big_blind=10).begin().line("c c x | b40")
    assert sizes(table) == [("all-in", 90)]  # a third of the pot is 76, the least raise is to 80
    table = night("Ann:100 Bo:100 Cy:100", small_blind=5, big_blind=10).begin().line("r60")
    assert sizes(table) == [("all-in", 100)]  # the least raise would be to 110


def test_where_no_raise_is_possible_no_size_is_offered() -> None:
    assert sizes(night("Ann:100 Bo:16 Cy:100").begin().line("r10 a f")) == []
    assert sizes(night("Ann:100 Bo:100 Cy:100", game="FL", small_bet=2, big_bet=4).begin()) == []


def test_what_a_hand_has_brought_is_the_net_without_ones_own_chips() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().line("c f x | b10 c | x x | x x").award(0, "Ann")
    assert [(seat["player"], seat["won"], seat["net"]) for seat in hand(table)["seats"]] == [("Bo", 0, -1), ("Cy", 0, -12), ("Ann", 25, 13)]


def test_with_nobody_to_act_there_are_no_sizes() -> None:
    table = night("Ann:100 Bo:100").begin().line("c x")
    assert hand(table)["presets"] == []
    assert hand(table)["actor"] == ""


def test_a_view_says_why_no_hand_can_begin_and_why_nothing_can_be_taken_back() -> None:
    table = night("Ann:100 Bo:100 Cy")
    assert table.view("Ann")["begin"] is None
    assert table.view("")["begin"]["refusal"] == "not_a_guest"
    assert table.view("")["undo"]["refusal"] == "not_a_guest"
    assert table.view("Ann")["undo"]["refusal"] == "no_hand"
    table.begin()
    assert table.view("Ann")["begin"]["refusal"] == "hand_running"
    assert table.view("Ann")["undo"]["rule"]
    table.line("f")
    assert table.view("Ann")["undo"] is None
    assert table.view("Cy")["undo"]["refusal"] == "not_your_step"
    table.sit_out("Bo")
    assert table.view("Ann")["begin"] == {"refusal": "too_few_ready", "numbers": {"ready": 1}}
    table.close()
    assert table.view("Ann")["begin"]["refusal"] == table.view("Ann")["undo"]["refusal"] == "night_closed"


def test_results_are_in_the_view_once_the_night_is_closed() -> None:
    table = night("Ann:100 Bo:100").close({"Ann": 60, "Bo": 140})
    found = table.view()["results"]
    assert found["payments"] == [{"payer": "Ann", "payee": "Bo", "amount": 40}]
    assert found["exact"] is True
