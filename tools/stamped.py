"""Of which tree the coverage is known: a stamp that a run of all tests leaves if it found enough of it."""

from __future__ import annotations

import json
from pathlib import Path

from repository import GitError, clean, tree

STAMP = Path("build") / "coverage-stamp.json"


def tree_now(root: Path) -> str:
    """The digest of what lies here; nothing where it is not committed as it is, or where there is no git."""
    try:
        return tree(root) if clean(root) else ""
    except GitError:
        return ""


def stamp(root: Path, tree: str, shares: dict[str, float]) -> None:
    (root / STAMP).parent.mkdir(exist_ok=True)
    (root / STAMP).write_text(json.dumps({"tree": tree, **shares}) + "\n", encoding="utf-8")


def stamped(root: Path) -> str:
    """The tree whose coverage was found to be enough."""
    try:
        return str(json.loads((root / STAMP).read_text(encoding="utf-8"))["tree"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""
