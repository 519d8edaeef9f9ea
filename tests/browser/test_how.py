"""How to play, and a word for everything on the table: pages, sheets to print, and notes in place."""

import re

import pytest

from squander.games import OURS
from squander.play.how import how_to
from tests.browser.access import sticks_out, too_small, violations
from tests.browser.positions import EVERYTHING
from tests.browser.sample import sample
from tests.browser.visitor import Look, Visitor

MOST_SHEETS = 2
DWELLED = 2000  # milliseconds, far more than a pointer has to rest
DRAWN = "all => all.filter(e => e.getBoundingClientRect().height > 60 && e.querySelector('svg, .card')).length"
MISSING = """all => all.map(e => e.getAttribute('href'))
    .filter(href => !document.querySelector(href) || href === '#i-card')"""


REACHES = """() => {
    const right = e => e.getBoundingClientRect().right;
    const told = [...document.querySelectorAll('.how-said p')].map(right);
    return Math.max(...told) / right(document.querySelector('.how'));
}"""


@pytest.mark.parametrize("game", sample("last-will", of=OURS))
def test_a_page_tells_how_to_play(visitor: Visitor, game: str, looks: list[Look]) -> None:
    told, page = how_to(game), visitor.page
    page.goto(f"{visitor.url}#/how/{game}/mistakes")
    page.locator(".illustration").first.wait_for(state="attached")
    assert page.locator("#mistakes").evaluate("e => e.getBoundingClientRect().top < innerHeight")
    for chapter in [*told.round, *told.more]:
        assert chapter.text[0] in page.locator(f"[id='{chapter.id}']").inner_text()
    pictures = {section for chapter in [*told.round, *told.more] for section in chapter.pictures}
    assert page.locator(".illustration:visible").evaluate_all(DRAWN) >= len(pictures)
    assert page.locator(".legend use").evaluate_all(MISSING) == [], "every symbol is an icon of the game"
    assert page.evaluate(REACHES) > 0.9, "what is told has the width of the page"
    said = []
    for look in looks:
        visitor.dress(*look)
        said += [f"{look}: {fault}" for fault in violations(visitor)]
        assert sticks_out(visitor) <= 0
    assert not said, "\n".join(said)
    visitor.shoot(f"how-{game}")
    sheets = page.pdf(format="A4")
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", sheets)) <= MOST_SHEETS


