"""Which rule clauses the tests exercise."""

import ast
import csv
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T", bound=Callable[..., object])
ROOT = Path(__file__).parents[2]


def clause(*ids: str) -> Callable[[T], T]:
    """Mark a test with the clauses it would fail without."""
    marker: Callable[[T], T] = pytest.mark.clause(*ids)
    return marker


def clauses_of(game: str) -> dict[str, str]:
    """Every clause of a game's rules index, with its kind."""
    path = ROOT / "src" / "squander" / "games" / game / "clauses.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        return {row["id"]: row["kind"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


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


def untested(game: str, excused: set[str]) -> list[str]:
    """Clauses that no test names and no reason excuses."""
    tested = tested_in(ROOT / "tests" / "games" / game)
    return [id for id in clauses_of(game) if id not in tested and id not in excused]
