"""The verdict on a recorded hand: replayed, odd, or different; and the counts over many.

*replayed*: every action is legal, and refunds, pots and payouts are as recorded. *odd*: something is not, and a known oddity of the log
explains all of it (`ODDITIES`): one that the record is flagged with, or one that shows in its own numbers. *differs*: anything else.
"""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from typing import Any, NamedTuple

from floorman.notation.playback import Differs, Finding
from floorman.rules.rulebook import Refusal
from floorman.table.setup import SetupFault


class Result(StrEnum):
    """The verdict on one hand."""

    REPLAYED = "replayed"
    ODD = "odd"
    DIFFERS = "differs"
    SKIPPED = "skipped"  # another game than hold'em
    UNREADABLE = "unreadable"


class Note(StrEnum):
    """How a record had to be read, where it agrees in every chip and yet writes something down in another way."""

    WALK = "walk"  # everybody folded to the big blind: the log leaves what nobody called in the pot, or takes too much out of it
    ODD_CHIP = "odd-chip"  # the site gave an odd chip, of a split or of the rake, to another winner
    DECLARED = "declared"  # cards unknown: the pots went to those who collected


# Which differences an oddity explains, and of refusals which. The first four are flags of the records, the others show in the numbers of
# the hand itself.
ODDITIES: dict[str, tuple[frozenset[Differs], frozenset[Refusal]]] = {
    # The log mislabels, truncates or leaves out an action.
    "log_fault": (frozenset(Differs), frozenset(Refusal)),
    # A fold out of turn after a disconnect.
    "disc_fold": (frozenset({Differs.REFUSED, Differs.STOPPED}), frozenset({Refusal.OUT_OF_TURN})),
    # A cap on what a player may put in: a raise to it may be less than the minimum.
    "cap": (frozenset({Differs.REFUSED, Differs.CALL}), frozenset({Refusal.BELOW_MINIMUM})),
    # The log lost an all-in mark.
    "short_raise_notallin": (frozenset({Differs.REFUSED}), frozenset({Refusal.BELOW_MINIMUM, Refusal.NOBODY_LEFT_TO_CALL})),
    # A raise that no opponent could call a chip of, and all that it added came back.
    "uncallable_raise": (frozenset({Differs.REFUSED}), frozenset({Refusal.NOBODY_LEFT_TO_CALL})),
    # The log has one card in two places.
    "card_twice": (frozenset({Differs.CARDS}), frozenset({Refusal.CARD_TWICE})),
    # The seat that the log calls the button is not the last before the small blind.
    "button_out_of_place": (frozenset({Differs.BUTTON}), frozenset()),
    # The log names other blinds than players with chips enough have posted: the hand is played with those.
    "other_blinds": (frozenset({Differs.BLINDS}), frozenset()),
    # Lines that stand in the log several times: one blind posted again and again, or more paid out than was put in.
    "repeated_lines": (frozenset({Differs.POSTS, Differs.PUT_IN, Differs.POTS, Differs.PAYOUTS}), frozenset()),
    # The record breaks a chip that the rules give to one winner.
    "half_chip": (frozenset({Differs.STACKS}), frozenset()),
}


class Problem(NamedTuple):
    """Why there is no hand to play: a fault of `corpus` or `phh`, or "file"; the part to blame; and what is wrong with a setup."""

    fault: str
    part: str
    setup_faults: tuple[SetupFault, ...] = ()


class Outcome(NamedTuple):
    """One hand played. `flags` are those of the record and of `ODDITIES` that hold for it; `explained` those that make it odd."""

    name: str
    result: Result
    findings: tuple[Finding, ...] = ()
    flags: tuple[str, ...] = ()
    explained: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()
    message: str = ""  # why a hand was skipped or could not be read
    problem: Problem | None = None  # the same in parts, for sentences

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "name": self.name,
            "result": self.result.value,
            "findings": [str(finding) for finding in self.findings],
            "explained": list(self.explained),
            "notes": [note.value for note in self.notes],
            "message": self.message,
        }


class Totals:
    """Counts over many hands."""

    def __init__(self) -> None:
        self.results: Counter[Result] = Counter()
        self.flagged: Counter[str] = Counter()  # hands that an oddity of `ODDITIES` holds for
        self.odd: Counter[str] = Counter()  # ... and that are odd because of it
        self.notes: Counter[Note] = Counter()

    def add(self, outcome: Outcome) -> None:
        """Counts one hand."""
        self.results[outcome.result] += 1
        self.flagged.update(flag for flag in outcome.flags if flag in ODDITIES)
        self.odd.update(outcome.explained)
        self.notes.update(outcome.notes)

    @property
    def line(self) -> str:
        """`23 replayed, 2 odd, 0 differ`, and what was skipped or unreadable, where something was."""
        parts = [f"{self.results[Result.REPLAYED]} replayed", f"{self.results[Result.ODD]} odd", f"{self.results[Result.DIFFERS]} differ"]
        parts += [f"{self.results[result]} {result}" for result in (Result.SKIPPED, Result.UNREADABLE) if self.results[result]]
        return ", ".join(parts)

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "hands": sum(self.results.values()),
            **{result.value: self.results[result] for result in Result},
            "odd_by_flag": dict(sorted(self.odd.items())),
            "flagged": dict(sorted(self.flagged.items())),
            "notes": {note.value: self.notes[note] for note in Note if self.notes[note]},
        }


def explains(flag: str, finding: Finding) -> bool:
    """Whether an oddity accounts for one finding."""
    kinds, refusals = ODDITIES[flag]
    return finding.what in kinds and (finding.refusal == Refusal.NONE or finding.refusal in refusals)


def verdict(name: str, findings: Iterable[Finding], flags: Iterable[str], notes: Iterable[Note] = ()) -> Outcome:
    """Odd when every finding is explained by an oddity that holds for the hand; those that explain any are named."""
    found, holding, read_as = tuple(findings), tuple(flags), tuple(notes)
    odd = [flag for flag in holding if flag in ODDITIES]
    if not found:
        return Outcome(name, Result.REPLAYED, found, holding, (), read_as)
    if not all(any(explains(flag, finding) for flag in odd) for finding in found):
        return Outcome(name, Result.DIFFERS, found, holding, (), read_as)
    explained = tuple(flag for flag in odd if any(explains(flag, finding) for finding in found))
    return Outcome(name, Result.ODD, found, holding, explained, read_as)
