"""One game as arrays: what environments of one game at a time share."""

import secrets
from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from squander.envs import settled_encoder
from squander.envs.core.sheet import Marks, Sheet
from squander.games import kind_of, seed_of
from squander.kernel.game import Game
from squander.kernel.pieces import Options, Setup

Seen = dict[str, npt.NDArray[np.integer]]

OBSERVATION = "observation"
MASK = "action_mask"
LEAST, MOST = -32768, 32767  # of an observation's numbers


class Eyes:
    """Looks at games of one kind, with these settled options."""

    def __init__(self, game: str, players: int, options: Options) -> None:
        self.encoder = settled_encoder(game, players, options)
        self.size = self.encoder.size  # of a row
        self.sheet = Sheet(self.encoder.size)
        self.marks = Marks(self.encoder.choices)

    def seen(self, g: Game, seat: int) -> Seen:
        """What the seat sees, and what it may answer: nothing while another is asked."""
        return {OBSERVATION: self.numbers(g, seat), MASK: self.mask(g, seat)}

    def numbers(self, g: Game, seat: int) -> npt.NDArray[np.int16]:
        return self.rows([g], seat).reshape(-1).copy()

    def rows(self, games: list[Game], seat: int) -> npt.NDArray[np.int16]:
        """What the seat sees in each of these games, one row a game; not to be written to."""
        sheet = self.sheet
        sheet.clear()
        for g in games:
            sheet.add_row()
            self.encoder.write(g, seat, sheet)
        return np.frombuffer(sheet.data(), "<i2").reshape(len(games), self.encoder.size)

    def mask(self, g: Game, seat: int) -> npt.NDArray[np.int8]:
        marks = self.marks
        marks.clear()
        marks.add_row()
        f = g.asked
        if f is not None and f.who == seat:
            self.encoder.mark(g, marks)
        return np.frombuffer(marks.data(), np.int8).copy()


class Deals:
    """One deal after the other, the same from the same seed."""

    def __init__(self, game: str, players: int, options: Mapping[str, object]) -> None:
        self.kind = kind_of(game)
        self.players = players
        self.options = self.kind.settle(players, options)
        self.seed = ""
        self.dealt = 0

    def next(self, seed: int | None, noting: bool = False) -> Game:
        """The first one of a seed, or the next one of the seed before."""
        if seed is not None or not self.seed:
            self.seed, self.dealt = secrets.token_hex(8) if seed is None else seed_of(seed), 0
        self.dealt += 1
        return self.kind.begin(Setup(self.players, f"{self.seed} {self.dealt}", self.options), noting)
