"""Many games at once are the same games one at a time."""

import random
from copy import deepcopy

import numpy as np
import pytest

import squander
from squander import envs
from squander.envs.core.rewards import rewards
from squander.envs.many import Marked, Step
from squander.kernel.errors import BadSetup, NotOffered
from tests.envs.numbers import mask, seen


def some_actions(masks: Marked, chance: random.Random) -> list[int]:
    return [chance.choice(np.flatnonzero(row).tolist()) for row in masks]


def same(one: Step, other: Step) -> bool:
    return [array.tolist() for array in one] == [array.tolist() for array in other]


@pytest.mark.parametrize(("game", "players", "steps"), [("last-will", 2, 300), ("template", 2, 60)])
def test_each_row_is_a_game_of_its_own(game: str, players: int, steps: int) -> None:
    """Row by row the same as games that are dealt, looked at and answered by hand, new deals included."""
    many, chance = 2, random.Random(1)
    batch = envs.vector(game, n=many, players=players, seed=9)
    told = batch.reset()
    deals = [1] * many
    games = [squander.new(game, players=players, seed=f"9 {i} 1") for i in range(many)]
    for _ in range(steps):
        for i, g in enumerate(games):
            assert told.observation[i].tobytes() == seen(g, g.question.who).tobytes()
            assert told.mask[i].tobytes() == mask(g).tobytes()
            assert told.who[i] == g.question.who
        actions = some_actions(told.mask, chance)
        told = batch.step(np.array(actions))
        for i, g in enumerate(games):
            g.choose(batch.encoder.option(g, actions[i]))
            assert told.done[i] == g.over
            worth = rewards(g, "place") if g.over else [0.0] * players
            assert told.reward[i].tolist() == pytest.approx(worth)
            if g.over:
                deals[i] += 1
                games[i] = squander.new(game, players=players, seed=f"9 {i} {deals[i]}")
    assert max(deals) > 1


def test_the_same_seed_gives_the_same_arrays() -> None:
    one, other = (envs.vector("last-will", n=8, players=3, seed="twins") for _ in range(2))
    first, second = one.reset(), other.reset()
    for step in range(60):
        actions = some_actions(first.mask, random.Random(step))
        assert same(first, second)
        first, second = one.step(actions), other.step(actions)
    assert (
        first.observation.tobytes() != envs.vector("last-will", n=8, players=3, seed="x").reset().observation.tobytes()
    )


def test_one_forbidden_answer_and_no_game_moves() -> None:
    batch = envs.vector("last-will", n=4, players=2, seed=1)
    told = batch.reset()
    before = deepcopy(told)
    actions = some_actions(told.mask, random.Random(1))
    actions[3] = int(np.flatnonzero(told.mask[3] == 0)[0])
    with pytest.raises(NotOffered, match=f"Action {actions[3]}"):
        batch.step(actions)
    with pytest.raises(BadSetup, match="A step takes one action for each of the 4 games, not 3"):
        batch.step(actions[:3])
    assert same(before, batch.told())
    assert [g.plies for g in batch.batch.games] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"n": 0}, "A batch has at least one game, not 0"),
        ({"players": 7}, "Last Will takes 2 to 5 players, not 7"),
        ({"reward": "luck"}, "There is no reward 'luck'"),
        ({"will": "large"}, "will cannot be 'large'"),
    ],
)
def test_what_cannot_be_set_up_is_said(settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        envs.vector(**{"game": "last-will", "n": 2, **settings})  # type: ignore[arg-type] # wrong on purpose


def test_games_keep_no_history() -> None:
    """It would fill the memory, and be searched for garbage again and again."""
    games = envs.vector("last-will", n=3, players=2, seed=1)
    told = games.reset()
    for _ in range(30):
        told = games.step(told.mask.argmax(axis=1))
    assert [g.history for g in games.batch.games] == [None] * 3
    assert min(g.plies for g in games.batch.games) > 0
