"""The side-pot calculator: from what everybody put in to who gets which chips, and every step in between.

`pots({"A": 30000, "B": 70000, "C": 120000})` -> main 90000 (A, B, C), side 1 80000 (B, C), 50000 back to C. A pure function of its input:
any number of players, folded chips, dead money, and, where the winners are known, payouts with odd chips.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from floorman.rules.house import HOUSE, FoldedOnlyLayer, HouseRules
from floorman.rules.pots import award, left_out, make_pots, rake_of, take_rake, uncalled
from floorman.rules.record import NOBODY
from floorman.table.pot import Pot, names_in, pot_name
from floorman.table.setup import MOST_CHIPS, Fault, SetupError, SetupFault, house_of, is_chips, is_plain
from floorman.table.state import State


class Layer(NamedTuple):
    """One slice of equal contributions, `floor` to `ceiling`; `pot` is the pot it belongs to. 20k x 3 = 60k."""

    floor: int
    ceiling: int
    payers: tuple[str, ...]
    eligible: tuple[str, ...]
    amount: int
    pot: int


class NoteKind(IntEnum):
    """What a reader should be told about a settlement."""

    FOLDED_ONLY_LAYER = 0  # nobody eligible: where it goes is a house rule
    FOLDED_ONLY_RETURNED = 1
    FOLDED_ONLY_MERGED = 2
    UNCONTESTED = 3  # one eligible player and others' chips: won, not returned
    BELOW_UNIT = 4  # a pot that does not divide into the smallest chip


class Note(NamedTuple):
    """A remark with its numbers."""

    kind: NoteKind
    numbers: dict[str, Any]


class Share(NamedTuple):
    """What one player gets of one pot; `odd` is the odd chip in it. 0 for a winner whom a tie over too few chips leaves without."""

    pot: int
    name: str
    amount: int
    odd: int


# `new_share(Share, (pot, name, amount, odd))` is `Share(pot, name, amount, odd)` in half the time.
new_share: Callable[[type[Share], tuple[int, str, int, int]], Share] = tuple.__new__


class Settlement(NamedTuple):
    """A whole settlement. `payouts` is None while the winners are not known; refunds are never in it.

    `order` has the names clockwise from the left of the button.
    """

    contributions: dict[str, int]
    order: tuple[str, ...]
    folded: tuple[str, ...]
    dead: int
    pots: tuple[Pot, ...]
    returned: dict[str, int]
    rake: int
    payouts: dict[str, int] | None
    shares: tuple[Share, ...]
    notes: tuple[Note, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        """Every slice with its payers, before neighbours are merged: the steps that the guide takes (guide 000, 003).

        A slice that only folded players paid belongs to the last pot.
        """
        put_in = [self.contributions[name] - self.returned.get(name, 0) for name in self.order]
        winners = [pot.eligible for pot in self.pots]
        layers: list[Layer] = []
        floor = 0
        for ceiling in sorted({chips for chips in put_in if chips > 0}):
            payers = tuple([name for name, chips in zip(self.order, put_in, strict=True) if chips >= ceiling])
            eligible = tuple([name for name in payers if name not in self.folded])
            pot = winners.index(eligible) if eligible in winners else len(winners) - 1
            layers.append(Layer(floor, ceiling, payers, eligible, (ceiling - floor) * len(payers), pot))
            floor = ceiling
        return tuple(layers)

    @property
    def put_in(self) -> int:
        """Every chip: contributions and dead money."""
        return sum(self.contributions.values()) + self.dead

    @property
    def balanced(self) -> bool:
        """The check sum: pots, refunds and rake are what was put in, and payouts are what the pots hold."""
        pots_and_refunds = sum(pot.amount for pot in self.pots) + sum(self.returned.values()) + self.rake
        orphans = sum(pot.amount for pot in self.pots if not pot.eligible)
        paid = self.payouts is None or sum(self.payouts.values()) + orphans == sum(pot.amount for pot in self.pots)
        return pots_and_refunds == self.put_in and paid

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "put_in": self.put_in,
            "pots": [{"name": pot.name, "amount": pot.amount, "eligible": list(pot.eligible)} for pot in self.pots],
            "returned": self.returned,
            "rake": self.rake,
            "payouts": self.payouts,
            "shares": [share._asdict() for share in self.shares],
            "balanced": self.balanced,
            "notes": [{"kind": note.kind.name.lower(), **note.numbers} for note in self.notes],
        }

    def __str__(self) -> str:
        lines = [f"{pot.name} {pot.amount}: {', '.join(pot.eligible) or 'nobody eligible'}" for pot in self.pots]
        lines += [f"returned {chips}: {name}" for name, chips in self.returned.items()]
        if self.payouts is not None:
            lines += [f"{name} wins {chips}" for name, chips in self.payouts.items()]
        return "\n".join(lines)


def pots(
    contributions: Mapping[str, int],
    *,
    folded: Collection[str] = (),
    dead: int = 0,
    ranking: Mapping[str, int] | Sequence[Mapping[str, int]] | None = None,
    button: str | None = None,
    unit: int = 1,
    house: str | HouseRules = HOUSE,
    folded_only: FoldedOnlyLayer = FoldedOnlyLayer.REPORT_NO_ELIGIBLE,
    flop_dealt: bool = True,
) -> Settlement:
    """Settles a pot. `ranking` gives each live player's place (1 is best, equal is a tie), or one such mapping for each board.

    Players are named clockwise from the left of the button; `button` names who has it otherwise. `house` is a preset by name, or rules.
    Amounts in chips. Raises `SetupError` with everything that is wrong. 100 / 250 / 250 and 400 folded: 400, 450, and 150 that nobody can
    win (guide 002).
    """
    house = house if isinstance(house, HouseRules) else house_of(house)
    names = turned(list(contributions), button)
    boards: list[Mapping[str, int]] = [] if ranking is None else [ranking] if isinstance(ranking, Mapping) else list(ranking)
    wrong = _faults(contributions, folded, dead, unit, button, boards)
    if wrong:
        raise SetupError(tuple(wrong))
    seats = len(names)
    put_in = [contributions[name] for name in names]
    out = [1 if name in folded else 0 for name in names]
    returned: dict[str, int] = {}
    notes: list[Note] = []
    seat, amount = uncalled(put_in, out, seats, folded_only == FoldedOnlyLayer.RETURN_TO_BETTOR)
    if seat != NOBODY:
        put_in[seat] -= amount
        returned[names[seat]] = amount
        if out[seat]:
            notes.append(Note(NoteKind.FOLDED_ONLY_RETURNED, {"amount": amount, "name": names[seat]}))
    amounts, masks = [0] * (seats + 1), [0] * (seats + 1)
    count = make_pots(put_in, out, seats, dead, folded_only, amounts, masks)
    rake = rake_of(sum(amounts[:count]), flop_dealt, unit, house)
    gross = amounts[:count]
    take_rake(amounts, count, rake, unit)
    order = tuple(names)
    all_pots = tuple([Pot(pot_name(i), amounts[i], names_in(masks[i], order)) for i in range(count)])
    notes += _notes(all_pots, gross, unit, _folded_only(put_in, out) if folded else 0)
    shares = tuple(_shares(all_pots, masks, names, boards, unit, house)) if boards else ()
    return Settlement(
        dict(contributions), order, tuple([n for n in contributions if n in folded]), dead, all_pots, returned, rake,
        _payouts(order, shares) if boards else None, shares, tuple(notes),
    )  # fmt: skip


def of_hand(state: State, owed: Mapping[str, int] | None = None) -> Settlement:
    """The chips of a hand as they would be cut if betting stopped here; `owed` are chips put in besides, by name. Somebody has put some in.

    Who won is told by the hand's events, for a dealer may have named the winners. Three put in 10, 10 and 30: a pot of 30, 20 returned.
    """
    record, more = state.record, owed or {}
    put_in = {name: record.put_in[seat] + record.returned[seat] + more.get(name, 0) for seat, name in enumerate(state.names)}
    out = [name for seat, name in enumerate(state.names) if record.folded[seat]]
    unit, merge = state.setup.unit, FoldedOnlyLayer.MERGE_DOWN
    return pots(put_in, folded=out, dead=record.dead, unit=unit, house=state.house, folded_only=merge, flop_dealt=state.dealt[0] >= 3)


def turned(names: list[str], button: str | None) -> list[str]:
    """The names clockwise from the left of the button."""
    if button is None or button not in names:
        return names
    at = names.index(button) + 1
    return names[at:] + names[:at]


def _faults(
    contributions: Mapping[str, int],
    folded: Collection[str],
    dead: int,
    unit: int,
    button: str | None,
    boards: Sequence[Mapping[str, int]],
) -> list[SetupFault]:
    found: list[SetupFault] = []
    if not contributions:
        found.append(SetupFault(Fault.TOO_FEW_SEATS, {"seats": 0}))
    for place, name in enumerate(contributions, 1):
        if not name.isprintable() and not is_plain(name):
            found.append(SetupFault(Fault.NAME_NOT_PLAIN, {"place": place}))
    for name, chips in [*contributions.items(), ("dead", dead), ("unit", unit)]:
        if not is_chips(chips):
            found.append(SetupFault(Fault.NOT_CHIPS, {"what": name, "value": str(chips)}))
        elif chips > MOST_CHIPS:
            found.append(SetupFault(Fault.TOO_MANY_CHIPS, {"what": name, "value": chips, "most": MOST_CHIPS}))
    if unit == 0:
        found.append(SetupFault(Fault.UNIT_NOT_POSITIVE, {"value": unit}))
    found += [SetupFault(Fault.NO_SUCH_SEAT, {"seat": name}) for name in folded if name not in contributions]
    if button is not None and button not in contributions:
        found.append(SetupFault(Fault.NO_SUCH_SEAT, {"seat": button}))
    if contributions and all(name in folded for name in contributions):
        found.append(SetupFault(Fault.ALL_FOLDED, {"seats": 0}))
    for board in boards:
        found += [SetupFault(Fault.NO_SUCH_SEAT, {"seat": name}) for name in board if name not in contributions or name in folded]
        found += [
            SetupFault(Fault.NO_SUCH_CHOICE, {"what": "winners", "value": str(place), "known": "1, 2, 3, ..."})
            for place in board.values()
            if not (type(place) is int or is_chips(place)) or place < 1
        ]
    return found


def _folded_only(put_in: list[int], folded: list[int]) -> int:
    """Chips that only folded players have put in: what lies above the highest live contribution."""
    top = max([chips for chips, out in zip(put_in, folded, strict=True) if not out], default=0)
    return sum([chips - top for chips in put_in if chips > top])


def _notes(all_pots: Sequence[Pot], gross: Sequence[int], unit: int, folded_only: int) -> list[Note]:
    notes: list[Note] = []
    for index, pot in enumerate(all_pots):
        if not pot.eligible:
            notes.append(Note(NoteKind.FOLDED_ONLY_LAYER, {"pot": pot.name, "amount": pot.amount}))
        elif len(pot.eligible) == 1:
            notes.append(Note(NoteKind.UNCONTESTED, {"pot": pot.name, "amount": pot.amount, "name": pot.eligible[0]}))
        if gross[index] % unit:
            notes.append(Note(NoteKind.BELOW_UNIT, {"pot": pot.name, "amount": gross[index] % unit, "unit": unit}))
    if folded_only and all_pots[-1].eligible:
        notes.append(Note(NoteKind.FOLDED_ONLY_MERGED, {"amount": folded_only, "pot": all_pots[-1].name}))
    return notes


def _shares(
    all_pots: Sequence[Pot], masks: list[int], names: list[str], boards: Sequence[Mapping[str, int]], unit: int, house: HouseRules
) -> list[Share]:
    """Last side pot first (guide 000). A player without a place does not contest."""
    seats = len(names)
    worst = max([place for board in boards for place in board.values()], default=0)
    strength = [worst - board[name] if name in board else -1 for board in boards for name in names]
    order = list(range(seats))
    shares: list[Share] = []
    for index in range(len(all_pots) - 1, -1, -1):
        if not masks[index]:
            continue
        payout = [0] * seats
        amount = all_pots[index].amount
        award(amount, masks[index], strength, seats, len(boards), order, unit, house, payout)
        empty_handed = left_out(amount, masks[index], strength, seats, len(boards), unit, payout)
        won = [(seat, chips) for seat, chips in enumerate(payout) if chips or empty_handed >> seat & 1]
        # What is odd is more than the least share; with several boards unequal shares are no odd chips. No chips: the rake has taken all.
        least = 0 if empty_handed or not won else min([chips for _, chips in won])
        one = len(boards) == 1
        shares += [new_share(Share, (index, names[seat], chips, chips - least if one else 0)) for seat, chips in won]
    return shares


def _payouts(names: tuple[str, ...], shares: Sequence[Share]) -> dict[str, int]:
    """What everybody has won who has won something."""
    won = dict.fromkeys(names, 0)
    for share in shares:
        won[share.name] += share.amount
    return {name: chips for name, chips in won.items() if chips}
