"""A game for one on the page: the Solicitor's sheet, his dice, and the next will of a campaign."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

import squander
from squander.kernel.game import Game
from tests.browser.conftest import SHOTS, Server
from tests.browser.prepared import asks, sit_at
from tests.browser.test_axe import check
from tests.browser.visitor import Visitor

ALONE = [{"kind": "you", "name": "Ada"}]


def alone_at(question: str, round: int = 1, **options: Any) -> Game:
    """A game by chance, up to such a question."""
    g = squander.new("last-will", players=1, seed="browser", solo="solicitor", **options)
    dice = random.Random(1)
    while not (asks(g, question) and g.view()["round"] >= round):
        g.choose(dice.choice(g.options))
    return g


@pytest.fixture(scope="module")
def errands() -> Game:
    return alone_at("will.SendErrandBoy", round=2, difficulty="junior")


def test_his_sheet_shows_fortune_dice_and_track(visitor: Visitor, errands: Game) -> None:
    sit_at(visitor, errands, ALONE)
    page, him = visitor.page, errands.view()["solicitor"]
    sheet = page.locator(".opps .solicitor")
    assert sheet.locator(".tally b").inner_text() == f"£{him['fortune']}"
    assert sheet.locator(".sol-title").inner_text() == "the junior partner"
    assert sheet.locator(".d6 text").text_content() == str(him["d6"])
    assert sheet.locator(".sol-track .now").inner_text() == str(him["track"][1])
    assert page.locator(".ruler .at").count() == 2
    assert page.locator(".plan.taken").count() == 2
    check(visitor)


ROLLING = "die => getComputedStyle(die).animationName"


@pytest.mark.parametrize(("pace", "name"), [("steady", "die-rolls"), ("instant", "none")])
def test_a_die_is_seen_rolling_unless_nothing_shall_move(
    server: Server, browser: Browser, errands: Game, pace: str, name: str
) -> None:
    one = Visitor(browser, server.url, SHOTS, pace=pace)
    sit_at(one, errands, ALONE)
    assert one.page.locator(".die.d6 svg").evaluate(ROLLING) == name
    assert one.page.locator(".die.waits svg").first.evaluate(ROLLING) == "none"
    one.leave()


def test_on_a_phone_the_sheet_is_in_sight(phone: Visitor, errands: Game) -> None:
    sit_at(phone, errands, ALONE)
    assert phone.page.locator(".solicitor .dice").is_visible()
    check(phone)


def test_the_start_page_lays_a_table_for_one(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_label("Last Will", exact=False).first.check()
    for _ in range(2):
        page.get_by_role("button", name="Remove seat 2").click()
    assert "against the Solicitor" in page.locator(".alone-note").inner_text()
    assert "You and the Solicitor." in page.locator(".who-plays").inner_text()
    page.get_by_role("button", name="Options").click()
    names = page.locator(".option-line b").all_text_contents()
    assert {"difficulty", "campaign"} <= set(names)
    assert not {"solo", "sacked", "jobs", "plan order", "starter"} & set(names), "what he does not know"
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Sit down").click()
    page.locator(".solicitor").wait_for()
    check(visitor)
