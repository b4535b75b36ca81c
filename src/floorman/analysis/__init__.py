"""Chances and what they are worth: equity of hands and ranges, all-in values pot by pot, the odds of a call, and ICM.

    >>> from floorman.analysis import equity, pot_values
    >>> equity("AsKs", "QdQc").wins
    (787966, 917606)
    >>> pot_values({"A": 30, "B": 70, "C": 120}, {"A": "AhAd", "B": "KsKc", "C": "7h6h"}).values["C"]
    Fraction(...)

Counting boards needs NumPy and Numba (`pip install 'floorman[bulk]'`; else `BulkMissing`); ranges, the odds of a call and ICM of a
final table do not. Names are loaded when they are first asked for.
"""

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from floorman.analysis.all_in import AllIn, OddChips, PotChance, by_pot, pot_values
    from floorman.analysis.calls import CallOdds, call_odds
    from floorman.analysis.chances import Chances
    from floorman.analysis.equities import equity
    from floorman.analysis.faults import AnalysisError, RangeError
    from floorman.analysis.prizes import icm
    from floorman.analysis.ranges import Range
    from floorman.bulk import BulkMissing

__all__ = [
    "AllIn",
    "AnalysisError",
    "BulkMissing",
    "CallOdds",
    "Chances",
    "OddChips",
    "PotChance",
    "Range",
    "RangeError",
    "by_pot",
    "call_odds",
    "equity",
    "icm",
    "pot_values",
]

_MODULE_OF = {
    "AllIn": "floorman.analysis.all_in",
    "AnalysisError": "floorman.analysis.faults",
    "BulkMissing": "floorman.bulk",
    "CallOdds": "floorman.analysis.calls",
    "Chances": "floorman.analysis.chances",
    "OddChips": "floorman.analysis.all_in",
    "PotChance": "floorman.analysis.all_in",
    "Range": "floorman.analysis.ranges",
    "RangeError": "floorman.analysis.faults",
    "by_pot": "floorman.analysis.all_in",
    "call_odds": "floorman.analysis.calls",
    "equity": "floorman.analysis.equities",
    "icm": "floorman.analysis.prizes",
    "pot_values": "floorman.analysis.all_in",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _MODULE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_MODULE_OF[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
