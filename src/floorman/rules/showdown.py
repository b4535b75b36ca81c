"""Who shows, in which order, who may muck; and which card of the deck goes where.

Laws
1. Whoever bet or raised last on the final street shows first; when it was checked, the first live seat left of the button; then clockwise
   (guide 001; TDA 17-A; WSOP T72).
2. Pots are judged from the last side pot to the main pot, so players in a side pot show before one who is in the main pot only
   (guide 000; WSOP L149, L153).
3. Once nobody can bet any more all hands are tabled, before the next card; nobody mucks (guide 000; TDA 16).
4. One player left shows nothing (guide 001; TDA 17-B).
5. Two rounds of one card each from the left of the button; one burn before flop, turn and river (guide 001; TDA 38).

Knows no cards: only seats, pots and places in the deck.
"""

from floorman.rules.house import AllInReveal, HouseRules, ShowdownOrder
from floorman.rules.record import NOBODY, HandRecord

BY_LAST_AGGRESSOR = ShowdownOrder.LAST_AGGRESSOR_FINAL_STREET
MAY_MUCK = AllInReveal.MAY_MUCK


def first_to_show(hand: HandRecord, house: HouseRules) -> int:
    """The seat that shows first. River: A bets 100, B raises, both call: B. Law 1."""
    aggressor = hand.last_aggressor
    if house.showdown_order == BY_LAST_AGGRESSOR and aggressor != NOBODY and not hand.folded[aggressor]:
        return aggressor
    for seat in range(hand.seats):
        if not hand.folded[seat]:
            return seat
    return NOBODY


def next_to_show(hand: HandRecord, house: HouseRules, shown: list[int]) -> int:
    """Who shows next when `shown` marks those who have; NOBODY when all have. Side-pot players first, then clockwise. Laws 1 and 2."""
    start = first_to_show(hand, house)
    seats = hand.seats
    for pot in range(hand.pots - 1, -1, -1):
        eligible = hand.pot_eligible[pot]
        for step in range(seats):
            seat = (start + step) % seats
            if eligible >> seat & 1 and not shown[seat]:
                return seat
    return NOBODY


def must_be_tabled(hand: HandRecord, house: HouseRules) -> bool:
    """Whether every hand has to be turned up: somebody is all-in and nobody can bet. Law 3."""
    if house.all_in_reveal == MAY_MUCK:
        return False
    for seat in range(hand.seats):
        if not hand.folded[seat] and hand.stack[seat] == 0:
            return True
    return False


def hole_index(seat: int, card: int, seats: int) -> int:
    """Place in the deck of a seat's first (0) or second (1) card; 0 is on top. Three seats: 0, 3 / 1, 4 / 2, 5. Law 5."""
    return seat + card * seats


def cards_gone(seats: int, lying: int, burns: int) -> int:
    """Cards off the deck when `lying` community cards are out; the next burn or card is the one with this index. Three seats, flop: 10."""
    return 2 * seats + lying + (lying - 2 if burns and lying > 2 else 0)


def board_index(place: int, seats: int, burns: int) -> int:
    """Place in the deck of the n-th community card, 0-4. Three seats, burns on: 7, 8, 9, 11, 13; off: 6 to 10. Law 5."""
    lying = 0 if place < 3 else place
    return cards_gone(seats, lying, burns) + place - lying + (1 if burns else 0)


def rerun_shift(run: int, already: int, seats: int, burns: int) -> int:
    """How much deeper in the stub board `run` lies when `already` cards lay as the runs began. Two runs from the flop: 4.

    Every later board is dealt from the same stub, each street with its burn (WSOP L209, L213): turn and river at 11, 13, then 15, 17.
    """
    return run * (cards_gone(seats, 5, burns) - cards_gone(seats, already, burns))
