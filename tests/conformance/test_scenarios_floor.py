"""Scenarios of showdowns, chips and words, turns, misdeals, late discoveries and caps."""

import pytest

from floorman.rules import irregular as floor_man
from floorman.rules.floor import binding
from floorman.rules.gesture import Act, Binding, Bound, Said, Turn, options, turn_of
from floorman.rules.house import HOUSE, TDA, HouseRules, LimitCapHeadsUp, SeeHandRequest
from floorman.rules.irregular import DealFaults, Irregular
from floorman.rules.rulebook import Refusal, Verb
from floorman.table import events as e
from floorman.table.award import award_next
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction
from floorman.table.state import Phase
from tests.conformance.scenarios import SCENARIOS, expected, proves, refused, setup

# Showdowns


@proves("RC140")
def test_the_last_hand_after_all_others_were_mucked_wins_unseen() -> None:
    hand = Hand({"A": 50, "B": 50}, street="river", pot=10, cards={"B": "7c2d"}, automatic=False)
    hand.check().check().muck("A")
    assert expected("RC140") == {"must_show": False, "winner": "B"}
    assert (hand.over, hand.payouts, hand.state.shown[hand.seat("B")]) == (True, {"B": 10}, 0)


@proves("RC141", "SD-03")
@pytest.mark.parametrize(("name", "street", "next_street"), [("RC141", "turn", "river"), ("SD-03", "flop", "turn")])
def test_all_in_hands_are_tabled_before_the_next_card(name: str, street: str, next_street: str) -> None:
    hand = Hand({"A": 500, "B": 700}, street=street, pot=40, cards={"A": "AsAd", "B": "KsKd"}, manual=True).deal()
    hand.all_in().call()
    assert hand.state.phase == Phase.RUNNING_OUT
    assert [hand.state.names[event.seat] for event in hand.log if isinstance(event, e.Shown)] == ["A", "B"]
    assert expected(name).get("table_now", ["A", "B"]) == ["A", "B"]
    assert next_street in str(SCENARIOS[name])
    unknown = Hand({"A": 500, "B": 700}, street=street, pot=40, manual=True).deal().all_in().call()
    for loser in ("A", "B"):
        with pytest.raises(IllegalAction) as caught:
            unknown.muck(loser)
        assert caught.value.ruling.refusal == Refusal.MUST_BE_TABLED


@proves("RC143")
def test_a_caller_of_an_all_in_may_not_muck() -> None:
    for house in ("house", "tda", "wsop", "online"):
        hand = Hand({"A": 50, "B": 90, "C": 90}, house=house, street="flop", pot=6, automatic=False)
        hand.all_in().call().call()
        for _ in range(4):  # B and C check turn and river
            hand.check()
        for caller in setup("RC143")["callers"]:
            with pytest.raises(IllegalAction) as caught:
                hand.muck(caller)
            assert caught.value.ruling.refusal == Refusal.MUST_BE_TABLED


@proves("RC144")
def test_pots_are_awarded_from_the_last_side_pot_to_the_main_pot() -> None:
    hand = Hand({"A": 20, "B": 60, "C": 100, "D": 500}, street="river").all_in().all_in().all_in().call()
    order = []
    while not hand.over:
        order.append(setup("RC144")["pots"][award_next(hand.state)])
        wrong = 0 if award_next(hand.state) else 1
        with pytest.raises(IllegalAction):
            hand.award(wrong, "D")
        hand.award(award_next(hand.state), "D")
    assert order == expected("RC144")["order"]


@proves("RC146")
def test_without_a_river_bet_the_floor_decides_who_may_see_a_hand() -> None:
    assert SCENARIOS["RC146"]["options"] == {"see_hand_request": SeeHandRequest.CALLER_MAY_SEE_LAST_AGGRESSOR.name.lower()}
    assert floor_man.see_hand(1, 0, 0, 0, TDA) == Irregular.SEE_FLOOR_DECIDES
    assert floor_man.see_hand(1, 1, 1, 0, TDA) == Irregular.SEE_RIGHT  # with a bet, the caller has it
    assert expected("RC146") == {"right": False, "td_discretion": True}


