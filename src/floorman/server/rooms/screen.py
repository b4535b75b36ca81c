"""What the screens of a room show, written once for all who see it alike.

Each section is kept as JSON in each language that somebody reads, with the revision at which it last changed. A viewer has seen some
revision; what he is sent is what has changed since.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import Raw

from floorman.server.wire.outbound import ENCODER, Sections


class Section(NamedTuple):
    """One section: what it is told from, a value, and how to make it. While the first stands as it was, nothing need be made."""

    told_from: object
    make: Callable[[], Any]


class Screen:
    """The sections of one room in one language."""

    def __init__(self) -> None:
        self.revision = 0
        self._told_from: dict[str, object] = {}
        self._written: dict[str, tuple[int, Raw]] = {}

    def show(self, sections: Mapping[str, Section]) -> None:
        """From now on this is shown."""
        self.revision += 1
        for name, section in sections.items():
            if name in self._told_from and self._told_from[name] == section.told_from:
                continue
            raw = Raw(ENCODER.encode(section.make()))
            self._told_from[name] = section.told_from
            before = self._written.get(name)
            if before is None or bytes(before[1]) != bytes(raw):
                self._written[name] = (self.revision, raw)

    def since(self, revision: int) -> Sections:
        """The sections that have changed after a revision; after 0 all of them."""
        return {name: raw for name, (changed, raw) in self._written.items() if changed > revision}
