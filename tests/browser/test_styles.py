"""Each game is drawn by its own styles, whatever was shown before on the same page."""

import pytest

from tests.browser.visitor import DRAWN, Visitor

# What every part of the page looks like, as far as styles can change it.
LOOK = """() => [...document.querySelectorAll('body *')]
  .filter(e => !e.closest('.side, .plate, .sprite') && e.checkVisibility()).map(e => {
    const box = e.getBoundingClientRect(), { color, font, backgroundColor, border } = getComputedStyle(e);
    const where = [box.left, box.top, box.width, box.height].map(Math.round);
    return `${e.tagName}.${e.className.baseVal ?? e.className} ${where} ${color} ${font} ${backgroundColor} ${border}`;
  })"""


def look(visitor: Visitor) -> list[str]:
    visitor.page.mouse.move(2, 2)
    visitor.wait_for_plates()
    visitor.page.evaluate(DRAWN)
    found: list[str] = visitor.page.evaluate(LOOK)
    return found


def tables(visitor: Visitor, *games: str) -> list[str]:
    you, bot = {"kind": "you", "name": "Percival"}, {"kind": "bot", "bot": "random"}
    return [str(visitor.make(you, bot, game=game, seed="styles")["url"]) for game in games]


@pytest.mark.parametrize("game", ["last-will", "prodigals-club"])
def test_a_table_looks_the_same_after_tables_of_other_games(visitor: Visitor, game: str) -> None:
    others = [other for other in ("last-will", "maccreedys-mansion", "prodigals-last-will") if other != game]
    own, *tours = tables(visitor, game, *others)
    visitor.sit(own)
    visitor.wait_for_turn()
    before = look(visitor)
    assert len(before) > 200
    for link in [*tours, own]:
        visitor.turn_to(link)
        visitor.wait_for_turn()
    assert look(visitor) == before
