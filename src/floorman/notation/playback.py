"""Plays what was recorded through a hand, and writes down where the rules or the numbers say something else.

Laws
1. Every recorded action goes through the gate of the rules (`betting.refusal`); what is refused becomes a finding, never a silent change.
2. A refused wager whose chips are clear then happens as recorded: a log says what was, and the rest of the hand can still be compared.
   Anything else that is refused ends the playback.
3. Nothing of the record is corrected, skipped or guessed.

Reads chips, seats and cards. Knows no file formats (`phh`, `corpus`), and not which findings are forgiven (`replay`).
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from floorman.rules.cards import cards_of, name_of
from floorman.rules.house import FoldedOnlyLayer
from floorman.rules.pots import make_pots
from floorman.rules.rulebook import Refusal, Verb
from floorman.rules.streets import Street
from floorman.table import events as e
from floorman.table.decide import run
from floorman.table.hand import Hand
from floorman.table.pot import Pot, names_in, pot_name
from floorman.table.ruling import IllegalAction, Ruling
from floorman.table.setup import Setup
from floorman.table.state import Phase


class Differs(StrEnum):
    """What a finding is about; the sentences stand in the catalogues."""

    REFUSED = "refused"  # the rules refuse a recorded action
    STOPPED = "stopped"  # ... and it cannot even be played as a fact: the rest was not compared
    CALL = "call"  # a call of another size
    STREET = "street"  # an action on another street than the one the hand is on
    CARDS = "cards"  # cards that cannot be: dealt twice, too many, at the wrong time
    BLINDS = "blinds"  # other blinds than the record names
    POSTS = "posts"  # other forced bets than the setup makes
    BUTTON = "button"  # the seat named as the button is not the one that acts last
    PUT_IN = "put-in"
    DEAD = "dead"
    RETURNED = "returned"
    FOLDED = "folded"
    POTS = "pots"
    PAYOUTS = "payouts"
    STACKS = "stacks"


class Finding(NamedTuple):
    """One difference: where, what the record has, what the rules give. `ruling` where an action or a card was refused."""

    what: Differs
    where: str
    recorded: Any
    found: Any
    ruling: Ruling | None = None

    @property
    def refusal(self) -> Refusal:
        """The code of the ruling, NONE without one."""
        return self.ruling.refusal if self.ruling else Refusal.NONE

    def __str__(self) -> str:
        where = f" at {self.where}" if self.where else ""
        if self.ruling:
            return f"{self.what}{where}: {self.ruling.refusal.name.lower()} ({self.ruling.rule})"
        return f"{self.what}{where}: recorded {plain(self.recorded)}, found {plain(self.found)}"


def plain(value: Any) -> str:
    """Names with their chips, pots and cards as a reader would write them: `A 50, B 20`."""
    if isinstance(value, Street):
        return value.name.lower()
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {plain(chips)}" for name, chips in value.items()) or "nothing"
    if isinstance(value, (list, tuple, set, frozenset)):
        parts = sorted(value) if isinstance(value, (set, frozenset)) else value
        return "[" + ", ".join(map(plain, parts)) + "]"
    return str(value)


class Playback:
    """A hand on its way from setup to end, with the findings so far. `stopped`: the rest of the record cannot be played."""

    __slots__ = ("findings", "hand", "stopped")

    def __init__(self, setup: Setup) -> None:
        self.hand = Hand.from_setup(setup, manual=True)
        self.findings: list[Finding] = []
        self.stopped = False

    def note(self, what: Differs, where: str, recorded: Any, found: Any, ruling: Ruling | None = None) -> None:
        """Writes a finding down."""
        self.findings.append(Finding(what, where, recorded, found, ruling))

    def compare(self, what: Differs, recorded: Any, found: Any) -> None:
        """A finding where two numbers, or two sets of them, are not equal."""
        if recorded != found:
            self.note(what, "", recorded, found)

    def act(self, name: str, verb: Verb, to: int, where: str) -> None:
        """One recorded action; `to` is the street total of a bet or raise, and of a call where the record has it (0: it has not)."""
        if self.stopped:
            return
        try:
            self.hand.act(verb, 0 if verb == Verb.CALL else to, name)
        except IllegalAction as illegal:
            self.note(Differs.REFUSED, where, to, 0, illegal.ruling)
            self._happened_anyway(self.hand.seat(name), verb, to, where)
            return
        if verb == Verb.CALL and to:
            called = next(event for event in reversed(self.hand.events) if isinstance(event, e.Called))
            if called.to != to:
                self.note(Differs.CALL, where, to, called.to)

    def _happened_anyway(self, seat: int, verb: Verb, to: int, where: str) -> None:
        """Law 2: a wager in turn that the stack covers is taken as a fact, under the name its chips give it."""
        record = self.hand.state.record
        own, price = record.street_bet[seat], record.price
        everything = own + record.stack[seat]
        if record.to_act != seat or verb not in (Verb.BET, Verb.RAISE) or not own < to <= everything:
            self.stopped = True
            self.note(Differs.STOPPED, where, to, everything)
            return
        all_in = to == everything
        event: e.Event
        if price == 0:
            event = e.Bet(seat, to, False, all_in)
        elif to > price:
            event = e.Raised(seat, to, to - price, False, all_in)
        else:
            event = e.Called(seat, to, to - own, all_in)
        self.hand.events += run(self.hand.state, [event])

    def know(self, name: str, cards: str) -> None:
        """Two hole cards of the record. Cards that another place has already are a finding, and stay unknown here."""
        held = self.hand.state.hole[self.hand.seat(name)]
        if held and set(held) != set(cards_of(cards)):
            self.note(Differs.CARDS, name, cards, "".join(map(name_of, held)))
            return
        try:
            self.hand.know(name, cards)
        except IllegalAction as illegal:
            self.note(Differs.CARDS, name, cards, "", illegal.ruling)

    def deal(self, cards: str) -> bool:
        """The next street of the board, `""` for cards nobody knows. False where the table does not wait for the dealer."""
        if self.stopped:
            return False
        try:
            self.hand.deal(cards)
        except IllegalAction as illegal:
            self.note(Differs.CARDS, "board", cards, "", illegal.ruling)
            if not cards or not self.waits_for_cards:
                return False
            self.hand.deal()  # the street was dealt, only its cards cannot be true
        return True

    @property
    def waits_for_cards(self) -> bool:
        """Whether the table waits for the dealer."""
        return self.hand.state.phase in (Phase.DEALING, Phase.RUNNING_OUT)

    def award_by_word(self, collected: Mapping[str, int], slack: int) -> None:
        """Pays the pots to those who collected, where cards cannot decide: whoever still has chips coming and is eligible shares.

        `slack`: how far rake may have shrunk what was collected. Side pots first, so a collector whose chips are all explained by a
        side pot does not share the next one.
        """
        state = self.hand.state
        coming = [collected.get(name, 0) for name in state.names]
        while not self.stopped and state.phase == Phase.SHOWDOWN:
            pot = max(index for index, paid in enumerate(state.awarded) if not paid)
            eligible = [s for s in range(state.record.seats) if state.record.pot_eligible[pot] >> s & 1 and not state.mucked[s]]
            sharing = [s for s in eligible if coming[s] > slack] or [s for s in eligible if collected.get(state.names[s], 0)]
            if not sharing:
                return
            before = state.payouts[:]
            winners = [state.names[s] for s in sharing]
            try:
                self.hand.award(pot, *winners)
            except IllegalAction as illegal:  # collected in a way that no cards explain
                self.note(Differs.PAYOUTS, ", ".join(winners), dict(collected), {}, illegal.ruling)
                return
            coming = [had - (now - was) for had, now, was in zip(coming, state.payouts, before, strict=True)]

    @property
    def put_in(self) -> dict[str, int]:
        """Every player's own chips in the pots, refunds off; only who put some in."""
        return {name: chips for name, chips in zip(self.hand.state.names, self.hand.state.record.put_in, strict=False) if chips}

    @property
    def posted(self) -> dict[str, tuple[int, int, int]]:
        """What everybody was made to put in: (antes, live chips, dead chips)."""
        posts: dict[str, tuple[int, int, int]] = {}
        for event in self.hand.events:
            if isinstance(event, e.Posted):
                ante, live, dead = posts.get(self.hand.state.names[event.seat], (0, 0, 0))
                if event.kind in (e.Post.ANTE, e.Post.BOMB):
                    ante += event.amount
                elif event.kind in (e.Post.DEAD_POST, e.Post.TABLE_ANTE):
                    dead += event.amount
                else:
                    live += event.amount
                posts[self.hand.state.names[event.seat]] = (ante, live, dead)
        return posts

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots as they were before rake and payouts, main pot first."""
        record, names = self.hand.state.record, self.hand.state.names
        amount, eligible = [0] * (record.seats + 1), [0] * (record.seats + 1)
        count = make_pots(record.put_in, record.folded, record.seats, record.dead, FoldedOnlyLayer.MERGE_DOWN, amount, eligible)
        return tuple(Pot(pot_name(i), amount[i], names_in(eligible[i], names)) for i in range(count))

    @property
    def street(self) -> Street:
        """The street the hand is on, or will be on once the dealer has dealt."""
        state = self.hand.state
        return Street(state.next_street if state.phase == Phase.DEALING else state.record.street)
