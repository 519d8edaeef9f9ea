"""The first browser that opens a link has the seat; its maker is told."""

from playwright.sync_api import Browser, expect

from tests.browser.conftest import SHOTS
from tests.browser.visitor import Visitor


def test_a_second_browser_does_not_get_the_seat(visitor: Visitor, friend: Visitor, browser: Browser) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"})
    link = made["links"][0]["url"]
    visitor.sit(made["url"])
    friend.sit(link)
    expect(visitor.page.get_by_text("The link for Ben was opened.")).to_be_visible()
    friend.page.reload()
    friend.page.wait_for_selector(".table")
    thief = Visitor(browser, visitor.url, SHOTS)
    thief.page.goto(thief.url + link.lstrip("/"))
    expect(thief.page.get_by_role("status")).to_contain_text("This link was opened before in another browser")
    thief.context.close()


def test_two_pages_at_one_seat_are_shown(visitor: Visitor, friend: Visitor) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"})
    visitor.sit(made["url"])
    friend.sit(made["links"][0]["url"])
    second = friend.context.new_page()
    second.goto(friend.page.url)
    expect(visitor.page.get_by_role("button", name="Ben, on 2 pages")).to_be_visible()
    second.close()
    expect(visitor.page.get_by_role("button", name="Ben, on 2 pages")).to_be_hidden()
