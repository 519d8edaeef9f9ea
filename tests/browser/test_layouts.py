"""A choice is seen at once: nothing on the table is measured in a loop, and what stays as it is is not styled anew."""

import pytest
from playwright.sync_api import Browser

from bench.page import working
from tests.browser.conftest import SHOTS, Server
from tests.browser.layouts import forced, forced_by, styled_anew
from tests.browser.sample import sample
from tests.browser.visitor import Visitor

CHOICES = 6
# Styles and layout each: where things stood, where they are now; rarely the end of the log, and a button that goes with
# the focus on it. A loop over what moves comes to six and more a ply.
A_PLY = 5


@pytest.mark.parametrize("game", sample("last-will"))
def test_what_moves_is_measured_once_and_not_one_by_one(browser: Browser, server: Server, game: str) -> None:
    visitor = Visitor(browser, server.url, SHOTS, pace="quick")
    visitor.sit_alone(game, bots=2)
    visitor.wait_for_turn()
    visitor.wait_for_plates()
    found, plies = forced(browser, visitor, CHOICES)
    visitor.leave()
    assert plies
    assert len(found) <= A_PLY * plies, f"{len(found)} in {plies} plies: {sorted(found)}"


@pytest.mark.parametrize("game", sample("maccreedys-mansion"))
def test_laying_the_table_out_again_styles_nothing_anew(visitor: Visitor, game: str) -> None:
    visitor.sit_alone(game, bots=2)
    visitor.wait_for_turn()
    visitor.wait_for_plates()
    assert styled_anew(visitor) <= 2


def test_only_what_the_page_itself_forces_counts() -> None:
    def event(name: str, *urls: str) -> dict[str, object]:
        stack = [{"functionName": f"f{i}", "url": url} for i, url in enumerate(urls)]
        return {"name": name, "args": {"beginData": {"stackTrace": stack}} if urls else {}}

    page, test = "http://here/assets/a.js", "pptr:evaluate"
    events = [event("Layout", page), event("UpdateLayoutTree", page, test), event("Layout", test, page)]
    events += [event("Layout"), event("Paint", page)]
    assert forced_by(events, "http://here/") == ["f0", "f0"]


def test_the_work_of_the_page_is_counted(visitor: Visitor) -> None:
    visitor.sit_alone()
    visitor.wait_for_turn()
    spent = working(visitor)
    before = spent()
    visitor.act()
    visitor.wait_for_turn()
    assert spent() > before
