"""The rules by the million: hands as arrays, played, ranked and counted by the same functions as at one table.

    >>> from floorman import bulk
    >>> bulk.rank([[12, 11, 10, 9, 8, 26, 13]])   # A-K-Q-J-T of clubs
    array([7462], dtype=uint16)

Needs NumPy and Numba: `pip install 'floorman[bulk]'`. Without them the first name that is asked for raises `BulkMissing`.
"""

from importlib import import_module
from importlib.util import find_spec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from floorman.bulk.all_hands import category_counts, strength_counts
    from floorman.bulk.counting import perft
    from floorman.bulk.faults import BulkError
    from floorman.bulk.ranking import categories_of, numbers_of, rank, rank_masks
    from floorman.bulk.simulation import Result, simulate
    from floorman.bulk.sums import Tally, tally
    from floorman.bulk.tables import LegalArrays, Tables

__all__ = [
    "BulkError",
    "BulkMissing",
    "LegalArrays",
    "Result",
    "Tables",
    "Tally",
    "categories_of",
    "category_counts",
    "numbers_of",
    "perft",
    "rank",
    "rank_masks",
    "simulate",
    "strength_counts",
    "tally",
]

_MODULE_OF = {
    "BulkError": "floorman.bulk.faults",
    "LegalArrays": "floorman.bulk.tables",
    "Result": "floorman.bulk.simulation",
    "Tables": "floorman.bulk.tables",
    "Tally": "floorman.bulk.sums",
    "categories_of": "floorman.bulk.ranking",
    "category_counts": "floorman.bulk.all_hands",
    "numbers_of": "floorman.bulk.ranking",
    "perft": "floorman.bulk.counting",
    "rank": "floorman.bulk.ranking",
    "rank_masks": "floorman.bulk.ranking",
    "simulate": "floorman.bulk.simulation",
    "strength_counts": "floorman.bulk.all_hands",
    "tally": "floorman.bulk.sums",
}
NEEDS = ("numpy", "numba")


class BulkMissing(ImportError):
    """NumPy or Numba is not installed. `missing` names what is."""

    def __init__(self, missing: tuple[str, ...]) -> None:
        self.missing = missing
        super().__init__(f"floorman.bulk needs {' and '.join(missing)}: pip install 'floorman[bulk]'")


def require() -> None:
    """Raises `BulkMissing` where NumPy or Numba is not installed."""
    missing = tuple(name for name in NEEDS if find_spec(name) is None)
    if missing:
        raise BulkMissing(missing)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _MODULE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        require()
        found = globals()[name] = getattr(import_module(_MODULE_OF[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
