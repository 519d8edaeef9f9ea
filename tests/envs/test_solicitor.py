"""The game for one as numbers, and what it is worth to who plays alone."""

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import squander
from squander import envs
from squander.envs import pettingzoo
from squander.envs.core.rewards import rewards
from squander.envs.gymnasium import Seat, VectorSeat
from squander.games.last_will.solicitor import DIFFICULTIES
from squander.games.last_will.state import fortune
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from tests.envs.numbers import fields_of, seen

SOLO: dict[str, Any] = {"solo": "solicitor"}
pytestmark = pytest.mark.filterwarnings("ignore:Observation (space for each agent probably|is not a NumPy array)")
either = pytest.mark.parametrize(
    ("players", "options"), [(1, SOLO), (3, {"sacked": True}), (2, {"jobs": True})], ids=["solo", "sacked", "jobs"]
)


def alone(plies: int = 0, seed: int = 1, **options: Any) -> Game:
    g, chance = squander.new("last-will", players=1, seed=seed, **SOLO, **options), random.Random(seed)
    while plies and not g.over:
        g.choose(chance.choice(g.options))
        plies -= 1
    return g


@pytest.mark.parametrize("plies", [0, 12, 30, 55])
def test_his_sheet_and_dice_are_told(plies: int) -> None:
    g = alone(plies, difficulty="senior")
    him, told = g.view(0)["solicitor"], fields_of(g, 0)
    assert told["his fortune"] == [him["fortune"]]
    assert told["his beginning"] == [him["began"]]
    assert told["his ruin"] == [int(him["bankrupt"])]
    assert told["track"] == him["track"]
    assert told["swing"] == [him["swing"]]
    assert (told["d6"], told["d12"]) == ([him["d6"]], [him["d12"]])
    assert [roll for roll in told["d10"] if roll] == [roll for roll in him["d10"] if roll]
    assert [plan for plan, there in enumerate(told["his plan"]) if there] == ([him["plan"]] if him["plan"] >= 0 else [])
    assert told["difficulty"] == [int(name == "senior") for name in DIFFICULTIES]
    his = [space for space, who in enumerate(told["figures"]) if who == 2]
    assert his == [space for space, one in enumerate(g.view(0)["spaces"]) if one["figure"] == him["seat"]]


def test_the_wills_before_this_one_are_told() -> None:
    told = fields_of(alone(campaign=["won -3 12", "lost 30 -2"]), 0)
    assert told["wills"] == [1, 2, 0, 0, 0, 0, 0]
    assert fields_of(alone(campaign="begin"), 0)["wills"] == fields_of(alone(), 0)["wills"] == [0] * 7


def test_rolls_to_come_change_no_number() -> None:
    g = alone(20)
    assert seen(g.determinized(0, 4), 0).tobytes() == seen(g, 0).tobytes()
    before = seen(g, 0).tobytes()
    him = fortune(g).solicitor
    assert him is not None
    him.fortune -= 1
    assert seen(g, 0).tobytes() != before


@pytest.mark.parametrize(("yours", "his", "place"), [(-3, 4, 1.0), (4, -3, -1.0)])
def test_alone_one_wins_1_or_loses_1_and_is_ahead_by_what_he_has_more(yours: int, his: int, place: float) -> None:
    g = alone(10**6)
    w = fortune(g)
    assert w.solicitor is not None
    w.seats[0].board.clear()
    w.seats[0].cash, w.solicitor.fortune = yours, his
    assert rewards(g, "place") == [place]
    assert rewards(g, "margin") == [his - yours]


@either
@pytest.mark.filterwarnings("ignore")
def test_the_environments_pass_the_tests_of_others(players: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env("last-will", players=players, **options), num_cycles=60)
    seed_test(lambda: pettingzoo.env("last-will", players=players, **options), num_cycles=20)
    check_env(Seat("last-will", players=players, illegal="penalty", render_mode="ansi", **options))


def test_their_name_says_what_the_numbers_are_of() -> None:
    names = [pettingzoo.raw_env("last-will", players=1, **SOLO), pettingzoo.raw_env("last-will", sacked=True)]
    assert [env.metadata["name"] for env in names] == ["last_will_solo_v1", "last_will_sacked_v1"]


@either
def test_a_seat_is_played_to_the_end(players: int, options: dict[str, Any]) -> None:
    env, chance = Seat("last-will", players=players, **options), np.random.default_rng(1)
    told, _ = env.reset(seed=3)
    reward, ended = 0.0, False
    while not ended:
        assert reward == 0.0
        told, reward, ended, _, _ = env.step(int(chance.choice(np.flatnonzero(told["action_mask"]))))
    assert reward == rewards(env.game, "place")[0]
    assert players > 1 or reward in (-1.0, 1.0)


@either
def test_many_games_are_stepped_at_once(players: int, options: dict[str, Any]) -> None:
    games, chance = envs.vector("last-will", n=2, players=players, seed=1, reward="margin", **options), random.Random(1)
    told, ends = games.reset(), 0
    for _ in range(200 * players):
        told = games.step([chance.choice(np.flatnonzero(row).tolist()) for row in told.mask])
        ends += int(told.done.sum())
        assert (told.reward[told.done] != 0).any() or not told.done.any()
    assert ends > 0
    many = VectorSeat("last-will", num_envs=2, players=players, **options)
    assert many.observation_space.contains(many.reset(seed=1)[0])


def test_one_player_wants_the_solicitor_named_and_nobody_else() -> None:
    with pytest.raises(
        BadSetup, match="Last Will takes 2 to 5 players, not 1; alone it is played with the option solo"
    ):
        envs.vector("last-will", n=2, players=1)
    with pytest.raises(BadSetup, match="The Solicitor knows neither Getting Sacked"):
        envs.encoder("last-will", 1, solo="solicitor", sacked=True)
