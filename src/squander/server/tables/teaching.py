"""What a learner at the table of a lesson is told."""

from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.play.lessons import LEARNER, lesson, teach
from squander.server import wire
from squander.server.storage.rows import TableRow


def lesson_at(row: TableRow, g: Game, viewer: int) -> wire.Lesson | None:
    """One whose file is gone is a table like any other."""
    if not row.lesson or viewer != LEARNER:
        return None
    try:
        told = lesson(row.game, row.lesson)
    except BadSetup:
        return None
    now = teach(told, g, viewer)
    return wire.Lesson(told.title, told.goal, None if now is None else wire.Taught(**now._asdict()))
