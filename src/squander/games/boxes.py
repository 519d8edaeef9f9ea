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

from squander.games.source import Source, read_text
from squander.kernel.errors import BadPack, BadSetup

KEPT = "boxes"
DIGITS = 12

B = TypeVar("B")


class Shelf(Generic[B]):
    """Opens boxes; each is built once. `build` makes one from its folder and the pack that changes it."""

    def __init__(self, home: Path, files: list[str], build: Callable[[Path, Source | None], B]) -> None:
        self.home = home
        self.files = files
        self.build = build
        self.opened: dict[tuple[str, str, str], B] = {}

    @property
    def current(self) -> str:
        """The hash of the present box."""
        return hash_of(self.home, tuple(self.files))

    @property
    def kept(self) -> list[str]:
        """The hashes of earlier boxes."""
        folder = self.home / KEPT
        return sorted([path.name for path in folder.iterdir() if path.is_dir()]) if folder.is_dir() else []

    def has(self, box: str) -> bool:
        return box == self.current or box in self.kept

    def folder(self, box: str) -> Path:
        """Where the files of a box lie."""
        if box == self.current:
            return self.home
        if box not in self.kept:
            raise BadSetup(f"There is no box {box!r} here; a later version of the program may have it.")
        return self.home / KEPT / box

    def open(self, pack: str | None = None) -> B:
        """The present box."""
        return self.open_named(self.current, pack)

    def open_named(self, box: str, pack: str | None) -> B:
        """A box, or the box as a pack changes it. Kept by the text too: a pack that was corrected is read anew."""
        if pack is not None and not isinstance(pack, str):
            raise BadPack(f"pack is {pack!r}; it must be the path of a file.")
        folder, text = self.folder(box), read_text(Path(pack)) if pack else ""
        key = (folder.name, pack or "", text)
        if key not in self.opened:
            self.opened[key] = self.build(folder, Source(Path(pack), text) if pack else None)
        return self.opened[key]


@cache
def hash_of(folder: Path, files: tuple[str, ...]) -> str:
    """What a box is known by: its data, so that a comment or a line ending makes no other box of it."""
    return hash_of_texts({name: read_text(folder / name) for name in files})


def hash_of_texts(texts: dict[str, str]) -> str:
    data = {name: tomllib.loads(text) for name, text in texts.items()}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
