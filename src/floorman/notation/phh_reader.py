"""PHH text as records: the fields of the format, checked, with whole numbers for chips.

Amounts may have decimals (`0.25`). They become integers by one power of ten for the hand, its `scale`: with 0.5/1 blinds everything is in
tenths. `finishing_stacks` do not decide the scale, since a record may break chips there that no rule breaks.
"""

import re
import tomllib
from collections.abc import Mapping
from decimal import Decimal
from enum import StrEnum
from typing import Any, NamedTuple

from floorman.rules.cards import CardError, cards_of
from floorman.rules.record import MAX_SEATS
from floorman.table.setup import SetupFault

DEALER = -1
VARIANTS = {"NT": ("min_bet",), "FT": ("small_bet", "big_bet")}  # no-limit and fixed-limit hold'em, each with its bets
MOST_DECIMALS = 6
MOST_CHIPS = 10**15
_Chips = int | Decimal
_PLAYER = re.compile(r"p([1-9][0-9]?)")
_NUMBER = re.compile(r"[0-9]{1,20}(\.[0-9]{1,20})?")


class Fault(StrEnum):
    """What is wrong with a text or a hand; the sentences stand in the catalogues."""

    NOT_TOML = "not-toml"
    NO_HAND = "no-hand"
    OTHER_GAME = "other-game"
    MISSING = "missing"
    WRONG_TYPE = "wrong-type"
    WRONG_LENGTH = "wrong-length"
    NOT_AN_AMOUNT = "not-an-amount"
    NOT_AN_ACTION = "not-an-action"
    NO_SUCH_PLAYER = "no-such-player"
    NOT_A_CARD = "not-a-card"
    BLINDS = "blinds"
    ANTES = "antes"
    SETUP = "setup"
    NO_PLACE_FOR = "no-place-for"


class PhhError(ValueError):
    """No hand that can be played, or none that can be written. `part` is to blame; `hand` is its key in a file of several."""

    def __init__(self, fault: Fault, part: str, hand: str = "", setup_faults: tuple[SetupFault, ...] = ()) -> None:
        super().__init__(f"{f'hand {hand}: ' if hand else ''}{fault}: {part}")
        self.fault = fault
        self.part = part
        self.hand = hand
        self.setup_faults = setup_faults  # SETUP: all that is wrong with it


class PhhAction(NamedTuple):
    """One action: who (0 is p1, `DEALER` the dealer), what, to whom cards are dealt, which cards, how much. `text` as it was written."""

    text: str
    actor: int
    verb: str  # dh, db, f, cc, cbr, sm
    to_player: int = DEALER
    cards: str = ""
    amount: int = 0


class PhhHand(NamedTuple):
    """One hand. Chips are integers, `scale` to one of the file's; lists run p1, p2, ... as in the file, blinds and antes too.

    p1 is the first seat left of the button and the last player has the button. Heads-up that makes p1 the big blind, and the lists of
    antes and blinds, which always begin with the small blind, are turned round for the two.
    """

    variant: str
    antes: tuple[int, ...]
    ante_trimming_status: bool
    blinds_or_straddles: tuple[int, ...]
    min_bet: int
    small_bet: int
    big_bet: int
    starting_stacks: tuple[int, ...]
    actions: tuple[PhhAction, ...]
    finishing_stacks: tuple[Decimal, ...]  # may be parts of a chip
    players: tuple[str, ...]
    seats: tuple[int, ...]
    scale: int
    unit: int  # smallest chip, scaled; the field `_unit` that `write` adds, 1 without it
    key: str  # "1" for [1] in a .phhs, empty in a .phh
    other: Mapping[str, Any]  # every further field, as it was

    @property
    def names(self) -> tuple[str, ...]:
        """Every player under a name of his own: the recorded one, or `p1`."""
        used: list[str] = []
        for place in range(len(self.starting_stacks)):
            name = self.players[place].strip() if place < len(self.players) else ""
            used.append(name if name and name not in used else f"p{place + 1}" if not name else f"{name} (p{place + 1})")
        return tuple(used)


def read(text: str) -> list[PhhHand]:
    """Every hand of a `.phh` or `.phhs` text. Raises `PhhError`, also for games other than hold'em."""
    try:
        tables = tomllib.loads(text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, ValueError, ArithmeticError, RecursionError) as wrong:
        raise PhhError(Fault.NOT_TOML, str(wrong)[:80]) from None
    if not tables:
        raise PhhError(Fault.NO_HAND, "")
    if "variant" in tables or not all(isinstance(table, dict) for table in tables.values()):
        return [_hand(tables, "")]
    return [_hand(table, key) for key, table in tables.items()]


def _hand(fields: dict[str, Any], key: str) -> PhhHand:
    try:
        return _read_hand(fields, key)
    except PhhError as wrong:
        raise PhhError(wrong.fault, wrong.part, key) from None


