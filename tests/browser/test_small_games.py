"""A game that somebody adds plays in the browser as it is: the template, and a copy of it under another name."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import SHOTS, Server
from tests.browser.visitor import Visitor
from tests.helpers.installed import install_penny_game


def test_the_template_is_played_to_its_end(visitor: Visitor, phone: Visitor) -> None:
    for person in (visitor, phone):
        person.sit_alone("template", bots=2, seed="template")
        person.shoot("template")
        person.play()
        assert person.page.locator(".ranking li").count() == 3


class Copied(Server):
    """A program beside which a copy of the template is installed; it can be taken out again."""

    def __init__(self, folder: Path) -> None:
        self.added = folder / "added"
        install_penny_game(self.added)
        super().__init__(folder)

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.added)}

    def take_out(self) -> None:
        shutil.rmtree(self.added)


@pytest.fixture
def copied(server: Server, tmp_path: Path) -> Iterator[Copied]:
    """Only where there is a page."""
    one = Copied(tmp_path)
    yield one
    one.stop()


def test_a_copy_is_played_and_a_table_of_a_game_that_is_gone_says_so_once(copied: Copied, browser: Browser) -> None:
    guest = Visitor(browser, copied.url, SHOTS)
    page = guest.page
    page.goto(copied.url)
    page.get_by_label("A Penny Saved", exact=False).first.check()
    guest.sit_down()
    guest.play()
    assert page.locator(".ranking li").count() == 3
    made = guest.sit_alone("penny", seed="gone")
    guest.wait_for_turn()
    page.goto(copied.url)
    copied.stop()
    copied.take_out()
    copied.start()
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    page.goto(copied.url + made["url"].lstrip("/"))
    page.get_by_text("a game that this program does not have").wait_for()
    guest.shoot("gone")
    # Longer than the pause after which it asked again.
    page.evaluate("() => new Promise(done => setTimeout(done, 1500))")
    assert len(lines) == 1
    assert page.get_by_role("link", name="start page").is_visible()
    guest.leave()
