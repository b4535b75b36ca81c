"""Scenarios of blinds and antes, the button, pots, odd chips, rake, input and conservation."""

from typing import Any

import pytest

import floorman
from floorman.notation.amounts import AmountError, AmountFault, amount_of
from floorman.rules.button import Entry, after_bomb_pot, may_be_dealt_in, next_button
from floorman.rules.cards import card_of
from floorman.rules.house import HOUSE, TDA, WSOP, AnteOrder, Game, HouseRules, MissedBlind, NewPlayerEntry
from floorman.rules.posts import missed_posts, new_player_post
from floorman.rules.pots import rake_of
from floorman.rules.rulebook import Refusal
from floorman.table import events as e
from floorman.table.hand import Hand
from floorman.table.setup import Fault, SetupError
from tests.conformance.scenarios import SCENARIOS, expected, proves, refused, setup

# Blinds, antes, newcomers, the button


@proves("RC216")
def test_a_newcomer_need_not_post_in_no_limit() -> None:
    house = HOUSE._replace(new_player_entry=NewPlayerEntry.FREE)
    assert new_player_post(Game.NO_LIMIT, 2, house) == expected("RC216")["post"]


@proves("RC248")
def test_the_blind_of_somebody_absent_stays_and_his_hand_is_dead() -> None:
    hand = Hand({"SB": 500, "BB": 500, "BTN": 500}, blinds=(5, 10), ante=10, ante_kind="big_blind", folded=["BB"])
    hand.call().call()
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(40, ("SB", "BTN"))]
    assert (hand.stacks["BB"], hand.to_act) == (480, "SB")


@proves("RC249")
def test_nobody_is_dealt_in_between_small_blind_and_button() -> None:
    button, newcomer, small, big = 0, 1, 2, 3  # the next hand: button 0, then the chair in question, then the blinds
    everybody = [1, 1, 1, 1, 1]
    last = (4, button, small)  # last hand's button, small and big blind
    btn, _, sb, bb, _ = next_button(5, [1, 0, 1, 1, 1], *last, TDA)
    assert (btn, sb, bb) == (button, small, big)
    assert may_be_dealt_in(5, everybody, newcomer, *last, NewPlayerEntry.FREE, TDA) == Entry.WAIT
    assert expected("RC249") == {"dealt": False}


def posted(order: AnteOrder, blinds: tuple[int, int], ante: int, stack: int) -> Hand:
    return Hand(
        {"SB": 90_000, "BB": stack, "BTN": 90_000}, blinds, house=HOUSE._replace(ante_order=order), ante=ante, ante_kind="big_blind"
    )


def live_and_dead(hand: Hand) -> tuple[int, int]:
    return hand.state.record.street_bet[hand.seat("BB")], hand.state.record.dead


@proves("SP-30")
@pytest.mark.parametrize(("variant", "order"), [("blind_first", AnteOrder.BIG_BLIND_FIRST), ("ante_first", AnteOrder.ANTE_FIRST)])
def test_what_a_short_big_blind_pays_first_decides_what_it_can_win(variant: str, order: AnteOrder) -> None:
    given, want = setup("SP-30"), expected("SP-30")
    blinds = given["blinds"]
    hand = posted(order, (blinds["sb"], blinds["bb"]), blinds["bb_ante"], given["big_blind_stack"])
    assert live_and_dead(hand) == (want[variant]["live_blind"], want[variant]["dead_ante"])
    assert hand.legal.to_call == want["others_must_call"]
    main = hand.call().call().pots[0]
    assert main.amount == 3 * want[variant]["can_win_from_each_opponent"] + want[variant]["dead_ante"]
    assert "BB" in main.eligible


@proves("SP-31")
def test_with_the_ante_first_a_stack_of_800_has_no_blind_at_all() -> None:
    want = expected("SP-31")
    for stack in setup("SP-31")["big_blind_stacks"]:
        hand = posted(AnteOrder.ANTE_FIRST, (500, 1000), 1000, stack)
        assert live_and_dead(hand) == (want[f"stack_{stack}"]["live_blind"], want[f"stack_{stack}"]["dead_ante"])
    main, side = posted(AnteOrder.ANTE_FIRST, (500, 1000), 1000, 800).call().call().pots
    assert (main.amount, main.eligible, side.eligible) == (800, ("SB", "BB", "BTN"), ("SB", "BTN"))


@proves("SP-32")
def test_with_the_ante_first_a_stack_of_one_ante_can_win_only_that() -> None:
    first = posted(AnteOrder.ANTE_FIRST, (3000, 6000), 6000, 6000)
    assert live_and_dead(first) == (0, 6000)
    assert first.call().call().pots[0].amount == expected("SP-32")["ante_first"]["max_return_for_big_blind"]
    blind = posted(AnteOrder.BIG_BLIND_FIRST, (3000, 6000), 6000, 6000)
    want = expected("SP-32")["blind_first"]
    assert live_and_dead(blind) == (want["live_blind"], want["dead_ante"])
    assert blind.call().call().pots[0].amount == 6000 * 3


