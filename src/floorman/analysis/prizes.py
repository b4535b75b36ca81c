"""What a stack is worth in a tournament: the Independent Chip Model (Malmuth-Harville).

First place falls to a player as often as his part of all chips; each next place, among those left, in the same way (Harville 1973,
Malmuth 1987). The chance that just these players take the first places is worked out once for each set of them: 2**n sets, of
which only those with fewer players than there are prizes are opened. Twenty players take a tenth of a second compiled.
"""

from collections.abc import Sequence
from math import isfinite
from typing import Any

from floorman.analysis.faults import AnalysisError

MOST_PLAYERS = 20
_INTERPRETED = 8  # players for which compiling is not worth its time


def icm(stacks: Sequence[float], prizes: Sequence[float]) -> list[float]:
    """Each player's share of the prizes. `prizes` are for first place, second and so on; places without one pay nothing.

    Stacks and prizes are numbers of 0 or more, at most 20 stacks. Who has no chips gets an equal part of the last places' prizes.
    Plain decimals; from nine players on it needs `floorman[bulk]`. Raises `AnalysisError`. 50/30/20 chips for 50/30/20: 38.39,
    32.75 and 28.86.
    """
    _check(stacks, prizes)
    playing = [player for player, chips in enumerate(stacks) if chips > 0]
    chips = [float(stacks[player]) for player in playing]
    paid = [float(prize) for prize in prizes[: len(stacks)]] + [0.0] * max(len(stacks) - len(prizes), 0)
    found = _shares(chips, paid[: len(playing)])
    broke = len(stacks) - len(playing)
    rest = sum(paid[len(playing) :]) / broke if broke else 0.0
    worth = [rest] * len(stacks)
    for player, share in zip(playing, found, strict=True):
        worth[player] = share
    return worth


def _check(stacks: Sequence[float], prizes: Sequence[float]) -> None:
    if not stacks:
        raise AnalysisError("no_stacks")
    if len(stacks) > MOST_PLAYERS:
        raise AnalysisError("wrong_players", players=len(stacks), least=1, most=MOST_PLAYERS)
    for what, numbers in (("stacks", stacks), ("prizes", prizes)):
        for number in numbers:
            if isinstance(number, bool) or not isinstance(number, int | float) or not isfinite(number) or number < 0:
                raise AnalysisError("bad_number", what=what, value=number)
    if not any(chips > 0 for chips in stacks):
        raise AnalysisError("no_chips")


def _shares(chips: list[float], prizes: list[float]) -> list[float]:
    places = len(prizes)
    while places and prizes[places - 1] == 0:
        places -= 1
    worth = [0.0] * len(chips)
    chance = [1.0] + [0.0] * ((1 << len(chips)) - 1)
    if len(chips) <= _INTERPRETED:
        fill(chips, prizes, places, chance, worth)
        return worth
    from floorman.bulk import require

    require()
    from floorman.analysis.prizes_compiled import compiled_shares

    return compiled_shares(chips, prizes, places)


def fill(chips: Any, prizes: Any, places: int, chance: Any, worth: Any) -> None:
    """Adds to `worth` each player's share. `chance[set]`: that these players take the first places; 1 for nobody, else 0 to begin with.

    A set grows by one player, so it is worked out before every set that holds it.
    """
    players = len(chips)
    everything = 0.0
    for player in range(players):
        everything += chips[player]
    for taken in range((1 << players) - 1):
        if chance[taken] == 0.0:
            continue
        place = 0
        left = everything
        for player in range(players):
            if taken >> player & 1:
                place += 1
                left -= chips[player]
        if place >= places:
            continue
        for player in range(players):
            if taken >> player & 1 == 0:
                now = chance[taken] * chips[player] / left
                worth[player] += now * prizes[place]
                chance[taken | 1 << player] += now
