"""Who watches a full table sees every mat whole: nothing on it lies beyond its edge or beyond the window."""

from typing import Any

import pytest
from gallery import NAMES

import squander
from squander.bots import make
from squander.kernel.game import Game
from squander.play.sight import Sight
from tests.browser.prepared import sit_at
from tests.browser.sample import sample
from tests.browser.visitor import DESK, WIDE, Visitor

LATE = 4  # the round from which mats are full
BEYOND = """() => {
  const box = e => e.getBoundingClientRect();
  const inside = (outer, parts) => parts.filter(e => e.checkVisibility() && box(e).width > 0
    && (box(e).bottom > outer.bottom + 1 || box(e).right > outer.right + 1 || box(e).top < outer.top - 1));
  const table = box(document.querySelector('.table'));
  const mats = [...document.querySelectorAll('.watched-mat, .watched-seat, .opps .mat, .standings')];
  return [mats.length, [...inside(table, mats), ...mats.flatMap(mat => inside(box(mat),
    [...mat.querySelectorAll('.shelf > *, .mini, .foot, .foot > *, .laid-strip, tr, .pair')]))]
    .map(e => `${e.className} ${e.textContent}`)];
}"""


def late(game: str, players: int) -> Game:
    options: dict[str, Any] = {}
    if game == "prodigals-club":
        options = {"competitions": ["possessions", "election", "society"]}
    g = squander.new(game, players, "watched", **options)
    bots = [make("greedy", game, seat) for seat in range(players)]
    while g.view(0)["round"] < LATE:
        g.choose(bots[g.question.who].choose(Sight(g)))
    return g


@pytest.mark.parametrize("game", sample("prodigals-last-will", "maccreedys-mansion"))
@pytest.mark.parametrize("players", [4, 5])
def test_every_mat_lies_whole_on_the_table(visitor: Visitor, friend: Visitor, game: str, players: int) -> None:
    g = late(game, players)
    kinds = ["you" if seat == g.question.who else "link" for seat in range(players)]
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, NAMES, strict=False)]
    friend.sit(sit_at(visitor, g, seats)["watch"])
    friend.page.locator(".watched-mat, .watched-seat, .standings").first.wait_for()
    for size in (DESK, WIDE):
        friend.dress(size, "light")
        friend.wait_for_plates()
        mats, beyond = friend.page.evaluate(BEYOND)
        assert mats
        assert beyond == [], size
