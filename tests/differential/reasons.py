"""Why pokerkit 0.7.7 and the TDA rules part, decided from what has happened in a hand and never from what the two engines say.

`expected` states, before anybody is asked, which answers must differ and for which named reason. It holds both ways: a difference without a
reason fails, and so does a reason without a difference. Its two readings of a street are written here again from the sources (TDA 2024
43, 47-A, WSOP L154; pokerkit's `state.py`) and use nothing of `floorman.rules`.
"""

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

NOBODY = -1


class Reason(Enum):
    """A known deviation of pokerkit 0.7.7."""

    LIMPER_REOPENED = auto()  # a limp, a short all-in: it lets the limper raise (TDA 47-A Ex3-A: no)
    CHECKERS_REOPENED = auto()  # a check, an all-in below the big blind: it lets the checker raise (TDA 47-A: no)
    SHORT_WAGER_CALLER_REOPENED = auto()  # called a short all-in, then another one: the same missing floor of a big blind
    TABLE_WIDE_CUMULATIVE = (
        auto()
    )  # its sum of short all-ins is the table's and starts over: 100, all-ins 150, 200, 250 close it for the bettor
    SHORT_BIG_BLIND = auto()  # it prices calls and raises from the chips posted (WSOP L154: the nominal big blind)
    IDLE_CHECK = auto()  # it asks the last player with chips, who owes nothing, for a check (TDA 16: no more betting)
    ODD_CHIPS_TO_ONE = auto()  # all odd chips of a pot to one seat (Robert: one each)
    POTS_CUT_AFTER_KILLING = auto()  # it cuts pots when losing hands are gone: two odd pots of the same winners become an even one (TDA 21)


class Answers(NamedTuple):
    """What an engine says at a decision. `least` and `most` are street totals, 0 where raising is closed."""

    seat: int = NOBODY
    to_call: int = 0
    least: int = 0
    most: int = 0

    def __str__(self) -> str:
        if self.seat == NOBODY:
            return "nobody to act"
        raises = f"may raise to {self.least}..{self.most}" if self.most else "may not raise"
        return f"seat {self.seat} to act, owes {self.to_call}, {raises}"


class Wager(NamedTuple):
    """A bet or raise to a street total, and whether it was all the seat had."""

    to: int
    all_in: bool


class Street:
    """What has happened on one street: chips in front and behind, who is in, the wagers, and who has acted after how many of them."""

    def __init__(self, big_blind: int, bets: list[int], behind: list[int], live: list[bool], preflop: bool) -> None:
        self.big_blind = big_blind
        self.preflop = preflop
        self.bets, self.behind, self.live = bets, behind, live
        self.posted = max(bets)  # what the blinds that were paid come to
        self.nominal = big_blind if preflop else 0  # what everybody owes
        self.wagers: list[Wager] = []
        self.acted: dict[int, int] = {}

    def fold(self, seat: int) -> None:
        """The seat gives up."""
        self.live[seat] = False

    def put(self, seat: int, to: int) -> None:
        """The seat checks, calls, bets or raises: afterwards it has `to` in front."""
        raised = to > max(self.nominal, *self.bets)
        self.behind[seat] -= to - self.bets[seat]
        self.bets[seat] = to
        if raised:
            self.wagers.append(Wager(to, self.behind[seat] == 0))
        self.acted[seat] = len(self.wagers)

    def next(self) -> "Street":
        """The street after this one."""
        return Street(self.big_blind, [0] * len(self.bets), self.behind, self.live, False)

    def price(self, base: int) -> int:
        """The total to match, when the street opened with `base` to match."""
        return self.wagers[-1].to if self.wagers else base

    def owed(self, seat: int, base: int) -> int:
        """Chips to call, at most those behind."""
        return min(self.behind[seat], max(0, self.price(base) - self.bets[seat]))

    def steps(self, base: int) -> list[tuple[int, bool]]:
        """What each wager added, and whether it was all-in."""
        levels = [base, *(wager.to for wager in self.wagers)]
        return [(after - before, wager.all_in) for before, after, wager in zip(levels, levels[1:], self.wagers, strict=False)]

    def room(self, seat: int, base: int) -> bool:
        """Whether the seat has more than a call, and somebody else could call some of it."""
        price = self.price(base)
        others = [at for at in range(len(self.bets)) if at != seat and self.live[at] and self.behind[at]]
        return self.bets[seat] + self.behind[seat] > price and any(self.bets[at] + self.behind[at] > price for at in others)


def full_size(street: Street) -> int:
    """TDA 43-A: the largest full bet or raise so far, at least a big blind."""
    size = street.big_blind
    for added, _ in street.steps(street.nominal):
        size = max(size, added)
    return size


def tda_opens(street: Street, seat: int) -> bool:
    """TDA 47-A: who has acted raises only when he faces a full size, over all short all-ins since."""
    if not street.room(seat, street.nominal):
        return False
    return seat not in street.acted or street.price(street.nominal) - street.bets[seat] >= full_size(street)


def largest_step(street: Street, base: int) -> int:
    """pokerkit measures by the largest wager so far, short or not: no floor of a big blind."""
    return max((added for added, _ in street.steps(base)), default=0)


