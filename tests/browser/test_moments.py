"""The will, ribbons, broadsides: moments that are short, can be skipped, and are told once."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from squander.games.prodigals_club.score import is_at_zero
from squander.kernel.game import Game
from tests.browser.conftest import SHOTS, Server
from tests.browser.evenings import SCENES, before_it, choose, eve, scenes, text_of
from tests.browser.prepared import sit_at
from tests.browser.visitor import Visitor

STILL = "() => scenes.length > 0 && scenes.at(-1) === ''"


@pytest.fixture
def moved(server: Server, browser: Browser) -> Iterator[Visitor]:
    """Somebody who wants to see moments."""
    one = Visitor(browser, server.url, SHOTS, pace="quick", moments=True)
    one.context.add_init_script(SCENES)
    yield one
    one.leave()


def put_away(visitor: Visitor) -> None:
    """A table that was joined in its first round begins with the will."""
    letter = visitor.page.locator(".theatre[data-scene=will]")
    if letter.count():
        visitor.page.keyboard.press("Escape")
        letter.wait_for(state="detached")
    visitor.page.evaluate("scenes.length = 0")


def test_the_will_is_read_before_the_first_round_and_once(moved: Visitor) -> None:
    moved.sit_alone(seed="will")
    page = moved.page
    letter = page.locator(".theatre[data-scene=will]")
    letter.wait_for()
    expect(letter.get_by_text("£70")).not_to_be_visible()
    moved.shoot("will-sealed")
    page.get_by_role("button", name="Break the seal").click()
    expect(letter.get_by_text("£70")).to_be_visible()
    moved.shoot("will")
    page.get_by_role("button", name="To the table").click()
    letter.wait_for(state="detached")
    moved.wait_for_turn()
    page.reload()
    moved.wait_for_turn()
    assert scenes(moved) == []


def test_a_letter_is_opened_and_put_away_with_keys(moved: Visitor) -> None:
    moved.sit_alone(seed="will")
    page = moved.page
    expect(page.get_by_role("button", name="Break the seal")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".letter.open")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".theatre").wait_for(state="detached")


def test_a_ruin_is_news_that_waits_and_then_the_round_is_the_last(moved: Visitor) -> None:
    g, option = eve("last-will", "bankrupt", greedy=True)
    sit_at(moved, g)
    put_away(moved)
    choose(moved, option)
    page = moved.page
    news = page.locator(".theatre[data-scene=ruined]")
    news.wait_for()
    moved.shoot("ruined")
    expect(news.get_by_role("heading", name="RUINED!")).to_be_visible()
    expect(news).to_contain_text(f"Player {g.question.who + 1}")
    page.keyboard.press("Escape")
    page.wait_for_function(STILL)
    assert [scene for scene in scenes(moved) if scene in {"ruined", "last"}] == ["ruined", "last"]


def test_a_ribbon_names_the_new_round(moved: Visitor) -> None:
    g, option = eve("last-will", "rots", "round")
    sit_at(moved, g)
    put_away(moved)
    choose(moved, option)
    moved.page.wait_for_function("() => scenes.includes('dawn') && scenes.at(-1) === ''")
    assert "Round" in text_of(moved, "dawn")
    assert "of 7" in text_of(moved, "dawn")
    assert re.search("Player [12] plans first", text_of(moved, "dawn"))


def test_a_company_that_closes_is_news_that_waits(moved: Visitor) -> None:
    g, option = eve("maccreedys-mansion", "closes")
    sit_at(moved, g)
    choose(moved, option)
    news = moved.page.locator(".theatre[data-scene=closed]")
    news.first.wait_for()
    moved.shoot("closed")
    expect(news.get_by_role("heading", name="Company is closed")).to_be_visible()
    news.get_by_role("button", name="Stay, and be felt").click()
    expect(news).to_have_count(0)


def test_a_ghost_comes_back(moved: Visitor) -> None:
    g, option = eve("maccreedys-mansion", "re-opens")
    sit_at(moved, g)
    choose(moved, option)
    moved.page.wait_for_function(STILL)
    assert f"Player {g.question.who + 1}" in text_of(moved, "returns")


def comes_to_zero(before: Game, after: Game) -> bool:
    return is_at_zero(after) and not is_at_zero(before) and not after.over


def test_a_competition_at_zero_is_told(moved: Visitor) -> None:
    g, option = before_it("prodigals-club", comes_to_zero, competitions=["possessions", "election"])
    sit_at(moved, g)
    choose(moved, option)
    moved.page.locator(".theatre[data-scene=zero]").wait_for()
    assert "at zero" in text_of(moved, "zero")


def test_who_wants_no_moments_has_none(server: Server, browser: Browser) -> None:
    one = Visitor(browser, server.url, SHOTS, pace="quick")
    one.context.add_init_script(SCENES)
    one.sit_alone(seed="will")
    one.wait_for_turn()
    assert scenes(one) == []
    one.leave()


# --- sounds -------------------------------------------------------------------------------------------------------

HEARD = """
    window.heard = 0;
    window.AudioContext = class extends AudioContext {
        createOscillator() { heard += 1; return super.createOscillator(); }
        createBufferSource() { heard += 1; return super.createBufferSource(); }
    };
"""


def loud(visitor: Visitor, sounds: bool) -> None:
    """After a night whose clock strikes and whose houses rot, if anybody wants to hear it."""
    prefs = f"{{pace: 'quick', moments: false, volume: 0.5, sounds: {str(sounds).lower()}}}"
    visitor.context.add_init_script(f"localStorage.setItem('squander.prefs', JSON.stringify({prefs}))")
    visitor.context.add_init_script(HEARD)
    g, option = eve("last-will", "rots", "round")
    sit_at(visitor, g)
    choose(visitor, option)
    visitor.page.wait_for_function("() => scenes.includes('houses') && scenes.at(-1) === ''")


def test_sounds_are_made_for_who_wants_them(moved: Visitor) -> None:
    loud(moved, True)
    moved.page.wait_for_function("() => heard > 0")


def test_nothing_is_heard_otherwise(moved: Visitor) -> None:
    loud(moved, False)
    assert moved.page.evaluate("heard") == 0
