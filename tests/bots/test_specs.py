"""A bot is named alone or with a budget for a choice; whatever is wrong with that is one sentence."""

import pytest

from squander import BadSetup, bots
from squander.bots.planner import Planner
from squander.bots.specs import has_budget, is_timed
from tests.cli.desk import run

WRONG = {
    "planner:0": "A choice of planner cannot cost 0; it may be 1 to 1000000 playouts, or up to 600s.",
    "planner:0.0s": "A choice of planner cannot cost 0.0s;",
    "planner:601s": "A choice of planner cannot cost 601s;",
    "planner:fast": "'fast' is no budget for planner; write it as planner:200 for playouts, planner:50ms or ",
    "planner:": "'' is no budget for planner;",
    "planner:0.5": "'0.5' is no budget for planner;",
    "planner:-3": "'-3' is no budget for planner;",
    "planner:3s:4": "'3s:4' is no budget for planner;",
    "planner:50@0": "planner cannot think on 0 cores; it may be 1 to 64.",
    "planner:50@": "'50@' is no budget for planner;",
    "greedy:200": "The bot 'greedy' takes no budget; write greedy alone.",
    "miser:200": "There is no bot 'miser' for last-will; choose one of random, ",
}


@pytest.mark.parametrize(
    ("text", "playouts", "seconds"),
    [("planner:200", 200, 0.0), ("planner:50ms", 0, 0.05), ("planner:0.3s", 0, 0.3), ("planner:2s", 0, 2.0)],
)
def test_a_budget_is_playouts_or_time(text: str, playouts: int, seconds: float) -> None:
    bot = bots.make(bots.listed(text)[0], "last-will", 1)
    assert isinstance(bot, Planner)
    assert bot.budget.playouts == playouts
    assert bot.budget.seconds == pytest.approx(seconds)


def test_a_planner_without_a_budget_chooses_the_same_on_every_machine() -> None:
    bot = bots.make("planner", "last-will", 1)
    assert isinstance(bot, Planner)
    assert bot.budget.playouts > 0
    assert bot.budget.seconds == 0.0


@pytest.mark.parametrize("text", WRONG)
@pytest.mark.parametrize("command", ["sim last-will -p 2 --games 1 --processes 1", "play last-will -p 2"])
def test_what_is_wrong_with_a_budget_is_one_sentence(command: str, text: str) -> None:
    done = run(*command.split(), "--bots", text)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1), done.err
    assert WRONG[text] in done.err


def test_a_game_that_nobody_can_plan_has_no_planner() -> None:
    with pytest.raises(BadSetup, match="There is no bot 'planner' for template; choose one of random"):
        bots.make("planner:200", "template", 1)


def test_a_budget_is_told_from_a_place_to_look() -> None:
    assert has_budget("planner:200")
    assert not has_budget("./mine.py:Miser")
    assert not has_budget("./2nd.py:Miser")
    assert is_timed("planner:50ms")
    assert is_timed("planner:50ms@2")
    assert not is_timed("planner:50@2")
    assert not is_timed("planner:50")
    assert not is_timed("./mine.py:Miser")


def test_another_bot_stands_in_for_one_with_a_budget() -> None:
    assert bots.stand_in("planner:0.3s", "last-will") == "greedy"
