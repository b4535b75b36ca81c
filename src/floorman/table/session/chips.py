"""Chips that come on the table, and stacks set right.

Laws
1. Nobody's chips come in the middle of his hand; they are asked for at any time (WSOP L186).
2. No buy-in lifts a stack over the maximum; what has become too much by then is cut, and the event says so.
3. Whoever comes back within the rathole time brings at least what he took off (WSOP L62); leaving again without having bought changes
   nothing about it.
"""

from floorman.table import commands as hand_commands
from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.hands import play
from floorman.table.session.refusal import Refused, SessionRefusal, no
from floorman.table.session.seating import not_seated
from floorman.table.session.state import NightState
from floorman.table.session.work import Verdict, Work, not_allowed, not_host
from floorman.table.setup import MOST_CHIPS, is_chips


def ask_chips(work: Work, command: c.AskChips) -> Verdict:
    """Buy-in, rebuy or top-up. The host's word needs no other."""
    state, player, amount = work.state, command.player, command.amount
    wrong = not_allowed(state, command.by, player) or not_seated(state, player) or _amount_refusal(state, player, amount, command.instant)
    if wrong is not None:
        return wrong
    if state.settings.approval and command.by != state.host:
        work.do(s.ChipsAsked(player, amount))
    else:
        work.do(s.ChipsGranted(player, amount, command.by))
    return None


def _amount_refusal(state: NightState, player: str, amount: int, instant: int) -> Refused | None:
    settings, guest = state.settings, state.guests[player]
    name = guest.name
    if guest.leaving:
        return no(SessionRefusal.ALREADY_LEAVING, name=name)
    if guest.asked or guest.granted:
        return no(SessionRefusal.ALREADY_ASKED, name=name, amount=guest.asked or guest.granted)
    if not is_chips(amount) or not 0 < amount <= MOST_CHIPS:
        return no(SessionRefusal.NOT_CHIPS, value=str(amount)[:30])
    behind = state.behind(player)
    floor = taken_off(state, player, instant)
    if amount % settings.unit and amount != floor:
        return no(SessionRefusal.NOT_IN_UNITS, amount=amount, unit=settings.unit)
    most = maximum(state, floor)
    if most and behind + amount > most:
        return no(SessionRefusal.ABOVE_MAXIMUM_BUY_IN, name=name, asked=amount, most=max(0, most - behind), maximum=most, stack=behind)
    if behind == 0 and amount < floor:
        return no(SessionRefusal.BELOW_WHAT_WAS_TAKEN_OFF, name=name, asked=amount, least=floor, minutes=settings.rathole_minutes)
    if behind == 0 and amount < settings.min_buy_in:
        return no(SessionRefusal.BELOW_MINIMUM_BUY_IN, name=name, asked=amount, least=settings.min_buy_in)
    return None


def taken_off(state: NightState, player: str, instant: int) -> int:
    """What he has to bring at least because he took it off a short while ago, in chips; 0: nothing."""
    guest = state.guests[player]
    return guest.taken_off if instant - guest.taken_off_at < 60 * state.settings.rathole_minutes else 0


def maximum(state: NightState, floor: int) -> int:
    """The most a buy-in may lift a stack to; 0: no limit. What has to be brought may be brought."""
    return max(state.settings.max_buy_in, floor) if state.settings.max_buy_in else 0


def land_chips(work: Work) -> None:
    """What was granted comes on the table of everybody who is in no running hand."""
    state = work.state
    for guest in state.seated():
        if guest.granted and not state.in_hand(guest.player):
            most = maximum(state, guest.taken_off)
            amount = min(guest.granted, most - guest.stack) if most else guest.granted
            if amount > 0:
                work.do(s.ChipsBought(guest.player, amount, guest.granted))
            else:
                work.do(s.ChipsDeclined(guest.player, ""))


def withdraw_ask(work: Work, command: c.WithdrawAsk) -> Verdict:
    """He does not want them after all."""
    wrong = not_allowed(work.state, command.by, command.player)
    if wrong is not None:
        return wrong
    guest = work.state.guests[command.player]
    if not guest.asked and not guest.granted:
        return no(SessionRefusal.NOTHING_ASKED, name=guest.name)
    work.do(s.ChipsDeclined(command.player, command.by))
    return None


def grant_chips(work: Work, command: c.GrantChips) -> Verdict:
    """The host confirms."""
    wrong = _host_on_request(work.state, command.by, command.player)
    if wrong is None:
        work.do(s.ChipsGranted(command.player, work.state.guests[command.player].asked, command.by))
    return wrong


def decline_chips(work: Work, command: c.DeclineChips) -> Verdict:
    """The host does not."""
    wrong = _host_on_request(work.state, command.by, command.player)
    if wrong is None:
        work.do(s.ChipsDeclined(command.player, command.by))
    return wrong


def _host_on_request(state: NightState, by: str, player: str) -> Refused | None:
    wrong = not_host(state, by) or not_allowed(state, by, player)
    if wrong is None and not state.guests[player].asked:
        return no(SessionRefusal.NOTHING_ASKED, name=state.guests[player].name)
    return wrong


def set_stack_right(work: Work, command: c.SetStackRight) -> Verdict:
    """A stack as it lies in front of somebody, with the reason. In his hand it is the hand's affair."""
    state, player = work.state, command.player
    wrong = not_host(state, command.by) or not_allowed(state, command.by, player) or not_seated(state, player)
    if wrong is not None:
        return wrong
    if not isinstance(command.reason, str) or not command.reason.strip():
        return no(SessionRefusal.REASON_MISSING)
    if not is_chips(command.stack) or command.stack > MOST_CHIPS:
        return no(SessionRefusal.NOT_CHIPS, value=str(command.stack)[:30])
    if state.in_hand(player):
        # Chips bought since lie beside the hand and are part of what is seen in front of him; the hand can only correct its own.
        seat, inside = state.players.index(player), command.stack - state.guests[player].stack
        if inside < 0:
            return no(SessionRefusal.HAND_RUNNING, number=state.number)
        return play(work, command.by, hand_commands.CorrectStack(seat, inside, command.reason.strip()))
    work.do(s.StackSetRight(player, state.guests[player].stack, command.stack, command.reason.strip()))
    return None
