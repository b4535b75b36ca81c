"""`Hand`, the front door: three lines to a menu and a settled pot, and every convenience that notebooks use."""

import subprocess
import sys
from hashlib import shake_128
from pathlib import Path
from typing import Any

import pytest

import floorman
from floorman import Hand, IllegalAction
from floorman.rules.cards import CardError
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal
from floorman.table import commands as c
from floorman.table import events as e
from floorman.table.deck import cards_needed, shuffled
from floorman.table.pot import Pot
from floorman.table.setup import Fault, SetupError, make_setup
from tests.builders import menu, play, table


def test_three_lines_to_a_menu() -> None:
    hand = floorman.Hand({"A": 500, "B": 16, "C": 500}, blinds=(1, 2), street="flop")
    hand.bet(10).all_in()
    assert str(hand.legal) == "C: fold, call 16, raise 20 to 500, all-in 500"


def test_every_action_has_a_method() -> None:
    hand = Hand({"SB": 90, "BB": 90, "BTN": 90})
    hand.raise_to(6).fold().call()
    hand.check().bet(10).all_in().call()
    assert hand.street == "showdown"
    assert hand.stacks == {"SB": 89, "BB": 0, "BTN": 0}
    assert hand.log == hand.events


def test_seats_are_named_and_an_unknown_name_lists_them() -> None:
    hand = Hand({"Ann": 90, "Bob": 90})
    assert (hand.seat("Ann"), hand.seat("Bob"), hand.to_act) == (0, 1, "Bob")
    for wrong in (
        lambda: hand.seat("Cid"),
        lambda: hand.act("fold", seat="Cid"),
        lambda: hand.know("Cid", "AsAh"),
        lambda: hand.show("Cid"),
    ):
        with pytest.raises(KeyError, match="no seat 'Cid'; seats: Ann, Bob"):
            wrong()


def test_naming_who_acts_is_checked_against_the_turn() -> None:
    hand = Hand({"A": 90, "B": 90, "C": 90})
    hand.act("call", seat="C")
    with pytest.raises(IllegalAction, match="out_of_turn"):
        hand.act("call", seat="C")


def test_the_streets_are_named_as_they_pass() -> None:
    hand = table("A:90 B:90", manual=True)
    names = [hand.street]
    play(hand, "c x")
    for cards in ("2c7d9h", "3c", "4d"):
        names.append(play(hand.deal(cards), "").street)
        play(hand, "x x")
    names.append(hand.street)
    names.append(hand.know("A", "AsAh").know("B", "KsKh").street)
    assert names == ["preflop", "flop", "turn", "river", "showdown", "over"]
    assert hand.board == "2c7d9h3c4d"


def test_a_seed_deals_and_plays_the_same_hand_again() -> None:
    def whole() -> Hand:
        return play(Hand({"A": 90, "B": 90, "C": 90}, seed=42), "c c x | x x x | x x x | x x x")

    one, two = whole(), whole()
    assert one.over
    assert one.events == two.events
    assert sum(one.stacks.values()) == 270
    assert Hand({"A": 90, "B": 90}, seed=1).state.hole != Hand({"A": 90, "B": 90}, seed=2).state.hole


def test_a_shuffle_is_made_of_the_bytes_that_it_says() -> None:
    """The same on every machine and in every language: SHAKE-128 of the seed in decimal; a byte below 208 is a card, once."""
    for seed in (0, 7, -3, 10**20):
        deck: list[int] = []
        for byte in shake_128(str(seed).encode()).digest(4000):
            if byte < 208 and byte % 52 not in deck:
                deck.append(byte % 52)
        assert shuffled(seed) == deck
        assert sorted(deck) == list(range(52))
        assert [shuffled(seed, cards) for cards in (1, 10, 51)] == [deck[:1], deck[:10], deck[:51]]


def test_a_shuffle_prefers_no_card_for_the_top() -> None:
    """Each card about 100 times in 5,200 shuffles."""
    tops = [shuffled(seed, 1)[0] for seed in range(5200)]
    counts = [tops.count(card) for card in range(52)]
    assert min(counts) > 60
    assert max(counts) < 145


