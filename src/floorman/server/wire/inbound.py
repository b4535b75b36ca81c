"""What a client sends: one closed union, and a field that nobody knows is refused."""

from msgspec import Struct, ValidationError
from msgspec.json import Decoder

from floorman.server.wire.commands import Command
from floorman.server.wire.fields import Id, Language, Secret, Version

LARGEST_FRAME = 16 * 1024  # bytes; a night with ten players counted at its end is far below


class Inbound(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A frame from a client."""


class Hello(Inbound, tag="hello", frozen=True):
    """The first frame. `join` is the secret of the invite link, `move` the token of a phone move, `watch` a table
    display that wants no seat."""

    device: Secret
    lang: Language = "en"
    join: Secret | None = None
    move: Secret | None = None
    watch: bool = False


class Ask(Inbound, tag="command", frozen=True):
    """A command with an id of its own, so that asking twice does it once, and the version its sender saw."""

    id: Id
    version: Version
    command: Command


class Preview(Inbound, tag="preview", frozen=True):
    """What a command would do; nothing happens."""

    id: Id
    command: Command


class More(Inbound, tag="more", frozen=True):
    """Older lines of the log."""

    before: Version


class Graph(Inbound, tag="graph", frozen=True):
    """The graph of the night so far."""


class Speak(Inbound, tag="lang", frozen=True):
    """From now on in this language."""

    lang: Language


class Ping(Inbound, tag="ping", frozen=True):
    """Whether anybody is there."""


Frame = Hello | Ask | Preview | More | Graph | Speak | Ping
_DECODER: Decoder[Frame] = Decoder(Frame)


def read(frame: bytes | str) -> Frame:
    """A frame as a message. Raises `ValidationError` (also for what is no JSON) with the field in question."""
    try:
        return _DECODER.decode(frame)
    except ValidationError:
        raise
    except (ValueError, RecursionError) as error:  # no JSON, no text, or nested without end
        raise ValidationError(str(error) or "no JSON") from None
