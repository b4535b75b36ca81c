"""Which five cards play, and whose are better: five, six or seven cards become one number, bigger is better, equal is a tie.

Laws
1. Cards speak: the best five of all cards count, also when the whole board plays (guide 001; TDA 12, 19-A; WSOP T69).
2. A sixth or seventh card never breaks a tie: only five cards count.
3. Suits have no rank (guide 000; TDA 20-A). Any exchange of suits leaves every number as it was.
4. The ace is high, and low in 5-4-3-2-A only, the lowest straight. No straight goes round the corner.
5. A straight flush is a straight in one suit; a straight and a flush on different cards are a flush. The royal flush is its best.
6. There are 7,462 different numbers, as many as there are different hands of five cards.

A card is `suit * 13 + rank`, rank 0 to 12 for deuce to ace; cards are a mask of 52 bits, ranks a mask of 13. A number is
`category << 26 | groups << 13 | kickers`. Groups and kickers are rank masks: of a full house the three and the pair, of a straight
its top card and nothing, of a flush or a high card nothing and all five.

At most seven cards, and this is relied upon: a flush or straight leaves no room for a full house or four of a kind.
Fewer than five or more than seven, and the same card twice, are for the caller to refuse. Knows no players, no pots, no text.
"""

from collections.abc import Iterable
from enum import IntEnum


class Category(IntEnum):
    """The kinds of hands. The royal flush is no kind of its own: it is the straight flush to the ace."""

    HIGH_CARD = 0
    ONE_PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


RANKS = 13
ALL_RANKS = (1 << RANKS) - 1
FIVE = 3  # the rank on top of the lowest straight
ACE = 12

# Plain integers: interpreted, taking a member out of its enum costs more than ranking a hand.
_TWO_SUITS = (1 << 2 * RANKS) - 1
_ONE_PAIR = Category.ONE_PAIR << 26
_TWO_PAIR = Category.TWO_PAIR << 26
_THREE = Category.THREE_OF_A_KIND << 26
_STRAIGHT = Category.STRAIGHT << 26
_FLUSH = Category.FLUSH << 26
_FULL_HOUSE = Category.FULL_HOUSE << 26
_FOUR = Category.FOUR_OF_A_KIND << 26
_STRAIGHT_FLUSH = Category.STRAIGHT_FLUSH << 26
_ROYAL = _STRAIGHT_FLUSH | 1 << ACE << 13


def _count_table() -> bytes:
    table = bytes(1)
    for _ in range(RANKS):
        table += bytes(count + 1 for count in table)
    return table


def _straight_table() -> bytes:
    table = bytearray(1 << RANKS)
    for top in range(FIVE, ACE + 1):  # upwards: the higher of two straights is written last and stays
        run = 0b1_0000_0000_1111 if top == FIVE else 0b11111 << (top - 4)
        rest = others = ALL_RANKS ^ run
        while rest:
            table[run | rest] = top
            rest = (rest - 1) & others
        table[run] = top
    return bytes(table)


# The two questions asked of every hand, answered for each rank mask. Eight kilobytes each; Numba takes them in as constants.
COUNT = _count_table()  # how many ranks
STRAIGHT_TOP = _straight_table()  # the top rank of the best straight, 0 for none


def rank_mask(mask: int) -> int:
    """The number of the best five of five, six or seven cards. As Ah Kd Kc Qs 3h 2c: two pair, `2 << 26 | 0b11 << 11 << 13 | 1 << 10`."""
    low = mask & _TWO_SUITS  # clubs, diamonds
    high = mask >> 26  # hearts, spades
    either = low | high
    left = either & 8191  # ranks among clubs and hearts
    right = either >> 13  # ranks among diamonds and spades
    ranks = left | right
    # Five of one suit leave two cards: with all four suits there is no flush. That spares most hands the count.
    if not (low > 8191 and high > 8191 and low & 8191 and high & 8191):
        if COUNT[low & 8191] > 4:
            return _rank_flush(low & 8191)
        if COUNT[low >> 13] > 4:
            return _rank_flush(low >> 13)
        if COUNT[high & 8191] > 4:
            return _rank_flush(high & 8191)
        if COUNT[high >> 13] > 4:
            return _rank_flush(high >> 13)
    if STRAIGHT_TOP[ranks]:
        return _STRAIGHT | 1 << STRAIGHT_TOP[ranks] << 13
    pairs = left & right
    same = low & high
    if same:
        left_pairs = same & 8191
        right_pairs = same >> 13
        if left_pairs & right or right_pairs & left:
            return _rank_groups(low, high)
        pairs |= left_pairs | right_pairs
    if not pairs:
        return _highest(ranks, 5)
    if COUNT[pairs] == 1:
        kickers = ranks ^ pairs
        while COUNT[kickers] > 3:
            kickers &= kickers - 1  # takes the lowest away
        return _ONE_PAIR | pairs << 13 | kickers
    if COUNT[pairs] == 3:  # the third pair gives a kicker at most
        pairs &= pairs - 1
    return _TWO_PAIR | pairs << 13 | _highest(ranks ^ pairs, 1)


