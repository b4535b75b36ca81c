"""What a hand starts from, and everything that can be wrong with it.

A `Setup` is loose: anything can be written into it. `faults` reads it once and names all faults together; a hand is only started from a
setup without any. Seats are indices in the order of play: 0 is the first seat left of the button.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar
from unicodedata import category

from floorman.rules.house import HOUSE, PRESETS, AnteKind, Game, HouseRules, Straddle
from floorman.rules.record import MAX_SEATS, NOBODY
from floorman.rules.streets import Street

MOST_CHIPS = 10**15  # what fits an integer of 64 bits with room for sums of ten stacks


class Fault(IntEnum):
    """What is wrong with a setup."""

    TOO_FEW_SEATS = 0
    TOO_MANY_SEATS = 1
    NAME_TWICE = 2
    NAME_EMPTY = 3
    NOT_CHIPS = 4
    STACK_EMPTY = 5
    TOO_MANY_CHIPS = 6
    BLINDS_OUT_OF_ORDER = 7
    NO_BIG_BLIND = 8
    ANTE_ABOVE_BIG_BLIND = 9
    NO_SUCH_SEAT = 10
    STRADDLE_NOT_ALLOWED = 11
    STRADDLE_TOO_SMALL = 12
    STRADDLES_TOO_MANY = 13
    BOMB_POT_NOT_ALLOWED = 14
    UNIT_NOT_POSITIVE = 15
    ALL_FOLDED = 16
    RAKE_OUT_OF_RANGE = 17
    RUNS_OUT_OF_RANGE = 18
    CAP_NEGATIVE = 19
    SAME_SEAT_TWICE = 20
    STACKS_DO_NOT_FIT_NAMES = 21
    NO_SUCH_CHOICE = 22
    POST_ABOVE_BIG_BLIND = 23
    NAME_NOT_PLAIN = 24
    DECK_NOT_CARDS = 25
    DECK_CARD_TWICE = 26
    DECK_TOO_SHORT = 27


class SetupFault(NamedTuple):
    """One fault with the numbers or names that show it."""

    fault: Fault
    numbers: dict[str, Any]


class SetupError(ValueError):
    """A hand cannot start from this. `faults` has all that is wrong, not only the first."""

    def __init__(self, faults: tuple[SetupFault, ...]) -> None:
        self.faults = faults
        super().__init__("; ".join(f"{f.fault.name.lower()} {f.numbers}" for f in faults))


class Setup(NamedTuple):
    """Names, stacks and forced bets of one hand. `NOBODY` for a seat means: not there (dead button, dead small blind)."""

    names: tuple[str, ...]
    stacks: tuple[int, ...]
    small_blind: int
    big_blind: int
    button_seat: int
    small_blind_seat: int
    big_blind_seat: int
    house: HouseRules = HOUSE
    game: Game = Game.NO_LIMIT
    ante: int = 0
    ante_kind: AnteKind = AnteKind.NONE
    straddles: tuple[tuple[int, int], ...] = ()
    posts: tuple[tuple[int, int, int], ...] = ()  # (seat, live chips, dead chips) of newcomers and those who missed blinds
    bomb_pot: int = 0  # the ante of everybody; 0: no bomb pot
    unit: int = 1  # smallest chip in play
    small_bet: int = 0  # fixed limit; 0: the big blind
    big_bet: int = 0  # fixed limit; 0: twice the small bet
    street: int = Street.PREFLOP  # where the hand starts; later than preflop: `pot` lies in the middle already
    pot: int = 0
    folded: tuple[int, ...] = ()
    event_heads_up: bool = False
    automatic: bool = True  # hands are shown and pots paid by themselves once the cards are known


class CheckedSetup(Setup):
    """A setup that `check` has found without fault. Only such a one starts a hand."""

    __slots__ = ()


def check(setup: Setup) -> CheckedSetup:
    """The same setup, checked. Raises `SetupError` with every fault."""
    if isinstance(setup, CheckedSetup):
        return setup
    found = faults(setup)
    if found:
        raise SetupError(found)
    return CheckedSetup(*setup)


def faults(setup: Setup) -> tuple[SetupFault, ...]:
    """Everything wrong with a setup, in the order a reader would look."""
    found: list[SetupFault] = []

    def wrong(fault: Fault, **numbers: Any) -> None:
        found.append(SetupFault(fault, numbers))

    _choice_faults(setup, wrong)
    _seat_faults(setup, wrong)
    _chip_faults(setup, wrong)
    if not found:  # the rest compares numbers, and needs them to be numbers
        _forced_bet_faults(setup, wrong)
        _house_faults(setup.house, wrong)
    return tuple(found)


def _choice_faults(setup: Setup, wrong: Any) -> None:
    for what, kind in (("game", Game), ("street", Street), ("ante_kind", AnteKind)):
        value = getattr(setup, what)
        known = [member for member in kind if not (kind is Street and member >= Street.SHOWDOWN)]
        if value not in known:
            wrong(Fault.NO_SUCH_CHOICE, what=what, value=str(value), known=", ".join(member.name.lower() for member in known))
    if not isinstance(setup.house, HouseRules):
        wrong(Fault.NO_SUCH_CHOICE, what="house", value=str(setup.house), known=", ".join(PRESETS))


def _seat_faults(setup: Setup, wrong: Any) -> None:
    seats = len(setup.names)
    if seats < 2:
        wrong(Fault.TOO_FEW_SEATS, seats=seats)
    if seats > MAX_SEATS:
        wrong(Fault.TOO_MANY_SEATS, seats=seats, most=MAX_SEATS)
    for place, name in enumerate(setup.names):
        if not isinstance(name, str) or not name.strip():
            wrong(Fault.NAME_EMPTY, place=place + 1)
        elif not is_plain(name):
            wrong(Fault.NAME_NOT_PLAIN, place=place + 1)
        elif name in setup.names[:place]:
            wrong(Fault.NAME_TWICE, name=name)
    if len(setup.stacks) != seats:
        wrong(Fault.STACKS_DO_NOT_FIT_NAMES, seats=seats, stacks=len(setup.stacks))
    if seats < 2:
        return  # every seat would be one too many
    taken = [setup.button_seat, setup.small_blind_seat, setup.big_blind_seat]
    named = [seat for seat in taken if seat != NOBODY or type(seat) is not int]  # these three may be nobody's
    for seat in named + [s for s, _ in setup.straddles] + [s for s, _, _ in setup.posts] + list(setup.folded):
        if type(seat) is not int or not 0 <= seat < seats:
            wrong(Fault.NO_SUCH_SEAT, seat=str(seat))
    if setup.small_blind_seat in range(seats) and setup.small_blind_seat == setup.big_blind_seat:
        wrong(Fault.SAME_SEAT_TWICE, name=setup.names[setup.big_blind_seat])
    if len(set(setup.folded)) > seats - 2 and setup.folded:
        wrong(Fault.ALL_FOLDED, seats=seats - len(set(setup.folded)))


def is_plain(name: str) -> bool:
    """No control characters, line breaks or halves of characters: what a terminal obeys or cannot write is no part of a name."""
    return name.isprintable() or not any(category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in name)


def is_chips(value: object) -> bool:
    """Whole chips, not negative. True and 2.0 are no chips."""
    return type(value) is int and value >= 0


def _chip_faults(setup: Setup, wrong: Any) -> None:
    amounts: list[tuple[str, object]] = list(zip(setup.names, setup.stacks, strict=False))
    for label in ("small_blind", "big_blind", "ante", "bomb_pot", "small_bet", "big_bet", "pot", "unit"):
        amounts.append((label, getattr(setup, label)))
    amounts += [("straddle", amount) for _, amount in setup.straddles]
    amounts += [("post", amount) for _, live, dead in setup.posts for amount in (live, dead)]
    for label, amount in amounts:
        if not is_chips(amount):
            wrong(Fault.NOT_CHIPS, what=label, value=str(amount))
        elif isinstance(amount, int) and amount > MOST_CHIPS:
            wrong(Fault.TOO_MANY_CHIPS, what=label, value=amount, most=MOST_CHIPS)
    for seat, (name, stack) in enumerate(zip(setup.names, setup.stacks, strict=False)):
        if stack == 0 and setup.street == Street.PREFLOP and seat not in setup.folded:
            wrong(Fault.STACK_EMPTY, name=name)
    if setup.unit == 0:
        wrong(Fault.UNIT_NOT_POSITIVE, value=setup.unit)


def _forced_bet_faults(setup: Setup, wrong: Any) -> None:
    if setup.big_blind == 0:
        wrong(Fault.NO_BIG_BLIND, value=setup.big_blind)
    if setup.small_blind > setup.big_blind:
        wrong(Fault.BLINDS_OUT_OF_ORDER, small=setup.small_blind, big=setup.big_blind)
    if setup.ante > setup.big_blind and setup.ante_kind == AnteKind.PER_PLAYER:  # one for the whole table may be: 75/150, ante 225 (WSOP)
        wrong(Fault.ANTE_ABOVE_BIG_BLIND, ante=setup.ante, big=setup.big_blind)
    for seat in sorted({seat for seat, live, _ in setup.posts if live}):
        live = live_before_the_cards(setup, seat)
        if live > setup.big_blind:  # a post never sets the price (WSOP L160), and no chip in front of a seat goes above the price
            wrong(Fault.POST_ABOVE_BIG_BLIND, name=setup.names[seat], amount=live, big=setup.big_blind)
    if setup.bomb_pot and not setup.house.bomb_pot:
        wrong(Fault.BOMB_POT_NOT_ALLOWED, value=setup.bomb_pot)
    least = 2 * setup.big_blind
    for level, (seat, amount) in enumerate(setup.straddles):
        if not _may_straddle(setup, seat) or any(seat == other for other, _ in setup.straddles[:level]):
            wrong(Fault.STRADDLE_NOT_ALLOWED, name=setup.names[seat])
        if amount < min(least, setup.stacks[seat]):
            wrong(Fault.STRADDLE_TOO_SMALL, amount=amount, least=least)
        if level >= setup.house.straddle_max_levels:
            wrong(Fault.STRADDLES_TOO_MANY, levels=len(setup.straddles), most=setup.house.straddle_max_levels)
        least = 2 * amount


def live_before_the_cards(setup: Setup, seat: int) -> int:
    """Chips that a seat owes in front of itself: blind, posts and straddle. Small blind 1 and a live post of 1: 2."""
    blind = setup.big_blind if seat == setup.big_blind_seat else setup.small_blind if seat == setup.small_blind_seat else 0
    posted = sum(live for poster, live, _ in setup.posts if poster == seat)
    return blind + posted + sum(amount for straddler, amount in setup.straddles if straddler == seat)


def _may_straddle(setup: Setup, seat: int) -> bool:
    """WSOP L22: under the gun or the button. The blinds never straddle."""
    rule = setup.house.straddle
    blinds = (setup.small_blind_seat, setup.big_blind_seat)
    if rule == Straddle.OFF or seat in blinds:
        return False
    if rule == Straddle.ANY:
        return True
    on_button = seat == setup.button_seat
    under_the_gun = seat == (setup.big_blind_seat + 1) % len(setup.names) or any(seat == s + 1 for s, _ in setup.straddles)
    if rule == Straddle.UTG:
        return under_the_gun
    if rule == Straddle.BUTTON:
        return on_button
    return on_button or under_the_gun


def _house_faults(house: HouseRules, wrong: Any) -> None:
    if not 0 <= house.rake_per_mille <= 1000 or house.rake_cap < 0:
        wrong(Fault.RAKE_OUT_OF_RANGE, value=house.rake_per_mille, cap=house.rake_cap)
    if not 1 <= house.rit_max <= 3:
        wrong(Fault.RUNS_OUT_OF_RANGE, value=house.rit_max)
    if house.limit_raise_cap < 0:
        wrong(Fault.CAP_NEGATIVE, value=house.limit_raise_cap)
    if house.straddle_max_levels < 1:
        wrong(Fault.STRADDLES_TOO_MANY, levels=house.straddle_max_levels, most=1)


GAMES = {"NL": Game.NO_LIMIT, "PL": Game.POT_LIMIT, "FL": Game.FIXED_LIMIT}
STREETS = {street.name.lower(): street for street in Street if street < Street.SHOWDOWN}


def house_of(house: str | HouseRules) -> HouseRules:
    """A preset by name, or the rules themselves. Raises `SetupError`."""
    if isinstance(house, HouseRules):
        return house
    if house not in PRESETS:
        raise SetupError((SetupFault(Fault.NO_SUCH_CHOICE, {"what": "house", "value": str(house), "known": ", ".join(PRESETS)}),))
    return PRESETS[house]


def make_setup(
    stacks: Mapping[str, int],
    blinds: tuple[int, int],
    *,
    house: str | HouseRules = "house",
    game: str | Game = "NL",
    button: str | None = None,
    ante: int = 0,
    ante_kind: str | AnteKind | None = None,
    straddles: Mapping[str, int] | None = None,
    posts: Mapping[str, tuple[int, int]] | None = None,
    bomb_pot: int = 0,
    unit: int = 1,
    bets: tuple[int, int] = (0, 0),
    street: str | Street = "preflop",
    pot: int = 0,
    folded: Iterable[str] = (),
    automatic: bool = True,
) -> Setup:
    """A setup from names. Seats come clockwise; the last has the button unless `button` names another (the seats are then turned).

    Heads-up the button posts the small blind (TDA 34-B). Unknown names and words raise `SetupError`; numbers are checked by `faults`.
    """
    names = list(stacks)
    if button is not None and button in names:
        turn = names.index(button) + 1
        names = names[turn:] + names[:turn]
    rules = house_of(house)

    def seat(name: str) -> int:
        return names.index(name) if name in names else len(names)  # an index that `faults` names

    if button is not None and button not in names:
        raise SetupError((SetupFault(Fault.NO_SUCH_SEAT, {"seat": button}),))
    kind = _choice("ante_kind", ante_kind, AnteKind, rules.ante_kind) if ante else AnteKind.NONE
    two = len(names) == 2
    return Setup(
        names=tuple(names),
        stacks=tuple(stacks[name] for name in names),
        small_blind=blinds[0],
        big_blind=blinds[1],
        button_seat=len(names) - 1,
        small_blind_seat=NOBODY if bomb_pot else (1 if two else 0),
        big_blind_seat=NOBODY if bomb_pot else (0 if two else 1),
        house=rules,
        game=_named("game", game, GAMES),
        ante=ante,
        ante_kind=kind if kind != AnteKind.NONE or not ante else AnteKind.PER_PLAYER,
        straddles=tuple((seat(name), amount) for name, amount in (straddles or {}).items()),
        posts=tuple((seat(name), live, dead) for name, (live, dead) in (posts or {}).items()),
        bomb_pot=bomb_pot,
        unit=unit,
        small_bet=bets[0],
        big_bet=bets[1],
        street=_named("street", street, STREETS),
        pot=pot,
        folded=tuple(seat(name) for name in folded),
        event_heads_up=two,
        automatic=automatic,
    )


_C = TypeVar("_C", bound=IntEnum)


def _named(what: str, value: str | _C, known: dict[str, _C]) -> _C:
    if isinstance(value, str):
        if value not in known:
            raise SetupError((SetupFault(Fault.NO_SUCH_CHOICE, {"what": what, "value": value, "known": ", ".join(known)}),))
        return known[value]
    return value


def _choice(what: str, value: str | _C | None, kind: type[_C], default: _C) -> _C:
    if value is None:
        return default
    return _named(what, value, {member.name.lower(): member for member in kind})
