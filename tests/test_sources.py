"""What holds for every Python source of the program, beside what its linter and its type checker say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
FILES = sorted(SOURCE.rglob("*.py"))
# What has no one type, because a game, a file or a library decides what is in it. Each is named once.
UNTYPED = {"Data", "View", "Toml", "Schema", "AnySeen"}


def lines_with(pattern: str) -> list[str]:
    found = re.compile(pattern)
    return [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in FILES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if found.search(line)
    ]


def names_for_any() -> Iterator[str]:
    """Names that stand for types with `Any` in them."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and "Any" in names_in(node.value):
                yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def names_in(expression: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(expression) if isinstance(node, ast.Name)}


def test_types_say_what_things_are() -> None:
    assert len(FILES) > 200
    found = lines_with(r"\bAny\b")
    assert len(found) < 60, "\n".join(found)


def test_any_hides_behind_no_other_name() -> None:
    assert set(names_for_any()) == UNTYPED


def test_the_type_checker_is_seldom_overruled() -> None:
    found = lines_with(r"#\s*type:\s*ignore")
    assert len(found) <= 5, "\n".join(found)


def test_browser_tests_wait_by_functions() -> None:
    """A bare expression is evaluated anew at each look, which the page's own policy forbids from the second one on."""
    tests = Path(__file__).parent / "browser"
    waits = re.compile(r'wait_for_function\(\s*f?"++(?!\w* ?=>|\([\w, ]*\) =>)(.*)')
    found = [said for path in sorted(tests.glob("*.py")) for said in waits.findall(path.read_text(encoding="utf-8"))]
    assert not found
