"""What somebody in a room can ask for, and which command of the night that is.

Players are ids, chairs count from 0, amounts are chips, `to` is a street total, cards are `As`. Who asks is never on the wire: the door
knows it from the device. `order` makes the command; what it cannot make is a refusal, and what it makes may still be refused.

A command `about_hand` is stale when anything has happened in the hand since the version its sender saw. The others name what they want
(this chair, these chips) and mean the same whenever they arrive.
"""

from typing import Annotated, Any, ClassVar, Literal, NamedTuple

from msgspec import Meta, Struct

from floorman.rules.cards import CardError, cards_of
from floorman.rules.rulebook import Verb
from floorman.server.wire.fields import CardName, Cards, Chair, Chips, Count, PersonName, PlayerId, Players, Text
from floorman.table import commands as h
from floorman.table.hand import VERBS
from floorman.table.names import tidy
from floorman.table.session import commands as c
from floorman.table.session.refusal import Refused, SessionRefusal, no
from floorman.table.session.state import NightState


class Asker(NamedTuple):
    """Who asks, of what state, when (whole seconds), and the id that somebody new gets."""

    player: str
    state: NightState
    instant: int
    fresh_id: str


Order = c.SessionCommand | Refused


class Asked(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """A command on the wire."""

    about_hand: ClassVar[bool] = False

    def order(self, asker: Asker) -> Order:
        raise NotImplementedError


class AboutHand(Asked, frozen=True):
    """A command that means something else once the hand has gone on."""

    about_hand = True


def _in_hand(asker: Asker, player: str, command: Any) -> Order:
    """A command of the hand for a player's place in it."""
    if player not in asker.state.players:
        guest = asker.state.guests.get(player)
        return no(SessionRefusal.NOT_DEALT_IN, name=guest.name if guest else player)
    return c.PlayHand(asker.player, command(asker.state.players.index(player)))


def _with_cards(cards: list[str], made: Any) -> Order:
    try:
        return made(cards_of("".join(cards)) if cards else ())  # type: ignore[no-any-return]
    except CardError as error:
        return no(SessionRefusal.NOT_A_CARD, card=str(error)[:40])


# Guests and seats.


class Join(Asked, tag="join", frozen=True):
    """Onto the guest list, by somebody whose device has been let in at the door."""

    name: PersonName

    def order(self, asker: Asker) -> Order:
        return c.Join(asker.fresh_id, tidy(self.name))


class AddGuest(Asked, tag="add_guest", frozen=True):
    """Somebody without a phone."""

    name: PersonName

    def order(self, asker: Asker) -> Order:
        return c.AddGuest(asker.player, asker.fresh_id, tidy(self.name))


class Rename(Asked, tag="rename", frozen=True):
    player: PlayerId
    name: PersonName

    def order(self, asker: Asker) -> Order:
        return c.Rename(asker.player, self.player, tidy(self.name))


class TakeSeat(Asked, tag="take_seat", frozen=True):
    player: PlayerId
    chair: Chair
    post: bool = False

    def order(self, asker: Asker) -> Order:
        return c.TakeSeat(asker.player, self.player, self.chair, self.post)


class MoveSeat(Asked, tag="move_seat", frozen=True):
    player: PlayerId
    chair: Chair

    def order(self, asker: Asker) -> Order:
        return c.MoveSeat(asker.player, self.player, self.chair)


class SitOut(Asked, tag="sit_out", frozen=True):
    player: PlayerId

    def order(self, asker: Asker) -> Order:
        return c.SitOut(asker.player, self.player)


class ComeBack(Asked, tag="come_back", frozen=True):
    player: PlayerId
    post: bool = False

    def order(self, asker: Asker) -> Order:
        return c.ComeBack(asker.player, self.player, self.post)


class Leave(Asked, tag="leave", frozen=True):
    player: PlayerId

    def order(self, asker: Asker) -> Order:
        return c.Leave(asker.player, self.player, asker.instant)


class Kick(Asked, tag="kick", frozen=True):
    player: PlayerId

    def order(self, asker: Asker) -> Order:
        return c.Kick(asker.player, self.player, asker.instant)


# Chips.


class AskChips(Asked, tag="ask_chips", frozen=True):
    player: PlayerId
    amount: Chips

    def order(self, asker: Asker) -> Order:
        return c.AskChips(asker.player, self.player, self.amount, asker.instant)


class WithdrawAsk(Asked, tag="withdraw_ask", frozen=True):
    player: PlayerId

    def order(self, asker: Asker) -> Order:
        return c.WithdrawAsk(asker.player, self.player)


class GrantChips(Asked, tag="grant_chips", frozen=True):
    player: PlayerId

    def order(self, asker: Asker) -> Order:
        return c.GrantChips(asker.player, self.player)


class DeclineChips(Asked, tag="decline_chips", frozen=True):
    player: PlayerId

    def order(self, asker: Asker) -> Order:
        return c.DeclineChips(asker.player, self.player)


class SetStack(AboutHand, tag="set_stack", frozen=True):
    """The host corrects a stack, in a hand or between hands."""

    player: PlayerId
    stack: Chips
    reason: Text

    def order(self, asker: Asker) -> Order:
        return c.SetStackRight(asker.player, self.player, self.stack, tidy(self.reason))


# The hand.


class BeginHand(AboutHand, tag="begin_hand", frozen=True):
    """`button` is the chair drawn for the first button of the night; straddles are (player, chips)."""

    button: Chair = 0
    straddles: Annotated[list[tuple[PlayerId, Chips]], Meta(max_length=10)] = []
    bomb_pot: Chips = 0

    def order(self, asker: Asker) -> Order:
        return c.BeginHand(asker.player, (), self.button, tuple(self.straddles), self.bomb_pot, asker.instant)


class Act(AboutHand, tag="act", frozen=True):
    """`to` matters for a bet or a raise; all-in is a bet, a call or a raise, whichever it comes to."""

    player: PlayerId
    action: Literal["fold", "check", "call", "bet", "raise", "all-in"]
    to: Chips = 0

    def order(self, asker: Asker) -> Order:
        return _in_hand(asker, self.player, lambda seat: self._action(asker.state, seat))

    def _action(self, state: NightState, seat: int) -> h.Act:
        assert state.hand is not None
        record = state.hand.record
        if self.action != "all-in":
            return h.Act(seat, VERBS[self.action], self.to)
        total = record.street_bet[seat] + record.stack[seat]
        verb = Verb.BET if record.price == 0 else Verb.CALL if total <= record.price else Verb.RAISE
        return h.Act(seat, verb, total)


class Deal(AboutHand, tag="deal", frozen=True):
    """The dealer has put out the next street; the cards only if somebody enters them."""

    cards: Cards = []
    burn: CardName = ""

    def order(self, asker: Asker) -> Order:
        burn = [self.burn] if self.burn else []

        def dealt(cards: tuple[int, ...]) -> Order:
            return c.PlayHand(asker.player, h.DealBoard(cards[len(burn) :], cards[0] if burn else -1))

        return _with_cards(burn + self.cards, dealt)


class ReportHole(AboutHand, tag="report_hole", frozen=True):
    player: PlayerId
    cards: Cards

    def order(self, asker: Asker) -> Order:
        def reported(cards: tuple[int, ...]) -> Order:
            return _in_hand(asker, self.player, lambda seat: h.ReportHole(seat, cards))

        return _with_cards(self.cards, reported)


class ReportBoard(AboutHand, tag="report_board", frozen=True):
    cards: Cards
    run: Count = 0

    def order(self, asker: Asker) -> Order:
        return _with_cards(self.cards, lambda cards: c.PlayHand(asker.player, h.ReportBoard(cards, self.run)))


class AgreeRuns(AboutHand, tag="agree_runs", frozen=True):
    runs: Count
    players: Players

    def order(self, asker: Asker) -> Order:
        seats = tuple(asker.state.players.index(player) for player in self.players if player in asker.state.players)
        return c.PlayHand(asker.player, h.AgreeRuns(self.runs, seats))


class Show(AboutHand, tag="show", frozen=True):
    player: PlayerId

    def order(self, asker: Asker) -> Order:
        return _in_hand(asker, self.player, h.Show)


class Muck(AboutHand, tag="muck", frozen=True):
    player: PlayerId

    def order(self, asker: Asker) -> Order:
        return _in_hand(asker, self.player, h.Muck)


class Award(AboutHand, tag="award", frozen=True):
    """The winners of one pot, a list for each board."""

    pot: Count
    winners: Annotated[list[Players], Meta(min_length=1, max_length=3)]

    def order(self, asker: Asker) -> Order:
        strangers = [player for board in self.winners for player in board if player not in asker.state.players]
        if strangers:
            return _in_hand(asker, strangers[0], h.Show)
        winners = tuple(tuple(asker.state.players.index(player) for player in board) for board in self.winners)
        return c.PlayHand(asker.player, h.AwardPot(self.pot, winners))


class VoidHand(AboutHand, tag="void_hand", frozen=True):
    reason: Text

    def order(self, asker: Asker) -> Order:
        return c.PlayHand(asker.player, h.VoidHand(tidy(self.reason)))


class Undo(AboutHand, tag="undo", frozen=True):
    def order(self, asker: Asker) -> Order:
        return c.Undo(asker.player)


# The host.


class Pause(Asked, tag="pause", frozen=True):
    def order(self, asker: Asker) -> Order:
        return c.Pause(asker.player)


class Resume(Asked, tag="resume", frozen=True):
    def order(self, asker: Asker) -> Order:
        return c.Resume(asker.player)


class LastHand(Asked, tag="last_hand", frozen=True):
    on: bool = True

    def order(self, asker: Asker) -> Order:
        return c.CallLastHand(asker.player, self.on)


class Lock(Asked, tag="lock", frozen=True):
    locked: bool = True

    def order(self, asker: Asker) -> Order:
        return c.LockRoom(asker.player, self.locked)


class ChangeStakes(Asked, tag="change_stakes", frozen=True):
    small_blind: Chips
    big_blind: Chips
    ante: Chips = 0

    def order(self, asker: Asker) -> Order:
        return c.ChangeStakes(asker.player, self.small_blind, self.big_blind, self.ante)


class OfferHost(Asked, tag="offer_host", frozen=True):
    """An empty `to` takes the offer back."""

    to: PlayerId

    def order(self, asker: Asker) -> Order:
        return c.OfferHost(asker.player, self.to)


class AcceptHost(Asked, tag="accept_host", frozen=True):
    def order(self, asker: Asker) -> Order:
        return c.AcceptHost(asker.player)


class DeclineHost(Asked, tag="decline_host", frozen=True):
    def order(self, asker: Asker) -> Order:
        return c.DeclineHost(asker.player)


class CloseNight(AboutHand, tag="close_night", frozen=True):
    """Chips counted in front of every player; who bears a difference."""

    counted: dict[PlayerId, Chips]
    bearer: PlayerId = ""

    def order(self, asker: Asker) -> Order:
        return c.CloseNight(asker.player, tuple(self.counted.items()), self.bearer)


# The door: who is who. These are no commands of the night; `rooms.room` answers them.


class AtDoor(Asked, frozen=True):
    """A matter of invites and devices."""

    def order(self, asker: Asker) -> Order:
        raise TypeError("the door decides this")


class NewInvite(AtDoor, tag="new_invite", frozen=True):
    """The host: the old link opens nothing any more."""


class MovePhone(AtDoor, tag="move_phone", frozen=True):
    """A link that takes a player to another phone, once; the old phone is let go when it is used."""

    player: PlayerId


class MarkPaid(AtDoor, tag="mark_paid", frozen=True):
    """A tick at a payment of the settle-up."""

    payer: PlayerId
    payee: PlayerId
    paid: bool = True


NightCommand = (
    Join | AddGuest | Rename | TakeSeat | MoveSeat | SitOut | ComeBack | Leave | Kick
    | AskChips | WithdrawAsk | GrantChips | DeclineChips | SetStack
    | BeginHand | Act | Deal | ReportHole | ReportBoard | AgreeRuns | Show | Muck | Award | VoidHand | Undo
    | Pause | Resume | LastHand | Lock | ChangeStakes | OfferHost | AcceptHost | DeclineHost | CloseNight
)  # fmt: skip
DoorCommand = NewInvite | MovePhone | MarkPaid
Command = NightCommand | DoorCommand
