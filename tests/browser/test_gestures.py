"""Several small questions answered as one gesture: looked at, changed, confirmed or cancelled."""

import re

import pytest
from playwright.sync_api import WebSocketRoute

from squander.kernel.game import Game
from tests.browser.gesturing import NOTHING_HELD, at, cancel, confirm, drag, page_of, ply, settled
from tests.browser.prepared import after, asks, leading_to, place_of, position, sit_at
from tests.browser.test_axe import check
from tests.browser.visitor import Visitor

# --- Last Will: an event and who comes along ----------------------------------------------------------------------


def for_two(g: Game) -> int:
    """An event that takes two companions, both of whom are in the hand; 0 for none."""
    for option in leading_to(g, "will.Bring1") if asks(g, "will.Act") else []:
        first = after(g, option)
        if any(asks(then := after(first, c), "will.Bring2") and len(then.options) > 1 for c in first.options if c):
            return option
    return 0


@pytest.fixture(scope="module")
def outing() -> Game:
    return position("last-will", lambda g: for_two(g) > 0)


def test_an_event_with_two_companions_is_one_gesture(visitor: Visitor, outing: Game) -> None:
    sit_at(visitor, outing)
    page, before = visitor.page, ply(visitor)
    hand = page.locator(".hand .in-hand").count()
    at(visitor, place_of(outing, for_two(outing))).click()
    page.locator(".gesture-row").nth(1).wait_for()
    alone = page.locator(".preview b").inner_text()
    guests = after(outing, for_two(outing))
    at(visitor, place_of(guests, guests.options[0])).click()  # a companion, where it lies in the hand
    page.wait_for_function("sum => document.querySelector('.preview b').innerText !== sum", arg=alone)
    with_one = page.locator(".preview b").inner_text()
    page.locator(".gesture-row").nth(1).locator(".radio[aria-pressed=false]").first.click()  # the other in the row
    page.wait_for_function("sum => document.querySelector('.preview b').innerText !== sum", arg=with_one)
    with_two = page.locator(".preview b").inner_text()
    assert pounds(alone) < pounds(with_one) < pounds(with_two)
    assert ply(visitor) == before, "nothing counts before it is confirmed"
    visitor.shoot("gesture-event")
    check(visitor)
    confirm(visitor)
    assert ply(visitor) >= before + 3
    assert page.locator(".hand .in-hand").count() == hand - 3
    page.locator(".log").get_by_text(f"spends £{pounds(with_two)}").last.wait_for(state="attached")


def pounds(text: str) -> int:
    return int(text.split("£")[1].split(",")[0])


def test_a_companion_is_taken_out_again_and_cancel_leaves_nothing(visitor: Visitor, outing: Game) -> None:
    made = sit_at(visitor, outing)
    page, before = visitor.page, page_of(visitor)
    at(visitor, place_of(outing, for_two(outing))).click()
    rows = page.locator(".gesture-row")
    rows.nth(1).wait_for()
    alone = page.locator(".preview").inner_text()
    rows.first.locator(".radio[aria-pressed=false]").first.click()
    page.wait_for_function("told => document.querySelector('.preview').innerText !== told", arg=alone)
    rows.first.get_by_role("button", name=re.compile("^Bring no ")).click()
    page.wait_for_function("told => document.querySelector('.preview').innerText === told", arg=alone)
    cancel(visitor)
    assert page_of(visitor) == before
    visitor.sit(made["url"])
    visitor.wait_for_turn()
    assert page_of(visitor) == before, "the server never heard of it"


def test_an_event_by_keyboard(visitor: Visitor, outing: Game) -> None:
    sit_at(visitor, outing)
    keys, before = visitor.page.keyboard, ply(visitor)
    at(visitor, place_of(outing, for_two(outing))).focus()
    keys.press("Enter")
    visitor.page.locator(".gesture-row").nth(1).wait_for()
    settled(visitor)
    keys.press("Escape")
    visitor.page.wait_for_function(NOTHING_HELD)
    assert ply(visitor) == before
    at(visitor, place_of(outing, for_two(outing))).focus()
    keys.press("Enter")
    visitor.page.locator(".gesture-row").nth(1).wait_for()
    settled(visitor)
    assert visitor.page.evaluate("document.activeElement.matches('.question .stage .primary')")
    keys.press("Enter")
    visitor.page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)


def test_a_gesture_outlives_a_broken_line_and_others_see_none_of_it(
    visitor: Visitor, friend: Visitor, outing: Game
) -> None:
    made = sit_at(visitor, outing)
    friend.sit(made["watch"])
    seen = friend.log_text()
    at(visitor, place_of(outing, for_two(outing))).click()
    visitor.page.locator(".gesture-row").nth(1).wait_for()
    visitor.page.locator(".gesture-row").first.locator(".radio[aria-pressed=false]").first.click()
    settled(visitor)
    told = visitor.page.locator(".preview").inner_text()
    visitor.context.set_offline(True)
    visitor.page.evaluate("window.dispatchEvent(new Event('offline'))")
    visitor.context.set_offline(False)
    friend.page.reload()  # everybody is told who is here, also the one in the middle of a gesture
    friend.page.wait_for_selector(".table")
    settled(visitor)
    assert visitor.page.locator(".preview").inner_text() == told
    assert friend.log_text() == seen
    confirm(visitor)
    friend.page.locator(".log").get_by_text("brings").last.wait_for(state="attached")


