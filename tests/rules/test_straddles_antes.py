"""Forced bets at the table: straddles (WSOP L22, L165, L174), antes (guide 001; TDA RP-11), bomb pots (WSOP L31), posts (WSOP L160)."""

import pytest

from floorman.rules.house import AnteKind, AnteOrder, ButtonStraddleFirst, ShortBlindCall, Straddle, StraddleMinRaise
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal
from floorman.table.events import Post, Posted
from floorman.table.hand import Hand
from floorman.table.setup import make_setup
from tests.builders import menu, play, pots, rules, table, why

FIVE = "SB:100 BB:100 UTG:100 CO:100 BTN:100"


def posted(hand: Hand) -> list[tuple[str, Post, int]]:
    return [(hand.state.names[e.seat], e.kind, e.amount) for e in hand.events if isinstance(e, Posted)]


# Straddles.


def test_a_straddle_of_4_is_raised_to_8() -> None:
    """WSOP 2026 L174: twice the straddle. Left of the straddle acts first."""
    hand = table(FIVE, rules="wsop", straddles={"UTG": 4})
    assert menu(hand) == ("CO", 4, 8, 100)


def test_a_straddle_of_4_is_raised_to_6_where_the_big_blind_is_the_size() -> None:
    """WSOP 2024 L161."""
    hand = table(FIVE, rules=rules("wsop", straddle_min_raise=StraddleMinRaise.PLUS_BIG_BLIND), straddles={"UTG": 4})
    assert menu(hand) == ("CO", 4, 6, 100)


def test_the_straddler_acts_last_and_may_raise() -> None:
    hand = play(table(FIVE, rules="wsop", straddles={"UTG": 4}), "c c c c")
    assert menu(hand) == ("UTG", 0, 8, 100)
    play(hand, "x |")


def test_after_the_flop_the_minimum_bet_is_the_big_blind() -> None:
    """L174."""
    hand = play(table(FIVE, rules="wsop", straddles={"UTG": 4}), "c c c c x |")
    assert menu(hand) == ("SB", 0, 2, 96)


def test_on_the_button_the_small_blind_opens() -> None:
    """L22: left of the straddle."""
    hand = table(FIVE, rules="wsop", straddles={"BTN": 4})
    assert hand.to_act == "SB"
    play(hand, "c c c c")
    assert menu(hand) == ("BTN", 0, 8, 100)


UNDER_THE_GUN = rules("wsop", button_straddle_first=ButtonStraddleFirst.UNDER_THE_GUN)


def test_or_under_the_gun_opens_and_the_button_waits_for_all() -> None:
    hand = table(FIVE, rules=UNDER_THE_GUN, straddles={"BTN": 4})
    order = []
    while hand.street == "preflop":
        order.append(hand.to_act)
        play(hand, "c" if hand.legal.to_call else "x")
    assert order == ["UTG", "CO", "SB", "BB", "BTN"]


def test_the_waiting_button_also_waits_where_somebody_raises() -> None:
    hand = play(table(FIVE, rules=UNDER_THE_GUN, straddles={"BTN": 4}), "c r20")
    assert hand.to_act == "SB"
    assert play(hand, "c").to_act == "BB"
    assert play(hand, "f").to_act == "UTG"
    assert menu(play(hand, "c")) == ("BTN", 16, 36, 100)
    play(hand, "c |")


def test_the_waiting_button_has_his_turn_when_everybody_else_is_out_or_all_in() -> None:
    hand = play(table("SB:4 BB:100 UTG:100 CO:50 BTN:100", rules=UNDER_THE_GUN, straddles={"BTN": 4}), "f a c f")
    assert menu(hand) == ("BTN", 46, None, None)


def test_once_he_has_acted_the_button_takes_his_turns_like_anybody() -> None:
    hand = play(table(FIVE, rules=UNDER_THE_GUN, straddles={"BTN": 4}), "c c c c r20 c r60 c")
    assert hand.to_act == "CO"
    assert play(hand, "c").to_act == "BTN"


def test_a_straddle_on_the_straddle() -> None:
    house = rules("wsop", straddle=Straddle.ANY, straddle_max_levels=2)
    hand = table(FIVE, rules=house, straddles={"UTG": 4, "CO": 8})
    assert menu(hand) == ("BTN", 8, 16, 100)
    play(hand, "c c c c")
    assert menu(hand) == ("CO", 0, 16, 100)


def test_a_short_straddle_is_all_in_and_the_others_owe_all_of_it() -> None:
    hand = table("SB:100 BB:100 UTG:3 CO:100 BTN:100", rules="wsop", straddles={"UTG": 4})
    assert posted(hand)[-1] == ("UTG", Post.STRADDLE, 3)
    assert menu(hand) == ("CO", 4, 8, 100)


