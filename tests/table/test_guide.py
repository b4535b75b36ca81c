"""Every number of our guide, article by article, exactly. Where the rule books say otherwise the test of that rule says so."""

import pytest

import floorman
from floorman.rules.rulebook import Refusal
from floorman.table.events import PotAwarded, Raised
from tests.builders import menu, play, pots, table, why

# Article 000: side pots.


def test_000_two_all_ins_of_50k_and_100k_make_no_side_pot() -> None:
    """The 50k of B that nobody covers go back."""
    settlement = floorman.pots({"A": 50_000, "B": 100_000})
    assert [(pot.amount, pot.eligible) for pot in settlement.pots] == [(100_000, ("A", "B"))]
    assert settlement.returned == {"B": 50_000}


def test_000_three_all_ins_of_30k_70k_and_120k() -> None:
    settlement = floorman.pots({"A": 30_000, "B": 70_000, "C": 120_000})
    assert [(pot.amount, pot.eligible) for pot in settlement.pots] == [(90_000, ("A", "B", "C")), (80_000, ("B", "C"))]
    assert settlement.returned == {"C": 50_000}


@pytest.mark.parametrize(
    ("ranking", "payouts"),
    [
        ({"A": 1, "B": 2, "C": 3}, {"A": 90_000, "B": 80_000}),  # A cannot touch the side pot, whatever he holds
        ({"A": 3, "B": 1, "C": 2}, {"B": 170_000}),  # B beats A and C: main and side pot, 170k
        ({"A": 1, "B": 3, "C": 2}, {"A": 90_000, "C": 80_000}),  # side pot to C, main pot to A
        ({"A": 1, "B": 2, "C": 2}, {"A": 90_000, "B": 40_000, "C": 40_000}),  # a tie in side pot 1: 40k each
        ({"A": 2, "B": 2, "C": 1}, {"C": 170_000}),
        ({"A": 1, "B": 1, "C": 1}, {"A": 30_000, "B": 70_000, "C": 70_000}),
    ],
)
def test_000_each_pot_is_its_own_contest(ranking: dict[str, int], payouts: dict[str, int]) -> None:
    settlement = floorman.pots({"A": 30_000, "B": 70_000, "C": 120_000}, ranking=ranking)
    assert settlement.payouts == payouts
    assert settlement.returned == {"C": 50_000}


def test_000_at_the_table_the_side_pot_is_judged_first_and_all_hands_are_open() -> None:
    """A: aces full; C beats B."""
    cards = {"A": "AsAh", "B": "QsQh", "C": "KsKh"}
    hand = table("A:30000 B:70000 C:120000", "100/200", street="flop", cards=cards, manual=True)
    play(hand.deal("Ad7c7d"), "x x a c c")
    assert hand.state.shown == [1, 1, 1]
    assert hand.returned == {"C": 50_000}
    hand.deal("2h").deal("3s")
    assert [event.pot for event in hand.events if isinstance(event, PotAwarded)] == [1, 0]
    assert hand.payouts == {"A": 90_000, "C": 80_000}


# Article 001: a hand in its order.


def test_001_a_hand_from_the_blinds_to_the_showdown() -> None:
    """Button, blinds, two cards each, four rounds of betting, the showdown; order of turns as told."""
    hand = table("SB:100 BB:100 UTG:100 BTN:100", manual=True)
    turns = []
    for street, cards in (("preflop", ""), ("flop", "Ah7d2c"), ("turn", "9s"), ("river", "5s")):
        if cards:
            hand.deal(cards)
        assert hand.street == street
        while hand.to_act is not None:
            turns.append(hand.to_act)
            play(hand, "c" if hand.legal.to_call else "x")
    assert turns == ["UTG", "BTN", "SB", "BB", *["SB", "BB", "UTG", "BTN"] * 3]
    assert hand.street == "showdown"
    assert hand.board == "Ah7d2c9s5s"
    assert hand.to_show == "SB"


def test_001_the_big_blind_may_check_where_nobody_has_raised() -> None:
    hand = play(table("SB:100 BB:100 BTN:100"), "c c")
    assert hand.legal.check.possible
    play(hand, "x |")


def test_001_after_a_raise_those_who_have_decided_get_a_new_turn() -> None:
    hand = play(table("SB:100 BB:100 UTG:100 BTN:100"), "c r8 c c")
    assert menu(hand)[:2] == ("UTG", 6)


