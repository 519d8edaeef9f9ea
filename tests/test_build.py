"""Which form of a module is imported: compiled while its sources are unchanged, else interpreted."""

import ast
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from squander import _build

ROOT = Path(__file__).parents[1]
WITHOUT_CONSTANTS = {"squander.kernel.inheriting"}
COMPILED = {_build.module_name(source): source for sources in _build.groups().values() for source in sources}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    files = {
        "kernel/COMPILED": "# All there is.\nagenda.py\n",
        "kernel/agenda.py": "",
        "games/whist/COMPILED": "state.py\nrules/deal.py\n",
        "games/whist/state.py": "",
        "games/whist/rules/deal.py": "",
        "games/whist/names.py": "",
        "games/whist/bots/COMPILED": "judge.py\n",
        "games/whist/bots/judge.py": "",
        "bots/COMPILED": "tree.py\n",
        "bots/tree.py": "",
    }
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text or f"# {path}")
    return tmp_path


def test_what_a_marker_names_is_one_library(package: Path) -> None:
    assert _build.groups(package) == {
        "squander_kernel": [package / "kernel/agenda.py"],
        "squander_games_whist": [package / "games/whist/state.py", package / "games/whist/rules/deal.py"],
        "squander_games_whist_bots": [package / "games/whist/bots/judge.py"],
        "squander_bots": [package / "bots/tree.py"],
    }


@pytest.mark.parametrize(
    "path", ["kernel/agenda.py", "kernel/COMPILED", "games/whist/rules/deal.py", "games/whist/bots/judge.py"]
)
def test_every_edit_of_what_is_compiled_changes_the_digest(package: Path, path: str) -> None:
    before = _build.digest(package)
    (package / path).write_text("agenda.py\n# edited")
    assert _build.digest(package) != before


def test_a_reworded_sentence_leaves_compiled_rules_in_force(package: Path) -> None:
    before = _build.digest(package)
    (package / "games/whist/names.py").write_text("# edited")
    assert _build.digest(package) == before


def test_a_renamed_file_changes_the_digest(package: Path) -> None:
    before = _build.digest(package)
    (package / "kernel/agenda.py").rename(package / "kernel/frames.py")
    assert _build.digest(package) != before


def test_every_marked_module_is_there_once() -> None:
    named = [source for sources in _build.groups().values() for source in sources]
    assert [source for source in named if not source.is_file()] == []
    assert len(named) == len(set(named))


def imported(source: Path) -> list[str]:
    """Modules of ours that this one takes something from."""
    found = []
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("squander"):
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [module if is_module(module) else str(node.module) for module in modules]
    return found


def is_module(name: str) -> bool:
    return (ROOT / "src" / name.replace(".", "/")).with_suffix(".py").is_file()


@pytest.mark.parametrize("name", COMPILED)
def test_what_is_compiled_imports_only_what_is_compiled(name: str) -> None:
    """Otherwise constants of a module that nobody watches would be copied into compiled code, and go stale there."""
    assert [
        module for module in imported(COMPILED[name]) if module not in COMPILED and module not in WITHOUT_CONSTANTS
    ] == []


def test_no_face_is_compiled() -> None:
    """So no rule imports one either: rules decide, and faces speak."""
    assert [name for name in COMPILED if {"face", "faces"} & set(name.split("."))] == []


def test_every_rule_is_compiled() -> None:
    sources = sorted((ROOT / "src/squander/games").rglob("*.py"))
    slow = [path for path in sources if path not in COMPILED.values() and bases(path) & {"Rule", "Ask", "Part", "Kind"}]
    assert slow == [], "name them in the COMPILED file of their game"


def bases(path: Path) -> set[str]:
    classes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ClassDef)]
    return {base.id for one in classes for base in one.bases if isinstance(base, ast.Name)}


def compile_into(home: Path, road: str, digest: str) -> None:
    (home / road).mkdir(exist_ok=True)
    (home / road / "digest").write_text(digest)


def test_the_better_of_what_was_made_from_these_sources_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_build, "home", lambda: tmp_path)
    assert _build.road_in_force() == ""
    compile_into(tmp_path, "full", "of other sources")
    assert _build.road_in_force() == ""
    compile_into(tmp_path, "quick", _build.digest())
    assert _build.road_in_force() == "quick"
    compile_into(tmp_path, "full", _build.digest())
    assert _build.road_in_force() == "full"


def test_only_what_is_compiled_is_taken_from_the_compiled_folder(tmp_path: Path) -> None:
    finder = _build.CompiledModules(tmp_path)
    for name in ("squander", "squander.cli", "squander.kernel", "squander.games.last_will.view", "json"):
        assert finder.find_spec(name, None) is None


def test_interpreted_modules_come_from_sources_beside_compiled_ones(package: Path) -> None:
    folder = package / "kernel"
    (folder / f"agenda{EXTENSION_SUFFIXES[0]}").touch()
    spec = _build.InterpretedModules().find_spec("squander.kernel.agenda", [str(folder)])
    assert spec is not None
    assert spec.origin == str(folder / "agenda.py")


def test_the_form_says_why_the_rules_are_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_build, "compiled", lambda: False)
    monkeypatch.setattr(_build, "home", lambda: tmp_path)
    monkeypatch.delenv("SQUANDER_PURE", raising=False)
    assert _build.form() == "interpreted (not compiled)"
    compile_into(tmp_path, "quick", "of other sources")
    assert _build.form() == "interpreted (sources changed)"
    monkeypatch.setenv("SQUANDER_PURE", "1")
    assert _build.form() == "interpreted (SQUANDER_PURE is set)"
    monkeypatch.setattr(_build, "compiled", lambda: True)
    monkeypatch.setattr(_build, "_library_file", lambda: tmp_path / "quick/lib/agenda.so")
    assert _build.form() == "compiled quickly"
    monkeypatch.setattr(_build, "_library_file", lambda: tmp_path / "full/lib/agenda.so")
    assert _build.form() == "compiled"


def test_kept_boxes_and_markers_are_shipped() -> None:
    """Without them a record of an earlier box could not be opened from an installed package, nor a package compiled."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["*"]
    assert "COMPILED" in patterns
    assert "COMPILED" in (ROOT / "MANIFEST.in").read_text(encoding="utf-8")
    for home in sorted((ROOT / "src/squander/games").glob("*/boxes")):
        shipped = {path for pattern in patterns for path in home.parent.glob(pattern)}
        assert {path for path in home.rglob("*") if path.is_file()} <= shipped
