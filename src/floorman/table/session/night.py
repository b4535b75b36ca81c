"""`Night`: a night for notebooks and tests, where a player's id is his name.

    night = Night(seats=6, small_blind=1, big_blind=2)
    night.sit("Ann", 0, 200).sit("Bo", 1, 200).sit("Cy", 2, 200)
    night.begin().act("call")

The host is there from the start and need not play. What is refused raises `RefusedAtTheFloor` outside the hand, `IllegalAction` inside it,
and nothing has changed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from floorman.rules.cards import cards_of
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Verb
from floorman.table import commands as hand_commands
from floorman.table.hand import VERBS
from floorman.table.pot import Pot, pots_now
from floorman.table.ruling import IllegalAction, Ruling
from floorman.table.session import commands as c
from floorman.table.session.decide import decide, open_night
from floorman.table.session.events import SessionEvent
from floorman.table.session.evolve import apply, fold
from floorman.table.session.ledger import Results, Row, ledger, results
from floorman.table.session.refusal import Refused, RefusedAtTheFloor
from floorman.table.session.settings import Settings
from floorman.table.session.state import NightState
from floorman.table.session.view import view
from floorman.table.state import State


class Night:
    """A night in play. `state` is where it stands, `events` is what happened."""

    __slots__ = ("events", "state")

    state: NightState
    events: list[SessionEvent]

    def __init__(self, host: str = "Host", **settings: Any) -> None:
        """Opens a night; the settings are those of `Settings`, with buy-ins that need no approval unless said otherwise."""
        opened = open_night(Settings(**{"approval": False, **settings}), host, host)
        if isinstance(opened, Refused):
            raise RefusedAtTheFloor(opened)
        self.events = list(opened)
        self.state = fold(opened)

    def ask(self, command: c.SessionCommand) -> "Night":
        """Any command of `session.commands`."""
        verdict = decide(self.state, command)
        if isinstance(verdict, Refused):
            raise RefusedAtTheFloor(verdict)
        if isinstance(verdict, Ruling):
            raise IllegalAction(verdict)
        for event in verdict:
            apply(self.state, event)
        self.events += verdict
        return self

    # Guests and chips.

    def sit(self, name: str, chair: int, chips: int = 0, *, post: bool = False) -> "Night":
        """Joins if he is new, takes a chair and buys chips."""
        if name not in self.state.guests:
            self.ask(c.Join(name, name))
        self.ask(c.TakeSeat(name, name, chair, post))
        return self.buy(name, chips) if chips else self

    def buy(self, name: str, chips: int, instant: int = 0) -> "Night":
        """Asks for chips."""
        return self.ask(c.AskChips(name, name, chips, instant))

    def leave(self, name: str, instant: int = 0) -> "Night":
        """Cashes out, at once or after the hand."""
        return self.ask(c.Leave(name, name, instant))

    def sit_out(self, name: str) -> "Night":
        """From the next hand on."""
        return self.ask(c.SitOut(name, name))

    def come_back(self, name: str, *, post: bool = False) -> "Night":
        """Posts what he owes, or waits for the big blind."""
        return self.ask(c.ComeBack(name, name, post))

    # The hand.

    @property
    def hand(self) -> State:
        """The running or last hand."""
        if self.state.hand is None:
            raise KeyError("no hand yet")
        return self.state.hand

    @property
    def to_act(self) -> str | None:
        """Whose turn it is."""
        seat = NOBODY if self.state.live is None else self.hand.record.to_act
        return None if seat == NOBODY else self.state.players[seat]

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots as they would be cut now."""
        return pots_now(self.hand)

    def seat(self, name: str) -> int:
        """His place in the order of play. Raises `KeyError`."""
        if name not in self.state.players:
            raise KeyError(f"{name!r} is not in the hand: {', '.join(self.state.players)}")
        return self.state.players.index(name)

    def begin(self, **options: Any) -> "Night":
        """The next hand; options are those of `BeginHand`."""
        return self.ask(c.BeginHand(self.state.host, **options))

    def act(self, verb: str, to: int = 0, name: str | None = None) -> "Night":
        """The player to act, or `name`: fold, check, call, bet, raise or all-in; `to` is a street total."""
        who = self.to_act if name is None else name
        seat = 0 if who is None else self.seat(who)
        record = self.hand.record
        if verb in ("a", "all-in"):
            to = record.street_bet[seat] + record.stack[seat]
            known = Verb.BET if record.price == 0 else Verb.CALL if to <= record.price else Verb.RAISE
        else:
            known = VERBS[verb]
        return self.play(hand_commands.Act(seat, known, to), who)

    def line(self, actions: str) -> "Night":
        """A line of actions in turn: `f x c bN rN a`, and `|` where the dealer puts out the next street."""
        for action in actions.split():
            if action == "|":
                self.deal()
            else:
                self.act(action[0], int(action[1:] or 0))
        return self

    def deal(self, cards: str = "") -> "Night":
        """The dealer puts out the next street: these cards, or cards nobody tells us."""
        return self.play(hand_commands.DealBoard(cards_of(cards) if cards else ()))

    def award(self, pot: int, *winners: str) -> "Night":
        """The dealer names who wins a pot, on every board."""
        seats = tuple(self.seat(name) for name in winners)
        return self.play(hand_commands.AwardPot(pot, (seats,) * self.hand.runs))

    def play(self, command: hand_commands.Command, by: str | None = None) -> "Night":
        """Any command of the hand, by the host or by somebody else."""
        return self.ask(c.PlayHand(by or self.state.host, command))

    def undo(self, by: str | None = None) -> "Night":
        """Takes the last step back."""
        return self.ask(c.Undo(by or self.state.host))

    def void(self, reason: str) -> "Night":
        """The host calls the hand off."""
        return self.play(hand_commands.VoidHand(reason))

    # The end.

    def close(self, counted: Mapping[str, int] | None = None, bearer: str = "") -> "Night":
        """Closes the night by the chips counted, those of the ledger if left out."""
        if counted is None:
            counted = {guest.player: guest.stack for guest in self.state.seated()}
        return self.ask(c.CloseNight(self.state.host, tuple(counted.items()), bearer))

    @property
    def stacks(self) -> dict[str, int]:
        """Chips that are not bet, of everybody with a chair."""
        return {guest.player: self.state.behind(guest.player) for guest in self.state.seated()}

    @property
    def ledger(self) -> Sequence[Row]:
        """Everybody's row."""
        return ledger(self.state)

    @property
    def results(self) -> Results | None:
        """In, out, net and who pays whom, once the night is closed."""
        return results(self.state)

    def view(self, viewer: str = "") -> dict[str, Any]:
        """What one viewer may see."""
        return view(self.state, viewer)
