"""Whose turn it is, when a street is over, and what comes back (guide 001, 004; TDA 34-B, 16; WSOP L156)."""

import pytest

from floorman.rules.house import FoldedOnlyLayer
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Verb
from floorman.rules.streets import Street, open_preflop
from floorman.table.commands import Act
from floorman.table.decide import decide
from floorman.table.events import Folded, Returned, StreetClosed
from floorman.table.evolve import evolve
from floorman.table.hand import Hand
from floorman.table.ruling import Ruling
from floorman.table.setup import make_setup
from tests.builders import menu, play, pots, rules, table

SIX = "SB:1000 BB:1000 UTG:1000 MP:1000 CO:1000 BTN:1000"


def order(hand: Hand, until: str) -> list[str | None]:
    """Who acts, in order, while everybody checks or calls, until a street begins."""
    found = []
    while hand.street != until:
        found.append(hand.to_act)
        play(hand, "c" if hand.legal.to_call else "x")
    return found


# Law 1: who begins.


def test_before_the_flop_left_of_the_big_blind_begins_and_the_big_blind_ends() -> None:
    """Guide 001."""
    assert order(table(SIX), "flop") == ["UTG", "MP", "CO", "BTN", "SB", "BB"]


@pytest.mark.parametrize(("start", "end"), [("flop", "turn"), ("turn", "river"), ("river", "showdown")])
def test_later_left_of_the_button_begins_and_the_button_ends(start: str, end: str) -> None:
    assert order(table(SIX, street=start, pot=6), end) == ["SB", "BB", "UTG", "MP", "CO", "BTN"]


def test_later_the_first_who_is_still_in_begins() -> None:
    hand = play(table(SIX), "c c c c f x |")
    assert hand.to_act == "BB"


def test_three_seats_before_the_flop_the_button_begins() -> None:
    assert order(table("SB:9 BB:9 BTN:9"), "flop") == ["BTN", "SB", "BB"]


def test_heads_up_the_button_is_small_blind_and_begins_then_ends() -> None:
    """TDA 34-B."""
    hand = table("BB:100 BTN:100")
    assert menu(hand) == ("BTN", 1, 4, 100)
    play(hand, "c x |")
    assert order(hand, "turn") == ["BB", "BTN"]


def test_with_a_dead_small_blind_the_order_is_the_same() -> None:
    setup = make_setup({"BB": 100, "UTG": 100, "BTN": 100}, (1, 2))
    hand = Hand.from_setup(setup._replace(small_blind_seat=NOBODY, big_blind_seat=0))
    assert order(hand, "flop") == ["UTG", "BTN", "BB"]
    assert hand.to_act == "BB"


def test_with_a_dead_button_the_last_seat_ends() -> None:
    setup = make_setup({"SB": 100, "BB": 100, "UTG": 100}, (1, 2))
    hand = Hand.from_setup(setup._replace(button_seat=NOBODY))
    assert order(hand, "flop") == ["UTG", "SB", "BB"]
    assert order(hand, "turn") == ["SB", "BB", "UTG"]


# Law 2: when a street is over.


def test_it_is_over_when_all_have_checked() -> None:
    play(table("A:9 B:9 C:9", street="flop"), "x x x |")


def test_it_is_over_when_all_have_called() -> None:
    """Guide 004: A bets 50, B calls, C raises to 100, A folds, B calls: C gets no further turn."""
    hand = play(table("A:500 B:500 C:500", street="flop", pot=6), "b50 c r100 f c |")
    assert hand.to_act == "B"
    assert hand.street == "turn"


def test_the_big_blind_may_raise_where_nobody_has() -> None:
    """Guide 001, WSOP L156, L159: calls alone do not close the street."""
    hand = play(table(SIX), "c c c c c")
    assert menu(hand) == ("BB", 0, 4, 1000)
    assert menu(play(hand, "r4"))[:2] == ("UTG", 2)


def test_a_raise_gives_everybody_else_one_more_turn_and_the_raiser_none() -> None:
    hand = play(table(SIX), "c r6 c c c c")
    assert hand.to_act == "UTG"
    play(hand, "c |")


def test_a_check_raise_brings_the_turn_round() -> None:
    hand = play(table("A:90 B:90 C:90", street="flop"), "x b10 r30")
    assert hand.to_act == "A"
    assert play(hand, "f").to_act == "B"
    play(hand, "c |")


def test_all_in_players_have_no_turn() -> None:
    """Guide 001: who is all-in matches nothing any more."""
    hand = play(table("A:90 B:10 C:90", street="flop"), "b10 c c | x")
    assert hand.to_act == "C"
    play(hand, "x |")


def test_who_is_passed_over_is_not_skipped_for_good() -> None:
    hand = play(table(SIX), "r6 f f f f")
    assert menu(hand) == ("BB", 4, 10, 1000)


# Law 3: nothing left to decide.


def test_one_player_with_chips_who_owes_nothing_is_not_asked() -> None:
    """Guide 001, TDA 16."""
    hand = play(table("A:90 B:10", street="flop"), "b10 c")
    assert hand.to_act is None
    assert hand.street == "showdown"


def test_one_player_with_chips_who_owes_something_is_asked() -> None:
    hand = play(table("A:90 B:50", street="flop"), "b10 a")
    assert menu(hand) == ("A", 40, None, None)


def test_the_small_blind_who_has_the_all_in_covered_is_not_asked() -> None:
    """SB has 200 in, BB is all-in for 150, the others folded."""
    hand = play(table("SB:9000 BB:150 BTN:9000", "200/400"), "f")
    assert hand.to_act is None
    assert hand.returned == {"SB": 50}
    assert pots(hand) == [(300, "SBBB")]


