"""The page that says what every number of an observation and of an answer means, game by game."""

from __future__ import annotations

from squander.envs import encoder
from squander.envs.core.encoder import Encoder
from squander.games import OURS, kind_of

INTRODUCTION = """\
# Positions and answers as numbers

Made by `.venv/bin/python tools/make_docs.py` from the encoders themselves; [environments](environments.md) says how
they are used.

An observation is a row of 16-bit integers: what one seat may see, and nothing else. Seats are counted from the one
that looks: 0 is itself, 1 the next to its left. Cards, spaces and tiles have the numbers that views have. Whatever is
not there is 0. The places below are for the least number of players; `squander.envs.encoder(game, players).layout` has
them for any.

Every answer to every question has a fixed number: the first of its question, and on from there in the order of the
options. Questions whose names go on after a colon or with a figure share a line, and `variant` tells them apart.

A number means the same until the version in the heading changes."""


def page() -> str:
    return "\n".join([INTRODUCTION, *(line for game in OURS for line in section(game))]) + "\n"


def section(game: str) -> list[str]:
    kind = kind_of(game)
    made = [encoder(game, players) for players in range(kind.least, kind.most + 1)]
    sizes = ", ".join(f"{one.size} for {one.players}" for one in made)
    return [
        "",
        f"## {kind.title}, version {made[0].version}",
        "",
        f"Observations have {sizes} players; there are {made[0].choices} answers.",
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
