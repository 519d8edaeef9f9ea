"""Several people at one screen: what one of them may not know is nowhere on the page when they look."""

import json
import urllib.request
from typing import Any

import pytest

from tests.browser.sample import sample
from tests.browser.visitor import Visitor

EVERYWHERE = """() => [document.documentElement.outerHTML, document.body.innerText, document.title,
    JSON.stringify(history.state), JSON.stringify({...localStorage}), JSON.stringify({...sessionStorage}),
    ...[...document.querySelectorAll('input, textarea')].map(e => e.value)].join('\\n')"""


def sit_down(visitor: Visitor, game: str) -> None:
    seats = [{"kind": "screen", "name": "Ann"}, {"kind": "screen", "name": "Ben"}]
    visitor.sit(visitor.make(*seats, game=game, seed="screen")["url"])


def take_over(visitor: Visitor) -> str:
    """Press the button of the one who is asked; who it was."""
    name = visitor.page.locator(".handover h1").inner_text().split(",")[0]
    visitor.page.get_by_role("button", name=f"I am {name}").click()
    visitor.page.locator(".table").wait_for()
    visitor.wait_for_turn()
    return name


def strings(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set().union(*map(strings, data.values()))
    if isinstance(data, list):
        return set().union(*map(strings, data))
    return {data} if isinstance(data, str) else set()


def card_names(visitor: Visitor, game: str) -> dict[str, str]:
    with urllib.request.urlopen(f"{visitor.url}api/games/{game}/cards") as answer:
        return {row["id"]: row["name"] for row in json.load(answer)["cards"] if row.get("name")}


@pytest.mark.parametrize("game", sample("last-will"))
def test_nothing_stays_between_two_people(visitor: Visitor, game: str) -> None:
    page, names = visitor.page, card_names(visitor, game)
    sit_down(visitor, game)
    hidden, changes, last = 0, 0, ""
    while changes < 4:
        page.locator(".handover").wait_for()
        assert page.locator(".table, .float, .spot, .log, .chat").count() == 0
        last, before = take_over(visitor), last
        assert last != before
        own = play_until_handed_over(visitor)
        secret = {names[word] for word in own - strings(visitor.state) if word in names}
        text = page.evaluate(EVERYWHERE)
        assert not [name for name in secret if name in text], "the next person sees cards of the last"
        hidden += len(secret)
        changes += 1
    visitor.shoot(f"{game}-hand-over")
    assert hidden or "will" not in game, "there was nothing to hide"


def play_until_handed_over(visitor: Visitor) -> set[str]:
    """What the one who played was told last. The pointer rests on a card that it shows in full."""
    page = visitor.page
    for _ in range(200):
        own = strings(visitor.state)
        point_at_a_card(visitor)
        press_by_key(visitor)
        visitor.wait_for_turn()
        if page.locator(".handover").is_visible():
            return own
    raise AssertionError("nobody else was asked")


def point_at_a_card(visitor: Visitor) -> None:
    cards = visitor.page.locator(".hand .spot:visible, .hand-row .spot:visible")
    if cards.count() and not visitor.page.locator(".float").count():
        visitor.page.mouse.move(2, 2)
        cards.last.hover()
        visitor.page.locator(".float.peek").wait_for()


def press_by_key(visitor: Visitor) -> None:
    """Choose without moving the pointer away."""
    page = visitor.page
    for where in (
        ".float.menu .lit:visible",
        ".stage .primary:not([disabled]):visible",
        ".board .lit:not(.picked):visible, .answers .lit:visible",
    ):
        found = page.locator(where)
        if count := found.count():
            found.nth(visitor.dice.randrange(count)).focus()
            page.keyboard.press("Enter")
            return


def test_the_back_button_shows_no_hand(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    sit_down(visitor, "last-will")
    take_over(visitor)
    own = set(page.locator(".hand .card-name").all_inner_texts())
    assert own
    play_until_handed_over(visitor)
    page.go_back()
    page.get_by_role("button", name="Sit down").wait_for()
    assert not [name for name in own if name in page.evaluate(EVERYWHERE)]
    page.go_forward()
    page.locator(".handover").wait_for()
    assert not [name for name in own if name in page.evaluate(EVERYWHERE)]
    page.reload()
    page.locator(".handover").wait_for()
    assert not [name for name in own if name in page.evaluate(EVERYWHERE)]
