"""The arrow points one way: kernel, games, play, bots, then lab and server, then the command line.

A game's folder holds, beside its rules, what it brings to the higher rooms: its bots, its targets and its screen are
higher rooms themselves. Only what is imported while a module is imported counts.
"""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "squander"
LEVELS = {"kernel": 0, "games": 1, "play": 2, "bots": 3, "lab": 4, "analysis": 4, "envs": 4, "server": 4, "cli": 5}
ROOMS_OF_A_GAME = {"bots": "bots", "encoder": "envs", "targets": "lab", "account": "lab", "screen": "cli"}
COMPOSED = {"prodigals_last_will": {"last_will", "prodigals_club"}}
FILES = sorted(path for room in LEVELS for path in (PACKAGE / room).rglob("*.py"))


def imports(tree: ast.AST) -> list[str]:
    """Dotted names, with what is taken from each module where that may be a module itself."""
    names = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_for_types_only(node):
            names += imports(node)
    return names


def is_for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imported_by(path: Path) -> list[str]:
    return imports(ast.parse(path.read_text(encoding="utf-8")))


def room_of(parts: list[str]) -> str:
    """Of a dotted name below the package: `games.last_will.screen` belongs to the command line."""
    if parts[0] == "games" and len(parts) > 2:
        return ROOMS_OF_A_GAME.get(parts[2], "games")
    return parts[0]


def is_allowed(mine: list[str], other: list[str]) -> bool:
    return other[0] not in LEVELS or LEVELS[room_of(other)] <= LEVELS[room_of(mine)]


def name_of(path: Path) -> list[str]:
    return list(path.relative_to(PACKAGE).with_suffix("").parts)


@pytest.mark.parametrize("room", [room for room in LEVELS if (PACKAGE / room).is_dir()])
def test_no_room_imports_a_higher_one(room: str) -> None:
    for path in (PACKAGE / room).rglob("*.py"):
        for name in imported_by(path):
            head, *parts = name.split(".")
            if head == "squander" and parts:
                assert is_allowed(name_of(path), parts), f"{path.relative_to(PACKAGE)} imports {name}"


def test_rules_do_not_import_what_their_game_brings_to_higher_rooms() -> None:
    will = ["games", "last_will"]
    assert not is_allowed([*will, "score"], [*will, "screen", "table"])
    assert not is_allowed([*will, "bots", "judge"], [*will, "targets"])
    assert is_allowed([*will, "screen"], ["cli", "screens"])
    assert is_allowed([*will, "bots", "judge"], [*will, "state"])


def test_kernel_and_games_need_nothing_but_the_standard_library() -> None:
    for path in FILES:
        if room_of(name_of(path)) in ("kernel", "games"):
            for name in imported_by(path):
                assert name.split(".")[0] in sys.stdlib_module_names | {"squander"}, f"{path.name} imports {name}"


def test_no_game_imports_another() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        home = path.relative_to(PACKAGE / "games").parts[0]
        for name in imported_by(path):
            parts = name.split(".")
            if parts[:2] == ["squander", "games"] and len(parts) > 2 and (PACKAGE / "games" / parts[2]).is_dir():
                assert parts[2] in {home} | COMPOSED.get(home, set()), f"{path.relative_to(PACKAGE)} imports {name}"


def test_only_what_others_bring_is_imported_by_a_name_made_elsewhere() -> None:
    """Whatever a game brings along is in its contract, where types are checked."""
    by_name = [
        path
        for path in PACKAGE.rglob("*.py")
        if {"importlib.import_module", "pkgutil.resolve_name"} & set(imported_by(path))
    ]
    assert [path.name for path in by_name] == ["plugins.py"]