def _highest(ranks: int, keep: int) -> int:
    """The `keep` highest of some ranks, or all when there are fewer."""
    while COUNT[ranks] > keep:
        ranks &= ranks - 1
    return ranks


def _rank_flush(suit: int) -> int:
    """The number of five or more cards of one suit. Law 5."""
    if STRAIGHT_TOP[suit]:
        return _STRAIGHT_FLUSH | 1 << STRAIGHT_TOP[suit] << 13
    return _FLUSH | _highest(suit, 5)


def _rank_groups(low: int, high: int) -> int:
    """The number of cards with three or four of a rank, from the two lower and the two higher suits."""
    some = (low | low >> 13) & 8191  # clubs or diamonds
    both = low & low >> 13
    others = (high | high >> 13) & 8191
    both_others = high & high >> 13
    ranks = some | others
    four = both & both_others
    if four:
        return _FOUR | four << 13 | _highest(ranks ^ four, 1)
    three = _highest(both & others | both_others & some, 1)
    pair = _highest((both | both_others | some & others) ^ three, 1)  # may be a second three of a kind
    if pair:
        return _FULL_HOUSE | three << 13 | pair
    return _THREE | three << 13 | _highest(ranks ^ three, 2)


def mask_of(cards: Iterable[int]) -> int:
    """Cards as one mask. 2c and As: `1 | 1 << 51`."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def rank_cards(cards: Iterable[int]) -> int:
    """As `rank_mask`, for five to seven different cards one by one, in any order."""
    return rank_mask(mask_of(cards))


def category_of(rank: int) -> int:
    """The Category of a number from `rank_mask`, as an integer."""
    return rank >> 26


def is_royal(rank: int) -> bool:
    """Whether it is a straight flush to the ace: the best there is (guide 000)."""
    return rank == _ROYAL


def best_five(mask: int) -> tuple[int, int, int, int, int]:
    """The five cards that play, as one reads them out: groups first, then kickers; straights from the top, 5-4-3-2-A with the ace last.

    Where equal cards of several suits could play, the spade comes first, then heart, diamond, club. Suits have no rank (law 3): this
    only settles which of two equal cards is shown. Kc Kd Ks 7h 7d 7c 2s: Ks Kd Kc 7h 7d.
    """
    rank = rank_mask(mask)
    category = rank >> 26
    groups = rank >> 13 & 8191
    kickers = rank & 8191
    if category == Category.FLUSH or category == Category.STRAIGHT_FLUSH:
        mask = _flush_cards(mask)
    taken = 0
    if category == Category.STRAIGHT or category == Category.STRAIGHT_FLUSH:
        if groups == 1 << FIVE:
            taken = _take(taken, mask, 0b1111, 1)
            kickers = 1 << ACE
        else:
            kickers = groups | groups >> 1 | groups >> 2 | groups >> 3 | groups >> 4
    else:
        taken = _take(taken, mask, groups, 4)
    taken = _take(taken, mask, kickers, 2 if category == Category.FULL_HOUSE else 1)
    return taken >> 24, taken >> 18 & 63, taken >> 12 & 63, taken >> 6 & 63, taken & 63


def _flush_cards(mask: int) -> int:
    """The cards of the suit that has five or more."""
    for suit in range(3):
        if COUNT[mask >> 13 * suit & 8191] > 4:
            return mask & 8191 << 13 * suit
    return mask & 8191 << 39


def _take(taken: int, mask: int, ranks: int, each: int) -> int:
    """Adds to `taken`, six bits a card, at most `each` cards of every rank in `ranks`, from the highest down."""
    for rank in range(ACE, -1, -1):
        left = each
        for suit in range(3, -1, -1):
            card = 13 * suit + rank
            if ranks >> rank & 1 and mask >> card & 1 and left > 0:
                taken = taken << 6 | card
                left -= 1
    return taken
