"""floorman: the floor's ruling, in code.

A Texas Hold'em rule book that a dealer can read and a machine can run.

    >>> import floorman
    >>> floorman.pots({"A": 30, "B": 70, "C": 120}).returned
    {'C': 50}

Names are loaded when they are first asked for (PEP 562), so that the import itself costs next to nothing.
"""

TYPE_CHECKING = False  # what `typing` says too; importing it would cost more than this whole file
if TYPE_CHECKING:
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

_MODULE_OF = {
    "PRESETS": "floorman.rules.house",
    "Hand": "floorman.table.hand",
    "HandRank": "floorman.table.rank",
    "HouseRules": "floorman.rules.house",
    "IllegalAction": "floorman.table.ruling",
    "Ruling": "floorman.table.ruling",
    "Settlement": "floorman.table.settlement",
    "Setup": "floorman.table.setup",
    "SetupError": "floorman.table.setup",
    "pots": "floorman.table.settlement",
    "rank": "floorman.table.rank",
}

if not TYPE_CHECKING:  # a type checker would take any name for a name of ours

    def __getattr__(name: str) -> object:
        from importlib import import_module

        if name not in _MODULE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_MODULE_OF[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