def test_a_short_straddle_still_sends_the_action_to_its_left() -> None:
    hand = play(table("SB:100 BB:100 UTG:3 CO:100 BTN:100", rules="wsop", straddles={"UTG": 4}), "c c c")
    assert menu(hand) == ("BB", 2, 8, 100)
    play(hand, "c |")
    assert pots(hand) == [(15, "SBBBUTGCOBTN"), (4, "SBBBCOBTN")]


# Antes.


def test_every_player_antes_before_the_blinds() -> None:
    hand = table("SB:100 BB:100 BTN:100", ante=1, ante_kind="per_player")
    assert [kind for _, kind, _ in posted(hand)] == [Post.ANTE] * 3 + [Post.SMALL_BLIND, Post.BIG_BLIND]
    assert menu(hand) == ("BTN", 2, 4, 99)
    assert sum(hand.state.record.put_in) == 6


def test_a_short_ante_makes_a_main_pot() -> None:
    """Ante 10, one has 6, three call 20: 24 and 72 after 6 x 4 (TDA RP-11)."""
    hand = play(table("SB:500 BB:500 UTG:6 BTN:500", "10/20", ante=10, ante_kind="per_player"), "c c x |")
    assert pots(hand) == [(24, "SBBBUTGBTN"), (72, "SBBBBTN")]


def test_an_ante_may_leave_nothing_for_the_blind() -> None:
    hand = table("SB:500 BB:5 BTN:500", "10/20", ante=5, ante_kind="per_player")
    assert [kind for _, kind, _ in posted(hand)] == [Post.ANTE] * 3 + [Post.SMALL_BLIND]
    assert menu(hand) == ("BTN", 20, 40, 495)


def test_the_big_blind_antes_for_the_table_after_his_blind() -> None:
    """TDA RP-11 (2024)."""
    hand = table("SB:9000 BB:9000 BTN:9000", "500/1000", ante=1000, ante_kind="big_blind")
    assert posted(hand) == [("SB", Post.SMALL_BLIND, 500), ("BB", Post.BIG_BLIND, 1000), ("BB", Post.TABLE_ANTE, 1000)]


@pytest.mark.parametrize(
    ("order", "stack", "blind", "ante"),
    [
        (AnteOrder.BIG_BLIND_FIRST, 1500, 1000, 500),
        (AnteOrder.BIG_BLIND_FIRST, 1100, 1000, 100),
        (AnteOrder.BIG_BLIND_FIRST, 800, 800, 0),
        (AnteOrder.ANTE_FIRST, 1500, 500, 1000),
        (AnteOrder.ANTE_FIRST, 1100, 100, 1000),
        (AnteOrder.ANTE_FIRST, 800, 0, 800),
    ],
)
def test_a_short_big_blind_pays_in_the_order_of_the_house(order: AnteOrder, stack: int, blind: int, ante: int) -> None:
    """RP-11: 500/1000 with an ante of 1000. The others owe 1000 in every row."""
    hand = table(f"SB:9000 BB:{stack} BTN:9000", "500/1000", rules("tda", ante_order=order), ante=1000)
    assert (hand.state.record.street_bet[1], hand.state.record.dead) == (blind, ante)
    assert menu(hand) == ("BTN", 1000, 2000, 9000)


def test_who_has_only_anted_plays_for_the_ante_alone() -> None:
    """Ante first, 800: he can win the 800 and nothing more."""
    hand = play(table("SB:9000 BB:800 BTN:9000", "500/1000", rules("tda", ante_order=AnteOrder.ANTE_FIRST), ante=1000), "c c |")
    assert pots(hand) == [(800, "SBBBBTN"), (2000, "SBBTN")]


def test_a_table_ante_belongs_to_the_main_pot() -> None:
    """4k/8k with an ante of 8k: a stack of 1k plays for 3 x 1k + 8k = 11k, the others for 14k."""
    hand = play(table("SB:90000 BB:90000 BTN:1000", "4000/8000", "tda", ante=8000), "c c x |")
    assert pots(hand) == [(11000, "SBBBBTN"), (14000, "SBBB")]


def test_the_button_may_ante_for_the_table() -> None:
    hand = table("SB:100 BB:100 BTN:100", ante=2, ante_kind="button")
    assert posted(hand)[0] == ("BTN", Post.TABLE_ANTE, 2)
    assert hand.state.record.dead == 2


def test_a_dead_button_antes_nothing() -> None:
    setup = make_setup({"A": 100, "B": 100, "C": 100}, (1, 2), ante=2, ante_kind="button")
    assert [kind for _, kind, _ in posted(Hand.from_setup(setup._replace(button_seat=NOBODY)))] == [Post.SMALL_BLIND, Post.BIG_BLIND]


def test_without_a_kind_an_ante_is_that_of_the_house() -> None:
    assert table("A:100 B:100 C:100", ante=2).state.setup.ante_kind == AnteKind.BIG_BLIND
    assert table("A:100 B:100 C:100", rules="online", ante=2).state.setup.ante_kind == AnteKind.PER_PLAYER
    assert table("A:100 B:100 C:100", rules=rules("house", ante_kind=AnteKind.NONE), ante=2).state.setup.ante_kind == AnteKind.PER_PLAYER


