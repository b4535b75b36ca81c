"""One night for each refusal of the floor that really provokes it.

floor_says(SessionRefusal.CHAIR_TAKEN)  # Cy wants the chair that Bo has
"""

from collections.abc import Callable
from typing import Any

from floorman.table import commands as h
from floorman.table.session import commands as c
from floorman.table.session.decide import open_night
from floorman.table.session.night import Night
from floorman.table.session.refusal import Refused, SessionRefusal
from floorman.table.session.settings import Settings
from tests.table.session.nights import fold_round, night, refused

THREE = "민수:100 Bo:100 Cy:100"
DECK = tuple(range(52))
NAMES = {name: name for name in ("민수", "Bo", "Cy", "Dee")}


def table(**settings: Any) -> Night:
    """Three with 100 each, blinds 1/2; 민수 is the host and sits in seat 1."""
    return night(THREE, **settings)


def opening(**settings: Any) -> Refused:
    """A night that cannot be opened."""
    found = open_night(Settings(**settings), "민수", "민수")
    assert isinstance(found, Refused)
    return found


def _joined(**settings: Any) -> Night:
    return table(**settings).ask(c.Join("Dee", "Dee"))


def _leaving() -> Night:
    return table().begin().leave("Bo")


def _finished(then: c.SessionCommand) -> Night:
    return fold_round(table()).ask(then)


def _came_back_too_soon() -> Refused:
    back = table().leave("Bo", instant=60).sit("Bo", 1)
    return refused(back, c.AskChips("Bo", "Bo", 40, 120))


def _seen() -> Night:
    return table().begin(deck=DECK).line("c c x").deal()


