"""The forced bets of a hand, in the order they are taken."""

from floorman.rules.house import AnteKind, AnteOrder
from floorman.rules.record import NOBODY
from floorman.table import events as e
from floorman.table.events import new
from floorman.table.setup import Setup

ANTE, TABLE_ANTE, SMALL_BLIND, BIG_BLIND, STRADDLE, LIVE_POST, DEAD_POST, BOMB = e.Post
NO_ANTE, BY_EVERYBODY, BY_BIG_BLIND, BY_BUTTON = AnteKind
BIG_BLIND_FIRST, ANTE_FIRST = AnteOrder


def forced_bets(setup: Setup) -> list[e.Posted]:
    """What is posted. No post takes a stack below zero: who has less posts that and is all-in."""
    left = list(setup.stacks)
    posted: list[e.Posted] = []
    for seat, kind, amount in owed(setup):
        if seat != NOBODY:
            paid = amount if amount < left[seat] else left[seat]
            if paid > 0:
                left[seat] -= paid
                posted.append(new(e.Posted, (seat, kind, paid)))
    return posted


def owed(setup: Setup) -> list[tuple[int, e.Post, int]]:
    """Seat, kind and chips of every forced bet, in the order of payment; seat NOBODY where the button or a blind is dead.

    Antes before blinds; a big blind who antes for the table pays in the order of the house (guide 001; TDA RP-11).
    """
    if setup.bomb_pot:
        return [(seat, BOMB, setup.bomb_pot) for seat in dealt_in(setup)]
    ante, payer, order = setup.ante, setup.ante_kind, setup.house.ante_order
    due: list[tuple[int, e.Post, int]] = []
    if payer == BY_EVERYBODY:
        due += [(seat, ANTE, ante) for seat in dealt_in(setup)]
    if payer == BY_BUTTON:
        due.append((setup.button_seat, TABLE_ANTE, ante))
    if payer == BY_BIG_BLIND and order == ANTE_FIRST:
        due.append((setup.big_blind_seat, TABLE_ANTE, ante))
    due.append((setup.small_blind_seat, SMALL_BLIND, setup.small_blind))
    due.append((setup.big_blind_seat, BIG_BLIND, setup.big_blind))
    if payer == BY_BIG_BLIND and order == BIG_BLIND_FIRST:
        due.append((setup.big_blind_seat, TABLE_ANTE, ante))
    for seat, live, dead in setup.posts:
        due += [(seat, LIVE_POST, live), (seat, DEAD_POST, dead)]
    due += [(seat, STRADDLE, amount) for seat, amount in setup.straddles]
    return due


def dealt_in(setup: Setup) -> list[int]:
    """The seats that take part."""
    return [seat for seat in range(len(setup.names)) if seat not in setup.folded]
