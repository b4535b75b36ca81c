"""Reads a spot: text in, a `Spot` out, or a `SpotError` that points at the token.

The header says who sits there and what was posted, in any order of tokens; every `|` begins a street. What cannot be a hand at all
(one player, an ante above the big blind) is a `SetupError`, which names all faults together.
"""

import re
from collections.abc import Callable
from typing import NamedTuple, NoReturn

from floorman.notation.amounts import AmountError, AmountFault, amount_of
from floorman.notation.options import OPTIONS, OptionError, allowing, with_option
from floorman.notation.spot_record import LONGEST_LINE, Move, Spot, SpotError, SpotFault, StreetLine, first_street, opens_by_itself
from floorman.rules.cards import CardError, cards_of, name_of
from floorman.rules.house import PRESETS, AnteKind
from floorman.rules.record import NOBODY
from floorman.rules.streets import Street
from floorman.table.setup import GAMES, MOST_CHIPS, STREETS, Setup, SetupError, faults, make_setup


class Token(NamedTuple):
    """A word of the line and where it stands."""

    text: str
    at: int


_TOKENS = re.compile(r"\||[^\s|]+")
_NOT_IN_A_NAME = re.compile(r"[:,=|\s\x00-\x1f\x7f-\x9f]")
_CARDS = re.compile(r"\[?(?:10|[2-9TJQKA])[cdhs♣♦♥♠]", re.IGNORECASE)
_MOVE = re.compile(r"(?P<name>[^:]+:)?(?P<letter>[a-z])(?P<amount>.*)", re.IGNORECASE)
_BOARD = {Street.FLOP: 3, Street.TURN: 4, Street.RIVER: 5}  # community cards that lie on a street
_ANTES = {"bb": AnteKind.BIG_BLIND, "button": AnteKind.BUTTON}
DEAD = "-"  # `sb=-`, `button=-`: nobody is there


def parse(text: str) -> Spot:
    """The spot of a line, as `1/2 A=500 B=16 C=500 flop pot=6 | b10 a`. Raises `SpotError`, or `SetupError` for an impossible hand."""
    if len(text) > LONGEST_LINE:
        _fail(SpotFault.TOO_LONG, Token(text[:20], 0), most=LONGEST_LINE)
    tokens = [Token(found[0], found.start()) for found in _TOKENS.finditer(text)]
    if not tokens:
        _fail(SpotFault.EMPTY, Token("", 0))
    parts: list[list[Token]] = [[]]
    bars = []
    for token in tokens:
        if token.text == "|":
            parts.append([])
            bars.append(token)
        else:
            parts[-1].append(token)
    header = _Header(parts[0])
    setup = header.setup()
    known: set[int] = set()
    cards = tuple(_cards(header.cards[name], known, 2) if name in header.cards else () for name in setup.names)
    return Spot(setup, cards, _streets(setup, parts[1:], bars, known))


def _fail(fault: SpotFault, token: Token, **numbers: object) -> NoReturn:
    raise SpotError(fault, token.at, token.text, **numbers)


