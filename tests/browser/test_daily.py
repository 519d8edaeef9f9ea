"""The deal of the day: found on the start page, played, told in a line, and listed."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from squander.games import kind_of
from squander.play.daily_deal import spoken
from squander.server import wire
from tests.browser.test_axe import check_looks
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.client import token_of
from tests.server.test_days import GAME, play


def played_elsewhere(visitor: Visitor, url: str) -> None:
    """By the same link on another device."""
    table, token = url.split("/")[-2:]
    made = wire.TableMade(table, f"/#/table/{table}/{token}", [], "", "")
    assert token_of(made.url) == token
    play(urlsplit(visitor.url).port or 80, made, changing_mind=False)


def shoot_both(visitor: Visitor, name: str) -> None:
    for size, called in ((PHONE, "phone"), (DESK, "desk")):
        visitor.dress(size, "light")
        visitor.page.screenshot(path=visitor.shots / f"{name}-{called}.png")


def test_from_the_start_page_to_the_list_of_results(visitor: Visitor) -> None:
    page, title = visitor.page, kind_of(GAME).title
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(visitor.url)
    today = page.locator(".today")
    page.get_by_role("radio", name=title).check(force=True)
    expect(today.get_by_text("for everybody, once")).to_be_visible()
    shoot_both(visitor, "daily-start")
    today.get_by_role("link", name=f"Today's deal of {title}").click()
    expect(page.get_by_text("Nobody has finished it here yet.")).to_be_visible()
    page.get_by_label("Your name in the list").fill("Ann")
    check_looks(visitor)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".table").wait_for()
    expect(page.locator(".rail-day")).to_have_text(f"Deal of {spoken(visitor.state['day']).rpartition(' ')[0]}")
    address = page.url
    page.goto(visitor.url)
    expect(today).to_contain_text(f"Today: {title} going on")
    today.get_by_role("link", name=title).click()
    expect(page.get_by_role("link", name="Go on with your game")).to_be_visible()

    played_elsewhere(visitor, address)
    page.goto(address)
    page.get_by_role("button", name="Copy the line").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    assert line == page.locator(".to-share").inner_text()
    assert line.startswith(f"Squander, {title}, ")
    visitor.wait_for_plates()
    shoot_both(visitor, "daily-over")
    page.get_by_role("link", name="Results of the day").click()
    mine = page.locator(".day-results .mine")
    expect(mine.get_by_role("rowheader")).to_have_text("Ann you")
    came = mine.get_by_role("cell").nth(1).inner_text()
    assert f": {came}, " in line
    expect(page.get_by_role("button", name="Practise")).to_be_visible()
    check_looks(visitor)
    shoot_both(visitor, "daily-results")
    page.goto(visitor.url)
    expect(today).to_contain_text(f"Today: {title} {came}")
    shoot_both(visitor, "daily-start-played")


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("daily/last-will/2099-01-01", "The deal of 1 January 2099 is not dealt yet"),
        ("daily/last-will/yesterday", "'yesterday' is no date"),
        ("daily/whist", "There is no such game."),
    ],
)
def test_a_deal_that_is_none_is_said_in_one_sentence(visitor: Visitor, address: str, sentence: str) -> None:
    visitor.page.goto(f"{visitor.url}#/{address}")
    expect(visitor.page.get_by_role("alert")).to_contain_text(sentence)
    visitor.faults.clear()  # the browser's own line about an answer that is an error
