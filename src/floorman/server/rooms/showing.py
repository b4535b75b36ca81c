"""What the viewers of a room are sent: a whole view when they come, then what has changed.

The sections are made and written once a language, `me` once a player and language; a frame is put together from those.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import segno
from msgspec import Raw

from floorman.server.rooms.door import Door
from floorman.server.rooms.history import History
from floorman.server.rooms.lines import Line
from floorman.server.rooms.screen import Screen
from floorman.server.rooms.sections import Step, me, sections
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.outbound import ENCODER, Change, Older, Welcome, write
from floorman.server.wire.said import said_again
from floorman.table.session.hands import last_step
from floorman.text.catalogue import languages

FIRST_LINES = 60
Wordings = dict[tuple[str, str], Raw]  # reasons by language, written


class Showing:
    """The viewers of one room."""

    def __init__(self, code: str, history: History, door: Door) -> None:
        self.code, self._history, self._door = code, history, door
        self.viewers: set[Viewer] = set()
        self._screens = {lang: Screen() for lang in languages}

    @property
    def connected(self) -> list[str]:
        """The players who look on, in the order of the guest list."""
        here = {viewer.player for viewer in self.viewers}
        return [player for player in self._history.state.guests if player in here]

    def enter(self, viewer: Viewer) -> None:
        """He gets a whole view, the others that he is there."""
        self.viewers.add(viewer)
        self.show(but=viewer)
        self._welcome(viewer)

    def leave(self, viewer: Viewer) -> None:
        """The others learn that he is gone."""
        self.viewers.discard(viewer)
        if viewer.player:
            self.show()

    def speak(self, viewer: Viewer, lang: str) -> None:
        """A whole view in another language."""
        viewer.lang = lang
        self._refresh(lang)
        self._welcome(viewer)

    def rebind(self) -> None:
        """After a phone move: devices that were let go look on as strangers."""
        for viewer in self.viewers:
            viewer.player = "" if viewer.watches else self._door.devices.get(viewer.device, "")
        self.show()

    def show(self, but: Viewer | None = None) -> None:
        """Everybody is sent what has changed."""
        for lang in {viewer.lang for viewer in self.viewers}:
            self._refresh(lang)
        version = self._history.state.version
        parts: dict[tuple[str, int, int], Change] = {}
        mine: dict[tuple[str, str, str, bool], Raw] = {}
        step = last_step(self._history.state)
        wordings: Wordings = {}
        for viewer in self.viewers:
            if viewer is but:
                continue
            about = (viewer.player, viewer.lang, viewer.url, viewer.watches)
            if about not in mine:
                mine[about] = self._me(viewer, step, wordings)
            seen = (viewer.lang, viewer.revision, viewer.version)
            if seen not in parts:
                changed = self._screens[viewer.lang].since(viewer.revision)
                parts[seen] = Change(viewer.version, version, changed, mine[about], self._told(viewer.version, viewer.lang))
            part = parts[seen]
            viewer.send_frame(write(Change(part.from_, part.version, part.sections, mine[about], part.lines)))
            viewer.version, viewer.revision = version, self._screens[viewer.lang].revision

    def _welcome(self, viewer: Viewer) -> None:
        screen, version = self._screens[viewer.lang], self._history.state.version
        if screen.revision == 0:
            self._refresh(viewer.lang)
        lines, more = self._history.lines.older(version + 1, FIRST_LINES)
        viewer.send(
            Welcome(version, screen.since(0), self._me(viewer, last_step(self._history.state), {}), _written(lines, viewer.lang), more)
        )
        viewer.version, viewer.revision = version, screen.revision

    def _refresh(self, lang: str) -> None:
        shown = sections(self._history.state, self._door, self.code, self.connected, self._history.graph, lang)
        self._screens[lang].show(shown)

    def _told(self, after: int, lang: str) -> Raw:
        return _written(self._history.lines.since(after), lang)

    def _me(self, viewer: Viewer, step: Step, wordings: Wordings) -> Raw:
        state, lang = self._history.state, viewer.lang

        def worded(reason: Mapping[str, Any] | None) -> Raw | None:
            """Most viewers are told the same: a reason is worded once a language."""
            if reason is None:
                return None
            key = lang, repr(reason)
            if key not in wordings:
                wordings[key] = Raw(ENCODER.encode(said_again(reason, lang, state.settings.house, self._history.names)))
            return wordings[key]

        seen: dict[str, Any] = me(state, viewer.player, step, self._history.names, worded)
        seen["may_join"] = not viewer.watches and not seen["player"] and state.closed is None
        seen["invite"] = _invite(viewer.url, self.code, self._door.join)
        return Raw(ENCODER.encode(seen))


def older(lines: Iterable[Line], more: bool, lang: str) -> Older:
    """Older lines in the words of a language."""
    return Older(_written(lines, lang), more)


def _written(lines: Iterable[Line], lang: str) -> Raw:
    return Raw(ENCODER.encode([line.told(lang) for line in lines]))


def link(url: str, code: str, fragment: str) -> dict[str, Any]:
    """An address of the room in nobody's language, and the same as a QR code: rows of 0 and 1. What stands in the fragment is sent to no
    server.
    """
    whole = f"{url}/r/{code}#{fragment}"
    return {"url": whole, "qr": _qr(whole)}


@lru_cache(maxsize=512)
def _invite(url: str, code: str, join: str) -> Raw:
    """The invite of a room, written: it is in every frame and changes with the join secret only."""
    return Raw(ENCODER.encode(link(url, code, f"j={join}") | {"code": code}))


@lru_cache(maxsize=512)
def _qr(text: str) -> list[str]:
    return ["".join(map(str, row)) for row in segno.make(text, error="m", micro=False).matrix]