def test_001_from_the_flop_on_the_first_left_of_the_button_acts_and_the_button_last() -> None:
    hand = play(table("SB:100 BB:100 UTG:100 BTN:100"), "c c f x |")
    order = []
    while hand.street == "flop":
        order.append(hand.to_act)
        play(hand, "x")
    assert order == ["BB", "UTG", "BTN"]


def test_001_the_last_one_left_wins_without_showing() -> None:
    hand = play(table("SB:100 BB:100 BTN:100", cards={"BTN": "2c7d"}), "r6 f f")
    assert hand.over
    assert hand.payouts == {"BTN": 5}
    assert hand.state.shown == [0, 0, 0]


def test_001_the_last_bettor_of_the_last_round_shows_first_or_else_left_of_the_button() -> None:
    assert play(table("A:99 B:99 C:99", street="river", pot=6), "x b10 c c").to_show == "B"
    assert play(table("A:99 B:99 C:99", street="river", pot=6), "x x x").to_show == "A"


def test_001_folded_chips_stay_in_the_pot() -> None:
    hand = play(table("SB:100 BB:100 BTN:100"), "r6 c f |")
    assert pots(hand) == [(14, "SBBTN")]


def test_001_others_with_chips_bet_on_beside_an_all_in() -> None:
    hand = play(table("A:10 B:90 C:90", street="flop"), "a c c | b20 c |")
    assert pots(hand) == [(30, "ABC"), (40, "BC")]


def test_001_when_nobody_can_bet_the_board_is_run_out() -> None:
    hand = play(table("A:50 B:50", street="flop", seed=7), "a c")
    assert len(hand.state.boards[0]) == 5
    assert hand.over  # the deck gave them hands too


# Article 002: the calculator.


def test_002_three_all_ins_of_20_60_and_100() -> None:
    """180 in all: 60, 80, and the column of C's 40 that "only C" can win, which the article itself says is returned."""
    settlement = floorman.pots({"A": 20, "B": 60, "C": 100})
    assert [pot.amount for pot in settlement.pots] == [60, 80]
    assert settlement.returned == {"C": 40}
    assert settlement.put_in == 180
    assert settlement.balanced


def test_002_two_all_ins_of_30_and_80() -> None:
    settlement = floorman.pots({"A": 30, "B": 80})
    assert [pot.amount for pot in settlement.pots] == [60]
    assert settlement.returned == {"B": 50}
    assert settlement.put_in == 110


def test_002_the_sample_of_the_calculator() -> None:
    """1,000: 400 for all three, 450 for two, 150 for nobody."""
    settlement = floorman.pots({"あきら": 100, "ばんり": 250, "ちひろ": 250, "だい": 400}, folded=["だい"])
    assert [(pot.amount, pot.eligible) for pot in settlement.pots] == [
        (400, ("あきら", "ばんり", "ちひろ")),
        (450, ("ばんり", "ちひろ")),
        (150, ()),
    ]
    assert settlement.put_in == 1000
    assert settlement.balanced
    assert [(note.kind.name, note.numbers["amount"]) for note in settlement.notes] == [("FOLDED_ONLY_LAYER", 150)]


def test_002_all_ins_of_the_same_size_make_no_layer_between_them() -> None:
    assert len(floorman.pots({"A": 40, "B": 40}).layers) == 1


def test_002_who_has_folded_wins_nothing_not_even_what_he_has_paid() -> None:
    for pot in floorman.pots({"A": 20, "B": 60, "C": 60, "D": 40}, folded=["D"]).pots:
        assert "D" not in pot.eligible


# Article 003: many all-ins.


def test_003_four_all_ins_of_200k_400k_600k_and_1m() -> None:
    """2.2M = 800k + 600k + 400k and 400k back to D."""
    settlement = floorman.pots({"A": 200_000, "B": 400_000, "C": 600_000, "D": 1_000_000})
    assert [(pot.amount, "".join(pot.eligible)) for pot in settlement.pots] == [(800_000, "ABCD"), (600_000, "BCD"), (400_000, "CD")]
    assert settlement.returned == {"D": 400_000}
    assert settlement.put_in == 2_200_000
    assert settlement.balanced


