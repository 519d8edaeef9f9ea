"""Running commands in tests: in this process, or in a terminal of their own."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from rich.cells import cell_len
from typer.testing import CliRunner

from squander.cli import app
from squander.play import records
from squander.play.records import Record

ANSWERS = "".join(f"{1 + i % 7}\n" for i in range(1400))  # some are no option, which costs only a line
PATIENCE = 240.0
AGAIN = 5.0  # seconds until an interrupt that was not answered is repeated
# What a command is given of the surroundings, so that it is measured as the tests are.
KEPT = ("PATH", "SQUANDER_PURE", "COVERAGE_PROCESS_CONFIG")
# A test run in the background ignores interrupts, and its children would inherit that.
MAIN = "import signal, squander.cli; signal.signal(signal.SIGINT, signal.default_int_handler); squander.cli.main()"


class Outcome:
    """What a command said, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def lines(self) -> list[str]:
        return self.out.splitlines()

    def too_wide(self, columns: int = 80) -> list[str]:
        return [line for line in self.lines() if cell_len(line) > columns]


def run(*args: str, typed: str = "") -> Outcome:
    result = CliRunner().invoke(app, args, input=typed, prog_name="squander")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)


def play(*args: str, typed: str = ANSWERS) -> Outcome:
    """Last Will by a person who types these lines, without pauses, against bots that need no time."""
    return run("play", "last-will", "--seed", "7", "--bots", "random", "--quick", *args, typed=typed)


def saved(path: Path) -> Record:
    return records.read(path.read_text(encoding="utf-8"))


def reseal(path: Path) -> Path:
    """A changed record as if it had been written so."""
    *lines, end = path.read_text(encoding="utf-8").splitlines()
    ended = " ".join([*end.split(" ")[:2], records.checksum(lines)])
    path.write_text("\n".join([*lines, ended]) + "\n", encoding="utf-8")
    return path


def finished_game(path: Path) -> Record:
    assert play("--save", str(path)).code == 0
    return saved(path)


class Terminal:
    """A command in a terminal of 80 columns."""

    def __init__(self, *args: str, folder: Path | None = None, environment: dict[str, str] | None = None) -> None:
        ours, theirs = pty.openpty()
        env = {name: os.environ[name] for name in KEPT if name in os.environ}
        env |= {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40", "LANG": "C.UTF-8"}
        env["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path)
        self.process = subprocess.Popen(
            [sys.executable, "-c", MAIN, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env | (environment or {}),
            cwd=folder,
            start_new_session=True,
        )
        os.close(theirs)
        self.end = ours
        self.text = ""
        self.read_to = 0

    def until(self, words: str) -> str:
        """Everything new up to these words; fails when they do not come."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.text[self.read_to :]:
            assert time.monotonic() < deadline, f"no {words!r} in {self.text[self.read_to :]!r}"
            if not self.receive():
                raise AssertionError(f"ended without {words!r}: {self.text[self.read_to :]!r}")
        at = self.text.index(words, self.read_to) + len(words)
        new, self.read_to = self.text[self.read_to : at], at
        return new

    def receive(self) -> bool:
        ready, _, _ = select.select([self.end], [], [], 1.0)
        if not ready:
            return True
        try:
            data = os.read(self.end, 65536)
        except OSError:
            return False
        self.text += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def end_input(self) -> None:
        os.write(self.end, b"\x04")

    def interrupt(self, words: str) -> None:
        """Until it is answered: an interrupt between prompt and reading waits for the next one."""
        sent = float("-inf")
        while words not in self.text[self.read_to :]:
            if time.monotonic() > sent + AGAIN:
                self.process.send_signal(signal.SIGINT)
                sent = time.monotonic()
            assert self.receive(), f"ended without {words!r}: {self.text[self.read_to :]!r}"
        self.until(words)

    def wait(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while self.receive():
            assert time.monotonic() < deadline, f"still running after {self.text[self.read_to :]!r}"
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)
