"""The wire: every frame is of the shape that docs/protocol.md and the client's types promise, and nothing else is read."""

import json
from typing import Any, get_args

import pytest
from msgspec import ValidationError, convert
from msgspec.json import decode

from floorman.server.wire.commands import Command
from floorman.server.wire.inbound import Frame, read
from floorman.server.wire.outbound import Message
from floorman.server.wire.schema import schema
from floorman.server.wire.views import LineView, MeView, SectionsView
from tests.server.phones import Phone


def fits(value: Any, shape: Any) -> None:
    """Strictly, and with no field that the shape does not know."""
    convert(value, shape, strict=True)
    known = schema()["$defs"][shape.__name__]["properties"]
    assert set(value) <= set(known), set(value) - set(known)


async def test_every_frame_of_a_night_has_the_shape_that_is_documented(host: Phone) -> None:
    await host.sit(0, 1000)
    ann, bo = await host.friend("Ann", 1, 60), await host.friend("Bo", 2, 1000)
    await host.do("begin_hand")
    await host.line("r40 a")
    await host.line("c c | b100 c | x x | x x")
    await host.ask("award", kind="preview", pot=1, winners=[[host.player, bo.player]])
    await host.refused("award", pot=9, winners=[[host.player]])
    await host.do("award", pot=1, winners=[[host.player, bo.player]])
    await host.do("award", pot=0, winners=[[ann.player]])
    await host.do("undo")
    await host.do("award", pot=0, winners=[[ann.player, host.player, bo.player]])
    await host.do("move_phone", player=ann.player)
    await host.do("close_night", counted={guest["player"]: guest["stack"] for guest in host.view["guests"]})
    await host.send({"type": "more", "before": 10})
    await host.send({"type": "ping"})
    await host.until(lambda: host.frames[-1]["type"] == "pong")
    for phone in (host, ann, bo):
        for frame in phone.frames:
            decode(json.dumps(frame), type=Message)
            if frame["type"] in ("welcome", "change"):
                fits(frame["sections"], SectionsView)
                fits(frame["me"], MeView)
            if frame["type"] == "welcome":
                assert set(frame["sections"]) == {"room", "guests", "hand", "prompt", "ledger", "results"}
            for line in frame.get("lines", []) if frame["type"] != "preview" else []:
                fits(line, LineView)
    assert {frame["type"] for frame in host.frames} == {"welcome", "change", "done", "refused", "preview", "lines", "pong"}
    await ann.disconnect()
    await bo.disconnect()


@pytest.mark.parametrize("kind", get_args(Command), ids=lambda kind: kind.__name__)
def test_a_command_with_a_field_too_many_is_refused(kind: type) -> None:
    part = schema()["$defs"][kind.__name__]
    samples: dict[str, Any] = {"string": "x", "integer": 1, "boolean": True, "object": {}, "array": []}
    command = {name: field["enum"][0] if "enum" in field else samples[field["type"]] for name, field in part["properties"].items()}
    command = command | ({"winners": [["x"]]} if "winners" in command else {})
    frame = {"type": "command", "id": "a", "version": 1, "command": command}
    assert read(json.dumps(frame))
    frame["command"] = command | {"by": "the host"}
    with pytest.raises(ValidationError):
        read(json.dumps(frame))


def test_every_message_is_in_the_schema_by_its_tag() -> None:
    found = schema()["$defs"]
    for union in (Frame, Command, Message):
        for kind in get_args(union):
            assert kind.__name__ in found
    tags = [found[kind.__name__]["properties"]["do"]["enum"][0] for kind in get_args(Command)]
    assert len(tags) == len(set(tags))
