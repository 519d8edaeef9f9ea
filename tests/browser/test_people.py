"""Several people: at one screen, and by link."""

from playwright.sync_api import Browser

from tests.browser.conftest import SHOTS, Server
from tests.browser.visitor import Visitor


def test_a_watcher_sees_no_hand(visitor: Visitor, friend: Visitor) -> None:
    made = visitor.sit_alone(seed="watched")
    friend.sit(made["watch"])
    friend.page.wait_for_selector(".plans")
    assert friend.page.locator(".hand").count() == 0
    assert friend.page.locator(".lit").count() == 0


def test_a_table_survives_the_server(visitor: Visitor, server: Server) -> None:
    visitor.sit_alone(seed="survives")
    for _ in range(6):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()
    before = visitor.page.locator(".log").inner_text()
    server.stop()
    visitor.page.get_by_text("The line is cut").wait_for()
    server.start()
    visitor.page.get_by_text("The line is cut").wait_for(state="hidden")
    assert visitor.page.locator(".log").inner_text() == before
    visitor.wait_for_turn()
    visitor.act()


def test_a_foreign_link_says_so(visitor: Visitor) -> None:
    visitor.page.goto(visitor.url + "#/table/nothing/nobody")
    visitor.page.get_by_text("This link is not valid").wait_for()


def test_the_title_says_whose_turn_it_is(visitor: Visitor) -> None:
    visitor.sit_alone(seed="title")
    visitor.wait_for_turn()
    assert "Your turn" in visitor.page.title()


def test_dark_paper(browser: Browser, server: Server) -> None:
    night = Visitor(browser, server.url, SHOTS, dark=True)
    night.sit_alone(bots=2, seed="night")
    for _ in range(25):
        night.wait_for_turn()
        night.act()
    night.wait_for_turn()
    night.shoot("last-will-dark")
    night.leave()
