"""Copies are written by hand; this looks whether one forgot a field."""

from typing import Any

from squander.kernel.game import Game
from squander.kernel.pieces import Part
from tests.conformance.cells import Cell, every_cell, somewhere


def fields(thing: object) -> list[str]:
    """Attribute names, compiled or not."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    names = list(vars(thing)) if compiled is None else list(compiled)
    return [name for name in names if hasattr(thing, name)]


def plain(value: Any) -> Any:
    """Comparable whatever it is: lists by content, state objects by their fields, shared ones by identity."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, int | str | bool | type(None)):
        return value
    if hasattr(value, "copy") and not isinstance(value, dict):
        return {name: plain(getattr(value, name)) for name in fields(value)}
    return id(value)


@every_cell
def test_a_copy_has_every_field(cell: Cell) -> None:
    g = somewhere(cell, 8, 60)
    copy = g.copy()
    assert fields(copy) == fields(g)
    for name in fields(g):
        assert plain(getattr(copy, name)) == plain(getattr(g, name)), name


@every_cell
def test_a_copy_shares_no_state_object(cell: Cell) -> None:
    g = somewhere(cell, 8, 60)
    copy = g.copy()
    assert copy.agenda is not g.agenda
    assert copy.rng is not g.rng
    for mine, theirs in zip(copy.parts, g.parts, strict=True):
        shared = [name for name in fields(mine) if is_state(getattr(mine, name)) and same(mine, theirs, name)]
        assert not shared


def is_state(value: object) -> bool:
    """An object that rules change in place: it has a copy of its own, or is a list of such."""
    if isinstance(value, list):
        return bool(value) and is_state(value[0]) and hasattr(value[0], "copy")
    return isinstance(value, Part | Game) or (hasattr(value, "copy") and not isinstance(value, list | dict))


def same(one: object, other: object, name: str) -> bool:
    mine, theirs = getattr(one, name), getattr(other, name)
    return mine is theirs or (isinstance(mine, list) and any(a is b for a, b in zip(mine, theirs, strict=True)))
