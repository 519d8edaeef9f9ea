"""Planners that suppose something else of the others, for the arena: what they suppose, and that all else is alike."""

import pytest

from squander import bots
from squander.bots.planner import Planner
from squander.bots.search.minds import CLEVER, NOISY, QUICK, drawn
from squander.kernel.rng import seeded

GAME = "last-will"


def supposed(name: str, who: int = 1, players: int = 4) -> list[list[int]]:
    rng = seeded("beliefs")
    return [drawn(bots.PLANNERS[name](), rng, who, players) for _ in range(100)]


@pytest.mark.parametrize(
    ("name", "others"),
    [("planner", {QUICK, NOISY, CLEVER}), ("plain-planner", {QUICK}), ("mirror-planner", {CLEVER})],
)
def test_what_a_planner_supposes_of_the_others(name: str, others: set[int]) -> None:
    minds = supposed(name)
    assert {mind for one in minds for seat, mind in enumerate(one) if seat != 1} == others
    assert {one[1] for one in minds} == {CLEVER}


@pytest.mark.parametrize("name", ["plain-planner", "mirror-planner"])
def test_it_differs_from_the_usual_one_in_that_alone(name: str) -> None:
    usual, bot = bots.make("planner:20", GAME, 3), bots.make(f"{name}:20", GAME, 3)
    assert isinstance(bot, Planner)
    assert isinstance(usual, Planner)
    beliefs = {"quick", "noisy"}
    fields = ["whole_turns", "width", "arms", "prior", "explore", "depth", "quick", "noisy", "slips"]
    differing = {field for field in fields if getattr(bot.settings, field) != getattr(usual.settings, field)}
    assert differing
    assert differing <= beliefs
    assert (bot.budget.playouts, bot.seed, bot.expert) == (20, usual.seed, usual.expert)


def test_people_are_not_offered_them() -> None:
    assert not {"plain-planner", "mirror-planner"} & set(bots.offered(GAME))
    assert {"plain-planner", "mirror-planner"} <= set(bots.known(GAME))
    assert bots.stand_in("mirror-planner", GAME) == "planner"
