"""What is this card called, and which card is this: between the text of people and the integers of the rules.

Laws
1. A card is `suit * 13 + rank`: ranks 0 to 12 are deuce to ace, suits 0 to 3 clubs, diamonds, hearts, spades. 2c is 0, As is 51.
2. What `name_of` and `symbol_of` write is read back as the same card.
3. A text is read whole or refused with the part that is wrong; nothing is guessed, skipped or dealt twice.

Sources: one deck of 52 (guide 000, 001); the same card twice fouls it (TDA 35-E, WSOP T88d). The order of the suits is storage and ranks
nothing (`ranking`, law 3).

This is the one file of `rules/` that is not compiled: it takes text and raises. The integers it returns are for the compiled side. Knows no
hands, no dealing, no strengths.
"""

import re

RANKS = "23456789TJQKA"
SUITS = "cdhs"
SUIT_SIGNS = "♣♦♥♠"
FULL_DECK = tuple(range(52))

# Written out, because case folding lets strangers in: "ſ" (long s) and "K" (kelvin) fold to s and k.
_RANK = {name: rank for rank, name in enumerate(RANKS)} | {name: rank for rank, name in enumerate(RANKS.lower())} | {"10": 8}
_SUIT = {name: suit for names in (SUITS, SUITS.upper(), SUIT_SIGNS) for suit, name in enumerate(names)}
_CARD = re.compile(f"(?P<rank>{'|'.join(_RANK)})(?P<suit>[{''.join(_SUIT)}])")
# A gap, a card, or what is neither: quoted as far as the next gap, and never a whole file.
_PIECE = re.compile(rf"[\s,\[\]]+|{_CARD.pattern}|(?P<wrong>[^\s,\[\]]{{1,12}})")


class CardError(ValueError):
    """Text that is no card, or cards that cannot be in one deck. `part` is the offending part of it."""

    def __init__(self, reason: str, part: str) -> None:
        super().__init__(f"{reason}: {part}")
        self.part = part


def card_of(text: str) -> int:
    """One card: `As`, `aS`, `Ts`, `10s`, `A♠`, `10♠`. `As` is 51."""
    _check_is_text(text)
    found = _CARD.fullmatch(text)
    if found is None:
        raise CardError("not a card", repr(text[:12]))
    return _card(found)


def cards_of(text: str) -> tuple[int, ...]:
    """One card or more, in the order written: `AsKs`, `As Ks`, `10s9h`, `A♠,K♠`, `[Ah Kd]`. A card twice, or no card, is refused."""
    _check_is_text(text)
    cards: list[int] = []
    for piece in _PIECE.finditer(text):
        if piece["wrong"]:
            raise CardError("not a card", repr(piece["wrong"]))
        if piece["rank"]:
            card = _card(piece)
            if card in cards:
                raise CardError("the same card twice", name_of(card))
            cards.append(card)
    if not cards:
        raise CardError("no card", repr(text[:12]))
    return tuple(cards)


def name_of(card: int) -> str:
    """`Ts` for 47: the name that every reader of hand histories takes."""
    _check_is_card(card)
    return RANKS[card % 13] + SUITS[card // 13]


def symbol_of(card: int) -> str:
    """`T♠` for 47: the name for people."""
    _check_is_card(card)
    return RANKS[card % 13] + SUIT_SIGNS[card // 13]


def _card(found: re.Match[str]) -> int:
    return _SUIT[found["suit"]] * 13 + _RANK[found["rank"]]


def _check_is_text(text: object) -> None:
    # Names the type only: what it is may be huge, and its repr may fail.
    if not isinstance(text, str):
        raise CardError("not text", type(text).__name__)


def _check_is_card(card: int) -> None:
    # -1 stands for "no card" in the records, and would quietly be the last one here.
    if not 0 <= card < 52:
        raise CardError("not a card", str(card) if -100 < card < 100 else "a number out of range")
