"""One settlement: nine players all-in for eight amounts, eight pots, eight winners. By the rules alone, and through `floorman.pots`."""

import floorman
from bench.measure import Contestant
from floorman.rules.house import TDA
from floorman.rules.pots import award, make_pots, uncalled

LIMIT_MICROSECONDS = 80

PUT_IN = {"A": 10_000, "B": 20_000, "C": 30_000, "D": 40_000, "E": 50_000, "F": 60_000, "G": 70_000, "H": 80_000, "I": 80_000}
PLACES = {name: place for place, name in enumerate(PUT_IN, start=1)}  # the shortest stack has the best hand: every pot another winner
SEATS = len(PUT_IN)
STRENGTH = [SEATS - place for place in PLACES.values()]


def by_the_rules(times: int, seed: int) -> int:
    """Refund, layers, pots and payouts as numbers."""
    put_in, folded, order = list(PUT_IN.values()), [0] * SEATS, list(range(SEATS))
    for _ in range(times):
        amount, eligible, payout = [0] * (SEATS + 1), [0] * (SEATS + 1), [0] * SEATS
        uncalled(put_in, folded, SEATS, True)
        pots = make_pots(put_in, folded, SEATS, 0, TDA.folded_only_layer, amount, eligible)
        for pot in range(pots - 1, -1, -1):
            award(amount[pot], eligible[pot], STRENGTH, SEATS, 1, order, 1, TDA, payout)
        assert sum(payout) == sum(put_in)
    return times


def cut(times: int, seed: int) -> int:
    """The calculator without winners: input checked, pots, who can win them, refunds, notes."""
    for _ in range(times):
        assert len(floorman.pots(PUT_IN).pots) == 8
    return times


def settled(times: int, seed: int) -> int:
    """The calculator with winners: all that, and who gets what of which pot."""
    for _ in range(times):
        assert floorman.pots(PUT_IN, ranking=PLACES).payouts is not None
    return times


CONTESTANTS = [
    Contestant("rules: refund, pots, payouts", floorman.__version__, by_the_rules),
    Contestant("floorman.pots, no winners", floorman.__version__, cut),
    Contestant("floorman.pots, with winners", floorman.__version__, settled),
]
