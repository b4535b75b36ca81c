"""Hands ranked by the million: arrays of cards or of masks in, strengths out.

A strength is a number from 1 (7-5-4-3-2) to 7,462 (a royal flush), more is better, equal is a tie. It is the order of `rules.ranking`,
counted through; `numbers_of` leads back to the number of the rules, `categories_of` to its kind of hand.
"""

from typing import Any

import numpy as np
from numba.extending import overload

from floorman.bulk.compiled import compilable, compiled
from floorman.bulk.faults import BulkError
from floorman.bulk.rank_tables import COLUMN_BITS, FIVE_OF_A_SUIT, SUIT_BITS, THREE_EACH, Tables, tables
from floorman.rules.ranking import COUNT, rank_mask

# A sum of keys starts with three of each suit, so that the fifth card of one sets a bit.
NO_FLUSH_YET, FIVE = np.uint64(THREE_EACH), np.uint64(FIVE_OF_A_SUIT)
_SECOND, _THIRD, _FOURTH = (np.uint64(SUIT_BITS + 4 * suit + 3) for suit in (1, 2, 3))  # the highest bit of a suit's count
_ONE, _LOW, _COLUMN_BITS = np.uint64(1), np.uint64(8191), np.uint32(COLUMN_BITS)


def rank(cards: Any, out: Any = None, *, check: bool = True) -> Any:
    """The strength of every hand: whole numbers of shape (..., n), n five to seven, become uint16 of shape (...).

    A card is `suit * 13 + rank` (`rules.cards`). `out` takes the strengths, uint16 and contiguous. `check=False` leaves out the search for
    cards twice and numbers that are no cards: a third of the time, and wrong input then gives wrong strengths. Raises `BulkError`.
    `rank([[12, 11, 10, 9, 8, 26, 13]])`: A-K-Q-J-T of clubs, 7462.
    """
    hands = _as_cards(cards)
    flat = hands.reshape(-1, hands.shape[-1])
    if check:
        _check(flat, _first_fault(flat))
    out = _place_for(out, hands.shape[:-1])
    _RANK[hands.shape[-1]](tables(), flat, out.reshape(-1))
    return out


def rank_masks(masks: Any, out: Any = None, *, check: bool = True) -> Any:
    """The strength of every hand given as a mask of 52 bits, five to seven of them set: uint64 (...) becomes uint16 (...).

    Raises `BulkError` for a mask with too few or too many cards. `rank_masks([0b1_1111_0000_0000])`: T-J-Q-K-A of clubs, 7462.
    """
    hands = np.asarray(masks)
    if hands.dtype.kind not in "iu":
        raise BulkError("not_whole_numbers", what="masks", dtype=str(hands.dtype))
    hands = np.ascontiguousarray(hands, np.uint64)
    if check:
        wrong = np.flatnonzero((np.bitwise_count(hands) - 5 > 2) | (hands >> np.uint64(52) != 0))  # four less five is 255
        if len(wrong):
            place = int(wrong[0])
            raise BulkError("wrong_number_of_cards", place=place, cards=int(np.bitwise_count(hands.flat[place])), least=5, most=7)
    out = _place_for(out, hands.shape)
    _rank_masks(tables(), hands.reshape(-1), out.reshape(-1))
    return out


def numbers_of(strengths: Any) -> Any:
    """The numbers of `rules.ranking.rank_mask` for strengths, int64. 1: 7-5-4-3-2, `0b101111`; 7462: `8 << 26 | 1 << 25`."""
    return tables().numbers[np.asarray(strengths)]


def categories_of(strengths: Any) -> Any:
    """The `rules.ranking.Category` of strengths, int64. 7462: 8, a straight flush."""
    return numbers_of(strengths) >> 26


@compilable
def strength(made: Tables, key: Any, mask: Any) -> Any:
    """The strength of seven cards: the sum of their `tables().keys` and their mask, both uint64."""
    key += NO_FLUSH_YET
    if key & FIVE:
        return flush_strength(made, key, mask)
    return plain_strength(made, np.uint32(key), 2)


@compilable
def plain_strength(made: Tables, low: Any, row: int) -> Any:
    """The strength of cards without a flush, by the low half of their keys; `row` is how many cards there are beyond five."""
    return made.strengths[np.uint32(np.int64(low) + made.rows[row, low >> _COLUMN_BITS])]


