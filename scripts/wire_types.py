"""The types of the wire for the web client, web/src/wire/messages.ts, from the schema of the server's own messages."""

from typing import Any, get_args

from floorman.server.wire.commands import Command
from floorman.server.wire.inbound import Frame
from floorman.server.wire.schema import UNIONS, schema

HEAD = """// The wire as the server has it. Written by `make docs` from floorman/server/wire; never edited by hand.
/* eslint-disable */
"""


def types() -> str:
    """The whole file: an interface a message and a shape, a type a union."""
    lines = [HEAD]
    sent = {kind.__name__ for union in (Frame, Command) for kind in get_args(union)}
    for name, part in schema()["$defs"].items():
        said = " ".join(part.get("description", "").split())
        if said:
            lines.append(f"/** {said} */")
        if name in UNIONS:
            lines += [f"export type {name} =", *(f"  | {_type(each)}" for each in part["anyOf"])]
            lines[-1] += ";"
        else:
            lines += [f"export interface {name} {{", *_fields(part, name in sent or name == "SectionsView"), "}"]
        lines.append("")
    return "\n".join(lines)


def _fields(part: dict[str, Any], may_lack: bool) -> list[str]:
    """What a client sends may leave out what has a default; what it is sent is always whole."""
    required = part.get("required", []) if may_lack else part["properties"]
    return [f"  {name}{'' if name in required else '?'}: {_type(field)};" for name, field in part["properties"].items()]


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "enum" in field:
        return " | ".join(f'"{value}"' for value in field["enum"])
    if "anyOf" in field:
        return " | ".join(_type(each) for each in field["anyOf"])
    if "prefixItems" in field:
        return f"[{', '.join(_type(each) for each in field['prefixItems'])}]"
    kind = field.get("type")
    if kind == "array":
        inner = _type(field["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(field['additionalProperties'])}>"
    return {"integer": "number", "string": "string", "boolean": "boolean", "null": "null"}[str(kind)]
