"""What the screens of a room show, written once for all who see it alike.

Each section is kept as JSON in each language that somebody reads, with the revision at which it last changed. A viewer has seen some
revision; what he is sent is what has changed since.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Raw

from floorman.server.wire.outbound import ENCODER, Sections


class Screen:
    """The sections of one room in one language."""

    def __init__(self) -> None:
        self.revision = 0
        self._written: dict[str, tuple[int, Raw]] = {}

    def show(self, sections: Mapping[str, Any]) -> None:
        """From now on this is shown."""
        self.revision += 1
        for name, value in sections.items():
            raw = Raw(ENCODER.encode(value))
            before = self._written.get(name)
            if before is None or bytes(before[1]) != bytes(raw):
                self._written[name] = (self.revision, raw)

    def since(self, revision: int) -> Sections:
        """The sections that have changed after a revision; after 0 all of them."""
        return {name: raw for name, (changed, raw) in self._written.items() if changed > revision}