def test_as_many_cards_are_shuffled_as_a_hand_can_need() -> None:
    assert cards_needed(make_setup({"A": 9, "B": 9}, (1, 2))) == 12
    assert cards_needed(make_setup({"A": 9, "B": 9}, (1, 2), house="wsop")) == 28


def test_a_deck_of_ones_own_is_dealt_from_the_top() -> None:
    hand = play(Hand({"A": 90, "B": 90}, deck=list(range(51, -1, -1))), "c x")
    assert hand.state.hole == [(51, 49), (50, 48)]
    assert hand.state.boards == [[46, 45, 44]]


def test_known_cards_go_to_the_named_seats() -> None:
    hand = Hand({"A": 90, "B": 90}, cards={"B": "AsKs"})
    assert hand.state.hole == [(), (51, 50)]
    with pytest.raises(IllegalAction, match="card_twice"):
        Hand({"A": 90, "B": 90}, cards={"A": "AsKs", "B": "AsQs"})
    with pytest.raises(IllegalAction, match="wrong_number_of_cards"):
        Hand({"A": 90, "B": 90}, cards={"A": "AsKsQs"})
    with pytest.raises(CardError):
        Hand({"A": 90, "B": 90}, cards={"A": "AsXx"})


def test_a_hand_may_begin_over_and_dealt_out() -> None:
    hand = Hand({"A": 2, "B": 1}, seed=3)
    assert hand.over
    assert sum(hand.stacks.values()) == 3
    assert hand.returned == {"A": 1}


def test_a_hand_from_a_setup_is_the_same_hand() -> None:
    setup = make_setup({"A": 90, "B": 90}, (1, 2))
    assert Hand.from_setup(setup).events == Hand({"A": 90, "B": 90}).events
    assert Hand.from_setup(setup, seed=4).events == Hand({"A": 90, "B": 90}, seed=4).events
    with pytest.raises(SetupError):
        Hand.from_setup(setup._replace(unit=0))


def test_a_replayed_hand_stands_where_the_log_ends_and_goes_on() -> None:
    hand = play(table("A:90 B:90", seed=9), "c x | b10")
    again = Hand.replay(hand.events)
    assert (again.state, again.log) == (hand.state, hand.log)
    assert play(again, "c").to_act is None
    assert menu(again.deal()) == ("A", 0, 2, 78)


def test_a_replayed_hand_may_deal_for_itself() -> None:
    hand = play(table("A:90 B:90", street="flop", pot=6), "b10")
    again = play(Hand.replay(hand.events, manual=False), "c")
    assert (again.street, again.board) == ("turn", "")


def test_what_is_refused_carries_the_ruling_and_says_it() -> None:
    hand = play(table("A:500 B:16 C:500", street="flop", pot=6), "b10 a c")
    with pytest.raises(IllegalAction, match=r"not_reopened \(raise.reopen\)") as error:
        hand.raise_to(40)
    ruling = error.value.ruling
    assert ruling.refusal == Refusal.NOT_REOPENED
    assert (ruling.rule, ruling.option) == ("raise.reopen", "reopen_rule")
    assert "TDA 47-A" in ruling.sources
    assert {key: ruling.numbers[key] for key in ("name", "actor", "price", "own", "owed", "size", "asked", "minimum", "maximum")} == {
        "name": "A", "actor": "A", "price": 16, "own": 10, "owed": 6, "size": 10, "asked": 40, "minimum": 0, "maximum": 0
    }  # fmt: skip


def test_a_ruling_on_a_size_says_what_would_be_legal() -> None:
    hand = play(table("A:500 B:500", street="flop"), "b10")
    with pytest.raises(IllegalAction) as error:
        hand.raise_to(15)
    numbers = error.value.ruling.numbers
    assert (numbers["minimum"], numbers["maximum"], numbers["asked"], numbers["all_in"]) == (20, 500, 15, 500)


def test_any_command_may_be_asked() -> None:
    hand = Hand({"A": 90, "B": 90}).ask(c.Act(1, 2))
    assert hand.events[-1] == e.Called(1, 2, 1, False)


def test_nobody_is_due_to_show_before_the_showdown() -> None:
    hand = play(table("A:90 B:90", street="river", pot=6), "x")
    assert hand.to_show is None
    play(hand, "x")
    assert hand.to_show == "A"
    assert hand.show("A", "AsAh").to_show == "B"
    assert hand.award(0, "A").to_show is None


