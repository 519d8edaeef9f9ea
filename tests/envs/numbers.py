"""Looking at positions as numbers."""

from functools import cache

import numpy as np
import numpy.typing as npt

from squander.envs import encoder
from squander.envs.core.sheet import Marks, Sheet
from squander.kernel.game import Game


@cache
def sheets(game: str, players: int) -> tuple[Sheet, Marks]:
    """Made once: they are cleared before they are written."""
    numbers = encoder(game, players)
    return Sheet(numbers.size), Marks(numbers.choices)


def seen(g: Game, seat: int) -> npt.NDArray[np.int16]:
    sheet, _ = sheets(g.kind.id, g.players)
    sheet.clear()
    sheet.add_row()
    encoder(g.kind.id, g.players).write(g, seat, sheet)
    return np.frombuffer(sheet.data(), "<i2")


def mask(g: Game) -> npt.NDArray[np.int8]:
    _, marks = sheets(g.kind.id, g.players)
    marks.clear()
    marks.add_row()
    encoder(g.kind.id, g.players).mark(g, marks)
    return np.frombuffer(marks.data(), np.int8)
