"""How a game's box is opened: the lists of rows in its files, and what a pack changes in them."""

from collections.abc import Callable
from typing import TypeVar

from squander.games.source import Place, Reader, RowReader, Source, Toml

R = TypeVar("R", bound=RowReader)


def lists_of(make: Callable[[Toml, Source], R], *files: Source) -> dict[str, list[R]]:
    """The rows of all lists in these files, by the names of the lists; what else is there is left alone."""
    return {
        name: distinct([make(row, file) for row in rows], name)
        for file in files
        for name, rows in file.data.items()
        if isinstance(rows, list)
    }


def distinct(rows: list[R], name: str) -> list[R]:
    seen: set[str] = set()
    for read in rows:
        if read.id in seen:
            raise read.wrong(f"this id occurs twice in {name}; rename one, or make one row of both.")
        seen.add(read.id)
    return rows


def override(lists: dict[str, list[R]], pack: Source, beside: str, make: Callable[[Toml, Source], R]) -> None:
    """What a pack says of the lists; `beside` is the one table that it may have besides."""
    for name, changes in pack.data.items():
        if name == beside:
            continue
        if name not in lists:
            raise pack.fault(name, f"there is no such list; use one of {', '.join(lists)} or {beside}.")
        if not isinstance(changes, list) or any(not isinstance(change, dict) for change in changes):
            raise pack.fault(name, f"{name} is {changes!r}; this must be a list of rows.")
        for change in changes:
            Reader(change, Place(pack, [name])).text("id")
        distinct([RowReader(change, pack) for change in changes], name)
        for change in changes:
            override_row(lists[name], change, pack, make)


def changed(data: Toml, pack: Toml) -> Toml:
    """A file with the rows of a pack that was found sound, as plain data."""
    return {**data, **{name: with_changes(data[name], pack[name]) for name in pack if isinstance(data.get(name), list)}}


def with_changes(rows: list[Toml], changes: list[Toml]) -> list[Toml]:
    found = {row["id"]: row for row in rows}
    return [*(found | {new["id"]: {**found.get(new["id"], {}), "source": "house", **new} for new in changes}).values()]


def override_row(rows: list[R], change: Toml, pack: Source, make: Callable[[Toml, Source], R]) -> None:
    """A row takes the place of the row with its id, field by field, or joins its list."""
    for i, read in enumerate(rows):
        if read.id == change["id"]:
            rows[i] = make({**read.row, "source": "house", **change}, pack)
            return
    rows.append(make({"source": "house", **change}, pack))
