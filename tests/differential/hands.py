"""Random hands, and one hand played in both engines at once: the same seats, the same deck, the same actions.

Where answers differ for a named reason, the hand goes on with what is legal in both; something always is, so that every hand is played to
its end. Nobody folds for nothing: pokerkit's tournament mode refuses it, TDA 58 lets it stand.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations, islice
from random import Random
from typing import Any, NamedTuple

from pokerkit import Automation, Card, Mode, NoLimitTexasHoldem, StandardHighHand

from floorman.notation.spot import spot_of
from floorman.rules.cards import cards_of, name_of
from floorman.rules.house import TDA, AnteKind, HouseRules
from floorman.table.events import PotAwarded
from floorman.table.hand import Hand
from tests.differential.reasons import NOBODY, Answers, Reason, Share, Street, differing, expected, odd_chips_moved, split

FOLD, STAY = -1, 0  # a move: fold, check or call, or the total to raise to

CARDS = tuple(next(iter(Card.parse(name_of(card)))) for card in range(52))
# All but the cards: those come from our deck.
AUTOMATIONS = tuple(step for step in Automation if step not in (Automation.CARD_BURNING, Automation.HOLE_DEALING, Automation.BOARD_DEALING))


@lru_cache(maxsize=64)
def best_of(cards: tuple[Card, ...]) -> StandardHighHand:
    """The best five of the cards, by pokerkit's own table. A ValueError where there are fewer."""
    return RankedOnce(max(combinations(cards, 5), key=StandardHighHand.lookup.get_entry))


class RankedOnce(StandardHighHand):
    """pokerkit's ranking, which would build and compare 21 hands some twenty times a showdown: four fifths of the time of a hand."""

    @classmethod
    def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> StandardHighHand:
        """The hand of a seat. Raises ValueError before the flop."""
        return best_of((*hole_cards, *board_cards))


class Holdem(NoLimitTexasHoldem):
    """pokerkit's game with that ranking."""

    hand_types = (RankedOnce,)


class Deal(NamedTuple):
    """What a hand starts from. Seats from the left of the button, heads-up [big blind, button]; `deck` has the top card first."""

    stacks: tuple[int, ...]
    blinds: tuple[int, int]
    ante: int
    deck: tuple[int, ...]


