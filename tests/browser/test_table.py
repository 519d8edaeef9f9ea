"""The table as it is drawn: it grows with the window, everybody's mat is in sight, cards have plates, and the bar at
the bottom is the one place to confirm."""

import pytest

from squander.kernel.game import Game
from tests.browser.gesturing import at, ply, settled
from tests.browser.prepared import after, asks, place_of, position, sit_at
from tests.browser.visitor import DESK, PHONE, Visitor

WILL = "last-will"
WIDE = {"width": 1920, "height": 1080}
SCROLLS = """() => [...document.querySelectorAll('.table, .table *')].filter(e => !e.closest('.side, svg')
    && ['auto', 'scroll'].includes(getComputedStyle(e).overflowY)
    && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)).map(e => e.className)"""
WIDTH = "selector => document.querySelector(selector).getBoundingClientRect().width"
CHOOSE_SIZE = """size => localStorage.setItem('squander.prefs',
    JSON.stringify({...JSON.parse(localStorage.getItem('squander.prefs')), size}))"""
# Where the table ends: at the log where that lies beside it, else at the window's edge.
SIDE = """() => {
    const side = document.querySelector('.side'), left = side.getBoundingClientRect().left;
    return side.checkVisibility() && getComputedStyle(side).position === 'static' ? left : innerWidth;
}"""
TYPE = """selector => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize)"""


def seats(g: Game) -> list[dict[str, object]]:
    found: list[dict[str, object]] = g.view(g.question.who)["seats"]
    return found


def is_lively(g: Game) -> bool:
    """In the middle of a turn, with cards on both boards and in the hand."""
    return asks(g, "will.Act") and all(seat["board"] for seat in seats(g)) and len(g.options) > 3


@pytest.fixture(scope="module")
def lively() -> Game:
    return position(WILL, is_lively)


