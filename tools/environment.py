"""The checkout's virtual environment: made once, and brought up to date when its makings change.

A stamp in it says what each step was made from.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
STAMP = VENV / "squander-stamp.json"
HALF_MADE = VENV / "half-made"
LOG = ROOT / "build" / "setup.log"
REQUIREMENTS = ROOT / "requirements"
OLDEST = (3, 11)

OFFLINE = re.compile(
    r"connection broken by|error sending request|dns error|failed to fetch|client error \(connect\)"
    r"|network (connectivity is|was) disabled|name resolution|connection refused",
    re.IGNORECASE,
)


class SetupError(Exception):
    """What went wrong, in one sentence for the person at the keyboard."""


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def passes(name: str, command: list[str | Path], folder: Path) -> bool:
    """Run a check; what it says comes in one piece under its name, as others may run beside it."""
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    say(f"{name}:\n{done.stdout}".rstrip())
    return done.returncode == 0


def require_python() -> None:
    """Only an environment that somebody made with an older Python gets this far."""
    if sys.version_info < OLDEST:
        raise SetupError(
            f"The environment {VENV} runs Python {sys.version.split()[0]}, but Squander needs 3.11 or newer:"
            " delete it and start again."
        )


def hash_of(*files: Path) -> str:
    """One hash over the files' contents."""
    seen = hashlib.sha256()
    for file in files:
        seen.update(hashlib.sha256(file.read_bytes()).digest())
    return seen.hexdigest()


# Packages that only some purposes need, in the order in which they are installed: their file and those purposes.
EXTRAS = {
    "lab packages": ("lab", {"measure", "test"}),
    "packages for programs": ("envs", {"learn", "test"}),
    "ray packages": ("ray", {"cluster"}),
    "docs packages": ("docs", {"publish"}),
    "test packages": ("test", {"test"}),
}


def needed(purposes: Collection[str] = ()) -> dict[str, str]:
    """What each step has to be made from now; the order is that of the work."""
    steps = {
        "environment": f"{ROOT} {sys.version.split()[0]}",
        "packages": hash_of(*requirements("uv", "run", "build")),
        "project": hash_of(ROOT / "pyproject.toml", ROOT / "setup.py"),
    }
    for step, (name, serves) in EXTRAS.items():
        if serves & set(purposes):
            steps[step] = hash_of(*requirements(name))
    return steps


def requirements(*names: str) -> list[Path]:
    return [REQUIREMENTS / f"{name}.txt" for name in names]


def read_stamp() -> dict[str, str]:
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def write_stamp(stamp: dict[str, str]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=1))


def due(stamp: dict[str, str], steps: dict[str, str]) -> list[str]:
    """The steps that were never done or were done from something else."""
    if HALF_MADE.exists() or not PYTHON.exists() or stamp.get("environment") != steps["environment"]:
        return list(steps)
    return [step for step, source in steps.items() if stamp.get(step) != source]


class Alone:
    """Keeps a second set-up of the same checkout waiting, or a second one that has to do with this folder of it."""

    def __init__(self, at: Path | None = None) -> None:
        self.at = at or ROOT

    def __enter__(self) -> None:
        self.folder = os.open(self.at, os.O_RDONLY)
        try:
            fcntl.flock(self.folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another start that sets this checkout up, or compiles it ...")
            fcntl.flock(self.folder, fcntl.LOCK_EX)

    def __exit__(self, *reason: object) -> None:
        os.close(self.folder)


def install(steps: dict[str, str]) -> None:
    """Do the steps that are due; an environment that did not come to be is not left behind."""
    stamp = read_stamp()
    try:
        for step in due(stamp, steps):
            STEPS[step]()
            stamp = {**({} if step == "environment" else stamp), step: steps[step]}
            write_stamp(stamp)
        HALF_MADE.unlink(missing_ok=True)
    except BaseException:
        if HALF_MADE.exists():
            shutil.rmtree(VENV, ignore_errors=True)
        raise


def make_environment() -> None:
    """An environment found without our stamp is somebody's own: it is completed, never deleted."""
    say("Setting up (once): making a virtual environment in .venv ...")
    if importlib.util.find_spec("ensurepip") is None:
        raise SetupError(
            "This Python can't make virtual environments: install the venv package of your system"
            " (on Debian and Ubuntu: python3-venv) and start again."
        )
    if STAMP.exists() or HALF_MADE.exists():
        shutil.rmtree(VENV)
    if not VENV.exists():
        VENV.mkdir()
        HALF_MADE.touch()
    base = getattr(sys, "_base_executable", sys.executable)
    run([base, "-m", "venv", str(VENV)], "Making the virtual environment failed")


def install_packages() -> None:
    say("Setting up (once): fetching packages ...")
    pip = "install --quiet --disable-pip-version-check --retries 1 --timeout 15"
    run([str(PYTHON), "-m", "pip", *pip.split(), *pinned("uv")], "Installing uv failed")
    uv_install(*pinned("run", "build"))


def install_project() -> None:
    uv_install("--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def install_lab_packages() -> None:
    say("Setting up (once): fetching what the lab counts and draws with ...")
    uv_install(*pinned("lab"))


def install_packages_for_programs() -> None:
    say("Setting up (once): fetching what programs at the table need ...")
    uv_install(*pinned("envs"))


def install_ray_packages() -> None:
    say("Setting up (once): fetching Ray ...")
    uv_install(*pinned("ray"))


def install_docs_packages() -> None:
    say("Setting up (once): fetching what makes a site of the docs ...")
    uv_install(*pinned("docs"))


def install_test_packages() -> None:
    say("Setting up (once): fetching what the tests need ...")
    uv_install(*pinned("test"))


def pinned(*names: str) -> list[str]:
    """The options of pip and uv for these requirements, each file checked against its hash."""
    return ["--require-hashes", *(f"--requirement={file}" for file in requirements(*names))]


STEPS = {
    "environment": make_environment,
    "packages": install_packages,
    "project": install_project,
    "lab packages": install_lab_packages,
    "packages for programs": install_packages_for_programs,
    "ray packages": install_ray_packages,
    "docs packages": install_docs_packages,
    "test packages": install_test_packages,
}


def uv_install(*what: str) -> None:
    """Where pip was pointed at another index by its variable, uv goes there too."""
    command = [str(BIN / "uv"), "pip", "install", "--python", str(PYTHON), *what]
    run(command, "Installing packages failed", LOG, uv_environment())


def uv_environment() -> dict[str, str]:
    mirror = {"UV_DEFAULT_INDEX": os.environ["PIP_INDEX_URL"]} if "PIP_INDEX_URL" in os.environ else {}
    return {**mirror, **os.environ}


def run(command: list[str], problem: str, log: Path = LOG, environment: dict[str, str] | None = None) -> None:
    """Run a step quietly: its output goes to a log, and a failure becomes one sentence."""
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as output:
        done = subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment
        )
    if done.returncode:
        raise SetupError(explain(problem, log))


def explain(problem: str, log: Path) -> str:
    """What a failed step says to the person."""
    if OFFLINE.search(log.read_text(errors="replace")):
        return "The packages could not be fetched: check the network connection and start again."
    return f"{problem}: {log} has the details."