def test_the_small_blind_who_owes_one_chip_is_asked() -> None:
    assert menu(play(table("SB:9000 BB:201 BTN:9000", "200/400"), "f")) == ("SB", 200, None, None)


def test_the_big_blind_facing_only_all_ins_for_less_is_not_asked() -> None:
    hand = play(table("SB:1 BB:100 BTN:2"), "c")
    assert hand.street == "showdown"
    assert pots(hand) == [(3, "SBBBBTN"), (2, "BBBTN")]


def test_two_with_chips_play_on_beside_an_all_in() -> None:
    hand = play(table("A:90 B:10 C:90", street="flop"), "b10 c c |")
    assert menu(hand) == ("A", 0, 2, 80)


def test_the_last_two_of_whom_one_is_all_in_stop() -> None:
    hand = play(table("A:90 B:10 C:90", street="flop"), "b10 c c | b20 f")
    assert hand.street == "showdown"
    assert hand.returned == {"A": 20}


# Law 4: what comes back, and when.


def test_an_uncalled_bet_returns_before_the_pot_is_paid() -> None:
    hand = play(table("A:90 B:90", street="flop", pot=6), "b10 r40 f")
    assert hand.returned == {"B": 30}
    assert hand.payouts == {"B": 26}
    assert hand.stacks == {"A": 80, "B": 106}


def test_an_uncalled_part_returns_before_the_next_card() -> None:
    """Guide 000, 002; here the short call leaves 40 of 50."""
    hand = play(table("A:90 B:10 C:50", street="flop", manual=True).deal("2c3d4h"), "a a a")
    closing = [e for e in hand.events if isinstance(e, Returned | StreetClosed)]
    assert closing == [Returned(0, 40), StreetClosed(Street.FLOP, Street.SHOWDOWN)]
    assert hand.board == "2c3d4h"


def test_a_walk_returns_what_the_small_blind_did_not_match() -> None:
    """SB 1 folded, BB 2: pot 2, refund 1."""
    hand = play(table("SB:100 BB:100 BTN:100"), "f f")
    assert hand.returned == {"BB": 1}
    assert hand.payouts == {"BB": 2}
    assert hand.stacks == {"SB": 99, "BB": 101, "BTN": 100}


def test_equal_bets_return_nothing() -> None:
    assert play(table("A:50 B:50", street="flop"), "a c").returned == {}


def test_chips_of_a_folded_player_hold_the_bet_up() -> None:
    """B called 10 and folded to a raise of 30: only 20 is uncalled."""
    hand = play(table("A:90 B:90 C:90", street="flop"), "b10 c r30 f f")
    assert hand.returned == {"C": 20}
    assert hand.payouts == {"C": 30}


def test_returned_chips_may_be_bet_again() -> None:
    hand = play(table("A:90 B:10 C:50 D:90", street="flop"), "a a a f")
    assert hand.returned == {"A": 40}
    assert hand.stacks["A"] == 40


@pytest.mark.parametrize(
    ("option", "stacks"),
    [(FoldedOnlyLayer.RETURN_TO_BETTOR, [90, 90, 96]), (FoldedOnlyLayer.MERGE_DOWN, [80, 90, 106])],
)
def test_an_uncalled_bet_of_a_killed_hand_follows_the_house(option: FoldedOnlyLayer, stacks: list[int]) -> None:
    """TDA 15-B, 65-A: A has bet 10 when his hand is killed, and nobody has called it."""
    hand = play(table("A:90 B:90 C:90", rules=rules("house", folded_only_layer=option), street="flop", pot=6), "b10")
    state = evolve(hand.state, Folded(0))
    assert state.record.to_act == 1
    events = decide(state, Act(1, Verb.FOLD))
    assert not isinstance(events, Ruling)
    for event in events:
        state = evolve(state, event)
    assert state.record.stack[:3] == stacks


# Law 5 is in test_straddles_antes.py.


def test_a_street_begins_with_nothing_in_front() -> None:
    hand = play(table("SB:100 BB:100 BTN:100"), "r10 c c |")
    record = hand.state.record
    assert record.street_bet == record.acted == record.seen == [0] * 10
    assert (record.price, record.full_level, record.full_size, record.last_aggressor) == (0, 0, 2, NOBODY)
    assert record.put_in[:3] == [10, 10, 10]


def test_a_hand_may_begin_on_a_later_street_with_seats_folded() -> None:
    hand = table("A:100 B:100 C:100 D:100", street="turn", pot=40, folded=["A", "C"])
    assert menu(hand) == ("B", 0, 2, 100)
    play(hand, "b10 c |")
    assert pots(hand) == [(60, "BD")]


def test_a_hand_may_begin_with_nobody_able_to_bet() -> None:
    hand = table("A:0 B:0 C:100", street="turn", pot=40)
    assert hand.street == "showdown"
    assert pots(hand) == [(40, "ABC")]


def test_opening_leaves_nothing_of_what_was_in_the_record_before() -> None:
    """A record taken up again, or one of zeros: seat 0 is neither the last aggressor nor a straddler who waits."""
    fresh = table("A:90 B:90 C:90").state.record
    used = play(table("A:90 B:90 C:90"), "r10 c c | b20 r60").state.record
    for name in ("street_bet", "put_in", "acted", "seen", "stack"):
        setattr(used, name, getattr(fresh, name)[:])
    used.last_to_act = used.short_sum = 0
    open_preflop(used, rules("house"), NOBODY, 0)
    used.street = fresh.street
    assert used == fresh
