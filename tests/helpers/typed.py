"""Whether plain data is what a type says, for records that are read from files and so are typed by nobody."""

from types import UnionType
from typing import NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def fits(value: object, hint: object) -> bool:
    kind, parts = get_origin(hint), get_args(hint)
    if kind in (UnionType, Union):
        return any(fits(value, part) for part in parts)
    if kind is list:
        return isinstance(value, list) and all(fits(one, parts[0]) for one in value)
    if isinstance(hint, type) and is_typeddict(hint):
        return isinstance(value, dict) and all(has(value, name, of) for name, of in fields(hint).items())
    return isinstance(hint, type) and (hint is object or type(value) is hint)


def has(row: dict[str, object], name: str, hint: object) -> bool:
    if get_origin(hint) is NotRequired:
        return name not in row or fits(row[name], get_args(hint)[0])
    return name in row and fits(row[name], hint)


def fields(kind: type) -> dict[str, object]:
    return get_type_hints(kind, include_extras=True)
