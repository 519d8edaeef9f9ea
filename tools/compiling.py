"""Compiling the rules into the environment, where src/squander/_build.py picks them up."""

from __future__ import annotations

import os
import runpy
import shlex
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from environment import (
    PYTHON,
    ROOT,
    VENV,
    Alone,
    SetupError,
    hash_of,
    read_stamp,
    requirements,
    run,
    say,
    write_stamp,
)

PACKAGE = ROOT / "src" / "squander"
FULL, QUICK = "full", "quick"
STAMPS = {FULL: "compiled", QUICK: "compiled quickly"}
OPTIMISE = {FULL: "3", QUICK: "1"}
LOGS = {road: ROOT / "build" / f"compile-{road}.log" for road in STAMPS}


def rules() -> dict[str, Any]:
    """The package's own account of what is compiled, read without importing the package."""
    return runpy.run_path(str(PACKAGE / "_build.py"))


def compile_due(stamp: dict[str, str], road: str) -> bool:
    """Not after a success or failure with these sources, nor while there is no more of a compiler, nor quickly what was
    compiled fully."""
    tried = [stamp.get(STAMPS[one]) for one in {road, FULL}]
    return recipe() not in tried and compiler() not in tried


def recipe() -> str:
    """What compiled modules are made from."""
    return hash_of(ROOT / "setup.py", *requirements("build")) + source_digest()


def source_digest() -> str:
    return str(rules()["digest"](PACKAGE))


def compiler() -> str:
    """Which compiler and which headers there are to try."""
    command = compiler_command()
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return f"{shlex.join(command)} {shutil.which(command[0])} {header.exists()}"


def compiler_command() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc") or ["cc"]


def compiler_works() -> bool:
    """Try it on the smallest extension module."""
    flags = ["-I", sysconfig.get_path("include"), "-x", "c", "-c", "-o", os.devnull, "-"]
    try:
        command = [*compiler_command(), *flags]
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except OSError:
        return False


def compile_if_due(road: str) -> None:
    """Compile, or say once why the rules run interpreted."""
    if not compile_due(read_stamp(), road):
        return
    tried = {STAMPS[road]: compile_rules(road)} if compiler_works() else {STAMPS[FULL]: do_without()}
    with Alone():
        write_stamp({**read_stamp(), **tried})  # packages may have come meanwhile


def do_without() -> str:
    say("No C compiler with Python's headers was found, so Squander runs interpreted: everything works, only slower.")
    return compiler()


def compile_rules(road: str) -> str:
    """Compile what changed; without its digest a half-made result is never imported."""
    say(f"Setting up (once for each change): compiling the rules{' quickly' if road == QUICK else ''} ...")
    made_from, digest, home = recipe(), source_digest(), compiled_home(road)
    (home / "digest").unlink(missing_ok=True)
    shutil.rmtree(home / "temp" / "cache", ignore_errors=True)  # mypyc trips over what it remembers of older sources
    folders = [f"--build-lib={home / 'lib'}", f"--build-temp={home / 'temp'}"]
    command = [str(PYTHON), "setup.py", "build_ext", f"--parallel={os.cpu_count()}", *folders]
    try:
        own = {"SQUANDER_COMPILE": "1", "SQUANDER_OPTIMISE": OPTIMISE[road]}
        run(command, "Compiling failed", LOGS[road], {**os.environ, **own})
        (home / "digest").write_text(digest)
    except SetupError as error:
        say(f"{error} Until it is mended, Squander runs {'as compiled quickly' if made(QUICK) else 'interpreted'}.")
    return made_from


def compiled_home(road: str) -> Path:
    home: Path = rules()["home"](VENV) / road
    home.mkdir(parents=True, exist_ok=True)
    return home


def made(road: str) -> bool:
    """Whether something compiled from these very sources lies there."""
    file = compiled_home(road) / "digest"
    return file.exists() and file.read_text() == source_digest()


def compile_failed() -> list[str]:
    """On which roads these very sources were tried in vain with a compiler that works."""
    stamp = read_stamp()
    return [road for road in STAMPS if stamp.get(STAMPS[road]) == recipe() and not made(road)]