@proves("SB-06")
def test_a_short_blind_is_an_all_in() -> None:
    given, want = setup("SB-06"), expected("SB-06")
    hand = Hand({**given["stacks"], "BTN": 500}, (given["blinds"]["sb"], given["blinds"]["bb"]))
    paid = {hand.state.names[event.seat]: event.amount for event in hand.log if isinstance(event, e.Posted)}
    assert paid == want["posted"]
    assert {name: hand.stacks[name] for name in want["stacks_after"]} == want["stacks_after"]


@proves("SB-09")
def test_the_bring_in_is_the_full_big_blind_however_short_it_is() -> None:
    three, four, fifth, sixth = setup("SB-09")["hands"]
    for given in (three, four):
        hand = Hand({"SB": 900, "BB": given["bb_posted"], "BTN": 900}, (given["sb"], given["bb"]))
        assert hand.legal.to_call == given["first_caller_paid"]
    heads_up = Hand({"BB": fifth["bb_posted"], "BTN": 900}, (fifth["sb"], fifth["bb"]))
    assert heads_up.legal.call.least == fifth["sb_called_to"]
    assert heads_up.call().returned == {"BTN": fifth["returned"]}
    covered = Hand({"BB": sixth["bb_posted"], "BTN": 900}, (sixth["sb"], sixth["bb"]))
    assert (covered.to_act, covered.returned, covered.pots[0].amount) == (None, {"BTN": sixth["returned"]}, sixth["pot"])


@proves("DB-01", "RD-12")
def test_a_missed_small_blind_is_dead_and_a_missed_big_blind_live() -> None:
    small, big = setup("DB-01")["blinds"].values()
    assert missed_posts(1, 0, small, big, big, MissedBlind.BB_LIVE_SB_DEAD) == (0, 10)
    assert missed_posts(1, 1, small, big, big, MissedBlind.BB_LIVE_SB_DEAD) == (20, 10)
    cents = setup("RD-12")["cents"]
    live, dead = missed_posts(1, 1, cents["sb"], cents["bb"], cents["bb"], MissedBlind.BB_LIVE_SB_DEAD)
    assert (live, dead) == (expected("RD-12")["live"], expected("RD-12")["dead"])
    hand = Hand({"SB": 5000, "BB": 5000, "CO": 5000, "BTN": 5000}, (25, 50), posts={"CO": (live, dead)})
    assert (hand.to_act, hand.legal.to_call) == ("CO", expected("RD-12")["to_call_for_poster_when_unraised"])


@proves("RD-06")
def test_the_blinds_that_are_posted_decide_the_minimum() -> None:
    blinds = setup("RD-06")["actually_posted"]
    hand = Hand({"SB": 5000, "BB": 5000, "BTN": 5000}, (blinds["sb"], blinds["bb"]), ante=blinds["ante"], ante_kind="per_player")
    assert hand.legal.min_raise_to == expected("RD-06")["min_raise_to"]
    assert hand.raise_to(setup("RD-06")["first_raise_to"]).legal.to_call == 300 - blinds["sb"]


@proves("HU-02")
@pytest.mark.parametrize("bust", ["A", "B", "C"])
def test_from_three_to_two_nobody_has_the_big_blind_twice(bust: str) -> None:
    seats = "ABC"
    last = [seats.index(setup("HU-02")["hand1"][word]) for word in ("button", "sb", "bb")]
    for house in (HOUSE, TDA, WSOP):
        btn, dead, sb, bb, _ = next_button(3, [int(seat != bust) for seat in seats], last[0], last[1], last[2], house)
        want = expected("HU-02")[f"{bust}_busts"]
        assert (seats[bb], seats[btn], seats[sb], dead) == (want["bb"], want["button_sb"], want["button_sb"], 0)


@proves("BT-01")
def test_a_dead_small_blind_and_then_a_dead_button() -> None:
    chairs = setup("BT-01")["seats"]
    occupied = [int(chair not in setup("BT-01")["busted_after_hand1"]) for chair in chairs]
    now = next_button(5, occupied, 0, 1, 2, TDA)
    want = expected("BT-01")["dead_button_rule"]
    assert (chairs[now[0]], now[2], chairs[now[3]]) == (want["button"], -1, want["bb"])
    after = next_button(5, occupied, now[0], now[2], now[3], TDA)
    want = expected("BT-01")["following_hand"]
    assert (chairs[after[0]], after[1], chairs[after[2]], chairs[after[3]]) == (want["button"], 1, want["sb"], want["bb"])


