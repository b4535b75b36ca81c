"""What an all-in is worth before the last card: the chances of every pot, where all hands that contest one are known.

Counting boards is compiled (`floorman.analysis`), once a version and for some seconds. That is done by a process of its own when the first
such question comes, so that nobody waits for it: until then the answer says that the chances are coming. Without NumPy and Numba
there are none.
"""

import subprocess
import sys
from collections.abc import Mapping
from fractions import Fraction
from threading import Thread
from typing import Literal

from msgspec import Struct

from floorman.bulk import BulkMissing, require
from floorman.table.settlement import Settlement
from floorman.text.catalogue import say
from floorman.text.labels import pot_label

COMPILE = "from floorman.analysis import by_pot; by_pot([(0, 13), (1, 14), (2, 15)], (), [(90, 7), (80, 6)])"
LONGEST = 600  # seconds that compiling may take
Cards = tuple[int, ...]


class Chance(Struct, frozen=True):
    """One player in one pot: how often he wins it alone and ties for it, in per cent, and his part of it in chips."""

    name: str
    win: str
    tie: str
    chips: str


class PotChances(Struct, frozen=True):
    """One contested pot."""

    label: str
    players: list[Chance]


class Odds(Struct, frozen=True):
    """`state` "coming": ask again in a moment. `worth` by name: all pots together and what goes back, in chips."""

    state: Literal["ready", "coming"]
    title: str = ""
    pots: list[PotChances] = []
    worth: dict[str, str] = {}


class _Compiled:
    """Whether the machine code is there."""

    def __init__(self) -> None:
        self.state: Literal["cold", "coming", "ready", "missing"] = "cold"

    def ask(self) -> str:
        """The state; the first to ask sets the compiling going."""
        if self.state == "cold":
            self.state = "coming"
            Thread(target=self.make, name="floorman-compiles", daemon=True).start()
        return self.state

    def make(self) -> None:
        """Compiles elsewhere, then loads what was made."""
        try:
            require()
        except BulkMissing:
            self.state = "missing"
            return
        subprocess.run([sys.executable, "-c", COMPILE], timeout=LONGEST, check=False, stderr=subprocess.DEVNULL)
        exec(COMPILE, {})
        self.state = "ready"


COMPILED = _Compiled()


def odds(unpaid: Settlement, held: Mapping[str, Cards], board: Cards, lang: str) -> Odds | None:
    """The chances of a settlement whose showdown is not over; None where a hand is not known, or nobody can count them."""
    contested = [pot for pot in unpaid.pots if len(pot.eligible) > 1]
    if not contested or len(board) not in (0, 3, 4) or any(len(held.get(name, ())) != 2 for pot in contested for name in pot.eligible):
        return None
    state = COMPILED.ask()
    if state != "ready":
        return None if state == "missing" else Odds("coming")
    return _counted(unpaid, held, board, lang)


def _counted(unpaid: Settlement, held: Mapping[str, Cards], board: Cards, lang: str) -> Odds:
    from floorman.analysis import by_pot

    names = list(unpaid.contributions)
    pots = [(at, pot) for at, pot in enumerate(unpaid.pots) if pot.eligible]
    amounts = [(pot.amount, sum(1 << names.index(name) for name in pot.eligible)) for _, pot in pots]
    holes = [held.get(name) if len(held.get(name, ())) == 2 else None for name in names]
    found = by_pot(holes, board, amounts)
    worth = {name: Fraction(unpaid.returned.get(name, 0)) for name in names if name not in unpaid.folded}
    shown = []
    for (at, pot), chances in zip(pots, found, strict=True):
        players = []
        for place, player in enumerate(chances.eligible):
            worth[names[player]] += chances.chips[place]
            players.append(Chance(names[player], _share(chances.wins[place]), _share(chances.ties[place]), _chips(chances.chips[place])))
        if len(pot.eligible) > 1:
            shown.append(PotChances(pot_label(at, lang), players))
    return Odds("ready", say(lang, "calc-odds-title"), shown, {name: _chips(chips) for name, chips in worth.items()})


def _share(part: Fraction) -> str:
    """46.0 for 0.4602."""
    return f"{float(100 * part):.1f}"


def _chips(chips: Fraction) -> str:
    """Chips to a tenth, whole where they are: 1,234 or 41.4."""
    return f"{int(chips):,}" if chips.denominator == 1 else f"{float(chips):,.1f}"
