"""What ./squander does: set up whatever is missing, then run the command, the checks or the tests.

Everything here uses the standard library alone, because it runs before anything is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NoReturn

from compiling import COMPILE_LOG, compile_due, compile_failed, compile_if_due, compiler_works
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
from page import build_page_if_due, fetch_browser, page_due, page_types_fit

PAGE_FOR = {"", "here", "serve", "test", "coverage"}  # commands that want the page; "" is ./squander alone

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
}


# Commands that are about speed wait for the compiler; a person who wants to play does not. The others don't need it.
PATIENT = ("test", "sim")
PLAYING = ("", "here", "play", "serve")
# The tools behind these commands need what the tests need.
WORKSHOP = {"mutate": "mutate.py", "coverage": "covered.py"}
LATER = "--compile-in-background"


def main(args: list[str]) -> int:
    """Set up what is missing, then do what was asked for."""
    if args == [LATER]:
        return compile_now()
    try:
        require_python()
        prepare(command_of(args))
    except SetupError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        return 130
    return workshop(args[0], args[1:]) if args and args[0] in ("test", "check", *WORKSHOP) else hand_over(args)


def workshop(command: str, args: list[str]) -> int:
    """What those who change Squander run."""
    if command == "test":
        return test(args)
    if command == "check":
        return int(bool(failed_checks()))
    return subprocess.run([PYTHON, ROOT / "tools" / WORKSHOP[command], *args], cwd=ROOT).returncode


def command_of(args: list[str]) -> str:
    """What to prepare for; whoever asks for help plays nothing yet."""
    command = args[0] if args else ""
    return "--help" if command in (*PLAYING, "sim") and {"-h", "--help"} & set(args) else command


def hand_over(args: list[str]) -> NoReturn:
    os.execv(BIN / "squander", ["squander", *args])


def prepare(command: str) -> None:
    """Bring the environment up to date, or find at once that it is."""
    steps = needed(testing=command in ("test", "check", *WORKSHOP))
    if due(read_stamp(), steps):
        with Alone():
            install(steps)
    prepare_browser(command)
    if command not in PATIENT + PLAYING or os.environ.get("SQUANDER_PURE") or not compile_due(read_stamp()):
        return
    if command in PATIENT or not compiler_works():
        compile_now()
    else:
        compile_later()


def compile_now() -> int:
    with Alone():
        compile_if_due()
    return 0


def compile_later() -> None:
    """Start a process that outlives this one; a second one would only wait for it and find nothing to do."""
    say("Compiling the rules in the background: this game starts at once, later ones are faster.")
    quiet = subprocess.DEVNULL
    command = [sys.executable, __file__, LATER]
    subprocess.Popen(command, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def prepare_browser(command: str) -> None:
    """The page where it is wanted, and for the tests a browser to look at it."""
    if command in ("test", "coverage"):
        fetch_browser()
    if command in PAGE_FOR and page_due(read_stamp()):
        with Alone():
            build_page_if_due()


def failed_checks() -> list[str]:
    """Lint, format and types; the names of those that found something."""
    failed = [name for name, command in CHECKS.items() if not passes(name, command)]
    return failed if page_types_fit() else [*failed, "types of the page"]


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
