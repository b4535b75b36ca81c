"""What is asked at the door: a new invite, a phone move, a tick at a payment. Decided here, made to happen by the room."""

from typing import Any, NamedTuple

from floorman.server.rooms.door import MOVE_LASTS, DoorEvent, InviteChanged, MoveOffered, PaymentMarked, fresh_secret, hashed
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.commands import Command, MarkPaid, MovePhone, NewInvite
from floorman.server.wire.said import Said, at_the_door
from floorman.table.session.ledger import results
from floorman.table.session.state import NightState


class AtDoor(NamedTuple):
    """What happens, and what only the asker is told: for a phone move the fragment of its link."""

    event: DoorEvent
    fragment: str = ""


def decide_at_door(state: NightState, viewer: Viewer, command: Command, now: int) -> AtDoor | Said:
    """The event, or why not. `now` in seconds since 1970."""
    if viewer.player not in state.guests:
        return at_the_door(viewer.lang, "door-not-a-guest")
    match command:
        case NewInvite():
            return AtDoor(InviteChanged(fresh_secret())) if viewer.player == state.host else at_the_door(viewer.lang, "door-not-host")
        case MovePhone(player):
            return _move(state, viewer, player, now)
        case MarkPaid():
            return _mark(state, viewer, command)
    raise TypeError(f"{command} is no matter of the door")


def _move(state: NightState, viewer: Viewer, player: str, now: int) -> AtDoor | Said:
    """A seat moves to another phone by its owner or the host, and by nobody else."""
    if viewer.player not in (player, state.host) or player not in state.guests:
        name = state.guests[player].name if player in state.guests else player
        return at_the_door(viewer.lang, "door-not-yours", name=name)
    token = fresh_secret()
    return AtDoor(MoveOffered(hashed(token), player, now + MOVE_LASTS), f"m={token}")


def _mark(state: NightState, viewer: Viewer, command: MarkPaid) -> AtDoor | Said:
    found: Any = results(state)
    if found is None:
        return at_the_door(viewer.lang, "door-night-open")
    if not any((payment.payer, payment.payee) == (command.payer, command.payee) for payment in found.settle_up.payments):
        return at_the_door(viewer.lang, "door-no-payment")
    return AtDoor(PaymentMarked(command.payer, command.payee, command.paid))
