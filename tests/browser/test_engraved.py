"""Plates come with the table, and only then: a card that is looked at in full bears its own."""

import pytest
from plates import plates_of

from tests.browser.visitor import Visitor

# What a table's first card that can be looked at is among: hands, the offering, the news.
GAMES = {
    "last-will": ["last-will"],
    "prodigals-club": ["prodigals-club"],
    "prodigals-last-will": ["last-will", "prodigals-club"],
}
STROKES = """() => [...document.querySelector('.float.peek .plate').querySelectorAll('path')]
    .map(path => path.getAttribute('d'))"""
INK = "() => getComputedStyle(document.querySelector('.float.peek .plate .k')).fill"


def fetched(visitor: Visitor) -> list[str]:
    seen: list[str] = visitor.page.evaluate("() => performance.getEntriesByType('resource').map(entry => entry.name)")
    return [name for name in seen if "/assets/" in name and (name.endswith(".svg") or "plates-" in name)]


def test_the_start_page_fetches_no_games_plates(visitor: Visitor) -> None:
    visitor.page.goto(visitor.url)
    visitor.page.locator(".likeness .plate").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert fetched(visitor) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_card_in_full_bears_its_plate(visitor: Visitor, game: str) -> None:
    """Of its own game, in ink and on paper that the light does not turn around."""
    visitor.sit_alone(game)
    visitor.wait_for_turn()
    card = visitor.page.locator("[data-peeks]:visible:has(.card, .strip)").first
    visitor.reveal(card)
    card.hover()
    visitor.page.locator(".float.peek .plate").first.wait_for()
    drawn = set(visitor.page.evaluate(STROKES))
    plates = [plate for box in GAMES[game] for plate in plates_of(box).values()]
    assert [plate.name for plate in plates if drawn <= {element.get("d") for element in plate.elements}]
    assert visitor.page.evaluate(INK) == "rgb(36, 26, 18)"
    visitor.page.emulate_media(color_scheme="dark")
    assert visitor.page.evaluate(INK) == "rgb(26, 18, 11)"
    visitor.shoot(f"engraved-{game}")
    lists = [name for name in fetched(visitor) if name.endswith(".js")]
    assert len(lists) == len(GAMES[game])