PROVOKED: dict[SessionRefusal, Callable[[], Refused]] = {
    SessionRefusal.SETTINGS_WRONG: lambda: opening(seats=1, small_blind=5, big_blind=2),
    SessionRefusal.NIGHT_CLOSED: lambda: refused(table().close(), c.Pause("민수")),
    SessionRefusal.NOT_A_GUEST: lambda: refused(table(), c.Leave("x", "x")),
    SessionRefusal.ALREADY_A_GUEST: lambda: refused(table(), c.Join("Bo", "Bo")),
    SessionRefusal.NAME_EMPTY: lambda: refused(table(), c.Join("x", "  ")),
    SessionRefusal.NAME_TAKEN: lambda: refused(table(), c.Join("x", "bo")),
    SessionRefusal.ROOM_LOCKED: lambda: refused(table().ask(c.LockRoom("민수")), c.Join("x", "Eve")),
    SessionRefusal.NO_PHONELESS_SEATS: lambda: refused(table(phoneless=False), c.AddGuest("민수", "x", "Eve")),
    SessionRefusal.NOT_YOURS: lambda: refused(table(), c.SitOut("Cy", "Bo")),
    SessionRefusal.HOST_ONLY: lambda: refused(table(), c.Pause("Bo")),
    SessionRefusal.NO_SUCH_CHAIR: lambda: refused(_joined(), c.TakeSeat("Dee", "Dee", 10)),
    SessionRefusal.CHAIR_TAKEN: lambda: refused(_joined(), c.TakeSeat("Dee", "Dee", 1)),
    SessionRefusal.ALREADY_SEATED: lambda: refused(table(), c.TakeSeat("Bo", "Bo", 5)),
    SessionRefusal.NOT_SEATED: lambda: refused(_joined(), c.SitOut("Dee", "Dee")),
    SessionRefusal.KICKED: lambda: refused(table().ask(c.Kick("민수", "Bo")), c.TakeSeat("Bo", "Bo", 1)),
    SessionRefusal.IN_A_HAND: lambda: refused(table().begin(), c.MoveSeat("Bo", "Bo", 7)),
    SessionRefusal.ALREADY_SITTING_OUT: lambda: refused(table().sit_out("Bo"), c.SitOut("Bo", "Bo")),
    SessionRefusal.ALREADY_LEAVING: lambda: refused(_leaving(), c.Leave("Bo", "Bo")),
    SessionRefusal.NOT_CHIPS: lambda: refused(table(), c.AskChips("Bo", "Bo", -5)),
    SessionRefusal.NOT_IN_UNITS: lambda: refused(night("민수 Bo", unit=5, small_blind=5, big_blind=10), c.AskChips("Bo", "Bo", 123)),
    SessionRefusal.BELOW_MINIMUM_BUY_IN: lambda: refused(night("민수 Bo", min_buy_in=40), c.AskChips("Bo", "Bo", 20)),
    SessionRefusal.ABOVE_MAXIMUM_BUY_IN: lambda: refused(table(max_buy_in=200), c.AskChips("Bo", "Bo", 150)),
    SessionRefusal.BELOW_WHAT_WAS_TAKEN_OFF: _came_back_too_soon,
    SessionRefusal.ALREADY_ASKED: lambda: refused(table().begin().buy("Bo", 50), c.AskChips("Bo", "Bo", 20)),
    SessionRefusal.NOTHING_ASKED: lambda: refused(table(), c.GrantChips("민수", "Bo")),
    SessionRefusal.REASON_MISSING: lambda: refused(table(), c.SetStackRight("민수", "Bo", 90, " ")),
    SessionRefusal.HAND_RUNNING: lambda: refused(table().begin(), c.BeginHand("민수")),
    SessionRefusal.NO_HAND: lambda: refused(table(), c.Undo("민수")),
    SessionRefusal.TOO_FEW_READY: lambda: refused(night("민수:100 Bo"), c.BeginHand("민수")),
    SessionRefusal.PAUSED: lambda: refused(table().ask(c.Pause("민수")), c.BeginHand("민수")),
    SessionRefusal.NOT_PAUSED: lambda: refused(table(), c.Resume("민수")),
    SessionRefusal.LAST_HAND_PLAYED: lambda: refused(fold_round(table().ask(c.CallLastHand("민수"))), c.BeginHand("민수")),
    SessionRefusal.SETUP_WRONG: lambda: refused(table(), c.BeginHand("민수", straddles=(("Bo", 4),))),
    SessionRefusal.DECK_WRONG: lambda: refused(table(), c.BeginHand("민수", deck=(0, 1, 2))),
    SessionRefusal.CARDS_ARE_DEALT: lambda: refused(table().begin(deck=DECK), c.PlayHand("민수", h.ReportHole(0, (0, 1)))),
    SessionRefusal.CARDS_ALREADY_SEEN: lambda: refused(_seen(), c.Undo("민수")),
    SessionRefusal.NOT_YOUR_STEP: lambda: refused(table().begin().line("f"), c.Undo("Cy")),
    SessionRefusal.CASHED_OUT_SINCE: lambda: refused(_finished(c.Leave("Bo", "Bo")), c.Undo("민수")),
    SessionRefusal.SEATS_CHANGED_SINCE: lambda: refused(_finished(c.MoveSeat("Bo", "Bo", 7)), c.Undo("민수")),
    SessionRefusal.CORRECTED_SINCE: lambda: refused(_finished(c.SetStackRight("민수", "Bo", 90, "count")), c.Undo("민수")),
    SessionRefusal.NOT_DEALT_IN: lambda: refused(_joined().begin(), c.PlayHand("Dee", h.DealBoard())),
    SessionRefusal.CANNOT_BE_HOST: lambda: refused(table(), c.OfferHost("민수", "민수")),
    SessionRefusal.NOTHING_OFFERED: lambda: refused(table(), c.AcceptHost("Bo")),
    SessionRefusal.HOST_CANNOT_BE_KICKED: lambda: refused(table(), c.Kick("민수", "민수")),
    SessionRefusal.ALREADY_SO: lambda: refused(table(), c.LockRoom("민수", False)),
    SessionRefusal.COUNT_INCOMPLETE: lambda: refused(table(), c.CloseNight("민수", (("민수", 100),))),
    SessionRefusal.COUNT_OFF: lambda: refused(table(), c.CloseNight("민수", (("민수", 100), ("Bo", 100), ("Cy", 90)))),
    SessionRefusal.NOT_A_CARD: lambda: refused(table().begin(), c.PlayHand("민수", h.ReportHole(0, (99, 1)))),
    SessionRefusal.NO_SUCH_ACTION: lambda: refused(table().begin(), c.PlayHand("민수", h.Act(0, 9))),
}


def floor_says(refusal: SessionRefusal) -> Refused:
    """The refusal, provoked."""
    found = PROVOKED[refusal]()
    assert found.refusal == refusal
    return found
