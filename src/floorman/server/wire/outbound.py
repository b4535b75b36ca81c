"""What a client is sent: one closed union. Sections, lines and `me` are written once for all who see them alike: here they are raw JSON."""

from typing import Annotated

from msgspec import Meta, Raw, Struct
from msgspec.json import Encoder

from floorman.server.wire.said import Said

# Raw says nothing of what is in it: the schema names the shape in `views`.
Sections = Annotated[dict[str, Raw], Meta(extra_json_schema={"$ref": "#/$defs/SectionsView"})]
Mine = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/MeView"})]
Told = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/LineView"}})]


class Outbound(Struct, tag_field="type", frozen=True):
    """A frame to a client."""


class Welcome(Outbound, tag="welcome", frozen=True):
    """Everything, on every new connection. `older`: there are older lines than these."""

    version: int
    sections: Sections
    me: Mine
    lines: Told
    older: bool


class Change(Outbound, tag="change", frozen=True, rename={"from_": "from"}):
    """The sections that are new since version `from`; the other ones stand as they were. A client that has not seen `from` starts anew."""

    from_: int
    version: int
    sections: Sections
    me: Mine
    lines: Told


class Done(Outbound, tag="done", frozen=True):
    """The command with this id is on disk. `answer` is what only the asker learns, as the link of a phone move."""

    id: str
    version: int
    answer: dict[str, str | list[str]] = {}


class Refusal(Outbound, tag="refused", frozen=True):
    """Nothing has changed. `stale`: the sender had not seen all; what he missed has been sent before."""

    id: str
    version: int
    stale: bool
    why: Said


class Previewed(Outbound, tag="preview", frozen=True):
    """What the command would do: the stories of its events, and what each player would be paid."""

    id: str
    lines: list[str]
    payouts: dict[str, int]


class Older(Outbound, tag="lines", frozen=True):
    """Older lines of the log."""

    lines: Told
    older: bool


class Graphed(Outbound, tag="graph", frozen=True):
    """Everybody's net after every hand, the last point where the night stands."""

    nets: dict[str, list[int]]


class Pong(Outbound, tag="pong", frozen=True):
    """Somebody is there."""


class Bye(Outbound, tag="bye", frozen=True):
    """The last frame. `again`: connecting again makes sense."""

    why: Said
    again: bool


Message = Welcome | Change | Done | Refusal | Previewed | Older | Graphed | Pong | Bye
ENCODER = Encoder()


def write(message: Message) -> bytes:
    """A message as a frame."""
    return ENCODER.encode(message)