class _Header:
    """The header while it is read. Whatever names a seat waits until all seats are known."""

    def __init__(self, tokens: list[Token]) -> None:
        self.said: set[str] = set()
        self.stacks: dict[str, int] = {}
        self.cards: dict[str, Token] = {}
        self.words: dict[str, str] = {}  # game, street, rules
        self.chips: dict[str, int] = {}
        self.pairs: dict[str, tuple[int, int]] = {}  # blinds, bets
        self.options: list[tuple[Token, str, str]] = []
        self.ante_kind: AnteKind | None = None
        self.button: Token | None = None
        self.no_small_blind = False
        self.straddles: list[tuple[Token, int]] = []
        self.posts: list[tuple[Token, tuple[int, int]]] = []
        self.folded: list[Token] = []
        self.end = Token("", tokens[-1].at + len(tokens[-1].text) if tokens else 0)
        for token in tokens:
            self.read(token)

    def read(self, token: Token) -> None:
        """One token of the header."""
        key, equals, value = token.text.partition("=")
        rest = Token(value, token.at + len(key) + 1)
        if not equals:
            self.bare(token)
        elif key in _KEYS and not (key == "straddle" and ":" not in value):
            _KEYS[key](self, rest)
        elif key in OPTIONS:
            self.once(key, token)
            self.options.append((rest, key, value))
        else:
            self.seat(Token(key, token.at), rest)

    def once(self, what: str, token: Token) -> None:
        """Notes that something was said; twice is an error."""
        if what in self.said:
            _fail(SpotFault.TWICE, token, what=what)
        self.said.add(what)

    def bare(self, token: Token) -> None:
        """Blinds, the game, or the street where the hand starts."""
        if token.text.upper() in GAMES:
            self.once("game", token)
            self.words["game"] = token.text.upper()
        elif token.text.lower() in STREETS:
            self.once("street", token)
            self.words["street"] = token.text.lower()
        elif "/" in token.text:
            self.pair("blinds", token)
        else:
            _fail(SpotFault.NOT_UNDERSTOOD, token)

    def pair(self, what: str, token: Token) -> None:
        """Two amounts, as `1/2`."""
        self.once(what, token)
        small, _, big = token.text.partition("/")
        self.pairs[what] = (_amount(Token(small, token.at)), _amount(Token(big, token.at + len(small) + 1)))

    def amount(self, what: str, token: Token) -> None:
        """One amount, as `pot=6`."""
        self.once(what, token)
        self.chips[what] = _amount(token)

    def ante(self, token: Token) -> None:
        """`10` for everybody, `bb:200` or `button:5` for the table."""
        kind, colon, amount = token.text.partition(":")
        if colon and kind not in _ANTES:
            _fail(SpotFault.NO_SUCH_CHOICE, token, known=", ".join(_ANTES))
        self.ante_kind = _ANTES[kind] if colon else AnteKind.PER_PLAYER
        self.amount("ante", Token(amount, token.at + len(kind) + 1) if colon else token)

    def seat(self, name: Token, value: Token) -> None:
        """`NAME=STACK` or `NAME=STACK:CARDS`."""
        _check_name(name)
        if name.text in self.stacks:
            _fail(SpotFault.TWICE, name, what=name.text)
        stack, colon, cards = value.text.partition(":")
        self.stacks[name.text] = _amount(Token(stack, value.at))
        if colon:
            self.cards[name.text] = Token(cards, value.at + len(stack) + 1)

    def rules(self, token: Token) -> None:
        """The preset."""
        self.once("rules", token)
        if token.text not in PRESETS:
            _fail(SpotFault.NO_SUCH_CHOICE, token, known=", ".join(PRESETS))
        self.words["rules"] = token.text

    def has_button(self, token: Token) -> None:
        """Who has the button, if not the last seat; `-` when it is dead."""
        self.once("button", token)
        self.button = token

    def small_blind(self, token: Token) -> None:
        """`-`: nobody posts it."""
        self.once("sb", token)
        if token.text != DEAD:
            _fail(SpotFault.NO_SUCH_CHOICE, token, known=DEAD)
        self.no_small_blind = True

    def straddle(self, token: Token) -> None:
        """`NAME:AMOUNT`; a second one re-straddles."""
        name, _, amount = token.text.partition(":")
        self.straddles.append((Token(name, token.at), _amount(Token(amount, token.at + len(name) + 1))))

    def post(self, token: Token) -> None:
        """`NAME:LIVE+DEAD` or `NAME:LIVE`."""
        name, _, chips = token.text.partition(":")
        live, plus, dead = chips.partition("+")
        at = token.at + len(name) + 1
        both = (_amount(Token(live, at)), _amount(Token(dead, at + len(live) + 1)) if plus else 0)
        self.posts.append((Token(name, token.at), both))

    def out(self, token: Token) -> None:
        """`D,E`: seats that folded before the line begins."""
        at = token.at
        for name in token.text.split(","):
            self.folded.append(Token(name, at))
            at += len(name) + 1

    def setup(self) -> Setup:
        """The checked setup. Raises `SetupError` with everything that is impossible."""
        if "blinds" not in self.pairs:
            _fail(SpotFault.NO_BLINDS, self.end)
        named = [name for name, _ in self.straddles] + [name for name, _ in self.posts] + self.folded
        if self.button is not None and self.button.text != DEAD:
            named.append(self.button)
        for name in named:
            if name.text not in self.stacks:
                _fail(SpotFault.NO_SUCH_SEAT, name, known=", ".join(self.stacks))
        for kind in (self.straddles, self.posts):
            names = [name.text for name, _ in kind]
            for place, (name, _) in enumerate(kind):
                if name.text in names[:place]:
                    _fail(SpotFault.TWICE, name, what=name.text)
        setup = self._made()
        found = faults(setup)
        if found:
            raise SetupError(found)
        return setup

    def _made(self) -> Setup:
        house = allowing(PRESETS[self.words.get("rules", "house")], len(self.straddles), self.chips.get("bomb", 0))
        for token, option, value in self.options:
            try:
                house = with_option(house, option, value)
            except OptionError as error:
                _fail(SpotFault.NO_SUCH_CHOICE, token, known=error.known)
        dead_button = self.button is not None and self.button.text == DEAD
        setup = make_setup(
            self.stacks, self.pairs["blinds"], house=house, game=self.words.get("game", "NL"), ante=self.chips.get("ante", 0),
            button=None if self.button is None or dead_button else self.button.text, ante_kind=self.ante_kind,
            straddles={name.text: amount for name, amount in self.straddles}, posts={name.text: both for name, both in self.posts},
            bomb_pot=self.chips.get("bomb", 0), unit=self.chips.get("unit", 1), bets=self.pairs.get("bets", (0, 0)),
            street=self.words.get("street", "preflop"), pot=self.chips.get("pot", 0), folded=[name.text for name in self.folded],
        )  # fmt: skip
        if self.no_small_blind:  # the chair left of the button is empty: the first player has the big blind (TDA 32)
            setup = setup._replace(small_blind_seat=NOBODY, big_blind_seat=NOBODY if setup.bomb_pot else 0)
        return setup._replace(button_seat=NOBODY) if dead_button else setup


