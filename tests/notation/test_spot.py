"""A spot on one line: read, printed, played, and taken from a live hand."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from floorman.notation.amounts import AmountError, AmountFault, amount_of
from floorman.notation.spot import IllegalMove, Move, Spot, SpotError, SpotFault, StreetLine, parse, play, print_spot, spot_of
from floorman.rules.cards import FULL_DECK, cards_of, name_of
from floorman.rules.house import HOUSE, PRESETS, TDA, WSOP, AnteKind, Game, ShortAllIn, Straddle
from floorman.rules.rulebook import Refusal
from floorman.rules.streets import Street
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction
from floorman.table.setup import Fault, SetupError
from floorman.table.state import Phase

SHORT = "1/2 A=500 B=16 C=500 flop pot=6 | b10 a"
FOUR = "1/2 SB=200 BB=200:QhQd UTG=200 BTN=200:AsKs | r6 c f c | Ah7d2c x b10"


def refused(line: str) -> SpotError:
    with pytest.raises(SpotError) as caught:
        parse(line)
    return caught.value


# Reading


def test_a_line_is_read_as_typed() -> None:
    spot = parse(FOUR)
    assert spot.setup.names == ("SB", "BB", "UTG", "BTN")
    assert (spot.setup.small_blind, spot.setup.big_blind, spot.setup.button_seat) == (1, 2, 3)
    assert spot.setup.house == HOUSE
    assert spot.cards == ((), cards_of("QhQd"), (), cards_of("AsKs"))
    assert spot.streets == (
        StreetLine((), (Move("r", 6), Move("c"), Move("f"), Move("c"))),
        StreetLine(cards_of("Ah7d2c"), (Move("x"), Move("b", 10))),
    )


def test_the_header_is_read_in_any_order() -> None:
    assert parse("flop rules=house pot=6 A=500 B=16 1/2 C=500 | b10 a") == parse(SHORT)


def test_every_option_of_the_header_reaches_the_setup() -> None:
    setup = parse("PL 5/10 A=1k B=2k C=3k D=4k ante=button:5 post=C:10+5 unit=5 bets=10/20 folded=A limit_raise_cap=3 burn_cards=0").setup
    assert (setup.game, setup.ante, setup.ante_kind, setup.unit) == (Game.POT_LIMIT, 5, AnteKind.BUTTON, 5)
    assert (setup.posts, setup.small_bet, setup.big_bet, setup.folded) == (((2, 10, 5),), 10, 20, (0,))
    assert setup.house == HOUSE._replace(limit_raise_cap=3, burn_cards=0)
    assert parse("1/2 A=5 B=5 ante=2").setup.ante_kind == AnteKind.PER_PLAYER
    assert parse("1/2 A=5 B=5 ante=bb:2").setup.ante_kind == AnteKind.BIG_BLIND
    assert parse("1/2 A=9 B=9 rules=tda short_allin_min_raise=complete_to_full").setup.house == TDA._replace(
        short_allin_min_raise=ShortAllIn.COMPLETE_TO_FULL
    )


def test_the_button_turns_the_seats() -> None:
    assert parse("1/2 A=10:AsKs B=20 C=30 button=A") == parse("1/2 B=20 C=30 A=10:AsKs")


def test_heads_up_the_second_seat_has_the_button_and_the_small_blind() -> None:
    setup = parse("1/2 BB=10 BTN=20").setup
    assert (setup.big_blind_seat, setup.small_blind_seat, setup.button_seat) == (0, 1, 1)


def test_a_dead_small_blind_and_a_dead_button_leave_their_seats_empty() -> None:
    setup = parse("1/2 A=10 B=20 C=30 sb=- button=-").setup
    assert (setup.small_blind_seat, setup.big_blind_seat, setup.button_seat) == (-1, 0, -1)
    hand = play(parse("PL 100/200 BB=5k CO=5k BTN=5k sb=-"))
    assert (hand.to_act, hand.legal.max_raise_to) == ("CO", 700)  # TDA 54-B


def test_whoever_is_written_down_as_a_straddler_may_straddle_where_the_house_has_none() -> None:
    setup = parse("1/2 SB=99 BB=99 U=99 C=99 D=99 straddle=U:4 straddle=C:8").setup
    assert (setup.straddles, setup.house.straddle, setup.house.straddle_max_levels) == (((2, 4), (3, 8)), Straddle.ANY, 2)
    with pytest.raises(SetupError):  # an option that is written too wins
        parse("1/2 SB=99 BB=99 U=99 straddle=off straddle=U:4")


def test_amounts_in_a_line_take_units_and_no_commas() -> None:
    assert parse("1/2 A=1.5k B=3만 C=3.5万 | r2k").streets[0].moves == (Move("r", 2000),)
    assert refused("1/2 A=1,400 B=5").fault == SpotFault.NOT_AN_AMOUNT


def test_cards_are_read_in_every_spelling_and_the_board_in_several_pieces() -> None:
    spot = parse("1/2 A=9:10♠Kd B=9 | a c | [Ah 7d 2c] | 5s")
    assert spot.cards[0] == cards_of("TsKd")
    assert [street.board for street in spot.streets] == [(), cards_of("Ah7d2c"), cards_of("5s")]


def test_a_seat_named_like_a_card_is_no_card() -> None:
    assert parse("1/2 Kd=9 As=9 | As:c Kd:x").streets == (StreetLine((), (Move("c", 0, "As"), Move("x", 0, "Kd"))),)


@pytest.mark.parametrize(
    ("line", "fault", "token"),
    [
        ("", SpotFault.EMPTY, ""),
        (" \n\t ", SpotFault.EMPTY, ""),
        ("1/2 A=5 B=5 " + "f " * 2000, SpotFault.TOO_LONG, "1/2 A=5 B=5 f f f f "),
        ("A=5 B=5", SpotFault.NO_BLINDS, ""),
        ("| f", SpotFault.NO_BLINDS, ""),
        ("1/2 A=5 B=5 nonsense", SpotFault.NOT_UNDERSTOOD, "nonsense"),
        ("1/2 2/4 A=5 B=5", SpotFault.TWICE, "2/4"),
        ("1/2 A=5 B=5 flop turn", SpotFault.TWICE, "turn"),
        ("NL FL 1/2 A=5 B=5", SpotFault.TWICE, "FL"),
        ("1/2 A=5 A=6", SpotFault.TWICE, "A"),
        ("1/2 A=5 B=5 pot=1 pot=1", SpotFault.TWICE, "1"),
        ("1/2 A=5 B=5 burn_cards=0 burn_cards=0", SpotFault.TWICE, "burn_cards=0"),
        ("1/2 A=5 B=5 C=5 post=C:2 post=C:2", SpotFault.TWICE, "C"),
        ("1/x A=5 B=5", SpotFault.NOT_AN_AMOUNT, "x"),
        ("1/2 A=-5 B=5", SpotFault.NOT_AN_AMOUNT, "-5"),
        ("1/2 A=2.5 B=5", SpotFault.NOT_AN_AMOUNT, "2.5"),
        ("1/2 A=5 B=99999999999999999999", SpotFault.AMOUNT_TOO_LARGE, "99999999999999999999"),
        ("1/2 A= B=5", SpotFault.NOT_AN_AMOUNT, ""),
        ("1/2 A=5 B=5 post=A:1+x", SpotFault.NOT_AN_AMOUNT, "x"),
        ("1/2 =5 B=5", SpotFault.BAD_NAME, ""),
        ("1/2 A:B=5 B=5", SpotFault.BAD_NAME, "A:B"),
        ("1/2 A=5 B=5 button=C", SpotFault.NO_SUCH_SEAT, "C"),
        ("1/2 A=5 B=5 folded=A,C", SpotFault.NO_SUCH_SEAT, "C"),
        ("1/2 A=5 B=5 straddle=C:4", SpotFault.NO_SUCH_SEAT, "C"),
        ("1/2 A=5 B=5 | C:f", SpotFault.NO_SUCH_SEAT, "C"),
        ("1/2 A=5 B=5 rules=TDA2", SpotFault.NO_SUCH_CHOICE, "TDA2"),
        ("1/2 A=5 B=5 short_allin_min_raise=26", SpotFault.NO_SUCH_CHOICE, "26"),
        ("1/2 A=5 B=5 limit_raise_cap=-1", SpotFault.NO_SUCH_CHOICE, "-1"),
        ("1/2 A=5 B=5 burn_cards=2", SpotFault.NO_SUCH_CHOICE, "2"),
        ("1/2 A=5 B=5 ante=co:2", SpotFault.NO_SUCH_CHOICE, "co:2"),
        ("1/2 A=5 B=5 sb=A", SpotFault.NO_SUCH_CHOICE, "A"),
        ("1/2 A=5:XxYy B=5", SpotFault.NOT_CARDS, "XxYy"),
        ("1/2 A=5: B=5", SpotFault.NOT_CARDS, ""),
        ("1/2 A=5:AsAs B=5", SpotFault.NOT_CARDS, "AsAs"),
        ("1/2 A=5:AsKs B=5:KsQs", SpotFault.CARD_TWICE, "KsQs"),
        ("1/2 A=5:AsKs B=5 flop | AsTdTh", SpotFault.CARD_TWICE, "AsTdTh"),
        ("1/2 A=5 B=5 flop | AsTdTh x x | Td", SpotFault.CARD_TWICE, "Td"),
        ("1/2 A=5:As B=5", SpotFault.WRONG_NUMBER_OF_CARDS, "As"),
        ("1/2 A=5 B=5 flop | AsTd", SpotFault.WRONG_NUMBER_OF_CARDS, "AsTd"),
        ("1/2 A=5 B=5 turn | AsTdTh", SpotFault.WRONG_NUMBER_OF_CARDS, "AsTdTh"),
        ("1/2 A=5 B=5 | AsTdTh c", SpotFault.BOARD_BEFORE_THE_FLOP, "AsTdTh"),
        ("1/2 A=5 B=5 | c x AsTdTh", SpotFault.CARDS_AFTER_ACTIONS, "AsTdTh"),
        ("1/2 A=5 B=5 river | x x |", SpotFault.TOO_MANY_STREETS, "|"),
        ("1/2 A=5 B=5 ||||| f", SpotFault.TOO_MANY_STREETS, "|"),
        ("1/2 A=5 B=5 bomb=1 |||| x", SpotFault.TOO_MANY_STREETS, "|"),
        ("1/2 A=5 B=5 | q", SpotFault.NOT_AN_ACTION, "q"),
        ("1/2 A=5 B=5 | fold", SpotFault.NOT_AN_ACTION, "fold"),
        ("1/2 A=5 B=5 | :f", SpotFault.NOT_AN_ACTION, ":f"),
        ("1/2 A=5 B=5 | ſ", SpotFault.NOT_AN_ACTION, "ſ"),
        ("1/2 A=5 B=5 | b", SpotFault.AMOUNT_MISSING, "b"),
        ("1/2 A=5 B=5 | bx", SpotFault.NOT_AN_AMOUNT, "x"),
        ("1/2 A=5 B=5 | r-4", SpotFault.NOT_AN_AMOUNT, "-4"),
        ("1/2 A=5 B=5 | c5", SpotFault.AMOUNT_NOT_WANTED, "c5"),
    ],
)
def test_an_error_points_at_its_token(line: str, fault: SpotFault, token: str) -> None:
    error = refused(line)
    assert (error.fault, error.token) == (fault, token)
    if fault != SpotFault.NOT_CARDS and "[" not in line:
        assert line[error.position :].startswith(token)
    assert (error.numbers["token"], error.numbers["place"]) == (token, error.position + 1)


def test_every_fault_of_a_line_is_tested() -> None:
    source = Path(__file__).read_text("utf-8")
    assert all(f"SpotFault.{fault.name}" in source for fault in SpotFault)


def test_an_impossible_hand_names_everything_that_is_wrong() -> None:
    with pytest.raises(SetupError) as caught:
        parse("5/2 A=0 B=9 ante=3")
    assert {fault.fault for fault in caught.value.faults} == {Fault.STACK_EMPTY}
    with pytest.raises(SetupError) as caught:
        parse("5/2 A=9 B=9 ante=3")
    assert {fault.fault for fault in caught.value.faults} == {Fault.BLINDS_OUT_OF_ORDER, Fault.ANTE_ABOVE_BIG_BLIND}
    with pytest.raises(SetupError):
        parse("1/2 A=5")


# Printing


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("1/2 A=500 B=16 C=500 rules=house flop pot=6 | b10 a c", "1/2 A=500 B=16 C=500 flop pot=6 | b10 a c"),
        ("nl A=5k B=16 1/2 |", "1/2 A=5000 B=16"),
        ("NL rules=tda 1/2 A=9 B=9", "1/2 A=9 B=9 rules=tda"),
        ("1/2 A=9 B=9 rules=wsop |||", "1/2 A=9 B=9 rules=wsop | | |"),
        ("1/2 A=9 B=9 flop", "1/2 A=9 B=9 flop"),
        ("1/2 A=9 B=9 bomb=1 |", "1/2 A=9 B=9 bomb=1 |"),
        ("1/2 A=9 B=9 | A:A B:c", "1/2 A=9 B=9 | A:a B:c"),
        ("fl 2/4 A=9 B=9 bets=4/8 unit=1 ante=0 burn_cards=1", "FL 2/4 A=9 B=9 bets=4/8"),
        ("1/2 C=9 A=9 B=9 D=9 button=B straddle=A:4", "1/2 D=9 C=9 A=9 B=9 straddle=A:4"),
        ("1/2 A=9 B=9 C=9 D=9 post=D:2 straddle=C:4 ante=bb:1", "1/2 A=9 B=9 C=9 D=9 ante=bb:1 straddle=C:4 post=D:2+0"),
        ("1/2 A=9 B=9 rake_per_mille=50 rake_cap=3", "1/2 A=9 B=9 rake_per_mille=50 rake_cap=3"),
        ("1/2 A=9:As10♥ B=9 | c x | 10♠ 9s 8s", "1/2 A=9:AsTh B=9 | c x | Ts9s8s"),
    ],
)
def test_one_spot_has_one_line(typed: str, printed: str) -> None:
    spot = parse(typed)
    assert print_spot(spot) == printed
    assert parse(printed) == spot


# Playing


def test_a_street_is_dealt_where_its_part_begins_and_not_before() -> None:
    closed = play(parse("1/2 A=20 B=20 C=20 | c c x"))
    assert (closed.state.phase, closed.state.next_street) == (Phase.DEALING, Street.FLOP)
    opened = play(parse("1/2 A=20 B=20 C=20 | c c x |"))
    assert (opened.to_act, opened.street, opened.board) == ("A", "flop", "")


def test_the_board_runs_out_part_by_part_and_known_cards_pay_the_pot() -> None:
    line = "1/2 BB=20:QhQd BTN=20:AsKs | a c | Ah7d2c | 5s"
    hand = play(parse(line))
    assert (hand.state.phase, hand.board) == (Phase.RUNNING_OUT, "Ah7d2c5s")
    assert play(parse(line + " | 9h")).payouts == {"BTN": 40}


def test_the_same_line_plays_under_another_house() -> None:
    spot = parse(SHORT)
    assert [play(spot, house).legal.min_raise_to for house in (None, "house", "tda", WSOP, "online")] == [20, 20, 26, 26, 26]
    straddled = parse("1/2 SB=99 BB=99 U=99 D=99 straddle=U:4")
    assert [play(straddled, name).legal.min_raise_to for name in PRESETS] == [8, 8, 8, 8]


def test_a_refused_action_says_where_it_stands() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(parse(SHORT + " r19"))
    error = caught.value
    assert (error.street, error.place, error.token, error.ruling.refusal) == (Street.FLOP, 3, "r19", Refusal.BELOW_MINIMUM)


def test_a_name_before_an_action_is_checked_against_the_turn() -> None:
    assert play(parse("1/2 A=20 B=20 C=20 | C:f A:c")).to_act == "B"
    with pytest.raises(IllegalMove) as caught:
        play(parse("1/2 A=20 B=20 C=20 | A:c"))
    assert (caught.value.ruling.refusal, caught.value.token) == (Refusal.OUT_OF_TURN, "A:c")


def test_no_street_begins_while_somebody_has_to_act() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(parse("1/2 A=20 B=20 C=20 | c c | AhKdQc"))
    assert (caught.value.street, caught.value.place, caught.value.token) == (Street.FLOP, 0, "AhKdQc")


def test_a_house_that_does_not_let_the_hand_begin_is_a_setup_error() -> None:
    with pytest.raises(SetupError):
        play(parse("1/2 A=9 B=9"), "casino")


# The line of a live hand


def test_a_live_hand_has_a_line_that_leads_to_it() -> None:
    hand = Hand({"SB": 200, "BB": 200, "BTN": 200}, blinds=(1, 2), house="tda", cards={"BTN": "AsKs"}, manual=True)
    hand.act("raise", 6).act("fold").act("call").deal("Ah7d2c").act("check").act("bet", 194).undo().act("bet", 10).act("all-in")
    assert spot_of(hand) == "1/2 SB=200 BB=200 BTN=200:AsKs rules=tda | r6 f c | Ah7d2c x b10 a"
    assert play(parse(spot_of(hand))).state == hand.state


def test_what_was_undone_is_not_in_the_line() -> None:
    hand = Hand({"A": 50, "B": 50}).act("all-in").undo().act("call")
    assert spot_of(hand) == "1/2 A=50 B=50 | c"


def test_a_dealt_hand_to_its_end_has_a_line_that_pays_the_same() -> None:
    for seed in range(20):
        hand = Hand({"A": 30, "B": 80, "C": 120}, seed=seed)
        rng = random.Random(seed)
        while hand.to_act is not None:
            hand.act(
                rng.choice([option.verb for option in hand.legal.options() if option.possible and option.verb not in ("bet", "raise")])
            )
        twin = play(parse(spot_of(hand)))
        assert (twin.payouts, twin.stacks, twin.returned, twin.board) == (hand.payouts, hand.stacks, hand.returned, hand.board)


def test_cards_entered_later_are_in_the_line() -> None:
    hand = Hand({"A": 50, "B": 50}).act("all-in").act("call")  # five unknown cards lie
    hand.know_board("AhKdQc2s3s")
    assert spot_of(hand) == "1/2 A=50 B=50 | a c | AhKdQc | 2s | 3s"
    hand.know("A", "AsAd").know("B", "7c2d")
    assert play(parse(spot_of(hand))).payouts == hand.payouts == {"A": 100}


def test_the_line_ends_where_betting_ends() -> None:
    hand = Hand({"A": 50, "B": 50}, automatic=False).act("all-in").act("call").award(0, "B")
    assert spot_of(hand) == "1/2 A=50 B=50 | a c | | |"


@pytest.mark.parametrize(
    ("make", "what"),
    [
        (lambda: Hand({"A": 50, "B": 50}).correct("A", 60, "miscount"), "correction"),
        (lambda: Hand({"Kim Min": 50, "B": 50}), "names"),
        (lambda: Hand({"pot": 50, "B": 50}), "names"),
        (lambda: Hand({"A": 50, "B": 50}, house="wsop", manual=True).act("all-in").act("call").run_times(2), "boards"),
    ],
)
def test_a_hand_without_words_for_it_is_refused(make: Callable[[], Hand], what: str) -> None:
    hand = make()
    with pytest.raises(SpotError) as caught:
        spot_of(hand)
    assert (caught.value.fault, caught.value.numbers["what"]) == (SpotFault.NOT_ON_A_LINE, what)


# Laws

NAMES = ("SB", "BB", "UTG", "UTG+1", "김", "Ａ/Ｂ")


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """A hand somewhere: any game, house, posts and start; legal actions; cards told or not."""
    names = NAMES[: draw(st.integers(2, 6))]
    stacks = {name: draw(st.integers(1, 120)) for name in names}
    house = PRESETS[draw(st.sampled_from(tuple(PRESETS)))]
    if draw(st.booleans()):
        house = house._replace(limit_raise_cap=draw(st.integers(0, 4)), short_allin_min_raise=draw(st.sampled_from(ShortAllIn)))
    street = draw(st.sampled_from(("preflop", "preflop", "flop", "turn", "river")))
    bomb = draw(st.sampled_from((0, 0, 0, 5))) if street == "preflop" else 0
    posts = {names[2]: (2, draw(st.integers(0, 1)))} if len(names) > 2 and not bomb and draw(st.booleans()) else {}
    deck = list(draw(st.permutations(FULL_DECK)))
    cards = {name: "".join(name_of(deck.pop()) for _ in range(2)) for name in names if draw(st.booleans())}
    hand = Hand(
        stacks, (1, 2), house=house._replace(bomb_pot=1) if bomb else house, game=draw(st.sampled_from(("NL", "PL", "FL"))),
        ante=draw(st.integers(0, 2)), ante_kind=draw(st.sampled_from(("per_player", "big_blind", "button"))), posts=posts, bomb_pot=bomb,
        unit=draw(st.sampled_from((1, 5))), street=street, pot=draw(st.integers(0, 9)) if street != "preflop" else 0, cards=cards,
        manual=True,
    )  # fmt: skip
    if street != "preflop":
        _deal(draw, hand, deck)
    for _ in range(draw(st.integers(0, 14))):
        if hand.to_act is not None:
            options = [option for option in hand.legal.options() if option.possible]
            option = draw(st.sampled_from(options))
            hand.act(option.verb, draw(st.sampled_from((option.least, option.most))))
        elif hand.state.phase in (Phase.DEALING, Phase.RUNNING_OUT):
            _deal(draw, hand, deck)
    return hand


def _deal(draw: st.DrawFn, hand: Hand, deck: list[int]) -> None:
    state = hand.state
    street = state.next_street if state.phase == Phase.DEALING else max(Street.FLOP, state.dealt[0] - 1)
    count = street + 2 - state.dealt[0]
    hand.deal("".join(name_of(deck.pop()) for _ in range(count)) if draw(st.booleans()) else "")


@given(hands())
def test_the_line_of_a_hand_plays_to_an_equal_state(hand: Hand) -> None:
    line = spot_of(hand)
    assert play(parse(line)).state == hand.state
    assert print_spot(parse(line)) == line


HEADER = ("1/2", "A=5", "B=30k", "C=9:AsKd", "D=50", "tda", "PL", "fl", "flop", "river", "pot=6", "ante=bb:1", "ante=1", "straddle=C:4")
MORE = ("folded=A,B", "post=D:2+1", "rules=wsop", "button=B", "bomb=2", "unit=0", "burn_cards=0", "sb=-", "straddle=utg", "=", ":", "/")
PLAY = ("|", "f", "x", "c", "a", "b4", "r10", "A:c", "AhKdQc", "2s", "3s", "|", "b", "10", "D:r8")


@given(st.lists(st.sampled_from(HEADER + MORE), max_size=8), st.lists(st.sampled_from(PLAY), max_size=12), st.text(max_size=5))
def test_any_line_is_a_spot_or_our_error(header: list[str], played: list[str], noise: str) -> None:
    _survives(" ".join([*header, *played]))
    _survives(" ".join(["1/2 A=9 B=9 C=9", *header, "|", *played]))
    _survives(" ".join([*header, noise, "1/2", "A=5", "B=7", noise, *played]))


@given(st.text(max_size=80) | st.text("1/2 AB=59:|fxcbra,+-kKsd.\t♠만", max_size=80))
def test_any_text_is_a_spot_or_our_error(text: str) -> None:
    _survives(text)
    _survives("1/2 A=50 B=50 " + text)
    _survives("1/2 A=50 B=50 | " + text)


def _survives(text: str) -> None:
    try:
        spot = parse(text)
    except (SpotError, SetupError):
        return
    line = print_spot(spot)
    assert parse(line) == spot
    assert print_spot(parse(line)) == line
    _plays(spot)


def _plays(spot: Spot) -> None:
    try:
        hand = play(spot)
    except (IllegalAction, SetupError):
        return
    assert play(parse(spot_of(hand))).state == hand.state


# Sentences


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_every_fault_has_a_sentence_with_its_numbers(language: str) -> None:
    catalogue = Path(__file__, f"../../../src/floorman/text/{language}/notation.ftl").resolve()
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))
    numbers = {"what": "boards", "known": "KNOWN", "most": 7, "expected": 3, "given": 2, "card": "As", "part": "PART"}
    errors: list[tuple[str, dict[str, object]]] = [
        (f"spot-{fault}", SpotError(fault, 4, "TOKEN", **numbers).numbers) for fault in SpotFault
    ]
    errors += [(f"amount-{fault}", AmountError(fault, "TEXT").numbers) for fault in AmountFault]
    for name, variables in errors:
        pattern = bundle.get_message(name).value
        assert pattern is not None
        sentence, faults = bundle.format_pattern(pattern, variables)
        assert not faults, (name, faults)
        assert "{" not in str(sentence)
    ids = set(re.findall(r"^([a-z-]+) =", catalogue.read_text("utf-8"), re.MULTILINE))
    assert {name for name in ids if not name.startswith("record-")} == {name for name, _ in errors}


def test_the_numbers_of_an_error_are_those_its_sentence_takes() -> None:
    assert refused("1/2 A=5 B=5 flop | AsTd").numbers == {"token": "AsTd", "place": 20, "expected": 3, "given": 2}
    assert refused("1/2 A=5:AsKs B=5:KsQs").numbers["card"] == "Ks"
    assert refused("1/2 A=5:XxYy B=5").numbers["part"] == "'XxYy'"
    assert refused("1/2 A=5 B=5 rules=x").numbers["known"] == "house, tda, wsop, online"
    with pytest.raises(AmountError) as caught:
        amount_of("99999999999999999999")
    assert caught.value.numbers == {"value": "99999999999999999999", "most": 10**15}
