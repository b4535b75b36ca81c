"""floorman: the floor's ruling, in code.

A Texas Hold'em rule book that a dealer can read and a machine can run.

    >>> import floorman
    >>> floorman.pots({"A": 30, "B": 70, "C": 120}).returned
    {'C': 50}
"""

from floorman.rules.house import PRESETS, HouseRules
from floorman.table.hand import Hand
from floorman.table.rank import HandRank, rank
from floorman.table.ruling import IllegalAction, Ruling
from floorman.table.settlement import Settlement, pots
from floorman.table.setup import Setup, SetupError

__version__ = "0.1.0"

__all__ = [
    "PRESETS",
    "Hand",
    "HandRank",
    "HouseRules",
    "IllegalAction",
    "Ruling",
    "Settlement",
    "Setup",
    "SetupError",
    "pots",
    "rank",
]
