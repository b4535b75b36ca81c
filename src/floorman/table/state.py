"""Where one hand stands: the record of the rules, the cards, and what the table has agreed. A fold over events; see `evolve`."""

from enum import IntEnum

from floorman.rules.house import HouseRules
from floorman.rules.record import HandRecord
from floorman.table.events import Reason
from floorman.table.setup import Setup


class Phase(IntEnum):
    """What the table waits for."""

    POSTING = 0  # forced bets and hole cards
    BETTING = 1  # the player to act, or nobody: then the street has just ended
    DEALING = 2  # the dealer, for the next street
    RUNNING_OUT = 3  # the dealer, for boards without any more betting
    SHOWDOWN = 4  # hands to be shown, or winners to be named
    OVER = 5


POSTING, BETTING, DEALING, RUNNING_OUT, SHOWDOWN, OVER = Phase


class State:
    """One hand. `record` holds every number of the rules, the rest is cards and the showdown."""

    __slots__ = (
        "awarded", "boards", "dealt", "hole", "house", "mucked", "names", "next_street", "payouts", "phase", "rake", "reason",
        "record", "runs", "runs_agreed", "runs_from", "setup", "shown", "version", "winners",
    )  # fmt: skip

    setup: Setup
    house: HouseRules
    names: tuple[str, ...]
    record: HandRecord
    phase: Phase
    next_street: int  # what follows in DEALING
    hole: list[tuple[int, ...]]  # two cards a seat, or () unknown
    boards: list[list[int]]  # known community cards of each run
    dealt: list[int]  # how many community cards lie on each board, known or not
    runs: int
    runs_agreed: bool  # the number of boards has been settled, be it one
    runs_from: int  # community cards that lay when several runs were agreed
    shown: list[int]  # 1: turned up
    mucked: list[int]  # 1: gave up at the showdown
    awarded: list[int]  # 1: this pot is paid
    winners: list[int]  # who won a paid pot, a bit a seat
    payouts: list[int]  # won from pots, refunds apart
    rake: int  # -1: not yet taken
    reason: Reason | None
    version: int  # how many events have made this state

    def copy(self) -> "State":
        """A twin that shares nothing that changes."""
        twin = State.__new__(State)
        for name in State.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.record = self.record.copy()
        twin.hole, twin.shown, twin.mucked = self.hole[:], self.shown[:], self.mucked[:]
        twin.boards = [board[:] for board in self.boards]
        twin.dealt, twin.awarded, twin.payouts = self.dealt[:], self.awarded[:], self.payouts[:]
        twin.winners = self.winners[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, n) == getattr(other, n) for n in State.__slots__)

    __hash__ = None  # type: ignore[assignment]

    @property
    def chips(self) -> int:
        """Every chip of the hand: behind, in the pots, dead, raked. Constant but for a host's correction of a stack."""
        record = self.record
        behind = sum(record.stack)
        if self.reason == Reason.VOID:
            return behind + record.dead
        if self.phase == OVER:
            return behind + max(self.rake, 0)
        return behind + sum(record.put_in) + record.dead - sum(self.payouts)
