"""What `./squander build` makes can be installed and has the page; what it lacks is said."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import mypy.api
import package
import pytest
from page import PAGE

ROOT = Path(__file__).parents[1]
needs_page = pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="the page is not built")
ASSETS = {"squander/server/http/page/assets/index-1.js"}


def built(*words: str, compiled: str = "0") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SQUANDER_COMPILE": compiled}
    command = [sys.executable, "tools/package.py", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@needs_page
def test_both_packages_hold_the_page_and_the_data(tmp_path: Path) -> None:
    done = built("--out", str(tmp_path), "--no-try")
    assert done.returncode == 0, done.stderr
    assert "rules interpreted\n" in done.stdout
    kinds = {path.suffix: package.names_in(path) for path in tmp_path.iterdir()}
    assert set(kinds) == {".whl", ".gz"}
    for suffix, root in ((".whl", ""), (".gz", "src/")):
        page = f"{root}squander/server/http/page"
        there = {f"{page}/{path.relative_to(PAGE).as_posix()}" for path in PAGE.rglob("*") if path.is_file()}
        assert there <= kinds[suffix]
        assert not [name for name in kinds[suffix] if "node_modules" in name or name.startswith("tests/")]


@needs_page
@pytest.mark.long
def test_the_wheel_is_compiled_and_plays_and_serves_outside_the_checkout(tmp_path: Path) -> None:
    done = built("--out", str(tmp_path), compiled="1")
    assert done.returncode == 0, done.stderr
    assert [line.endswith("MB, rules compiled") for line in done.stdout.splitlines()] == [True, False]


def test_away_from_the_checkout_nothing_is_said_of_what_is_read_but_not_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There, nothing of the package is installed, and the compiler is as strict with all of it."""
    files = {
        "kernel/table.py": "from squander.games.screen import Scene\n",
        "games/screen.py": "from squander.cli import Seen\n\nScene = Seen[int]\n\ndef told(s: Scene) -> None: ...\n",
        "cli/__init__.py": "class Seen: ...\n",
    }
    for name, text in files.items():
        path = tmp_path / "src/squander" / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    recipe = runpy.run_path(shutil.copy(str(ROOT / "setup.py"), str(tmp_path)))
    reading = ["--config-file", str(recipe["written"](tmp_path / "read")), "--cache-dir", str(tmp_path / "cache")]
    assert mypy.api.run([*reading, str(tmp_path / "src/squander/kernel/table.py")])[0].startswith("Success")


def test_what_takes_longest_is_compiled_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    recipe = runpy.run_path(shutil.copy(str(ROOT / "setup.py"), str(tmp_path)))
    made = []
    for name, sizes in {"small": [5], "two": [30, 40], "large": [60]}.items():
        for number, size in enumerate(sizes):
            (tmp_path / f"{name}{number}.c").write_text("x" * size)
        made.append(recipe["Extension"](name, [f"{name}{number}.c" for number in range(len(sizes))]))
    assert [one.name for one in sorted(made, key=recipe["size"], reverse=True)] == ["two", "large", "small"]


def test_what_is_missing_is_named() -> None:
    whole = {*package.IN_BOTH, *ASSETS}
    assert package.lacking(True, whole) == []
    assert package.lacking(True, whole - {"squander/py.typed"}) == ["squander/py.typed"]
    assert package.lacking(True, whole - ASSETS) == ["the page's scripts"]
    sources = {*package.IN_SOURCES, *(f"src/{name}" for name in whole)}
    assert package.lacking(False, sources) == []
    assert package.lacking(False, sources - {"setup.py"}) == ["setup.py"]


def test_without_a_page_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(package, "PAGE", tmp_path / "page")
    assert package.main(["--out", str(tmp_path / "dist")]) == 2
    assert capsys.readouterr().err == f"{package.NO_PAGE}\n"
    assert not (tmp_path / "dist").exists()
