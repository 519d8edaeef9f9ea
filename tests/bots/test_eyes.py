"""Looking at many positions of one question at once shows what looking at each by itself does."""

from collections.abc import Iterator

import pytest

import squander
from squander import bots
from squander.bots.search.gestures import best_endings, best_of
from squander.bots.search.whole_turns import best_turns
from squander.games import package_of
from squander.games.expert import Expert, Eye
from squander.kernel.game import NOBODY, Frame, Game
from squander.kernel.rng import Rng
from tests.bots.positions import asked_anywhere
from tests.conformance.cells import CELLS, Cell, named

PLANNED = [cell for cell in CELLS if package_of(cell.game).expert() is not None]
NEARLY = 0.01
A_LITTLE = 0.1  # of chances to win, over a game: a plan follows few lines at once


ALL_THREE = ["possessions", "election", "society"]


class Hasty(Expert):
    """Another's, but it tries nothing twice in a turn."""

    def __init__(self, other: Expert) -> None:
        self.other = other

    def tried(self) -> int:
        return 0

    def values(self, g: Game) -> list[float]:
        return self.other.values(g)

    def chances(self, g: Game) -> list[float]:
        return self.other.chances(g)

    def turn_of(self, g: Game) -> int:
        return self.other.turn_of(g)

    def rests(self, f: Frame) -> bool:
        return self.other.rests(f)

    def quick(self, g: Game, rng: Rng) -> int:
        return self.other.quick(g, rng)


def expert_of(cell: Cell) -> Expert:
    expert = package_of(cell.game).expert()
    assert expert is not None
    return expert


@pytest.mark.parametrize("cell", PLANNED, ids=named)
def test_an_eye_sees_what_the_expert_sees(cell: Cell) -> None:
    expert = expert_of(cell)
    for g in asked_anywhere(cell, 8):
        who = g.question.who
        eye: Eye = expert.eye(g, who)
        before = g.digest()
        for option in g.options:
            after = g.copy()
            after.choose(option)
            assert eye.chance(after) == pytest.approx(expert.chances(after)[who], abs=NEARLY)
        assert g.digest() == before


@pytest.mark.parametrize("cell", PLANNED, ids=named)
def test_a_turn_comes_to_its_end_however_little_is_tried(cell: Cell) -> None:
    expert = Hasty(expert_of(cell))
    for g in asked_anywhere(cell, 9):
        if expert.turn_of(g) != NOBODY:
            plans = best_turns(expert, g, 2, 3)
            assert plans
            for plan in plans:
                after = g.copy()
                for option in plan.path:
                    after.choose(option)
                assert after.reveals != g.reveals or expert.turn_of(after) != g.question.who


def test_a_plan_of_a_turn_leaves_nothing_out_that_one_gesture_after_another_finds() -> None:
    """What looks worse than enough others at first comes up again when those are done."""
    expert = package_of("prodigals-club").expert()
    assert expert is not None
    planned, stepwise = 0.0, 0.0
    for g in turns_of_a_game(expert):
        plan = best_turns(expert, g, 2, 1)[0]
        if not plan.reveals:
            planned += expert.chances(plan.g)[expert.turn_of(g)]
            stepwise += one_at_a_time(expert, g.copy())
    assert planned >= stepwise - A_LITTLE


def turns_of_a_game(expert: Expert) -> Iterator[Game]:
    g = squander.new("prodigals-club", players=2, seed=0, competitions=ALL_THREE)
    bot = bots.make("greedy", "prodigals-club", 1)
    before = NOBODY
    while not g.over:
        turn = expert.turn_of(g)
        if turn not in (NOBODY, before):
            yield g
        before = turn
        g.choose(bots.answer(bot, g))


def one_at_a_time(expert: Expert, g: Game) -> float:
    """The chance that is left after the best gesture, and the best one after that, until the turn is over."""
    who = expert.turn_of(g)
    while not g.over and expert.turn_of(g) == who:
        for option in best_of(best_endings(expert, g)).path:
            g.choose(option)
    return expert.chances(g)[who]
