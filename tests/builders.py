"""A table in one line and a line of play, so that a case fits on a screen.

    hand = play(table("A:500 B:16 C:500", street="flop"), "b10 a")
    hand.legal.min_raise_to  # 20

Seats come clockwise from the left of the button; the last has the button. A line of play is `f`, `x`, `c`, `bN`, `rN` and `a`, in turn; a
`|` says that the street is over here, and fails where it is not.
"""

from typing import Any

import pytest

from floorman.rules.house import PRESETS, HouseRules
from floorman.rules.rulebook import Refusal
from floorman.rules.streets import Street
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction, Ruling

LETTERS = {"f": "fold", "x": "check", "c": "call", "b": "bet", "r": "raise"}


def rules(name: str, **changes: Any) -> HouseRules:
    """A preset with some answers changed: `rules("tda", limit_raise_cap=3)`."""
    return PRESETS[name]._replace(**changes)


def table(seats: str, blinds: str = "1/2", rules: str | HouseRules = "house", **options: Any) -> Hand:
    """`table("A:200 B:18 C:200", blinds="1/2", rules="tda", street="flop")`; options are those of `Hand`."""
    stacks = {name: int(chips) for name, chips in (seat.split(":") for seat in seats.split())}
    small, big = blinds.split("/")
    return Hand(stacks, (int(small), int(big)), house=rules, **options)


def play(hand: Hand, line: str) -> Hand:
    """Plays a line of actions in turn and returns the hand."""
    for part, actions in enumerate(line.split("|")):
        if part:
            assert opens(hand), f"the street is not over before part {part + 1} of {line!r}: {hand}"
        for action in actions.split():
            if action == "a":
                hand.all_in()
            else:
                hand.act(LETTERS[action[0]], int(action[1:] or 0))
    return hand


def opens(hand: Hand) -> bool:
    """Whether the hand stands at the start of a street, or past all betting."""
    record = hand.state.record
    return hand.to_act is None or (record.street > Street.PREFLOP and not any(record.acted) and not any(record.street_bet))


def refused(hand: Hand, action: str) -> Ruling:
    """The ruling against an action of the one to act; fails where it is allowed, or where asking has changed anything."""
    state, events = hand.state.copy(), list(hand.events)
    with pytest.raises(IllegalAction) as error:
        play(hand, action)
    assert hand.state == state
    assert hand.events == events
    return error.value.ruling


def why(hand: Hand, action: str) -> Refusal:
    """The refusal alone."""
    return refused(hand, action).refusal


def menu(hand: Hand) -> tuple[str | None, int, int | None, int | None]:
    """Who is to act, what he owes, and the smallest and largest total he may raise to (None: raising is closed)."""
    legal = hand.legal
    return legal.name, legal.to_call, legal.min_raise_to, legal.max_raise_to


def pots(hand: Hand) -> list[tuple[int, str]]:
    """The pots as they stand, main pot first: chips, and the one-letter names of who can win them."""
    return [(pot.amount, "".join(pot.eligible)) for pot in hand.pots]
