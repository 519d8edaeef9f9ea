"""The page that says what every number of an observation and of an answer means, game by game."""

from __future__ import annotations

from typing import NamedTuple

from squander.envs import encoder
from squander.envs.core.encoder import Encoder
from squander.games import OURS, kind_of
from squander.kernel.pieces import Options

INTRODUCTION = """\
# Positions and answers as numbers

Made by `.venv/bin/python tools/make_docs.py` from the encoders themselves; [environments](environments.md) says how
they are used.

An observation is a row of 16-bit integers: what one seat may see, and nothing else. Seats are counted from the one
that looks: 0 is itself, 1 the next to its left. Cards, spaces and tiles have the numbers that views have. Whatever is
not there is 0. The places below are for the least number of players; `squander.envs.encoder(game, players).layout` has
them for any. Options that change the table have numbers of their own, which `encoder(game, players, sacked=True)` and
`encoder(game, 1, solo="solicitor")` have; all other options change none.

Every answer to every question has a fixed number: the first of its question, and on from there in the order of the
options. Questions whose names go on after a colon or with a figure share a line, and `variant` tells them apart.

A number means the same until the version in the heading changes."""


SACKED = """\
Any part of the expansion has these numbers: a card and an errand space have the number that they have with all parts,
so that each means the same whichever are played. Jobs and plan tiles have numbers in the order of their rows, from 0;
a tile's sides are 2 × the tile, and 2 × the tile + 1."""
SOLO = """\
The table is that of Last Will with a single seat. Where numbers are by seat, as of the starting marker and of errand
boys, the Solicitor has the one behind yours."""


class Numbers(NamedTuple):
    """What has numbers of its own: a game, alone or with options."""

    title: str
    game: str
    options: Options = {}
    text: str = ""

    def encoders(self) -> list[Encoder]:
        kind = kind_of(self.game)
        counts = [1] if self.options.get(kind.alone) else range(kind.least, kind.most + 1)
        return [encoder(self.game, players, **self.options) for players in counts]


def all_numbers() -> list[Numbers]:
    last_will, *others = (Numbers(kind_of(game).title, game) for game in OURS)
    title, game = last_will.title, last_will.game
    sacked = Numbers(f"{title} with Getting Sacked", game, {"sacked": True}, SACKED)
    solo = Numbers(f"{title} for one", game, {"solo": "solicitor"}, SOLO)
    return [last_will, sacked, solo, *others]


def page() -> str:
    return "\n".join([INTRODUCTION, *(line for one in all_numbers() for line in section(one))]) + "\n"


def section(numbers: Numbers) -> list[str]:
    made = numbers.encoders()
    sizes = ", ".join(f"{one.size} for {one.players}" for one in made)
    players = "player" if made[-1].players == 1 else "players"
    return [
        "",
        f"## {numbers.title}, version {made[0].version}",
        "",
        *([numbers.text, ""] if numbers.text else []),
        f"Observations have {sizes} {players}; there are {made[0].choices} answers.",
        "",
        *fields(made[0]),
        "",
        *answers(made[0]),
    ]


def fields(numbers: Encoder) -> list[str]:
    """What is told of each seat is listed once."""
    lines = ["| from | numbers | field | meaning |", "|---|---|---|---|"]
    for field in numbers.layout.fields:
        if not field.name.startswith("seat ") or field.name.startswith("seat 0"):
            name = field.name.replace("seat 0: ", "each seat: ")
            lines.append(f"| {field.at} | {field.size} | {name} | {field.text} |")
    return lines


def answers(numbers: Encoder) -> list[str]:
    lines = ["| from | answers | question | options |", "|---|---|---|---|"]
    for one in numbers.actions.answers:
        count = sum(run.last - run.first + 1 for run in one.options)
        options = "; ".join(
            f"{run.first} to {run.last}: {run.text}" if run.last > run.first else f"{run.first}: {run.text}"
            for run in one.options
        )
        lines.append(f"| {one.base} | {count} | {one.name} | {options} |")
    return lines
