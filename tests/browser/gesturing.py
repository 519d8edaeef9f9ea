"""What a person does in the middle of a gesture."""

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

NOTHING_HELD = "() => !document.querySelector('.preview') && document.querySelector('.table[data-busy=false]')"


def at(visitor: Visitor, place: str) -> Locator:
    return visitor.page.locator(f".board [data-place='{place}']")


def settled(visitor: Visitor) -> None:
    visitor.page.wait_for_selector(".table[data-busy=false]")


def button(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".question").get_by_role("button", name=name, exact=True)


def confirm(visitor: Visitor) -> None:
    button(visitor, "Confirm").click()
    visitor.page.wait_for_function(NOTHING_HELD)


def cancel(visitor: Visitor) -> None:
    button(visitor, "Cancel").click()
    visitor.page.wait_for_function(NOTHING_HELD)


def ply(visitor: Visitor) -> int:
    return int(visitor.page.locator(".table").get_attribute("data-ply") or -1)


def drag(visitor: Visitor, piece: Locator, goal: Locator) -> None:
    """By hand: what a piece may be let go on is lit only once it is lifted."""
    mouse = visitor.page.mouse
    piece.hover()  # once it lies still
    start = piece.bounding_box()
    assert start
    mouse.down()
    mouse.move(start["x"] + start["width"] / 2 + 9, start["y"] + start["height"] / 2 + 9, steps=3)
    goal.wait_for()
    settled(visitor)
    end = goal.bounding_box()
    assert end
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()
    settled(visitor)


def page_of(visitor: Visitor) -> tuple[int, str, str]:
    board = visitor.page.locator(".board")
    return ply(visitor), board.inner_text(), visitor.page.locator(".log").inner_text()
