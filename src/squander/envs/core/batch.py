"""Many games of one kind, stepped in one call."""

from typing import Final

from squander.envs.core.encoder import Encoder
from squander.envs.core.rewards import rewards
from squander.envs.core.sheet import Marks, Sheet
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Options, Setup


class Batch:
    """So many running games. One that ends is dealt anew at once; what is told then is of the new game, and `ended`
    and `won` are of the old one."""

    def __init__(self, kind: Kind, encoder: Encoder, options: Options, many: int, seed: str, reward: str) -> None:
        self.kind: Final = kind
        self.encoder: Final = encoder
        self.options: Final = options
        self.many: Final = many
        self.reward: Final = reward
        self.seed = seed
        self.deals = [0] * many
        self.games: list[Game] = []
        self.ended: list[int] = []  # the games of the last step that came to an end
        self.won: list[list[float]] = []  # what each of these was worth, by seat
        self.sheet: Final = Sheet(many, encoder.size)
        self.marks: Final = Marks(many, encoder.choices)
        self.who: Final = Marks(many, 1)
        self.begin(seed)

    def begin(self, seed: str) -> None:
        """Deal all games anew."""
        self.seed = seed
        self.deals = [0] * self.many
        self.games = [self.deal(i) for i in range(self.many)]
        self.ended, self.won = [], []
        self.look()

    def deal(self, i: int) -> Game:
        self.deals[i] += 1
        return self.kind.begin(Setup(self.encoder.players, f"{self.seed} {i} {self.deals[i]}", self.options))

    def look(self) -> None:
        """Write what the asked seat of each game sees and may do."""
        encoder, sheet, marks, who = self.encoder, self.sheet, self.marks, self.who
        sheet.clear()
        marks.clear()
        who.clear()
        for i, g in enumerate(self.games):
            f = g.asked
            assert f is not None
            sheet.row(i)
            encoder.write(g, f.who, sheet)
            marks.row(i)
            encoder.mark(g, marks)
            who.put(i, f.who)

    def step(self, actions: list[int]) -> None:
        """Answer in every game; if one of the answers is not offered, none counts."""
        if len(actions) != self.many:
            raise BadSetup(f"A step takes one action for each of the {self.many} games, not {len(actions)}.")
        encoder, games = self.encoder, self.games
        options = [encoder.option(games[i], actions[i]) for i in range(self.many)]
        self.ended, self.won = [], []
        for i in range(self.many):
            g = games[i]
            g.choose(options[i])
            if g.asked is None:
                self.ended.append(i)
                self.won.append(rewards(g, self.reward))
                games[i] = self.deal(i)
        self.look()
