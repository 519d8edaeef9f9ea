"""A round's end is staged as steps one can follow, and can be skipped, stepped through and done without."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import SHOTS, Server
from tests.browser.evenings import SCENES, choose, eve, scenes, text_of, told_last
from tests.browser.prepared import sit_at
from tests.browser.sample import sample
from tests.browser.visitor import Visitor

THREE: dict[str, Any] = {"competitions": ["possessions", "election", "society"]}
ENDS: dict[str, tuple[list[str], dict[str, Any], list[str]]] = {
    "last-will": (["discarded", "rots", "round"], {}, ["night", "hands", "houses", "marker"]),
    "prodigals-club": (
        ["election.park", "election.loses", "society.rises", "club.order", "club.round"],
        THREE,
        ["night", "park", "votes", "dame", "raised", "order"],
    ),
    "prodigals-last-will": (
        ["election.park", "society.dame calls", "rots"],
        {},
        ["night", "park", "votes", "dame", "houses"],
    ),
    "maccreedys-mansion": (
        ["event", "haunt", "opens job", "pays", "closes"],
        {},
        ["event", "haunt", "inspection", "pay", "closing"],
    ),
}
STILL = "() => scenes.length > 0 && scenes.at(-1) === ''"
TOLD = {"rots", "closes", "society.rises", "society.dame calls", "election.loses", "breaks"}  # with their sentences


def looking_on(browser: Browser, server: Server, pace: str, **how: bool) -> Visitor:
    one = Visitor(browser, server.url, SHOTS, pace=pace, **how)
    one.context.add_init_script(SCENES)
    return one


@pytest.fixture
def quick(server: Server, browser: Browser) -> Iterator[Visitor]:
    one = looking_on(browser, server, "quick")
    yield one
    one.leave()


@pytest.fixture
def slow(server: Server, browser: Browser) -> Iterator[Visitor]:
    one = looking_on(browser, server, "slow")
    yield one
    one.leave()


@pytest.fixture
def quick_phone(server: Server, browser: Browser) -> Iterator[Visitor]:
    one = looking_on(browser, server, "quick", phone=True)
    yield one
    one.leave()


@pytest.fixture
def slow_phone(server: Server, browser: Browser) -> Iterator[Visitor]:
    one = looking_on(browser, server, "slow", phone=True)
    yield one
    one.leave()


@pytest.mark.parametrize("game", sample("prodigals-club", of=ENDS))
def test_a_rounds_end_is_staged_step_by_step(quick: Visitor, game: str) -> None:
    wanted, options, steps = ENDS[game]
    g, option = eve(game, *wanted, **options)
    sit_at(quick, g)
    choose(quick, option)
    quick.page.wait_for_function(STILL)
    staged = scenes(quick)
    assert [step for step in staged if step in steps] == steps
    assert not quick.page.evaluate("doubled"), "one evening at a time"
    told = " ".join(text_of(quick, name) for name in staged)
    said = [line["text"] for line in told_last(quick) if line["what"] in TOLD]
    assert said
    assert all(" ".join(sentence.split()) in told for sentence in said)


@pytest.mark.parametrize("game", sample("maccreedys-mansion"))
def test_the_steps_are_also_in_the_step_through(quick: Visitor, game: str) -> None:
    wanted, options, steps = ENDS[game]
    g, option = eve(game, *wanted, again=True, **options)
    sit_at(quick, g)
    choose(quick, option)
    page = quick.page
    page.wait_for_function(STILL)
    quick.wait_for_turn()
    quick.open_log()
    page.evaluate("scenes.length = 0")
    page.get_by_role("button", name="Step through").click()
    bar = page.locator(".question.recap")
    bar.wait_for()
    forward = page.get_by_role("button", name="Step forward")
    while not forward.is_disabled():
        step = int(bar.get_attribute("data-step") or 0)
        forward.click()
        page.locator(f".recap[data-step='{step + 1}']").wait_for()
    assert [step for step in scenes(quick) if step in steps] == [step for step in steps if step != "night"]
    page.get_by_role("button", name="Back to now").click()
    page.locator(".theatre").wait_for(state="detached")


# Of what is staged, once it has come to rest: what lies outside the window, and what is too small to read.
AMISS = """async () => {
    await Promise.all(document.getAnimations().map(one => one.finished.catch(() => {})));
    const said = e => [...e.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const read = [...document.querySelectorAll('.theatre :not(.plate *)')].filter(e => said(e) && e.checkVisibility());
    return read.filter(e => {
        const box = e.getBoundingClientRect();
        return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight
            || parseFloat(getComputedStyle(e).fontSize) < 12;
    }).map(e => e.textContent);
}"""


def test_every_step_of_the_evening_can_be_read_on_a_phone(quick_phone: Visitor) -> None:
    wanted, _, steps = ENDS["maccreedys-mansion"]
    g, option = eve("maccreedys-mansion", *wanted, again=True)
    sit_at(quick_phone, g)
    choose(quick_phone, option)
    page = quick_phone.page
    page.wait_for_function(STILL)
    quick_phone.wait_for_turn()
    page.evaluate("scenes.length = 0")
    quick_phone.press(page.locator(".ticker .step-through"))
    bar = page.locator(".question.recap")
    bar.wait_for()
    forward = page.get_by_role("button", name="Step forward")
    while not forward.is_disabled():
        step = int(bar.get_attribute("data-step") or 0)
        quick_phone.press(forward)
        page.locator(f".recap[data-step='{step + 1}']").wait_for()
        assert page.evaluate(AMISS) == []
    quick_phone.shoot("mansion-evening-staged")
    assert [step for step in scenes(quick_phone) if step in steps] == steps


RINGS = """
    window.strays = [];
    new MutationObserver(seen => {
        const rail = document.querySelector('.rail')?.getBoundingClientRect().bottom ?? 0;
        for (const ring of seen.flatMap(one => [...one.addedNodes]).filter(node => node.classList?.contains('ring'))) {
            const { top, height } = ring.getBoundingClientRect();
            if (top + height / 2 < rail) strays.push(top);
        }
    }).observe(document, {subtree: true, childList: true});
"""


def test_nothing_pulses_where_what_changed_is_scrolled_away(quick_phone: Visitor) -> None:
    """A house that lost a step lay behind the rail, and the rail pulsed."""
    quick_phone.context.add_init_script(RINGS)
    g, option = eve("last-will", "discarded", "rots", "round")
    sit_at(quick_phone, g)
    page = quick_phone.page
    page.evaluate("document.querySelector('.board').scrollTop = 9999")
    choose(quick_phone, option)
    page.wait_for_function(STILL)
    assert "houses" in scenes(quick_phone)
    assert page.evaluate("strays") == []


def staged_slowly(visitor: Visitor) -> None:
    """A round's end has begun that takes a while."""
    g, option = eve("last-will", "discarded", "rots", "round")
    sit_at(visitor, g)
    choose(visitor, option)
    visitor.page.locator(".theatre").wait_for()


@pytest.mark.parametrize("key", ["Escape", " "])
def test_a_key_finishes_all_that_is_under_way(slow: Visitor, key: str) -> None:
    staged_slowly(slow)
    slow.page.keyboard.press(key)
    expect(slow.page.locator(".theatre")).to_have_count(0)
    slow.page.wait_for_selector(".table[data-behind='0']")
    assert len(set(scenes(slow))) < 4, "the rest was passed over"


def test_a_click_finishes_all_that_is_under_way(slow: Visitor) -> None:
    staged_slowly(slow)
    slow.page.locator(".board").click(position={"x": 5, "y": 5})
    slow.page.wait_for_selector(".table[data-behind='0']")
    assert len(set(scenes(slow))) < 4


def test_a_tap_finishes_all_that_is_under_way(slow_phone: Visitor) -> None:
    staged_slowly(slow_phone)
    slow_phone.page.locator(".board").tap(position={"x": 5, "y": 5})
    slow_phone.page.wait_for_selector(".table[data-behind='0']")
    assert len(set(scenes(slow_phone))) < 4


def test_the_steps_stand_still_for_who_wants_no_motion(quick: Visitor) -> None:
    page = quick.page
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("Element.prototype.animate = () => { throw new Error('something moves') }")
    g, option = eve("last-will", "discarded", "rots", "round")
    sit_at(quick, g)
    choose(quick, option)
    page.locator(".theatre[data-scene=houses]").wait_for()
    moving = "document.getAnimations().filter(one => one.playState === 'running').length"
    assert page.evaluate(moving) == 0
    page.wait_for_function(STILL)
    assert scenes(quick)[:4] == ["night", "hands", "houses", "marker"]


def test_nothing_is_staged_at_once(visitor: Visitor) -> None:
    visitor.context.add_init_script(SCENES)
    g, option = eve("last-will", "discarded", "rots", "round")
    sit_at(visitor, g)
    ply = visitor.ply()
    choose(visitor, option)
    visitor.page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply)
    assert scenes(visitor) == []
