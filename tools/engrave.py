"""Strokes for a plate, as path data for one <path class="k">: air, ground, water, light and rain.

.venv/bin/python tools/engrave.py sky 6 60 --seed 3
.venv/bin/python tools/engrave.py ground 66 78 --seed 3
.venv/bin/python tools/engrave.py water 54 76 --seed 3
.venv/bin/python tools/engrave.py rays 60 40 20 34 24      around a point: radius from, to, how many
.venv/bin/python tools/engrave.py rain 10 60 20            from, to, how many

The same seed always draws the same lines. The grammar they belong to is told in docs/plates/README.md.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable, Iterator

Run = tuple[float, float]
Hole = tuple[float, float, float]


def n(number: float) -> str:
    """As short as it can be written."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return {"-0": "0"}.get(text, text.replace("0.", ".", 1) if abs(number) < 1 else text)


def numbers(*values: float) -> str:
    text = ""
    for value in map(n, values):
        text += value if not text or value.startswith("-") else f" {value}"
    return text


def lens(start: float, end: float, y: float, thick: float, bow: float = 0) -> str:
    """A line that swells in its middle; `bow` bends it, as water does."""
    half = round((end - start) / 2, 1)
    there, back = numbers(half, bow - thick, 2 * half, 0), numbers(-half, bow + thick, -2 * half, 0)
    return f"M{numbers(round(start, 1), y)}q{there}q{back}z"


def around(run: Run, y: float, hole: Hole) -> list[Run]:
    x, middle, radius = hole
    if abs(y - middle) >= radius:
        return [run]
    gap = math.sqrt(radius**2 - (y - middle) ** 2)
    return [(run[0], x - gap), (x + gap, run[1])]


def broken(run: Run, by: random.Random) -> list[Run]:
    if run[1] - run[0] < 26:
        return [run]
    middle, gap = by.uniform(run[0] + 9, run[1] - 9), by.uniform(1.5, 4)
    return [(run[0], middle - gap), (middle + gap, run[1])]


def rows(top: float, foot: float, step: float) -> Iterator[tuple[float, float]]:
    """Heights from top to foot, each with how far down it is, from 0 to 1."""
    y = top
    while y < foot:
        yield y, (y - top) / (foot - top)
        y += step


def sky(top: float, foot: float, seed: int, holes: list[Hole] | None = None, thick: float = 0.38) -> str:
    """Level lines of air, shorter to the top; holes leave room for a sun, or for the subject."""
    by = random.Random(seed)
    drawn = ""
    for y, down in rows(top, foot, 3.6):
        half = 55 * (0.55 + 0.45 * math.sqrt(1 - (1 - down) ** 2))
        runs = [(60 - half + by.uniform(-5, 5), 60 + half + by.uniform(-5, 5))]
        for hole in holes or []:
            runs = [part for run in runs for part in around(run, y, hole)]
        if by.random() < 0.55:
            runs = [part for run in runs for part in broken(run, by)]
        drawn += "".join(lens(a, b, y, thick * by.uniform(0.8, 1.3)) for a, b in runs if b - a > 3)
    return drawn


def ground(top: float, foot: float, seed: int) -> str:
    """Short tapered strokes, fewer to the foot."""
    return strewn(top, foot, 2.5, 0.5, seed, lambda by, down: (by.uniform(9, 26) * (1 - 0.3 * down), 0.5, 0))


def water(top: float, foot: float, seed: int) -> str:
    return strewn(top, foot, 2.9, 0.35, seed, lambda by, _: (by.uniform(7, 18), 0.75, 0.9))


def strewn(
    top: float, foot: float, step: float, taper: float, seed: int, stroke: Callable[[random.Random, float], Hole]
) -> str:
    by = random.Random(seed)
    drawn = ""
    for y, down in rows(top, foot, step):
        half = 54 * (1 - taper * down * down)
        x = 60 - half + by.uniform(-3, 3)
        while x < 60 + half - 4:
            long, thick, bow = stroke(by, down)
            drawn += lens(x, min(x + long, 62 + half), y, thick * by.uniform(0.8, 1.2), bow)
            x += long + by.uniform(1.5, 5 + 4 * down)
    return drawn


def rays(x: float, y: float, near: float, far: float, many: int, seed: int, turn: Run = (0, 360)) -> str:
    """Wedges around a point: light, noise, surprise."""
    thick = 0.5
    by = random.Random(seed)
    whole = turn[1] - turn[0] >= 360
    drawn = ""
    for i in range(many):
        angle = math.radians(turn[0] + (turn[1] - turn[0]) * i / (many if whole else max(1, many - 1)))
        c, s, end = math.cos(angle), math.sin(angle), far * by.uniform(0.86, 1.04)
        drawn += f"M{numbers(x + near * c - s * thick, y + near * s + c * thick)}L{numbers(x + end * c, y + end * s)}"
        drawn += f"L{numbers(x + near * c + s * thick, y + near * s - c * thick)}z"
    return drawn


def rain(top: float, foot: float, many: int, seed: int) -> str:
    """Fine drops, leaning left."""
    by = random.Random(seed)
    drawn = ""
    for _ in range(many):
        x, y, long = by.uniform(6, 114), by.uniform(top, foot - 6), by.uniform(3, 6)
        drawn += f"M{numbers(x, y)}l{numbers(-long * 0.35 - 0.3, long)} {numbers(0.7, 0.1)}z"
    return drawn


STROKES: dict[str, tuple[int, Callable[[list[float], int], str]]] = {
    "sky": (2, lambda at, seed: sky(at[0], at[1], seed)),
    "ground": (2, lambda at, seed: ground(at[0], at[1], seed)),
    "water": (2, lambda at, seed: water(at[0], at[1], seed)),
    "rays": (5, lambda at, seed: rays(at[0], at[1], at[2], at[3], round(at[4]), seed)),
    "rain": (3, lambda at, seed: rain(at[0], at[1], round(at[2]), seed)),
}


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stroke", choices=STROKES)
    parser.add_argument("at", type=float, nargs="+")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(args)
    many, draw = STROKES[asked.stroke]
    if len(asked.at) != many:
        parser.error(f"{asked.stroke} takes {many} numbers, not {len(asked.at)}.")
    print(draw(asked.at, asked.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
