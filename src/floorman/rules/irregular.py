"""What the floor rules when a hand does not go as it should: out of turn, misdeals, wrong amounts found later, hidden chips, time.

Laws
1. An action out of turn stands when nothing changed for the player in the meantime; a check, call or fold by the right player changes
   nothing. A fold out of turn always stands (TDA 53-A, 58; WSOP T90-d, L17, L136).
2. After substantial action a misdeal cannot be declared; a fouled deck ends the hand at any time (TDA 35-D, 35-E; WSOP T88-d, L116).
3. A wrong amount is put right until the next card, a pot-limit bet below the pot only until substantial action; then it stands
   (TDA 52; WSOP T90-e, L189).
4. A caller owes the true amount, whatever he was told (TDA 49; WSOP T104).
5. Called chips never come back, uncalled ones do (TDA 15-B, 65-A; WSOP T91, T108).

Facts come in as counts and flags (1: yes); answers are `Irregular` codes, with a street total where chips are concerned. What the books
leave to the floor is a code of its own. Knows no cards, no names, no clock: only that time is up.
"""

from enum import IntEnum
from typing import NamedTuple

from floorman.rules.house import HouseRules, OutOfTurn, SeeHandRequest
from floorman.rules.rulebook import Verb


class Irregular(IntEnum):
    """Which rule decided."""

    NOTHING_WRONG = 0
    # out of turn
    OUT_OF_TURN_STANDS = 1  # nothing changed for the player: TDA 53-A
    OUT_OF_TURN_FREE = 2  # the price has changed: chips go back, all options: TDA 53-A
    OUT_OF_TURN_FOLD_STANDS = 3  # TDA 58
    OUT_OF_TURN_NEVER_BINDS = 4  # this house binds nobody early: chips go back, all options
    OUT_OF_TURN_REFUSED = 5  # cannot be entered: guide 004 (online)
    SKIPPED_MAY_ACT = 6  # a skipped player spoke up in time: TDA 53-B
    SKIPPED_FLOOR_RULES = 7  # did not: dead hand, or no more than check, call and fold: TDA 53-B, WSOP L137
    # the deal
    FOULED_DECK = 10  # the same card twice: play stops, all bets go back: TDA 35-E, WSOP T88-d, L116
    TOO_LATE_FOR_A_MISDEAL = 11  # TDA 35-D
    MISDEAL_BOXED_CARDS = 12  # two or more face up in the deck: TDA 35-A1
    MISDEAL_WRONG_SEAT = 13  # TDA 35-A2 to A4
    MISDEAL_WRONG_COUNT = 14  # TDA 35-A5
    MISDEAL_FOREIGN_CARD = 15  # a joker: TDA 35-A6
    MISDEAL_EXPOSED = 16  # one of the first two cards off the deck, or any other two: TDA 35-A7
    # a player's cards
    EXPOSED_HAND_LIVE = 20  # shown by its owner: it plays, a penalty may follow: TDA 68, WSOP T117
    DISCARD_LIVE = 21  # face down, identifiable, not yet in the muck: TDA 14
    HAND_DEAD = 22  # TDA 14, WSOP T108
    # amounts
    CORRECTED = 30  # for everybody who put in the wrong amount: TDA 52
    ERROR_STANDS = 31  # TDA 52
    ACCEPTED_ACTION = 32  # TDA 49, WSOP T104
    HIDDEN_CHIPS_PLAY = 33  # the floor counts them as part of the all-in: TDA 62
    HIDDEN_CHIPS_NOT_PAID = 34  # TDA 62, WSOP T105
    HIDDEN_CHIPS_NOT_SAVED = 35  # the floor may give them to the caller who won: TDA 62
    # time
    TIME_FOLDS = 40  # facing a bet: TDA 29, WSOP T80
    TIME_CHECKS = 41
    # asking to see a hand
    SEE_RIGHT = 50
    SEE_NO_RIGHT = 51
    SEE_FLOOR_DECIDES = 52
    SEE_IN_THE_HISTORY = 53  # online: no one asks, all read it afterwards


