"""A game as a Gymnasium environment: one seat is yours, bots hold the others; and many games at once.

from squander.envs.gymnasium import Seat, VectorSeat
env = Seat("last-will", players=2, opponents=["greedy"])
"""

from typing import Any

from squander.extras import wanted

with wanted("gymnasium"):
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from collections.abc import Sequence

from squander import envs
from squander.envs import drawing
from squander.envs.core.encoder import Encoder
from squander.envs.core.rewards import check_reward, rewards
from squander.envs.eyes import LEAST, MASK, MOST, OBSERVATION, Deals, Eyes, Seen
from squander.envs.opponents import Opponents
from squander.kernel.errors import BadSetup, NotOffered

Info = dict[str, object]

RAISE = "raise"
PENALTY = "penalty"
COST = -1.0


class Seat(gymnasium.Env[Any, Any]):
    """`opponents` are bots by name, one for all other seats or one for each. `seat` is yours.

    What the mask forbids raises NotOffered and changes nothing; with `illegal="penalty"` it costs 1 and changes nothing
    either, which suits programs that try anything, such as Gymnasium's own check.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        reward: str = "place",
        illegal: str = RAISE,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        modes = (drawing.ANSI, drawing.SVG)
        if render_mode is not None and render_mode not in modes:
            raise BadSetup(f"There is no render mode {render_mode!r}; choose one of {', '.join(modes)}.")
        if illegal not in (RAISE, PENALTY):
            raise BadSetup(f"illegal is {illegal!r}; it must be {RAISE} or {PENALTY}.")
        self.metadata = {"render_modes": list(modes)}
        self.deals = Deals(game, players, options)
        self.eyes = Eyes(game, players, self.deals.options)
        self.opponents = Opponents(game, players, seat, list(opponents))
        self.seat = seat
        self.reward = check_reward(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(self.eyes.encoder.choices)
        self.observation_space = space(self.eyes.encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, dict[str, object]]:
        """A new deal; bots play up to your first question."""
        super().reset(seed=seed, options=options)
        self.game = self.deals.next(seed)
        self.opponents.sit_down(self.game)
        self.opponents.play_on(self.game)
        return self.seen(), {}

    def seen(self) -> Seen:
        return self.eyes.seen(self.game, self.seat)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Info]:
        g = self.game
        try:
            g.choose(self.eyes.encoder.option(g, int(action)))
        except NotOffered as refusal:
            if self.illegal == RAISE:
                raise
            return self.seen(), COST, False, False, {"refused": str(refusal)}
        self.opponents.play_on(g)
        won = rewards(g, self.reward)[self.seat] if g.over else 0.0
        return self.seen(), won, g.over, False, {}

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return (drawing.svg if self.render_mode == drawing.SVG else drawing.text)(self.game, self.seat)


def space(numbers: Encoder) -> "gymnasium.spaces.Dict":
    return gymnasium.spaces.Dict(
        {
            OBSERVATION: gymnasium.spaces.Box(LEAST, MOST, (numbers.size,), np.int16),
            MASK: gymnasium.spaces.Box(0, 1, (numbers.choices,), np.int8),
        }
    )


class VectorSeat(VectorEnv[Any, Any, Any]):
    """`squander.envs.vector` as Gymnasium has it: self-play of many games at once, each row from the asked seat's eyes.

    The reward is that of the seat that acted, when its action ended the game; what the game was worth to all seats is
    in `info["rewards"]`, and who is asked in `info["who"]`. A game that ends is dealt anew in the same step.
    """

    def __init__(
        self, game: str, num_envs: int, players: int = 2, seed: int = 0, reward: str = "place", **options: object
    ) -> None:
        self.games = envs.vector(game, num_envs, players, seed, reward, **options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs = num_envs
        self.single_observation_space = space(self.games.encoder)
        self.single_action_space = gymnasium.spaces.Discrete(self.games.encoder.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, dict[str, object]]:
        super().reset(seed=seed, options=options)
        told = self.games.reset(seed)
        self.who = told.who
        return {OBSERVATION: told.observation, MASK: told.mask}, {"who": told.who}

    def step(
        self, actions: npt.NDArray[np.integer]
    ) -> tuple[Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        told = self.games.step(actions)
        seen: Seen = {OBSERVATION: told.observation, MASK: told.mask}
        mine = told.reward[np.arange(self.num_envs), self.who].astype(np.float64)
        self.who = told.who
        return seen, mine, told.done, np.zeros(self.num_envs, np.bool_), {"who": told.who, "rewards": told.reward}
