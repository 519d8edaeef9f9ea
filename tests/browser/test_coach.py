"""What the table says beside itself: a hint, a warning before it hurts, and a page for who is closed."""

import json
import re

from squander.games.maccreedys_mansion.state import company
from squander.kernel.game import Game
from tests.browser.prepared import after, asks, place_of, position, sit_at
from tests.browser.visitor import Visitor


def wish(visitor: Visitor, **prefs: object) -> None:
    """Settings that a browser keeps, for the pages it opens from now on."""
    kept = json.dumps(json.dumps({"pace": "instant", "moments": False, **prefs}))
    visitor.context.add_init_script(f"localStorage.setItem('squander.prefs', {kept})")


def test_a_hint_is_numbered_flags_and_reasons_and_is_counted(visitor: Visitor) -> None:
    visitor.sit_alone(options={"starter": 0}, seed="hint", hints=True)
    visitor.wait_for_turn()
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-note li").first.wait_for()
    shown = page.locator(".hint-note li").count()
    assert 1 <= shown <= 3
    assert page.locator(".hint-flag").count() == shown
    for text in page.locator(".hint-note li").all_inner_texts():
        assert re.search(r"\d+ % ± \d+", text), text
    visitor.shoot("hint")
    page.wait_for_function("() => document.querySelector('.table')")
    assert visitor.state["seats"][0]["hints"] == 1
    page.locator(".hint-note").get_by_role("button", name="Close").click()
    page.locator(".hint-note").wait_for(state="detached")


def test_there_is_no_hint_button_where_there_are_no_hints(visitor: Visitor) -> None:
    visitor.sit_alone(options={"starter": 0}, seed="hint")
    visitor.wait_for_turn()
    assert visitor.page.get_by_role("button", name="Hint").count() == 0


def test_the_table_warns_once_before_men_stand_without_material(visitor: Visitor) -> None:
    wish(visitor, warnings=True)
    visitor.sit_alone("maccreedys-mansion", options={"starter": 0}, seed="warn")
    page = visitor.page
    visitor.wait_for_turn()
    page.locator("[data-place='zone:plumber']").click()
    page.locator(".stage .primary.lit").click()
    visitor.wait_for_turn()
    rest = page.get_by_role("button", name="Pass for the rest of this phase")
    rest.click()
    warning = page.locator(".coach-note.warning")
    warning.get_by_text("plumbers").wait_for()
    visitor.shoot("warning")
    assert page.evaluate("document.activeElement.textContent") == "Think again"
    page.keyboard.press("Escape")
    warning.wait_for(state="detached")
    assert visitor.state["question"]["name"] == "mansion.HireOrPass"
    ply = visitor.ply()
    rest.click()
    page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply)


def closing(g: Game) -> list[int]:
    """Answers with which the one who is asked is closed at once."""
    if not asks(g, "mansion.PlaceWorker") or company(g, g.question.who).status:
        return []
    return [option for option in g.options if company(after(g, option), g.question.who).status]


def test_who_is_closed_reads_why_and_what_a_ghost_may_do(visitor: Visitor) -> None:
    wish(visitor, warnings=True)
    g = position("maccreedys-mansion", lambda g: bool(closing(g)))
    sit_at(visitor, g)
    page = visitor.page
    page.locator(f"[data-place='{place_of(g, closing(g)[0])}']").first.click()
    page.locator(".stage .primary.lit").click()
    page.locator(".coach-note.warning, .own-closed").first.wait_for()
    if page.locator(".coach-note.warning").count():
        page.get_by_role("button", name="Do it anyway").click()
    closed = page.locator(".own-closed")
    closed.get_by_text("What a ghost may do").wait_for()
    visitor.shoot("closed")
    closed.get_by_text("went to men and vendors this evening").wait_for()
    closed.get_by_role("button", name="Stay, and be felt").click()
    closed.wait_for(state="detached")