@compilable
def flush_strength(made: Tables, key: Any, mask: Any) -> Any:
    """The strength of cards with five or more of a suit; `key` counts them from three on."""
    # Which suit has set its bit, counted without a branch: nobody can foresee it.
    suit = (key >> _SECOND & _ONE) + (key >> _THIRD & _ONE) * np.uint64(2) + (key >> _FOURTH & _ONE) * np.uint64(3)
    return made.flushes[np.uint32(mask >> np.uint64(13) * suit & _LOW)]


def best_of_seven(made: Tables, mask: int) -> int:
    """A number for seven cards, more is better: interpreted that of the rules, compiled their strength. They order hands alike."""
    return rank_mask(mask)


@overload(best_of_seven)  # type: ignore[untyped-decorator]
def _best_of_seven_compiled(made: Tables, mask: Any) -> Any:
    def best_of_seven(made: Tables, mask: Any) -> Any:
        return np.int64(mask_strength(made, np.uint64(mask)))

    return best_of_seven


@compilable
def mask_strength(made: Tables, mask: Any) -> Any:
    """The strength of five to seven cards given as a mask, uint64."""
    low = np.uint32(0)
    cards, flush = 0, np.int64(-1)
    for suit in range(4):
        ranks = np.int64(mask >> np.uint64(13 * suit) & _LOW)
        count = COUNT[ranks]
        low = np.uint32(low + made.suits[ranks])
        cards += count
        if count > 4:
            flush = ranks
    return made.flushes[flush] if flush >= 0 else plain_strength(made, low, cards - 5)


def _ranker(cards: int) -> Any:
    """A loop over hands of so many cards, unrolled."""
    row = cards - 5

    @compiled
    def rank_rows(made: Tables, hands: Any, out: Any) -> None:
        for hand in range(hands.shape[0]):
            key = NO_FLUSH_YET
            for place in range(cards):
                key += made.keys[hands[hand, place]]
            if key & FIVE:
                mask = np.uint64(0)
                for place in range(cards):
                    mask |= np.uint64(1) << np.uint64(hands[hand, place])
                out[hand] = flush_strength(made, key, mask)
            else:
                out[hand] = plain_strength(made, np.uint32(key), row)

    return rank_rows


_RANK = {cards: _ranker(cards) for cards in (5, 6, 7)}


@compiled
def _rank_masks(made: Tables, hands: Any, out: Any) -> None:
    for hand in range(len(hands)):
        out[hand] = mask_strength(made, hands[hand])


@compiled
def _first_fault(hands: Any) -> int:
    """The first hand with a number that is no card, or with a card twice; -1 for none."""
    for hand in range(hands.shape[0]):
        mask = np.uint64(0)
        for place in range(hands.shape[1]):
            card = np.int64(hands[hand, place])
            bit = np.uint64(1) << np.uint64(card & 63)
            if card < 0 or card > 51 or mask & bit:
                return hand
            mask |= bit
    return -1


def _as_cards(cards: Any) -> Any:
    hands = np.asarray(cards)
    if hands.dtype.kind not in "iu":
        raise BulkError("not_whole_numbers", what="cards", dtype=str(hands.dtype))
    if hands.ndim < 1 or not 5 <= hands.shape[-1] <= 7:
        raise BulkError("wrong_number_of_cards", place=0, cards=hands.shape[-1] if hands.ndim else 1, least=5, most=7)
    if hands.dtype != np.uint8:
        wrong = (hands < 0) | (hands > 51)
        if wrong.any():
            raise BulkError("not_a_card", place=int(np.flatnonzero(wrong.any(axis=-1).reshape(-1))[0]), value=int(hands[wrong][0]))
    return np.ascontiguousarray(hands, np.uint8)


def _check(hands: Any, fault: int) -> None:
    if fault < 0:
        return
    hand = [int(card) for card in hands[fault]]
    for place, card in enumerate(hand):
        if card > 51:
            raise BulkError("not_a_card", place=fault, value=card)
        if card in hand[:place]:
            raise BulkError("card_twice", place=fault, card=card)


def _place_for(out: Any, shape: tuple[int, ...]) -> Any:
    if out is None:
        return np.empty(shape, np.uint16)
    if not isinstance(out, np.ndarray) or out.shape != shape or out.dtype != np.uint16 or not out.flags.c_contiguous:
        found = f"{out.dtype}{list(out.shape)}" if isinstance(out, np.ndarray) else type(out).__name__
        raise BulkError("wrong_array", what="out", found=found, wanted=f"uint16{list(shape)}")
    return out