def test_pages_rules_and_the_table_lead_to_each_other(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_role("link", name="How to play").click()
    page.locator(".by-rules a", has_text="LW-PLAN-11").click()
    page.locator("#LW-PLAN-11.wanted").wait_for()
    planning = page.locator("section", has=page.locator("#s-LW-PLAN"))
    assert how_to("last-will").sections[2].means in planning.inner_text()
    planning.get_by_role("link", name="How to play").click()
    page.locator("#planning").wait_for()
    assert page.url.endswith("#/how/last-will/planning")
    visitor.sit_alone(seed="how")
    visitor.wait_for_turn()
    assert page.get_by_role("link", name="How to play").get_attribute("href") == "#/how/last-will"


def test_a_game_of_which_nobody_has_told(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}#/how/chess")
    visitor.page.get_by_text("There is no such game.").wait_for()
    visitor.faults.clear()  # the browser itself reports the refused request


# What issue and players name, and what it is called on the table.
NAMED = {
    "last-will": "A plan; A sign of the market; Another leaf; The unseen card; An offered card; A deck; Errand boys; "
    "A crown; A planning marker; The place in the order; The way to ruin; Money; "
    "A card in your hand; A player; A free space; The round",
    "prodigals-club": "A tile of the circle; The order of this round; A place in the order; Errand boys; An errand; "
    "A set of cards; One of your figures; Somebody's figures; A political circle; Hyde Park; Dame Beatrice; "
    "The borough of the round; A bonus tile; The renaissance man; Your symbols; A row of the stairs; Megaphones; Money",
    "prodigals-last-will": "A plan; A sign of the market; The other game's table; Errand boys; A deck; A player; Money",
    "maccreedys-mansion": "A trade for hire; A supply; A space for a worker; An open job; A room; Due tonight; Funds; "
    "Invested; The place in the order; What the companies are worth; Rooms restored; The ledger; A company",
}
# Words and pictures in sight that lie within nothing of which something is said.
NAMELESS = """() => [...document.querySelectorAll('.table :is(.rail, .opps, .board) :is(*, svg)')]
    .filter(e => e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && e.getClientRects().length
        && !e.closest('.visually-hidden, .rail-tools, .plate-frame *, .icon *, [data-what], .wood > h2, .hand > h2'))
    .filter(e => e.matches('.icon, [role=img], [data-place]')
        || [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
    .map(e => `${e.parentElement.className} > ${e.tagName}.${e.getAttribute('class')} ${e.textContent.slice(0, 30)}`)"""
MISCOUNTED = """() => [...document.querySelectorAll('.table *')]
    .flatMap(e => [e.getAttribute('aria-label'), e.children.length ? null : e.parentElement.textContent])
    .filter(said => /(?<![\\d.,]|\\d, )1 (megaphone|card|(errand )?boy|vote|tile|action)s\\b/.test(said ?? ''))"""
NAMES = "() => [...new Set([...document.querySelectorAll('[data-what]')].map(e => e.dataset.what))]"


@pytest.mark.parametrize("game", sample("prodigals-club", of=OURS))
def test_everything_on_the_table_has_a_name_and_a_sentence(visitor: Visitor, game: str) -> None:
    page = visitor.page
    visitor.sit_alone(game, bots=2, seed="look", options=EVERYTHING.get(game, {}))
    names: set[str] = set()
    for _ in range(2):
        for _ in range(7):
            visitor.wait_for_turn()
            visitor.act()
        visitor.wait_for_turn()
        page.locator(".what-button").click()
        page.wait_for_function("() => document.querySelectorAll('[data-what]').length > 9")
        assert page.evaluate(NAMELESS) == []
        assert page.evaluate(MISCOUNTED) == []
        names |= set(page.evaluate(NAMES))
        page.keyboard.press("Escape")
    assert set(NAMED[game].split("; ")) - names == set()


def test_a_question_mark_explains_what_is_pointed_at(visitor: Visitor, looks: list[Look]) -> None:
    """By pointer and by keys; nothing is chosen meanwhile."""
    page = visitor.page
    visitor.sit_alone(seed="what")
    visitor.wait_for_turn()
    while "plan" not in visitor.prompt.lower():
        visitor.act()
        visitor.wait_for_turn()
    page.locator(".sign").first.hover()
    page.get_by_role("tooltip").get_by_text("It is added to the price").wait_for()
    ply = visitor.ply()
    page.keyboard.press("?")
    note = page.get_by_role("region", name="What is this?")
    note.get_by_role("heading", name="A sign of the market").wait_for()
    page.locator(".plan.lit").first.click()
    note.get_by_role("heading", name="A plan").wait_for()
    assert "You can choose it now" in note.inner_text()
    assert note.get_by_role("link", name="How to play").get_attribute("href") == "#/how/last-will/planning"
    said = []
    for look in looks:
        visitor.dress(*look)
        note.wait_for()
        said += [f"{look}: {fault}" for fault in violations(visitor)]
    assert not said, "\n".join(said)
    visitor.dress(*looks[0])
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[data-asked]').matches('.plan:nth-child(2)')")
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('.coach-note.what')")
    visitor.shoot("what")
    page.keyboard.press("Escape")
    note.wait_for(state="detached")
    assert visitor.ply() == ply
    page.keyboard.press("Escape")
    page.locator(".plan.lit").first.focus()
    page.keyboard.press("?")
    note.get_by_role("heading", name="A plan").wait_for()


@pytest.mark.parametrize("part", ["Due tonight", "Funds", "The place in the order"])
def test_a_note_lies_beside_what_it_speaks_of(visitor: Visitor, part: str) -> None:
    """On opponents' mats it lay in the far corner: a company is a part of them without a box of its own."""
    page = visitor.page
    visitor.sit_alone("maccreedys-mansion", seed="beside")
    visitor.wait_for_turn()
    page.locator(".what-button").click()
    page.locator(f".opp [data-what='{part}']").first.click()
    page.locator(".coach-note.what[data-side]:not([data-side='corner'])").wait_for()


def test_sentences_on_what_is_pointed_at_can_be_turned_off(visitor: Visitor) -> None:
    """Not what a card shows in full, nor what is asked for."""
    page = visitor.page
    visitor.sit_alone(seed="what")
    visitor.wait_for_turn()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("A sentence on whatever you point at").uncheck()
    page.keyboard.press("Escape")
    page.clock.install()
    page.locator(".sign").first.hover()
    page.wait_for_function("() => !!document.querySelector('.sign[data-what]')")  # it is known what lies there
    page.clock.run_for(DWELLED)
    assert page.get_by_role("tooltip").count() == 0
    page.keyboard.press("?")
    page.get_by_role("region", name="What is this?").get_by_role("heading", name="A sign of the market").wait_for()


def test_a_thing_is_held_on_a_phone(phone: Visitor) -> None:
    page = phone.page
    phone.sit_alone(seed="what")
    phone.wait_for_turn()
    ply = phone.ply()
    hold(phone, ".progressing")
    note = page.get_by_role("region", name="What is this?")
    note.get_by_role("heading", name="The round").wait_for()
    assert note.evaluate("e => e.getBoundingClientRect().bottom <= innerHeight && e.scrollWidth <= e.clientWidth")
    assert too_small(phone) == []
    page.locator(".opp .chip").first.tap()
    note.get_by_role("heading", name="A player").wait_for()
    note.get_by_role("button", name="Close").tap()
    note.wait_for(state="detached")
    page.locator(".what-button").tap()
    note.get_by_text("Point at anything").wait_for()
    phone.shoot("what")
    assert phone.ply() == ply


def hold(phone: Visitor, selector: str) -> None:
    """A finger that rests until something happens."""
    box = phone.page.locator(selector).first.bounding_box()
    assert box
    finger = phone.context.new_cdp_session(phone.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    phone.page.locator(".what-button").tap()  # somebody stirs: the words are fetched
    note = phone.page.get_by_role("region", name="What is this?")
    note.get_by_role("button", name="Close").tap()
    note.wait_for(state="detached")
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    note.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