@proves("BT-03")
@pytest.mark.parametrize("house", [HOUSE, TDA, WSOP])
def test_a_seat_that_sits_out_does_not_freeze_the_button(house: HouseRules) -> None:
    active = [1, 1, 0]
    btn, _, sb, bb, _ = next_button(3, active, 2, 0, 1, house)
    assert (btn + 1, sb + 1, bb + 1) == (2, 2, expected("BT-03")["hand2"]["bb"])
    btn, _, sb, bb, _ = next_button(3, active, btn, sb, bb, house)
    assert (btn + 1, sb + 1, bb + 1) == (1, 1, expected("BT-03")["hand3"]["bb"])


@proves("RC246")
def test_a_bomb_pot_does_not_move_the_button() -> None:
    everybody = [1, 1, 1, 1, 1, 1]
    bomb = next_button(6, everybody, 1, 2, 3, WSOP)
    assert bomb[0] + 1 == setup("RC246")["button"]
    after = after_bomb_pot(6, everybody, (1, 2, 3), (bomb[0], bomb[2], bomb[3]), WSOP)
    assert after[0] + 1 == expected("RC246")["button"]


# Pots, odd chips, boards, rake


@proves("RC245")
def test_the_board_is_run_once_unless_all_agree() -> None:
    given = setup("RC245")
    hand = Hand(dict.fromkeys(given["all_in"], 100), house="wsop", street="flop", pot=6, manual=True).deal()
    hand.all_in().call().call().run_times(2, given["agree"])
    assert hand.state.runs == expected("RC245")["boards"]
    unanimous = Hand(dict.fromkeys(given["all_in"], 100), house="wsop", street="flop", pot=6, manual=True).deal()
    assert unanimous.all_in().call().call().run_times(2, given["all_in"]).state.runs == 2


@proves("RC247")
def test_four_amounts_with_one_on_top_are_three_pots_and_a_refund() -> None:
    settled = floorman.pots({"A": 200, "B": 400, "C": 600, "D": 1000})
    assert (len(settled.pots), len(settled.returned)) == (expected("RC247")["pots"], expected("RC247")["refund_layers"])


@proves("OC-04")
def test_the_odd_chip_goes_to_the_earlier_seat() -> None:
    """Pluribus 102/0: p1 and p5 split what p2 has lost, 225."""
    file_says, chips = expected("OC-04")["102/0"].values()
    lost = 10_000 - file_says[1]
    settled = floorman.pots({"p1": lost, "p2": lost, "p5": lost}, ranking={"p1": 1, "p2": 2, "p5": 1})
    assert settled.payouts is not None
    assert [10_000 - lost + settled.payouts[name] for name in ("p1", "p5")] == [chips[0], chips[4]] == [10_113, 10_112]


@proves("DC-03")
def test_a_player_who_is_all_in_keeps_what_nobody_called_whether_he_is_there_or_not() -> None:
    given, want = setup("DC-03")["stacks"], expected("DC-03")
    hand = Hand({"A": given["A"], "B": given["B"]}, street="flop").all_in().call()
    assert hand.returned == {"A": want["A_keeps_uncalled"]}
    assert refused(hand, "fold", seat="A") == Refusal.NO_BETTING_NOW  # nothing that happens to him now is a fold
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(want["pot"], ("A", "B"))]


@proves("RD-02")
def test_a_small_blind_that_completes_is_not_counted_twice() -> None:
    blinds = setup("RD-02")["blinds"]
    hand = Hand(dict.fromkeys(("SB", "BB", "CO", "BTN"), 5000), (blinds["sb"], blinds["bb"]))
    hand.call().call().call().check()
    for _ in range(4):
        hand.check()
    hand.bet(112).call().fold().fold()
    hand.check().check()
    assert sum(pot.amount for pot in hand.pots) == expected("RD-02")["total"]
    assert setup("RD-02")["reported_total"] - 25 == expected("RD-02")["total"]


@proves("RD-03")
def test_a_tie_on_both_boards_gives_each_his_half() -> None:
    given, want = setup("RD-03"), expected("RD-03")
    half = (given["cents"]["total"] - given["cents"]["rake"]) // 2
    ranks = [{name: floorman.rank(cards, board).value for name, cards in given["holes"].items()} for board in given["boards"]]
    assert [board["X"] == board["Y"] for board in ranks] == [True, True]
    settled = floorman.pots({"X": half, "Y": half}, ranking=[{"X": 1, "Y": 1}] * 2)
    assert settled.payouts == dict.fromkeys("XY", want["each_player_total"])
    assert sum(settled.payouts.values()) + given["cents"]["rake"] == want["sum_plus_rake"]


