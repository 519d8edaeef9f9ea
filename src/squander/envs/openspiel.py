"""The games as OpenSpiel knows games: importing this registers them.

    import pyspiel
    import squander.envs.openspiel
    game = pyspiel.load_game("squander_last_will(players=3)")

The first node is chance's: one of so many deals, each as likely. All later chance comes from the deal, as at a table
whose decks are shuffled before; nobody is told which one it was.
"""

from collections.abc import Callable
from typing import NamedTuple

from squander.extras import wanted

with wanted("openspiel"):
    import numpy as np
    import pyspiel

from squander.envs.core.rewards import PLACE, rewards
from squander.envs.eyes import Eyes
from squander.games import games, kind_of, package_of
from squander.games.typed_options import meant
from squander.kernel.game import Game, restore
from squander.kernel.kind import Kind
from squander.kernel.pieces import EVERYONE, Data, Options, Setting, Setup, line_of

Parameter = int | bool | str

DEALS = 1000
LONGEST = 5000  # answers of a game that does not say


class Position:
    """What Python holds of a state: one thing, copied and pickled as a whole. Before the deal there is no game."""

    def __init__(self, g: Game | None, taken: list[tuple[int, int]]) -> None:
        self.g = g
        self.taken = taken  # who answered what, by number

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.g.copy() if self.g else None, self.taken[:])

    def __reduce__(self) -> tuple[object, ...]:
        g = self.g
        if g is None:
            return Position, (None, self.taken)
        notes = [note.row() for note in line_of(g.log)]
        setup = (g.setup.players, g.setup.seed, g.setup.options)
        return again, (g.kind.id, setup, g.dump(), g.plies, notes, self.taken)


def again(
    game: str,
    setup: tuple[int, str, Options],
    data: Data,
    plies: int,
    notes: list[tuple[str, int, int, int, int]],
    taken: list[tuple[int, int]],
) -> Position:
    """The position of a pickle."""
    g = restore(kind_of(game), Setup(*setup), data)
    g.plies, g.noting = plies, True
    for what, who, a, b, to in notes:
        g.note(what, who, a, b, to)
    return Position(g, taken)


class State(pyspiel.State):
    def __init__(self, game: "SquanderGame") -> None:
        super().__init__(game)
        self.position = Position(None, [])

    @property
    def home(self) -> "SquanderGame":
        found: SquanderGame = self.get_game()
        return found

    def current_player(self) -> int:
        g = self.position.g
        if g is None:
            return int(pyspiel.PlayerId.CHANCE)
        f = g.asked
        return int(pyspiel.PlayerId.TERMINAL) if f is None else f.who

    def is_terminal(self) -> bool:
        g = self.position.g
        return g is not None and g.asked is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.home.deals

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only who is asked has any
        g = self.position.g
        return sorted(self.home.eyes.encoder.legal(g)) if g else []

    def _apply_action(self, action: int) -> None:
        position, g = self.position, self.position.g
        if g is None:
            position.g = self.home.deal(action)
            return
        option = self.home.eyes.encoder.option(g, action)
        position.taken.append((g.question.who, action))
        g.choose(option)

    def _action_to_string(self, player: int, action: int) -> str:
        g = self.position.g
        if player < 0 or g is None:
            return f"deal {action}"
        numbers = self.home.eyes.encoder.actions
        option, answers = numbers.option_of[action], numbers.answers[numbers.answers_of[action]]
        f = g.asked
        if f is not None and f.who == player and option in g.options and numbers.question(f.rule).answers is answers:
            return f"{f.rule.name} {g.kind.words.word(g, f, option)}"
        return f"{answers.name} {option}"

    def returns(self) -> list[float]:
        g = self.position.g
        return rewards(g, PLACE) if g and g.over else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """A state that this player can't tell from the real one."""
        other: State = self.clone()
        if other.position.g is not None:
            guess = int(sampler() * 2**31)
            other.position.g = other.position.g.determinized(player, guess)
        return other

    def __str__(self) -> str:
        g = self.position.g
        return "before the deal" if g is None else f"{g.digest()} after {g.plies}"


