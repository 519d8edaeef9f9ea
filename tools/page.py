"""Building the page for the browser from web/, with the Node that a PyPI wheel brings.

Without network the page is not built, and everything else works.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

from environment import (
    BIN,
    ROOT,
    SetupError,
    hash_of,
    passes,
    pinned,
    read_stamp,
    requirements,
    run,
    say,
    uv_install,
    write_stamp,
)

WEB = ROOT / "web"
PAGE = ROOT / "src" / "squander" / "server" / "http" / "page"
PAGE_LOG = ROOT / "build" / "page.log"
LEFT_OUT = {"node_modules", "README.md", "tests"}
NPM_CI = "ci --ignore-scripts --no-audit --no-fund --loglevel=error"
# Scripts of packages, run by Node in web/.
PAGE_CHECKS = {
    "tsc of the page": ["typescript/bin/tsc", "--noEmit"],
    "tsc of the page's tests": ["typescript/bin/tsc", "--noEmit", "--project", "tests"],
    "biome of the page": ["@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
}
APT = "apt-get install --yes --no-install-recommends"


def page_due(stamp: dict[str, str]) -> bool:
    """Not while the page stands as these very sources made it."""
    return WEB.exists() and (stamp.get("page") != page_recipe() or not (PAGE / "index.html").exists())


def page_recipe() -> str:
    """What the page is made from: the contents of its sources, and their names."""
    files = sources()
    names = " ".join(str(file.relative_to(WEB)) for file in files)
    return f"{hash_of(*requirements('page'), *files)} {hashlib.sha256(names.encode()).hexdigest()}"


def sources() -> list[Path]:
    found = (path for path in WEB.rglob("*") if not LEFT_OUT & set(path.relative_to(WEB).parts))
    return sorted(path for path in found if path.is_file())


def build_page_if_due() -> None:
    """Build, or say in one sentence why there is no page."""
    if not page_due(read_stamp()):
        return
    try:
        build_page()
    except SetupError as error:
        say(f"The page for the browser could not be built, the game in the terminal works without it. {error}")


def build_page() -> None:
    say("Setting up (once for each change): building the page for the browser ...")
    made_from = page_recipe()
    install_node()
    npm("--prefix web run build", "Building the page failed")
    write_stamp({**read_stamp(), "page": made_from})


def install_node() -> None:
    """Node and what the page is built from, unless these very versions are there."""
    made_from = hash_of(*requirements("page"), WEB / "package-lock.json")
    stamp = read_stamp()
    if stamp.get("page tools") == made_from and (WEB / "node_modules").exists() and (BIN / "node").exists():
        return
    uv_install(*pinned("page"))
    npm(f"--prefix web {NPM_CI}", "Fetching what the page is built from failed")
    write_stamp({**stamp, "page tools": made_from})


def npm(arguments: str, problem: str) -> None:
    """Scripts find the environment's Node before any other."""
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    run([str(BIN / "npm"), *arguments.split()], problem, PAGE_LOG, environment)


def failed_page_checks() -> list[str]:
    """Types, lint and format of the page; the names of those that found something, none where it could not be built."""
    if not (WEB / "node_modules").exists() or not (BIN / "node").exists():
        return []
    return [name for name, command in PAGE_CHECKS.items() if not page_passes(name, command)]


def page_passes(name: str, command: list[str]) -> bool:
    return passes(name, [BIN / "node", WEB / "node_modules" / command[0], *command[1:]], WEB)


# --- a browser for the tests --------------------------------------------------------------------------------------


def browser() -> str | None:
    names = requirements("browsers")[0].read_text(encoding="utf-8").split()
    return next((found for name in names if (found := shutil.which(name))), None)


def fetch_browser() -> None:
    """Where that is one harmless command, install what the browser tests drive; elsewhere they are skipped."""
    if browser() or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    say("Setting up (once): fetching Chromium for the browser tests ...")
    try:
        run(["apt-get", "update"], "Asking for Chromium failed")
        install_browser()
    except SetupError as error:
        say(f"{error} The browser tests will be skipped.")


def install_browser() -> None:
    problem = "Installing Chromium failed"
    try:
        run([*APT.split(), "chromium-headless-shell"], problem)
    except SetupError:
        run([*APT.split(), "chromium"], problem)