@pytest.mark.parametrize(
    ("ranking", "payouts"),
    [
        ({"A": 2, "B": 4, "C": 1, "D": 3}, {"C": 1_800_000}),  # straight, high card, flush, one pair
        ({"A": 1, "B": 4, "C": 2, "D": 3}, {"A": 800_000, "C": 1_000_000}),  # A royal
        ({"A": 1, "B": 2, "C": 3, "D": 4}, {"A": 800_000, "B": 600_000, "C": 400_000}),
        ({"A": 4, "B": 3, "C": 2, "D": 1}, {"D": 1_800_000}),
    ],
)
def test_003_who_wins_which_pot(ranking: dict[str, int], payouts: dict[str, int]) -> None:
    settlement = floorman.pots({"A": 200_000, "B": 400_000, "C": 600_000, "D": 1_000_000}, ranking=ranking)
    assert settlement.payouts == payouts
    assert [share.pot for share in settlement.shares] == sorted((share.pot for share in settlement.shares), reverse=True)


def test_003_the_same_at_the_table_with_those_hands() -> None:
    """A a straight, B high card, C a flush, D one pair."""
    cards = {"A": "8h9d", "B": "3d4c", "C": "AcQc", "D": "KhQd"}
    hand = table("A:200000 B:400000 C:600000 D:1000000", "500/1000", street="flop", cards=cards, manual=True)
    play(hand.deal("TcJc7d"), "a a a c").deal("2c").deal("Kd")
    assert hand.payouts == {"C": 1_800_000}
    assert hand.stacks == {"A": 0, "B": 0, "C": 1_800_000, "D": 400_000}


def test_003_pairs_of_equal_all_ins() -> None:
    settlement = floorman.pots({"A": 300_000, "B": 300_000, "C": 700_000, "D": 700_000})
    assert [(pot.amount, "".join(pot.eligible)) for pot in settlement.pots] == [(1_200_000, "ABCD"), (800_000, "CD")]
    assert settlement.returned == {}


def test_003_the_chips_of_a_folded_player_join_the_pot_below() -> None:
    """E's 150k: main pot 750k; then B and C, and C's refund."""
    settlement = floorman.pots({"A": 200_000, "B": 400_000, "C": 1_000_000, "E": 150_000}, folded=["E"])
    assert [(pot.amount, "".join(pot.eligible)) for pot in settlement.pots] == [(750_000, "ABC"), (400_000, "BC")]
    assert settlement.returned == {"C": 600_000}


# Article 004: minimum raises and short all-ins.


@pytest.mark.parametrize(("line", "least"), [("", 4), ("r6", 10), ("r6 r16", 26), ("r6 r16 r40", 64)])
def test_004_the_ladder_2_6_16_40(line: str, least: int) -> None:
    hand = play(table("SB:200 BB:200 A:200 B:200"), line)
    assert hand.legal.min_raise_to == least


def test_004_a_bet_of_30_is_raised_to_60() -> None:
    assert play(table("A:500 B:500", street="flop"), "b30").legal.min_raise_to == 60
    assert play(table("A:500 B:500", street="flop"), "x b30").legal.min_raise_to == 60


def test_004_an_ante_changes_no_minimum() -> None:
    hand = table("SB:9000 BB:9000 BTN:9000", "100/200", ante=200, ante_kind="big_blind")
    assert hand.legal.min_raise_to == 400
    assert play(hand, "c c x |").legal.min_raise_to == 200


def test_004_bet_10_all_in_16_closes_the_raising_for_the_bettor() -> None:
    hand = play(table("A:500 B:16 C:500", street="flop", pot=6), "b10 a")
    assert menu(hand) == ("C", 16, 20, 500)
    assert menu(play(hand, "c")) == ("A", 6, None, None)
    assert why(hand, "r26") == Refusal.NOT_REOPENED
    assert [option.verb for option in hand.legal.options() if option.possible] == ["fold", "call"]


def test_004_bet_10_all_in_25_is_a_raise() -> None:
    hand = play(table("A:500 B:25 C:500", street="flop", pot=6), "b10 a c")
    assert menu(hand) == ("A", 15, 40, 500)


def test_004_a_bets_50_b_calls_c_raises_to_100_a_folds_b_calls_and_c_may_not_bet_again() -> None:
    hand = play(table("A:500 B:500 C:500", street="flop", pot=6), "b50 c r100 f c |")
    assert hand.street == "turn"


def test_004_an_all_in_below_the_minimum_is_always_possible_but_no_raise() -> None:
    hand = play(table("A:500 B:16 C:500", street="flop"), "b10")
    assert hand.legal.all_in.possible
    assert play(hand, "a").events[-1] == Raised(1, 16, 6, full=False, all_in=True)


def test_004_the_first_bet_after_the_flop_is_the_big_blind() -> None:
    assert table("A:500 B:500", street="flop").legal.min_raise_to == 2
