"""A bot answers what it is offered, wherever it is asked, and the same in worlds that its seat can't tell apart."""

import pytest

from squander.bots import PLANNERS, Bot, make, own
from squander.bots.planner import Planner
from squander.bots.search.budget import Budget
from squander.games import package_of
from squander.play.sight import Sight
from tests.bots.positions import asked_anywhere
from tests.conformance.cells import CELLS, Cell, every_cell, named

ENDS = (2, 5)  # players: the smallest and the largest tables
PLANNED = [cell for cell in CELLS if cell.players in ENDS and package_of(cell.game).expert() is not None]


def planner(cell: Cell, playouts: int) -> Bot:
    expert = package_of(cell.game).expert()
    assert expert is not None
    return Planner("planner", expert, 7, Budget(playouts))


@every_cell
def test_every_bot_answers_what_is_offered(cell: Cell) -> None:
    bots = [name for name in own(cell.game) if name not in PLANNERS]
    for g in asked_anywhere(cell, 5):
        for name in bots:
            assert make(name, cell.game, 7).choose(Sight(g)) in g.options, f"{name} at {g.question.name}"


@pytest.mark.parametrize("cell", PLANNED, ids=named)
@pytest.mark.parametrize("playouts", [0, 6])
def test_planners_answer_what_is_offered_and_the_same_whatever_is_hidden(cell: Cell, playouts: int) -> None:
    for i, g in enumerate(asked_anywhere(cell, 6)):
        answer = planner(cell, playouts).choose(Sight(g))
        assert answer in g.options
        if i % 4 == 0:
            twin = g.determinized(g.question.who, i)
            assert planner(cell, playouts).choose(Sight(twin)) == answer
