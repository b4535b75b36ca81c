"""From the winners of each pot to a place for every player, if there can be one: the showdown of a table that names winners pot by pot."""

from collections.abc import Mapping, Sequence


class Contradiction(ValueError):
    """`name` would have to be better than `other` and not: one hand cannot win one pot and lose another to the same hand."""

    def __init__(self, name: str, other: str) -> None:
        self.name, self.other = name, other
        super().__init__(f"{name} and {other}")


def places_of(named: Mapping[int, tuple[Sequence[str], Sequence[str]]]) -> dict[str, int]:
    """Places, 1 is best, from (eligible, winners) of every contested pot. Raises `Contradiction`.

    Main pot A, B, C won by A, side pot B, C shared by both: A 1, B 2, C 2. Winners of a pot are equal and better than its other eligible
    players; who is compared nowhere gets some place, for no pot asks.
    """
    equal = _equals(named)
    better: dict[str, set[str]] = {}
    for eligible, winners in named.values():
        for loser in eligible:
            if loser in winners:
                continue
            if equal[loser] == equal[winners[0]]:
                raise Contradiction(winners[0], loser)
            better.setdefault(equal[loser], set()).add(equal[winners[0]])
    places: dict[str, int] = {}
    for eligible, _ in named.values():
        for name in eligible:
            places[name] = _place(equal[name], better, ())
    return places


def _equals(named: Mapping[int, tuple[Sequence[str], Sequence[str]]]) -> dict[str, str]:
    """For each player one who stands for all that are equal to him."""
    equal = {name: name for eligible, _ in named.values() for name in eligible}
    for _, winners in named.values():
        for winner in winners[1:]:
            old, new = equal[winner], equal[winners[0]]
            equal = {name: new if stands == old else stands for name, stands in equal.items()}
    return equal


def _place(name: str, better: Mapping[str, set[str]], above: tuple[str, ...]) -> int:
    """One below the worst of those who are better."""
    if name in above:
        raise Contradiction(name, above[-1])
    return 1 + max((_place(each, better, (*above, name)) for each in sorted(better.get(name, ()))), default=0)
