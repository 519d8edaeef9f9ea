"""The arrow points one way: kernel, games, play, bots, then lab and server, then the command line."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "squander"
LEVELS = {"kernel": 0, "games": 1, "play": 2, "bots": 3, "lab": 4, "envs": 4, "server": 4, "cli": 5}
COMPOSED = {"prodigals_last_will": {"last_will", "prodigals_club"}}
FILES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return names


@pytest.mark.parametrize("room", [room for room in LEVELS if (PACKAGE / room).is_dir()])
def test_no_room_imports_a_higher_one(room: str) -> None:
    for path in (PACKAGE / room).rglob("*.py"):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "squander" and len(parts) > 1 and parts[1] in LEVELS:
                assert LEVELS[parts[1]] <= LEVELS[room], f"{path.relative_to(PACKAGE)} imports {name}"


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_kernel_and_games_need_nothing_but_the_standard_library(room: str) -> None:
    import sys

    for path in (PACKAGE / room).rglob("*.py"):
        for name in imports(path):
            assert name.split(".")[0] in sys.stdlib_module_names | {"squander"}, f"{path.name} imports {name}"


def test_no_game_imports_another() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        home = path.relative_to(PACKAGE / "games").parts[0]
        for name in imports(path):
            parts = name.split(".")
            if parts[:2] == ["squander", "games"] and len(parts) > 2 and (PACKAGE / "games" / parts[2]).is_dir():
                assert parts[2] in {home} | COMPOSED.get(home, set()), f"{path.relative_to(PACKAGE)} imports {name}"
