"""Ranges: what somebody may hold, as players write it. Plain Python, without NumPy.

    QQ+            queens and better pairs            AKs  AKo  AK     suited, offsuit, both
    22-55          pairs from to                      ATs+             the lower card up to below the higher
    A5s-A2s        the lower card from to             T9s-76s          both cards down together
    AsKs           two cards                          random, any two  all 1,326
    76o:0.5        with half the weight

Parts stand between commas or spaces. Everything is read or refused with its place in the text (`RangeError`); a hand may be named twice,
but not with two weights.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from floorman.analysis.combos import CARDS_OF, COMBOS, combo_of
from floorman.analysis.faults import RangeError
from floorman.rules.cards import RANKS, SUIT_SIGNS, SUITS, card_of, name_of

WHOLE = 1000  # weights are kept as whole thousandths

_RANK = {sign: rank for rank, sign in enumerate(RANKS)} | {sign: rank for rank, sign in enumerate(RANKS.lower())}
_R = f"[{RANKS}{RANKS.lower()}]|10"
_S = f"[{SUITS}{SUITS.upper()}{SUIT_SIGNS}]"
_PART = re.compile(r"(?:any two(?![^\s,、，:])|[^\s,、，])+?(?=[\s,、，]|$)", re.IGNORECASE)
_ALL = re.compile(r"random|any two|anytwo|any", re.IGNORECASE)
_CARDS = re.compile(f"((?:{_R}){_S})((?:{_R}){_S})")
_KIND = rf"({_R})({_R})([soSO]?)"
_ONE = re.compile(rf"{_KIND}(\+?)")
_SPAN = re.compile(rf"{_KIND}[-–]{_KIND}")
_WEIGHT = re.compile(r"(?:0?\.\d{1,3}|0|1)(?:(?<=1)\.0{1,3})?")


class Range:
    """What somebody may hold, each pair of cards with its weight in thousandths. Never changes. `len(Range("QQ+"))`: 18 pairs of cards."""

    __slots__ = ("known", "size", "text", "weights")

    def __init__(self, text: str) -> None:
        """Reads a range. Raises `RangeError` with the place of what is wrong. `Range("AKs:0.5")`: four pairs of cards, half as often."""
        self.text = text
        self.weights = _weights(text)
        self.size = COMBOS - self.weights.count(0)
        # The number of the two cards, where it is one hand; else -1.
        self.known = self.weights.index(max(self.weights)) if self.size == 1 else -1

    def __len__(self) -> int:
        """How many pairs of cards there are in it."""
        return self.size

    def __iter__(self) -> Iterator[tuple[int, int, int]]:
        """Both cards, the higher number first, and the weight in thousandths."""
        return ((*CARDS_OF[combo], weight) for combo, weight in enumerate(self.weights) if weight)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Range) and self.weights == other.weights

    def __hash__(self) -> int:
        return hash(self.weights)

    def __repr__(self) -> str:
        return f"Range({self.text!r})"

    @property
    def is_random(self) -> bool:
        """Whether it is any two cards, each pair as likely as another."""
        return 0 not in self.weights and len(set(self.weights)) == 1


def as_range(hand: "str | Range") -> Range:
    """A range as it is, a text read."""
    return hand if isinstance(hand, Range) else _read(hand)


@lru_cache(maxsize=4096)
def _read(text: str) -> Range:
    return Range(text)


def _weights(text: str) -> tuple[int, ...]:
    found = [0] * COMBOS
    parts = list(_PART.finditer(text))
    if not parts:
        raise RangeError("range_empty", text, 0, len(text))
    for part in parts:
        at = part.start()
        hands, colon, weight = part[0].partition(":")
        value = _weight(text, at + len(hands) + 1, weight) if colon else WHOLE
        for combo in _combos(text, at, hands):
            if found[combo] not in (0, value):
                raise RangeError("range_two_weights", text, at, len(part[0]), old=_decimal(found[combo]), new=_decimal(value))
            found[combo] = value
    return tuple(found)


def _weight(text: str, at: int, part: str) -> int:
    value = round(float(part) * WHOLE) if _WEIGHT.fullmatch(part) else 0
    if value == 0:
        raise RangeError("range_weight", text, at if part else at - 1, max(len(part), 1))
    return value


def _decimal(weight: int) -> str:
    return f"{weight / WHOLE:g}"


def _combos(text: str, at: int, part: str) -> Iterable[int]:
    """The pairs of cards of one part, which begins at `at` of the text."""
    if _ALL.fullmatch(part):
        return range(COMBOS)
    cards = _CARDS.fullmatch(part)
    if cards:
        first, second = card_of(cards[1]), card_of(cards[2])
        if first == second:
            raise RangeError("range_same_card", text, at, len(part))
        return (combo_of(first, second),)
    one = _ONE.fullmatch(part)
    if one:
        return _of_one(text, at, part, one)
    span = _SPAN.fullmatch(part)
    if span:
        return _of_span(text, at, part, span)
    raise RangeError("range_unknown", text, *_wrong_place(at, part))


def _of_one(text: str, at: int, part: str, one: re.Match[str]) -> Iterable[int]:
    high, low, suits = _kind(text, at, part, one[1], one[2], one[3])
    if not one[4]:
        return _of_kind(high, low, suits)
    if high == low:
        return (combo for rank in range(high, 13) for combo in _of_kind(rank, rank, suits))
    return (combo for rank in range(low, high) for combo in _of_kind(high, rank, suits))


def _of_span(text: str, at: int, part: str, span: re.Match[str]) -> Iterable[int]:
    high, low, suits = _kind(text, at, part, span[1], span[2], span[3])
    other_high, other_low, other_suits = _kind(text, at, part, span[4], span[5], span[6])
    step = 1 if (high, low) <= (other_high, other_low) else -1
    if suits == other_suits and high - low == other_high - other_low:  # pairs, and connected cards: both go together
        return (combo for high_rank in range(high, other_high + step, step) for combo in _of_kind(high_rank, high_rank - high + low, suits))
    if suits == other_suits and high == other_high and low != high and other_low != high:
        return (combo for rank in range(low, other_low + step, step) for combo in _of_kind(high, rank, suits))
    raise RangeError("range_two_ranks", text, at, len(part))


def _kind(text: str, at: int, part: str, first: str, second: str, suits: str) -> tuple[int, int, str]:
    """The higher rank, the lower, and s, o or nothing."""
    ranks = [8 if sign == "10" else _RANK[sign] for sign in (first, second)]
    if suits and ranks[0] == ranks[1]:
        raise RangeError("range_suited_pair", text, at, len(part))
    return max(ranks), min(ranks), suits.lower()


def _of_kind(high: int, low: int, suits: str) -> Iterator[int]:
    """The pairs of cards of two ranks: 6 of a pair, 4 suited, 12 offsuit."""
    for one in range(4):
        for other in range(4):
            if (high != low or one > other) and (not suits or (suits == "s") == (one == other)):
                yield combo_of(one * 13 + high, other * 13 + low)


def _wrong_place(at: int, part: str) -> tuple[int, int]:
    """Where a part stops being one: what its longest good beginning leaves over, or all of it."""
    for pattern in (_SPAN, _CARDS, _ONE):
        good = pattern.match(part)
        if good and good.end() < len(part):
            return at + good.end(), len(part) - good.end()
    return at, max(len(part), 1)


def hand_text(cards: Iterable[int]) -> str:
    """Cards as a text that is read back. 51 and 50: AsKs."""
    return "".join(map(name_of, cards))