def _read_hand(fields: dict[str, Any], key: str) -> PhhHand:
    variant = _needed(fields, "variant")
    if variant not in VARIANTS:
        raise PhhError(Fault.OTHER_GAME, str(variant)[:40])
    stacks = _amounts(fields, "starting_stacks", 0)
    seats = len(stacks)
    if not 2 <= seats <= MAX_SEATS:
        raise PhhError(Fault.WRONG_LENGTH, f"starting_stacks: {seats}")
    antes = _amounts(fields, "antes", seats)
    blinds = _amounts(fields, "blinds_or_straddles", seats, signed=True)
    bets = {name: _amount(name, _needed(fields, name)) for name in VARIANTS[variant]}
    actions = [_action(text, seats) for text in _array(fields, "actions", str)]
    amounts = [*stacks, *antes, *blinds, *bets.values(), *(amount for _, amount in actions)]
    scale = 10 ** max(_decimals(amount) for amount in amounts)
    finishing = _amounts(fields, "finishing_stacks", seats) if "finishing_stacks" in fields else []
    trimming = fields.get("ante_trimming_status", False)
    if not isinstance(trimming, bool):
        raise PhhError(Fault.WRONG_TYPE, "ante_trimming_status")
    players = tuple(_array(fields, "players", str)) if "players" in fields else ()
    numbers = tuple(_array(fields, "seats", int)) if "seats" in fields else ()
    for name, given in (("players", players), ("seats", numbers)):
        if given and len(given) != seats:
            raise PhhError(Fault.WRONG_LENGTH, f"{name}: {len(given)}")
    return PhhHand(
        variant=variant,
        antes=tuple(int(ante * scale) for ante in antes),
        ante_trimming_status=trimming,
        blinds_or_straddles=tuple(int(blind * scale) for blind in blinds),
        min_bet=int(bets.get("min_bet", 0) * scale),
        small_bet=int(bets.get("small_bet", 0) * scale),
        big_bet=int(bets.get("big_bet", 0) * scale),
        starting_stacks=tuple(int(stack * scale) for stack in stacks),
        actions=tuple(action._replace(amount=int(amount * scale)) for action, amount in actions),
        finishing_stacks=tuple(Decimal(stack) * scale for stack in finishing),
        players=players,
        seats=numbers,
        scale=scale,
        unit=max(1, int(_amount("_unit", fields["_unit"]) * scale)) if "_unit" in fields else 1,
        key=key,
        other={name: value for name, value in fields.items() if name not in _READ},
    )


_READ = frozenset(PhhHand._fields) | {"_unit"}


def _needed(fields: dict[str, Any], name: str) -> Any:
    if name not in fields:
        raise PhhError(Fault.MISSING, name)
    return fields[name]


def _array(fields: dict[str, Any], name: str, kind: type) -> list[Any]:
    values = _needed(fields, name)
    if not isinstance(values, list):
        raise PhhError(Fault.WRONG_TYPE, name)
    for value in values:
        if not isinstance(value, kind) or isinstance(value, bool):
            raise PhhError(Fault.WRONG_TYPE, f"{name}: {str(value)[:40]}")
    return values


def _amounts(fields: dict[str, Any], name: str, seats: int, signed: bool = False) -> list[_Chips]:
    values = _needed(fields, name)
    if not isinstance(values, list):
        raise PhhError(Fault.WRONG_TYPE, name)
    if seats and len(values) != seats:
        raise PhhError(Fault.WRONG_LENGTH, f"{name}: {len(values)}")
    return [_amount(name, value, signed) for value in values]


def _amount(name: str, value: Any, signed: bool = False) -> _Chips:
    """Chips as a number. `inf`, which the format has for an unknown stack, is nothing that can be played."""
    fits = isinstance(value, int) and not isinstance(value, bool)
    if isinstance(value, Decimal):
        fits = value.is_finite() and _decimals(value) <= MOST_DECIMALS
    if not fits or abs(value) > MOST_CHIPS or (value < 0 and not signed):
        raise PhhError(Fault.NOT_AN_AMOUNT, f"{name}: {str(value)[:40]}")
    return value  # type: ignore[no-any-return]


def _decimals(amount: _Chips) -> int:
    """Decimals that count: 2.50 has one."""
    if isinstance(amount, int):
        return 0
    exponent = amount.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _action(text: str, seats: int) -> tuple[PhhAction, _Chips]:
    """One action and its amount. `p1 cbr 200 # he sighs` -> p1 raises to 200. A comment alone is no action of anybody."""
    words = text.split("#")[0].split()
    none = 0
    match words:
        case []:
            return PhhAction(text, DEALER, ""), none
        case ["d", "db", cards]:
            return PhhAction(text, DEALER, "db", cards=_cards(text, cards)), none
        case ["d", "dh", player, cards]:
            return PhhAction(text, DEALER, "dh", _player(text, player, seats), _cards(text, cards)), none
        case [player, "f" | "cc" as verb]:
            return PhhAction(text, _player(text, player, seats), verb), none
        case [player, "cbr", number]:
            return PhhAction(text, _player(text, player, seats), "cbr"), _amount(text, _number(text, number))
        case [player, "sm"]:
            return PhhAction(text, _player(text, player, seats), "sm"), none
        case [player, "sm", cards]:
            shown = "-" if cards == "-" else _cards(text, cards)
            return PhhAction(text, _player(text, player, seats), "sm", cards=shown), none
    raise PhhError(Fault.NOT_AN_ACTION, text[:60])


def _player(text: str, word: str, seats: int) -> int:
    found = _PLAYER.fullmatch(word)
    if found is None or int(found[1]) > seats:
        raise PhhError(Fault.NO_SUCH_PLAYER, text[:60])
    return int(found[1]) - 1


def _number(text: str, word: str) -> _Chips:
    if _NUMBER.fullmatch(word) is None:
        raise PhhError(Fault.NOT_AN_AMOUNT, text[:60])
    return Decimal(word) if "." in word else int(word)


def _cards(text: str, cards: str) -> str:
    """Cards as written, checked; `??` is a card that nobody knows."""
    known = "".join(pair for pair in (cards[at : at + 2] for at in range(0, len(cards), 2)) if pair != "??")
    try:
        if len(cards) % 2 or (known and 2 * len(cards_of(known)) != len(known)):
            raise PhhError(Fault.NOT_A_CARD, text[:60])
    except CardError:
        raise PhhError(Fault.NOT_A_CARD, text[:60]) from None
    return cards
