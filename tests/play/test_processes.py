"""Processes that share work end with whoever began them."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from squander.play.processes import shared_out

BEGINNER = """
import sys
from tests.play.test_processes import name_and_sleep, shared_out

if __name__ == "__main__":
    list(shared_out(name_and_sleep, [sys.argv[1]] * 2, 2))
"""
PLACES = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])


def name_and_sleep(folder: str) -> None:
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(3600)


def squared(number: int) -> int:
    return number * number


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert list(shared_out(squared, [3, 1, 2], processes=2)) == [9, 1, 4]


def test_one_process_is_this_one() -> None:
    assert list(shared_out(lambda _: os.getpid(), [0, 0], processes=1)) == [os.getpid()] * 2


@pytest.mark.skipif(sys.platform == "win32", reason="a process is looked for by a signal")
def test_a_crew_ends_with_whoever_was_killed(tmp_path: Path) -> None:
    """They went on for nobody: an arena that was killed kept the cores busy."""
    script = tmp_path / "beginner.py"
    script.write_text(BEGINNER)
    named = tmp_path / "named"
    named.mkdir()
    beginner = subprocess.Popen([sys.executable, str(script), str(named)], env={**os.environ, "PYTHONPATH": PLACES})
    try:
        until(lambda: len(list(named.iterdir())) == 2 or beginner.poll() is not None)
    finally:
        beginner.kill()
        beginner.wait()
    crew = [int(path.name) for path in named.iterdir()]
    assert len(crew) == 2
    try:
        until(lambda: not any(map(alive, crew)))
    finally:
        for pid in filter(alive, crew):
            os.kill(pid, signal.SIGKILL)


def until(so: Callable[[], bool]) -> None:
    """As long as it takes; the suite's own limit ends a test that hangs."""
    while not so():
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")
