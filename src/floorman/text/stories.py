"""What happened, one line an event.

Hole cards are told when they are shown, not when they are dealt or entered: a story may be read by the whole table.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from floorman.rules.record import NOBODY
from floorman.rules.streets import Street
from floorman.table import events as e
from floorman.text.catalogue import listed, say, slug
from floorman.text.labels import cards_label, pot_label, street_label

Names = Sequence[str]


def tell_all(log: Iterable[e.Event], lang: str) -> list[str]:
    """The whole log of a hand, undone events and all. Begins with `HandStarted`, which has the names."""
    names: Names = ()
    boards = 1
    lines = []
    for event in log:
        if isinstance(event, e.HandStarted):
            names = event.setup.names
        if isinstance(event, e.RunsAgreed):
            boards = event.runs
        lines.append(tell(event, names, lang, boards))
    return lines


def tell(event: e.Event, names: Names, lang: str, boards: int = 1) -> str:
    """One event in one line. `names` by seat; with several `boards` unequal shares of a pot are no odd chips.

    `Raised(1, 16, 6, False, True)` is "B short all-in, 16 (by 6)".
    """
    if isinstance(event, e.PotAwarded):
        return _awarded(event, names, lang, boards)
    found: str = _STORIES[type(event)](event, names, lang)
    return found


def _started(event: e.HandStarted, names: Names, lang: str) -> str:
    setup = event.setup
    key = "event-hand-started"
    if setup.street != Street.PREFLOP:
        key += ".later"
    elif setup.bomb_pot:
        key += ".bomb-pot"
    elif setup.button_seat == NOBODY:
        key += ".dead-button"
    return say(
        lang,
        key,
        small=setup.small_blind,
        big=setup.big_blind,
        button=setup.names[setup.button_seat] if setup.button_seat != NOBODY else "–",
        street=street_label(setup.street, lang),
        pot=setup.pot,
    )


def _posted(event: e.Posted, names: Names, lang: str) -> str:
    return say(lang, f"event-posted-{slug(event.kind.name)}", name=names[event.seat], amount=event.amount)


def _called(event: e.Called, names: Names, lang: str) -> str:
    return say(lang, "event-called.all-in" if event.all_in else "event-called", name=names[event.seat], by=event.by)


def _bet(event: e.Bet, names: Names, lang: str) -> str:
    return say(lang, f"event-bet{_size(event)}", name=names[event.seat], to=event.to)


def _raised(event: e.Raised, names: Names, lang: str) -> str:
    return say(lang, f"event-raised{_size(event)}", name=names[event.seat], to=event.to, by=event.by)


def _size(event: e.Bet | e.Raised) -> str:
    if not event.full:
        return ".short"
    return ".all-in" if event.all_in else ""


def _returned(event: e.Returned, names: Names, lang: str) -> str:
    return say(lang, "event-returned", name=names[event.seat], amount=event.amount)


def _street_closed(event: e.StreetClosed, names: Names, lang: str) -> str:
    last = event.after >= Street.SHOWDOWN
    return say(lang, "event-street-closed.last" if last else "event-street-closed", street=street_label(event.street, lang))


def _board_dealt(event: e.BoardDealt, names: Names, lang: str) -> str:
    key = "event-board-dealt"
    if event.run:
        key += ".run" if event.cards else ".run-unknown"
    elif not event.cards:
        key += ".unknown"
    return say(lang, key, street=street_label(event.street, lang), cards=cards_label(event.cards), board=event.run + 1)


def _runs_agreed(event: e.RunsAgreed, names: Names, lang: str) -> str:
    return say(lang, "event-runs-agreed", runs=event.runs)


def _board_reported(event: e.BoardReported, names: Names, lang: str) -> str:
    return say(lang, "event-board-reported", cards=cards_label(event.cards))


def _shown(event: e.Shown, names: Names, lang: str) -> str:
    key = "event-shown" if event.cards else "event-shown.unknown"
    return say(lang, key, name=names[event.seat], cards=cards_label(event.cards))


def _rake_taken(event: e.RakeTaken, names: Names, lang: str) -> str:
    return say(lang, "event-rake-taken", amount=event.amount)


def _awarded(event: e.PotAwarded, names: Names, lang: str, boards: int) -> str:
    values: dict[str, Any] = {"pot": pot_label(event.pot, lang), "amount": event.amount}
    least = min((chips for _, chips in event.shares), default=0)
    odd = [names[seat] for seat, chips in event.shares if chips > least]
    if len(event.shares) == 1:
        story = say(lang, "event-pot-awarded", name=names[event.shares[0][0]], **values)
    else:
        shares = listed(lang, [say(lang, "event-share", name=names[seat], amount=chips) for seat, chips in event.shares])
        key = "event-pot-awarded.odd" if odd and boards == 1 else "event-pot-awarded.split"
        story = say(lang, key, shares=shares, odd=listed(lang, odd), **values)
    return say(lang, "event-pot-awarded.declared", story=story) if event.declared else story


def _stack_corrected(event: e.StackCorrected, names: Names, lang: str) -> str:
    key = "event-stack-corrected.reason" if event.reason else "event-stack-corrected"
    return say(lang, key, name=names[event.seat], before=event.before, after=event.after, reason=event.reason)


def _hand_over(event: e.HandOver, names: Names, lang: str) -> str:
    key = f"event-hand-over-{slug(event.reason.name)}"
    return say(lang, f"{key}.reason" if event.reason == e.Reason.VOID and event.note else key, reason=event.note)


def _undone(event: e.Undone, names: Names, lang: str) -> str:
    return say(lang, "event-undone", version=event.version)


def _plain(key: str) -> Callable[[Any, Names, str], str]:
    """An event that is a seat and nothing more, or not even that."""

    def story(event: Any, names: Names, lang: str) -> str:
        return say(lang, key, name=names[event.seat] if hasattr(event, "seat") else "")

    return story


_STORIES: dict[type, Callable[[Any, Names, str], str]] = {
    e.HandStarted: _started,
    e.Posted: _posted,
    e.HoleDealt: _plain("event-hole-dealt"),
    e.Folded: _plain("event-folded"),
    e.Checked: _plain("event-checked"),
    e.Called: _called,
    e.Bet: _bet,
    e.Raised: _raised,
    e.Returned: _returned,
    e.StreetClosed: _street_closed,
    e.BoardDealt: _board_dealt,
    e.RunsAgreed: _runs_agreed,
    e.HoleReported: _plain("event-hole-reported"),
    e.BoardReported: _board_reported,
    e.Shown: _shown,
    e.Mucked: _plain("event-mucked"),
    e.RakeTaken: _rake_taken,
    e.StackCorrected: _stack_corrected,
    e.HandOver: _hand_over,
    e.Undone: _undone,
}
