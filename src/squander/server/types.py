"""Writes the wire's types for the page: `python -m squander.server.types web/src/wire.ts`."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from squander.server import wire

HEAD = "// Made from src/squander/server/wire.py by `python -m squander.server.types`; change it there.\n"
UNIONS = {"Incoming": wire.Incoming, "Outgoing": wire.Outgoing}
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Every message and record of the wire, in the order of the file."""
    found = [thing for thing in vars(wire).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [struct for struct in found if struct is not wire.Message]


def typescript() -> str:
    _, schemas = msgspec.json.schema_components(structs(), ref_template="{name}")
    parts = [interface(struct, schemas[struct.__name__]) for struct in structs()]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join([HEAD, *parts])


def interface(struct: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    required = set(schema.get("required", []))
    # What a page sends may leave out what has a default; what it is sent is complete.
    lines = [field(name, shape, name in required) for name, shape in schema["properties"].items()]
    about = f"/** {' '.join((struct.__doc__ or '').split())} */\n" if "description" in schema else ""
    return f"{about}export interface {struct.__name__} {{\n{''.join(lines)}}}\n"


def field(name: str, shape: dict[str, Any], required: bool) -> str:
    return f"  {name}{'' if required else '?'}: {typed(shape)};\n"


def typed(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"])
    if "enum" in shape:
        return " | ".join(f'"{value}"' for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(typed(one) for one in shape["anyOf"])
    kind = shape.get("type")
    if kind == "array":
        return f"{bracketed(typed(shape['items']))}[]" if shape.get("items") else "unknown[]"
    if kind == "object":
        return "Record<string, unknown>"
    return PLAIN[kind] if kind else "unknown"


def bracketed(text: str) -> str:
    return f"({text})" if " | " in text else text


def main() -> None:
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