@proves("RC149")
def test_a_discard_that_can_be_told_apart_is_live() -> None:
    assert floor_man.cards_ruling(1, 1, 0) == Irregular.DISCARD_LIVE
    assert floor_man.cards_ruling(1, 1, 1) == Irregular.HAND_DEAD
    assert expected("RC149") == {"live": True}


@proves("SD-05")
def test_a_mucked_hand_is_shown_to_nobody() -> None:
    hand = Hand({"A": 50, "B": 50}, street="river", pot=10, cards={"A": "KsKd", "B": "7c2d"}, automatic=False)
    hand.bet(10).call().show("A").muck("B")
    for viewer in (None, "A"):
        seats = {seat["name"]: seat["cards"] for seat in hand.view(viewer)["seats"]}
        assert (seats["A"], seats["B"]) == (["Ks", "Kd"], [])
    assert expected("SD-05")["never_in_broadcast"] == ["B"]


# Chips and words


def faced(price: int, size: int = 0, prior: int = 0) -> Turn:
    """The turn of somebody who faces `price`, raised last by `size`, with `prior` in front: played at a table."""
    if prior:
        hand = Hand({"A": 90_000, "B": 90_000}, blinds=(5, 10), house=TDA, street="flop").bet(prior).raise_to(price)
    else:
        hand = Hand({"A": 90_000, "B": 90_000, "C": 90_000}, blinds=(5, 10), house=TDA, street="flop")
        if price and (not size or size == price):
            hand.bet(price)
        elif price:
            hand.bet(price - size).raise_to(price)
    return turn_of(hand.state.record, TDA, hand.state.record.to_act)


def pushed(chips: list[int], **more: int) -> Act:
    return Act(first=sum(chips), pieces=len(chips), smallest=min(chips), **more)


def ruled(name: str, turn: Turn, act: Act) -> Bound:
    """The ruling under TDA, which has to be the one of the scenario."""
    bound = binding(turn, act, TDA)
    want = expected(name)
    words = {Binding.CALL: "call", Binding.RAISE: "raise", Binding.BET: "bet", Binding.DISCRETION: "td_discretion"}
    assert words[Binding(bound.binding)] == want["ruling"]
    assert bound.to == want.get("amount_to", bound.to)
    assert bound.returned == want.get("returned", bound.returned)
    return bound


@proves("RC150", "RC151")
@pytest.mark.parametrize("name", ["RC150", "RC151"])
def test_silent_chips_are_a_raise_from_half_the_last_bet(name: str) -> None:
    ruled(name, faced(setup(name)["facing"], setup(name)["min_raise"]), Act(first=setup(name)["silent_amount"]))


@proves("RC154", "RC155", "RC156", "RC162", "RC163")
@pytest.mark.parametrize("name", ["RC154", "RC155", "RC156", "RC162", "RC163"])
def test_counted_chips_are_judged_by_the_smallest_of_them(name: str) -> None:
    given = setup(name)
    said = Said.RAISE if given.get("declared") == "raise" else Said.NOTHING
    ruled(name, faced(given["facing"], given.get("min_raise", 0)), pushed(given["chips"], said=said))


@proves("RC164", "RC165")
@pytest.mark.parametrize("name", ["RC164", "RC165"])
def test_new_chips_count_together_with_those_left_in_front(name: str) -> None:
    given = setup(name)
    turn = faced(given["facing"], prior=sum(given["prior"]))
    assert turn.size == given.get("min_raise", turn.size)
    ruled(name, turn, pushed(given["new_chips"]))


@proves("RC167")
def test_of_two_motions_only_the_first_counts() -> None:
    first, second = setup("RC167")["motions"]
    ruled("RC167", faced(setup("RC167")["facing"]), Act(first=first, later=second))


