"""A game as a PettingZoo environment: agents take turns, each sees its own side of the table.

from squander.envs import pettingzoo
env = pettingzoo.env("last-will", players=3)
"""

from squander.extras import wanted

with wanted("pettingzoo"):
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from squander.envs import drawing
from squander.envs.core.rewards import check_reward, rewards
from squander.envs.eyes import LEAST, MASK, MOST, OBSERVATION, Deals, Eyes, Seen
from squander.kernel.errors import BadSetup


def env(
    game: str,
    players: int = 2,
    reward: str = "place",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: object,
) -> "AECEnv[str, Seen, int]":
    """The environment as one usually wants it: whoever forgets `reset` is told."""
    return OrderEnforcingWrapper(Table(game, players, reward, render_mode, max_cycles, **options))


class Table(AECEnv[str, Seen, int]):
    """`reward` is "place" or "margin"; what else is named is an option of the game.

    An action that the mask forbids raises NotOffered and changes nothing. `max_cycles` ends a game after so many
    answers, which a game by its rules never needs.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        reward: str = "place",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in drawing.MODES:
            raise BadSetup(f"There is no render mode {render_mode!r}; choose one of {', '.join(drawing.MODES)}.")
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup(f"max_cycles is {max_cycles}; it must be 1 or more.")
        self.deals = Deals(game, players, options)
        self.eyes = Eyes(game, players, self.deals.options)
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"{self.eyes.encoder.name.replace('-', '_')}_v{self.eyes.encoder.version}",
            "render_modes": list(drawing.MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.eyes.encoder.choices) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}

    def space(self) -> "gymnasium.spaces.Dict":
        numbers = self.eyes.encoder
        return gymnasium.spaces.Dict(
            {
                OBSERVATION: gymnasium.spaces.Box(LEAST, MOST, (numbers.size,), np.int16),
                MASK: gymnasium.spaces.Box(0, 1, (numbers.choices,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> "gymnasium.spaces.Dict":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "gymnasium.spaces.Discrete[np.int64]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """A new deal: the first one of a seed, or without one the next."""
        self.game = self.deals.next(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        return self.possible_agents[self.game.question.who]

    def observe(self, agent: str) -> Seen:
        return self.eyes.seen(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.answer(action)
        self._cumulative_rewards[agent] = 0.0
        if self.game.over:
            self.finish()
        else:
            self.agent_selection = self.asked()
            if self.max_cycles is not None and self.game.plies >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == drawing.HUMAN:
            print(drawing.text(self.game, -1))

    def answer(self, action: int | None) -> None:
        self.game.choose(self.eyes.encoder.option(self.game, -1 if action is None else int(action)))

    def finish(self) -> None:
        """The last one who acted is the first to be told."""
        self.rewards = dict(zip(self.possible_agents, rewards(self.game, self.reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the asked seat sees it; after the end, as everybody does."""
        seat = -1 if self.game.over else self.game.question.who
        if self.render_mode == drawing.SVG:
            return drawing.svg(self.game, seat)
        if self.render_mode == drawing.ANSI:
            return drawing.text(self.game, seat)
        if self.render_mode == drawing.HUMAN:
            print(drawing.text(self.game, -1))
        return None

    def close(self) -> None:
        """Nothing is open."""


raw_env = Table
