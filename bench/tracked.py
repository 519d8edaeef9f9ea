"""How fast we are in numbers that mean the same on every machine, kept in bench/tracked.json.

    ./squander bench             measure, and compare with the file: the exit code is 1 if a ratio fell by over 15 %
    ./squander bench --write     measure, and write the file

A number says how often we do something in the time of one round of a loop in plain Python, which never changes. Both
take turns in one process, by its processor time, and the best turn of each counts: others slow both down.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from functools import reduce
from pathlib import Path
from typing import TypedDict

import squander
from squander import _build

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "bench" / "tracked.json"
BUILDS = ("compiled", "interpreted")
MOST = 0.15  # how much of a ratio may be lost
ATTEMPTS = 4
TURN = 0.001  # seconds that a turn has at least: among many so short ones, some are not interrupted
ROUNDS = 50
PROCESSES = 3  # where things lie in memory is a process's luck
WHAT = "how often it is done while the loop of bench/turns.py goes round once; written by ./squander bench --write"

Ratios = dict[str, float]


class Tracked(TypedDict):
    """What the file holds."""

    what: str
    version: str
    date: str
    python: str
    machine: str
    builds: dict[str, Ratios]


# --- arithmetic -------------------------------------------------------------------------------------------------


def ratio(loop: list[float], work: list[float]) -> float:
    """How often the work is done while the loop goes round once, both at their best."""
    return min(loop) / min(work)


def better(one: Ratios, other: Ratios) -> Ratios:
    return {name: max(one.get(name, 0.0), other.get(name, 0.0)) for name in one | other}


def drops(kept: Ratios, found: Ratios, most: float = MOST) -> dict[str, float]:
    """What fell by more than so much, and to which share; what is no longer measured fell to nothing."""
    shares = {name: found.get(name, 0.0) / was for name, was in kept.items()}
    return {name: share for name, share in shares.items() if share < 1 - most}


def compared(kept: Ratios, measure: Callable[[], Ratios], attempts: int = ATTEMPTS) -> tuple[Ratios, dict[str, float]]:
    """The best of several measurements, and what is below the file in all of them."""
    found = measure()
    while drops(kept, found) and attempts > 1:
        found, attempts = better(found, measure()), attempts - 1
    return found, drops(kept, found)


def comparable(kept: Tracked) -> str:
    """Why this Python's ratios can't be held against the file, or nothing."""
    here = {"python": python(), "machine": platform.machine()}
    other = [f"{kept[name]}, not {value}" for name, value in here.items() if kept[name] != value]  # type: ignore[literal-required]
    return f"bench/tracked.json was measured with {' and '.join(other)}" if other else ""


def python() -> str:
    """Another version of it is another loop to compare with."""
    return f"{platform.python_implementation()} {sys.version_info.major}.{sys.version_info.minor}"


# --- measuring --------------------------------------------------------------------------------------------------


def measured(build: str, rounds: int) -> Ratios:
    """The ratios of one build: the best of a few processes, one after another."""
    return reduce(better, (measured_once(build, rounds) for _ in range(PROCESSES)))


def measured_once(build: str, rounds: int) -> Ratios:
    own = {"SQUANDER_PURE": "1" if build == "interpreted" else "0", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "bench.turns", "--rounds", str(rounds)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **own}, capture_output=True, text=True, check=True)
    found: Ratios = json.loads(done.stdout)
    return found


def builds() -> list[str]:
    return list(BUILDS) if _build.form() == "compiled" else ["interpreted"]


def repeats(work: Callable[[], int]) -> int:
    """How often the work is done in a turn."""
    often = 1
    while min(turn(work, often)[0] for _ in range(5)) < TURN:
        often *= 2
    return often


def seconds(work: Callable[[], int], often: int) -> float:
    """The processor's time for one unit of the work, done once before: others have used the caches meanwhile."""
    work()
    spent, units = turn(work, often)
    return spent / units


def turn(work: Callable[[], int], often: int) -> tuple[float, int]:
    """The time of one turn, and how many units it did."""
    units = 0
    began = time.process_time()
    for _ in range(often):
        units += work()
    return time.process_time() - began, units


# --- the command ------------------------------------------------------------------------------------------------


def written(ratios: dict[str, Ratios]) -> Tracked:
    return {
        "what": WHAT,
        "version": squander.__version__,
        "date": str(date.today()),
        "python": python(),
        "machine": platform.machine(),
        "builds": {build: {name: rounded(r) for name, r in sorted(of.items())} for build, of in ratios.items()},
    }


def rounded(number: float) -> float:
    return float(f"{number:.4g}")


def read() -> Tracked:
    found: Tracked = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def write(rounds: int) -> int:
    if _build.form() != "compiled":
        print(f"The file is written from the compiled build, and here it is {_build.form()}.", file=sys.stderr)
        return 2
    ratios = {build: measured(build, rounds) for build in BUILDS}
    FILE.write_text(json.dumps(written(ratios), indent=2) + "\n", encoding="utf-8")
    return 0


def compare(rounds: int) -> int:
    kept = read()
    reason = comparable(kept)
    if reason:
        print(f"{reason}; ./squander bench --write measures it anew.", file=sys.stderr)
        return 2
    fallen = False
    for build in builds():
        was = kept["builds"][build]
        found, fell = compared(was, lambda build=build: measured(build, rounds))  # type: ignore[misc]
        print(table(build, was, found))
        fallen = fallen or bool(fell)
    return int(fallen)


def table(build: str, was: Ratios, found: Ratios) -> str:
    lines = [f"{build:46} {'the file':>10} {'now':>10}"]
    for name in sorted(was | found):
        then, now = was.get(name, 0.0), found.get(name, 0.0)
        change = f"{100 * (now / then - 1):+6.1f} %" if then else "    new"
        lines.append(f"  {name:44} {then:10.4g} {now:10.4g} {change}{' too slow' if name in drops(was, found) else ''}")
    return "\n".join(lines)


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(
        "squander bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write bench/tracked.json anew")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many turns of each (default {ROUNDS})")
    given = parser.parse_args(args)
    if given.rounds < 1:
        parser.error("--rounds must be at least 1")
    return write(given.rounds) if given.write else compare(given.rounds)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
