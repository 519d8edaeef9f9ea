"""Keep the box of a game under its hash, so that games that began with it can go on when the box is changed.

.venv/bin/python tools/keep_box.py last-will            keep the present box; do this before changing it
.venv/bin/python tools/keep_box.py last-will v0.1.0     keep the box as it was in an earlier commit
.venv/bin/python tools/keep_box.py getting-sacked       keep the present box of an expansion
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from squander.games import OURS, package_of
from squander.games.boxes import KEPT, Shelf, hash_of_texts

ROOT = Path(__file__).resolve().parents[1]


def shelf_of(game: str) -> Shelf[Any]:
    """The shelf of a game that has a box of its own, or of an expansion; a game made of others has theirs."""
    with_box = [id for id in OURS if not package_of(id).made_of]
    shelves: dict[str, Shelf[Any]] = {id: package_of(id).shelf() for id in with_box}
    for id in with_box:
        shelves |= package_of(id).expansions()
    if game not in shelves:
        raise SystemExit(f"There is no box of {game!r}; choose one of {', '.join(shelves)}.")
    return shelves[game]


def texts(shelf: Shelf[Any], revision: str) -> dict[str, str]:
    paths = {name: shelf.home / name for name in shelf.files}
    if not revision:
        return {name: path.read_text(encoding="utf-8") for name, path in paths.items()}
    return {name: as_it_was(path, revision) for name, path in paths.items()}


def as_it_was(path: Path, revision: str) -> str:
    command = ["git", "-C", str(ROOT), "show", f"{revision}:{path.relative_to(ROOT).as_posix()}"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise SystemExit(f"git has no {path.name} at {revision!r}: {done.stderr.strip()}")
    return done.stdout


def keep(game: str, revision: str = "") -> Path:
    shelf = shelf_of(game)
    found = texts(shelf, revision)
    folder = shelf.home / KEPT / hash_of_texts(found)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in found.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return folder


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        raise SystemExit(__doc__)
    print(keep(*sys.argv[1:]).relative_to(ROOT))
