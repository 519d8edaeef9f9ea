"""Every game by keyboard alone: what has the focus can be seen, it is never lost, and what happened is said."""

import re

import pytest

from squander.games import games
from tests.browser.sample import sample
from tests.browser.visitor import Visitor

FOCUS = """() => {
    const at = document.activeElement;
    const style = getComputedStyle(at);
    return {lost: at === document.body, name: at.getAttribute('aria-label') ?? at.innerText.slice(0, 40),
            seen: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
            control: at.matches('button, select, input, a[href]')};
}"""
# In the middle of a gesture it is the preview that is said, not the question.
HEARD = """() => {
    const said = document.querySelector('.heard').textContent;
    return said.includes(document.querySelector('.prompt').textContent) || (said && document.querySelector('.preview'));
}"""
CHOOSABLE = ".table .lit:visible, .float.menu .lit:visible"


@pytest.mark.parametrize("game", sample("last-will"))
def test_choices(visitor: Visitor, game: str) -> None:
    visitor.sit_alone(game, seed="keys")
    play(visitor, 25)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", games())
def test_a_whole_game(visitor: Visitor, game: str) -> None:
    visitor.sit_alone(game, seed="keys")
    play(visitor, 3000)
    assert visitor.over
    assert visitor.page.evaluate("document.activeElement.matches('.ranking')"), "the result has the focus"


def test_tab_alone_comes_to_every_choice(visitor: Visitor) -> None:
    """For those who switched the single keys off."""
    visitor.sit_alone(seed="tab")
    visitor.wait_for_turn()
    waiting = visitor.page.locator(CHOOSABLE)
    wanted = {waiting.nth(i).get_attribute("data-place") for i in range(waiting.count())}
    visitor.page.keyboard.press("Tab")
    for _ in range(150):
        wanted.discard(visitor.page.evaluate("document.activeElement.dataset.place"))
        visitor.page.keyboard.press("Tab")
    assert not wanted


def play(visitor: Visitor, choices: int) -> None:
    """With n to what may be chosen, Enter to choose it, and Tab to what confirms."""
    heard = set()
    for number in range(choices):
        visitor.wait_for_turn()
        if visitor.over:
            return
        listen(visitor)
        if number:  # after a choice the focus is never lost
            visitor.page.wait_for_function("() => document.activeElement !== document.body")
        if visitor.state["question"]["name"] not in heard:
            heard.add(visitor.state["question"]["name"])
            everything_has_a_name(visitor)
        if not (in_menu(visitor) or confirmed(visitor)):
            chosen(visitor)


def listen(visitor: Visitor) -> None:
    visitor.page.wait_for_function(HEARD)


def everything_has_a_name(visitor: Visitor) -> None:
    """In the tree that a screen reader walks, no control is nameless, and the question is there."""
    tree = visitor.page.locator("body").aria_snapshot()
    nameless = re.findall(r"^ *- (?:button|link|combobox|textbox|checkbox|slider)(?: \[.*\])?:?$", tree, re.MULTILINE)
    assert not nameless, tree
    assert re.sub(r"\W", "", visitor.prompt) in re.sub(r"\W", "", tree)


def focused(visitor: Visitor) -> None:
    at = visitor.page.evaluate(FOCUS)
    assert not at["lost"], "the focus is lost"
    assert at["control"], at
    assert at["name"], at
    assert at["seen"], f"the focus on {at['name']} can't be seen"


def chosen(visitor: Visitor) -> None:
    page = visitor.page
    for _ in range(visitor.dice.randint(1, 6)):
        page.keyboard.press("n")
        focused(visitor)
    if page.evaluate("document.activeElement.matches('select')"):
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Tab")  # to the button that chooses it
    page.keyboard.press("Enter")


def in_menu(visitor: Visitor) -> bool:
    """A place with several answers opens a menu, which takes the focus."""
    if not visitor.page.locator(".float.menu").count():
        return False
    visitor.page.wait_for_function("() => document.activeElement.closest('.float.menu')")
    for _ in range(visitor.dice.randrange(visitor.page.locator(".float.menu button").count())):
        visitor.page.keyboard.press("Tab")
        focused(visitor)
    visitor.page.keyboard.press("Enter")
    return True


def confirmed(visitor: Visitor) -> bool:
    page = visitor.page
    if not page.locator(".stage .primary:not([disabled]):visible").count():
        return False
    back = page.locator(".hand .stage").count() > 0  # the button stands before the cards
    for _ in range(150):
        if page.evaluate("document.activeElement.matches('.stage .primary')"):
            focused(visitor)
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError("Tab never came to the button that confirms")
