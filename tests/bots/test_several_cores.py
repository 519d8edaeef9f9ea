"""One choice planned by several processes: the same on any machine, as many playouts, and nobody left behind."""

import os

import pytest

import squander
from squander.bots import make, several_cores
from squander.bots.planner import Planner
from squander.bots.search.arms import Arm
from squander.bots.search.budget import Clock, Settings
from squander.kernel.game import Game
from squander.play.sight import Sight

pytestmark = pytest.mark.skipif(not several_cores.CAN_FORK, reason="processes are forked")
BUDGET = 48


def planner(spec: str) -> Planner:
    bot = make(spec, "last-will", seed=5)
    assert isinstance(bot, Planner)
    return bot


@pytest.fixture
def table() -> Game:
    """Somebody chooses a plan: there are many, and no whole turn."""
    g = squander.new("last-will", players=3, seed="together")
    while g.question.name != "will.TakePlan":
        g.choose(g.options[0])
    return g


def found(arms: list[Arm]) -> list[tuple[list[int], int, float]]:
    return [(arm.path, arm.visits, arm.guess) for arm in arms]


def test_the_same_seed_gives_the_same_on_as_many_cores(table: Game) -> None:
    once, again = (found(planner(f"planner:{BUDGET}@3").plan(Sight(table))) for _ in range(2))
    assert once == again
    assert once != found(planner(f"planner:{BUDGET}").plan(Sight(table))), "other worlds are looked at"


def test_playouts_are_shared_out_and_none_is_lost(table: Game) -> None:
    tried = sum(arm.visits for arm in planner(f"planner:{BUDGET}@2").plan(Sight(table)))
    assert BUDGET <= tried <= BUDGET + 2 * Settings().arms, "no more than the last world of each process"


def test_what_one_process_found_stands_if_another_fails(table: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    here, done = os.getpid(), several_cores.Task.done

    def failing(task: several_cores.Task, arms: list[Arm], clock: Clock, process: int) -> list[Arm]:
        if os.getpid() != here:
            raise RuntimeError("nothing comes of it")
        return done(task, arms, clock, process)

    forked: list[int] = []
    heard = several_cores.heard

    def listening(helper: several_cores.Helper) -> list[several_cores.Told]:
        forked.append(helper.process)
        return heard(helper)

    monkeypatch.setattr(several_cores.Task, "done", failing)
    monkeypatch.setattr(several_cores, "heard", listening)
    arms = planner(f"planner:{BUDGET}@2").plan(Sight(table))
    assert BUDGET // 2 <= sum(arm.visits for arm in arms) < BUDGET
    with pytest.raises(ChildProcessError):
        os.waitpid(forked[0], os.WNOHANG)  # somebody has waited for it


def test_what_was_dropped_early_does_not_win_by_luck() -> None:
    tried, lucky = ([1], 0.5, 40, 22.0, 15.0), ([2], 0.5, 4, 4.0, 4.0)
    assert [arm.path for arm in several_cores.put_together([tried, lucky, tried], Settings())] == [[1], [2]]


def test_a_choice_on_one_core_is_that_of_the_planner_alone(table: Game) -> None:
    one, plain = (planner(spec).plan(Sight(table)) for spec in (f"planner:{BUDGET}@1", f"planner:{BUDGET}"))
    assert found(one) == found(plain)
