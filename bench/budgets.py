"""How strong the planner is by what a choice may cost it: wins against another bot, as a table and as a picture.

    .venv/bin/python bench/budgets.py last-will
    .venv/bin/python bench/budgets.py last-will --players 4 --playouts 8,64,512 --games 100 --picture budgets.svg

Budgets are playouts, so that the same seed gives the same games on any machine; the processor time a choice took is
measured beside them.
"""

import argparse
from collections.abc import Sequence
from math import log10
from pathlib import Path
from typing import NamedTuple

from squander.lab.arena import play
from squander.lab.contest import Contest
from squander.lab.stats import Rate

PLAYOUTS = [4, 16, 64, 256, 1024, 4096]
WIDTH, HEIGHT, EDGE = 480, 260, 50
INK, LINE, FAINT, PAPER = "#2b2118", "#8c2f1b", "#b9ab96", "#f6efe2"
LEAST, MOST = 1.0, 2000.0  # milliseconds that the picture has room for


class Point(NamedTuple):
    """What one budget came to."""

    playouts: int
    ms: float  # of processor time a choice, in the mean
    wins: Rate

    def row(self) -> str:
        wins = f"{self.wins.value:.0%} ({self.wins.low:.0%} to {self.wins.high:.0%})"
        return f"| {self.playouts} | {self.ms:.3g} | {wins} | {self.wins.sample} |"


def measured(contest: Contest, playouts: int, processes: int) -> Point:
    bot = contest.bots[0]
    result = play(contest, processes, may_stop=False)
    return Point(playouts, 1000 * result.scores.thinking[bot].mean, result.rate(bot))


def drawn(title: str, fair: float, points: Sequence[Point]) -> str:
    """Wins over time a choice, each point with its 95 % interval, as SVG."""
    path = "L".join(f"{across(point.ms):.1f} {up(point.wins.value):.1f}" for point in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 2 * EDGE} {HEIGHT + 2 * EDGE}"'
        f' font-family="Georgia, serif" font-size="12" fill="{INK}">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH + 2 * EDGE}" height="{HEIGHT + 2 * EDGE}" fill="{PAPER}"/>',
        text(EDGE + WIDTH / 2, EDGE - 20, title),
        text(EDGE + WIDTH / 2, EDGE + HEIGHT + 38, "milliseconds of processor time a choice"),
        *[text(across(ms), EDGE + HEIGHT + 18, f"{ms:g}") for ms in (1, 5, 20, 100, 300, 1000, 2000)],
        *[text(EDGE - 20, up(share) + 4, f"{share:.0%}") for share in (0.0, 0.25, 0.5, 0.75, 1.0)],
        f'<path d="M{EDGE} {up(fair):.1f}H{EDGE + WIDTH}" stroke="{FAINT}" stroke-dasharray="4 4"/>',
        f'<path d="M{EDGE} {EDGE}V{EDGE + HEIGHT}H{EDGE + WIDTH}" fill="none" stroke="{INK}"/>',
        f'<path d="M{path}" fill="none" stroke="{LINE}"/>',
        *[dot(point) for point in points],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def dot(point: Point) -> str:
    x = across(point.ms)
    reach = f'<path d="M{x:.1f} {up(point.wins.low):.1f}V{up(point.wins.high):.1f}" stroke="{LINE}"/>'
    return f'{reach}<circle cx="{x:.1f}" cy="{up(point.wins.value):.1f}" r="3" fill="{LINE}"/>'


def text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{words}</text>'


def across(ms: float) -> float:
    inside = min(MOST, max(LEAST, ms))
    return EDGE + WIDTH * log10(inside / LEAST) / log10(MOST / LEAST)


def up(share: float) -> float:
    return EDGE + HEIGHT * (1.0 - share)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", "-p", type=int, default=2)
    parser.add_argument("--against", default="greedy-0")
    parser.add_argument("--playouts", type=lambda given: [int(one) for one in given.split(",")], default=PLAYOUTS)
    parser.add_argument("--games", "-n", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    points: list[Point] = []
    print("| playouts | ms a choice | wins | games |\n| --- | --- | --- | --- |")
    for playouts in given.playouts:
        bots = (f"planner:{playouts}", given.against)
        contest = Contest(given.game, given.players, given.games, given.seed, bots, {})
        points.append(measured(contest, playouts, given.processes))
        print(points[-1].row(), flush=True)
    if given.picture:
        title = f"The planner against {given.against}: {given.game}, {given.players} players"
        given.picture.write_text(drawn(title, 1 / given.players, points), encoding="utf-8")


if __name__ == "__main__":
    main()
