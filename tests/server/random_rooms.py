"""Random nights for rooms: the commands of `RandomNight`, some guests without a phone, and each command as a client would write it."""

from typing import Any, NamedTuple

import msgspec

from floorman.rules.cards import name_of
from floorman.server.wire import commands as w
from floorman.table import commands as h
from floorman.table.hand import VERBS
from floorman.table.session import commands as c
from floorman.table.session.state import NightState
from tests.table.session.random_nights import RandomNight

WORDS = {verb: word for word, verb in VERBS.items() if len(word) > 1}


class Step(NamedTuple):
    """Somebody asks; or, without a command, time passes while `here` look on. `fresh` is the id that somebody new gets."""

    by: str
    instant: int
    command: w.Command | None
    here: tuple[str, ...] = ()
    fresh: str = ""


class RoomNight(RandomNight):
    """`steps` are the commands that were done, in order. Every fourth guest has no phone; cards are real and sometimes entered."""

    def __init__(self, seed: int, **fixed: Any) -> None:
        self.steps: list[Step] = []
        super().__init__(seed, **fixed)

    def ask(self, command: c.SessionCommand, *, must: bool = False) -> bool:
        if isinstance(command, c.Join) and self.people % 4 == 2 and self.state.settings.phoneless:
            command = c.AddGuest(self.state.host, command.by, command.name)
        if isinstance(command, c.BeginHand):
            command = command._replace(deck=())
        if isinstance(command, c.Tick):
            phones = [player for player, guest in self.state.guests.items() if not guest.keeper]
            command = command._replace(connected=tuple(player for player in phones if player in command.connected))
        elif (keeper := self.keeper(command.by)) and command.by == getattr(command, "player", command.by):
            command = command._replace(by=keeper)
        step = None if isinstance(command, c.Tick) else wire(self.state, command)
        if step is None and not isinstance(command, c.Tick):
            return False
        before = self.state.version
        if not super().ask(command, must=must):
            return False
        if self.state.version > before or not isinstance(command, c.Tick):
            self.note(command, step)
        return True

    def note(self, command: c.SessionCommand, step: w.Command | None) -> None:
        """One more step."""
        instant = getattr(command, "instant", self.now)
        if isinstance(command, c.Tick):
            self.steps.append(Step("", instant, None, command.connected))
            return
        fresh = command.by if isinstance(command, c.Join) else command.player if isinstance(command, c.AddGuest) else ""
        self.steps.append(Step(command.by, instant, step, fresh=fresh))

    def keeper(self, player: str) -> str:
        """Whose phone speaks for a guest; empty for one with a phone."""
        guest = self.state.guests.get(player)
        return guest.keeper if guest else ""

    def action(self, hand: Any) -> None:
        """Now and then somebody enters his cards before he acts."""
        known = {card for hole in hand.hole for card in hole}
        seat = hand.record.to_act
        if not hand.hole[seat] and self.draw.random() < 0.2:
            cards = tuple(self.draw.sample([card for card in range(52) if card not in known], 2))
            self.ask(c.PlayHand(self.state.players[seat], h.ReportHole(seat, cards)))
        super().action(hand)


def wire(state: NightState, command: Any) -> w.Command | None:
    """A command of the night as a client writes it; None for what cannot be written."""
    try:
        made = _hand(state, command.command) if isinstance(command, c.PlayHand) else _floor(command)
    except (IndexError, KeyError, TypeError):
        return None
    try:
        decoded: w.Command = msgspec.json.decode(msgspec.json.encode(made), type=w.Command)
    except (msgspec.ValidationError, OverflowError):
        return None
    return decoded


def _floor(command: Any) -> Any:
    renamed = {c.SetStackRight: w.SetStack, c.CallLastHand: w.LastHand, c.LockRoom: w.Lock}
    kind = renamed.get(type(command)) or getattr(w, type(command).__name__)
    values = {name: getattr(command, name) for name in kind.__struct_fields__}
    if isinstance(command, c.CloseNight):
        values["counted"] = dict(command.counted)
    return kind(**values)


def _hand(state: NightState, command: Any) -> Any:
    players = state.players
    match command:
        case h.Act(seat, verb, to):
            return w.Act(players[seat], WORDS[verb], to)  # type: ignore[arg-type,index]
        case h.DealBoard(cards, _):
            return w.Deal([name_of(card) for card in cards])
        case h.ReportHole(seat, cards):
            return w.ReportHole(players[seat], [name_of(card) for card in cards])
        case h.AwardPot(pot, winners):
            return w.Award(pot, [[players[seat] for seat in board] for board in winners])
        case h.VoidHand(reason):
            return w.VoidHand(reason)
        case h.CorrectStack(seat, stack, reason):
            return w.SetStack(players[seat], stack, reason)
    raise TypeError(command)
