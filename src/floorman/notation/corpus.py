"""Recorded hands as JSON lines: one real no-limit hold'em hand a line, with what the site made of it.

    {"id": "x/1", "site": "bovada", "tournament": false, "blinds": [10, 25], "ante": 0, "button": 3,
     "seats": [[1, 2845], ...], "actions": [["preflop", "s4", "sb", 10], ...], "board": [], "holes": {"s4": ["Qs", "Qd"]},
     "live_put": {...}, "dead": {...}, "uncalled": {...}, "folded": [...], "collected": {...}, "rake": 0,
     "pots": [[50, ["s4"]]], "flags": [...], "payout_check": "ok_exact"}

A player is `s` and a seat number. Amounts are integers: cents in cash games, hundredths of a chip in tournaments. `read_line` gives a
hand the engine can start, and everything to compare it with; a line that is no such hand is a `ReadError` with its number.
"""

import json
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, NamedTuple

from floorman.rules.cards import CardError, card_of, name_of
from floorman.rules.house import TDA, AnteKind, HouseRules, RunOddChip, Straddle
from floorman.rules.record import MAX_SEATS, NOBODY
from floorman.rules.rulebook import Verb
from floorman.rules.streets import Street
from floorman.table.setup import Fault as SetupCode
from floorman.table.setup import Setup, SetupFault, faults, is_chips

STREETS = {street.name.lower(): street for street in Street if street < Street.SHOWDOWN}
VERBS = {verb.name.lower(): verb for verb in Verb}
POSTS = ("ante", "sb", "bb", "extra", "straddle")
TOURNAMENT_CHIP = 100  # amounts there are hundredths, and no chip is broken


class Fault(StrEnum):
    """What is wrong with a line; the sentences stand in the catalogues."""

    NOT_JSON = "not-json"
    MISSING = "missing"
    WRONG_TYPE = "wrong-type"
    UNKNOWN_PLAYER = "unknown-player"
    UNKNOWN_VERB = "unknown-verb"
    UNKNOWN_STREET = "unknown-street"
    NOT_A_CARD = "not-a-card"
    NO_BIG_BLIND = "no-big-blind"
    BAD_SETUP = "bad-setup"


class ReadError(ValueError):
    """A line that is no recorded hand: its number from 1, the fault, and the `part` of it that is to blame."""

    def __init__(self, fault: Fault, part: str, line: int = 0, setup_faults: tuple[SetupFault, ...] = ()) -> None:
        super().__init__(f"line {line}: {fault}: {part}")
        self.fault = fault
        self.setup_faults = setup_faults  # BAD_SETUP: all that is wrong with it
        self.part = part
        self.line = line


class Action(NamedTuple):
    """What somebody did. `to` is a street total, 0 for folds and checks."""

    street: Street
    name: str
    verb: Verb
    to: int

    def __str__(self) -> str:
        return f"{self.street.name.lower()} {self.name} {self.verb.name.lower()}" + (f" {self.to}" if self.to else "")


class RecordedHand(NamedTuple):
    """One line. `posted`, `live_put`, `uncalled` and `collected` are chips by name; `pots` are (amount, names), main pot first."""

    id: str
    setup: Setup
    button_in_place: bool  # False: the seat named as the button is not the last to act
    named_blinds: tuple[int, int]  # as the log names them; `setup` has those that were posted
    repeats: bool  # the log has lines several times: one blind posted again and again, or more paid out than was put in
    posted: dict[str, tuple[int, int, int]]  # antes, live chips, dead chips
    actions: tuple[Action, ...]
    board: tuple[str, ...]
    holes: dict[str, str]
    live_put: dict[str, int]
    dead: dict[str, int]
    uncalled: dict[str, int]
    folded: frozenset[str]
    collected: dict[str, int]
    rake: int
    pots: tuple[tuple[int, frozenset[str]], ...]
    flags: tuple[str, ...]
    payout_check: str


