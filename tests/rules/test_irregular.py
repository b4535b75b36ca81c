"""What the floor rules when a hand goes wrong. Numbers of TDA 2024 and of cases RC146 to RC196, RC211 and RC244."""

import pytest

from floorman.rules.house import HOUSE, ONLINE, TDA, WSOP, HouseRules, OutOfTurn, SeeHandRequest
from floorman.rules.irregular import (
    DealFaults,
    Irregular,
    accepted_action,
    cards_ruling,
    deal_ruling,
    hidden_chips,
    killed_hand_refund,
    out_of_turn,
    pot_limit_miscount,
    see_hand,
    skipped,
    stops_the_hand,
    substantial_action,
    time_is_up,
    underraise_found,
)
from floorman.rules.rulebook import Verb

NEVER = TDA._replace(oot_action=OutOfTurn.NEVER_BINDING)


# Out of turn


@pytest.mark.parametrize("verb", [Verb.CHECK, Verb.CALL, Verb.BET, Verb.RAISE])
def test_an_action_out_of_turn_stands_while_the_price_stays(verb: Verb) -> None:
    """Bet 300, out of turn 800; the skipped player folds or calls."""
    assert out_of_turn(verb, 300, 300, TDA) == Irregular.OUT_OF_TURN_STANDS


@pytest.mark.parametrize(
    ("verb", "price_then", "price_now"),
    [(Verb.RAISE, 300, 600), (Verb.CALL, 300, 600), (Verb.CHECK, 0, 300)],  # the last: RC180
)
def test_an_action_out_of_turn_is_free_again_when_the_price_changes(verb: Verb, price_then: int, price_now: int) -> None:
    assert out_of_turn(verb, price_then, price_now, TDA) == Irregular.OUT_OF_TURN_FREE


@pytest.mark.parametrize("house", [TDA, WSOP, NEVER])
def test_a_fold_out_of_turn_stands_whatever_follows(house: HouseRules) -> None:
    assert out_of_turn(Verb.FOLD, 300, 600, house) == Irregular.OUT_OF_TURN_FOLD_STANDS


def test_a_house_may_bind_nobody_early_or_take_no_early_action() -> None:
    assert out_of_turn(Verb.RAISE, 300, 300, NEVER) == Irregular.OUT_OF_TURN_NEVER_BINDS
    for house in (HOUSE, ONLINE):
        for verb in (Verb.RAISE, Verb.FOLD):
            assert out_of_turn(verb, 300, 300, house) == Irregular.OUT_OF_TURN_REFUSED


def test_a_skipped_player_has_until_substantial_action_to_speak_up() -> None:
    assert skipped(spoke_up=0, substantial=0) == Irregular.SKIPPED_MAY_ACT
    assert skipped(spoke_up=1, substantial=1) == Irregular.SKIPPED_MAY_ACT
    assert skipped(spoke_up=0, substantial=1) == Irregular.SKIPPED_FLOOR_RULES


@pytest.mark.parametrize(
    ("verbs", "substantial"),
    [
        ([], False),
        ([Verb.RAISE], False),
        ([Verb.FOLD, Verb.FOLD], False),
        ([Verb.CHECK, Verb.CHECK], False),
        ([Verb.FOLD, Verb.CALL], True),  # RC184
        ([Verb.CHECK, Verb.BET], True),  # RC185
        ([Verb.CALL, Verb.FOLD], True),
        ([Verb.CHECK, Verb.CHECK, Verb.CHECK], True),  # RC186
        ([Verb.FOLD, Verb.FOLD, Verb.FOLD], True),
    ],
)
def test_two_actions_with_chips_or_any_three_are_substantial(verbs: list[int], substantial: bool) -> None:
    assert substantial_action(verbs, len(verbs)) is substantial


# The deal


@pytest.mark.parametrize(
    ("faults", "ruling"),
    [
        (DealFaults(), Irregular.NOTHING_WRONG),
        (DealFaults(boxed=1), Irregular.NOTHING_WRONG),
        (DealFaults(boxed=2), Irregular.MISDEAL_BOXED_CARDS),
        (DealFaults(first_card_wrong=1), Irregular.MISDEAL_WRONG_SEAT),
        (DealFaults(seats_wrong=1), Irregular.MISDEAL_WRONG_SEAT),
        (DealFaults(counts_wrong=1), Irregular.MISDEAL_WRONG_COUNT),
        (DealFaults(foreign=1), Irregular.MISDEAL_FOREIGN_CARD),
        (DealFaults(exposed_first_two=1), Irregular.MISDEAL_EXPOSED),  # RC187
        (DealFaults(exposed_others=1), Irregular.NOTHING_WRONG),  # RC188
        (DealFaults(exposed_others=2), Irregular.MISDEAL_EXPOSED),
    ],
)
def test_a_misdeal_is_one_until_substantial_action(faults: DealFaults, ruling: Irregular) -> None:
    misdealt = ruling != Irregular.NOTHING_WRONG
    assert deal_ruling(faults, substantial=0) == ruling
    assert stops_the_hand(ruling) == misdealt
    late = deal_ruling(faults, substantial=1)
    assert late == (Irregular.TOO_LATE_FOR_A_MISDEAL if misdealt else Irregular.NOTHING_WRONG)
    assert not stops_the_hand(late)