_KEYS: dict[str, Callable[[_Header, Token], None]] = {
    "rules": _Header.rules,
    "button": _Header.has_button,
    "sb": _Header.small_blind,
    "ante": _Header.ante,
    "straddle": _Header.straddle,
    "post": _Header.post,
    "folded": _Header.out,
    "bomb": lambda header, token: header.amount("bomb", token),
    "unit": lambda header, token: header.amount("unit", token),
    "pot": lambda header, token: header.amount("pot", token),
    "bets": lambda header, token: header.pair("bets", token),
}


def _check_name(name: Token) -> None:
    if not name.text or _NOT_IN_A_NAME.search(name.text):
        _fail(SpotFault.BAD_NAME, name)


def _amount(token: Token) -> int:
    """An amount inside a line, where a comma parts names: `30k`, not `30,000`."""
    try:
        if "," in token.text or "，" in token.text:
            _fail(SpotFault.NOT_AN_AMOUNT, token)
        return amount_of(token.text)
    except AmountError as error:
        if error.fault == AmountFault.TOO_LARGE:
            _fail(SpotFault.AMOUNT_TOO_LARGE, token, most=MOST_CHIPS)
        _fail(SpotFault.NOT_AN_AMOUNT, token)


def _cards(token: Token, known: set[int], expected: int) -> tuple[int, ...]:
    """So many cards, none of them seen before."""
    try:
        cards = cards_of(token.text)
    except CardError as error:
        _fail(SpotFault.NOT_CARDS, token, part=error.part)
    if len(cards) != expected:
        _fail(SpotFault.WRONG_NUMBER_OF_CARDS, token, expected=expected, given=len(cards))
    for card in cards:
        if card in known:
            _fail(SpotFault.CARD_TWICE, token, card=name_of(card))
        known.add(card)
    return cards


def _streets(setup: Setup, parts: list[list[Token]], bars: list[Token], known: set[int]) -> tuple[StreetLine, ...]:
    """The parts as streets. The first one has no board before the flop, and all that lies where the hand starts later."""
    street = first_street(setup)
    if not parts and opens_by_itself(setup):
        return (StreetLine(),)
    lines = []
    lying = 0
    for bar, part in zip(bars, parts, strict=True):
        if street > Street.RIVER:
            _fail(SpotFault.TOO_MANY_STREETS, bar)
        expected = _BOARD.get(Street(street), 0) - lying
        lines.append(_street(part, expected, setup, known))
        lying += expected
        street += 1
    return tuple(lines)


def _looks_like_cards(token: Token) -> bool:
    return ":" not in token.text and _CARDS.match(token.text) is not None


def _street(part: list[Token], expected: int, setup: Setup, known: set[int]) -> StreetLine:
    count = 0
    while count < len(part) and _looks_like_cards(part[count]):
        count += 1
    board: tuple[int, ...] = ()
    if count:
        whole = Token(" ".join(token.text for token in part[:count]), part[0].at)
        if not expected:
            _fail(SpotFault.BOARD_BEFORE_THE_FLOP, whole)
        board = _cards(whole, known, expected)
    return StreetLine(board, tuple(_move(token, setup) for token in part[count:]))


def _move(token: Token, setup: Setup) -> Move:
    """`f` `x` `c` `b10` `r30` `a`, each with `NAME:` before it if one likes."""
    if _looks_like_cards(token):
        _fail(SpotFault.CARDS_AFTER_ACTIONS, token)
    found = _MOVE.fullmatch(token.text)
    if found is None or found["letter"].lower() not in "fxcbra":
        _fail(SpotFault.NOT_AN_ACTION, token)
    name, letter, amount = (found["name"] or "")[:-1], found["letter"].lower(), Token(found["amount"], token.at + found.start("amount"))
    if name and name not in setup.names:
        _fail(SpotFault.NO_SUCH_SEAT, Token(name, token.at), known=", ".join(setup.names))
    if letter in "br":
        if not amount.text:
            _fail(SpotFault.AMOUNT_MISSING, token)
        return Move(letter, _amount(amount), name)
    if amount.text:
        _fail(SpotFault.AMOUNT_NOT_WANTED if amount.text[0].isdigit() else SpotFault.NOT_AN_ACTION, token)
    return Move(letter, 0, name)