@proves("RC169")
def test_an_under_raise_that_is_found_after_the_next_card_stands() -> None:
    (_, _, bet), (_, _, made) = setup("RC169")["actions"]
    due = Hand({"A": 9000, "B": 9000, "C": 9000}, house=TDA, street="flop").bet(bet).legal.min_raise_to
    assert due is not None
    assert floor_man.underraise_found(made, due, 1) == (expected("RC169")["amount_to"], Irregular.ERROR_STANDS)
    assert floor_man.underraise_found(made, due, 0) == (due, Irregular.CORRECTED)


@proves("RC171")
def test_an_undercall_of_a_raise_is_the_floor_s_choice() -> None:
    given = setup("RC171")
    turn = faced(given["raise_to"], given["raise_to"] - given["opening_bet"])
    bound = ruled("RC171", turn, Act(first=given["silent_amount"]))
    assert options(bound.rule) == (Binding.CALL, Binding.FOLD)


@proves("RC173", "RC174")
@pytest.mark.parametrize("name", ["RC173", "RC174"])
def test_five_is_what_the_pot_makes_of_it(name: str) -> None:
    small, big = setup(name)["blinds"]
    hand = Hand({"A": 90_000, "B": 90_000}, blinds=(small, big), house=TDA, street="flop", pot=setup(name)["pot"])
    ruled(name, turn_of(hand.state.record, TDA, 0), Act(said=Said.AMOUNT, said_to=5))


# Out of turn, misdeals, late discoveries


@proves("RC180")
def test_a_check_out_of_turn_is_free_again_after_a_bet() -> None:
    bet = setup("RC180")["then"][2]
    assert floor_man.out_of_turn(Verb.CHECK, 0, bet, TDA) == Irregular.OUT_OF_TURN_FREE
    legal = Hand({"S5": 9000, "S6": 9000, "S1": 9000}, blinds=(50, 100), house=TDA, street="flop").bet(bet).legal
    assert (legal.name, legal.fold.possible, legal.to_call, legal.min_raise_to) == ("S6", True, 300, 600)
    assert expected("RC180") == {"binding": False, "S6_options": ["fold", "call 300", "raise to 600 or more"]}


@proves("RC184", "RC185", "RC186")
@pytest.mark.parametrize("name", ["RC184", "RC185", "RC186"])
def test_substantial_action(name: str) -> None:
    verbs: list[int] = [Verb[action[1].upper()] for action in setup(name)["actions"]]
    assert floor_man.substantial_action(verbs, len(verbs)) is expected(name)["substantial"]


@proves("RC187", "RC188", "RC189")
def test_misdeals_and_the_fouled_deck() -> None:
    first = floor_man.deal_ruling(DealFaults(exposed_first_two=len(setup("RC187")["exposed_by_dealer"])), 0)
    later = floor_man.deal_ruling(DealFaults(exposed_others=len(setup("RC188")["exposed_by_dealer"])), 0)
    fouled = floor_man.deal_ruling(DealFaults(identical=2), int(setup("RC189")["after_substantial_action"]))
    assert floor_man.stops_the_hand(first) is expected("RC187")["misdeal"]
    assert floor_man.stops_the_hand(later) is expected("RC188")["misdeal"]
    assert fouled == Irregular.FOULED_DECK
    assert floor_man.stops_the_hand(fouled) is expected("RC189")["stop_play"]


@proves("RC189", "RD-04")
def test_a_hand_that_is_called_off_gives_every_chip_back() -> None:
    hand = Hand({"A": 500, "B": 500, "C": 500}, ante=2, ante_kind="per_player").raise_to(20).call().fold()
    hand.void("two aces of spades")
    assert (hand.stacks, hand.pots, hand.payouts) == ({"A": 500, "B": 500, "C": 500}, (), {})
    cancelled = Hand({"SB": 5000, "BB": 5000, "BTN": 5000}, blinds=(200, 400)).void("nobody left to play")
    assert (cancelled.stacks["SB"] - 5000, cancelled.pots) == (expected("RD-04")["net"]["SB"], ())


