"""What is different for each viewer: who he is, his own cards, why he may not begin or take back, and the invite as he would write it."""

from functools import lru_cache
from typing import Any

import segno
from msgspec import Raw

from floorman.server.rooms.door import Door
from floorman.server.rooms.history import History
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.outbound import ENCODER
from floorman.server.wire.said import said
from floorman.table.ruling import Ruling
from floorman.table.session.refusal import Refused
from floorman.table.session.view import Own, may_act


class Mine:
    """`me` for the viewers of a room as it stands, written once for all who have the same."""

    def __init__(self, history: History, door: Door, code: str) -> None:
        self._state, self._names, self._door, self._code = history.state, history.names, door, code
        self._own = Own(history.state)
        self._written: dict[tuple[str, str, str, bool], Raw] = {}
        self._worded: dict[tuple[int, str], tuple[Refused | Ruling, Raw]] = {}

    def of(self, viewer: Viewer) -> Raw:
        """His `me` (`wire.views.MeView`)."""
        key = (viewer.player, viewer.lang, viewer.url, viewer.watches)
        if key not in self._written:
            self._written[key] = Raw(ENCODER.encode(self._me(viewer)))
        return self._written[key]

    def _me(self, viewer: Viewer) -> dict[str, Any]:
        state, own = self._state, self._own
        player = viewer.player if viewer.player in state.guests else ""
        return {
            "player": player,
            "name": self._names.get(player, ""),
            "host": player == state.host,
            "speaks_for": own.speaks_for(player),
            "may_act": may_act(state, player),
            "cards": own.cards(player),
            "begin": self._said(own.begin(player), viewer.lang),
            "undo": self._said(own.undo(player), viewer.lang),
            "may_join": not viewer.watches and not player and state.closed is None,
            "invite": _invite(viewer.url, self._code, self._door.join),
        }

    def _said(self, why: Refused | Ruling | None, lang: str) -> Raw | None:
        """Most viewers are given the same reason: it is worded once a language. It is kept too, so that nothing else has its id."""
        if why is None:
            return None
        key = id(why), lang
        if key not in self._worded:
            self._worded[key] = why, Raw(ENCODER.encode(said(why, lang, self._state.settings.house, self._names)))
        return self._worded[key][1]


def link(url: str, code: str, fragment: str) -> dict[str, Any]:
    """An address of the room in nobody's language, and the same as a QR code: rows of 0 and 1. What stands in the fragment is sent to no
    server.
    """
    whole = f"{url}/r/{code}#{fragment}"
    return {"url": whole, "qr": _qr(whole)}


@lru_cache(maxsize=512)
def _invite(url: str, code: str, join: str) -> Raw:
    """The invite of a room, written: it changes with the join secret only."""
    return Raw(ENCODER.encode(link(url, code, f"j={join}") | {"code": code}))


@lru_cache(maxsize=512)
def _qr(text: str) -> list[str]:
    return ["".join(map(str, row)) for row in segno.make(text, error="m", micro=False).matrix]
