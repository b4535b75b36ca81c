"""Bench settlements: one nine-way all-in of eight amounts, cut into its pots and paid, ranking included or given."""

import floorman
from floorman.rules.house import HOUSE
from floorman.rules.pots import award, make_pots, uncalled

AMOUNTS = (100, 250, 250, 400, 700, 1100, 1600, 2500, 4000)
PLACES = {name: place for place, name in enumerate("ABCDEFGHI", start=1)}
CONTRIBUTIONS = dict(zip(PLACES, AMOUNTS, strict=True))
STRENGTH = list(range(9, 0, -1))


def by_rules(pieces: int, seed: int) -> int:
    """The rule functions alone: refund, pots, and every pot paid."""
    order, folded = list(range(9)), [0] * 9
    for _ in range(pieces):
        put_in, amount, eligible, payout = list(AMOUNTS), [0] * 10, [0] * 10, [0] * 9
        seat, back = uncalled(put_in, folded, 9, False)
        put_in[seat] -= back
        for pot in range(make_pots(put_in, folded, 9, 0, 2, amount, eligible)):
            award(amount[pot], eligible[pot], STRENGTH, 9, 1, order, 1, HOUSE, payout)
    return pieces


def by_calculator(pieces: int, seed: int) -> int:
    """`floorman.pots`: the same, with layers, names, shares, notes and checks of the input."""
    for _ in range(pieces):
        floorman.pots(CONTRIBUTIONS, ranking=PLACES)
    return pieces


def ranking(pieces: int, seed: int) -> int:
    """Seven random cards to a number."""
    from random import Random

    from floorman.rules.ranking import rank_mask

    draw = Random(seed).sample
    hands = [sum(1 << card for card in draw(range(52), 7)) for _ in range(100)]
    for _ in range(pieces):
        for hand in hands:
            rank_mask(hand)
    return pieces
