"""Who wins a pot how often: counts by the mask of winners, and what follows from them. Whole numbers and fractions; without NumPy."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from floorman.rules.house import OddChipMulti
from floorman.rules.pots import divide


class Chances(NamedTuple):
    """How often which players win, alone or together. AsKs against QdQc: `{1: 787966, 2: 917606, 3: 6732}` of 1,712,304."""

    players: int
    counts: Mapping[int, int]  # by bit mask of winners; with ranges a deal counts as often as its weights say
    total: int
    exact: bool  # every deal was counted; else they are samples

    @property
    def wins(self) -> tuple[int, ...]:
        """How often each player wins alone."""
        return tuple(self.counts.get(1 << player, 0) for player in range(self.players))

    @property
    def ties(self) -> tuple[int, ...]:
        """How often each player wins together with others."""
        return tuple(
            sum(count for mask, count in self.counts.items() if mask >> player & 1 and mask != 1 << player)
            for player in range(self.players)
        )

    @property
    def fractions(self) -> tuple[Fraction, ...]:
        """The part of the pot that each player gets on average; a tie is divided equally."""
        return tuple(self._mean(player, 1) for player in range(self.players))

    @property
    def equities(self) -> tuple[float, ...]:
        """`fractions` as decimals. AsKs against QdQc: 0.4621 and 0.5379."""
        return tuple(float(part) for part in self.fractions)

    @property
    def errors(self) -> tuple[float, ...]:
        """The standard error of each equity; 0 where every deal was counted."""
        if self.exact:
            return (0.0,) * self.players
        means = [(float(self._mean(player, 1)), float(self._mean(player, 2))) for player in range(self.players)]
        return tuple(sqrt(max(square - mean * mean, 0.0) / self.total) for mean, square in means)

    def chips(self, amount: int) -> tuple[Fraction, ...]:
        """What a pot is worth to each player."""
        return tuple(amount * part for part in self.fractions)

    def odd_chips(
        self, amount: int, order: Sequence[int], unit: int = 1, multi: int = OddChipMulti.ONE_EACH_CLOCKWISE
    ) -> tuple[Fraction, ...]:
        """As `chips`, and every tie is paid in whole chips of `unit`, odd ones by `rules.pots.divide` in this order of players."""
        paid = [0] * self.players
        for winners, count in self.counts.items():
            payout = [0] * self.players
            divide(amount, winners, list(order), unit, multi, payout)
            for player, chips in enumerate(payout):
                paid[player] += chips * count
        return tuple(Fraction(chips, self.total) for chips in paid)

    def _mean(self, player: int, power: int) -> Fraction:
        """The mean of a player's part of the pot, or of its square."""
        parts: dict[int, int] = {}
        for mask, count in self.counts.items():
            if mask >> player & 1:
                parts[mask.bit_count()] = parts.get(mask.bit_count(), 0) + count
        return sum((Fraction(count, ways**power * self.total) for ways, count in parts.items()), Fraction(0))
