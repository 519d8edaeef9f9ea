"""Which rule clauses the tests exercise. `python -m tests.helpers.clauses [game]` prints those that none does."""

import ast
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import pytest

from squander.games.clauses import index

T = TypeVar("T", bound=Callable[..., object])
ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "squander" / "games"
RULE_METHODS = {"run", "choose", "obstacle"}


def clause(*ids: str) -> Callable[[T], T]:
    """Mark a test with the clauses it would fail without."""
    marker: Callable[[T], T] = pytest.mark.clause(*ids)
    return marker


def games_with_clauses() -> list[str]:
    """Packages of the games that have a rules index."""
    return sorted(path.parent.name for path in GAMES.glob("*/clauses.tsv"))


def clauses_of(game: str) -> dict[str, str]:
    """Every clause of a game's rules index, with its kind."""
    return {row["id"]: row["kind"] for row in index(f"squander.games.{game}")}


def tested_in(folder: Path) -> set[str]:
    """Ids named by `@clause(...)` on the tests of a folder, read without running them."""
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found |= marked(node)
    return found


def marked(function: ast.FunctionDef) -> set[str]:
    calls = [d for d in function.decorator_list if isinstance(d, ast.Call) and named(d.func, "clause")]
    return {str(arg.value) for call in calls for arg in call.args if isinstance(arg, ast.Constant)}


def named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def rule_docstrings(game: str) -> dict[str, str]:
    """What each rule of a game says of itself, by its class; bots follow none, they choose among what rules allow."""
    found: dict[str, str] = {}
    for path in (GAMES / game).rglob("*.py"):
        if "bots" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and RULE_METHODS & {getattr(part, "name", "") for part in node.body}:
                found[f"{path.stem}.{node.name}"] = ast.get_docstring(node) or ""
    return found


def untested(game: str, excused: set[str]) -> list[str]:
    """Clauses that no test names and no reason excuses."""
    tested = tested_in(ROOT / "tests" / "games" / game)
    return [id for id in clauses_of(game) if id not in tested and id not in excused]


def excused(game: str) -> dict[str, str]:
    """The clauses that a game's tests cannot play, with their reasons."""
    if not (ROOT / "tests" / "games" / game / "untestable.py").exists():
        return {}
    reasons: dict[str, str] = import_module(f"tests.games.{game}.untestable").UNTESTABLE
    return reasons


def main(games: list[str]) -> int:
    """Print every clause without a test; 1 if there is any."""
    missing = [id for game in games or games_with_clauses() for id in untested(game, set(excused(game)))]
    print("\n".join(missing) or "Every clause has a test.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