@proves("RC191")
def test_the_caller_owes_the_true_amount() -> None:
    given = setup("RC191")
    assert floor_man.accepted_action(given["announced_count"], given["all_in_actual"], 90_000) == (5400, Irregular.ACCEPTED_ACTION)
    assert expected("RC191") == {"amount_to": 5400}


@proves("RC192", "RC193")
def test_hidden_chips_are_not_paid_and_not_saved() -> None:
    assert floor_man.hidden_chips(0, int(setup("RC192")["winner"] == "A")) == Irregular.HIDDEN_CHIPS_NOT_PAID
    assert floor_man.hidden_chips(0, int(setup("RC193")["winner"] == "A")) == Irregular.HIDDEN_CHIPS_NOT_SAVED
    assert (expected("RC192")["paid"], expected("RC193")["saved"]) == (False, False)


@proves("RC194", "RC195", "DC-05")
def test_the_clock_folds_whoever_owes_and_checks_for_the_others() -> None:
    assert floor_man.time_is_up(setup("RC194")["facing"]) == Irregular.TIME_FOLDS
    assert floor_man.time_is_up(setup("RC195")["facing"]) == Irregular.TIME_CHECKS
    assert [floor_man.time_is_up(owed) for owed in setup("DC-05")["facing"]] == [Irregular.TIME_CHECKS, Irregular.TIME_FOLDS]
    all_in = Hand({"A": 50, "B": 50}, street="flop").all_in().call()
    assert (all_in.to_act, refused(all_in, "fold", seat="A")) == (None, Refusal.NO_BETTING_NOW)


@proves("RC211")
def test_a_pot_bet_counted_too_low_stands_after_a_fold_and_a_call() -> None:
    given = setup("RC211")
    verbs: list[int] = [Verb[action[1].upper()] for action in given["then"]]
    substantial = int(floor_man.substantial_action(verbs, len(verbs)))
    assert floor_man.pot_limit_miscount(given["bet"], given["pot"], substantial, 0) == (
        expected("RC211")["amount_to"],
        Irregular.ERROR_STANDS,
    )
    assert floor_man.pot_limit_miscount(given["bet"], given["pot"], 0, 0) == (given["pot"], Irregular.CORRECTED)


@proves("RC244")
def test_called_chips_never_come_back_to_a_killed_hand() -> None:
    assert floor_man.killed_hand_refund(setup("RC244")["called_bet"], setup("RC244")["called_bet"]) == expected("RC244")["refund"]
    hand = Hand({"A": 900, "B": 900}, street="river", pot=300, automatic=False).bet(500).call().muck("A")
    assert (hand.returned, hand.payouts) == ({}, {"B": 1300})


@proves("DA-04")
def test_a_fold_out_of_turn_is_refused_and_the_others_are_not_touched() -> None:
    hand = Hand({"A": 50, "B": 50, "C": 50}, street="flop")
    assert refused(hand, "fold", seat="C") == Refusal.OUT_OF_TURN
    assert hand.check().check().to_act == "C"


# Caps


def two_left(house: HouseRules, rounds: tuple[int, ...]) -> Hand:
    """Three open, the small blind folds at once, the other two raise."""
    hand = Hand({"SB": 900, "BB": 900, "BTN": 900}, house=house, game="FL").raise_to(rounds[0]).fold()
    for to in rounds[1:]:
        hand.raise_to(to)
    return hand


@proves("RC203", "RC204", "RC205")
@pytest.mark.parametrize("name", ["RC203", "RC204", "RC205"])
def test_whether_the_cap_holds_for_the_last_two(name: str) -> None:
    option = LimitCapHeadsUp[SCENARIOS[name]["options"]["limit_cap_heads_up"].upper()]
    hand = two_left(HOUSE._replace(limit_cap_heads_up=option, limit_raise_cap=4), (4, 6, 8, 10))
    assert hand.legal.can_raise is not expected(name)["cap_applies"]
