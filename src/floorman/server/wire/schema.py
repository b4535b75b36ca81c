"""The wire as JSON Schema: every message in both directions and every shape in them. The types of the client are made from it."""

from typing import Any, get_args

from msgspec import json

from floorman.server.wire.commands import Command
from floorman.server.wire.inbound import Frame
from floorman.server.wire.outbound import Message
from floorman.server.wire.views import LineView, MeView, SectionsView

UNIONS = {"Frame": Frame, "Command": Command, "Message": Message}


def schema() -> dict[str, Any]:
    """One document: `$defs` has everything by name, `Frame` what a client sends, `Command` what it may ask, `Message` what it is sent."""
    kinds: list[Any] = [kind for union in UNIONS.values() for kind in get_args(union)]
    _, parts = json.schema_components([*kinds, SectionsView, MeView, LineView], ref_template="#/$defs/{name}")
    defs: dict[str, Any] = {name: _tidy(part) for name, part in sorted(parts.items())}
    for name, union in UNIONS.items():
        defs[name] = {"title": name, "anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
    wire = {name: {"$ref": f"#/$defs/{name}"} for name in UNIONS}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "Every message between a client and the server.",
        "type": "object",
        "properties": wire,
        "required": list(wire),
        "additionalProperties": False,
        "$defs": defs,
    }


def _tidy(part: Any) -> Any:
    """A reference stands alone: what was known of raw JSON besides is nothing."""
    if isinstance(part, dict):
        if "$ref" in part:
            return {"$ref": part["$ref"]}
        tidy = {name: _tidy(value) for name, value in part.items()}
        if tidy.get("type") == "object" and "properties" in tidy:
            tidy.setdefault("additionalProperties", False)
        return tidy
    return [_tidy(each) for each in part] if isinstance(part, list) else part
