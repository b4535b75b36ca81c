"""How many ways can this hand be bet: every complete betting line below a position, counted through the rules.

The count is a fingerprint of a rule set. Two engines that agree on it agree on every minimum, every closed raise and every end of a street
in between; where they differ, `divide` says below which first action. Cards never change what may be bet, so a street's deal is one event.

Laws
1. A leaf is a line that has ended: all others folded, nobody can bet any more, or the river is closed. With `depth`, also a line cut there.
2. A node is a position in which somebody is to act, or a leaf.
3. Folding is a line only against a bet; a raise that nobody can call is none (`betting.raise_refusal`).
4. What is below the opening of a street follows from the stacks and who has folded, so an opening that was met before is not walked again.

Equal stacks are blind to house rules, unequal ones see them all: 3, 5, 7 at 1/2 is 522 under `tda` and 606 under `house`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from floorman.rules import betting, pots, streets
from floorman.rules.house import FoldedOnlyLayer, HouseRules
from floorman.rules.record import NOBODY, HandRecord
from floorman.rules.rulebook import Refusal, Verb
from floorman.rules.streets import Street

UNLIMITED = -1
_LETTERS = {Verb.FOLD: "f", Verb.CHECK: "x", Verb.CALL: "c", Verb.BET: "b", Verb.RAISE: "r"}

# FNV-1a over 64 bits.
_SEED = 0xCBF29CE484222325
_PRIME = 0x100000001B3
_WORD = (1 << 64) - 1


class Count(NamedTuple):
    """Leaves and nodes below a position; `outcomes` and `digest` are 0 unless the leaves were settled."""

    leaves: int
    nodes: int
    outcomes: int
    digest: int


class TooManyNodes(Exception):
    """More nodes than the caller wants to count; `count` is how far it came."""

    def __init__(self, count: Count) -> None:
        self.count = count
        super().__init__(f"more than {count.nodes - 1} nodes")


def perft(hand: HandRecord, house: HouseRules, depth: int = UNLIMITED, settle: bool = False, most_nodes: int = UNLIMITED) -> Count:
    """Counts every line of a hand in play; `hand` stays as it was. 6, 6 at 1/2: 178 leaves, 322 nodes.

    `depth` cuts lines after so many actions. `settle` pays every leaf for every ranking of the live hands, ties included (1, 3, 13, 75,
    541 rankings of one to five), and adds up a digest. The digest of one outcome is FNV-1a over 64 bits fed with whole numbers instead of
    bytes (`h = (h ^ number) * prime`), seat by seat from the left of the button: first what went back to the seat uncalled, then what it
    won from pots. The digest of a count is the sum over all outcomes modulo 2 ** 64, so the order of counting does not matter.
    Raises `TooManyNodes`.
    """
    walk = _Walk(house, settle, most_nodes)
    walk.position(hand, depth)
    return walk.count()


def divide(
    hand: HandRecord, house: HouseRules, depth: int = UNLIMITED, settle: bool = False, most_nodes: int = UNLIMITED
) -> dict[str, Count]:
    """The count below each first action, in the notation's words: {"f": ..., "c": ..., "r4": ...}. `depth` counts from `hand`."""
    walk = _Walk(house, settle, most_nodes)
    walk.add_nodes(1)
    parts: dict[str, Count] = {}
    before = walk.count()
    if hand.to_act == NOBODY or depth == 0:
        return parts
    for verb, to in actions(hand, house):
        walk.position(played(hand, house, verb, to), depth - 1)
        after = walk.count()
        parts[_LETTERS[verb] + (str(to) if to else "")] = _between(before, after)
        before = after
    return parts


def actions(hand: HandRecord, house: HouseRules) -> Iterator[tuple[Verb, int]]:
    """Every action of the seat to act, as (verb, street total of a bet or raise). Law 3."""
    seat = hand.to_act
    if betting.to_call(hand, seat):
        yield Verb.FOLD, 0
        yield Verb.CALL, 0
    else:
        yield Verb.CHECK, 0
    if betting.raise_refusal(hand, house, seat) == Refusal.NONE:
        most = betting.max_raise_to(hand, house, seat)
        verb = Verb.RAISE if hand.price else Verb.BET
        for to in range(min(betting.min_raise_to(hand, house), most), most + 1):
            yield verb, to


def played(hand: HandRecord, house: HouseRules, verb: Verb, to: int) -> HandRecord:
    """The record after one legal action; `hand` stays as it was."""
    seat = hand.to_act
    after = hand.copy()
    if verb == Verb.FOLD:
        betting.fold(after, house, seat)
    elif verb == Verb.CHECK:
        betting.note_action(after, seat)
    elif verb == Verb.CALL:
        betting.call(after, seat)
    else:
        betting.wager(after, house, seat, to)
    after.to_act = streets.next_to_act(after, seat)
    return after


