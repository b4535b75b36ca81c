"""The one flat record that every rule reads and writes: a hand as integers.

Seats are indices in the order of play: 0 is the first seat left of the button, the last one is the button (or the seat before a dead
button). So "clockwise from the left of the button" is counting up, and no rule does arithmetic with the button. Heads-up, seat 0
is the big blind and seat 1 the button, who posts the small blind.

This class is the declaration. Interpreted, a record is an object with lists; compiled, the NumPy dtype made from `FIELDS` gives the
same names. Units: chips unless said otherwise. Per street fields are cleared by `streets.open_street`.
"""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, get_args, get_origin

MAX_SEATS = 10
NOBODY = -1


# What a number is, and how many bits it gets in a compiled record. Interpreted it is a whole number of any size; compiled, the chips of a
# whole table fit 31 bits, so that a record with ten seats is small enough to keep a hundred thousand of them close to the processor.
Chips = Annotated[int, "i4"]
Times = Annotated[int, "i4"]  # how often something happened: as often as there are chips, at most
Choice = Annotated[int, "i1"]  # a seat, or a member of one of the enums
Flag = Annotated[int, "u1"]  # 1: yes
Seats = Annotated[int, "u2"]  # a bit for each seat
Card = Annotated[int, "u1"]
Random = Annotated[int, "i8"]  # a state of random numbers, 63 bits


class Field(NamedTuple):
    """One field: its name, its NumPy kind, and whether there is one number for each seat."""

    name: str
    kind: str
    per_seat: bool


class HandRecord:
    """A hand in play. Every number of it, and nothing else."""

    # Fixed for the hand.
    seats: Choice
    game: Choice  # house.Game
    small_blind: Chips
    big_blind: Chips
    small_bet: Chips  # fixed limit: the bet before the flop and on it
    big_bet: Chips  # fixed limit: the bet on the turn and the river
    button_seat: Choice  # NOBODY when the button is dead
    small_blind_seat: Choice  # NOBODY when the small blind is dead
    big_blind_seat: Choice  # NOBODY in a bomb pot
    event_heads_up: Flag  # 1: only two players are left in the whole event (TDA 48)

    # Per hand.
    street: Choice  # streets.Street
    stack: list[Chips]  # behind, not yet put in
    put_in: list[Chips]  # a seat's own chips over the whole hand, refunds taken off: what layers are cut from
    folded: list[Flag]  # 1: cannot win any more
    dead: Chips  # chips of no contributor: big-blind ante, dead blinds; joins the main pot, never makes a layer
    table_ante: Chips  # of the dead chips, those that one player paid as ante for all
    returned: list[Chips]  # uncalled chips that went back

    # Per street.
    street_bet: list[Chips]
    acted: list[Flag]  # 1: has acted on this street by choice (a blind is no act)
    seen: list[Times]  # full_raises when the seat last acted
    price: Chips  # the street total to match
    full_level: Chips  # the level of the last full bet or raise; 0 when there was none
    full_size: Chips  # what a full raise adds
    full_raises: Times  # full bets and raises, and reopenings under cumulative_table
    short_sum: Chips  # short all-ins added since the last full raise (cumulative_table)
    least_next: Chips  # the ACPC dealer's running minimum (acpc_last_increment)
    rungs: Times  # fixed limit: bets and raises so far, the big blind included
    bet_size: Chips  # fixed limit: the bet of this street
    opened_with: Choice  # players in the hand when the street opened
    uncapped: Flag  # fixed limit: 1 when the cap does not hold
    last_aggressor: Choice  # who bet or raised last on this street, or NOBODY
    last_to_act: Choice  # a button straddler who waits for all others, or NOBODY
    to_act: Choice  # whose turn, or NOBODY
    pot_limit_extra: Chips  # chips a pot-limit count adds for short and dead blinds before the flop (TDA 54-B)

    # The settlement, filled by `pots.make_pots`, main pot first.
    pots: Choice
    pot_amount: list[Chips]
    pot_eligible: list[Seats]  # bit s is set: seat s may win it

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


def fields_of(annotations: dict[str, Any]) -> tuple[Field, ...]:
    """The fields of a record as it declares them. `stack: list[Chips]` is `Field("stack", "i4", True)`."""
    return tuple(
        Field(name, (get_args(hint)[0] if get_origin(hint) is list else hint).__metadata__[0], get_origin(hint) is list)
        for name, hint in annotations.items()
    )


FIELDS = fields_of(HandRecord.__annotations__)


def _written(name: str, arguments: str, line: Callable[[Field], str]) -> Any:
    """A function with one statement a field, written from the declaration as `dataclasses` does: a loop would cost as much as a street."""
    scope: dict[str, Any] = {"ZEROS": (0,) * MAX_SEATS}
    exec(f"def {name}({arguments}):\n" + "\n".join(f"    {line(field)}" for field in FIELDS), scope)
    return scope[name]


_clear = _written("_clear", "hand", lambda f: f"hand.{f.name} = " + ("[*ZEROS]" if f.per_seat else "0"))
_copy = _written("_copy", "hand, twin", lambda f: f"twin.{f.name} = hand.{f.name}" + ("[:]" if f.per_seat else ""))
