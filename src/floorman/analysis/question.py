"""Who may hold what, and which cards are out: a question read once, and refused with what is wrong with it. Without NumPy."""

from collections.abc import Iterable, Sequence
from math import gcd
from typing import NamedTuple

from floorman.analysis.combos import CARDS_OF, MASK_OF
from floorman.analysis.faults import AnalysisError
from floorman.analysis.ranges import Range, as_range
from floorman.rules.cards import card_of, cards_of, name_of
from floorman.rules.ranking import mask_of

LEAST_PLAYERS, MOST_PLAYERS = 2, 10
Cards = str | Iterable[int]


class Question(NamedTuple):
    """Hands, and cards that cannot come. `combos` are the pairs of cards of each hand that are still possible, with whole weights."""

    ranges: tuple[Range, ...]
    combos: tuple[tuple[tuple[int, int], ...], ...]  # (number of the pair, weight), weights without a common divisor
    board: tuple[int, ...]
    dead: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many hands there are."""
        return len(self.ranges)

    @property
    def to_come(self) -> int:
        """How many cards the board still gets."""
        return 5 - len(self.board)

    @property
    def out(self) -> int:
        """Mask of board and dead cards."""
        return mask_of(self.board) | mask_of(self.dead)

    @property
    def known(self) -> bool:
        """Whether every hand is two known cards."""
        return all(len(own) == 1 for own in self.combos)


def ask(hands: Sequence[str | Range], board: Cards = "", dead: Cards = "") -> Question:
    """The question as it can be answered. Raises `AnalysisError`, and `CardError` for what is no card."""
    if not LEAST_PLAYERS <= len(hands) <= MOST_PLAYERS:
        raise AnalysisError("wrong_players", players=len(hands), least=LEAST_PLAYERS, most=MOST_PLAYERS)
    ranges = tuple(as_range(hand) for hand in hands)
    lying, gone = _cards(board), _cards(dead)
    if len(lying) > 5:
        raise AnalysisError("odd_board", cards=len(lying))
    owners: list[tuple[str, tuple[int, ...]]] = [("board", lying), ("dead", gone)]
    owners += [(f"hand {player}", CARDS_OF[hand.known]) for player, hand in enumerate(ranges, 1) if hand.known >= 0]
    _refuse_twice(owners)
    left, needed = 52 - len(lying) - len(gone), 2 * len(ranges) + 5 - len(lying)
    if left < needed:
        raise AnalysisError("too_few_cards", left=left, needed=needed)
    out = mask_of(lying) | mask_of(gone)
    combos = tuple(_possible(hand, player, out) for player, hand in enumerate(ranges, 1))
    if any(len(own) > 1 for own in combos):
        _refuse_undealable(combos)
    return Question(ranges, combos, lying, gone)


def _cards(cards: Cards) -> tuple[int, ...]:
    if isinstance(cards, str):
        return cards_of(cards) if cards.strip() else ()
    return tuple(card_of(name_of(card)) for card in cards)


def _refuse_twice(owners: Iterable[tuple[str, Iterable[int]]]) -> None:
    first: dict[int, str] = {}
    for owner, cards in owners:
        for card in cards:
            if card in first:
                raise AnalysisError("card_twice", card=name_of(card), first=first[card], second=owner)
            first[card] = owner


def _possible(hand: Range, player: int, out: int) -> tuple[tuple[int, int], ...]:
    """What is left of a range when cards are out."""
    if hand.known >= 0:  # no card is out twice
        return ((hand.known, 1),)
    left = [(combo, weight) for combo, weight in enumerate(hand.weights) if weight and not out & MASK_OF[combo]]
    if not left:
        raise AnalysisError("blocked", player=player)
    divisor = gcd(*(weight for _, weight in left))
    return tuple((combo, weight // divisor) for combo, weight in left)


def _refuse_undealable(combos: Sequence[Sequence[tuple[int, int]]]) -> None:
    """Looks for one way to deal everybody a hand; those with the fewest choose first, and equal ranges in rising order."""
    order = sorted((tuple(MASK_OF[combo] for combo, _ in own) for own in combos), key=lambda own: (len(own), own))

    def dealt(player: int, used: int, begin: int) -> bool:
        if player == len(order):
            return True
        own = order[player]
        for place in range(begin if player and order[player - 1] == own else 0, len(own)):
            if not own[place] & used and dealt(player + 1, used | own[place], place + 1):
                return True
        return False

    if not dealt(0, 0, 0):
        raise AnalysisError("all_blocked")
