"""What is told at the table of an exercise: nothing but the question before an answer counts, and all of it after."""

from functools import cache, lru_cache

from squander.bots.people import company
from squander.games import kind_of
from squander.games.english import with_names
from squander.kernel.game import Game, plies_of
from squander.play.exercises import (
    Exercise,
    exercises,
    has_exercises,
    judged,
    label_of,
    laid_out,
    number_of,
    phase_of,
    said,
    shown,
    told_failed,
)
from squander.server import wire
from squander.server.storage.rows import TableRow
from squander.server.tables.room import Room

KEPT = 64  # positions that were laid out lately


@cache
def listed(game: str) -> wire.ExerciseList:
    found = exercises(game).exercises
    lines = [line_of(game, number, one) for number, one in enumerate(found, 1)]
    return wire.ExerciseList(game, kind_of(game).title, len(company(game).levels()), lines)


def line_of(game: str, number: int, one: Exercise) -> wire.ExerciseLine:
    return wire.ExerciseLine(number, one.key, one.stars, one.source.players, one.round, phase_of(game, one))


def count_of(game: str) -> int:
    return len(exercises(game).exercises) if has_exercises(game) else 0


@lru_cache(maxsize=KEPT)
def position(game: str, key: str) -> Game:
    """Never changed."""
    return laid_out(game, exercises(game).exercises[number_of(game, key) - 1])


def exercise_at(room: Room, viewer: int) -> wire.Exercise | None:
    """One that is gone from its set is a table like any other."""
    found = known(room.row)
    if found is None or viewer != found[1].seat:
        return None
    number, one = found
    of, levels = count_of(room.row.game), len(company(room.row.game).levels())
    return wire.Exercise(number, one.key, of, one.stars, levels, solution(room, one, levels))


def known(row: TableRow) -> tuple[int, Exercise] | None:
    number = number_of(row.game, row.exercise) if row.exercise else 0
    return (number, exercises(row.game).exercises[number - 1]) if number else None


def is_open(room: Room) -> bool:
    """Whether an answer is still looked for; until then nobody gives one away."""
    return room.begins > 0 and room.game.plies <= room.begins


def solution(room: Room, one: Exercise, levels: int) -> wire.Solution | None:
    if is_open(room):
        return None
    g = position(room.row.game, one.key)
    word = g.kind.words.word(g, g.question.frame, plies_of(room.game.history)[one.ply].option)
    verdict, people = judged(one, word), company(room.row.game).people

    def named(text: str) -> str:
        return with_names(text, room.names)

    return wire.Solution(
        right=verdict.right,
        said=said(verdict),
        answers=[wire.RatedAnswer(*row._replace(label=named(row.label))) for row in shown(one, g, word)],
        then=[named(text) for text in one.then],
        tempting=named(label_of(g, one.tempting)),
        why=one.why,
        failed=told_failed([people[level].name for level in one.failed if level in people], levels),
    )
