"""What ./squander does: set up whatever is missing, then run the command, the checks or the tests.

Everything here uses the standard library alone, because it runs before anything is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NoReturn

from compiling import COMPILE_LOG, compile_due, compile_failed, compile_if_due
from environment import (
    BIN,
    PYTHON,
    ROOT,
    Alone,
    SetupError,
    due,
    install,
    needed,
    read_stamp,
    require_python,
    say,
)

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
}


def main(args: list[str]) -> int:
    """Set up what is missing, then do what was asked for."""
    try:
        require_python()
        prepare(testing=args[:1] in (["test"], ["check"]), compiling=args[:1] != ["check"])
    except SetupError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        return 130
    if args[:1] == ["test"]:
        return test(args[1:])
    if args[:1] == ["check"]:
        return int(bool(failed_checks()))
    return hand_over(args)


def hand_over(args: list[str]) -> NoReturn:
    os.execv(BIN / "squander", ["squander", *args])


def prepare(testing: bool, compiling: bool) -> None:
    """Bring the environment up to date, or find at once that it is."""
    steps = needed(testing)
    compiling = compiling and not os.environ.get("SQUANDER_PURE")
    if not due(read_stamp(), steps) and not (compiling and compile_due(read_stamp())):
        return
    with Alone():
        install(steps)
        if compiling:
            compile_if_due()


def failed_checks() -> list[str]:
    """Lint, format and types; the names of those that found something."""
    return [name for name, command in CHECKS.items() if not passes(name, command)]


def passes(name: str, command: list[str]) -> bool:
    say(f"{name}:")
    return subprocess.run([BIN / command[0], *command[1:]], cwd=ROOT).returncode == 0


def test(args: list[str]) -> int:
    """All checks, then the tests; what pytest says comes last unless a check failed."""
    failed = failed_checks()
    if compile_failed():
        failed.append("compiling")
        say(COMPILE_LOG.read_text(errors="replace"))
    result = subprocess.run([PYTHON, "-m", "pytest", "-n", "2", *args], cwd=ROOT).returncode
    if failed:
        say(f"Failed before the tests: {', '.join(failed)}.")
    return result or int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
