"""A line that breaks in the middle of a gesture: it is kept until it is confirmed, and counts once or not at all."""

import json
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from squander.kernel.game import Game
from tests.browser.conftest import SHOTS, Server
from tests.browser.gesturing import NOTHING_HELD, at, button, ply, settled
from tests.browser.line import Line
from tests.browser.prepared import asks, leading_to, place_of, position, sit_at
from tests.browser.visitor import Visitor

CUT = "The line is cut"


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    one = Line(server.port)
    yield one
    one.close()


@pytest.fixture
def caller(browser: Browser, line: Line) -> Iterator[Visitor]:
    """Somebody who reaches the server over a line that may break."""
    one = Visitor(browser, line.url, SHOTS)
    yield one
    # What was on its way when the line was cut never came, in as many words as the browser has for it.
    one.faults = [fault for fault in one.faults if "net::ERR_" not in fault]
    one.leave()


@pytest.fixture(scope="module")
def outing() -> Game:
    """Somebody may go out and bring company."""
    return position("last-will", lambda g: asks(g, "will.Act") and bool(leading_to(g, "will.Bring1")))


def hold(caller: Visitor, outing: Game) -> int:
    """An evening out as a preview; the ply before it."""
    sit_at(caller, outing)
    before = ply(caller)
    at(caller, place_of(outing, leading_to(outing, "will.Bring1")[0])).click()
    caller.page.locator(".preview b").wait_for()
    settled(caller)
    return before


def see_cut(caller: Visitor, line: Line) -> None:
    line.cut()
    caller.page.get_by_text(CUT).wait_for()


def see_mended(caller: Visitor, line: Line) -> None:
    line.mend()
    caller.page.get_by_text(CUT).wait_for(state="hidden")
    settled(caller)


def plies_at(server: Server, caller: Visitor) -> int:
    """How many choices stand on the server, asked past the line."""
    table, token = caller.page.url.split("/")[-2:]
    asked = urllib.request.Request(f"{server.url}api/tables/{table}/replay")
    asked.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(asked) as answer:
        return int(json.load(answer)["plies"])


def spent(caller: Visitor) -> int:
    return caller.page.locator(".log li", has_text="spends £").count()


def played_once(caller: Visitor, before: int, told: int) -> None:
    caller.page.wait_for_function(NOTHING_HELD)
    assert ply(caller) >= before + 2
    assert spent(caller) == told + 1
    assert not caller.page.get_by_text("nothing was done").count()


def test_what_is_held_outlives_a_cut_line(caller: Visitor, line: Line, outing: Game) -> None:
    before = hold(caller, outing)
    total, told = caller.page.locator(".preview b").inner_text(), spent(caller)
    see_cut(caller, line)
    caller.shoot("gesture-cut")
    see_mended(caller, line)
    assert ply(caller) == before, "nothing of it has reached the server"
    assert caller.page.locator(".preview b").inner_text() == total
    button(caller, "Confirm").click()
    played_once(caller, before, told)


def test_what_is_confirmed_while_the_line_is_cut_waits_to_be_confirmed_again(
    caller: Visitor, line: Line, outing: Game
) -> None:
    before, told = hold(caller, outing), spent(caller)
    see_cut(caller, line)
    if button(caller, "Confirm").is_enabled():
        button(caller, "Confirm").click()
    see_mended(caller, line)
    caller.page.locator(".preview b").wait_for()
    assert ply(caller) == before
    button(caller, "Confirm").click()
    played_once(caller, before, told)


def test_what_was_confirmed_counts_once_though_the_answer_was_lost(
    caller: Visitor, line: Line, server: Server, outing: Game
) -> None:
    before, told, plies = hold(caller, outing), spent(caller), plies_at(server, caller)
    line.is_deaf = True
    button(caller, "Confirm").click()
    while plies_at(server, caller) == plies:
        caller.page.wait_for_timeout(50)
    assert ply(caller) == before, "the page has not heard of it"
    see_cut(caller, line)
    see_mended(caller, line)
    played_once(caller, before, told)


def test_what_is_looked_at_while_the_line_is_cut_comes_after_it(caller: Visitor, line: Line, outing: Game) -> None:
    """The preview is asked for in vain, and again when the line is mended."""
    sit_at(caller, outing)
    before = ply(caller)
    see_cut(caller, line)
    at(caller, place_of(outing, leading_to(outing, "will.Bring1")[0])).click()
    see_mended(caller, line)
    caller.page.locator(".preview b").wait_for()
    assert ply(caller) == before
    button(caller, "Cancel").click()
    caller.page.wait_for_function(NOTHING_HELD)
