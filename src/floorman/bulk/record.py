"""A table of the bulk player: the record of the rules, and the stakes, cards and random numbers that a whole hand needs.

One declaration for both ways of running, as in `rules.record`: interpreted a `TableRecord`, compiled one row of an array of `TABLE`, of
fewer than 512 bytes with room for ten seats. Seats are in the order of play: 0 is left of the button.
"""

from typing import Any

import numpy as np

from floorman.rules.house import HouseRules
from floorman.rules.record import FIELDS, MAX_SEATS, Card, Chips, Choice, Flag, HandRecord, Random, Times, fields_of


class TableRecord(HandRecord):
    """A hand in play at a table of its own."""

    # The stakes, kept from hand to hand.
    ante: Chips
    ante_kind: Choice  # house.AnteKind
    bomb_pot: Chips  # the ante of everybody; 0: no bomb pot
    unit: Chips  # the smallest chip in play
    straddler: Choice  # NOBODY: none
    straddle: Chips
    # The hand.
    first: list[Card]  # hole cards, one dealt in the first round to each seat and one in the second
    second: list[Card]
    board: list[Card]  # the first five places; all five are drawn when the hand starts, and lie when `lying` says so
    lying: Choice  # community cards on the table
    begun: list[Chips]  # the stacks before the first post
    rake: Chips
    settled: Flag  # 1: pots are paid, and the stacks are those after the hand
    decisions: Times
    random: Random  # the state of this table's random numbers

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        super().__init__()
        for field in TABLE_FIELDS:
            setattr(self, field.name, [0] * MAX_SEATS if field.per_seat else 0)
        self.straddler = -1


class Room:
    """Scratch space of whoever plays hands one after the other. A record too: an array that is handed on is counted at every call."""

    deck: list[Card]  # 52
    strength: list[Times]  # of each seat's hand
    best: list[Times]  # each seat's highest card, for odd chips
    order: list[Times]  # in which seats get odd chips

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        self.deck = [0] * 52
        self.strength, self.best, self.order = [0] * MAX_SEATS, [0] * MAX_SEATS, [0] * MAX_SEATS


TABLE_FIELDS = fields_of(TableRecord.__annotations__)
ALL_FIELDS = (*FIELDS, *TABLE_FIELDS)

TABLE: Any = np.dtype([(f.name, f.kind, (MAX_SEATS,)) if f.per_seat else (f.name, f.kind) for f in ALL_FIELDS], align=True)
ROOM: Any = np.dtype([(f.name, f.kind, (52 if f.name == "deck" else MAX_SEATS,)) for f in fields_of(Room.__annotations__)], align=True)
HOUSE: Any = np.dtype([(name, "i8") for name in HouseRules._fields])


def house_row(house: HouseRules) -> Any:
    """House rules as one record for compiled code."""
    return np.array([tuple(int(value) for value in house)], HOUSE)[0]
