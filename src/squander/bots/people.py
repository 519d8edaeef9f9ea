"""Opponents that people pick by name: levels from weak to strong, and characters with a taste. A game tells of them in
its `people.toml`."""

import re
import tomllib
from functools import cache
from typing import NamedTuple

from squander.games import package_of
from squander.games.contract import PEOPLE
from squander.kernel.errors import BadSetup
from squander.kernel.game import Frame, Game

LEVEL, CHARACTER = "level", "character"
KINDS = (LEVEL, CHARACTER)
FORMER = {"solicitor": "barrister"}  # what levels are called now that records, tables and people know by another word


class Portrait(NamedTuple):
    """One of them: what the start page says, and how it plays. Amounts are in the unit of the game's expert."""

    id: str  # what it is called where bots are named
    name: str
    text: str
    stars: int
    kind: str
    playouts: int = 0  # that a choice may cost
    whole_turns: bool = True  # whether it plans a turn as a whole, or one gesture at a time
    habit: float = 0.0  # how much more the answer by rule of thumb seems worth to it
    overlooks: float = 0.0  # how many of its answers escape it
    blur: float = 0.0  # how far it is off in judging one, usually
    likes: dict[str, float] = {}  # how much more a pleasure seems worth than it is

    @property
    def is_human(self) -> bool:
        """Whether it decides otherwise than by what its planning says."""
        return self.habit > 0.0 or self.overlooks > 0.0 or self.blur > 0.0 or bool(self.likes)


class Company(NamedTuple):
    """All of a game, levels first, the weakest first; and what they may like."""

    beginner: str  # who is offered to somebody new
    people: dict[str, Portrait]
    pleasures: dict[str, re.Pattern[str]]

    def levels(self) -> list[str]:
        return [one.id for one in self.people.values() if one.kind == LEVEL]


NOBODY = Company("", {}, {})


@cache
def company(game: str) -> Company:
    """Of a game without an expert nobody can tell who is good."""
    package = package_of(game)
    path = package.folder / PEOPLE
    if package.expert() is None or not path.is_file():
        return NOBODY
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    pleasures = {name: re.compile(pattern) for name, pattern in told["pleasures"].items()}
    people = [Portrait(kind=kind, **row) for kind in KINDS for row in told[kind]]
    check(game, people, pleasures)
    return Company(told["beginner"], {one.id: one for one in people}, pleasures)


def check(game: str, people: list[Portrait], pleasures: dict[str, re.Pattern[str]]) -> None:
    for one in people:
        if unknown := [name for name in one.likes if name not in pleasures]:
            raise BadSetup(f"{game}: {one.id} likes {unknown[0]!r}, which is no pleasure in {PEOPLE}.")


def called(game: str, bot: str) -> str:
    """Its name to people, if it has one."""
    people = company(game).people
    id = bot if bot in people else FORMER.get(bot, bot)
    return people[id].name if id in people else bot


def said(g: Game, f: Frame, option: int) -> str:
    """What pleasures are told by: the question, the answer's word in records, and what it says to people."""
    words = g.kind.words
    return f"{f.rule.name} {words.word(g, f, option)}: {words.label(g, f, option)}"
