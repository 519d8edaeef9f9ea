"""`./squander build`: a wheel and a source distribution with the page inside, tried out before they are called made."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path
from socket import socket

from environment import BIN, PYTHON, ROOT, SetupError, run, say, uv_environment
from page import PAGE

LOG = ROOT / "build" / "package.log"
SERVE_SECONDS = 120.0  # for a server to start on a busy machine
NO_PAGE = "There is no page to put into the package: ./squander builds it where Node's packages can be fetched."
IN_BOTH = (
    "squander/py.typed",
    "squander/kernel/COMPILED",
    "squander/server/http/page/index.html",
    "squander/analysis/page.css",
    "squander/analysis/fonts/eb-garamond-latin-500-normal.woff2",
    "squander/lab/sheets/report.css",
    "squander/games/last_will/cards.toml",
    "squander/games/last_will/clauses.tsv",
)
IN_SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CHANGELOG.md")
GAME = "import squander; g = squander.new('last-will', players=2, seed=1); squander.playout(g, squander.seeded('1'))"
EXAMPLES = """examples:
  ./squander build                  dist/ gets a wheel, compiled, and a source distribution
  ./squander build --out /tmp/dist  they go there
  ./squander build --no-try         look at their contents only, without the network

SQUANDER_COMPILE=0 leaves the wheel's rules interpreted.
"""


def main(args: list[str]) -> int:
    given = parser().parse_args(args)
    try:
        built = build(given.out)
        for path in built:
            check(path)
        if given.tried:
            try_out(next(path for path in built if path.suffix == ".whl"))
    except SetupError as error:
        say(str(error))
        return 2
    for path in built:
        print(f"{path}  {path.stat().st_size / 1e6:.1f} MB{form(path)}")
    return 0


def parser() -> argparse.ArgumentParser:
    shape = argparse.RawDescriptionHelpFormatter
    made = argparse.ArgumentParser("./squander build", description=__doc__, epilog=EXAMPLES, formatter_class=shape)
    made.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder they go to (default: dist)")
    made.add_argument(
        "--no-try", dest="tried", action="store_false", help="do not install the wheel into an environment of its own"
    )
    return made


def build(out: Path) -> list[Path]:
    """The source distribution, and from it the wheel: what is missing in the one fails in the other."""
    if not (PAGE / "index.html").exists():
        raise SetupError(NO_PAGE)
    say("Building a source distribution, and a wheel from it ...")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [
            str(BIN / "uv"),
            "build",
            "--no-build-isolation",
            "--python",
            str(PYTHON),
            "--out-dir",
            folder,
        ]
        run(command, "Building the package failed", LOG, uv_environment())
        made = sorted(path for path in Path(folder).iterdir() if path.suffix in (".whl", ".gz"))
        return [Path(shutil.move(path, out / path.name)) for path in made]


# --- what is inside -------------------------------------------------------------------------------------------------


def check(path: Path) -> None:
    if missing := lacking(path.suffix == ".whl", names_in(path)):
        raise SetupError(f"{path.name} lacks {', '.join(missing)}.")


def names_in(path: Path) -> set[str]:
    """What a package holds, from where it is unpacked."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return set(wheel.namelist())
    with tarfile.open(path) as sources:
        return {name.partition("/")[2] for name in sources.getnames()}


def form(path: Path) -> str:
    """How the rules of a wheel run; a source distribution is compiled where it is installed."""
    if path.suffix != ".whl":
        return ""
    if any(name.endswith((".so", ".pyd")) for name in names_in(path)):
        return ", rules compiled"
    asked = os.environ.get("SQUANDER_COMPILE") == "0"
    return f", rules interpreted{'' if asked else f': no C compiler that works; {LOG} has the details'}"


def lacking(wheel: bool, names: set[str]) -> list[str]:
    """What must be there and is not. The page's parts have names that change, so that it has some is enough."""
    wanted = IN_BOTH if wheel else (*IN_SOURCES, *(f"src/{name}" for name in IN_BOTH))
    missing = [name for name in wanted if name not in names]
    if not any("/page/assets/" in name for name in names):
        missing.append("the page's scripts")
    return missing


# --- whether it works -----------------------------------------------------------------------------------------------


def try_out(wheel: Path) -> None:
    """As somebody would who has never seen the checkout."""
    say("Installing the wheel into an environment of its own, and serving its page ...")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        environment = home / "environment"
        quiet = {key: value for key, value in uv_environment().items() if key != "VIRTUAL_ENV"}
        run([str(BIN / "uv"), "venv", "--python", sys.executable, str(environment)], "Making it failed", LOG, quiet)
        python = environment / "bin" / "python"
        command = [str(BIN / "uv"), "pip", "install", "--python", str(python), str(wheel)]
        run(command, "The wheel can't be installed", LOG, quiet)
        run([str(python), "-I", "-c", GAME], "No game can be played with the wheel", LOG, quiet)
        serves_page(environment / "bin" / "squander", home)


def serves_page(squander: Path, home: Path) -> None:
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", f"sqlite:///{home / 'tables.db'}"]
    server = subprocess.Popen([squander, *words], cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        if not answers(f"http://127.0.0.1:{port}/", server):
            raise SetupError("The installed wheel does not serve its page.")
    finally:
        server.terminate()
        server.wait()


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    end = time.monotonic() + SERVE_SECONDS
    while server.poll() is None and time.monotonic() < end:
        try:
            with urllib.request.urlopen(address, timeout=SERVE_SECONDS) as answer:
                return b"<script" in answer.read()
        except urllib.error.HTTPError:
            return False
        except OSError:
            time.sleep(0.2)
    return False


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
