"""Every command and all Python in README, CONTRIBUTING and docs run as printed, in a copy of this checkout.

Of commands that differ in values alone, the ordinary suite runs the first.
"""

import os
import re
import shlex
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet
from environment import read_stamp
from page import page_due

from squander.play.records import Record, write
from tests.cli.desk import finished_game
from tests.helpers.installed import copied_game
from tests.server.client import call
from tests.server.postgres import fresh_database, postgres
from tests.server.serving import free_port

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PATIENCE = 280
COPIED = [
    "bench",
    "docs",
    "requirements",
    "src",
    "tests",
    "tools",
    "web",
    "README.md",
    "pyproject.toml",
    "CHANGELOG.md",
]
# What would take too long or needs somebody's own machine: run as printed but for this.
INSTEAD = {
    r"lab run study\.toml$": "lab run study.toml --games=2 --processes 1",
    r"lab report runs/study": "lab report --help",  # the notebook writes one
    r"lab search dinners\.toml": "lab search --help",
    r"exercises (mine|explain) .*": r"exercises \1 --help",
    r"(fit .*)--games \d+": r"\1--games=4 --processes 1",
    r"train last-will .*": "train template --against random --out t.npz --games=4 --watching 1 --lessons 1 --tests 2",
    r"(-m bench\.first_day .*)--games \d+": r"\1--games=3",
    r"(-m bench\.staying_closed .*)--games \d+": r"\1--games=6 --worlds 1",
    r"squander arena last-will --bots net:.*": "squander arena --help",
    r"(bench/forecasts\.py .*)--games \d+": r"\1-n 1",
    r"(?<!bench\.lab )--games \d+": "--games 2 --processes 1",
    r"planner:[\d.]+m?s?": "planner:2",
    r"--playouts [\d,]+": "--playouts 2",
    r"squander analyse": "squander analyse --playouts 2 --processes 1",
    r"--kills \d+": "--kills 1",
    r"--pairs \d+": "--pairs 1",
    r"test_fuzz\.py --long": "test_fuzz.py",
    r"bench/race\.py": "bench/race.py --no-peers --rounds 1 --seconds 0.1",
    r"bench/choices\.py": "bench/choices.py random --games 1",
    r"bench/environments\.py": "bench/environments.py --help",
    r"bench/batch\.py --turns 24": "bench/batch.py --turns 1",
    r"--tables 500 --think 2 --seconds 15": "--tables 2 --think 0.1 --seconds 1",
    r"-m bench\.page": "-m bench.page --game last-will --choices 4 --loads 1",
    r"-m tests\.goldens (?:prodigals-)?last-will": "-m tests.goldens template",
    r"v0\.1\.0": "HEAD",
    r"squander bench$": "squander bench --help",
    r"squander build$": "squander build --help",
    r"release 1\.0\.0 --dry-run": "release --help",
    r"\| less": "| cat",
    r"--host 0\.0\.0\.0": "--host 127.0.0.1",
    r"postgresql://user@host/squander": "POSTGRES",
    r"--workers 4": "--workers 2",
}
# The suite that this test belongs to, and the checks that go before it.
THIS_VERY_SUITE = ("./squander test", "./squander check")


class Command(NamedTuple):
    page: str
    line: str

    @property
    def text(self) -> str:
        """Without its comment, and with what has to stand instead."""
        text = self.line.partition(" #")[0].strip()
        for pattern, other in INSTEAD.items():
            text = re.sub(pattern, other, text)
        return text

    @property
    def serves(self) -> bool:
        return self.text == "./squander" or " serve" in self.text or " here" in self.text


def blocks_of(page: Path, language: str) -> list[str]:
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"))


def commands() -> list[Command]:
    """Lines of shell blocks, and indented lines that call us."""
    found = []
    for page in PAGES:
        plain = re.sub(r"(?ms)^```.*?^```", "", page.read_text(encoding="utf-8"))
        called = re.findall(r"(?m)^    (\S*(?:squander|python) .*)$", plain)
        lines = "\n".join(blocks_of(page, "sh")).splitlines() + called
        found += [Command(page.name, line) for line in lines if line.strip() and not line.startswith("#")]
    return [command for command in found if not command.text.startswith(THIS_VERY_SUITE)]


def shape(command: Command) -> str:
    """What it calls and with which flags, whatever their values."""
    words = command.text.split()
    return " ".join(word for i, word in enumerate(words) if i < 2 or word.startswith("-") or word[-3:] == ".py")


def sampled(found: list[Command]) -> list[Command | ParameterSet]:
    """The first of each shape always, those like it in the long suite."""
    firsts = {shape(command): command for command in reversed(found)}
    return [one if firsts[shape(one)] is one else pytest.param(one, marks=pytest.mark.long) for one in found]


def pythons() -> dict[str, str]:
    """The Python of each page that has some, its blocks one after another."""
    found = {page.name: "\n\n".join(blocks_of(page, "python")) for page in PAGES}
    return {page: text for page, text in found.items() if text}


def named(command: Command) -> str:
    return f"{command.page}: {command.line[:60]}"


