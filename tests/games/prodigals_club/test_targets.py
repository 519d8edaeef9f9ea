"""Where an option says that it takes a marker, the marker then stands."""

import random

import pytest

from squander.games import kind_of
from squander.kernel.game import Game
from squander.kernel.pieces import Setup

KINDS = {f"society.{name}" for name in ("Move", "Moves", "MoveUp", "Leap", "MoveGroup", "RaiseOthers")}


def stands(g: Game, who: int, marker: str) -> str:
    found = [m for m in g.view(who)["society"]["seats"][who]["markers"] if f"marker:{m['marker']}" == marker]
    return f"ladder:{found[0]['space']}"


@pytest.mark.parametrize("game", ["prodigals-club", "prodigals-last-will"])
def test_a_marker_goes_where_its_option_says(game: str) -> None:
    kind = kind_of(game)
    words = kind.words
    seen: set[str] = set()
    for seed in range(120):
        g = kind.begin(Setup(3, str(seed), kind.settle(3, {})))
        dice = random.Random(seed)
        while not g.over and seen != KINDS:
            f = g.question.frame
            options = g.options if f.rule.name.startswith("society.") else []
            for option in [option for option in options if words.target(g, f, option)]:
                trial = g.copy()
                target, marker = words.target(g, f, option), words.place(g, f, option)
                trial.choose(option)
                if not trial.over:
                    assert stands(trial, f.who, marker) == target
                    seen.add(f.rule.name.split(":")[0])
            g.choose(dice.choice(g.options))
    assert seen == KINDS
