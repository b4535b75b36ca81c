"""What the viewers of a room are sent: a whole view when they come, then what has changed.

The sections are made and written once a language, `me` once a player and language; a frame is put together from those.
"""

from collections.abc import Iterable

from msgspec import Raw

from floorman.server.rooms.door import Door
from floorman.server.rooms.history import History
from floorman.server.rooms.lines import Line
from floorman.server.rooms.mine import Mine
from floorman.server.rooms.screen import Screen
from floorman.server.rooms.sections import sections
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.outbound import ENCODER, Change, Older, Welcome
from floorman.text.catalogue import languages

FIRST_LINES = 60


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
        mine, parts = self._mine(), {}
        for viewer in self.viewers:
            if viewer is but:
                continue
            seen = (viewer.lang, viewer.revision, viewer.version)
            if seen not in parts:
                parts[seen] = self._screens[viewer.lang].since(viewer.revision), self._told(viewer.version, viewer.lang)
            changed, lines = parts[seen]
            viewer.send(Change(viewer.version, version, changed, mine.of(viewer), lines))
            viewer.version, viewer.revision = version, self._screens[viewer.lang].revision

    def _welcome(self, viewer: Viewer) -> None:
        screen, version = self._screens[viewer.lang], self._history.state.version
        if screen.revision == 0:
            self._refresh(viewer.lang)
        lines, more = self._history.lines.older(version + 1, FIRST_LINES)
        viewer.send(Welcome(version, screen.since(0), self._mine().of(viewer), _written(lines, viewer.lang), more))
        viewer.version, viewer.revision = version, screen.revision

    def _refresh(self, lang: str) -> None:
        self._screens[lang].show(sections(self._history, self._door, self.code, self.connected, lang))

    def _mine(self) -> Mine:
        return Mine(self._history, self._door, self.code)

    def _told(self, after: int, lang: str) -> Raw:
        return _written(self._history.lines.since(after), lang)


def older(lines: Iterable[Line], more: bool, lang: str) -> Older:
    """Older lines in the words of a language."""
    return Older(_written(lines, lang), more)


def _written(lines: Iterable[Line], lang: str) -> Raw:
    return Raw(ENCODER.encode([line.told(lang) for line in lines]))
