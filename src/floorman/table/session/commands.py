"""What somebody asks for in a night. A command may be refused; nothing has happened until it has become events.

`by` is the id of who asks, as the caller has authenticated it. Time and chance come with the command: instants in seconds, a shuffled deck.
"""

from typing import NamedTuple

from floorman.table import commands as c

LOST_AFTER = 60  # seconds


class Join(NamedTuple):
    """On the guest list under a name."""

    by: str
    name: str


class AddGuest(NamedTuple):
    """Somebody without a phone; whoever adds him acts for him, and so does the host."""

    by: str
    player: str
    name: str


class Rename(NamedTuple):
    by: str
    player: str
    name: str


class TakeSeat(NamedTuple):
    by: str
    player: str
    chair: int
    post: bool = False


class MoveSeat(NamedTuple):
    """To a free chair, between hands."""

    by: str
    player: str
    chair: int


class SitOut(NamedTuple):
    """From the next hand on."""

    by: str
    player: str


class ComeBack(NamedTuple):
    """After sitting out; or a newcomer changes his mind about posting; or somebody stays after all who wanted to leave after the hand."""

    by: str
    player: str
    post: bool = False


class Leave(NamedTuple):
    """Cash out: now, or after the hand he is in."""

    by: str
    player: str
    instant: int = 0


class Kick(NamedTuple):
    """The host sends somebody home: cash out, and he stays in the ledger."""

    by: str
    player: str
    instant: int = 0


class AskChips(NamedTuple):
    """Buy-in, rebuy or top-up. At any time; the chips come between hands."""

    by: str
    player: str
    amount: int
    instant: int = 0


class WithdrawAsk(NamedTuple):
    by: str
    player: str


class GrantChips(NamedTuple):
    by: str
    player: str


class DeclineChips(NamedTuple):
    by: str
    player: str


class SetStackRight(NamedTuple):
    """The host corrects the chips behind a player, with a reason; in a hand or between hands."""

    by: str
    player: str
    stack: int
    reason: str


class BeginHand(NamedTuple):
    """`button`: the chair drawn for the first button of the night. `straddles` are (player, chips). `deck` is empty with real cards."""

    by: str
    deck: tuple[int, ...] = ()
    button: int = 0
    straddles: tuple[tuple[str, int], ...] = ()
    bomb_pot: int = 0
    instant: int = 0


class PlayHand(NamedTuple):
    """A command of the hand; its seats are places in the order of play (`NightState.players`)."""

    by: str
    command: c.Command


class Undo(NamedTuple):
    """Takes the last step of the hand back: who made it until the next one is made, the host any."""

    by: str


class Pause(NamedTuple):
    by: str


class Resume(NamedTuple):
    by: str


class CallLastHand(NamedTuple):
    """The hand that runs is the last, or the next one. `on=False` calls it off."""

    by: str
    on: bool = True


class LockRoom(NamedTuple):
    by: str
    locked: bool = True


class ChangeStakes(NamedTuple):
    by: str
    small_blind: int
    big_blind: int
    ante: int = 0


class OfferHost(NamedTuple):
    """An empty `to` takes the offer back."""

    by: str
    to: str


class AcceptHost(NamedTuple):
    by: str


class DeclineHost(NamedTuple):
    by: str


class Tick(NamedTuple):
    """It is now `instant`, and these players are connected. A host who is away for `lost_after` seconds is replaced."""

    instant: int
    connected: tuple[str, ...]
    lost_after: int = LOST_AFTER


class CloseNight(NamedTuple):
    """The chips counted in front of every seated player. If they are not the chips issued, `bearer` bears the difference."""

    by: str
    counted: tuple[tuple[str, int], ...]
    bearer: str = ""


SessionCommand = (
    Join
    | AddGuest
    | Rename
    | TakeSeat
    | MoveSeat
    | SitOut
    | ComeBack
    | Leave
    | Kick
    | AskChips
    | WithdrawAsk
    | GrantChips
    | DeclineChips
    | SetStackRight
    | BeginHand
    | PlayHand
    | Undo
    | Pause
    | Resume
    | CallLastHand
    | LockRoom
    | ChangeStakes
    | OfferHost
    | AcceptHost
    | DeclineHost
    | Tick
    | CloseNight
)
