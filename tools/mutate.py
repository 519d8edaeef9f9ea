"""`./squander mutate`: makes small wrong changes to a game's rules and counts how many of them its tests notice.

Each mutant is tried in a copy of the checkout, interpreted, by those tests of the game that run through the changed
line. Goldens take no part: they tell that something changed, not that it is wrong.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from environment import PYTHON, ROOT
from mutants import Mutant, mutants_of

GAMES = ROOT / "src" / "squander" / "games"
COPIED = ("src", "tests", "tools", "pyproject.toml", "docs", "README.md")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "browser", "*.so", "pictures", "golden")
# Not rules: names for numbers, what the box holds, plain data out and in, guessing.
NO_RULES = {"terms.py", "kind.py", "box.py", "state.py", "hidden.py"}
QUICKLY = {"PYTHONDONTWRITEBYTECODE": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
UNTIMED = ("-p", "pytest_timeout", "-o", "timeout=0")
TICKS = count(1)
EXAMPLES = """examples:
  ./squander mutate last-will                        80 mutants by chance, a few minutes
  ./squander mutate maccreedys-mansion --sample 200 --seed 7
  ./squander mutate last-will --only rules/planning.py --sample 0     every mutant of one file
  ./squander mutate prodigals-club --json
"""


class Verdict(NamedTuple):
    mutant: Mutant
    tests: int
    killed: bool


def main(args: list[str]) -> int:
    given = parser().parse_args(args)
    try:
        sources = rule_files(given.game, given.only)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    verdicts = try_all(given.game, chosen(sources, given.sample, given.seed), given.jobs)
    survivors = [v for v in verdicts if not v.killed]
    if given.json:
        print(json.dumps(report(given, verdicts)))
    else:
        tell(given.game, verdicts, survivors)
    return int(bool(verdicts) and 1 - len(survivors) / len(verdicts) < given.least / 100)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        "squander mutate",
        description="Change a game's rules a little, many times, and count how often its tests notice.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("game", help="the game whose rules are changed, such as last-will")
    made.add_argument("--sample", type=whole, default=80, help="how many mutants to try; 0: all (default 80)")
    made.add_argument("--seed", type=int, default=1, help="which mutants are drawn (default 1)")
    made.add_argument("--only", default="", help="only sources whose path ends with this")
    made.add_argument("--jobs", type=whole, default=os.cpu_count() or 1, help="how many at once (default: all cores)")
    made.add_argument("--least", type=float, default=0, help="exit with 1 if fewer per cent are killed (default 0)")
    made.add_argument("--json", action="store_true", help="for programs")
    return made


def whole(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError
    return number


# --- which mutants ------------------------------------------------------------------------------------------------


def rule_files(game: str, only: str = "") -> list[Path]:
    """The sources of a game that hold rules, relative to the checkout."""
    folder = GAMES / game.replace("-", "_")
    if "/" in game or not (folder / "clauses.tsv").exists():
        known = sorted(path.parent.name.replace("_", "-") for path in GAMES.glob("*/clauses.tsv"))
        raise ValueError(f"There is no game {game!r}; use one of {', '.join(known)}.")
    files = [path for path in sorted(compiled_in(folder)) if path.name not in NO_RULES]
    found = [path.relative_to(ROOT) for path in files if path.as_posix().endswith(only)]
    if not found:
        raise ValueError(f"No source with rules of {game} ends with {only!r}.")
    return found


def compiled_in(folder: Path) -> list[Path]:
    """What is compiled of a game are its rules."""
    from squander._build import groups

    return groups(folder.parents[1]).get(f"squander_games_{folder.name}", [])


def chosen(sources: list[Path], sample: int, seed: int) -> list[Mutant]:
    made = [mutant for path in sources for mutant in mutants_of(path, (ROOT / path).read_text())]
    return random.Random(seed).sample(made, sample) if 0 < sample < len(made) else made


# --- trying them --------------------------------------------------------------------------------------------------


def try_all(game: str, mutants: list[Mutant], jobs: int) -> list[Verdict]:
    """Each mutant in one of a few copies of the checkout, with a bar that shows how far it is."""
    from rich.console import Console
    from rich.progress import track

    with tempfile.TemporaryDirectory(prefix="squander-mutate-") as folder, ThreadPoolExecutor(max(jobs, 1)) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(max(jobs, 1)):
            copies.put(copy_checkout(Path(folder) / str(number)))
        covering = Covering(game, Path(folder) / "0")
        results = pool.map(lambda mutant: attempt(mutant, covering, copies), mutants)
        bar = track(results, f"Mutants of {game}", len(mutants), console=Console(stderr=True))
        return list(bar)


def copy_checkout(to: Path) -> Path:
    to.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, to / name)
    return to


def attempt(mutant: Mutant, covering: Covering, copies: SimpleQueue[Path]) -> Verdict:
    tests = covering.tests(mutant)
    copy = copies.get()
    try:
        with changed(copy / mutant.path, mutant):
            # What is built once and kept, as a box is, was seen to run in the first test only: survivors meet them all.
            killed = any(not passes(copy, some, covering.seconds) for some in (tests, [covering.folder]) if some)
            return Verdict(mutant, len(tests), killed)
    finally:
        copies.put(copy)


@contextmanager
def changed(path: Path, mutant: Mutant) -> Iterator[None]:
    text, times = path.read_text(), path.stat()
    path.write_text(mutant.source(text))
    # Bytecode is kept by whole seconds and size: a time of its own keeps one mutant's from being taken for another's.
    os.utime(path, (next(TICKS),) * 2)
    try:
        yield
    finally:
        path.write_text(text)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def passes(copy: Path, tests: list[str], seconds: int) -> bool:
    """Whether all of these tests pass; one that hangs does not."""
    names = copy / "tests-to-run"
    names.write_text("\n".join(tests))
    done = pytest(copy, "-x", f"@{names}", seconds=seconds)
    if done.returncode > 2:  # not a failing test nor a source that can't be imported: something is wrong with us
        raise SystemExit(f"The tests could not be run.\n{done.stdout.decode(errors='replace')[-2000:]}")
    return done.returncode == 0


def pytest(copy: Path, *args: str, seconds: int = 0) -> subprocess.CompletedProcess[bytes]:
    """Started hundreds of times, so with bytecode kept and without the plugins that other packages bring along.

    The limit counts the processor's time: on a busy machine, whoever waits is not taken for one that hangs.
    """
    own = {"PYTHONPATH": str(copy / "src"), "SQUANDER_PURE": "1", **QUICKLY}
    command = [str(PYTHON), "-m", "pytest", "-q", "-p", "no:cacheprovider", *UNTIMED, *args]
    if seconds:
        command = ["sh", "-c", f'ulimit -t {seconds} && exec "$@"', "limited", *command]
    return subprocess.run(command, cwd=copy, env={**os.environ, **own}, capture_output=True, stdin=subprocess.DEVNULL)


class Covering:
    """Which tests of a game run through which line, measured once on the unchanged rules."""

    def __init__(self, game: str, copy: Path) -> None:
        from coverage import CoverageData

        self.folder = f"tests/games/{game.replace('-', '_')}"
        self.copy = copy
        rows = copy / "coverage.ini"
        rows.write_text("[run]\ndata_file = .coverage\n")
        how = [
            "-p",
            "pytest_cov",
            f"--cov-config={rows}",
            "--cov=squander.games",
            "--cov-context=test",
            "--cov-report=",
        ]
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        measured = pytest(copy, *how, self.folder)
        self.seconds = int(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before) + 20
        if measured.returncode:
            said = measured.stdout.decode(errors="replace")[-2000:]
            raise SystemExit(f"The tests of {game} fail without any change; mend them first.\n{said}")
        self.data = CoverageData(str(copy / ".coverage"))
        self.data.read()

    def tests(self, mutant: Mutant) -> list[str]:
        """Node ids; all tests where the line runs at import."""
        contexts = self.data.contexts_by_lineno(str(self.copy / mutant.path)).get(mutant.line, [])
        names = sorted({context.split("|")[0] for context in contexts if context})
        return [self.folder] if "" in contexts else names


# --- telling ------------------------------------------------------------------------------------------------------


def report(given: argparse.Namespace, verdicts: list[Verdict]) -> dict[str, object]:
    survivors = [v for v in verdicts if not v.killed]
    return {
        "game": given.game,
        "seed": given.seed,
        "mutants": len(verdicts),
        "killed": len(verdicts) - len(survivors),
        "survivors": [
            {"path": v.mutant.path.as_posix(), "line": v.mutant.line, "change": v.mutant.change, "tests": v.tests}
            for v in survivors
        ],
    }


def tell(game: str, verdicts: list[Verdict], survivors: list[Verdict]) -> None:
    for v in survivors:
        print(f"survived {v.tests} tests: {v.mutant}" if v.tests else f"no test runs through it: {v.mutant}")
    killed = len(verdicts) - len(survivors)
    print(f"{game}: {killed} of {len(verdicts)} mutants killed ({100 * killed / max(len(verdicts), 1):.1f} %).")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