def read_lines(lines: Iterable[str]) -> Iterator[RecordedHand | ReadError]:
    """Every hand of a file, in order; an unreadable line comes as its error, and the next lines follow. Empty lines are nothing."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield read_line(line, number)
            except ReadError as wrong:
                yield wrong


def read_line(line: str, number: int = 1) -> RecordedHand:
    """One line as a hand. Raises `ReadError`."""
    try:
        fields = json.loads(line, parse_float=str)
    except (ValueError, RecursionError) as wrong:
        raise ReadError(Fault.NOT_JSON, str(wrong)[:60], number) from None
    try:
        return _recorded(_Fields(fields))
    except ReadError as wrong:
        raise ReadError(wrong.fault, wrong.part, number, wrong.setup_faults) from None


class _Fields:
    """The fields of a line, each of the type it has to be."""

    def __init__(self, fields: Any) -> None:
        if not isinstance(fields, dict):
            raise ReadError(Fault.WRONG_TYPE, str(fields)[:40])
        self._fields = fields

    def _of(self, name: str) -> Any:
        if name not in self._fields:
            raise ReadError(Fault.MISSING, name)
        return self._fields[name]

    def text(self, name: str) -> str:
        return str(_checked(name, self._of(name), str))

    def flag(self, name: str) -> bool:
        return bool(_checked(name, self._of(name), bool))

    def whole(self, name: str) -> int:
        return int(_checked(name, self._of(name), int))

    def items(self, name: str) -> list[Any]:
        return list(_checked(name, self._of(name), list))

    def mapping(self, name: str) -> dict[str, Any]:
        return dict(_checked(name, self._of(name), dict))

    def amounts(self, name: str) -> dict[str, int]:
        return {str(key): chips for key, value in self.mapping(name).items() if (chips := _chips(name, value))}

    def names(self, name: str) -> frozenset[str]:
        return frozenset(str(_checked(name, item, str)) for item in self.items(name))

    @property
    def button(self) -> int:
        value = self._of("button")
        return NOBODY if value is None else int(_checked("button", value, int))


def _checked(name: str, value: Any, kind: type) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ReadError(Fault.WRONG_TYPE, f"{name}: {str(value)[:40]}")
    return value


def _chips(name: str, value: Any) -> int:
    if not is_chips(value):
        raise ReadError(Fault.WRONG_TYPE, f"{name}: {str(value)[:40]}")
    return int(value)


def _recorded(fields: _Fields) -> RecordedHand:
    posts, actions = _acts(fields)
    order, button_in_place = _order_of_play(fields, posts, {post.name for post in posts} | {action.name for action in actions})
    holes = {name: _cards("holes", cards) for name, cards in fields.mapping("holes").items()}
    names = {name for name, _ in order}
    for name in (*(post.name for post in posts), *(action.name for action in actions), *holes, *fields.names("folded")):
        if name not in names:
            raise ReadError(Fault.UNKNOWN_PLAYER, name)
    rake = fields.whole("rake")
    named = _named_blinds(fields)
    blinds = [(post.name, post.kind) for post in posts if post.kind in ("sb", "bb")]
    return RecordedHand(
        id=fields.text("id"),
        setup=_setup(fields, order, posts, named, button_in_place, rake),
        button_in_place=button_in_place,
        named_blinds=named,
        repeats=rake < 0 or len(blinds) > len(set(blinds)),
        posted=_posted(posts),
        actions=actions,
        board=tuple(name_of(_card("board", card)) for card in fields.items("board")),
        holes={name: "".join(cards) for name, cards in holes.items()},
        live_put=fields.amounts("live_put"),
        dead=fields.amounts("dead"),
        uncalled=fields.amounts("uncalled"),
        folded=fields.names("folded"),
        collected=fields.amounts("collected"),
        rake=rake,
        pots=tuple(_pot(pot) for pot in fields.items("pots")),
        flags=tuple(str(_checked("flags", flag, str)) for flag in fields.items("flags")),
        payout_check=fields.text("payout_check"),
    )


class _Post(NamedTuple):
    name: str
    kind: str
    live: int
    dead: int


def _acts(fields: _Fields) -> tuple[list[_Post], tuple[Action, ...]]:
    """Forced bets and actions apart."""
    posts: list[_Post] = []
    actions: list[Action] = []
    for row in fields.items("actions"):
        cells = _checked("actions", row, list)
        if not 3 <= len(cells) <= 5 or not all(isinstance(cell, str) for cell in cells[:3]):
            raise ReadError(Fault.WRONG_TYPE, f"actions: {str(row)[:40]}")
        street, name, verb = cells[:3]
        chips = [_chips("actions", cell) for cell in cells[3:]] + [0, 0]
        if street not in STREETS:
            raise ReadError(Fault.UNKNOWN_STREET, street[:40])
        if verb in POSTS:
            posts.append(_Post(name, verb, chips[0], chips[1]))
        elif verb in VERBS:
            actions.append(Action(STREETS[street], name, VERBS[verb], chips[0]))
        else:
            raise ReadError(Fault.UNKNOWN_VERB, verb[:40])
    return posts, tuple(actions)


def _order_of_play(fields: _Fields, posts: list[_Post], active: set[str]) -> tuple[list[tuple[str, int]], bool]:
    """(Name, stack) of everybody dealt in, from the left of the button; and whether the named button is the last of them.

    The small blind is the first; where nobody posted one, the first seat after the button. Heads-up the button is last and small blind.
    A seat that neither posts nor acts was not dealt in.
    """
    ring: list[tuple[int, int]] = []
    for item in fields.items("seats"):
        pair = _checked("seats", item, list)
        if len(pair) != 2:
            raise ReadError(Fault.WRONG_TYPE, f"seats: {str(item)[:40]}")
        ring.append((int(_checked("seats", pair[0], int)), _chips("seats", pair[1])))
    if not 2 <= len(ring) <= MAX_SEATS:
        code = SetupCode.TOO_FEW_SEATS if len(ring) < 2 else SetupCode.TOO_MANY_SEATS
        raise ReadError(Fault.BAD_SETUP, f"{len(ring)} seats", 0, (SetupFault(code, {"seats": len(ring), "most": MAX_SEATS}),))
    numbers = [number for number, _ in ring]
    blind = {post.kind: post.name for post in reversed(posts)}
    first = blind.get("sb", "")
    at = [f"s{number}" for number in numbers].index(first) if first in [f"s{number}" for number in numbers] else 0
    after_button = numbers.index(fields.button) + 1 if fields.button in numbers else -1
    if first and len(active) == 2:
        at += 1
    elif not first and after_button >= 0:
        at = after_button
    elif not first and "bb" in blind:  # neither a button nor a small blind: the big blind is the first seat left of them
        at = next((place for place, number in enumerate(numbers) if f"s{number}" == blind["bb"]), 0)
    turned = [(f"s{number}", stack) for number, stack in ring[at % len(ring) :] + ring[: at % len(ring)] if f"s{number}" in active]
    named = f"s{fields.button}"
    return turned, named not in active or turned[-1][0] == named


def _named_blinds(fields: _Fields) -> tuple[int, int]:
    blinds = [_chips("blinds", amount) for amount in fields.items("blinds")]
    if len(blinds) != 2:
        raise ReadError(Fault.WRONG_TYPE, f"blinds: {len(blinds)}")
    return blinds[0], blinds[1]


def _blinds_played(named: tuple[int, int], posts: list[_Post], stacks: dict[str, int], ante: int) -> tuple[int, int]:
    """The blinds of the hand: those posted, where both posters had chips enough for the ones that the log names and put in less or more."""
    posted = {post.kind: post for post in posts if post.kind in ("sb", "bb")}
    full = [posted[kind].live for kind in ("sb", "bb") if kind in posted and stacks.get(posted[kind].name, 0) > posted[kind].live + ante]
    if len(full) < 2 or full[0] == named[0] or full[1] == named[1]:
        return named
    return full[0], full[1]


def _setup(
    fields: _Fields, order: list[tuple[str, int]], posts: list[_Post], named: tuple[int, int], button_in_place: bool, rake: int
) -> Setup:
    seat = {name: place for place, (name, _) in enumerate(order)}
    big = [post.name for post in posts if post.kind == "bb"]
    if not big:
        raise ReadError(Fault.NO_BIG_BLIND, fields.text("id"))
    ante = fields.whole("ante")
    blinds = _blinds_played(named, posts, dict(order), ante)
    extra: dict[str, tuple[int, int]] = {name: (blinds[1], 0) for name in big[1:] if name != big[0]}
    for post in posts:
        if post.kind == "extra":
            live, dead = extra.get(post.name, (0, 0))
            extra[post.name] = (live + post.live, dead + post.dead)
    straddles = [(post.name, post.live) for post in posts if post.kind == "straddle"]
    small = [post.name for post in posts if post.kind == "sb"]
    last = order[-1][0] if order else ""
    setup = Setup(
        names=tuple(seat),
        stacks=tuple(stack for _, stack in order),
        small_blind=blinds[0],
        big_blind=blinds[1],
        button_seat=len(order) - 1 if button_in_place and last == f"s{fields.button}" else NOBODY,
        small_blind_seat=seat.get(small[0], MAX_SEATS) if small else NOBODY,
        big_blind_seat=seat.get(big[0], MAX_SEATS),
        house=site_rules(rake, len(straddles)),
        ante=ante,
        ante_kind=AnteKind.PER_PLAYER if ante else AnteKind.NONE,
        straddles=tuple((seat.get(name, MAX_SEATS), amount) for name, amount in straddles),
        posts=tuple((seat.get(name, MAX_SEATS), live, dead) for name, (live, dead) in extra.items()),
        unit=TOURNAMENT_CHIP if fields.flag("tournament") else 1,
        event_heads_up=len(order) == 2,
    )
    wrong = faults(setup)
    if wrong:
        raise ReadError(Fault.BAD_SETUP, "; ".join(f"{fault.fault.name.lower()} {fault.numbers}" for fault in wrong)[:200], 0, wrong)
    return setup


def site_rules(rake: int, straddles: int) -> HouseRules:
    """TDA's rules of betting, with what is the site's own to choose: no burns, straddles, running it twice, and the rake it took."""
    return TDA._replace(
        burn_cards=0,
        straddle=Straddle.ANY if straddles else Straddle.OFF,
        straddle_max_levels=max(1, straddles),
        rit_max=3,
        rit_odd_chip=RunOddChip.ALL_TO_FIRST_BOARD,
        rake_per_mille=1000 if rake > 0 else 0,  # the whole pot, capped at the rake of the record: so that much is taken, in proportion
        rake_cap=max(0, rake),
        no_flop_no_drop=0,
    )


def _posted(posts: list[_Post]) -> dict[str, tuple[int, int, int]]:
    """Antes, live chips and dead chips by name, as the log has them."""
    found: dict[str, tuple[int, int, int]] = {}
    for post in posts:
        ante, live, dead = found.get(post.name, (0, 0, 0))
        if post.kind == "ante":
            ante += post.live
        else:
            live += post.live
        found[post.name] = (ante, live, dead + post.dead)
    return found


def _card(field: str, text: Any) -> int:
    try:
        return card_of(text)
    except CardError:
        raise ReadError(Fault.NOT_A_CARD, f"{field}: {str(text)[:12]}") from None


def _cards(field: str, cards: Any) -> list[str]:
    if len(_checked(field, cards, list)) != 2:
        raise ReadError(Fault.WRONG_TYPE, f"{field}: {str(cards)[:40]}")
    return [name_of(_card(field, card)) for card in cards]


def _pot(pot: Any) -> tuple[int, frozenset[str]]:
    if len(_checked("pots", pot, list)) != 2:
        raise ReadError(Fault.WRONG_TYPE, f"pots: {str(pot)[:40]}")
    return _chips("pots", pot[0]), frozenset(str(name) for name in _checked("pots", pot[1], list))
