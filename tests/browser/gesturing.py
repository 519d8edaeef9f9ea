"""What a person does in the middle of a gesture."""

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

NOTHING_HELD = "() => !document.querySelector('.preview') && document.querySelector('.table[data-busy=false]')"


def at(visitor: Visitor, place: str) -> Locator:
    return visitor.page.locator(f".board [data-place='{place}']")


def settled(visitor: Visitor) -> None:
    visitor.page.wait_for_selector(".table[data-busy=false]")


def button(visitor: Visitor, name: str) -> Locator:
    """Of the bar; the one that confirms is named after the deed."""
    if name == "Confirm":
        return visitor.page.locator(".question .stage .primary")
    return visitor.page.locator(".question").get_by_role("button", name=name, exact=True)


def confirm(visitor: Visitor) -> None:
    deed = button(visitor, "Confirm")
    assert not deed.inner_text().startswith("Confirm"), "it is named after the deed"
    deed.click()
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


# Without what engravings say, which come when they like.
WRITTEN = """e => {
    const bare = e.cloneNode(true);
    bare.querySelectorAll('svg').forEach(drawn => drawn.remove());
    return bare.textContent;
}"""


def page_of(visitor: Visitor) -> tuple[int, str, str]:
    """Once no number tells any more by how much it changed."""
    visitor.page.wait_for_function("() => !document.querySelector('.tally .change')")
    return ply(visitor), visitor.page.locator(".board").evaluate(WRITTEN), visitor.log_text()
