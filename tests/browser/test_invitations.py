"""Links that others can open: by the machine's address in its network, as text and as a code for a camera."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from squander.server.http.reach import network_address
from tests.browser.conftest import SHOTS, Server
from tests.browser.visitor import Visitor

zxingcpp = pytest.importorskip("zxingcpp", reason="Codes are read by zxing-cpp, which ./squander test brings.")
SCALE = 4
RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1h-\3z")


class Open(Server):
    """A server that listens to its network."""

    def start(self) -> None:
        command = [sys.executable, "-m", "squander", "serve", "--host", "0.0.0.0"]
        command += ["--port", str(self.port), "--database", self.database]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment())
        self.wait()


@pytest.fixture
def opened(server: Server, tmp_path: Path) -> Iterator[Open]:
    if not network_address():
        pytest.skip("This machine is in no network.")
    one = Open(tmp_path)
    yield one
    one.stop()


def read_code(code: Locator) -> str:
    """What a camera reads: the picture as it is drawn, its quiet edge included."""
    left, top, width, height = map(int, (code.get_attribute("viewBox") or "").split())
    rows = [bytearray(b"\xff" * (width * SCALE)) for _ in range(height * SCALE)]
    path = code.locator("path").get_attribute("d") or ""
    assert RUN.sub("", path) == "", "nothing else is drawn"
    for x, y, run in (map(int, found.groups()) for found in RUN.finditer(path)):
        for row in range((y - top) * SCALE, (y - top + 1) * SCALE):
            rows[row][(x - left) * SCALE : (x - left + run) * SCALE] = bytes(run * SCALE)
    picture = memoryview(b"".join(rows)).cast("B", shape=[height * SCALE, width * SCALE])
    [found] = zxingcpp.read_barcodes(picture)
    return str(found.text)


def test_a_code_leads_a_friend_to_the_table_where_they_say_their_name(opened: Open, browser: Browser) -> None:
    host, guest = Visitor(browser, opened.url, SHOTS), Visitor(browser, opened.url, SHOTS)
    host.page.goto(opened.url)
    host.ask_a_friend()
    host.sit_down()
    links = host.page.get_by_role("dialog", name="Links")
    code = links.get_by_role("img", name="Code of the link: Player 3")
    code.wait_for()
    host.shoot("code")
    link = read_code(code)
    assert link == links.locator(".copy-line input").first.input_value()
    assert link.startswith(f"http://{network_address()}:{opened.port}/#/table/")
    assert links.get_by_text("on this computer only").count() == 0
    guest.page.goto(link)
    guest.page.get_by_label("What shall they call you?").fill("Wilhelmina")
    guest.shoot("welcome")
    guest.sit_down()
    expect(guest.page.locator(".chip.me")).to_contain_text("Wilhelmina")
    expect(links).to_contain_text("Wilhelmina (here)")
    code.wait_for(state="detached")
    guest.page.reload()
    expect(guest.page.locator(".chip.me")).to_contain_text("Wilhelmina")
    for one in (host, guest):
        one.faults = [fault for fault in one.faults if "Cross-Origin-Opener-Policy" not in fault]  # it wants TLS
        one.leave()


def test_who_says_nothing_keeps_the_name_of_the_chair(visitor: Visitor, friend: Visitor) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"})
    page = friend.page
    page.goto(friend.url + made["links"][0]["url"].lstrip("/"))
    page.get_by_text("With Ann.").wait_for()
    page.get_by_label("What shall they call you?").fill(" ")
    friend.sit_down()
    expect(page.locator(".chip.me")).to_contain_text("Ben")


def test_names_are_asked_before_the_deal_too(visitor: Visitor, friend: Visitor) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link"}, {"kind": "link"}, shuffle="everybody")
    visitor.page.goto(visitor.url + made["url"].lstrip("/"))
    friend.page.goto(friend.url + made["links"][0]["url"].lstrip("/"))
    friend.page.get_by_label("What shall they call you?").fill("Wilhelmina")
    friend.sit_down()
    expect(friend.page.get_by_role("heading", name="Waiting for the deal")).to_be_visible()
    expect(visitor.page.get_by_role("listitem").filter(has_text="Wilhelmina")).to_contain_text("is ready")


def test_a_server_that_listens_to_itself_alone_says_what_to_do(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    visitor.ask_a_friend()
    visitor.sit_down()
    links = page.get_by_role("dialog", name="Links")
    links.get_by_text("on this computer only").wait_for()
    command = links.locator("code").inner_text()
    assert command.startswith(
        f"./squander serve --host 0.0.0.0 --port {visitor.url[:-1].rpartition(':')[2]} --database sqlite:///"
    )
    assert links.locator(".qr").count() == 0, "nobody's camera could open it"
