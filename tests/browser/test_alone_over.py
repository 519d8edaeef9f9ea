"""The end of a game for one: the Solicitor's ruin, and the page after it, won and lost."""

import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

import squander
from squander.bots import answer, make
from squander.kernel.game import Game
from squander.kernel.pieces import line_of
from squander.play.records import record_of, write
from tests.browser.conftest import SHOTS, Server
from tests.browser.evenings import choose
from tests.browser.prepared import post, sit_at
from tests.browser.test_axe import check, check_looks
from tests.browser.visitor import Visitor
from tests.server.client import Player, token_of

ALONE = [{"kind": "you", "name": "Ada"}]


def played(bot: str, seed: str, difficulty: str, until: str, **options: Any) -> tuple[Game, int]:
    """Before the choice from which this follows, and the choice."""
    g = squander.new("last-will", players=1, seed=seed, solo="solicitor", difficulty=difficulty, **options)
    g.noting = True
    player = make(bot, "last-will", 0)
    while True:
        before, option = g.copy(), answer(player, g)
        g.choose(option)
        if any(note.what == until for note in line_of(g.log, before.log)):
            return before, option


def over(visitor: Visitor, before: Game, option: int) -> None:
    """At the table, after the last choice."""
    record = post(f"{visitor.url}api/records", write(record_of(before)).encode())
    path = f"{visitor.url}api/tables/{record['table']}/branch"
    made = post(path, json.dumps({"ply": before.plies, "seats": ALONE}).encode(), token_of(record["url"]))
    with Player(urlsplit(visitor.url).port or 80, made["table"], token_of(made["url"])) as player:
        player.my_turn()
        player.choose(option)
    visitor.sit(made["url"])
    visitor.page.locator(".share-card").wait_for()


def places(visitor: Visitor) -> list[tuple[str, str, str]]:
    lines = visitor.page.locator(".ranking li")
    return [
        tuple(lines.nth(i).locator(part).first.inner_text() for part in (".place", ".who b", ".total"))  # type: ignore[misc]
        for i in range(lines.count())
    ]


@pytest.fixture(scope="module")
def lost() -> tuple[Game, int]:
    return played("random", "browser", "junior", "game over")


@pytest.fixture(scope="module")
def won() -> tuple[Game, int]:
    return played("greedy", "s2", "clerk", "game over")


def test_who_lost_reads_that_the_solicitor_won(visitor: Visitor, lost: tuple[Game, int]) -> None:
    over(visitor, *lost)
    page = visitor.page
    assert [line[:2] for line in places(visitor)] == [("1", "The Solicitor"), ("2", "You")]
    expect(page.locator(".gazette h2")).to_have_text("The Solicitor wins")
    expect(page.locator(".gazette h1")).to_have_text("Outspent!")
    expect(page.locator(".after-bar .prompt")).to_have_text("The Solicitor wins")
    expect(page.locator(".share-card b")).to_have_text("Lost to the Solicitor")
    expect(page.locator(".worth-chart .worth-line")).to_have_count(2)
    expect(page.locator(".worth-chart .line-end").last).to_have_text("The Solicitor")
    expect(page.locator(".moments-part")).to_contain_text("The Solicitor's best moment")
    expect(page.locator(".moment .plate-frame svg")).to_have_count(page.locator(".moment").count())
    expect(page.locator(".spent-table tbody")).to_contain_text("the law")
    visitor.shoot("alone-lost")
    check_looks(visitor)


def test_who_won_reads_whom_they_have_beaten(visitor: Visitor, won: tuple[Game, int]) -> None:
    over(visitor, *won)
    assert places(visitor) == [("1", "You", "−£1"), ("2", "The Solicitor", "£10")]
    expect(visitor.page.locator(".after-bar .prompt")).to_have_text("You win")
    expect(visitor.page.locator(".share-card b")).to_have_text("Beat the Solicitor")
    visitor.shoot("alone-won")
    check(visitor)


def test_after_a_will_of_a_campaign_the_next_one_is_laid(visitor: Visitor) -> None:
    before, option = played("random", "browser", "clerk", "game over", campaign="begin")
    over(visitor, before, option)
    page = visitor.page
    expect(page.locator(".after-bar")).to_contain_text("0 of 1 will won; 4 of 7 are enough.")
    visitor.shoot("campaign-after")
    page.get_by_role("button", name="The next will").click()
    expect(page.locator(".sol-title")).to_have_text("the articled clerk; will 2 of 7, 0 won")
    assert page.locator(".own .tally b").first.inner_text() == "£90"
    visitor.shoot("campaign-second")


def test_on_a_phone_the_page_after_it_has_both(phone: Visitor, lost: tuple[Game, int]) -> None:
    over(phone, *lost)
    assert [line[1] for line in places(phone)] == ["The Solicitor", "You"]
    phone.page.screenshot(path=SHOTS / "alone-lost-phone.png", full_page=True)
    check(phone)


@pytest.mark.parametrize(
    ("seed", "still", "small"),
    [("ruin", "too late", False), ("ruin", "too late", True), ("ruin2", "with this round", False)],
)
def test_his_ruin_is_news(server: Server, browser: Browser, seed: str, still: str, small: bool) -> None:
    """Who acts before him has no turn any more, who acts after him has one (LW-SOLO)."""
    before, option = played("random", seed, "chancery", "his ruin")
    one = Visitor(browser, server.url, SHOTS, phone=small, pace="quick", moments=True)
    sit_at(one, before, ALONE)
    choose(one, option)
    news = one.page.locator(".theatre[data-scene='his ruin']")
    news.get_by_text("The Solicitor closed the accounts of the estate").wait_for()
    head = news.get_by_role("heading")
    expect(head).to_have_text("SETTLED!")
    assert head.evaluate("it => it.scrollWidth <= it.clientWidth"), "it fits the sheet"
    expect(news.locator(".stamp")).to_have_text("Struck off")
    left = before.view()["seats"][0]["score"]
    expect(news.locator(".broadside-foot")).to_have_text(f"Ada £{left}, {still} to be rid of it")
    one.page.wait_for_timeout(1200)
    one.shoot("his-ruin")
    news.get_by_role("button", name="The scoundrel!").click()
    news.wait_for(state="detached")
    one.leave()
