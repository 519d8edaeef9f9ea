"""What may not be done says why, by which clause, and there where one looked: by mouse, by touch, by key."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from tests.browser.positions import Positions
from tests.browser.sample import sample
from tests.browser.visitor import Visitor

# Where each game's players will look first.
KINDS = {
    "last-will": ["hand", "space", "plan", "board"],
    "prodigals-club": ["hand", "space", "grid", "set"],
    "prodigals-last-will": ["will-hand", "will-space", "space", "will-plan"],
    "maccreedys-mansion": ["space", "zone"],
}
NEAR = 60  # pixels between what was pressed and what it says


@pytest.mark.parametrize("game", sample("prodigals-club"))
def test_by_mouse_and_by_key(visitor: Visitor, game: str) -> None:
    for barred in laid_out(visitor, game):
        barred.click(force=True)  # to Playwright it is disabled; a person can press it
        says_why(visitor, barred)
        visitor.page.mouse.move(0, 0)  # who rests on a place is told again as soon as it is drawn anew
        visitor.page.keyboard.press("Escape")
        visitor.page.locator(".float .why").wait_for(state="detached")
        barred.focus()
        visitor.page.keyboard.press("Enter")
        says_why(visitor, barred)
    visitor.shoot(f"{game}-refused")


@pytest.mark.parametrize("game", sample("prodigals-last-will"))
def test_by_touch(phone: Visitor, game: str) -> None:
    for barred in laid_out(phone, game):
        barred.tap(force=True)
        says_why(phone, barred)
    phone.shoot(f"{game}-refused")


def laid_out(visitor: Visitor, game: str) -> Iterator[Locator]:
    """For each kind of place, one that is refused now, brought to the front."""
    positions = Positions(visitor.url, game)
    for kind in KINDS[game]:
        asked, place = next(positions.refusing(kind))
        visitor.turn_to(positions.table(asked)["url"])
        visitor.wait_for_turn()
        barred = visitor.page.locator(f'.board [data-place="{place}"].barred')
        visitor.reveal(barred)
        assert barred.get_attribute("aria-disabled") == "true"
        assert barred.evaluate("e => e.matches('button') && e.tabIndex >= 0"), "Tab comes here"
        yield barred


def says_why(visitor: Visitor, barred: Locator) -> None:
    why = visitor.page.locator(".float .why")
    why.wait_for()
    place = barred.get_attribute("data-place")
    told = [one for one in visitor.state["question"]["refused"] if one["place"] == place]
    assert told[0]["reason"] in why.inner_text()
    assert re.fullmatch(r"[A-Z]+-[A-Z]+-\d\d", why.locator("a").inner_text())
    assert visitor.page.locator(".float").get_attribute("role") == "alert", "a screen reader says it at once"
    assert gap(barred, visitor.page.locator(".float")) <= NEAR


def gap(one: Locator, other: Locator) -> float:
    """The shorter way between two boxes, in pixels."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = max(a["x"] - b["x"] - b["width"], b["x"] - a["x"] - a["width"], 0)
    down = max(a["y"] - b["y"] - b["height"], b["y"] - a["y"] - a["height"], 0)
    return max(across, down)
