"""The forced bets of a hand, in the order they are taken."""

from floorman.rules.posts import DEAD_POST, LIVE_POST, PLACES_BESIDE_SEATS, STRADDLE, Post, forced_bet
from floorman.rules.record import NOBODY, HandRecord
from floorman.table import events as e
from floorman.table.events import new
from floorman.table.setup import Setup


def forced_bets(setup: Setup, record: HandRecord) -> list[e.Posted]:
    """What is posted. No post takes a stack below zero: who has less posts that and is all-in."""
    left = record.stack[:]
    posted: list[e.Posted] = []
    for seat, kind, amount in owed(setup, record):
        if seat != NOBODY:
            paid = amount if amount < left[seat] else left[seat]
            if paid > 0:
                left[seat] -= paid
                posted.append(new(e.Posted, (seat, kind, paid)))
    return posted


def owed(setup: Setup, record: HandRecord) -> list[tuple[int, Post, int]]:
    """Seat, kind and chips of every forced bet, in the order of payment; seat NOBODY where the button or a blind is dead.

    What newcomers and those who missed blinds post comes after the blinds, straddles come last.
    """
    terms = (setup.house, setup.ante, setup.ante_kind, setup.bomb_pot)
    due = [forced_bet(place, record, *terms) for place in range(record.seats + PLACES_BESIDE_SEATS)]
    if not setup.bomb_pot:
        for seat, live, dead in setup.posts:
            due += [(seat, LIVE_POST, live), (seat, DEAD_POST, dead)]
        due += [(seat, STRADDLE, amount) for seat, amount in setup.straddles]
    return due
