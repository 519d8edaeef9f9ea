"""What the page says about the deal, and what it remembers."""

import re

from playwright.sync_api import expect

from squander.server import wire
from tests.browser.conftest import Server
from tests.browser.visitor import Visitor
from tests.server.client import Player, token_of

PROMISED = re.compile(r"promised as [0-9a-f]{12}…")


def test_alone_one_plays_at_once_and_has_added_to_the_shuffle(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    visitor.sit_down()
    page.wait_for_selector(".table")
    expect(page.locator(".promised")).to_contain_text(PROMISED)
    expect(page.locator(".promised")).to_contain_text("Percival added to it")
    shares = visitor.state["shares"]
    assert len(shares) == 1
    assert len(shares[0]["part"]) == 64


def test_everybody_shuffles_and_the_page_remembers(visitor: Visitor, friend: Visitor) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"}, shuffle="everybody")
    page = visitor.page
    page.goto(visitor.url + made["url"].lstrip("/"))
    expect(page.get_by_role("heading", name="Waiting for the deal")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("is not here yet")
    expect(page.get_by_role("button", name="Deal now, without Ben")).to_be_visible()
    visitor.shoot("hall")
    friend.sit(made["links"][0]["url"])
    page.wait_for_selector(".table")
    for person in (visitor, friend):
        expect(person.page.locator(".promised")).to_contain_text("Ann and Ben added to it")
    page.evaluate(
        """table => {
        const key = `squander.deal.${table}`;
        localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage[key]), commitment: "0".repeat(64)}));
    }""",
        made["table"],
    )
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("This is not what was promised when you sat down")


def test_the_maker_may_deal_without_the_others(visitor: Visitor) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"}, shuffle="everybody")
    visitor.page.goto(visitor.url + made["url"].lstrip("/"))
    visitor.page.get_by_role("button", name="Deal now, without Ben").click()
    visitor.page.wait_for_selector(".table")
    expect(visitor.page.locator(".promised")).to_contain_text("and Ann added to it")


def test_a_known_seed_is_told_to_whoever_sits_down(visitor: Visitor, friend: Visitor) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"}, seed="known")
    friend.sit(made["links"][0]["url"])
    told = "The seed of this table was known before it was dealt"
    expect(friend.page.locator(".question .notice")).to_contain_text(told)
    expect(friend.page.locator(".promised")).to_contain_text(told)


def test_the_page_works_out_whether_the_promise_was_kept(visitor: Visitor, server: Server) -> None:
    for shuffle in ("server", "mine"):
        made = visitor.sit_alone(bots=1, shuffle=shuffle)
        with Player(server.port, made["table"], token_of(made["url"])) as other_page:
            other_page.say(wire.SeatBot(seat=0, bot="random"))
            other_page.state_when(lambda state: state.over)
        visitor.page.reload()
        visitor.page.wait_for_selector(".ranking")
        expect(visitor.page.locator(".after .promised")).to_contain_text("The seed is the one that was promised as")