def weak_orderings(players: int) -> Iterator[tuple[int, ...]]:
    """Every ranking of so many hands, ties included, as strengths from 0 without gaps. Two: (0, 0), (1, 0), (0, 1)."""
    if players == 0:
        yield ()
        return
    for others in weak_orderings(players - 1):
        places = max(others, default=-1) + 1
        for place in range(places):
            yield (*others, place)
        for gap in range(places + 1):
            yield (*(place + (place >= gap) for place in others), gap)


def _between(before: Count, after: Count) -> Count:
    leaves, nodes, outcomes, digest = (late - early for early, late in zip(before, after, strict=True))
    return Count(leaves, nodes, outcomes, digest & _WORD)


class _Walk:
    """Running totals of one count, and what is known about positions met before."""

    __slots__ = ("digest", "endings", "house", "leaves", "most_nodes", "nodes", "openings", "outcomes", "settle")

    def __init__(self, house: HouseRules, settle: bool, most_nodes: int) -> None:
        self.house, self.settle, self.most_nodes = house, settle, most_nodes
        self.leaves = self.nodes = self.outcomes = self.digest = 0
        self.openings: dict[tuple[object, ...], Count] = {}
        self.endings: dict[tuple[object, ...], tuple[int, int]] = {}

    def count(self) -> Count:
        return Count(self.leaves, self.nodes, self.outcomes, self.digest & _WORD)

    def add_nodes(self, nodes: int) -> None:
        self.nodes += nodes
        if 0 <= self.most_nodes < self.nodes:
            self.nodes = self.most_nodes + 1
            raise TooManyNodes(self.count())

    def position(self, hand: HandRecord, depth: int) -> None:
        """Everything below a position. Does not change `hand`."""
        if hand.to_act == NOBODY:
            self.street_over(hand.copy(), depth)
            return
        self.add_nodes(1)
        if depth == 0:
            self.leaves += 1
            return
        house = self.house
        for verb, to in actions(hand, house):
            after = played(hand, house, verb, to)
            if after.to_act == NOBODY:
                self.street_over(after, depth - 1)
            else:
                self.position(after, depth - 1)

    def street_over(self, hand: HandRecord, depth: int) -> None:
        """What nobody matched goes back, then the next street opens, or the line has ended. Law 1. Changes `hand`."""
        seat, amount = streets.uncalled(hand, self.house)
        if seat != NOBODY:
            streets.give_back(hand, seat, amount)
        following = streets.street_after(hand)
        if following >= Street.SHOWDOWN:
            self.add_nodes(1)
            self.leaves += 1
            if self.settle:
                self.ending(hand)
            return
        streets.open_street(hand, following)
        key = (following, max(depth, UNLIMITED), *hand.stack, *hand.folded, *(hand.returned if self.settle else ()))
        known = self.openings.get(key)
        if known is None:
            before = self.count()
            self.position(hand, depth)
            self.openings[key] = _between(before, self.count())
            return
        self.leaves += known.leaves
        self.outcomes += known.outcomes
        self.digest += known.digest
        self.add_nodes(known.nodes)

    def ending(self, hand: HandRecord) -> None:
        """Adds the outcomes of a leaf."""
        key = (*hand.stack, *hand.folded, *hand.returned)
        known = self.endings.get(key)
        if known is None:
            known = self.endings[key] = settled(hand, self.house)
        self.outcomes += known[0]
        self.digest += known[1]


def settled(hand: HandRecord, house: HouseRules) -> tuple[int, int]:
    """Pays the pots of an ended hand for every ranking of the live hands: how many there are, and the sum of their digests.

    Heads-up, 2 chips each all-in, nothing returned: (0, 4, 0, 0), (0, 0, 0, 4) and (0, 2, 0, 2) are digested.
    """
    seats = hand.seats
    amounts, masks = [0] * (seats + 1), [0] * (seats + 1)
    count = pots.make_pots(hand.put_in, hand.folded, seats, hand.dead, FoldedOnlyLayer.MERGE_DOWN, amounts, masks)
    live = [seat for seat in range(seats) if not hand.folded[seat]]
    order = list(range(seats))
    in_pots = sum(hand.put_in) + hand.dead
    outcomes = digests = 0
    for ranking in weak_orderings(len(live)):
        strength = [-1] * seats
        for seat, place in zip(live, ranking, strict=True):
            strength[seat] = place
        payout = [0] * seats
        for pot in range(count):
            pots.award(amounts[pot], masks[pot], strength, seats, 1, order, 1, house, payout)
        assert sum(payout) == in_pots, "a settlement keeps every chip"
        digest = _SEED
        for seat in range(seats):
            digest = (digest ^ hand.returned[seat]) * _PRIME & _WORD
            digest = (digest ^ payout[seat]) * _PRIME & _WORD
        outcomes += 1
        digests += digest
    return outcomes, digests
