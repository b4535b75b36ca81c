"""Taking the last step back."""

from collections.abc import Sequence

from floorman.rules.rulebook import Refusal
from floorman.table import events as e
from floorman.table.evolve import effective
from floorman.table.ruling import Ruling

# What somebody does on purpose in any hand. What follows by itself, or is dealt from a deck, is no step.
STEPS = (
    e.Folded, e.Checked, e.Called, e.Bet, e.Raised, e.Mucked, e.HoleReported, e.BoardReported, e.RunsAgreed, e.StackCorrected,
)  # fmt: skip


def undone(log: Sequence[e.Event], dealt_by_hand: bool = False) -> e.Undone | Ruling:
    """The event that takes back the last step and all that followed from it, or the ruling that there is none.

    A step is an action, a correction, an entry of cards, or a pot awarded on the dealer's word: the misclick that gave a pot to the wrong
    player comes back alone. Where somebody deals by hand, a street dealt is a step too: a mistyped flop does not take a bet with it.
    """
    standing = effective(log)
    chosen = isinstance(standing[0], e.HandStarted) and not standing[0].setup.automatic
    for at in range(len(standing) - 1, 0, -1):
        event = standing[at]
        if isinstance(event, e.PotAwarded) and event.declared:
            return e.Undone(at - 1 if isinstance(standing[at - 1], e.RakeTaken) else at)
        void = isinstance(event, e.HandOver) and event.reason == e.Reason.VOID
        by_hand = (chosen and isinstance(event, e.Shown)) or (dealt_by_hand and isinstance(event, e.BoardDealt))
        if void or by_hand or isinstance(event, STEPS):
            return e.Undone(at)
    return Ruling(Refusal.NOTHING_TO_UNDO, {})
