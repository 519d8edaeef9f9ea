"""Every game there is, from the first question to the final ranking, by clicking."""

import pytest

from squander.games import games
from tests.browser.sample import sample
from tests.browser.visitor import Visitor

OTHERS = [game for game in games() if game != "last-will"]


@pytest.mark.parametrize("game", sample("maccreedys-mansion", of=OTHERS))
def test_a_whole_game(visitor: Visitor, game: str) -> None:
    visitor.sit_alone(game, seed="clicking")
    visitor.play()
    assert visitor.page.locator(".ranking li").count() == 2


@pytest.mark.long
@pytest.mark.parametrize("game", OTHERS)
def test_looks(visitor: Visitor, phone: Visitor, game: str) -> None:
    for person in (visitor, phone):
        person.sit_alone(game, bots=2, seed="looks")
        for _ in range(14):
            person.wait_for_turn()
            person.act()
        person.wait_for_turn()
        person.shoot(game)
        assert person.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    board = visitor.page.locator(".board")
    assert board.evaluate("b => b.scrollHeight - b.clientHeight") <= 1, "everything fits on one screen"