class DealFaults(NamedTuple):
    """What went wrong in the deal. Counts; `first_card_wrong` 1: the first card went to the wrong seat."""

    identical: int = 0  # cards of the same rank and suit
    boxed: int = 0
    first_card_wrong: int = 0
    seats_wrong: int = 0  # dealt in without a right to a hand, or left out with one
    counts_wrong: int = 0  # players with too many or too few cards; a button short of one gets it and does not count (TDA 37)
    foreign: int = 0  # cards that do not belong to the game
    exposed_first_two: int = 0  # by the dealer, of the first two off the deck
    exposed_others: int = 0  # by the dealer, of the other downcards


def out_of_turn(verb: int, price_then: int, price_now: int, house: HouseRules) -> int:
    """What becomes of `verb` (`rulebook.Verb`) done early, once the turn has come. Reads `oot_action`. Law 1.

    Bet 300, a player raises to 800 out of turn: the skipped player folds, 800 stands; he raises to 600, the 800 goes back and its owner
    may call 600, make it 900 or more, or fold.
    """
    if house.oot_action == OutOfTurn.REJECT:
        return Irregular.OUT_OF_TURN_REFUSED
    if verb == Verb.FOLD:
        return Irregular.OUT_OF_TURN_FOLD_STANDS
    if house.oot_action == OutOfTurn.NEVER_BINDING:
        return Irregular.OUT_OF_TURN_NEVER_BINDS
    if price_now != price_then:
        return Irregular.OUT_OF_TURN_FREE
    return Irregular.OUT_OF_TURN_STANDS


def substantial_action(verbs: list[int], count: int) -> bool:
    """Two actions in turn, one with chips, or any three; blinds are none (TDA 36, WSOP T88-c). Fold, call: yes; two checks: no."""
    if count >= 3:
        return True
    if count < 2:
        return False
    return verbs[0] >= Verb.CALL or verbs[1] >= Verb.CALL


def skipped(spoke_up: int, substantial: int) -> int:
    """Whether somebody who was passed over still acts freely: until substantial action behind him (TDA 53-B)."""
    if substantial and not spoke_up:
        return Irregular.SKIPPED_FLOOR_RULES
    return Irregular.SKIPPED_MAY_ACT


def deal_ruling(faults: DealFaults, substantial: int) -> int:
    """Fouled deck, misdeal, or neither. One of the first two cards exposed: misdeal; one later card: the hand goes on. Law 2."""
    if faults.identical >= 2:
        return Irregular.FOULED_DECK
    found = misdeal(faults)
    if found != Irregular.NOTHING_WRONG and substantial:
        return Irregular.TOO_LATE_FOR_A_MISDEAL
    return found


def misdeal(faults: DealFaults) -> int:
    """The first reason in the order of TDA 35-A, or NOTHING_WRONG. The redeal is the same hand again: the button stays (TDA 35-C)."""
    if faults.boxed >= 2:
        return Irregular.MISDEAL_BOXED_CARDS
    if faults.first_card_wrong or faults.seats_wrong > 0:
        return Irregular.MISDEAL_WRONG_SEAT
    if faults.counts_wrong > 0:
        return Irregular.MISDEAL_WRONG_COUNT
    if faults.foreign > 0:
        return Irregular.MISDEAL_FOREIGN_CARD
    if faults.exposed_first_two >= 1 or faults.exposed_others >= 2:
        return Irregular.MISDEAL_EXPOSED
    return Irregular.NOTHING_WRONG


def stops_the_hand(ruling: int) -> bool:
    """Whether every chip goes back where it came from: a fouled deck and each misdeal (TDA 35-C, 35-E)."""
    return ruling == Irregular.FOULED_DECK or Irregular.MISDEAL_BOXED_CARDS <= ruling <= Irregular.MISDEAL_EXPOSED


def cards_ruling(discarded: int, identifiable: int, in_the_muck: int) -> int:
    """Whether cards that were shown or thrown away still play. Face down, identifiable, not pushed in: live (TDA 14, 65-B, 68)."""
    if in_the_muck or not identifiable:
        return Irregular.HAND_DEAD
    if discarded:
        return Irregular.DISCARD_LIVE
    return Irregular.EXPOSED_HAND_LIVE


