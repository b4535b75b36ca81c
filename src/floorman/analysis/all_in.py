"""All-in with side pots: who wins which pot how often, and what every pot is worth to everybody, to the chip.

The pots themselves, what goes back and how odd chips fall come from the rule book; here is only the sum over the boards. A side pot that
one player cannot win is won by others on the same boards: that is why chances are kept by pot and not by player.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from floorman.analysis.chances import Chances
from floorman.analysis.faults import AnalysisError
from floorman.analysis.question import Cards, Question, ask
from floorman.analysis.ranges import Range, hand_text
from floorman.bulk import require
from floorman.rules.house import HOUSE, FoldedOnlyLayer, HouseRules, OddChipRule
from floorman.rules.pots import order_odd_chips
from floorman.table.settlement import Settlement, pots
from floorman.table.setup import Fault, SetupError, SetupFault, house_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from floorman.analysis.solve import Progress


class PotChance(NamedTuple):
    """One pot: by player who can win it, how often he does alone and together with others, and his part of the chips."""

    amount: int
    eligible: tuple[int, ...]  # players
    wins: tuple[Fraction, ...]  # of 1, in the order of `eligible`
    ties: tuple[Fraction, ...]
    shares: tuple[Fraction, ...]  # the part of the pot: a tie divided equally
    errors: tuple[float, ...]  # the standard error of each share; 0 where every deal was counted
    chips: tuple[Fraction, ...]


class AllIn(NamedTuple):
    """An all-in in chips. `values`: what everybody's hand is worth now, refunds included; together it is what was put in."""

    settlement: Settlement
    names: tuple[str, ...]  # who is not folded; players of `pots` are places in it
    pots: tuple[PotChance, ...]
    values: dict[str, Fraction]
    exact: bool
    deals: int  # counted by weight, or drawn


class OddChips(NamedTuple):
    """How the chips fall that do not divide: the smallest chip, and the house's rule."""

    unit: int = 1
    house: HouseRules = HOUSE


def by_pot(
    holes: Sequence[Sequence[int] | None],
    board: Sequence[int],
    amounts: Sequence[tuple[int, int]],
    dead: Sequence[int] = (),
    odd: OddChips | None = None,
) -> tuple[PotChance, ...]:
    """The chances of every pot when all hands that can win one are known: for pages and rooms.

    `holes` has two cards for each seat, or None; `amounts` a pair (chips, mask of seats that can win it) for each pot. Seats are in the
    order in which odd chips fall, if `odd` asks for them. Half a millisecond for two players before the flop. Raises `AnalysisError`, and
    `BulkMissing` without NumPy or Numba. Sixty chips that two seats share on any board: `chips` (30, 30).
    """
    seats = [seat for seat, hole in enumerate(holes) if hole is not None]
    for number, (_, mask) in enumerate(amounts, 1):
        for seat in range(mask.bit_length()):
            if mask >> seat & 1 and mask & (mask - 1) and seat not in seats:
                raise AnalysisError("unknown_hand", pot=number, player=seat)
    contested = {seat for _, mask in amounts for seat in seats if mask >> seat & 1 and mask & (mask - 1)}
    hands = [hand_text(hole) for seat, hole in enumerate(holes) if hole is not None and seat in contested]
    out = [*dead, *(card for seat, hole in enumerate(holes) if hole is not None and seat not in contested for card in hole)]
    if not amounts:
        raise AnalysisError("no_pot")
    return _pot_chances(hands, board, out, amounts, sorted(contested), odd, None)[0]