# Short blinds.


def test_over_a_short_big_blind_the_nominal_one_is_owed() -> None:
    """WSOP L154, Robert NL-2: BB 60 of 100; pokerkit asks 60 and 160."""
    hand = table("SB:900 BB:60 BTN:900", "50/100")
    assert menu(hand) == ("BTN", 100, 200, 900)
    play(hand, "c c |")
    assert pots(hand) == [(180, "SBBBBTN"), (80, "SBBTN")]


def test_a_house_may_ask_for_what_was_posted() -> None:
    hand = table("SB:900 BB:60 BTN:900", "50/100", rules("house", short_blind_call=ShortBlindCall.ACTUAL_POSTED))
    assert menu(hand) == ("BTN", 60, 160, 900)
    hand = table("SB:900 BB:30 BTN:900", "50/100", rules("house", short_blind_call=ShortBlindCall.ACTUAL_POSTED))
    assert menu(hand) == ("BTN", 50, 150, 900)


def test_heads_up_the_excess_over_a_short_big_blind_goes_back() -> None:
    hand = play(table("BB:60 BTN:900", "50/100"), "c")
    assert hand.returned == {"BTN": 40}
    assert pots(hand) == [(120, "BBBTN")]


def test_everybody_all_in_from_the_blinds_needs_no_betting() -> None:
    hand = table("BB:2 BTN:1", "1/2", cards={"BB": "AsAh", "BTN": "KsKh"})
    assert hand.street == "showdown"
    assert hand.returned == {"BB": 1}
    hand.know_board("2c3d4h7s8d")
    assert hand.stacks == {"BB": 3, "BTN": 0}


# Missed blinds.


def test_a_returning_player_posts_live_and_dead() -> None:
    """WSOP L160: 2 live and 1 dead; the pot starts at 6, and he may check or raise."""
    hand = table("SB:100 BB:100 UTG:100 BTN:100", posts={"UTG": (2, 1)})
    assert sum(pot.amount for pot in hand.pots) == 6
    assert menu(hand) == ("UTG", 0, 4, 99)
    assert hand.stacks["UTG"] == 97
    play(hand, "x c c x |")
    assert pots(hand) == [(9, "SBBBUTGBTN")]


def test_a_poster_who_has_less_posts_the_live_part_first() -> None:
    hand = table("SB:100 BB:100 UTG:2 BTN:100", posts={"UTG": (2, 1)})
    assert posted(hand)[-1] == ("UTG", Post.LIVE_POST, 2)
    assert hand.state.record.dead == 0
    assert hand.to_act == "BTN"


def test_a_dead_post_alone_leaves_everything_owed() -> None:
    hand = table("SB:100 BB:100 UTG:100 BTN:100", posts={"UTG": (0, 1)})
    assert menu(hand) == ("UTG", 2, 4, 99)


# Bomb pots.


def test_a_bomb_pot_starts_on_the_flop() -> None:
    """WSOP L31: six times 20; left of the button opens."""
    hand = table("A:200 B:200 C:200 D:200 E:200 F:200", rules="wsop", bomb_pot=20)
    assert hand.street == "flop"
    assert pots(hand) == [(120, "ABCDEF")]
    assert menu(hand) == ("A", 0, 2, 180)


def test_nobody_bets_before_the_flop_of_a_bomb_pot() -> None:
    hand = table("A:200 B:200 C:200", rules="wsop", bomb_pot=20, manual=True)
    assert hand.to_act is None
    assert why(hand, "x") == Refusal.NO_BETTING_NOW
    assert menu(hand.deal("Ah7d2c")) == ("A", 0, 2, 180)


def test_a_short_bomb_makes_its_own_pot_and_what_nobody_matched_goes_back() -> None:
    hand = play(table("A:5 B:200 C:200", rules="wsop", bomb_pot=20), "x x |")
    assert pots(hand) == [(15, "ABC"), (30, "BC")]
    hand = table("A:5 B:8 C:200", rules="wsop", bomb_pot=20)
    assert hand.street == "showdown"
    assert hand.returned == {"C": 12}
    assert pots(hand) == [(15, "ABC"), (6, "BC")]


def test_what_goes_back_of_a_forced_bet_leaves_no_street_bet_below_zero() -> None:
    hand = table("A:5 B:8 C:200", rules="wsop", bomb_pot=20)
    assert min(hand.state.record.street_bet) == 0
    hand = table("BB:100 BTN:4", "5/10", ante=5, ante_kind="per_player")
    assert hand.returned == {"BB": 11}
    assert hand.state.record.street_bet[:2] == [0, 0]
    assert pots(hand) == [(8, "BBBTN")]
