"""Looking at positions as numbers."""

import numpy as np
import numpy.typing as npt

from squander.envs import encoder_of
from squander.envs.core.encoder import Encoder
from squander.envs.core.sheet import Marks, Sheet
from squander.kernel.game import Game

SHEETS: dict[Encoder, tuple[Sheet, Marks]] = {}


def sheets(numbers: Encoder) -> tuple[Sheet, Marks]:
    """Made once: they are cleared before they are written."""
    if numbers not in SHEETS:
        SHEETS[numbers] = Sheet(numbers.size), Marks(numbers.choices)
    return SHEETS[numbers]


def seen(g: Game, seat: int) -> npt.NDArray[np.int16]:
    numbers = encoder_of(g)
    sheet, _ = sheets(numbers)
    sheet.clear()
    sheet.add_row()
    numbers.write(g, seat, sheet)
    return np.frombuffer(sheet.data(), "<i2")


def mask(g: Game) -> npt.NDArray[np.int8]:
    numbers = encoder_of(g)
    _, marks = sheets(numbers)
    marks.clear()
    marks.add_row()
    numbers.mark(g, marks)
    return np.frombuffer(marks.data(), np.int8)


def fields_of(g: Game, seat: int) -> dict[str, list[int]]:
    """What the seat is told, by the name of the field."""
    row = seen(g, seat).tolist()
    return {field.name: row[field.at : field.at + field.size] for field in encoder_of(g).layout.fields}
