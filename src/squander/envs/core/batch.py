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
    and `won` are of the old one.

    Games keep no history here: it is what fills the memory, and what is searched for garbage again and again."""

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
        self.sheet: Final = Sheet(encoder.size)
        self.marks: Final = Marks(encoder.choices)
        self.who: Final = Marks(1)
        self.begin(seed)

    def begin(self, seed: str) -> None:
        """Deal all games anew."""
        self.seed = seed
        self.deals = [0] * self.many
        self.games = [self.deal(i) for i in range(self.many)]
        self.clear()
        for g in self.games:
            self.look(g)

    def deal(self, i: int) -> Game:
        self.deals[i] += 1
        return self.kind.begin(Setup(self.encoder.players, f"{self.seed} {i} {self.deals[i]}", self.options))

    def clear(self) -> None:
        """Nothing is told yet."""
        self.ended, self.won = [], []
        self.sheet.clear()
        self.marks.clear()
        self.who.clear()

    def look(self, g: Game) -> None:
        """Write what the asked seat of the next game sees and may do."""
        f = g.asked
        assert f is not None
        self.sheet.add_row()
        self.encoder.write(g, f.who, self.sheet)
        self.marks.add_row()
        self.encoder.mark(g, self.marks)
        self.who.add_row()
        self.who.put(0, f.who)

    def step(self, actions: list[int]) -> None:
        """Answer in every game; if one of the answers is not offered, none counts. Each game is looked at as soon as it
        has moved, while it is near at hand."""
        if len(actions) != self.many:
            raise BadSetup(f"A step takes one action for each of the {self.many} games, not {len(actions)}.")
        encoder, games = self.encoder, self.games
        options = [encoder.option(games[i], actions[i]) for i in range(self.many)]
        self.clear()
        for i in range(self.many):
            g = games[i]
            g.choose(options[i])
            g.history = None
            if g.asked is None:
                self.ended.append(i)
                self.won.append(rewards(g, self.reward))
                g = self.deal(i)
                games[i] = g
            self.look(g)
