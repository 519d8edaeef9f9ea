"""What ./squander does: set up whatever is missing, then run the command, the checks or the tests.

Everything here uses the standard library alone, because it runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NoReturn

from compiling import (
    FULL,
    LOGS,
    QUICK,
    compile_due,
    compile_failed,
    compile_if_due,
    compiled_home,
    compiler_works,
)
from environment import (
    BIN,
    PYTHON,
    ROOT,
    VENV,
    Alone,
    SetupError,
    due,
    install,
    needed,
    passes,
    read_stamp,
    require_python,
    say,
)
from page import build_page_if_due, failed_page_checks, fetch_browser, page_due

PAGE_FOR = {
    "",
    "here",
    "serve",
    "check",
    "test",
    "coverage",
    "build",
}  # commands that want the page; "" is ./squander alone

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
}


# Commands that play many games wait for the quick compiler, and those that measure speed for the thorough one; a person
# who wants to play does not wait. The others don't need it.
MEASURING = ("arena", "ladder", "lab")
LEARNING = ("mcp", "train")
PATIENT = {"sim": QUICK, "bench": FULL, "train": QUICK, **dict.fromkeys(MEASURING, QUICK)}
PLAYING = ("", "here", "play", "serve")
# The tools behind these commands need what the tests need.
WORKSHOP = {
    "mutate": ["tools/mutate.py"],
    "coverage": ["tools/covered.py"],
    "release": ["tools/release.py"],
    "bench": ["-m", "bench.tracked"],
    "build": ["tools/package.py"],
}
SITE = "docs"  # the command that makes a site of the folder of this name; it needs nothing of ours
COMPILED_SINCE = VENV / "compiled-since"  # a sentence that nobody has read yet
LATER = "--compile-in-background"
COVERAGE = "--coverage"


def main(args: list[str]) -> int:
    """Set up what is missing, then do what was asked for."""
    if args == [LATER]:
        return compile_in_background()
    try:
        require_python()
        prepare(command_of(args), wants_ray(args))
    except SetupError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        return 130
    return workshop(args[0], args[1:]) if args and args[0] in ("test", "check", SITE, *WORKSHOP) else hand_over(args)


def workshop(command: str, args: list[str]) -> int:
    """What those who change Squander run."""
    if command == "test":
        return test(args)
    if command == "check":
        return check(args)
    if command == SITE:
        return site(args)
    return tool(command, args)


def site(args: list[str]) -> int:
    """The pages of docs/ as a site with a search, in build/site."""
    if args:
        say("./squander docs takes nothing: it makes build/site of the pages in docs/.")
        return 0 if args in (["-h"], ["--help"]) else 2
    made = subprocess.run([BIN / "zensical", "build", "--clean"], cwd=ROOT).returncode
    if not made:
        home = ROOT / "build" / "site"
        say(
            f"The site is in {home}; its pages can be opened there, and searched with: python3 -m http.server -d {home}"
        )
    return made


def tool(command: str, args: list[str]) -> int:
    return subprocess.run([PYTHON, *WORKSHOP[command], *args], cwd=ROOT).returncode


def check(args: list[str]) -> int:
    """Lint, format and types; with --coverage, the tests interpreted and what they run through."""
    if args not in ([], [COVERAGE]):
        say(f"./squander check takes nothing but {COVERAGE}.")
        return 2
    failed = failed_checks()
    if failed or not args:
        return int(bool(failed))
    return tool("coverage", [])


def command_of(args: list[str]) -> str:
    """What to prepare for; whoever asks for help plays nothing yet."""
    command = args[0] if args else ""
    if args == ["check", COVERAGE]:
        return "coverage"
    return (
        "--help"
        if command in (*PLAYING, "sim", "bench", *MEASURING, *LEARNING) and {"-h", "--help"} & set(args)
        else command
    )


def hand_over(args: list[str]) -> NoReturn:
    os.execv(BIN / "squander", ["squander", *args])


def wants_ray(args: list[str]) -> bool:
    """It is large, so only those who name it and the long tests have it."""
    on_ray = any(arg.removeprefix("--on=").startswith("ray") for arg in args)
    return (args[:1] == ["lab"] and on_ray) or (args[:1] == ["test"] and "--long" in args)


def purposes_of(command: str, clustering: bool) -> set[str]:
    """What the environment is wanted for besides playing."""
    wanted = {
        "test": command in ("test", "check", *WORKSHOP),
        "measure": command in MEASURING,
        "learn": command in LEARNING,
        "cluster": clustering,
        "publish": command == SITE,
    }
    return {purpose for purpose, is_wanted in wanted.items() if is_wanted}


def prepare(command: str, clustering: bool = False) -> None:
    """Bring the environment up to date, or find at once that it is."""
    steps = needed(purposes_of(command, clustering))
    if due(read_stamp(), steps):
        with Alone():
            install(steps)
    prepare_browser(command)
    if may_compile():
        prepare_rules(command)


def may_compile() -> bool:
    """Unless nothing compiled is wanted, or nothing more than there is."""
    pure, more = os.environ.get("SQUANDER_PURE", ""), os.environ.get("SQUANDER_COMPILE", "")
    return pure in ("", "0") and more != "no"


def prepare_rules(command: str) -> None:
    """Compiled as far as the command waits for it; the tests see to that themselves."""
    if command in PATIENT or (command in PLAYING and not compiler_works()):
        compile_now(PATIENT.get(command, QUICK))
    if command in (*PLAYING, *MEASURING, "sim") and compile_due(read_stamp(), FULL):
        compile_later(command)
    else:
        tell_of_compiling()


def compile_now(*roads: str) -> int:
    """Alone on each road: whoever needs the quick one, or packages, does not wait for the thorough one."""
    for road in roads:
        if compile_due(read_stamp(), road):
            with Alone(compiled_home(road)):
                compile_if_due(road)
    return 0


def compile_later(command: str) -> None:
    """Start a process that outlives this one; a second one would only wait for it and find nothing to do."""
    say("Compiling the rules in the background: this starts at once, what you start later is faster.")
    quiet = subprocess.DEVNULL
    said = quiet if command == "play" else None  # whose screen it would spoil
    words = [sys.executable, __file__, LATER]
    subprocess.Popen(words, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=said, start_new_session=True)


def compile_in_background() -> int:
    """The quick road first. Nothing is said on the way, and at the end of each road that it is in force: at once where
    somebody reads it, else at the next start."""
    os.nice(15)  # somebody plays meanwhile
    began = time.monotonic()
    for road in (QUICK, FULL):
        if compile_due(read_stamp(), road):
            with contextlib.redirect_stderr(io.StringIO()):
                compile_now(road)
            if not compile_failed():
                announce(road, since(began))
    return 0


def announce(road: str, time: str) -> None:
    if road == QUICK:
        sentence = (
            f"The rules are compiled quickly now, after {time}: what starts from here on is faster, later more so."
        )
    else:
        sentence = f"The rules are compiled now, after {time}: what starts from here on is faster."
    COMPILED_SINCE.write_text(sentence)
    with contextlib.suppress(OSError):
        if sys.stderr.isatty():
            tell_of_compiling()


def since(began: float) -> str:
    minutes = round((time.monotonic() - began) / 60)
    return "a minute" if minutes <= 1 else f"{minutes} minutes"


def tell_of_compiling() -> None:
    """Once."""
    with contextlib.suppress(OSError):
        sentence = COMPILED_SINCE.read_text()
        COMPILED_SINCE.unlink()
        say(sentence)


def prepare_browser(command: str) -> None:
    """The page where it is wanted, and for the tests a browser to look at it."""
    if command in ("test", "coverage"):
        fetch_browser()
    if command in PAGE_FOR and page_due(read_stamp()):
        with Alone():
            build_page_if_due()


def failed_checks() -> list[str]:
    """Lint, format and types of both languages side by side; the names of those that found something."""
    with ThreadPoolExecutor() as side:
        page = side.submit(failed_page_checks)
        ours = [name for name, (tool, *rest) in CHECKS.items() if not passes(name, [BIN / tool, *rest], ROOT)]
        return ours + page.result()


def roads_to_test(args: list[str]) -> list[str]:
    """Tests need both cores for themselves and nothing faster than the quick road, but the long ones compare speeds."""
    return ([QUICK, FULL] if "--long" in args else [QUICK]) if may_compile() else []


def test(args: list[str]) -> int:
    """All checks, then the tests; what pytest says comes last unless a check failed."""
    with ThreadPoolExecutor() as side:
        compiling = side.submit(compile_now, *roads_to_test(args))
        failed = failed_checks()
        compiling.result()
    for road in compile_failed():
        failed.append(f"compiling ({road})")
        say(LOGS[road].read_text(errors="replace"))
    result = subprocess.run([PYTHON, "-m", "pytest", "-n", "2", *args], cwd=ROOT).returncode
    if failed:
        say(f"Failed before the tests: {', '.join(failed)}.")
    return result or int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
