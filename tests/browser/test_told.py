"""What the server says instead of doing it is read on the page."""

import sqlite3
from contextlib import ExitStack, closing

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect
from websockets.sync.client import connect

from squander.server import wire
from squander.server.settings import Limits
from squander.server.tables.handling import TALKATIVE, UNSTORED
from squander.server.wire.refusals import FAULT, UNDRAWN, Refused
from tests.browser.conftest import Server
from tests.browser.visitor import Visitor


def test_a_choice_that_could_not_be_stored(visitor: Visitor, server: Server) -> None:
    visitor.sit_alone()
    visitor.wait_for_turn()
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # the server has to give up
        visitor.act()
        while visitor.page.locator(".notice", has_text="could not be stored").count() == 0:
            if visitor.is_asked():
                visitor.act()
            visitor.page.wait_for_timeout(100)
        other.execute("ROLLBACK")
    ply = visitor.ply()
    while visitor.ply() == ply:
        visitor.wait_for_turn()
        visitor.act()


@pytest.mark.parametrize("refused", [FAULT, UNDRAWN, UNSTORED, TALKATIVE], ids=lambda refused: str(refused)[:20])
def test_whatever_went_wrong_at_a_table(visitor: Visitor, refused: Refused) -> None:
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket("**/socket", pass_on)
    visitor.sit_alone()
    visitor.wait_for_turn()
    lines[0].send(msgspec.json.encode(wire.Error(code=refused.code, text=str(refused), ply=0)).decode())
    expect(visitor.page.get_by_role("alert")).to_contain_text(str(refused))


def test_a_link_with_too_many_pages_and_one_that_gets_free(visitor: Visitor, server: Server) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"})
    link = made["watch"]
    hello = msgspec.json.encode(wire.Hello(token=link.rpartition("/")[2])).decode()
    with ExitStack() as stack:
        for _ in range(Limits().sockets_per_link):
            url = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
            # Nobody reads what they hear of each other, and a full queue would not hear its own goodbye.
            line = stack.enter_context(connect(url, compression=None, max_queue=None))
            line.send(hello)
            line.recv()
        visitor.page.goto(visitor.url + link.lstrip("/"))
        told = visitor.page.get_by_role("status")
        expect(told).to_contain_text("Too many pages are open by this link (the limit is 20); close one first.")
        expect(told).to_contain_text("Trying again …")
    visitor.page.wait_for_selector(".table")


def test_the_log_shows_the_cards_it_names_and_takes_no_player_for_one(visitor: Visitor) -> None:
    """The bot is called like an event of the box, and everybody's first lines begin with a name."""
    seats = {"kind": "you", "name": "🎩 Ann"}, {"kind": "bot", "name": "Dinner", "bot": "random"}
    made = visitor.make(*seats, seed="cards")
    visitor.sit(made["url"])
    page = visitor.page
    links = page.locator(".log .card-link")
    while not page.locator(".log li", has_text="Dinner takes").locator(".card-link").count():
        visitor.wait_for_turn()
        visitor.act()
    known = {row["name"] for row in page.evaluate("fetch('/api/games/last-will/cards').then(r => r.json())")["cards"]}
    assert "Dinner" in known
    assert set(links.all_inner_texts()) <= known
    assert page.locator(".log li", has_text="Dinner takes plan").locator(".card-link").count() == 0
    visitor.open_log()
    links.last.click()
    name = links.last.inner_text()
    expect(page.locator(".float .card-name", has_text=name)).to_be_visible()
