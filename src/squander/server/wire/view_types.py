"""The types of games' views and cards, for the page: each game's `seen.py` as TypeScript.

They are aliases, not interfaces: only of an alias TypeScript knows that it has no other fields, so that what came over
the wire can be taken for one.
"""

from types import NoneType, UnionType
from typing import Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from squander.games import package_of
from squander.games.card_row import CardRow
from squander.games.contract import Package

HEAD = "// Made from src/{path} by `python -m squander.server.wire.typescript`; change it there.\n"
SHARED = "../../row"  # what cards of all games are, as a game's own file imports it
PLAIN: dict[object, str] = {int: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"}


def view_types(game: str) -> str:
    """What a page must know to draw the game's views and cards; nothing if the game does not say."""
    package = package_of(game)
    if package.seen is None:
        return ""
    found = needed_by([package.seen, package.row], package)
    own = [t for t in found if not home_of(t, package)]
    return "\n".join([head_of(package.seen), *imports(found, package), *[alias(t) for t in own]])


def row_types() -> str:
    """What cards of all games are."""
    found: list[type] = [CardRow]
    for one in found:
        found += [part for part in records_in(one) if part not in found]
    return "\n".join([head_of(CardRow), *[alias(t) for t in found]])


def head_of(t: type) -> str:
    return HEAD.format(path=t.__module__.replace(".", "/") + ".py")


def needed_by(found: list[type], package: Package) -> list[type]:
    """These, and the records that their fields are made of, each once; what is said elsewhere is not said again."""
    for one in found:
        if not home_of(one, package):
            found += [part for part in records_in(one) if part not in found]
    return found


def records_in(t: type) -> list[type]:
    """The records that the fields of one name."""
    named: list[type] = []

    def add(hint: object) -> None:
        if isinstance(hint, type) and is_typeddict(hint) and hint not in named:
            named.append(hint)
        for part in get_args(hint):
            add(part)

    for hint in get_type_hints(t, include_extras=True).values():
        add(hint)
    return named


def home_of(t: type, package: Package) -> str:
    """The file of the page that says it: that of a game it is made of, or of what all share; none if its own does."""
    if t.__module__.startswith(f"{package.home}."):
        return ""
    return next((f"../{id}/seen" for id in package.made_of if t.__module__.startswith(package_of(id).home)), SHARED)


def imports(found: list[type], package: Package) -> list[str]:
    """What its own records name of others."""
    used = {part for t in found if not home_of(t, package) for part in records_in(t)}
    lines = []
    for home in [SHARED, *[f"../{id}/seen" for id in package.made_of]]:
        names = sorted(t.__name__ for t in used if home_of(t, package) == home)
        listed = "".join(f"  {name},\n" for name in names)
        lines += [f'import type {{\n{listed}}} from "{home}";\n'] if names else []
    return ["".join(lines)] if lines else []


def alias(t: type) -> str:
    lines = [field(name, hint) for name, hint in get_type_hints(t, include_extras=True).items()]
    return f"export type {t.__name__} = {{\n{''.join(lines)}}};\n"


def field(name: str, hint: object) -> str:
    quoted = name if name.isidentifier() else f'"{name}"'
    if get_origin(hint) is NotRequired:
        return f"  {quoted}?: {typed(get_args(hint)[0])};\n"
    return f"  {quoted}: {typed(hint)};\n"


def typed(hint: object) -> str:
    kind, parts = get_origin(hint), get_args(hint)
    if kind is Literal:
        return " | ".join(f'"{value}"' for value in parts)
    if kind in (UnionType, Union):
        return " | ".join(typed(part) for part in parts)
    if kind is list:
        inner = typed(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind is tuple:
        return f"[{', '.join(typed(part) for part in parts)}]"
    if kind is dict:
        return f"Record<string, {typed(parts[1])}>"
    return PLAIN[hint] if hint in PLAIN else str(getattr(hint, "__name__", hint))
