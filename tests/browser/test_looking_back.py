"""Mistakes and luck of a finished game: reached from the page after it, played again from there."""

import json
import re
import time
from urllib.request import Request, urlopen

from playwright.sync_api import expect

from squander.play.records import record_of, write
from tests.browser.prepared import post
from tests.browser.test_after import played
from tests.browser.test_axe import check_looks
from tests.browser.visitor import Visitor
from tests.server.client import SECONDS, token_of

FEW = 20  # playouts: enough to look at


def analysed(visitor: Visitor, table: str, token: str) -> None:
    path = f"{visitor.url}api/tables/{table}/analysis"
    post(path, json.dumps({"playouts": FEW}).encode(), token)
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        with urlopen(Request(path, headers={"Authorization": f"Bearer {token}"})) as answer:
            if json.load(answer)["state"] == "done":
                return
        time.sleep(0.2)
    raise AssertionError("it never came to an end")


def test_a_game_is_looked_back_on_and_played_again_from_a_mistake(visitor: Visitor) -> None:
    _, g = played("last-will", 2, 3)
    record = post(f"{visitor.url}api/records", write(record_of(g)).encode())
    token = token_of(record["url"])
    visitor.sit(record["url"])
    page = visitor.page
    page.get_by_role("link", name="Mistakes and luck").click()
    page.get_by_role("button", name="Look for mistakes and luck").wait_for()
    analysed(visitor, record["table"], token)
    page.reload()
    expect(page.locator(".chances polyline")).to_have_count(2)
    expect(page.locator(".accounts tbody tr")).to_have_count(2)
    expect(page.get_by_role("button", name="Look deeper")).to_be_visible()
    page.get_by_text("choices among several answers").click()
    assert page.locator(".choices tbody tr").count() > 20
    check_looks(visitor)
    visitor.shoot("looking-back")
    first = page.locator(".mistakes li").first
    ply = int((first.get_by_role("link").get_attribute("href") or "").rpartition("/")[2])
    first.get_by_role("button", name="Play it again from here").click()
    visitor.wait_for_turn()
    assert visitor.state["plies"] == ply


def test_a_game_that_goes_on_offers_nothing_that_is_refused_then(visitor: Visitor) -> None:
    made = visitor.sit_alone()
    visitor.page.goto(f"{visitor.url}{made['url'].lstrip('/').replace('/table/', '/analysis/')}")
    expect(visitor.page.get_by_role("alert")).to_have_text(re.compile("not over yet"))
    visitor.page.get_by_role("heading", name="looked back on").wait_for()
    expect(visitor.page.get_by_role("button", name="Look for mistakes and luck")).to_have_count(0)
