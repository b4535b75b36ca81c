"""`prizes.fill` as machine code."""

import numpy as np

from floorman.analysis.prizes import fill
from floorman.bulk.compiled import compiled

_fill = compiled(fill)


def compiled_shares(chips: list[float], prizes: list[float], places: int) -> list[float]:
    """Each player's share of the prizes."""
    worth, chance = np.zeros(len(chips)), np.zeros(1 << len(chips))
    chance[0] = 1.0
    _fill(np.array(chips), np.array(prizes), places, chance, worth)
    shares: list[float] = worth.tolist()
    return shares