def test_nobody_is_due_when_all_have_shown_but_the_board_is_unknown() -> None:
    hand = play(table("A:90 B:90", street="river", pot=6), "x x").show("A", "AsAh").show("B", "KsKh")
    assert hand.to_show is None
    assert hand.know_board("2c3d7h9sJd").over


def test_hands_are_no_keys_but_compare_by_what_happened() -> None:
    one, two = table("A:90 B:90"), table("A:90 B:90")
    assert one.state == two.state
    assert one.state != "a state"
    assert play(one, "c").state != two.state
    with pytest.raises(TypeError):
        hash(one.state)


def test_everything_may_be_imported_that_the_package_names() -> None:
    assert all(hasattr(floorman, name) for name in floorman.__all__)


def test_importing_the_package_brings_nothing_from_outside_the_standard_library() -> None:
    """In a fresh interpreter: playing a hand loads floorman and the standard library only."""
    source = str(Path(floorman.__file__).parents[1])
    program = (
        f"import sys; sys.path.insert(0, {source!r}); import floorman;"
        "floorman.Hand({'A': 9, 'B': 9}, seed=1).all_in(); floorman.pots({'A': 1});"
        "print({m.split('.')[0] for m in sys.modules} - set(sys.stdlib_module_names) - {'floorman', '__main__'})"
    )
    answer = subprocess.run([sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "set()"


def test_nobody_sits_on_a_dead_button() -> None:
    setup = make_setup({"A": 90, "B": 90, "C": 90}, (1, 2))
    hand = Hand.from_setup(setup._replace(button_seat=NOBODY), deck=list(range(52)))
    assert hand.state.hole == [(0, 3), (1, 4), (2, 5)]


def test_what_the_one_to_act_owes_is_capped_by_his_stack() -> None:
    hand = play(table("A:90 B:7 C:90", street="flop", pot=6), "b10")
    assert hand.to_call == 7
    assert play(hand, "c").to_call == 10
    assert play(hand, "f").to_call == 0


@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        ([*range(51), 0], Fault.DECK_CARD_TWICE),
        ([*range(51), 52], Fault.DECK_NOT_CARDS),
        ([*range(51), -1], Fault.DECK_NOT_CARDS),
        ([*range(51), 51.0], Fault.DECK_NOT_CARDS),
        ([*range(51), [51]], Fault.DECK_NOT_CARDS),
        ([False, True, *range(2, 52)], Fault.DECK_NOT_CARDS),
        (list(range(8)), Fault.DECK_TOO_SHORT),
        ([], Fault.DECK_TOO_SHORT),
    ],
)
def test_a_deck_that_is_none_starts_no_hand(deck: Any, fault: Fault) -> None:
    with pytest.raises(SetupError) as error:
        Hand({"A": 100, "B": 100}, deck=deck)
    assert [found.fault for found in error.value.faults] == [fault]
    with pytest.raises(SetupError):
        Hand.from_setup(make_setup({"A": 9, "B": 9}, (1, 2)), deck=deck)


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_a_hand_taken_up_later_from_a_deck_has_its_hole_cards(street: str) -> None:
    late = Hand({"A": 100, "B": 100, "C": 100}, street=street, pot=6, seed=1, folded=["B"])
    whole = Hand({"A": 100, "B": 100, "C": 100}, seed=1)
    assert [late.state.hole[0], late.state.hole[1], late.state.hole[2]] == [whole.state.hole[0], (), whole.state.hole[2]]
    while not late.over:
        late.act("check")
    assert sum(late.payouts.values()) == 6


def test_in_the_middle_of_a_street_only_an_all_in_makes_a_side_pot() -> None:
    hand = Hand({"A": 100, "B": 100, "C": 100}).act("raise", 6)
    assert hand.pots == (Pot("main", 9, ("A", "B", "C")),)
    short = Hand({"A": 100, "B": 100, "C": 5}).act("all-in").act("raise", 20)
    assert short.pots == (Pot("main", 12, ("A", "B", "C")), Pot("side 1", 15, ("A", "B")))