@proves("RK-01")
def test_no_flop_no_drop() -> None:
    house = HOUSE._replace(rake_per_mille=50)
    before = Hand({"SB": 500, "BB": 500, "BTN": 500}, (5, 10), house=house).raise_to(30).fold().fold()
    assert (before.state.rake, before.payouts) == (-1, {"BTN": 25})
    after = Hand({"A": 500, "B": 500}, (5, 10), house=house, street="flop", pot=100).bet(400).fold()
    assert (after.returned, after.state.rake, after.payouts) == ({"A": 400}, 5, {"A": 95})


@proves("RK-02")
def test_rake_is_taken_from_what_is_contested() -> None:
    given, want = setup("RK-02"), expected("RK-02")
    cents = 100 * given["contested_pot"]
    assert rake_of(cents, True, 1, HOUSE._replace(rake_per_mille=10 * given["percent"])) == round(100 * want["rake"])
    settled = floorman.pots({"p1": 28_000, "p2": 19_800}, ranking={"p1": 2, "p2": 1}, house=HOUSE._replace(rake_per_mille=10))
    assert (settled.returned, settled.payouts) == ({"p1": 100 * given["uncalled"]}, {"p2": round(100 * want["winner_gets"])})


@proves("RK-03")
@pytest.mark.parametrize("rake", [1, 3, 5, 33, 250])
def test_four_winners_share_a_raked_pot_to_the_last_cent(rake: int) -> None:
    settled = floorman.pots(
        dict.fromkeys("ABCD", 100 * setup("RK-03")["pot"] // 4), ranking=dict.fromkeys("ABCD", 1), house=HOUSE._replace(rake_per_mille=rake)
    )
    assert settled.payouts is not None
    assert sum(settled.payouts.values()) + settled.rake == 400
    assert settled.rake > 0 or rake < 3
    assert max(settled.payouts.values()) - min(settled.payouts.values()) <= 1


# Input, cards, conservation


@proves("MR-21")
def test_nobody_raises_beyond_his_stack() -> None:
    stacks = {seat["name"]: seat["stack"] for seat in setup("MR-21")["seats_[big_blind, button_small_blind]"]}
    hand = Hand(stacks, (1, 2)).call()
    assert refused(hand, "raise", 10) == Refusal.ABOVE_STACK
    assert hand.legal.max_raise_to == expected("MR-21")["max_raise_to"]


@proves("MR-22")
@pytest.mark.parametrize("amount", SCENARIOS["MR-22"]["scenario"]["inputs"])
def test_what_is_no_whole_number_of_chips_in_range_is_refused(amount: Any) -> None:
    assert amount in expected("MR-22")["rejected"]
    hand = Hand({"BB": 101, "BTN": 101})  # the button owes 1 and has 100 behind
    assert (hand.legal.to_call, hand.stacks["BTN"]) == (1, 100)
    for value in (amount, str(amount), float("inf"), True, None):
        assert refused(hand, "raise", value) in (Refusal.NOT_A_NUMBER, Refusal.BELOW_MINIMUM, Refusal.ABOVE_STACK)


@proves("RK-04")
def test_fractions_are_refused_and_never_cut() -> None:
    stack = setup("RK-04")["stack"]
    with pytest.raises(AmountError) as caught:
        amount_of(stack)
    assert caught.value.fault == AmountFault.NOT_WHOLE
    with pytest.raises(SetupError) as wrong:
        Hand({"A": float(stack), "B": 5000})  # type: ignore[dict-item]
    assert wrong.value.faults[0].fault == Fault.NOT_CHIPS
    cents = round(100 * float(stack))
    hand = Hand({"A": cents, "B": 900_000}, street="flop").all_in()
    assert (hand.stacks["A"], hand.legal.to_call) == (expected("RK-04")["left_behind"], cents)


@proves("EV-18")
@pytest.mark.parametrize("text", SCENARIOS["EV-18"]["scenario"]["inputs"])
def test_one_card_has_several_spellings(text: str) -> None:
    assert card_of(text) == card_of(expected("EV-18")["all_equal"])


@proves("CC-02")
def test_no_chip_is_made_or_lost_at_any_step() -> None:
    total = setup("CC-02")["start_total"]
    hand = Hand({"SB": 40, "BB": 160, "CO": 90, "BTN": 110}, ante=2, ante_kind="per_player", seed=5)
    line = (("raise", 9), ("all-in", 0), ("all-in", 0), ("call", 0), ("fold", 0))
    for verb, to in line:
        assert hand.state.chips == total
        assert min(hand.stacks.values()) >= 0
        hand.act(verb, to)
    assert (hand.over, sum(hand.stacks.values())) == (True, total)
