"""Which form of a module is imported: compiled while its sources are unchanged, else interpreted."""

import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from squander import _build

ROOT = Path(__file__).parents[1]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(_build, "COMPILED_ALONE", ())
    for path in (
        "kernel/agenda.py",
        "games/whist/state.py",
        "games/whist/rules/deal.py",
        "games/whist/names.py",
    ):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(f"# {path}")
    return tmp_path


def test_the_kernel_and_each_game_share_a_library(package: Path) -> None:
    assert _build.groups(package) == {
        "squander_kernel": [package / "kernel/agenda.py"],
        "squander_games_whist": [package / "games/whist/rules/deal.py", package / "games/whist/state.py"],
    }


def test_a_module_alone_has_its_own_library(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_build, "COMPILED_ALONE", ("play/gate.py",))
    assert _build.groups(package)["squander_play_gate"] == [package / "play/gate.py"]


@pytest.mark.parametrize("path", ["kernel/agenda.py", "games/whist/names.py", "games/whist/rules/new.py"])
def test_every_edit_and_every_new_file_changes_the_digest(package: Path, path: str) -> None:
    before = _build.digest(package)
    (package / path).write_text("# edited")
    assert _build.digest(package) != before


def test_a_renamed_file_changes_the_digest(package: Path) -> None:
    before = _build.digest(package)
    (package / "kernel/agenda.py").rename(package / "kernel/frames.py")
    assert _build.digest(package) != before


def test_modules_made_from_other_sources_are_not_used(tmp_path: Path) -> None:
    assert not _build._fresh(tmp_path)
    (tmp_path / "digest").write_text("of other sources")
    assert not _build._fresh(tmp_path)
    (tmp_path / "digest").write_text(_build.digest())
    assert _build._fresh(tmp_path)


def test_only_what_is_compiled_is_taken_from_the_compiled_folder(tmp_path: Path) -> None:
    finder = _build.CompiledModules(tmp_path)
    for name in ("squander", "squander.cli", "squander.kernel", "json"):
        assert finder.find_spec(name, None) is None


def test_interpreted_modules_come_from_sources_beside_compiled_ones(package: Path) -> None:
    folder = package / "kernel"
    (folder / f"agenda{EXTENSION_SUFFIXES[0]}").touch()
    spec = _build.InterpretedModules().find_spec("squander.kernel.agenda", [str(folder)])
    assert spec is not None
    assert spec.origin == str(folder / "agenda.py")


def test_kept_boxes_are_shipped() -> None:
    """Without them a record of an earlier box could not be opened from an installed package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["*"]
    for home in sorted((ROOT / "src/squander/games").glob("*/boxes")):
        shipped = {path for pattern in patterns for path in home.parent.glob(pattern)}
        assert {path for path in home.rglob("*") if path.is_file()} <= shipped
