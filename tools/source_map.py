"""The package as its source says it is: every module, what it is for, and what it imports."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).resolve().parents[1] / "src"
PACKAGE = SOURCE / "squander"
# What a game's folder brings to higher floors.
FLOORS_OF_A_GAME = {"bots": "bots", "encoder": "envs", "targets": "lab", "account": "lab", "screen": "cli"}


class Module(NamedTuple):
    name: str
    path: Path
    about: str  # the first sentence of its docstring
    imports: frozenset[str]  # modules of the package, wherever in the file they are named
    at_once: frozenset[str]  # those of them that are imported with it


@cache
def modules() -> dict[str, Module]:
    paths = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
    return {name: read(name, path, set(paths)) for name, path in paths.items()}


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def read(name: str, path: Path, known: set[str]) -> Module:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    about = first_sentence(ast.get_docstring(tree) or "")
    wherever, at_once = named_in(ast.walk(tree), known), named_in(run_at_once(tree), known)
    return Module(name, path, about, wherever - {name}, at_once - {name})


def named_in(nodes: Iterable[ast.AST], known: set[str]) -> frozenset[str]:
    return frozenset(module for node in nodes for module in imported(node, known))


def run_at_once(tree: ast.AST) -> Iterator[ast.AST]:
    """Without what waits for a call, or is there for types only."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_for_types_only(node):
            yield node
            yield from run_at_once(node)


def is_for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imported(node: ast.AST, known: set[str]) -> list[str]:
    """`from a import b` means the module b if there is one, and otherwise something in a."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names if alias.name in known]
    if not isinstance(node, ast.ImportFrom) or node.module not in known:
        return []
    inside = [f"{node.module}.{alias.name}" for alias in node.names]
    return [name if name in known else str(node.module) for name in inside]


def first_sentence(text: str) -> str:
    return " ".join(text.split("\n\n")[0].split()).split(". ")[0].rstrip(".")


def part_of(name: str, package: str) -> str:
    """The part of a package that a module is in, or is: `http`, for `squander.server.http.app` in `squander.server`."""
    return name.removeprefix(f"{package}.").split(".")[0] if name.startswith(f"{package}.") else ""


def arrows(package: str) -> dict[tuple[str, str], list[str]]:
    """Which parts of a package import which others, and by which modules."""
    found: dict[tuple[str, str], list[str]] = {}
    for module in modules().values():
        for other in module.imports:
            ends = part_of(module.name, package), part_of(other, package)
            if "" not in ends and ends[0] != ends[1]:
                found.setdefault(ends, []).append(f"{module.name} imports {other}")
    return found


def floor_of(name: str) -> str:
    """The part of the program that a module belongs to: `squander.games.last_will.screen` to the command line."""
    _, *parts = name.split(".")
    if parts[:1] == ["games"] and len(parts) > 2:
        return FLOORS_OF_A_GAME.get(parts[2], "games")
    return parts[0] if parts and (PACKAGE / parts[0]).is_dir() else ""


def floors() -> dict[str, set[str]]:
    """The parts of the program and what each uses. A command imports what it needs when it runs; that counts, too."""
    found: dict[str, set[str]] = {floor_of(name): set() for name in modules() if floor_of(name)}
    for module in modules().values():
        mine = floor_of(module.name)
        used = module.imports if mine == "cli" else module.at_once
        if mine:
            found[mine] |= {floor_of(name) for name in used} - {mine, ""}
    return found


def levels(uses: dict[str, set[str]]) -> dict[str, int]:
    """How high each stands if it stands above all it uses."""
    found: dict[str, int] = {}
    while left := {name for name in uses if name not in found}:
        lowest = {name for name in left if uses[name] <= set(found)}
        if not lowest:
            raise ValueError(f"These use each other: {', '.join(sorted(left))}.")
        found |= {name: 1 + max((found[other] for other in uses[name]), default=-1) for name in lowest}
    return found
