"""The page on the wire, docs/protocol.md: what cannot be told from the code, then every message as the schema has it."""

from typing import Any

from floorman.server.wire.schema import schema

INTRODUCTION = """# Protocol

How a client talks to `floorman serve`. Written by `make docs` from `server/wire/`; the TypeScript types of the web client
(`web/src/wire/messages.ts`) come from the same schema. What goes over HTTP is described by the server itself, at `/schema` (OpenAPI).

## A connection

1. `POST /api/rooms` opens a room and answers with its code, the secret of its invite and the host's id. A room code is five of
   `ABCDEFGHJKLMNPQRSTUVWXYZ23456789`.
2. A client opens `/ws/CODE` and sends `hello` first, within 15 s. It brings a **device secret** of 256 bits that it made itself (base64url,
   43 signs) and keeps; the server keeps its hash. A device that is known is its player. A device that is new is let in by the secret of
   the invite (`join`, from the fragment of the link), by the code alone as long as the host has not made a new invite, or by a token
   that moves a seat to this phone (`move`). It becomes a guest with the command `join`.
3. The server answers `welcome`: the whole view, or `bye` with the reason. Every later `change` has the **sections** that are new since
   the version it names in `from`. New view = old view with these sections in place of the old ones. A client whose version is not
   `from` has missed something, and connects again.
4. A `command` carries an id of its own and the version its sender saw. `done` comes when its events are on disk, `refused` when nothing
   has changed. The same id gets the same answer, also after a restart: a client that lost the connection asks again with the same id.
5. Commands about the hand are refused as `stale` when anything has happened in the hand after that version; the `change` with what was
   missed comes before the refusal. Commands that name what they want (a chair, chips, a name) are never stale.

Sentences are in the language of the socket. A viewer sees his own cards, and those that were turned up; nobody is ever sent another's.

```json
{"type": "hello", "device": "kLd0…43 signs…", "lang": "ko", "join": "Z2Wu…"}
{"type": "welcome", "version": 17, "sections": {"room": {}, "guests": []}, "me": {"player": "p6fcf2ef5ee"}, "lines": [], "older": false}
{"type": "command", "id": "c-8f2", "version": 17, "command": {"do": "act", "player": "p6fcf2ef5ee", "action": "raise", "to": 60}}
{"type": "change", "from": 17, "version": 18, "sections": {"hand": {}, "prompt": {}}, "me": {}, "lines": []}
{"type": "done", "id": "c-8f2", "version": 18, "answer": {}}
```

## Limits

A frame has at most 16 KiB, a socket may send 20 frames a second (60 at once), and a phone that falls 64 frames behind is let go with
`bye` and `again: true`. Close codes: 4000 the last frame said why, 4001 connecting again makes sense, 4403 the page is not ours, 1009 the
frame was too large. A request whose `Origin` is another host is refused. Unknown fields and unknown messages end the connection.
"""
HEADINGS = (
    ("Frame", "## What a client sends"),
    ("Command", "## Commands"),
    ("Message", "## What a client is sent"),
)


def protocol() -> str:
    """The whole page."""
    found = schema()["$defs"]
    lines = [INTRODUCTION]
    told = set()
    for union, heading in HEADINGS:
        lines += [heading, ""]
        for kind in found[union]["anyOf"]:
            name = kind["$ref"].rpartition("/")[2]
            told.add(name)
            lines += _message(found[name])
    lines += ["## Shapes", ""]
    for name, part in found.items():
        if name not in told and name not in dict(HEADINGS):
            lines += _shape(name, part)
    return "\n".join(lines)


def _message(part: dict[str, Any]) -> list[str]:
    """A message by its tag, with its fields."""
    fields = dict(part["properties"])
    tag = next(fields.pop(name)["enum"][0] for name in ("do", "type") if name in fields)
    return [f"### `{tag}`", "", *_fields(part, fields)]


def _shape(name: str, part: dict[str, Any]) -> list[str]:
    return [f"### {name}", "", *_fields(part, part["properties"])]


def _fields(part: dict[str, Any], fields: dict[str, Any]) -> list[str]:
    said = [" ".join(part["description"].split()), ""] if part.get("description") else []
    if not fields:
        return said
    required = part.get("required", [])
    rows = [f"| `{name}`{'' if name in required else ' (optional)'} | {_type(field)} |" for name, field in fields.items()]
    return [*said, "| field | type |", "|---|---|", *rows, ""]


def _type(field: dict[str, Any]) -> str:
    """A type in a few words: `array of string`, `RoomView`, `"fold" or "call"`."""
    if "$ref" in field:
        name = field["$ref"].rpartition("/")[2]
        return "one of the [commands](#commands)" if name == "Command" else f"[{name}](#{name.lower()})"
    if "enum" in field:
        return " or ".join(f"`{value}`" for value in field["enum"])
    if "anyOf" in field:
        parts = [_type(part) for part in field["anyOf"]]
        return "one of the [commands](#commands)" if len(parts) > 10 else " or ".join(parts)
    if field.get("type") == "array":
        return f"array of {_type(field['items'])}" if isinstance(field.get("items"), dict) else "array"
    if field.get("type") == "object" and isinstance(field.get("additionalProperties"), dict):
        return f"object of {_type(field['additionalProperties'])}"
    return str(field.get("type", "anything"))
