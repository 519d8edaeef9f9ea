"""Exercises: positions out of bots' games in which one answer is clearly best. A game's set is one file of its folder.

A position is kept as what led to it: what the game started from, and every choice in the words of records. So it can be
laid out as long as its game can be replayed. What the best answer is, what the others cost and why was found out when
the set was mined (docs/exercises.md), and is told after an answer, never before.
"""

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from squander.games import games, kind_of, package_of, seed_of
from squander.games.contract import EXERCISES
from squander.games.english import listed
from squander.kernel.errors import BadPack, BadRecord, BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Options, Setup
from squander.play.records import mark, option_called

SHOWN = 4  # answers whose chances are told; more where several are right,
WRONG = 2  # so that so many of the others are among them


class Source(NamedTuple):
    """A game that positions were taken from, up to the last of them."""

    seed: str
    rules: int
    players: int
    options: Options
    seats: list[str]  # the bots that played it
    words: list[str]  # every choice


class Answer(NamedTuple):
    """Answers of which it does not matter which one is given."""

    words: list[str]
    behind: float  # by how much the chance of winning is less than after the best; nothing for those that are right
    spread: float  # the standard error of that; for the best, of its chance


class Exercise(NamedTuple):
    source: Source
    ply: int
    position: str  # its digest
    seat: int
    asked: str
    round: int
    failed: list[str]  # levels that answered otherwise
    chance: float  # of winning, after the best answer
    right: list[Answer]  # the best first; all come to the same
    others: list[Answer]  # the better ones first
    then: list[str]  # what goes with the best, as labels
    tempting: str  # the answer that most would have given, in the word of records
    why: list[str]  # what is better about the best than about that one

    @property
    def key(self) -> str:
        """By which it is known also when others come before it."""
        return f"{self.source.seed}:{self.ply}"

    @property
    def stars(self) -> int:
        return len(self.failed)


class Set(NamedTuple):
    """The exercises of a game, the easier ones first, and the commands that found them."""

    game: str
    mined: list[str]
    exercises: list[Exercise]


class Verdict(NamedTuple):
    """What an answer was."""

    right: bool
    cost: float  # in chances of winning
    spread: float


# --- sets ----------------------------------------------------------------------------------------------------------


def exercised() -> list[str]:
    """The games that have a set."""
    return [game for game in games() if has_exercises(game)]


def has_exercises(game: str) -> bool:
    return (package_of(game).folder / EXERCISES).is_file()


@cache
def exercises(game: str) -> Set:
    if not has_exercises(game):
        raise BadSetup(f"There are no exercises for {kind_of(game).title}.")
    return read(game, package_of(game).folder / EXERCISES)


def exercise(game: str, number: int) -> Exercise:
    """By its number in the list, from 1."""
    found = exercises(game).exercises
    if not 1 <= number <= len(found):
        raise BadSetup(f"There is no exercise {number} of {kind_of(game).title}; there are 1 to {len(found)}.")
    return found[number - 1]


def number_of(game: str, key: str) -> int:
    """Of the exercise that is known by this key; 0 if the set does not have it."""
    if not has_exercises(game):
        return 0
    return next((number for number, one in enumerate(exercises(game).exercises, 1) if one.key == key), 0)


# --- at the table --------------------------------------------------------------------------------------------------


def laid_out(game: str, one: Exercise, noting: bool = False) -> Game:
    """The position, with all that led to it."""
    kind, source = kind_of(game), one.source
    options = kind.settle(source.players, kind.as_played(source.rules, source.options))
    g = kind.begin(Setup(source.players, seed_of(source.seed), options), noting)
    for number, word in enumerate(source.words[: one.ply], 1):
        g.choose(option_called(g, g.question.frame, number, word))
    if mark(g) != one.position or g.over or (g.question.who, g.question.name) != (one.seat, one.asked):
        raise BadRecord(f"Exercise {one.key} leads to another position than the one it was made of.")
    return g


def phase_of(game: str, one: Exercise) -> str:
    """The part of the round that it is about, as players call it."""
    g = laid_out(game, one)
    return g.kind.words.phase(g.question.frame)


def judged(one: Exercise, word: str) -> Verdict:
    """By the word of the answer."""
    for answer in one.right:
        if word in answer.words:
            return Verdict(True, 0.0, 0.0)
    for answer in one.others:
        if word in answer.words:
            return Verdict(False, lost(one, answer), answer.spread)
    raise BadSetup(f"{word} is no answer to exercise {one.key}.")


def said(verdict: Verdict) -> str:
    """In points: a game won is a hundred."""
    if verdict.right:
        return "Right: that is the best."
    points = round(100 * verdict.cost)
    unit = "point" if points == 1 else "points"
    return f"Not the best: it gives away {points} ± {round(200 * verdict.spread)} {unit} of your chance of winning."


def told_failed(names: list[str], levels: int) -> str:
    """Which levels of bots do not find it."""
    return f"{len(names)} of {levels} levels of bots {'fails' if len(names) == 1 else 'fail'} it: {listed(names)}."


def lost(one: Exercise, answer: Answer) -> float:
    """How far it is behind may have been found in other worlds than the chance of the best: nobody loses more."""
    return min(answer.behind, one.chance)


class Shown(NamedTuple):
    """An answer with its chance of winning, to be told."""

    label: str
    chance: float
    spread: float
    right: bool
    given: bool


def shown(one: Exercise, g: Game, given: str) -> list[Shown]:
    """The best few answers, and the one that was given; `g` is the position."""
    most = max(SHOWN, len(one.right) + WRONG)
    rows = [*((row, True) for row in one.right), *((row, False) for row in one.others)]
    told = [pair for at, pair in enumerate(rows) if at < most or given in pair[0].words]
    return [shown_one(one, g, row, right, given) for row, right in told]


def shown_one(one: Exercise, g: Game, row: Answer, right: bool, given: str) -> Shown:
    mine = given in row.words
    return Shown(label_of(g, given if mine else row.words[0]), one.chance - lost(one, row), row.spread, right, mine)


def label_of(g: Game, word: str) -> str:
    return g.question.label(option_called(g, g.question.frame, g.plies + 1, word))


# --- the file ------------------------------------------------------------------------------------------------------


def read(game: str, path: Path) -> Set:
    try:
        return of_table(game, tomllib.loads(path.read_text(encoding="utf-8")))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadPack(f"{path}: this is no set of exercises: {error!r}.") from None


def of_table(game: str, table: dict[str, Any]) -> Set:
    sources = {row["seed"]: source_of(row) for row in table["games"]}
    return Set(game, list(table["mined"]), [exercise_of(sources[row["game"]], row) for row in table["exercises"]])


def source_of(row: dict[str, Any]) -> Source:
    options = json.loads(row["options"])
    return Source(row["seed"], row["rules"], row["players"], options, list(row["seats"]), row["words"].split())


def exercise_of(source: Source, row: dict[str, Any]) -> Exercise:
    return Exercise(
        source=source,
        ply=row["ply"],
        position=row["position"],
        seat=row["seat"],
        asked=row["asked"],
        round=row["round"],
        failed=list(row["failed"]),
        chance=row["chance"],
        right=[answer_of(one) for one in row["right"]],
        others=[answer_of(one) for one in row["others"]],
        then=list(row["then"]),
        tempting=row["tempting"],
        why=list(row["why"]),
    )


def answer_of(row: list[Any]) -> Answer:
    words, behind, spread = row
    return Answer(words.split(), behind, spread)
