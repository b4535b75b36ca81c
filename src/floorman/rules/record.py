"""The one flat record that every rule reads and writes: a hand as integers.

Seats are indices in the order of play: 0 is the first seat left of the button, the last one is the button (or the seat before a dead
button). So "clockwise from the left of the button" is counting up, and no rule does arithmetic with the button. Heads-up, seat 0
is the big blind and seat 1 the button, who posts the small blind.

This class is the declaration. Interpreted, a record is an object with lists; compiled, the NumPy dtype made from `FIELDS` gives the
same names. Units: chips unless said otherwise. Per street fields are cleared by `streets.open_street`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

MAX_SEATS = 10
NOBODY = -1


class Field(NamedTuple):
    """One field: its name, its NumPy kind, and whether there is one number for each seat."""

    name: str
    kind: str
    per_seat: bool


class HandRecord:
    """A hand in play. Every number of it, and nothing else."""

    # Fixed for the hand.
    seats: int
    game: int  # house.Game
    small_blind: int
    big_blind: int
    small_bet: int  # fixed limit: the bet before the flop and on it
    big_bet: int  # fixed limit: the bet on the turn and the river
    button_seat: int  # NOBODY when the button is dead
    small_blind_seat: int  # NOBODY when the small blind is dead
    big_blind_seat: int  # NOBODY in a bomb pot
    event_heads_up: int  # 1: only two players are left in the whole event (TDA 48)

    # Per hand.
    street: int  # streets.Street
    stack: list[int]  # behind, not yet put in
    put_in: list[int]  # a seat's own chips over the whole hand, refunds taken off: what layers are cut from
    folded: list[int]  # 1: cannot win any more
    dead: int  # chips of no contributor: big-blind ante, dead blinds; joins the main pot, never makes a layer
    table_ante: int  # of the dead chips, those that one player paid as ante for all
    returned: list[int]  # uncalled chips that went back

    # Per street.
    street_bet: list[int]
    acted: list[int]  # 1: has acted on this street by choice (a blind is no act)
    seen: list[int]  # full_raises when the seat last acted
    price: int  # the street total to match
    full_level: int  # the level of the last full bet or raise; 0 when there was none
    full_size: int  # what a full raise adds
    full_raises: int  # full bets and raises, and reopenings under cumulative_table
    short_sum: int  # short all-ins added since the last full raise (cumulative_table)
    least_next: int  # the ACPC dealer's running minimum (acpc_last_increment)
    rungs: int  # fixed limit: bets and raises so far, the big blind included
    bet_size: int  # fixed limit: the bet of this street
    opened_with: int  # players in the hand when the street opened
    uncapped: int  # fixed limit: 1 when the cap does not hold
    last_aggressor: int  # who bet or raised last on this street, or NOBODY
    last_to_act: int  # a button straddler who waits for all others, or NOBODY
    to_act: int  # whose turn, or NOBODY
    pot_limit_extra: int  # chips a pot-limit count adds for short and dead blinds before the flop (TDA 54-B)

    # The settlement, filled by `pots.make_pots`, main pot first.
    pots: int
    pot_amount: list[int]
    pot_eligible: list[int]  # bit s is set: seat s may win it

    __slots__ = tuple(__annotations__)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self) -> None:
        _clear(self)

    def copy(self) -> "HandRecord":
        """A twin that shares no list."""
        twin = HandRecord.__new__(HandRecord)
        _copy(self, twin)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HandRecord) and all(getattr(self, n) == getattr(other, n) for n in HandRecord.__slots__)


FIELDS = tuple(
    Field(name, "u1" if name in ("acted", "folded") else "i8", hint == list[int]) for name, hint in HandRecord.__annotations__.items()
)


def _written(name: str, arguments: str, line: Callable[[Field], str]) -> Any:
    """A function with one statement a field, written from the declaration as `dataclasses` does: a loop would cost as much as a street."""
    scope: dict[str, Any] = {"ZEROS": (0,) * MAX_SEATS}
    exec(f"def {name}({arguments}):\n" + "\n".join(f"    {line(field)}" for field in FIELDS), scope)
    return scope[name]


_clear = _written("_clear", "hand", lambda f: f"hand.{f.name} = " + ("[*ZEROS]" if f.per_seat else "0"))
_copy = _written("_copy", "hand, twin", lambda f: f"twin.{f.name} = hand.{f.name}" + ("[:]" if f.per_seat else ""))
