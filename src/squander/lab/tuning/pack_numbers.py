"""Numbers of a pack: found by a path such as `events.dinner.options.0.pounds`, and written as a pack."""

import json
import re
from copy import deepcopy
from pathlib import Path

from squander.games import kind_of, package_of
from squander.games.boxes import Shelf
from squander.games.packs import with_changes
from squander.games.source import Place, Source, Toml, merged
from squander.kernel.pieces import Data, text_of
from squander.lab.grid.cells import Cell, settled
from squander.lab.grid.packs_at_hand import path_of_pack
from squander.lab.grid.spec import BadSpec

BOARDS = "boards"
PLAIN_KEY = re.compile(r"[A-Za-z0-9_-]+")

Number = int | float


def box_data(cell: Cell) -> Data:
    """The lists of the box that it is played with, by their names, and its boards; as its own pack changes them."""
    options = settled(cell, path_of_pack(cell.pack))
    shelf: Shelf[object] = package_of(cell.game).shelf()
    files = shelf.data(text_of(options, "box"))
    data: Data = {name: rows for file in files.values() for name, rows in file.items() if is_rows(rows)}
    data[BOARDS] = files.get("boards.toml", {})
    return applied(data, Source(Path(cell.pack.name), cell.pack.text)) if cell.pack else data


def is_rows(rows: object) -> bool:
    return isinstance(rows, list) and all(isinstance(row, dict) and "id" in row for row in rows)


def applied(data: Data, pack: Source) -> Data:
    found = deepcopy(data)
    for name, changes in pack.data.items():
        if name == BOARDS:
            found[BOARDS] = merged(found[BOARDS], changes, Place(pack, [BOARDS]))
        else:
            found[name] = with_changes(found[name], changes)
    return found


def current(data: Data, path: str) -> Number:
    """The number at a path, or one sentence about why there is none."""
    at: object = data
    for i, word in enumerate(path.split(".")):
        at = step(at, word, path, i)
    if isinstance(at, bool) or not isinstance(at, int | float):
        raise BadSpec(f"numbers: {path} is {at!r}, which is no number.")
    return at


def step(at: object, word: str, path: str, depth: int) -> object:
    """One word further: a key, a position in a list, or the id of a row."""
    if isinstance(at, dict) and word in at:
        return at[word]
    if isinstance(at, list):
        rows = [row for row in at if isinstance(row, dict) and row.get("id") == word]
        if rows:
            return rows[0]
        if word.isdecimal() and int(word) < len(at):
            return at[int(word)]
    before = ".".join(path.split(".")[:depth]) or "the box"
    raise BadSpec(f"numbers: {path}: there is no {word!r} in {before}; it has {', '.join(choices(at)) or 'nothing'}.")


def choices(at: object, most: int = 12) -> list[str]:
    if isinstance(at, dict):
        found = [str(key) for key in at]
    elif isinstance(at, list):
        found = [str(row["id"]) if isinstance(row, dict) and "id" in row else str(i) for i, row in enumerate(at)]
    else:
        found = []
    return found[:most] + (["…"] if len(found) > most else [])


def pack_with(data: Data, base: Data, numbers: dict[str, Number]) -> Data:
    """The base pack, with the fields that hold these numbers written anew. Lists are written whole."""
    pack, changed = deepcopy(base), deepcopy(data)
    for path, number in numbers.items():
        words = path.split(".")
        holder: object = changed
        for i, word in enumerate(words[:-1]):
            holder = step(holder, word, path, i)
        if isinstance(holder, list):
            holder[int(words[-1])] = number
        elif isinstance(holder, dict):
            holder[words[-1]] = number
        put(pack, changed, words)
    return pack


def put(pack: Data, changed: Data, words: list[str]) -> None:
    """What of the changed box a pack has to say so that this number holds."""
    if words[0] == BOARDS:
        into, at = pack.setdefault(BOARDS, {}), changed[BOARDS]
        for word in words[1:-1]:
            if not isinstance(at[word], dict):
                break
            into, at = into.setdefault(word, {}), at[word]
        key = words[1:][depth_of(changed[BOARDS], words[1:])]
        into[key] = at[key]
        return
    rows = pack.setdefault(words[0], [])
    row = next((row for row in rows if row["id"] == words[1]), None)
    if row is None:
        row = {"id": words[1]}
        rows.append(row)
    row[words[2]] = next(row[words[2]] for row in changed[words[0]] if row["id"] == words[1])


def depth_of(boards: Toml, words: list[str]) -> int:
    """How many tables lead to the entry that is no table."""
    at, depth = boards, 0
    while depth < len(words) - 1 and isinstance(at[words[depth]], dict):
        at, depth = at[words[depth]], depth + 1
    return depth


# --- as text --------------------------------------------------------------------------------------------------------


def pack_text(pack: Data, heading: str) -> str:
    lines = [f"# {line}" for line in heading.splitlines()]
    for name, rows in pack.items():
        if name != BOARDS:
            lines += ["", f"{name} = [", *(f"  {literal(row)}," for row in rows), "]"]
    if BOARDS in pack:
        lines += ["", f"[{BOARDS}]", *(f"{key(name)} = {literal(value)}" for name, value in pack[BOARDS].items())]
    return "\n".join(lines) + "\n"


def literal(value: object) -> str:
    """In TOML, which writes plain values as JSON does."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)} = {literal(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(literal(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def key(name: str) -> str:
    return name if PLAIN_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def check_game(game: str) -> None:
    if not any(setting.name == "pack" for setting in kind_of(game).settings):
        raise BadSpec(f"{kind_of(game).title} takes no pack, so there is nothing to search.")
