"""Others' moves are seen one at a time, at the chosen pace, and again on request."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.conftest import SHOTS, Server
from tests.browser.visitor import Visitor

WATCH = """
    window.flights = [];
    window.plies = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        flights.push(this.dataset.fly ?? this.className);
        return animate.apply(this, how);
    };
    new MutationObserver(() => {
        const ply = Number(document.querySelector('.table')?.dataset.ply ?? -1);
        if (ply >= 0 && ply !== plies.at(-1)) plies.push(ply);
    }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-ply']});
"""

STORY = """async () => {
    const [, , table, token] = location.hash.split('/');
    const answer = await fetch(`/api/tables/${table}/replay`, {headers: {Authorization: `Bearer ${token}`}});
    return (await answer.json()).lines.map(line => line.text).filter(Boolean).join(' ');
}"""

ASKED = """async ply => {
    const [, , table, token] = location.hash.split('/');
    const answer = await fetch(`/api/tables/${table}/replay/${ply}`, {headers: {Authorization: `Bearer ${token}`}});
    return (await answer.json()).question.who;
}"""


def watching(browser: Browser, server: Server, pace: str) -> Visitor:
    """Somebody whose page counts what flew and which plies were shown."""
    one = Visitor(browser, server.url, SHOTS, pace=pace)
    one.context.add_init_script(WATCH)
    return one


@pytest.fixture
def quick(server: Server, browser: Browser) -> Iterator[Visitor]:
    one = watching(browser, server, "quick")
    yield one
    one.leave()


@pytest.fixture
def slow(server: Server, browser: Browser) -> Iterator[Visitor]:
    one = watching(browser, server, "slow")
    yield one
    one.leave()


def plies(visitor: Visitor) -> list[int]:
    shown: list[int] = visitor.page.evaluate("plies")
    return shown


def flights(visitor: Visitor) -> set[str]:
    flown: list[str] = visitor.page.evaluate("flights")
    return {name.partition(":")[0] for name in flown}


def act_for(visitor: Visitor, times: int) -> None:
    for _ in range(times):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()


def one_by_one(visitor: Visitor) -> bool:
    """Nothing was passed over but what the visitor answered in one gesture."""
    passed = [ply for earlier, later in pairwise(plies(visitor)) for ply in range(earlier + 1, later)]
    return all(visitor.page.evaluate(ASKED, ply) == 0 for ply in passed)


def test_moves_of_others_are_shown_one_at_a_time_and_fly(quick: Visitor) -> None:
    quick.sit_alone(bots=2, seed="motion", options={"starter": 2})
    for _ in range(60):
        act_for(quick, 1)
        if {"plan-hat", "hat", "card", "ghost", "coin"} <= flights(quick):
            break
    quick.shoot("motion")
    assert one_by_one(quick), plies(quick)
    assert {"plan-hat", "hat", "card", "ghost", "coin"} <= flights(quick)


def test_what_the_server_tells_in_one_go_is_shown_move_by_move(quick: Visitor) -> None:
    held: dict[str, list[object]] = {"log": []}

    def heap(socket: WebSocketRoute) -> None:
        """Like a slow line: of several states only the last arrives, with the log of all."""
        line = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            state = json.loads(message)
            if state["type"] == "state":
                held["log"] += state["log"]
                if not state["over"] and state["ply"] and not state["question"]["options"]:
                    return
                state["log"], held["log"] = held["log"], []
            socket.send(json.dumps(state))

        line.on_message(pass_on)

    quick.page.route_web_socket("**/socket", heap)
    quick.sit_alone(bots=2, seed="heaped")
    act_for(quick, 5)
    assert one_by_one(quick), plies(quick)


PRESS = "all => all.map(e => e.click()).length"


def test_waiting_can_be_skipped(slow: Visitor) -> None:
    slow.sit_alone(bots=2, seed="skipped")
    slow.wait_for_turn()
    for _ in range(20):
        slow.act()
        slow.page.wait_for_selector(".table[data-busy=false]")
        skip = slow.page.get_by_role("button", name="Skip")
        slow.page.wait_for_selector(".question.mine, .tools :text('Skip')")
        if skip.evaluate_all(PRESS):  # at once: on a busy machine it may be gone before a click comes
            slow.page.wait_for_selector(".table[data-behind='0']")
        slow.page.wait_for_selector(".question.mine")
        if not one_by_one(slow):
            return
    raise AssertionError("there was never anything to skip")


def test_nothing_moves_for_who_wants_no_motion(quick: Visitor) -> None:
    quick.page.emulate_media(reduced_motion="reduce")
    quick.sit_alone(bots=2, seed="motion")
    act_for(quick, 5)
    assert one_by_one(quick)
    assert flights(quick) == set()


RINGS = """
    window.rings = [];
    new MutationObserver(seen => {
        for (const ring of seen.flatMap(one => [...one.addedNodes]).filter(node => node.classList?.contains('ring')))
            rings.push({still: ring.classList.contains('still'), moves: ring.getAnimations().length,
                        at: ring.getBoundingClientRect().toJSON()});
    }).observe(document, {subtree: true, childList: true});
"""
SEATED = "[...document.querySelectorAll('[data-place^=\"plan:\"]')].map(e => e.getBoundingClientRect().toJSON())"


def rings_of(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate("rings")
    return found


def encloses(ring: dict[str, float], place: dict[str, float]) -> bool:
    return all(abs(ring[side] - place[side]) < 8 for side in ("left", "top", "right", "bottom"))


@pytest.mark.parametrize("still", [False, True])
def test_where_somebody_moved_is_ringed(quick: Visitor, still: bool) -> None:
    """A ring that pulses, or stays a while for who wants no motion; the place of a plan is the plan's."""
    quick.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
    quick.context.add_init_script(RINGS)
    quick.sit_alone(bots=1, seed="rings", options={"starter": 1})
    for _ in range(30):
        act_for(quick, 1)
        if len(rings_of(quick)) > 2:
            break
    plans = quick.page.evaluate(SEATED)
    rings = rings_of(quick)
    assert any(encloses(ring["at"], plan) for ring in rings for plan in plans)
    assert all(ring["still"] == still for ring in rings)
    assert all((ring["moves"] == 0) == still for ring in rings)
    quick.page.locator("body > .ring").first.wait_for(state="detached")


def test_a_recap_steps_through_the_moves_since_the_last_turn(quick: Visitor) -> None:
    quick.sit_alone(bots=2, seed="recap")
    page = quick.page
    for _ in range(40):
        act_for(quick, 1)
        if page.locator(".log .since ~ li:not(.end)").count() > 2:
            break
    now, prompt = page.locator(".table").get_attribute("data-ply"), quick.prompt
    page.evaluate("flights.length = 0")
    page.locator(".ticker").get_by_role("button", name="Step through").click()
    bar = page.locator(".question.recap")
    bar.wait_for()
    quick.shoot("recap")
    told, boards = [], []
    while True:
        told.append(bar.locator(".prompt").inner_text())
        boards.append(page.locator(".board").inner_text())
        forward = page.get_by_role("button", name="Step forward")
        if forward.is_disabled():
            break
        step = int(bar.get_attribute("data-step") or 0)
        forward.click()
        page.locator(f".recap[data-step='{step + 1}']").wait_for()
    assert len(told) > 1
    assert page.evaluate("flights.length") > 0
    assert page.locator(".lit").count() == 0, "the past cannot be played"
    page.get_by_role("button", name="Step back").click()
    page.locator(f".recap[data-step='{len(told) - 1}']").wait_for()
    page.get_by_role("button", name="Back to now").click()
    quick.wait_for_turn()
    assert (page.locator(".table").get_attribute("data-ply"), quick.prompt) == (now, prompt)
    story = page.evaluate(STORY)
    assert [line for line in told if line not in story and "Nothing" not in line] == []
    page.reload()
    quick.wait_for_turn()
    assert plies(quick) == [int(now or -1)], "who comes back sees the table as it is now"
    quick.open_log()
    page.get_by_role("button", name="Step through").wait_for()