@pytest.mark.parametrize("substantial", [0, 1])
def test_a_fouled_deck_stops_play_at_any_time(substantial: int) -> None:
    ruling = deal_ruling(DealFaults(identical=2, boxed=2), substantial)  # RC189
    assert ruling == Irregular.FOULED_DECK
    assert stops_the_hand(ruling)


def test_cards_play_while_they_can_be_told_from_the_muck() -> None:
    assert cards_ruling(discarded=1, identifiable=1, in_the_muck=0) == Irregular.DISCARD_LIVE  # RC149
    assert cards_ruling(discarded=0, identifiable=1, in_the_muck=0) == Irregular.EXPOSED_HAND_LIVE
    assert cards_ruling(discarded=1, identifiable=0, in_the_muck=0) == Irregular.HAND_DEAD
    assert cards_ruling(discarded=1, identifiable=1, in_the_muck=1) == Irregular.HAND_DEAD


# Amounts


def test_an_under_raise_is_put_right_until_the_next_card() -> None:
    """600, then 1000 where 1200 was due."""
    assert underraise_found(1000, 1200, next_card=0) == (1200, Irregular.CORRECTED)
    assert underraise_found(1000, 1200, next_card=1) == (1000, Irregular.ERROR_STANDS)  # RC169
    assert underraise_found(1200, 1200, next_card=0) == (1200, Irregular.NOTHING_WRONG)


@pytest.mark.parametrize(
    ("bet", "substantial", "next_card", "expected"),
    [
        (9500, 1, 0, (9500, Irregular.ERROR_STANDS)),  # RC211
        (9500, 0, 0, (10500, Irregular.CORRECTED)),
        (9500, 0, 1, (9500, Irregular.ERROR_STANDS)),
        (11500, 1, 0, (10500, Irregular.CORRECTED)),
        (11500, 1, 1, (11500, Irregular.ERROR_STANDS)),
        (10500, 0, 0, (10500, Irregular.NOTHING_WRONG)),
    ],
)
def test_a_pot_counted_too_high_is_put_right_all_street_too_low_only_at_once(
    bet: int, substantial: int, next_card: int, expected: tuple[int, int]
) -> None:
    assert pot_limit_miscount(bet, 10500, substantial, next_card) == expected


def test_a_caller_owes_the_true_amount() -> None:
    assert accepted_action(4500, 5400, 9000) == (5400, Irregular.ACCEPTED_ACTION)  # RC191
    assert accepted_action(4500, 5400, 5000) == (5000, Irregular.ACCEPTED_ACTION)
    assert accepted_action(5400, 5400, 9000) == (5400, Irregular.NOTHING_WRONG)


def test_hidden_chips_are_neither_paid_nor_saved() -> None:
    assert hidden_chips(part_of_action=0, owner_wins=1) == Irregular.HIDDEN_CHIPS_NOT_PAID  # RC192
    assert hidden_chips(part_of_action=0, owner_wins=0) == Irregular.HIDDEN_CHIPS_NOT_SAVED  # RC193
    assert hidden_chips(part_of_action=1, owner_wins=1) == Irregular.HIDDEN_CHIPS_PLAY


def test_a_killed_hand_gets_back_what_nobody_called() -> None:
    assert killed_hand_refund(500, 500) == 0  # RC244
    assert killed_hand_refund(500, 200) == 300
    assert killed_hand_refund(500, 0) == 500
    assert killed_hand_refund(200, 500) == 0


# Time, and asking to see a hand


def test_time_folds_a_hand_that_faces_a_bet_and_checks_any_other() -> None:
    assert time_is_up(400) == Irregular.TIME_FOLDS  # RC194
    assert time_is_up(0) == Irregular.TIME_CHECKS  # RC195


@pytest.mark.parametrize(
    ("keeps_cards", "called_river", "of_last_aggressor", "ruling"),
    [
        (1, 1, 1, Irregular.SEE_RIGHT),  # TDA 18 Ex2: A or B asks for C
        (0, 1, 1, Irregular.SEE_NO_RIGHT),  # D, who mucked
        (1, 1, 0, Irregular.SEE_FLOOR_DECIDES),  # another caller's hand
        (1, 0, 0, Irregular.SEE_FLOOR_DECIDES),  # RC146: no river bet
    ],
)
def test_a_caller_who_kept_his_cards_may_see_the_last_aggressor(
    keeps_cards: int, called_river: int, of_last_aggressor: int, ruling: Irregular
) -> None:
    for suspicion in (0, 1):
        assert see_hand(keeps_cards, called_river, of_last_aggressor, suspicion, TDA) == ruling


def test_other_houses_on_asking_to_see_a_hand() -> None:
    anybody = HOUSE._replace(see_hand_request=SeeHandRequest.ANY_DEALT_IN)
    assert see_hand(0, 0, 0, 0, anybody) == Irregular.SEE_RIGHT
    assert see_hand(1, 1, 1, 0, HOUSE) == Irregular.SEE_NO_RIGHT
    assert see_hand(1, 1, 1, 0, ONLINE) == Irregular.SEE_IN_THE_HISTORY
    assert see_hand(1, 1, 1, 0, WSOP) == Irregular.SEE_NO_RIGHT
    assert see_hand(1, 0, 0, 1, WSOP) == Irregular.SEE_FLOOR_DECIDES