class Known:
    """What a player observes, as OpenSpiel asks for it."""

    def __init__(self, game: "SquanderGame", kind: "pyspiel.IIGObservationType") -> None:
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.whole = kind.public_info and single
        self.recalls = kind.perfect_recall
        self.eyes = game.eyes
        self.tensor = np.zeros(game.eyes.encoder.size, np.float32) if self.whole else None
        self.dict = {"observation": self.tensor} if self.whole else {}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is None:
            return
        g = state.position.g
        self.tensor[:] = 0 if g is None else self.eyes.numbers(g, player)

    def string_from(self, state: State, player: int) -> str | None:
        """The numbers that are not 0; with perfect recall, also all that the player did and was told."""
        g = state.position.g
        if not self.whole:
            return None
        if g is None:
            return f"{player} before the deal"
        numbers = self.eyes.numbers(g, player)
        there = np.flatnonzero(numbers)
        seen = " ".join([f"{at}:{numbers[at]}" for at in there])
        return f"{player} {seen}{recalled(state.position, g, player) if self.recalls else ''}"


def recalled(position: Position, g: Game, player: int) -> str:
    """Its own answers, and the log as it may read it."""
    mine = " ".join([str(action) for who, action in position.taken if who == player])
    told = [note.row()[:4] for note in line_of(g.log) if note.to in (EVERYONE, player)]
    return f" did {mine} told {told}"


class SquanderGame(pyspiel.Game):
    """`players`, `deals` and the game's options are its parameters."""

    about: "About"

    def __init__(self, params: dict[str, Parameter] | None = None) -> None:
        given: dict[str, Parameter] = {"players": self.about.kind.least, "deals": DEALS, **(params or {})}
        self.players, many = int(given["players"]), int(given["deals"])
        self.kind = self.about.kind
        self.options = self.kind.settle(self.players, options_in(self.kind, given))
        self.eyes = Eyes(self.kind.id, self.players, self.options)
        self.deals = [(deal, 1.0 / many) for deal in range(many)]
        super().__init__(type_of(self.kind, self.players == 1), self.info(many), given)

    def info(self, deals: int) -> "pyspiel.GameInfo":
        return pyspiel.GameInfo(
            num_distinct_actions=self.eyes.encoder.choices,
            max_chance_outcomes=deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.players == 1 else 0.0,
            max_game_length=self.about.longest,
        )

    def deal(self, number: int) -> Game:
        return self.kind.begin(Setup(self.players, f"deal {number}", self.options), True)

    def new_initial_state(self, *_: object) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, kind: "pyspiel.IIGObservationType | None" = None, params: dict[str, object] | None = None
    ) -> Known:
        if params:
            raise ValueError(f"Observations have no parameters; given were {params}.")
        return Known(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class About(NamedTuple):
    """What a class of games is registered with."""

    kind: Kind
    type: "pyspiel.GameType"
    longest: int


def parameters(kind: Kind) -> dict[str, Parameter]:
    """What may be named in brackets, and what it is else: settings that are no switch are texts, empty if not named."""
    switches = {setting.name: setting.default is True for setting in kind.offered() if is_switch(setting)}
    texts = {setting.name: "" for setting in kind.offered() if not is_switch(setting)}
    return {"players": kind.least, "deals": DEALS, **switches, **texts}


def is_switch(setting: Setting) -> bool:
    return isinstance(setting.default, bool)


def options_in(kind: Kind, given: dict[str, Parameter]) -> Options:
    """The game's own options among the parameters; what is as usual is not named."""
    usual = parameters(kind)
    named = {name: value for name, value in given.items() if name in usual and value != usual[name]}
    return {s.name: meant(kind, s.name, str(named[s.name])) for s in kind.offered() if s.name in named}


def type_of(kind: Kind, alone: bool = False) -> "pyspiel.GameType":
    """Who plays alone wins or loses, and nobody else does."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(kind.id),
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.most,
        min_num_players=1 if kind.alone else kind.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(kind),
    )


def name_of(game: str) -> str:
    return f"squander_{game.replace('-', '_')}"


def register(game: str) -> None:
    """Make a game known to OpenSpiel; those of ours are, as soon as this is imported."""
    package = package_of(game)
    check = package.check()
    about = About(package.kind, type_of(package.kind), check.MOST_PLIES if check else LONGEST)
    pyspiel.register_game(about.type, type(name_of(game), (SquanderGame,), {"about": about}))


for known in games():
    register(known)
