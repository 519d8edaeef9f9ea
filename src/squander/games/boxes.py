"""The boxes of a game: the present one beside its rules, and every earlier one, found by the hash of its files.

A game that began with a box goes on with it, whatever the present box has become since.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Generic, TypeVar

from squander.games.packs import changed
from squander.games.packs_of_others import all_packs, path_of
from squander.games.source import Source, Toml, open_source, read_text
from squander.kernel.errors import BadPack, BadSetup

KEPT = "boxes"
AND = "~"  # between the hash of a box and the name of the pack that changes it
DIGITS = 12

B_co = TypeVar("B_co", covariant=True)  # a shelf gives boxes out and takes none


class Shelf(Generic[B_co]):
    """Opens boxes; each is built once. `build` makes one from its folder and the pack that changes it."""

    def __init__(self, home: Path, files: list[str], build: Callable[[Path, Source | None], B_co]) -> None:
        self.home = home
        self.files = files
        self.build = build
        self.opened: dict[tuple[str, str, str], B_co] = {}

    @property
    def current(self) -> str:
        """The hash of the present box."""
        return hash_of(self.home, tuple(self.files))

    @property
    def whole(self) -> str:
        """The present box with all that may be added to it."""
        return self.current

    @property
    def kept(self) -> list[str]:
        """The hashes of earlier boxes."""
        folder = self.home / KEPT
        return sorted([path.name for path in folder.iterdir() if path.is_dir()]) if folder.is_dir() else []

    def has(self, box: str) -> bool:
        """A box by its hash, or as a pack changes it, whose name stands behind the hash."""
        name, _, pack = box.partition(AND)
        return (name == self.current or name in self.kept) and (not pack or is_known(pack))

    def folder(self, box: str) -> Path:
        """Where the files of a box lie."""
        name, _, pack = box.partition(AND)
        if pack and not is_known(pack):
            raise BadSetup(f"There is no pack {pack!r} here.")
        if name == self.current:
            return self.home
        if name not in self.kept:
            raise BadSetup(f"There is no box {name!r} here; a later version of the program may have it.")
        return self.home / KEPT / name

    def open(self, pack: str | None = None) -> B_co:
        """The present box."""
        return self.open_named(self.current, pack)

    def open_named(self, box: str, pack: str | None) -> B_co:
        """A box, or the box as a pack changes it. Kept by the text too: a pack that was corrected is read anew."""
        if pack is not None and not isinstance(pack, str):
            raise BadPack(f"pack is {pack!r}; it must be the path of a file.")
        folder, path = self.folder(box), file_of(pack or box.partition(AND)[2])
        text = read_text(path) if path else ""
        key = (folder.name, str(path), text)
        if key not in self.opened:
            self.opened[key] = self.build(folder, Source(path, text) if path else None)
        return self.opened[key]

    def data(self, box: str) -> dict[str, Toml]:
        """The files of a box as they are, or with the rows that a pack changes."""
        folder, path = self.folder(box), file_of(box.partition(AND)[2])
        pack = open_source(path).data if path else {}
        return {name: changed(open_source(folder / name).data, pack) for name in self.files}


def file_of(pack: str) -> Path | None:
    return path_of(pack) if pack else None


def is_known(pack: str) -> bool:
    return any(one.name == pack for one in all_packs())


@cache
def hash_of(folder: Path, files: tuple[str, ...]) -> str:
    """What a box is known by: its data, so that a comment or a line ending makes no other box of it."""
    return hash_of_texts({name: read_text(folder / name) for name in files})


def hash_of_texts(texts: dict[str, str]) -> str:
    data = {name: tomllib.loads(text) for name, text in texts.items()}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