def resize(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.wait_for_function("width => innerWidth === width", arg=width)


def test_cards_grow_with_the_window(visitor: Visitor, lively: Game) -> None:
    sit_at(visitor, lively)
    measured = []
    for size in (DESK, WIDE):
        resize(visitor, **size)
        cards, mats = (visitor.page.evaluate(WIDTH, one) for one in (".in-hand .card", ".opp .mini"))
        measured.append((cards, mats, visitor.page.evaluate(TYPE, ".prompt")))
    (card, mini, prompt), (wide_card, wide_mini, wide_prompt) = measured
    assert wide_card / card >= 1.45
    assert wide_mini / mini > 1.25
    assert wide_prompt / prompt > 1.25


def test_the_largest_size_enlarges_what_is_read_and_lets_nothing_scroll(visitor: Visitor, lively: Game) -> None:
    sit_at(visitor, lively)
    card = visitor.page.locator(".own .spot").first
    wide = []
    for size in ("normal", "largest"):
        visitor.page.evaluate(CHOOSE_SIZE, size)
        visitor.page.reload()
        visitor.wait_for_turn()
        card.hover()
        visitor.page.locator(".float .card.large").wait_for()
        wide.append(visitor.page.evaluate(WIDTH, ".float .card.large"))
        visitor.page.mouse.move(2, 2)
    assert wide[1] > 1.25 * wide[0]
    assert visitor.page.evaluate(SCROLLS) == []


def test_where_height_binds_the_table_stands_in_the_middle_or_beside_the_glass(visitor: Visitor, lively: Game) -> None:
    sit_at(visitor, lively)
    for width, height, glass in ((1600, 900, False), (1180, 720, False), (3440, 1440, True)):
        resize(visitor, width, height)
        box = visitor.page.locator(".board").bounding_box()
        assert box
        left, right = box["x"], visitor.page.evaluate(SIDE) - box["x"] - box["width"]
        assert (left > 10 * right) if glass else (abs(left - right) < 2), (width, left, right)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_mat_of_an_opponent_is_always_in_sight(visitor: Visitor, lively: Game, size: dict[str, int]) -> None:
    sit_at(visitor, lively)
    resize(visitor, **size)
    other = seats(lively)[1 - lively.question.who]
    cash, score, board = other["cash"], other["score"], other["board"]
    assert isinstance(cash, int)
    assert isinstance(score, int)
    assert isinstance(board, list)
    mat = visitor.page.locator(".opps .mat")
    assert mat.count() == 1
    assert mat.is_visible()
    sums = mat.locator(".split .sum").all_inner_texts()
    assert sums == [f"£{cash}", f"£{score - cash}"], "a bare number beside a house would be so many houses"
    assert mat.locator(".mini").count() == len(board)
    mat.locator(".split").click()
    visitor.page.locator(".seat-panel .card").first.wait_for()


def test_a_watcher_sees_every_mat_with_its_cards(visitor: Visitor, friend: Visitor, lively: Game) -> None:
    made = sit_at(visitor, lively)
    friend.sit(made["watch"])
    for seat, view in enumerate(seats(lively)):
        board = view["board"]
        assert isinstance(board, list)
        mat = friend.page.locator(f".watched-mat.seat-{seat}")
        assert mat.locator(".card").count() == len(board)
    assert friend.page.evaluate(SCROLLS) == []


EMPTY = """() => [...document.querySelectorAll('.table :is(.card:not(.gone), .mini)')]
    .filter(card => card.checkVisibility() && !card.querySelector('svg.plate > *')).map(card => card.textContent)"""


def test_every_card_on_the_table_has_its_plate(visitor: Visitor, lively: Game) -> None:
    sit_at(visitor, lively)
    visitor.page.wait_for_selector(".in-hand svg.plate")
    assert visitor.page.locator(".table .mini svg.plate").count() > 0
    visitor.page.wait_for_function(f"() => ({EMPTY})().length === 0")


def test_a_turn_that_could_go_on_is_ended_only_when_asked_again(visitor: Visitor, lively: Game) -> None:
    sit_at(visitor, lively)
    page, before = visitor.page, ply(visitor)
    page.locator(".answers [data-option='0']").click()
    page.locator(".question .notice").wait_for()
    assert ply(visitor) == before, "it waits in the bar"
    deed = page.locator(".question .stage .primary")
    assert "End the turn" in deed.inner_text()
    page.locator(".question").get_by_role("button", name="Cancel").click()
    settled(visitor)
    assert ply(visitor) == before
    page.locator(".answers [data-option='0']").click()
    deed.click()
    page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)


def passes_on(g: Game) -> list[int]:
    """Errands after which somebody else is asked."""
    return [option for option in g.options if after(g, option).question.who != g.question.who]


def test_on_touch_what_nothing_takes_back_waits_for_a_second_tap(phone: Visitor) -> None:
    g = position(WILL, lambda g: asks(g, "will.SendErrandBoy") and bool(passes_on(g)))
    sit_at(phone, g)
    before = ply(phone)
    at(phone, place_of(g, passes_on(g)[-1])).tap()
    deed = phone.page.locator(".question .stage .primary:not([disabled])")
    deed.wait_for()
    assert ply(phone) == before
    assert "Send him" in deed.inner_text()
    deed.tap()
    phone.page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)


def test_what_was_sent_in_one_go_is_taken_back_in_one_go(visitor: Visitor) -> None:
    """A click on one of three cards sends a boy and takes it; Undo gives both back."""
    g = position(WILL, lambda g: asks(g, "will.SendErrandBoy") and g.view(0)["offering"][0]["name"].startswith("trio"))
    sit_at(visitor, g)
    page = visitor.page
    hand = page.locator(".hand .in-hand").count()
    page.locator(".trio .offer.lit").first.click()
    page.wait_for_function("count => document.querySelectorAll('.hand .in-hand').length > count", arg=hand)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("count => document.querySelectorAll('.hand .in-hand').length === count", arg=hand)
    assert visitor.prompt == "Send an errand boy."
