"""Accessibility of the pages around the table, and of what opens upon it: WCAG 2.2 A and AA by axe, day and night."""

from collections.abc import Callable

import pytest

from tests.browser.access import violations
from tests.browser.visitor import LOOKS, Visitor


def check_looks(visitor: Visitor) -> None:
    found = []
    for look in LOOKS[:2]:
        visitor.dress(*look)
        found += [f"{look}: {fault}" for fault in violations(visitor)]
    visitor.dress(*LOOKS[0])
    assert not found, "\n".join(found)


def check(visitor: Visitor) -> None:
    """As it stands, without touching the window."""
    said = violations(visitor)
    assert not said, "\n".join(said)


def test_pages(visitor: Visitor) -> None:
    page = visitor.page
    for address in (
        "",
        "#/rules/last-will/LW-ERRAND-05",
        "#/rules/maccreedys-mansion",
        "#/nowhere",
        "#/learn/last-will",
    ):
        page.goto(visitor.url + address)
        page.wait_for_selector(".gbox, .clauses, .narrow h1, .table")
        check_looks(visitor)


def test_the_start_page_in_use(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    visitor.ask_a_friend()
    check_looks(visitor)
    page.get_by_role("button", name="Options").click()
    check_looks(visitor)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    check_looks(visitor)
    page.keyboard.press("Escape")
    visitor.sit_down()
    page.get_by_role("dialog", name="Links").wait_for()
    check_looks(visitor)


@pytest.mark.long
def test_a_replay_and_a_ranking(visitor: Visitor) -> None:
    made = visitor.sit_alone("maccreedys-mansion", seed="axe")
    visitor.play()
    check_looks(visitor)
    visitor.page.goto(visitor.url + made["url"].replace("#/table", "#/replay").lstrip("/") + "/3")
    visitor.page.locator(".where").wait_for()
    check_looks(visitor)


def test_the_hand_over(visitor: Visitor) -> None:
    visitor.sit(visitor.make({"kind": "screen", "name": "Ann"}, {"kind": "screen", "name": "Ben"})["url"])
    visitor.page.locator(".handover").wait_for()
    check_looks(visitor)


OPEN: dict[str, Callable[[Visitor], None]] = {
    "a board": lambda visitor: visitor.page.locator(".chip").last.click(),
    "a reason": lambda visitor: visitor.page.locator(".board .barred:visible").first.click(force=True),
    "a card": lambda visitor: visitor.page.locator(".board [data-peeks]:visible").first.hover(),
}


@pytest.mark.parametrize("what", OPEN)
def test_what_opens_on_the_table(visitor: Visitor, what: str) -> None:
    visitor.sit_alone(seed="axe")
    for _ in range(60):
        visitor.wait_for_turn()
        if visitor.page.locator(".board .barred:visible").count() and visitor.round() > 0:
            break
        visitor.act()
    OPEN[what](visitor)
    visitor.page.locator(".seat-panel, .float").first.wait_for()
    said = []
    for paper in ("light", "dark"):  # another window would close what is open
        visitor.page.emulate_media(color_scheme=paper)
        said += violations(visitor)
    assert not said, "\n".join(said)
