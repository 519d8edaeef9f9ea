"""Packs as files on this machine: whoever plays a part has been sent the text, and games want a path."""

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path

from squander.lab.grid.cells import Pack

DIGITS = 16


def path_of_pack(pack: Pack | None) -> str | None:
    return None if pack is None else kept(Path(pack.name).name, pack.text)


@cache
def kept(name: str, text: str) -> str:
    """Under a name made of what is in it, so that nobody overwrites another's; errors name it as its author did."""
    folder = Path(tempfile.gettempdir()) / f"squander-{os.getuid()}" / digest(text)
    path = folder / (name if name.endswith(".toml") else f"{name}.toml")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        neighbour = path.with_name(f".{path.name}.{os.getpid()}")
        neighbour.write_text(text, encoding="utf-8")
        neighbour.replace(path)
    return str(path)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
