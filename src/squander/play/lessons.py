"""A lesson: a game with a deal of its own and a step beside each question, read from a file of the game's folder.

A step knows from the position alone whether it applies: it names the questions in which it may come up and the answers
it asks for, and it applies while one of them is offered. So it fits whatever the learner did before, and a lesson can
be left and taken up anywhere. The file is told in docs/lessons.md.
"""

import re
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from squander.games import package_of
from squander.kernel.errors import BadPack, BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Options
from squander.kernel.question import Question

FOLDER = "lessons"
FIRST = "first"  # the one that somebody new is offered
LEARNER = 0
ANYTHING = "*"  # what it fits is right, and needs no pointing at
HOLE = re.compile(r"\{([\w.]+)(:,)?\}")  # {me.cash}, or {me.active:,} with commas
COMPARED = re.compile(r"(<=|>=|<|>|!=)(-?\d+)")

Conditions = Mapping[str, object]  # what must be seen where: {"round": 1, "me.cash": "<=10"}


class Step(NamedTuple):
    """What is asked of the learner; one that is beside the way is for who strayed, and is not counted."""

    ask: list[str]  # the questions in which it may come up; patterns
    answers: list[str]  # what it asks for, in words of records; patterns
    also: list[str]  # right as well, though nothing points at it
    point: list[str]  # where to look, if not where the answers lie
    when: Conditions
    know: str
    do: str
    beside: bool


class Ending(NamedTuple):
    when: Conditions
    title: str
    text: str


class Lesson(NamedTuple):
    game: str
    name: str
    title: str
    goal: str
    names: list[str]  # by seat, the learner first
    minutes: int
    options: Options
    seed: str
    put: dict[str, int]  # by path: what is to lie there; it changes places with what does
    among: list[str]  # the piles in which what is put is looked for
    set: dict[str, object]  # by path: what is written over
    opponent: dict[str, list[str]]  # by question: what the others answer, the first that is offered
    steps: list[Step]
    reached: Ending
    missed: Ending

    @property
    def counted(self) -> list[Step]:
        return [step for step in self.steps if not step.beside]


class Taught(NamedTuple):
    """What is said to the learner now."""

    step: int  # from 1; 0 for one beside the way
    steps: int
    title: str
    text: str
    do: str
    places: list[str]
    right: list[int]  # answers that are what is asked for, those that are pointed at first
    end: str  # "reached", "missed", or empty while it goes on


# --- reading -------------------------------------------------------------------------------------------------------


def lessons_of(game: str) -> list[str]:
    folder = package_of(game).folder / FOLDER
    return sorted(path.stem for path in folder.glob("*.toml")) if folder.is_dir() else []


@cache
def lesson(game: str, name: str = FIRST) -> Lesson:
    if name not in lessons_of(game):
        raise BadSetup(f"There is no lesson for {package_of(game).kind.title} here.")
    return read(game, package_of(game).folder / FOLDER / f"{name}.toml")


def read(game: str, path: Path) -> Lesson:
    try:
        return of_table(game, path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadPack(f"{path}: this is no lesson: {error!r}.") from None


def of_table(game: str, name: str, table: dict[str, Any]) -> Lesson:
    deal = table["deal"]
    return Lesson(
        game=game,
        name=name,
        title=table["title"],
        goal=table["goal"],
        names=table["names"],
        minutes=table["minutes"],
        options=deal["options"],
        seed=deal["seed"],
        put=deal.get("put", {}),
        among=deal.get("among", []),
        set=deal.get("set", {}),
        opponent=table["opponent"],
        steps=[step_of(row) for row in table["steps"]],
        reached=ending_of(table["reached"]),
        missed=ending_of(table["missed"]),
    )


def step_of(row: dict[str, Any]) -> Step:
    return Step(
        ask=row["ask"],
        answers=row.get("answers", []),
        also=row.get("also", []),
        point=row.get("point", []),
        when=row.get("when", {}),
        know=row["know"],
        do=row["do"],
        beside=row.get("beside", False),
    )


def ending_of(row: dict[str, Any]) -> Ending:
    return Ending(row["when"], row["title"], row["text"])


# --- teaching ------------------------------------------------------------------------------------------------------


def teach(told: Lesson, g: Game, seat: int = LEARNER) -> Taught | None:
    """What to say now, from what the seat sees; nothing while others are asked."""
    seen = seen_by(g, seat)
    for name, ending in (("reached", told.reached), ("missed", told.missed)):
        if holds(ending.when, seen) or (g.over and name == "missed"):
            return said(told, Ending(ending.when, ending.title, filled(ending.text, seen)), name)
    if g.over or g.question.who != seat:
        return None
    return taught(told, g.question, seen)


def said(told: Lesson, ending: Ending, name: str) -> Taught:
    return Taught(len(told.counted), len(told.counted), ending.title, ending.text, "", [], [], name)


def taught(told: Lesson, question: Question, seen: Mapping[str, Any]) -> Taught | None:
    words = words_of(question)
    for step in told.steps:
        if any(fnmatchcase(question.name, one) for one in step.ask) and holds(step.when, seen):
            wanted, also = fitting(words, step.answers), fitting(words, step.also)
            if wanted:
                plain = fitting(words, [pattern for pattern in step.answers if pattern != ANYTHING])
                places = step.point or [place_of(question, option) for option in plain]
                number = 0 if step.beside else told.counted.index(step) + 1
                text, do = filled(step.know, seen), filled(step.do, seen)
                return Taught(number, len(told.counted), "", text, do, places, [*wanted, *also], "")
    return None


def words_of(question: Question) -> dict[int, str]:
    g, f = question.game, question.frame
    return {option: g.kind.words.word(g, f, option) for option in question.options}


def fitting(words: dict[int, str], patterns: list[str]) -> list[int]:
    """The answers that one of the patterns fits, in the order of the patterns."""
    found = [option for pattern in patterns for option, word in words.items() if fnmatchcase(word, pattern)]
    return list(dict.fromkeys(found))


def place_of(question: Question, option: int) -> str:
    g, f = question.game, question.frame
    return g.kind.words.place(g, f, option) or f"answer:{option}"


def seen_by(g: Game, seat: int) -> Mapping[str, Any]:
    """The seat's view, with its own row of it as `me`."""
    view = g.view(seat)
    return {**view, "me": view["seats"][seat]}


def holds(when: Conditions, seen: Mapping[str, Any]) -> bool:
    return all(agrees(value_at(seen, path), wanted) for path, wanted in when.items())


def value_at(seen: Mapping[str, Any], path: str) -> object:
    """What lies at a path of the view, of a list how long it is; nothing where the path ends early."""
    found: Any = seen
    for key in path.split("."):
        found = at(found, key)
    return len(found) if isinstance(found, list) else found


def at(found: Any, key: str) -> Any:
    if isinstance(found, list):
        return found[int(key)] if key.isdecimal() and int(key) < len(found) else None
    return found.get(key) if isinstance(found, Mapping) else None


def agrees(value: object, wanted: object) -> bool:
    compared = COMPARED.fullmatch(wanted) if isinstance(wanted, str) else None
    if compared is None:
        return value == wanted
    if not isinstance(value, int):
        return False
    sign, number = compared[1], int(compared[2])
    return {
        "<=": value <= number,
        ">=": value >= number,
        "<": value < number,
        ">": value > number,
        "!=": value != number,
    }[sign]


def filled(text: str, seen: Mapping[str, Any]) -> str:
    return HOLE.sub(lambda hole: format(value_at(seen, hole[1]), "," if hole[2] else ""), text)
