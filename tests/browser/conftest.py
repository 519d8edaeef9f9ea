"""A server with the page, and the system's Chromium to look at it."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.browser.visitor import EVERY_LOOK, LOOKS, PATIENCE, Look, Visitor

pytest.importorskip("playwright", reason="The browser tests need the package playwright, which ./squander test brings.")
from playwright.sync_api import Browser, expect, sync_playwright

expect.set_options(timeout=PATIENCE)
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "squander" / "server" / "http" / "page" / "index.html"
SHOTS = ROOT / "build" / "screenshots"
BROWSERS = ROOT / "requirements" / "browsers.txt"
BUTTONS = [
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "WebUIBackForwardButton",
    "WebUIHomeButton",
    "WebUILocationBar",
    "WebUIOmniboxPopup",
    "WebUIReloadButton",
    "WebUISplitTabsButton",
    "WebUIToolbar",
]
LEFT_OUT = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # The buttons of a window that nobody sees are pages of their own, and took a quarter of the time. The last list
    # counts, so it also has what Playwright leaves out.
    "--disable-features=" + ",".join([*BUTTONS, *LEFT_OUT]),
]


def chromium() -> str | None:
    names = BROWSERS.read_text(encoding="utf-8").split()
    return next((found for name in names if (found := shutil.which(name))), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`squander serve` in a process of its own, on a database of its own; it can be stopped and started again."""

    flags: Sequence[str] = ()

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "squander", "here", "--no-browser"]
        command += ["--port", str(self.port), "--database", self.database, *self.flags]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment())
        self.wait()

    def environment(self) -> dict[str, str]:
        return {**os.environ}

    def wait(self) -> None:
        for _ in range(3000):
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        self.process.kill()
        self.process.wait(10)
        raise RuntimeError(f"The server did not start: {self.log.read_text()}")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.exists():
        pytest.skip("The page is not built; ./squander test builds it when Node can be fetched.")
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip("No Chromium was found; on Debian: apt-get install --no-install-recommends chromium")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=found, args=FLAGS)


@pytest.fixture
def looks(request: pytest.FixtureRequest) -> list[Look]:
    """Desk and phone, day and night; in the long suite every size in both lights."""
    return EVERY_LOOK if request.config.getoption("--long") else LOOKS[:2]


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Visitor]:
    one = Visitor(browser, server.url, SHOTS)
    yield one
    one.leave()


@pytest.fixture
def phone(server: Server, browser: Browser) -> Iterator[Visitor]:
    one = Visitor(browser, server.url, SHOTS, phone=True)
    yield one
    one.leave()


@pytest.fixture
def friend(server: Server, browser: Browser) -> Iterator[Visitor]:
    """A second browser with a memory of its own."""
    one = Visitor(browser, server.url, SHOTS)
    yield one
    one.leave()