def pot_values(
    contributions: Mapping[str, int],
    hands: Mapping[str, str | Range],
    *,
    folded: Collection[str] = (),
    dead_chips: int = 0,
    board: Cards = "",
    dead: Cards = "",
    button: str | None = None,
    odd_chips: bool = False,
    unit: int = 1,
    house: str | HouseRules = HOUSE,
    folded_only: FoldedOnlyLayer = FoldedOnlyLayer.REPORT_NO_ELIGIBLE,
    exact: bool | None = None,
    samples: int = 2_000_000,
    seed: int = 0,
    threads: int = 1,
    progress: "Progress | None" = None,
    scheduler: str | None = None,
) -> AllIn:
    """What an all-in is worth to everybody: contributions in chips as for `floorman.pots`, hands or ranges by name.

    Every player who has not folded and can win a contested pot needs a hand. `odd_chips` pays each tie in whole chips of `unit` by the
    house's rule; else it is divided exactly. The rest is as for `equity`. Raises `SetupError`, `AnalysisError`, `RangeError`, `CardError`.
    A=30, B=70, C=120: pots of 90 and 80, and 50 back to C whatever comes.
    """
    strangers = tuple(SetupFault(Fault.NO_SUCH_SEAT, {"seat": name}) for name in hands if name not in contributions)
    if strangers:
        raise SetupError(strangers)
    house = house if isinstance(house, HouseRules) else house_of(house)
    settled = pots(contributions, folded=folded, dead=dead_chips, button=button, unit=unit, house=house, folded_only=folded_only)
    names = tuple(name for name in settled.order if name not in folded)
    contested = [name for name in names if any(name in pot.eligible and len(pot.eligible) > 1 for pot in settled.pots)]
    for name in contested:
        if name not in hands:
            number = next(n for n, pot in enumerate(settled.pots, 1) if name in pot.eligible)
            raise AnalysisError("unknown_hand", pot=number, player=name)
    amounts = [(pot.amount, sum(1 << names.index(name) for name in pot.eligible)) for pot in settled.pots]
    players = [names.index(name) for name in contested]
    wanted = (exact, samples, seed, threads, progress, scheduler)
    odd = OddChips(unit, house) if odd_chips else None
    found, chances = _pot_chances([hands[name] for name in contested], board, dead, amounts, players, odd, wanted)
    values = {name: Fraction(settled.returned.get(name, 0)) for name in settled.order}
    for pot in found:
        for player, chips in zip(pot.eligible, pot.chips, strict=True):
            values[names[player]] += chips
    counted = all(chance.exact for chance in chances)
    return AllIn(settled, names, found, values, counted, chances[0].total if chances else 1)


def _pot_chances(
    hands: Sequence[str | Range],
    board: Cards,
    dead: Cards,
    amounts: Sequence[tuple[int, int]],
    players: Sequence[int],
    odd: OddChips | None,
    wanted: tuple[bool | None, int, int, int, "Progress | None", str | None] | None,
) -> tuple[tuple[PotChance, ...], tuple[Chances, ...]]:
    """Solves for all pots that several can win at once. `players` are the seats that `hands` belong to."""
    masks = sorted({mask for _, mask in amounts if mask & (mask - 1)})
    chances: dict[int, Chances] = {}
    order: list[int] = []
    if masks:
        require()
        from floorman.analysis.solve import Wanted, solve

        question = ask(hands, board, dead)
        eligible = [sum(1 << place for place, seat in enumerate(players) if mask >> seat & 1) for mask in masks]
        chances = dict(zip(masks, solve(question, eligible, Wanted(*wanted) if wanted else Wanted()), strict=True))
        order = _odd_chip_order(question, odd)
    found = tuple(_pot_chance(amount, mask, chances.get(mask), players, order, odd) for amount, mask in amounts)
    return found, tuple(chances.values())


def _odd_chip_order(question: Question, odd: OddChips | None) -> list[int]:
    """The places of the hands in the order in which they get odd chips; by cards where the house says so and all are known."""
    order = list(range(question.players))
    if odd is not None and question.known and odd.house.odd_chip_rule == OddChipRule.HIGH_CARD_BY_SUIT:
        from floorman.analysis.combos import CARDS_OF

        best = [max(card % 13 * 4 + card // 13 for card in CARDS_OF[own[0][0]]) for own in question.combos]
        order_odd_chips(question.players, best, odd.house, order)
    return order


def _pot_chance(
    amount: int, mask: int, chances: Chances | None, players: Sequence[int], order: Sequence[int], odd: OddChips | None
) -> PotChance:
    eligible = tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
    if chances is None:  # won without cards, or by nobody (a layer that only folded players paid)
        one, none = (Fraction(1),) * len(eligible), (Fraction(0),) * len(eligible)
        return PotChance(amount, eligible, one, none, one, (0.0,) * len(eligible), (Fraction(amount),) * len(eligible))
    at = [players.index(seat) for seat in eligible]
    chips = chances.chips(amount) if odd is None else chances.odd_chips(amount, order, odd.unit, odd.house.odd_chip_multi)
    wins, ties, shares, errors = chances.wins, chances.ties, chances.fractions, chances.errors
    return PotChance(
        amount,
        eligible,
        tuple(Fraction(wins[place], chances.total) for place in at),
        tuple(Fraction(ties[place], chances.total) for place in at),
        tuple(shares[place] for place in at),
        tuple(errors[place] for place in at),
        tuple(chips[place] for place in at),
    )