@pytest.fixture(scope="session")
def checkout() -> Iterator[Path]:
    """A copy whose files the commands may change, with what a reader of the pages has written by then.

    Its folder is not pytest's: a PostgreSQL that root starts from there runs as another user, and whoever else starts
    pytest meanwhile shuts others out of all of pytest's folders.
    """
    if not (ROOT / ".venv" / "bin" / "squander").exists():
        pytest.skip("this checkout was not set up by ./squander")
    with tempfile.TemporaryDirectory(prefix="squander-checkout-") as folder:
        Path(folder).chmod(0o755)
        yield furnish(Path(folder))


def furnish(copy: Path) -> Path:
    for name in COPIED:
        source = ROOT / name
        left_out = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(source, copy / name, ignore=left_out) if source.is_dir() else shutil.copy(source, copy / name)
    for name in ("squander", ".venv"):
        (copy / name).symlink_to(ROOT / name)
    (copy / "mine.toml").write_text(blocks_of(ROOT / "docs/add-a-card.md", "toml")[0], encoding="utf-8")
    study, _, dinners = blocks_of(ROOT / "docs/lab.md", "toml")
    (copy / "study.toml").write_text(study, encoding="utf-8")
    (copy / "dinners.toml").write_text(dinners, encoding="utf-8")
    copied_game(copy, "penny")
    (copy / "mine.py").write_text(pythons()["bots.md"], encoding="utf-8")
    return copy


@pytest.fixture(scope="session")
def whole_evening(tmp_path_factory: pytest.TempPathFactory) -> Record:
    return finished_game(tmp_path_factory.mktemp("evening") / "evening.squander")


@pytest.fixture(scope="session")
def evening(whole_evening: Record) -> str:
    """A game of fifty plies."""
    return write(whole_evening._replace(choices=whole_evening.choices[:50], snapshot=None))


@pytest.fixture
def furnished(checkout: Path, evening: str) -> Path:
    """The records are there, whatever the command before did with them."""
    for name in ("evening.squander", "game.txt"):
        (checkout / name).write_text(evening, encoding="utf-8")
    return checkout


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[str]:
    with postgres() as address:
        yield fresh_database(address)


def surroundings(checkout: Path) -> dict[str, str]:
    """Nothing of the person who runs the tests, and nothing compiled beyond what is: the copy is as its original."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "SQUANDER_PURE") if name in os.environ}
    own = {"HOME": str(checkout), "XDG_DATA_HOME": str(checkout / "data"), "PYTHONPATH": str(checkout / "src")}
    return {**kept, **own, "SQUANDER_COMPILE": "no", "GIT_DIR": str(ROOT / ".git"), "TERM": "dumb", "BROWSER": ""}


def words_of(command: Command, request: pytest.FixtureRequest) -> str:
    text = command.text
    if "POSTGRES" in text:
        text = text.replace("POSTGRES", shlex.quote(request.getfixturevalue("own_postgres")))
    if " -m pytest " in text and not request.config.getoption("--long"):
        text += " --collect-only"  # those tests run with the others; here it matters that they are found as printed
    return text


def require_page() -> None:
    if page_due(read_stamp()):
        pytest.skip("the page is not built, and this would build it")


def finished(words: list[str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words,
        cwd=folder,
        env=surroundings(folder),
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("command", sampled([c for c in commands() if not c.serves]), ids=named)
def test_a_command_of_the_docs_runs(command: Command, furnished: Path, request: pytest.FixtureRequest) -> None:
    if "bench.page" in command.text:
        require_page()
    if " analyse " in command.text:
        for name in ("evening.squander", "game.txt"):
            (furnished / name).write_text(write(request.getfixturevalue("whole_evening")), encoding="utf-8")
    done = finished(["sh", "-c", words_of(command, request)], furnished, typed="1\nquit\n\n")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", sampled([c for c in commands() if c.serves]), ids=named)
def test_a_server_of_the_docs_serves(command: Command, furnished: Path, request: pytest.FixtureRequest) -> None:
    require_page()
    port = free_port()
    words = [word for word in shlex.split(words_of(command, request)) if word not in ("--port", "8000")]
    words += ["--port", str(port)] if len(words) > 1 else ["here", "--port", str(port)]
    server = subprocess.Popen(words, cwd=furnished, env=surroundings(furnished), stderr=subprocess.PIPE, text=True)
    try:
        wait_for(server, port)
        assert call(port, "/api/games").status == 200
    finally:
        server.terminate()
        said = server.communicate(timeout=PATIENCE)[1]
    assert "Traceback" not in said


def wait_for(server: subprocess.Popen[str], port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            call(port, "/api/health")
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("it does not serve")


@pytest.mark.parametrize("page", pythons())
def test_the_python_of_the_docs_runs(page: str, furnished: Path) -> None:
    done = finished([str(furnished / ".venv/bin/python"), "-c", pythons()[page]], furnished)
    assert (done.returncode, done.stderr) == (0, "")


def test_commands_begin_as_they_do_in_a_checkout() -> None:
    """There is no `squander` or `python` of ours on anybody's path."""
    wrong = [command for command in commands() if not command.text.startswith(("./squander", ".venv/bin/"))]
    assert wrong == []
    for page in PAGES:
        inline = re.findall(r"`((?:squander|python) [a-z-][^`]*)`", page.read_text(encoding="utf-8"))
        assert [words for words in inline if words not in ("squander record 1", "squander deal 1")] == [], page.name