def table_sum_closes(street: Street, seat: int, base: int) -> bool:
    """pokerkit adds up short all-ins for the whole table, from nothing again when they reach a raise; a rest bars all who have acted."""
    running, largest, fresh = 0, 0, 0
    for number, (added, all_in) in enumerate(street.steps(base), 1):
        if added >= largest:
            largest, fresh = added, number
        running = running + added if all_in else 0
        if running >= largest:
            running = 0
    return running > 0 and street.acted.get(seat, -1) >= fresh


def pokerkit_opens(street: Street, seat: int, base: int) -> bool:
    """Its three conditions, with `base` to match when the street opened."""
    if not street.room(seat, base) or street.owed(seat, base) < largest_step(street, base):
        return False
    return not table_sum_closes(street, seat, base)


def least_raises(street: Street, seat: int) -> tuple[int, int]:
    """The smallest totals of the two, for somebody who may raise in both."""
    everything = street.bets[seat] + street.behind[seat]
    ours = street.price(street.nominal) + full_size(street)
    theirs = street.price(street.posted) + max(street.big_blind, largest_step(street, street.posted))
    return min(everything, ours), min(everything, theirs)


def idle(street: Street, seat: int) -> bool:
    """Whether the seat owes nothing and nobody else in the hand has chips."""
    others = [at for at in range(len(street.bets)) if at != seat and street.live[at]]
    return street.bets[seat] >= max(street.bets) and not any(street.behind[at] for at in others)


def opening_reason(street: Street, seat: int) -> Reason:
    """Which deviation opens or closes raising for the seat. Only asked where the two readings part."""
    tda = tda_opens(street, seat)
    if pokerkit_opens(street, seat, street.nominal) == tda:
        return Reason.SHORT_BIG_BLIND  # with a whole blind they would agree
    if tda:
        return Reason.TABLE_WIDE_CUMULATIVE
    # From here: he has acted, and all wagers of the street together are less than a full one over him.
    if street.bets[seat] == 0:
        return Reason.CHECKERS_REOPENED
    if street.preflop and street.bets[seat] <= street.nominal:
        return Reason.LIMPER_REOPENED
    return Reason.SHORT_WAGER_CALLER_REOPENED


def expected(street: Street, seat: int) -> dict[str, Reason]:
    """Which answers about `seat`, to act in pokerkit, must differ, and why."""
    if idle(street, seat):
        return {"seat": Reason.IDLE_CHECK}
    reasons: dict[str, Reason] = {}
    if street.owed(seat, street.nominal) != street.owed(seat, street.posted):
        reasons["to_call"] = Reason.SHORT_BIG_BLIND
    tda, theirs = tda_opens(street, seat), pokerkit_opens(street, seat, street.posted)
    if tda != theirs:
        reasons["open"] = opening_reason(street, seat)
    elif tda and len(set(least_raises(street, seat))) > 1:
        reasons["least"] = Reason.SHORT_BIG_BLIND
    return reasons


def differing(ours: Answers, theirs: Answers) -> set[str]:
    """The answers that differ. Where raising is open for one only, its sizes are not compared; where another acts, nothing else is."""
    if ours.seat != theirs.seat:
        return {"seat"}
    parts = {"to_call"} if ours.to_call != theirs.to_call else set()
    if bool(ours.most) != bool(theirs.most):
        return parts | {"open"}
    return parts | {name for name in ("least", "most") if getattr(ours, name) != getattr(theirs, name)}


class Share(NamedTuple):
    """A pot that has been paid: who could win it, and the chips of those who did."""

    amount: int
    eligible: frozenset[int]
    won: dict[int, int]


def merged(pots: Sequence[Share]) -> list[Share]:
    """The pots, main pot first, once all are gone who win nothing: neighbours that the same seats can win are one."""
    winners = {seat for pot in pots for seat in pot.won}
    joined: list[Share] = []
    for pot in pots:
        eligible, amount, won = pot.eligible & winners, pot.amount, pot.won
        if joined and joined[-1].eligible == eligible:
            last = joined.pop()
            amount, won = amount + last.amount, {seat: chips + last.won[seat] for seat, chips in won.items()}
        joined.append(Share(amount, eligible, won))
    return joined


def split(pot: Share, all_to_first: bool) -> dict[int, int]:
    """A pot in equal parts, the odd chips one each from the left of the button or all to the first."""
    even, odd = divmod(pot.amount, len(pot.won))
    if all_to_first:
        return {seat: even + (0 if place else odd) for place, seat in enumerate(sorted(pot.won))}
    return {seat: even + (place < odd) for place, seat in enumerate(sorted(pot.won))}


def odd_chips_moved(stacks: Sequence[int], pots: Sequence[Share]) -> tuple[list[int], set[Reason]]:
    """The final stacks that pokerkit must come to, given ours and the pots that were paid; and why they are not ours."""
    joined = merged(pots)
    theirs, ours = list(stacks), list(stacks)
    for pot in joined:
        for change, all_to_first in ((theirs, True), (ours, False)):
            for seat, chips in split(pot, all_to_first).items():
                change[seat] += chips - pot.won[seat]
    reasons = {Reason.POTS_CUT_AFTER_KILLING} if ours != list(stacks) else set()
    return theirs, reasons | ({Reason.ODD_CHIPS_TO_ONE} if theirs != ours else set())
