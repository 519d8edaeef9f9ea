"""What somebody designed is played in the browser: a pack by its file, chosen on the start page, whose cards say that
they are changed."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from squander.games import package_of
from tests.browser.conftest import SHOTS, Server
from tests.browser.visitor import Visitor


def every_card_of(decks: list[str]) -> str:
    """A pack in which all cards of the first hand have another name."""
    rows = tomllib.loads((package_of("last-will").folder / "cards.toml").read_text(encoding="utf-8"))
    lines = [f"{deck} = [{', '.join(named(row['id']) for row in rows[deck])}]" for deck in decks]
    return "\n".join(lines)


def named(id: str) -> str:
    return f'{{ id = "{id}", name = "Altered {id[:12]}" }}'


class Offering(Server):
    def __init__(self, folder: Path) -> None:
        pack = folder / "altered.toml"
        pack.write_text(every_card_of(["helpers", "properties"]), encoding="utf-8")
        self.flags = ["--pack", str(pack)]
        super().__init__(folder)


@pytest.fixture
def offering(server: Server, tmp_path: Path) -> Iterator[Offering]:
    """Only where there is a page."""
    one = Offering(tmp_path)
    yield one
    one.stop()


def test_a_pack_is_chosen_on_the_start_page_and_its_cards_say_that_they_are_changed(
    offering: Offering, browser: Browser
) -> None:
    guest = Visitor(browser, offering.url, SHOTS)
    page = guest.page
    page.goto(offering.url)
    page.get_by_label("Last Will", exact=False).first.check()
    guest.press(page.get_by_role("button", name="Options"))
    line = page.locator(".option-line", has_text="pack")
    line.locator("select").select_option(label="altered")
    guest.shoot("own-pack")
    guest.press(page.get_by_role("button", name="Done"))
    guest.sit_down()
    guest.wait_for_turn()
    page.locator(".hand .spot").first.hover()
    expect(page.locator(".float.peek .card-text").first).to_contain_text("Changed by the pack altered.")
    guest.shoot("changed-card")
    guest.leave()
