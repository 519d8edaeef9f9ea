"""Gymnasium's own check, and what it doesn't look at."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from squander.envs.gymnasium import Seat, VectorSeat
from squander.kernel.errors import BadSetup, NotOffered

some = pytest.mark.parametrize(
    ("game", "players", "opponents"), [("last-will", 2, ["greedy"]), ("template", 3, ["random"])]
)


@some
@pytest.mark.filterwarnings("ignore")
def test_it_passes_their_check(game: str, players: int, opponents: list[str]) -> None:
    check_env(Seat(game, players=players, opponents=opponents, illegal="penalty", render_mode="ansi"))


@some
def test_a_seat_is_played_to_the_end(game: str, players: int, opponents: list[str]) -> None:
    env = Seat(game, players=players, opponents=opponents, seat=1)
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    ended = False
    while not ended:
        assert seen["observation"][0] == 1  # this seat is asked
        seen, reward, ended, cut, _ = env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
    assert -1.0 <= reward <= 1.0
    assert reward != 0.0 or players == 3


def test_the_same_seed_gives_the_same_game_and_the_next_one_another() -> None:
    one, other = (Seat("last-will", opponents=["greedy"]) for _ in range(2))
    first, again = one.reset(seed=5)[0], other.reset(seed=5)[0]
    assert first["observation"].tobytes() == again["observation"].tobytes()
    assert one.reset()[0]["observation"].tobytes() == other.reset()[0]["observation"].tobytes()
    assert one.game.setup.seed != "5 1"


def test_what_the_mask_forbids_is_refused_or_costs_something() -> None:
    strict, mild = Seat("last-will"), Seat("last-will", illegal="penalty")
    strict.reset(seed=1)
    seen, _ = mild.reset(seed=1)
    masked = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    before = strict.game.digest()
    with pytest.raises(NotOffered, match=f"Action {masked}"):
        strict.step(masked)
    again, reward, ended, _, told = mild.step(masked)
    assert (reward, ended) == (-1.0, False)
    assert f"Action {masked}" in str(told["refused"])
    assert again["observation"].tobytes() == seen["observation"].tobytes()
    assert strict.game.digest() == mild.game.digest() == before


def test_the_table_is_drawn() -> None:
    for mode, beginning in (("ansi", "Round 1"), ("svg", "<svg")):
        env = Seat("last-will", render_mode=mode)
        env.reset(seed=1)
        assert str(env.render()).startswith(beginning)
    assert Seat("last-will").render() is None


def test_many_games_at_once() -> None:
    """Every row goes on by itself; what a game was worth is told with the step that ended it."""
    env = VectorSeat("template", num_envs=5, players=2)
    chance = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    ends = 0
    for _ in range(40):
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        acted = np.asarray(info["who"])
        seen, reward, done, cut, info = env.step(actions)
        assert not cut.any()
        assert (reward[~done] == 0).all()
        worth = np.asarray(info["rewards"])
        assert (reward[done] == worth[done, acted[done]]).all()
        ends += int(done.sum())
    assert ends >= 5


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seat": 2}, "There is no seat 2; this game has seats 0 to 1"),
        ({"opponents": ["nobody"]}, "There is no bot 'nobody' for last-will"),
        ({"opponents": ["greedy", "random"]}, "2 opponents are named for 1 seats"),
        ({"illegal": "ignore"}, "illegal is 'ignore'; it must be raise or penalty"),
        ({"render_mode": "human"}, "There is no render mode 'human'"),
        ({"players": 1}, "Last Will takes 2 to 5 players, not 1"),
    ],
)
def test_what_cannot_be_set_up_is_said(settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        Seat("last-will", **settings)  # type: ignore[arg-type] # wrong on purpose