def deal_of(seed: int) -> Deal:
    """2 to 6 seats with unequal stacks: deep, shallow, stairs of all-ins a few chips apart, and now and then a short big blind."""
    draw = Random(seed)
    seats = draw.randint(2, 6)
    small, big = draw.choice([(1, 2), (5, 10)])
    ante = draw.choice([0, 0, 0, draw.randint(1, big)])
    deck = list(range(52))
    draw.shuffle(deck)
    if draw.random() < 0.06:
        put_straight(deck, seats)
    kind = draw.random()
    if kind < 0.4:
        stacks = [draw.randint(big, 150 * big) for _ in range(seats)]
    elif kind < 0.65:
        stacks = [draw.randint(big // 2, 15 * big) for _ in range(seats)]
    else:
        stacks = stairs(draw, seats, big, ante)
    if draw.random() < 0.04:
        stacks[0 if seats == 2 else 1] = draw.randint(1, ante + big - 1)
    return Deal(tuple(stacks), (small, big), ante, tuple(deck))


def put_straight(deck: list[int], seats: int) -> None:
    """Brings ten to ace, not of one suit, to where the board comes from, so that all who are in tie."""
    for place, card in zip((1, 2, 3, 5, 7), cards_of("TcJdQhKsAc"), strict=True):
        at, other = 2 * seats + place, deck.index(card)
        deck[at], deck[other] = deck[other], deck[at]


def stairs(draw: Random, seats: int, big: int, ante: int) -> list[int]:
    """Clockwise from anywhere: each a few chips more than the one before, but for one or two deep stacks among them."""
    first, step = ante + draw.choice([draw.randint(big + 1, 2 * big), draw.randint(2 * big, 4 * big)]), draw.randint(1, big)
    stacks = [first + place * step for place in range(seats)]
    for _ in range(2):
        stacks[draw.choice([0, min(1, seats - 1), seats - 1])] = 100 * big + draw.randrange(big)
    turn = draw.randrange(seats)
    return stacks[turn:] + stacks[:turn]


class Theirs:
    """The hand in pokerkit."""

    def __init__(self, deal: Deal) -> None:
        self.deck = iter(deal.deck)
        seats = len(deal.stacks)
        game = Holdem(AUTOMATIONS, True, deal.ante, deal.blinds, deal.blinds[1], mode=Mode.TOURNAMENT)
        self.state: Any = game(deal.stacks, seats)
        for first, second in zip(self.take(seats), self.take(seats), strict=True):
            self.state.deal_hole((first, second))
        self.streets = 0
        self.deal_on()

    def take(self, number: int) -> list[Card]:
        """The next cards of the deck."""
        return [CARDS[card] for card in islice(self.deck, number)]

    def deal_on(self) -> None:
        """Burns and deals until somebody has to act or the hand is over."""
        while self.state.can_burn_card():
            self.state.burn_card(self.take(1)[0])
            self.state.deal_board(self.take(1 if self.streets else 3))
            self.streets += 1

    def answers(self) -> Answers:
        """Who is to act, and what he may do."""
        state = self.state
        if state.actor_index is None:
            return Answers()
        least = state.min_completion_betting_or_raising_to_amount or 0
        return Answers(state.actor_index, state.checking_or_calling_amount, least, state.max_completion_betting_or_raising_to_amount or 0)

    def act(self, move: int) -> None:
        """The player to act makes the move."""
        if move == FOLD:
            self.state.fold()
        elif move == STAY:
            self.state.check_or_call()
        else:
            self.state.complete_bet_or_raise_to(move)
        self.deal_on()


class Choice(NamedTuple):
    """What is legal in both: whether folding and staying are, and the totals of a raise (0, 0: none)."""

    fold: bool
    stay: bool
    least: int
    most: int


Chooser = Callable[[Choice], int]


class Outcome(NamedTuple):
    """How a hand went: decisions compared, named differences, and the transcript of a difference without a reason, which ends it."""

    decisions: int
    reasons: Counter[Reason]
    fault: str


def both_allow(ours: Answers, theirs: Answers) -> Choice:
    """What is left when the two do not agree on everything."""
    fold = ours.to_call > 0 and theirs.to_call > 0
    least = max(ours.least, theirs.least)
    most = min(ours.most, theirs.most)  # 0 where one of them closes raising
    raising = most > 0 and least <= most
    return Choice(fold, ours.to_call == theirs.to_call, least if raising else 0, most if raising else 0)


class Style(NamedTuple):
    """How often a table stays in where it might raise; whether it raises little or all, and then whether deep stacks raise at all."""

    stays: float
    small: bool
    deep_raise: bool


STYLES = (
    Style(0.65, small=False, deep_raise=True),  # any size
    Style(0.45, small=True, deep_raise=True),  # short stacks shove, deep ones raise by the least
    Style(0.4, small=True, deep_raise=False),  # short stacks shove, deep ones call
)


def at_random(seed: int) -> Chooser:
    """A table of one of three styles. It folds seldom."""
    draw = Random(seed + 1_000_003)
    style = draw.choices(STYLES, (10, 4, 3))[0]

    def choose(choice: Choice) -> int:
        x = draw.random()
        if choice.fold and (x < 0.1 or not (choice.stay or choice.most)):
            return FOLD
        if choice.stay and (x < style.stays or not choice.most):
            return STAY
        if style.small:
            short = choice.most <= 2 * choice.least
            return choice.most if short else choice.least if style.deep_raise or not choice.stay else STAY
        x = draw.random()
        if x < 0.15:
            return choice.most
        if x < 0.4:
            return choice.least
        return choice.least + int((choice.most - choice.least) * draw.random() ** 3)

    return choose


def scripted(moves: Iterable[int]) -> Chooser:
    """Plays these moves; a hand that wants more of them is an error of the script."""
    line = iter(moves)
    return lambda choice: next(line)


def opening_street(deal: Deal) -> Street:
    """Antes, then blinds, as far as the chips go."""
    behind = [stack - min(stack, deal.ante) for stack in deal.stacks]
    bets = [0] * len(behind)
    owed = deal.blinds[::-1] if len(behind) == 2 else deal.blinds
    for seat, blind in enumerate(owed):
        bets[seat] = min(behind[seat], blind)
        behind[seat] -= bets[seat]
    return Street(deal.blinds[1], bets, behind, [True] * len(behind), True)


class Match:
    """One hand in both engines."""

    def __init__(self, deal: Deal, house: HouseRules = TDA) -> None:
        self.deal = deal
        ante = AnteKind.PER_PLAYER if deal.ante else AnteKind.NONE
        names = "ABCDEF"
        stacks = dict(zip(names, deal.stacks, strict=False))
        self.ours = Hand(stacks, deal.blinds, house=house, ante=deal.ante, ante_kind=ante, deck=deal.deck)
        self.theirs = Theirs(deal)
        self.street = opening_street(deal)
        self.streets = 0
        self.reasons: Counter[Reason] = Counter()

    def our_answers(self) -> Answers:
        """Who is to act with us, and what he may do."""
        legal = self.ours.legal
        return Answers(legal.seat, legal.to_call, legal.min_raise_to or 0, legal.max_raise_to or 0)

    def act(self, seat: int, move: int) -> None:
        """The same move in both engines and in the history."""
        record = self.ours.state.record
        if move == FOLD:
            self.street.fold(seat)
            self.ours.fold()
        elif move == STAY:
            owed = record.price - record.street_bet[seat]
            self.street.put(seat, self.street.bets[seat] + self.street.owed(seat, self.street.nominal))
            self.ours.act("call" if owed > 0 else "check")
        else:
            self.street.put(seat, move)
            self.ours.act("raise" if record.price else "bet", move)
        self.theirs.act(move)
        self.turn_page()

    def turn_page(self) -> None:
        """A new page of history once pokerkit has dealt another street."""
        if self.streets != self.theirs.streets:
            self.streets = self.theirs.streets
            self.street = self.street.next()

    def play(self, choose: Chooser) -> Outcome:
        """To the end of the hand, or to a difference without a reason."""
        decisions = 0
        while True:
            ours, theirs = self.our_answers(), self.theirs.answers()
            if ours.seat == theirs.seat == NOBODY:
                return Outcome(decisions, self.reasons, self.judge_stacks())
            decisions += 1
            fault = self.judge(ours, theirs)
            if fault:
                return Outcome(decisions, self.reasons, fault)
            if ours.seat == NOBODY:  # the idle check
                self.theirs.act(STAY)
                self.turn_page()
                continue
            choice = both_allow(ours, theirs)
            assert choice.fold or choice.stay or choice.most, self.transcript(str(ours), str(theirs), {})
            self.act(ours.seat, choose(choice))

    def judge(self, ours: Answers, theirs: Answers) -> str:
        """Counts the named reasons of a decision; a text where difference and reason do not meet."""
        due = {} if theirs.seat == NOBODY else expected(self.street, theirs.seat)
        found = differing(ours, theirs)
        if found != set(due) or ("seat" in found and ours.seat != NOBODY):
            return self.transcript(str(ours), str(theirs), due)
        self.reasons.update(set(due.values()))
        return ""

    def judge_stacks(self) -> str:
        """Whether the final stacks are the same but for odd chips."""
        ours, theirs = list(self.ours.stacks.values()), list(self.theirs.state.stacks)
        eligible = [frozenset(seat for seat in range(len(ours)) if bits >> seat & 1) for bits in self.ours.state.record.pot_eligible]
        awards = [event for event in self.ours.events if isinstance(event, PotAwarded)]
        pots = [Share(event.amount, eligible[event.pot], dict(event.shares)) for event in sorted(awards, key=lambda event: event.pot)]
        moved, due = odd_chips_moved(ours, pots)
        if moved != theirs or any(pot.won != split(pot, all_to_first=False) for pot in pots):
            return self.transcript(f"stacks {ours}", f"stacks {theirs}", {reason.name.lower(): reason for reason in due})
        self.reasons.update(due)
        return ""

    def transcript(self, ours: str, theirs: str, due: dict[str, Reason]) -> str:
        """The spot on one line, and what each engine says of it."""
        known = ", ".join(f"{part} ({reason.name})" for part, reason in due.items()) or "none"
        return f"{spot_of(self.ours)}\n    floorman: {ours}\n    pokerkit: {theirs}\n    differences with a reason: {known}"


def play(seed: int, house: HouseRules = TDA) -> Outcome:
    """The random hand of a seed."""
    return Match(deal_of(seed), house).play(at_random(seed))