def underraise_found(made_to: int, due_to: int, next_card: int) -> tuple[int, int]:
    """The total all bettors put in, and the code, when a bet or raise below the minimum is noticed late (TDA 52-A; WSOP T90-e). Law 3.

    600, then 1000 where 1200 was due: 1200 for all until the turn is dealt, then 1000 stands. On the river, until the showdown begins.
    """
    if made_to >= due_to:
        return (made_to, Irregular.NOTHING_WRONG)
    if next_card:
        return (made_to, Irregular.ERROR_STANDS)
    return (due_to, Irregular.CORRECTED)


def pot_limit_miscount(bet_to: int, pot_to: int, substantial: int, next_card: int) -> tuple[int, int]:
    """The total of a pot-size bet made on a wrong count, and the code (TDA 52-B; WSOP L189). Law 3.

    Pot 10500: 9500 becomes 10500 after one fold and stands after a fold and a call; 11500 becomes 10500 even after calls.
    """
    if bet_to == pot_to:
        return (bet_to, Irregular.NOTHING_WRONG)
    if next_card or (bet_to < pot_to and substantial):
        return (bet_to, Irregular.ERROR_STANDS)
    return (pot_to, Irregular.CORRECTED)


def accepted_action(announced_to: int, true_to: int, all_in_to: int) -> tuple[int, int]:
    """The total that a caller owes, and the code. Told 4500, in truth 5400: 5400. Law 4."""
    owed_to = min(true_to, all_in_to)
    if announced_to == true_to:
        return (owed_to, Irregular.NOTHING_WRONG)
    return (owed_to, Irregular.ACCEPTED_ACTION)


def hidden_chips(part_of_action: int, owner_wins: int) -> int:
    """Chips found behind an all-in after the call. The floor says whether they were part of it (TDA 62; WSOP T105)."""
    if part_of_action:
        return Irregular.HIDDEN_CHIPS_PLAY
    if owner_wins:
        return Irregular.HIDDEN_CHIPS_NOT_PAID
    return Irregular.HIDDEN_CHIPS_NOT_SAVED


def killed_hand_refund(bet_to: int, called_to: int) -> int:
    """Chips that go back to a bettor whose hand was killed or mucked by mistake. A called 500: none; 500 called for 200: 300. Law 5."""
    return max(0, bet_to - called_to)


def time_is_up(owed: int) -> int:
    """What an expired clock does to a player who owes `owed` chips (TDA 29; WSOP T80). How long it ran is the clock's affair."""
    if owed > 0:
        return Irregular.TIME_FOLDS
    return Irregular.TIME_CHECKS


def see_hand(keeps_cards: int, called_river: int, of_last_aggressor: int, suspicion: int, house: HouseRules) -> int:
    """Whether somebody who was dealt in may ask for a hand to be shown. The one place that reads `see_hand_request`.

    `keeps_cards`: tabled his own or still holds them; `called_river`: he called a bet on the river; `of_last_aggressor`: the hand is that
    bettor's. River bet by C, called by A and B: A may see C; D, who mucked, may not; with no river bet the floor decides.
    """
    asked = house.see_hand_request
    if asked == SeeHandRequest.HAND_HISTORY:
        return Irregular.SEE_IN_THE_HISTORY
    if asked == SeeHandRequest.ANY_DEALT_IN:  # Robert: a privilege, revoked when abused
        return Irregular.SEE_RIGHT
    if asked == SeeHandRequest.COLLUSION_ONLY:  # WSOP L14, L147: the floor, on suspicion only
        return Irregular.SEE_FLOOR_DECIDES if suspicion else Irregular.SEE_NO_RIGHT
    if asked == SeeHandRequest.NONE or not keeps_cards:  # TDA 18-A
        return Irregular.SEE_NO_RIGHT
    if called_river and of_last_aggressor:  # TDA 18-B
        return Irregular.SEE_RIGHT
    return Irregular.SEE_FLOOR_DECIDES
