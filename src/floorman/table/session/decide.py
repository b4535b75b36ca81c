"""What a command of the night becomes: events, or a refusal. Refusing changes nothing, and neither does deciding.

Outside the hand the floor refuses with `Refused`, inside it the rules with `Ruling`. Decided on a copy; nothing here reads a clock or draws
a card.
"""

from collections.abc import Callable
from typing import Any

from floorman.table.names import tidy
from floorman.table.ruling import Ruling
from floorman.table.session import chips, hands, host, seating
from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.refusal import Refused, SessionRefusal, no
from floorman.table.session.settings import Settings, faults
from floorman.table.session.state import NightState
from floorman.table.session.work import Decision, Verdict, Work


def open_night(settings: Settings, player: str, name: str) -> tuple[s.SessionEvent, ...] | Refused:
    """A new night with its host, or everything that is wrong with its terms."""
    found = faults(settings)
    if found:
        return no(SessionRefusal.SETTINGS_WRONG, faults=found)
    if not player:
        return no(SessionRefusal.NOT_A_GUEST, player=player)
    wrong = seating.name_refusal(None, player, name)
    return wrong or (s.NightOpened(settings, player, tidy(name)),)


def decide(state: NightState, command: c.SessionCommand) -> Decision:
    """Everything that `command` makes happen, in order, or why it is refused. `state` stays as it was."""
    if state.closed is not None:
        return no(SessionRefusal.NIGHT_CLOSED)
    if not isinstance(command, (c.Join, c.Tick)) and command.by not in state.guests:
        return no(SessionRefusal.NOT_A_GUEST, player=command.by)
    work = Work(state)
    refused = _JUDGES[type(command)](work, command)
    if isinstance(refused, (Refused, Ruling)):
        return refused
    hands.fold_leavers(work)
    chips.land_chips(work)
    return tuple(work.happened)


_JUDGES: dict[type, Callable[[Work, Any], Verdict]] = {
    c.Join: seating.join,
    c.AddGuest: seating.add_guest,
    c.Rename: seating.rename,
    c.TakeSeat: seating.take_seat,
    c.MoveSeat: seating.move_seat,
    c.SitOut: seating.sit_out,
    c.ComeBack: seating.come_back,
    c.Leave: seating.leave,
    c.Kick: seating.kick,
    c.AskChips: chips.ask_chips,
    c.WithdrawAsk: chips.withdraw_ask,
    c.GrantChips: chips.grant_chips,
    c.DeclineChips: chips.decline_chips,
    c.SetStackRight: chips.set_stack_right,
    c.BeginHand: hands.begin_hand,
    c.PlayHand: hands.play_hand,
    c.Undo: hands.undo,
    c.Pause: host.pause,
    c.Resume: host.resume,
    c.CallLastHand: host.call_last_hand,
    c.LockRoom: host.lock_room,
    c.ChangeStakes: host.change_stakes,
    c.OfferHost: host.offer_host,
    c.AcceptHost: host.accept_host,
    c.DeclineHost: host.decline_host,
    c.Tick: host.tick,
    c.CloseNight: host.close_night,
}
