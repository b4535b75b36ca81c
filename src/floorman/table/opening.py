"""The forced bets of a hand, in the order they are taken."""

from floorman.rules.house import AnteKind, AnteOrder
from floorman.rules.record import NOBODY
from floorman.table import events as e
from floorman.table.setup import Setup


def forced_bets(setup: Setup) -> list[e.Posted]:
    """Antes before blinds; a big blind who antes for the table pays in the order of the house (guide 001; TDA RP-11).

    No post takes a stack below zero: who has less posts that and is all-in.
    """
    left = list(setup.stacks)
    posted: list[e.Posted] = []

    def post(seat: int, kind: e.Post, amount: int) -> None:
        paid = min(amount, left[seat])
        if seat != NOBODY and paid > 0:
            left[seat] -= paid
            posted.append(e.Posted(seat, kind, paid))

    dealt_in = [seat for seat in range(len(setup.names)) if seat not in setup.folded]
    if setup.bomb_pot:
        for seat in dealt_in:
            post(seat, e.Post.BOMB, setup.bomb_pot)
        return posted
    if setup.ante_kind == AnteKind.PER_PLAYER:
        for seat in dealt_in:
            post(seat, e.Post.ANTE, setup.ante)
    if setup.ante_kind == AnteKind.BUTTON and setup.button_seat != NOBODY:
        post(setup.button_seat, e.Post.TABLE_ANTE, setup.ante)
    pays_for_all = setup.ante_kind == AnteKind.BIG_BLIND and setup.big_blind_seat != NOBODY
    if pays_for_all and setup.house.ante_order == AnteOrder.ANTE_FIRST:
        post(setup.big_blind_seat, e.Post.TABLE_ANTE, setup.ante)
    if setup.small_blind_seat != NOBODY:
        post(setup.small_blind_seat, e.Post.SMALL_BLIND, setup.small_blind)
    if setup.big_blind_seat != NOBODY:
        post(setup.big_blind_seat, e.Post.BIG_BLIND, setup.big_blind)
    if pays_for_all and setup.house.ante_order == AnteOrder.BIG_BLIND_FIRST:
        post(setup.big_blind_seat, e.Post.TABLE_ANTE, setup.ante)
    for seat, live, dead in setup.posts:
        post(seat, e.Post.LIVE_POST, live)
        post(seat, e.Post.DEAD_POST, dead)
    for seat, amount in setup.straddles:
        post(seat, e.Post.STRADDLE, amount)
    return posted