def companion(g: Game) -> int:
    """A companion that may join one card of the board but not another; 0 for none."""
    found = leading_to(g, "will.AddCompanion") if asks(g, "will.Act") else []
    return next((option for option in found if after(g, option).question.refused), 0)


def test_a_companion_is_dragged_to_its_card_or_nowhere(visitor: Visitor) -> None:
    g = position("last-will", lambda g: companion(g) > 0)
    cards = after(g, companion(g))
    sit_at(visitor, g)
    before = page_of(visitor)
    piece, goal = at(visitor, place_of(g, companion(g))), at(visitor, place_of(cards, cards.options[0]))
    drag(visitor, piece, visitor.page.locator(".phase"))
    visitor.page.wait_for_function(NOTHING_HELD)
    assert page_of(visitor) == before
    wrong = cards.question.refused[0]
    drag(visitor, piece, at(visitor, place_of(cards, wrong.option)))
    assert wrong.clause in visitor.page.locator(".float .why").inner_text()
    visitor.page.keyboard.press("Escape")
    cancel(visitor)
    drag(visitor, piece, goal)
    visitor.page.locator(".preview").wait_for()
    assert ply(visitor) == before[0]
    confirm(visitor)
    assert ply(visitor) == before[0] + 2
    visitor.page.locator(".log").get_by_text("adds").last.wait_for(state="attached")


# What closes when something else is shown has had its time.
DRAWN = "() => new Promise(done => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 300))"


def test_what_is_let_go_before_the_server_has_answered_is_told_why_not(visitor: Visitor) -> None:
    """The answer to the lifting comes after the drop, and must not close what the drop opened."""
    g = position("last-will", lambda g: companion(g) > 0)
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def slow(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        server.on_message(lambda said: held.append(said) if '"tried"' in str(said)[:40] else line.send(said))

    visitor.page.route_web_socket("**/socket", slow)
    sit_at(visitor, g)
    cards = after(g, companion(g))
    wrong = cards.question.refused[0]
    goal = at(visitor, place_of(cards, wrong.option)).bounding_box()
    assert goal
    mouse = visitor.page.mouse
    at(visitor, place_of(g, companion(g))).hover()
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    mouse.up()
    visitor.page.wait_for_selector(".table[data-busy=true]")
    while not held:
        visitor.page.wait_for_timeout(20)
    lines[-1].send(held.pop())
    visitor.page.locator(".preview").wait_for(state="attached")
    visitor.page.evaluate(DRAWN)
    assert wrong.clause in visitor.page.locator(".float .why").inner_text()


# --- other chains -------------------------------------------------------------------------------------------------


def test_an_exchange_of_possessions_is_one_gesture(visitor: Visitor) -> None:
    names = ["possessions", "society"]
    g = position(
        "prodigals-club",
        lambda g: bool(asks(g, "club.SendErrandBoy") and leading_to(g, "possessions.Exchange")),
        competitions=names,
    )
    option = leading_to(g, "possessions.Exchange")[0]
    sit_at(visitor, g)
    before = page_of(visitor)
    at(visitor, place_of(g, option)).first.click()
    asked = after(g, option)
    mine = at(visitor, place_of(asked, asked.options[0]))
    taken = after(asked, asked.options[0])
    settled(visitor)
    drag(visitor, mine, at(visitor, place_of(taken, taken.options[0])))
    visitor.page.locator(".preview").get_by_text("xchange").wait_for()
    cancel(visitor)
    assert page_of(visitor) == before


def test_how_much_is_taken_in_the_mansion_is_changed_before_it_counts(visitor: Visitor) -> None:
    g = position(
        "maccreedys-mansion",
        lambda g: asks(g, "mansion.HireOrPass") and bool(leading_to(g, "mansion.TakeUnits")),
    )
    option = leading_to(g, "mansion.TakeUnits")[0]
    sit_at(visitor, g)
    before = ply(visitor)
    at(visitor, place_of(g, option)).click()
    row = visitor.page.locator(".gesture-row")
    row.wait_for()
    told = visitor.page.locator(".preview").inner_text()
    if row.locator("select").count():
        row.locator("select").select_option(index=1)
    else:
        row.locator(".radio").nth(1).click()
    visitor.page.wait_for_function("told => document.querySelector('.preview').innerText !== told", arg=told)
    assert ply(visitor) == before
    confirm(visitor)
    assert ply(visitor) >= before + 2
