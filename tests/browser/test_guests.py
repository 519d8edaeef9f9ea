"""The bot of docs/bots.md, written outside this repository, is chosen on the start page and plays."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import ROOT, SHOTS, Server
from tests.browser.visitor import Visitor


class Inviting(Server):
    def __init__(self, folder: Path) -> None:
        text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
        (folder / "mine.py").write_text(re.findall(r"(?ms)^```python\n(.*?)^```", text)[0], encoding="utf-8")
        self.flags = ["--bots", f"{folder}/mine.py:Miser"]
        super().__init__(folder)


@pytest.fixture
def inviting(server: Server, tmp_path: Path) -> Iterator[Inviting]:
    """Only where there is a page."""
    one = Inviting(tmp_path)
    yield one
    one.stop()


def test_a_bot_of_ones_own_is_chosen_on_the_start_page_and_plays(inviting: Inviting, browser: Browser) -> None:
    guest = Visitor(browser, inviting.url, SHOTS)
    page = guest.page
    page.goto(inviting.url)
    page.get_by_label("Last Will", exact=False).first.check()
    for _ in range(2):
        page.get_by_role("button", name="Remove seat 2").click()
        page.get_by_label("Seat another opponent").select_option("miser")
    guest.shoot("own-bot")
    guest.sit_down()
    guest.wait_for_turn()
    while not any(line["who"] == 1 for line in guest.state["log"]):
        guest.act()
        guest.wait_for_turn()
    assert [seat["bot"] for seat in guest.state["seats"]] == [None, "miser", "miser"]
    assert "a bot failed" not in inviting.log.read_text()
    guest.leave()
