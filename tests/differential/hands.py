"""Random hands, and one hand played in both engines at once: the same seats, the same deck, the same actions.

Where answers differ for a named reason, the hand goes on with what is legal in both, and is cut where nothing is. Nobody folds for nothing:
pokerkit's tournament mode refuses it, TDA 58 lets it stand.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from pokerkit import Automation, Card, Mode, NoLimitTexasHoldem

from floorman.notation.spot import spot_of
from floorman.rules.cards import name_of
from floorman.rules.house import TDA, AnteKind, HouseRules
from floorman.table.events import PotAwarded
from floorman.table.hand import Hand
from tests.differential.reasons import NOBODY, Answers, Reason, Street, differing, expected, idle, odd_chips_moved

FOLD, STAY = -1, 0  # a move: fold, check or call, or the total to raise to

CARDS = tuple(next(iter(Card.parse(name_of(card)))) for card in range(52))
# All but the cards: those come from our deck.
AUTOMATIONS = tuple(
    step for step in Automation if step not in (Automation.CARD_BURNING, Automation.HOLE_DEALING, Automation.BOARD_DEALING)
)


class Deal(NamedTuple):
    """What a hand starts from. Seats from the left of the button, heads-up [big blind, button]; `deck` has the top card first."""

    stacks: tuple[int, ...]
    blinds: tuple[int, int]
    ante: int
    deck: tuple[int, ...]


def deal_of(seed: int) -> Deal:
    """2 to 6 seats with unequal stacks: deep, shallow, a ladder of all-ins a few chips apart, and now and then a short big blind."""
    draw = Random(seed)
    seats = draw.randint(2, 6)
    small, big = draw.choice([(1, 2), (5, 10)])
    ante = draw.choice([0, 0, 0, draw.randint(1, big)])
    deck = list(range(52))
    draw.shuffle(deck)
    kind = draw.random()
    if kind < 0.45:
        stacks = [draw.randint(big, 150 * big) for _ in range(seats)]
    elif kind < 0.75:
        stacks = [draw.randint(big, 15 * big) for _ in range(seats)]
    else:
        first, step = draw.randint(big, 6 * big), draw.randint(1, 2 * big)
        stacks = [ante + first + place * step for place in range(seats - 1)] + [100 * big]
        draw.shuffle(stacks)
    if draw.random() < 0.05:
        stacks[0 if seats == 2 else 1] = draw.randint(1, ante + big - 1)
    return Deal(tuple(stacks), (small, big), ante, tuple(deck))


class Theirs:
    """The hand in pokerkit."""

    def __init__(self, deal: Deal) -> None:
        self.deck = iter(deal.deck)
        seats = len(deal.stacks)
        self.state: Any = NoLimitTexasHoldem.create_state(
            AUTOMATIONS, True, deal.ante, deal.blinds, deal.blinds[1], deal.stacks, seats, mode=Mode.TOURNAMENT
        )
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

    owed: int
    fold: bool
    stay: bool
    least: int
    most: int


Chooser = Callable[[Choice], int]


class Outcome(NamedTuple):
    """How a hand went: the named differences it showed, whether it was cut, and the transcript of a difference without a reason."""

    decisions: int
    reasons: Counter[Reason]
    cut: bool
    fault: str


def both_allow(ours: Answers, theirs: Answers) -> Choice:
    """What is left when the two do not agree on everything."""
    fold = ours.to_call > 0 and theirs.to_call > 0
    least = max(ours.least, theirs.least)
    raising = bool(ours.most and theirs.most) and least <= min(ours.most, theirs.most)
    return Choice(
        ours.to_call, fold, ours.to_call == theirs.to_call, least if raising else 0, min(ours.most, theirs.most) if raising else 0
    )


def at_random(seed: int) -> Chooser:
    """Stays more often than not, raises by the least, all-in or anything between, seldom folds. Some hands shove more."""
    draw = Random(seed + 1_000_003)
    shoves = draw.choice([0.15, 0.15, 0.6])

    def choose(choice: Choice) -> int:
        x = draw.random()
        if choice.fold and (x < 0.12 or not (choice.stay or choice.most)):
            return FOLD
        if choice.stay and (x < 0.62 or not choice.most):
            return STAY
        x = draw.random()
        if x < shoves:
            return choice.most
        if x < shoves + 0.25:
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
        """To the end of the hand, to where nothing is legal in both, or to a difference without a reason."""
        decisions = 0
        while True:
            ours, theirs = self.our_answers(), self.theirs.answers()
            if ours.seat == theirs.seat == NOBODY:
                return self.outcome(decisions, fault=self.judge_stacks())
            decisions += 1
            fault = self.judge(ours, theirs)
            if fault:
                return self.outcome(decisions, fault=fault)
            if ours.seat == NOBODY:
                self.theirs.act(STAY)
                self.turn_page()
                continue
            choice = both_allow(ours, theirs)
            if not (choice.fold or choice.stay or choice.most):
                return self.outcome(decisions, cut=True)
            self.act(ours.seat, choose(choice))

    def judge(self, ours: Answers, theirs: Answers) -> str:
        """Counts the named reasons of a decision; a text where difference and reason do not meet."""
        due = {} if theirs.seat == NOBODY else expected(self.street, theirs.seat)
        found = differing(ours, theirs)
        idle_check = "seat" in found and ours.seat == NOBODY and theirs.seat != NOBODY and idle(self.street, theirs.seat)
        if found != set(due) or ("seat" in found and not idle_check):
            return self.transcript(str(ours), str(theirs), due)
        self.reasons.update(set(due.values()))
        return ""

    def judge_stacks(self) -> str:
        """Whether the final stacks are the same but for odd chips."""
        ours, theirs = list(self.ours.stacks.values()), list(self.theirs.state.stacks)
        awards = [(event.amount, event.shares) for event in self.ours.events if isinstance(event, PotAwarded)]
        moved = odd_chips_moved(ours, awards)
        if moved != theirs:
            return self.transcript(f"stacks {ours}", f"stacks {theirs}", {})
        if moved != ours:
            self.reasons[Reason.ODD_CHIPS_TO_ONE] += 1
        return ""

    def transcript(self, ours: str, theirs: str, due: dict[str, Reason]) -> str:
        """The spot on one line, and what each engine says of it."""
        known = ", ".join(f"{part} ({reason.name})" for part, reason in due.items()) or "none"
        return f"{spot_of(self.ours)}\n    floorman: {ours}\n    pokerkit: {theirs}\n    differences with a reason: {known}"

    def outcome(self, decisions: int, cut: bool = False, fault: str = "") -> Outcome:
        """How it went."""
        return Outcome(decisions, self.reasons, cut, fault)


def play(seed: int, house: HouseRules = TDA) -> Outcome:
    """The random hand of a seed."""
    return Match(deal_of(seed), house).play(at_random(seed))
