"""The door of a room: which device is which player, which invite opens it, which payments are ticked. Its own small stream of events.

A device proves itself by a secret of 256 bits that it made itself. Only the hash is kept: whoever reads the database is nobody. The
secret of the invite is kept as it is, since every guest may pass it on; a new one shuts out the old. A phone move is a token that works
once, for the seat's owner or the host to give, and the old phone is let go when it is used.
"""

import hashlib
import secrets
from typing import NamedTuple

from floorman.store.codec import Codec, Name

MOVE_LASTS = 15 * 60  # seconds


class DoorOpened(NamedTuple):
    """`join` is the secret of the invite, `opened_at` in seconds since 1970."""

    join: str
    opened_at: int


class DeviceBound(NamedTuple):
    device: str  # hash
    player: str


class InviteChanged(NamedTuple):
    join: str


class MoveOffered(NamedTuple):
    token: str  # hash
    player: str
    until: int  # seconds since 1970


class PhoneMoved(NamedTuple):
    """The token is spent, the player's other devices are let go, this one is his."""

    token: str
    device: str
    player: str


class PaymentMarked(NamedTuple):
    payer: str
    payee: str
    paid: bool


DoorEvent = DoorOpened | DeviceBound | InviteChanged | MoveOffered | PhoneMoved | PaymentMarked

DOOR: Codec[DoorEvent] = Codec(
    (
        Name("door.opened", DoorOpened),
        Name("door.device_bound", DeviceBound),
        Name("door.invite_changed", InviteChanged),
        Name("door.move_offered", MoveOffered),
        Name("door.phone_moved", PhoneMoved),
        Name("door.payment_marked", PaymentMarked),
    ),
    {},
)


class Door:
    """Who is who: a fold over the door's events. `version` counts them."""

    __slots__ = ("devices", "join", "moves", "old_joins", "opened_at", "paid", "version")

    def __init__(self) -> None:
        self.join, self.opened_at, self.version = "", 0, 0
        self.old_joins: set[str] = set()
        self.devices: dict[str, str] = {}  # hash of a device -> player
        self.moves: dict[str, MoveOffered] = {}
        self.paid: set[tuple[str, str]] = set()

    def apply(self, event: DoorEvent) -> None:
        """Changes the door by one event."""
        self.version += 1
        match event:
            case DoorOpened(join, opened_at):
                self.join, self.opened_at = join, opened_at
            case DeviceBound(device, player):
                self.devices[device] = player
            case InviteChanged(join):
                self.old_joins.add(self.join)
                self.join = join
            case MoveOffered(token, player, _):
                self.moves = {known: offer for known, offer in self.moves.items() if offer.player != player}
                self.moves[token] = event
            case PhoneMoved(token, device, player):
                self.moves.pop(token, None)
                self.devices = {known: owner for known, owner in self.devices.items() if owner != player}
                self.devices[device] = player
            case PaymentMarked(payer, payee, paid):
                self.paid.add((payer, payee)) if paid else self.paid.discard((payer, payee))

    def opens(self, join: str | None) -> bool:
        """Whether this is the secret of the invite, compared without telling how much of it is right."""
        return join is not None and bool(self.join) and secrets.compare_digest(join, self.join)

    def was_open(self, join: str | None) -> bool:
        """Whether this was the secret of an earlier invite."""
        return join in self.old_joins

    def move(self, token: str | None, now: int) -> MoveOffered | None:
        """The phone move that a token is good for."""
        offer = self.moves.get(hashed(token)) if token else None
        return offer if offer is not None and now <= offer.until else None


def hashed(secret: str) -> str:
    """What is kept of a secret of 256 bits. There is nothing to guess in it, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fresh_secret() -> str:
    """256 bits for a link."""
    return secrets.token_urlsafe(32)
