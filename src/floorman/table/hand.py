"""`Hand`: one hand for notebooks, scripts and tests.

    hand = Hand({"A": 500, "B": 16, "C": 500}, blinds=(1, 2), street="flop")
    hand.bet(10); hand.all_in()
    hand.legal                      # C: fold, call 16, raise 20 to 500

Seats are given clockwise from the left of the button, so the last one has the button (heads-up he is the small blind). An action that the
rules refuse raises `IllegalAction`, which carries the ruling; nothing has changed then.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from floorman.rules import showdown
from floorman.rules.betting import to_call
from floorman.rules.cards import cards_of, name_of
from floorman.rules.house import AnteKind, Game, HouseRules
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal, Verb
from floorman.rules.streets import FLOP, PREFLOP, Street
from floorman.table import commands as c
from floorman.table import events as e
from floorman.table.decide import follow, judge, judge_action, run
from floorman.table.deck import cards_needed, check_deck, shuffled
from floorman.table.events import new
from floorman.table.evolve import BOARD_AFTER, apply, effective, fold, start
from floorman.table.legal import Legal
from floorman.table.opening import forced_bets
from floorman.table.pot import Pot, pots_now
from floorman.table.ruling import IllegalAction, Ruling, action_ruling
from floorman.table.setup import Setup, check, make_setup
from floorman.table.state import DEALING, OVER, RUNNING_OUT, SHOWDOWN, State
from floorman.table.view import table_text, view

VERBS = {"fold": Verb.FOLD, "check": Verb.CHECK, "call": Verb.CALL, "bet": Verb.BET, "raise": Verb.RAISE}
VERBS |= {"f": Verb.FOLD, "x": Verb.CHECK, "c": Verb.CALL, "b": Verb.BET, "r": Verb.RAISE}  # as in the notation


class Hand:
    """One hand in play. `state` is where it stands, `events` is what happened."""

    __slots__ = ("_deck", "_manual", "events", "state")

    state: State
    events: list[e.Event]

    def __init__(
        self,
        stacks: Mapping[str, int],
        blinds: tuple[int, int] = (1, 2),
        *,
        house: str | HouseRules = "house",
        game: str | Game = "NL",
        button: str | None = None,
        ante: int = 0,
        ante_kind: str | AnteKind | None = None,
        straddles: Mapping[str, int] | None = None,
        posts: Mapping[str, tuple[int, int]] | None = None,
        bomb_pot: int = 0,
        unit: int = 1,
        bets: tuple[int, int] = (0, 0),
        street: str = "preflop",
        pot: int = 0,
        folded: Iterable[str] = (),
        cards: Mapping[str, str] | None = None,
        seed: int | None = None,
        deck: Sequence[int] | None = None,
        manual: bool = False,
        automatic: bool = True,
    ) -> None:
        """Starts a hand: posts the forced bets and deals.

        `bets` are the two bet sizes of fixed limit (0: big blind, twice that). `pot` is what lies in the middle when `street` is later
        than preflop. `posts` are (live, dead) chips. With `seed` or `deck` cards are dealt from a deck; with `cards` the named seats
        have those; otherwise cards are unknown. `manual`: the board waits for `deal`. `automatic=False`: players show or muck and the
        dealer awards. Raises `SetupError` with all faults together. Units: chips.
        """
        setup = make_setup(
            stacks, blinds, house=house, game=game, button=button, ante=ante, ante_kind=ante_kind, straddles=straddles, posts=posts,
            bomb_pot=bomb_pot, unit=unit, bets=bets, street=street, pot=pot, folded=folded, automatic=automatic,
        )  # fmt: skip
        if seed is not None:
            deck = shuffled(seed, cards_needed(setup))
        elif deck is not None:
            check_deck(deck, cards_needed(setup))
        self._begin(setup, deck, manual)
        for name, text in (cards or {}).items():
            self.know(name, text)

    @classmethod
    def from_setup(cls, setup: Setup, *, seed: int | None = None, deck: Sequence[int] | None = None, manual: bool = False) -> "Hand":
        """A hand from a `Setup`. Raises `SetupError`. One that `check` has passed is not read again: the way to play many hands."""
        hand = cls.__new__(cls)
        setup = check(setup)
        if seed is not None:
            deck = shuffled(seed, cards_needed(setup))
        elif deck is not None:
            check_deck(deck, cards_needed(setup))
        hand._begin(setup, deck, manual)
        return hand

    @classmethod
    def replay(cls, events: Iterable[e.Event], manual: bool = True) -> "Hand":
        """A hand from its log, undone events and all. Judges nothing."""
        hand = cls.__new__(cls)
        hand.events = list(events)
        hand.state = fold(hand.events)
        hand._deck, hand._manual = None, manual
        return hand

    def _begin(self, setup: Setup, deck: Sequence[int] | None, manual: bool) -> None:
        setup = check(setup)
        self._deck, self._manual = deck, manual
        self.state = start(setup)
        self.events = [new(e.HandStarted, (setup,))]
        seats = len(setup.names)
        hole: tuple[tuple[int, ...], ...] = ((),) * seats
        if deck is not None:
            hole = tuple(zip(deck[:seats], deck[seats : 2 * seats], strict=True))
        if setup.street == PREFLOP:
            self._happen([*forced_bets(setup, self.state.record), new(e.HoleDealt, (hole,))])
        else:  # they were dealt before the hand is taken up
            self._happen([e.HoleReported(seat, cards) for seat, cards in enumerate(hole) if cards and seat not in setup.folded])

    def _happen(self, first: list[e.Event]) -> None:
        self.events += run(self.state, first)
        if DEALING <= self.state.phase <= RUNNING_OUT:
            self._deal_on()

    def _deal_on(self) -> None:
        """Deals as long as the table waits for the dealer and the dealer is us."""
        state = self.state
        while not self._manual and DEALING <= state.phase <= RUNNING_OUT:
            board = self._board()
            apply(state, board)
            self.events.append(board)
            if state.phase != RUNNING_OUT:  # between two boards nothing follows
                self.events += run(state, follow(state))

    def _board(self) -> e.BoardDealt:
        """The next street of the first board that is not complete, from the deck or unknown."""
        state, deck = self.state, self._deck
        run_at = 0
        while state.dealt[run_at] == 5:
            run_at += 1
        lying = state.dealt[run_at]
        street = lying - 1 if lying else FLOP
        if state.phase == DEALING:
            street = state.next_street
        if deck is None:
            return e.BoardDealt(street, (), NOBODY, run_at)
        seats, burns = state.record.seats, state.house.burn_cards
        top = showdown.cards_gone(seats, lying, burns)
        if run_at:
            top += showdown.rerun_shift(run_at, state.runs_from, seats, burns)
        first = top + 1 if burns else top
        cards = tuple(deck[first : first + BOARD_AFTER[street] - lying])
        return new(e.BoardDealt, (street, cards, deck[top] if burns else NOBODY, run_at))

    # What a player may do, and does.

    @property
    def legal(self) -> Legal:
        """What the player to act may do, for how much, or why not."""
        return Legal(self.state)

    def act(self, verb: str | int, to: int = 0, seat: str | None = None) -> "Hand":
        """The player to act does `verb`: fold, check, call, bet, raise or all-in; `to` is the street total of a bet or raise.

        `seat` names who acts, and is refused when it is not his turn. Raises `IllegalAction`.
        """
        state = self.state
        at = state.record.to_act if seat is None else self.seat(seat)
        if at == NOBODY:
            refused = Refusal.HAND_OVER if state.phase == OVER else Refusal.NO_BETTING_NOW
            raise IllegalAction(action_ruling(state.record, state.house, 0, refused, to, state.names))
        if type(verb) is str:
            known = VERBS.get(verb)
            if known is None:
                known, to = self._all_in(verb, at)
            verb = known
        verdict = judge_action(state, at, verb, to)  # type: ignore[arg-type]
        if isinstance(verdict, Ruling):
            raise IllegalAction(verdict)
        apply(state, verdict)
        self.events.append(verdict)
        if state.record.to_act == NOBODY:
            self._happen(follow(state))
        return self

    def _all_in(self, verb: str, seat: int) -> tuple[Verb, int]:
        """All-in is a bet, a call or a raise with all one has (guide 001)."""
        if verb not in ("all-in", "allin", "all_in", "a"):
            raise ValueError(f"unknown action {verb!r}: fold, check, call, bet, raise, all-in")
        record = self.state.record
        everything = record.street_bet[seat] + record.stack[seat]
        if record.price == 0:
            return Verb.BET, everything
        if everything <= record.price:
            return Verb.CALL, 0
        return Verb.RAISE, everything

    def fold(self) -> "Hand":
        """The player to act gives up."""
        return self.act(Verb.FOLD)

    def check(self) -> "Hand":
        """The player to act stays in for nothing."""
        return self.act(Verb.CHECK)

    def call(self) -> "Hand":
        """The player to act matches the price, or puts in what he has."""
        return self.act(Verb.CALL)

    def bet(self, to: int) -> "Hand":
        """The player to act bets `to` chips."""
        return self.act(Verb.BET, to)

    def raise_to(self, to: int) -> "Hand":
        """The player to act raises to a street total of `to` chips."""
        return self.act(Verb.RAISE, to)

    def all_in(self) -> "Hand":
        """The player to act puts in everything, as bet, call or raise."""
        return self.act("all-in")

    # Cards.

    def deal(self, cards: str = "") -> "Hand":
        """The dealer puts out the next street: these cards, or the next of the deck, or, without one, cards nobody tells us."""
        if not cards and self._deck is not None and self.state.phase in (DEALING, RUNNING_OUT):
            self._happen([self._board()])
            return self
        return self.ask(c.DealBoard(cards_of(cards) if cards else ()))

    def know(self, name: str, cards: str) -> "Hand":
        """Enters the two cards of a seat."""
        return self.ask(c.ReportHole(self.seat(name), cards_of(cards)))

    def know_board(self, cards: str, run: int = 0) -> "Hand":
        """Enters all community cards that lie on a board."""
        return self.ask(c.ReportBoard(cards_of(cards), run))

    def run_times(self, runs: int, agreed: Iterable[str] | None = None) -> "Hand":
        """Everybody left agrees on several boards; `agreed` names those who do (all, if left out)."""
        seats = range(self.state.record.seats) if agreed is None else [self.seat(name) for name in agreed]
        return self.ask(c.AgreeRuns(runs, tuple(seats)))

    # The showdown.

    @property
    def to_show(self) -> str | None:
        """Who is due to show, in the order of the rules; None when nobody is."""
        state = self.state
        if state.phase != SHOWDOWN:
            return None
        done = [a or b for a, b in zip(state.shown, state.mucked, strict=True)]
        seat = showdown.next_to_show(state.record, state.house, done)
        return None if seat == NOBODY else state.names[seat]

    def show(self, name: str, cards: str = "") -> "Hand":
        """A player turns up his cards, entered here if they were not known."""
        show = c.Show(self.seat(name))
        if cards:
            verdict = judge(self.state, show)
            if isinstance(verdict, Ruling) and verdict.refusal != Refusal.CARDS_NOT_KNOWN:
                raise IllegalAction(verdict)
            self.know(name, cards)
            if self.state.shown[show.seat]:  # all-in hands are turned up by themselves
                return self
        return self.ask(show)

    def muck(self, name: str) -> "Hand":
        """A player gives up without showing."""
        return self.ask(c.Muck(self.seat(name)))

    def award(self, pot: int, *winners: str | Sequence[str]) -> "Hand":
        """The dealer names who wins a pot (0 is the main pot). Several names split it; with several boards, one list of names a board."""
        by_board: list[tuple[int, ...]]
        if winners and not isinstance(winners[0], str):
            by_board = [tuple(self.seat(name) for name in names) for names in winners]
        else:
            by_board = [tuple(self.seat(name) for name in winners)] * self.state.runs  # type: ignore[arg-type]
        return self.ask(c.AwardPot(pot, tuple(by_board)))

    # The host.

    def correct(self, name: str, stack: int, reason: str) -> "Hand":
        """The host sets the chips behind a seat, with a reason."""
        return self.ask(c.CorrectStack(self.seat(name), stack, reason))

    def void(self, reason: str) -> "Hand":
        """The host calls the hand off; every chip goes back."""
        return self.ask(c.VoidHand(reason))

    def undo(self) -> "Hand":
        """Takes the last action back, and all that followed from it. The log keeps both. Raises `IllegalAction` when there is none."""
        from floorman.table.undo import undone

        verdict = undone(self.events, dealt_by_hand=self._manual)
        if isinstance(verdict, Ruling):
            raise IllegalAction(verdict)
        self.events.append(verdict)
        self.state = fold(self.events)
        return self

    def ask(self, command: c.Command) -> "Hand":
        """Any command of `table.commands`. Raises `IllegalAction` with the ruling when it is refused."""
        verdict = judge(self.state, command)
        if isinstance(verdict, Ruling):
            raise IllegalAction(verdict)
        self._happen(verdict)
        return self

    # Reading.

    def seat(self, name: str) -> int:
        """The index of a name. Raises `KeyError` that lists the names."""
        try:
            return self.state.names.index(name)
        except ValueError:
            raise KeyError(f"no seat {name!r}; seats: {', '.join(self.state.names)}") from None

    @property
    def to_act(self) -> str | None:
        """Whose turn it is."""
        seat = self.state.record.to_act
        return None if seat == NOBODY else self.state.names[seat]

    @property
    def to_call(self) -> int:
        """Chips that the player to act must add to stay in, never more than he has; 0 with nobody to act."""
        record = self.state.record
        return 0 if record.to_act == NOBODY else to_call(record, record.to_act)

    @property
    def over(self) -> bool:
        """Whether every pot is paid, or the hand void."""
        return self.state.phase == OVER

    @property
    def street(self) -> str:
        """preflop, flop, turn, river, showdown or over."""
        if self.state.phase == OVER:
            return "over"
        return "showdown" if self.state.phase == SHOWDOWN else Street(self.state.record.street).name.lower()

    @property
    def stacks(self) -> dict[str, int]:
        """Chips behind, by name."""
        return self._by_name(self.state.record.stack)

    @property
    def returned(self) -> dict[str, int]:
        """Uncalled chips that went back, by name; only who got some."""
        return {name: chips for name, chips in self._by_name(self.state.record.returned).items() if chips}

    @property
    def payouts(self) -> dict[str, int]:
        """Won from pots, refunds apart, by name; only who won."""
        return {name: chips for name, chips in self._by_name(self.state.payouts).items() if chips}

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots as they would be cut now, main pot first."""
        return pots_now(self.state)

    @property
    def board(self) -> str:
        """Community cards known on the first board, as `Ah7d2c`."""
        return "".join(name_of(card) for card in self.state.boards[0])

    @property
    def log(self) -> list[e.Event]:
        """The events that count: what was undone is not among them."""
        return effective(self.events)

    def view(self, viewer: str | None = None) -> dict[str, Any]:
        """What one player may see (None: a spectator), as plain data."""
        return view(self.state, None if viewer is None else self.seat(viewer))

    def _by_name(self, chips: Sequence[int]) -> dict[str, int]:
        return dict(zip(self.state.names, chips, strict=False))

    def __str__(self) -> str:
        return table_text(self.state)

    __repr__ = __str__
