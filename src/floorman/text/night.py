"""The words of a night around its hands: what happened, one line an event, and the labels that go with it.

What is refused stands in `night_refusals`, the terms in `night_terms`; whoever writes for a room finds all of it here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from floorman.rules.record import NOBODY
from floorman.table import events as e
from floorman.table.session import events as s
from floorman.table.session.state import Standing
from floorman.table.setup import Setup
from floorman.text.catalogue import listed, say, slug
from floorman.text.night_refusals import refused_sentence, seat_number, setting_label, settings_faults
from floorman.text.night_terms import preset_differences, settings_card
from floorman.text.stories import tell

__all__ = [
    "night_story",
    "preset_differences",
    "refused_sentence",
    "score_word",
    "seat_number",
    "setting_label",
    "settings_card",
    "settings_faults",
    "standing_label",
    "tell_night",
]

Names = Mapping[str, str]


def tell_night(event: s.SessionEvent, names: Names, lang: str, undone: str = "", seats: Sequence[str] = (), boards: int = 1) -> str:
    """One event in one line. `names` by player id, as they are before the event or after it.

    An event of the hand needs `seats`, the names in the order of play, and `boards` as `stories.tell` does. `undone` is the line of the
    step that was taken back. Bo sits down on chair 2: "Bo takes seat 3".
    """
    if isinstance(event, s.Played):
        return tell(event.event, seats, lang, boards)
    if isinstance(event, s.TakenBack):
        key = "night-taken-back.step" if undone else "night-taken-back"
        return say(lang, key, name=names[event.by], undone=undone)
    found: str = _STORIES[type(event)](event, names, lang)
    return found


def night_story(log: Iterable[s.SessionEvent], lang: str) -> list[str]:
    """A whole night from its opening, a line an event, with what was taken back in the line that takes it back."""
    names: dict[str, str] = {}
    seats: Sequence[str] = ()
    hand = [("", 1)]  # the lines of the hand as it stands, each with the number of boards after it
    lines = []
    for event in log:
        undone, boards = "", hand[-1][1]
        if isinstance(event, s.NightOpened):
            names[event.host] = event.name
        elif isinstance(event, s.Joined):
            names[event.player] = event.name
        elif isinstance(event, s.HandBegun):
            seats, hand = event.setup.names, [("", 1)]
        elif isinstance(event, s.TakenBack):
            undone = hand[event.version][0]
            del hand[event.version :]
        lines.append(tell_night(event, names, lang, undone, seats, boards))
        if isinstance(event, s.Renamed):
            names[event.player] = event.name
        elif isinstance(event, s.Played):
            hand.append((lines[-1], event.event.runs if isinstance(event.event, e.RunsAgreed) else boards))
    return lines


def standing_label(standing: Standing, lang: str) -> str:
    """Where a guest stands: "Sitting out"."""
    return say(lang, f"night-standing-{slug(standing.name)}")


def score_word(word: str, lang: str) -> str:
    """A word of the score sheet (`table.session.score`): `all_in` is "All-in"."""
    return say(lang, f"score-word-{slug(word)}")


def _opened(event: s.NightOpened, names: Names, lang: str) -> str:
    settings = event.settings
    key = "night-opened.named" if settings.name else "night-opened"
    return say(lang, key, name=event.name, room=settings.name, small=settings.small_blind, big=settings.big_blind)


def _joined(event: s.Joined, names: Names, lang: str) -> str:
    if event.keeper:
        return say(lang, "night-joined.kept", name=event.name, keeper=names[event.keeper])
    return say(lang, "night-joined", name=event.name)


def _renamed(event: s.Renamed, names: Names, lang: str) -> str:
    before = names[event.player]
    return say(lang, "night-renamed" if before == event.name else "night-renamed.before", before=before, name=event.name)


def _seated(event: s.SeatTaken, names: Names, lang: str) -> str:
    key = "night-seat-taken.post" if event.post else "night-seat-taken"
    return say(lang, key, name=names[event.player], chair=seat_number(event.chair))


def _moved(event: s.SeatMoved, names: Names, lang: str) -> str:
    key = "night-seat-moved" if event.free else "night-seat-moved.new"
    return say(lang, key, name=names[event.player], chair=seat_number(event.chair))


def _cashed_out(event: s.CashedOut, names: Names, lang: str) -> str:
    variant = ".kicked" if event.kicked and event.amount else ".kicked-empty" if event.kicked else "" if event.amount else ".empty"
    return say(lang, f"night-cashed-out{variant}", name=names[event.player], amount=event.amount)


def _granted(event: s.ChipsGranted, names: Names, lang: str) -> str:
    key = "night-chips-granted" if event.by == event.player else "night-chips-granted.approved"
    return say(lang, key, name=names[event.player], amount=event.amount, by=names[event.by])


def _declined(event: s.ChipsDeclined, names: Names, lang: str) -> str:
    variant = ".full" if not event.by else "" if event.by == event.player else ".declined"
    return say(lang, f"night-chips-declined{variant}", name=names[event.player], by=names[event.by] if event.by else "")


def _bought(event: s.ChipsBought, names: Names, lang: str) -> str:
    key = "night-chips-bought.cut" if event.amount < event.asked else "night-chips-bought"
    return say(lang, key, name=names[event.player], amount=event.amount, asked=event.asked)


def _set_right(event: s.StackSetRight, names: Names, lang: str) -> str:
    return say(
        lang, "night-stack-set-right", name=names[event.player], before=event.before, after=event.after, reason=event.reason
    )  # fmt: skip


def _time_charged(event: s.TimeCharged, names: Names, lang: str) -> str:
    if not event.amounts:
        return say(lang, "night-time-charged.none")
    back = any(chips < 0 for _, chips in event.amounts)
    amounts = [say(lang, "night-charge", name=names[player], amount=abs(chips)) for player, chips in event.amounts]
    return say(lang, f"night-time-charged{'.back' if back else ''}", amounts=listed(lang, amounts))


def _hand_begun(event: s.HandBegun, names: Names, lang: str) -> str:
    """ "Hand 12. Button: Mei. Blinds 10/20"."""
    setup = event.setup
    at = setup.button_seat
    button = say(lang, "night-button.dead") if at == NOBODY else say(lang, "night-button", name=setup.names[at])
    return say(lang, "night-hand-begun", number=event.number, button=button, stakes=_stakes(setup, lang))


def _stakes(setup: Setup, lang: str) -> str:
    key = "night-stakes.bomb-pot" if setup.bomb_pot else "night-stakes.ante" if setup.ante else "night-stakes"
    return say(lang, key, small=setup.small_blind, big=setup.big_blind, ante=setup.ante, bomb=setup.bomb_pot)


def _last_hand(event: s.LastHandCalled, names: Names, lang: str) -> str:
    return say(lang, "night-last-hand-called" if event.number else "night-last-hand-called.off", number=event.number)


def _locked(event: s.RoomLocked, names: Names, lang: str) -> str:
    return say(lang, "night-room-locked" if event.locked else "night-room-locked.open")


def _stakes_changed(event: s.StakesChanged, names: Names, lang: str) -> str:
    key = "night-stakes-changed.ante" if event.ante else "night-stakes-changed"
    return say(lang, key, small=event.small_blind, big=event.big_blind, ante=event.ante)


def _offered(event: s.HostOffered, names: Names, lang: str) -> str:
    return say(lang, "night-host-offered", name=names[event.to]) if event.to else say(lang, "night-host-offered.off")


def _host_away(event: s.HostAway, names: Names, lang: str) -> str:
    return say(lang, "night-host-away" if event.instant >= 0 else "night-host-away.back")


def _closed(event: s.NightClosed, names: Names, lang: str) -> str:
    variant = ".over" if event.difference > 0 else ".short" if event.difference else ""
    counted = sum(chips for _, chips in event.counted)
    bearer = names[event.bearer] if event.bearer else ""
    return say(lang, f"night-closed{variant}", counted=counted, by=abs(event.difference), name=bearer)


def _plain(key: str, mark: str = "", variant: str = "") -> Callable[[Any, Names, str], str]:
    """An event about somebody, in another variant where the flag `mark` is set. `Paused` and `Resumed` are about who asked for it."""

    def story(event: Any, names: Names, lang: str) -> str:
        said = f"{key}.{variant}" if mark and getattr(event, mark) else key
        return say(lang, said, name=names[event.by if hasattr(event, "by") else event.player], amount=getattr(event, "amount", 0))

    return story


_STORIES: dict[type, Callable[[Any, Names, str], str]] = {
    s.NightOpened: _opened,
    s.Joined: _joined,
    s.Renamed: _renamed,
    s.SeatTaken: _seated,
    s.SeatMoved: _moved,
    s.SatOut: _plain("night-sat-out"),
    s.CameBack: _plain("night-came-back", "post", "post"),
    s.LeaveMarked: _plain("night-leave-marked", "kicked", "kicked"),
    s.CashedOut: _cashed_out,
    s.ChipsAsked: _plain("night-chips-asked"),
    s.ChipsGranted: _granted,
    s.ChipsDeclined: _declined,
    s.ChipsBought: _bought,
    s.StackSetRight: _set_right,
    s.TimeCharged: _time_charged,
    s.HandBegun: _hand_begun,
    s.Paused: _plain("night-paused"),
    s.Resumed: _plain("night-resumed"),
    s.LastHandCalled: _last_hand,
    s.RoomLocked: _locked,
    s.StakesChanged: _stakes_changed,
    s.HostOffered: _offered,
    s.HostChanged: _plain("night-host-changed", "lost", "lost"),
    s.HostAway: _host_away,
    s.NightClosed: _closed,
}
