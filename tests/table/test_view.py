"""What one viewer may see (TDA 16, 17; guide 001: hole cards are one's own until the showdown), and the table in a few lines."""

import json

import pytest

from floorman.rules.record import NOBODY
from floorman.table.hand import Hand
from floorman.table.setup import make_setup
from floorman.table.view import is_all_in
from tests.builders import play, rules, table

CARDS = {"A": "AsAh", "B": "KsKh", "C": "QsQh"}


def cards(hand: Hand, viewer: str | None) -> dict[str, list[str]]:
    return {seat["name"]: seat["cards"] for seat in hand.view(viewer)["seats"]}


def test_everybody_sees_his_own_cards_and_a_spectator_none() -> None:
    hand = table("A:90 B:90 C:90", cards=CARDS)
    assert cards(hand, "A") == {"A": ["As", "Ah"], "B": [], "C": []}
    assert cards(hand, "C") == {"A": [], "B": [], "C": ["Qs", "Qh"]}
    assert cards(hand, None) == {"A": [], "B": [], "C": []}


def test_shown_cards_are_seen_by_all_and_mucked_ones_by_nobody_else() -> None:
    hand = play(table("A:90 B:90 C:90", street="river", pot=6, automatic=False, cards=CARDS), "x x x").show("B").muck("C")
    assert cards(hand, None) == {"A": [], "B": ["Ks", "Kh"], "C": []}
    assert cards(hand, "C")["C"] == ["Qs", "Qh"]
    assert hand.view()["seats"][2]["mucked"] is True


def test_folded_cards_stay_unseen_after_the_hand() -> None:
    hand = table("A:90 B:90 C:90", street="river", pot=6, cards=CARDS, manual=True).deal("2c3d7h9sJd")
    play(hand, "f x x")
    assert hand.over
    assert cards(hand, None) == {"A": [], "B": ["Ks", "Kh"], "C": ["Qs", "Qh"]}


def test_a_view_is_plain_data_with_the_menu_of_the_one_to_act() -> None:
    hand = play(table("SB:90 BB:16 BTN:90", ante=2, ante_kind="big_blind", cards={"SB": "AsAh"}), "r10 f")
    seen = json.loads(json.dumps(hand.view("SB")))
    assert seen["legal"] == [
        {"verb": "fold", "possible": True, "least": 0, "most": 0, "ruling": None},
        {"verb": "call", "possible": True, "least": 10, "most": 10, "ruling": None},
        {"verb": "raise", "possible": True, "least": 14, "most": 14, "ruling": None},
        {"verb": "all-in", "possible": True, "least": 14, "most": 14, "ruling": None},
    ]
    assert {name: seen[name] for name in ("version", "phase", "street", "dead", "price", "button", "to_act", "reason")} == {
        "version": 8, "phase": "betting", "street": "preflop", "dead": 2, "price": 10, "button": "BTN", "to_act": "BB", "reason": None
    }  # fmt: skip
    assert seen["pots"] == [
        {"name": "main", "amount": 15, "eligible": ["BB", "BTN"]},
    ]
    assert seen["seats"][0] == {
        "name": "SB", "stack": 89, "street_bet": 1, "put_in": 1, "folded": True, "all_in": False, "mucked": False, "returned": 0, "won": 0,
        "cards": ["As", "Ah"],
    }  # fmt: skip


def test_the_pots_of_a_view_are_cut_as_if_the_betting_stopped_here() -> None:
    """What lies in front is in them; who has chips and has not acted may still match it, and only the all-in of B makes a side pot."""
    hand = play(table("A:90 B:10 C:90", street="flop", pot=6), "b20 a")
    assert [(pot["amount"], "".join(pot["eligible"])) for pot in hand.view()["pots"]] == [(26, "ABC"), (10, "AC")]


def test_an_ended_hand_says_why_and_who_won() -> None:
    seen = play(table("A:90 B:90", street="flop", pot=6), "b10 f").view()
    assert (seen["phase"], seen["street"], seen["reason"], seen["to_act"], seen["legal"], seen["pots"]) == (
        "over", "over", "all_others_folded", None, [], []
    )  # fmt: skip
    assert (seen["seats"][0]["won"], seen["seats"][0]["returned"]) == (6, 10)


def test_the_boards_and_the_phase_of_a_run_out_are_seen() -> None:
    hand = play(table("A:50 B:50", rules="wsop", street="flop", manual=True).deal("2c7d9h"), "a c").run_times(2).deal("3c")
    seen = hand.view()
    assert seen["boards"] == [["2c", "7d", "9h", "3c"], ["2c", "7d", "9h"]]
    assert (seen["phase"], seen["street"], seen["seats"][0]["all_in"]) == ("running_out", "flop", True)


def test_a_dead_button_belongs_to_nobody() -> None:
    setup = make_setup({"A": 50, "B": 50, "C": 50}, (1, 2))
    assert Hand.from_setup(setup._replace(button_seat=NOBODY)).view()["button"] is None


def test_all_in_is_in_the_hand_with_nothing_behind() -> None:
    hand = play(table("A:50 B:10 C:50", street="flop", pot=6), "x a f")
    assert [is_all_in(hand.state, seat) for seat in range(3)] == [False, True, False]
    assert not is_all_in(play(hand, "f").state, 0)
    lost = table("A:50 B:50", street="river", pot=6, cards={"A": "AsAh", "B": "KsKh"}, manual=True).deal("2c3d7h9sJd")
    assert not is_all_in(play(lost, "a c").state, 1)


def test_an_unknown_viewer_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="no seat 'Z'"):
        table("A:50 B:50").view("Z")


# As text.


def test_the_table_reads_in_a_few_lines() -> None:
    hand = play(table("A:500 B:16 C:500", street="flop", pot=6, cards={"C": "AsKs"}, manual=True).deal("Ah7d2c"), "b10 a")
    assert str(hand) == repr(hand)
    assert str(hand).splitlines() == [
        "flop  Ah 7d 2c",
        "  A       490       10",
        "  B         0       16  all-in",
        "> C       500           button AsKs",
        "  main 32: A, B, C",
        "C: fold, call 16, raise 20 to 500, all-in 500",
    ]


def test_a_settled_table_says_who_won() -> None:
    hand = play(table("Ann:90 Bartholomew:90", street="flop", pot=6), "b10 f")
    assert str(hand).splitlines() == [
        "over",
        "  Ann                96           won 6",
        "  Bartholomew        90           button folded",
    ]


def test_rules_of_the_house_do_not_change_what_is_seen() -> None:
    one = table("A:50 B:50", cards={"A": "AsAh"}).view("B")
    two = table("A:50 B:50", rules=rules("tda"), cards={"A": "AsAh"}).view("B")
    assert one == two
