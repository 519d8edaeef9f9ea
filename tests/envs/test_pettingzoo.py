"""PettingZoo's own tests, and what they don't look at: rewards, secrets, refusals, pictures."""

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from squander.envs import pettingzoo
from squander.envs.pettingzoo import Table
from squander.kernel.errors import BadSetup, NotOffered
from tests.conformance.cells import every_game

# Observations are dictionaries; the games it knows to have such are named in a list of its own.
pytestmark = pytest.mark.filterwarnings("ignore:Observation (space for each agent probably|is not a NumPy array)")
few = pytest.mark.parametrize(("game", "players"), [("last-will", 3), ("template", 2)])


def played(env: Table, seed: int, most: int = 10**6) -> dict[str, float]:
    """By chance to the end; what everybody got."""
    chance, got = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for _ in range(most):
        if not env.agents:
            break
        seen, reward, ended, cut, _ = env.last()
        got[env.agent_selection] += reward
        env.step(None if ended or cut else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@few
def test_it_passes_their_test(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players=players), num_cycles=100)


@pytest.mark.long
@every_game
def test_it_passes_their_test_with_many_cycles(game: str) -> None:
    api_test(pettingzoo.env(game, players=3), num_cycles=2000)


@few
def test_it_passes_their_test_of_seeds(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players), num_cycles=30)


@every_game
def test_rewards_come_once_and_sum_up_to_nothing(game: str) -> None:
    got = played(pettingzoo.raw_env(game, players=3), 1)
    assert sum(got.values()) == pytest.approx(0.0)
    assert max(got.values()) > 0


def test_the_first_gets_most_by_place_and_its_lead_by_margin() -> None:
    by_place, by_margin = (pettingzoo.raw_env("last-will", players=3, reward=by) for by in ("place", "margin"))
    places, margins = played(by_place, 4), played(by_margin, 4)
    ranking = by_place.game.ranking()
    assert [places[f"player_{standing.seat}"] for standing in ranking] == [1.0, 0.0, -1.0]
    lead = ranking[1].score - ranking[0].score
    assert margins[f"player_{ranking[0].seat}"] == lead
    assert margins[f"player_{ranking[1].seat}"] == -lead


def test_who_is_not_asked_may_answer_nothing() -> None:
    env = pettingzoo.raw_env("last-will", players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_what_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("last-will", players=2)
    env.reset(seed=1)
    before = env.unwrapped.game.digest()
    masked = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action in (masked, -5, 10**6, None):
        with pytest.raises(NotOffered):
            env.step(action)
    assert env.unwrapped.game.digest() == before
    assert env.agent_selection == "player_0"


def test_a_game_can_be_cut_short() -> None:
    """Their `max_cycles_test` wants all agents to act at once and any action to be allowed; this is what it means."""
    env = pettingzoo.raw_env("last-will", players=2, max_cycles=7)
    got = played(env, 1)
    assert env.game.plies == 7
    assert not env.game.over
    assert set(got.values()) == {0.0}
    assert not env.agents


def test_the_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("last-will", players=3, render_mode="ansi")
    env.reset(seed=1)
    assert "Round 1 of 7" in env.render()
    picture = pettingzoo.env("last-will", players=3, render_mode="svg")
    picture.reset(seed=1)
    assert picture.render().startswith("<svg")
    shown = pettingzoo.env("template", players=2, render_mode="human")
    played(shown.unwrapped, 1)
    assert "cash" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "settings", "sentence"),
    [
        ("chess", {}, "There is no game 'chess'"),
        ("last-will", {"players": 6}, "Last Will takes 2 to 5 players, not 6"),
        ("last-will", {"reward": "money"}, "There is no reward 'money'; choose one of place, margin"),
        ("last-will", {"render_mode": "rgb"}, "There is no render mode 'rgb'"),
        ("last-will", {"max_cycles": 0}, "max_cycles is 0; it must be 1 or more"),
        ("last-will", {"colour": 1}, "Last Will has no option 'colour'"),
    ],
)
def test_what_cannot_be_set_up_is_said(game: str, settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        pettingzoo.env(game, **settings)  # type: ignore[arg-type] # wrong on purpose
