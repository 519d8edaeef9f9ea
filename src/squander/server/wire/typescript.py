"""Writes what the page is typed from: `.venv/bin/python -m squander.server.wire.typescript web/src`."""

import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from squander.games import OURS
from squander.play import guide
from squander.server import wire
from squander.server.wire import days, exercise_forms, forms, incoming, learning, looking_back, outgoing, questions
from squander.server.wire.view_types import row_types, view_types

HEAD = "// Made from src/squander/server/wire/ by `python -m squander.server.wire.typescript`; change it there.\n"
UNIONS = {"Incoming": wire.Incoming, "Outgoing": wire.Outgoing}
WIDTH = 120  # as the page is formatted
Schema = dict[str, Any]  # a JSON schema

PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Every message and record of the wire, in the order of the files."""
    files = (forms, days, learning, exercise_forms, guide, questions, incoming, outgoing, looking_back)
    return [struct for module in files for struct in structs_of(module)]


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    own = [thing for thing in vars(module).values() if getattr(thing, "__module__", "") == module.__name__]
    return [thing for thing in own if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]


def typescript() -> str:
    _, schemas = msgspec.json.schema_components(structs(), ref_template="{name}")
    parts = [interface(struct, schemas[struct.__name__]) for struct in structs()]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join([HEAD, *parts])


def interface(struct: type[msgspec.Struct], schema: Schema) -> str:
    required = set(schema.get("required", []))
    # What a page sends may leave out what has a default; what it is sent is complete.
    lines = [field(name, shape, name in required) for name, shape in schema["properties"].items()]
    head = about(struct) if "description" in schema else ""
    return f"{head}export interface {struct.__name__} {{\n{''.join(lines)}}}\n"


def about(struct: type[msgspec.Struct]) -> str:
    """What the record is, on one line if it fits there."""
    text = " ".join((struct.__doc__ or "").split())
    if len(text) <= WIDTH - len("/**  */"):
        return f"/** {text} */\n"
    return "\n".join(["/**", *(f" * {line}" for line in textwrap.wrap(text, WIDTH - len(" * "))), " */", ""])


def field(name: str, shape: Schema, required: bool) -> str:
    return f"  {name}{'' if required else '?'}: {typed(shape)};\n"


def typed(shape: Schema) -> str:
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


def files() -> dict[str, str]:
    """What the page is typed from, by path below its sources."""
    views = {f"games/{game}/seen.ts": view_types(game) for game in OURS}
    return {"wire.ts": typescript(), "row.ts": row_types(), **{path: text for path, text in views.items() if text}}


def main() -> None:
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
