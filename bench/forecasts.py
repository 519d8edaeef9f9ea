"""How well the experts of the Club and of the combination forecast scores: before the errands of each round and before
its turns, by competition.

    .venv/bin/python bench/forecasts.py prodigals-club --competitions possessions,society --games 60
    .venv/bin/python bench/forecasts.py prodigals-last-will --games 30

`usual` is what no card in sight brings until the end, as part of what is to be lost in a whole game: the expert's own
numbers are means of these over pairings (`bots/affairs.py`, where the last round comes first). `slope` says by how much
a score is higher in the end for each point that it was forecast higher.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from squander.games import begin, package_of
from squander.games.prodigals_club.bots.affairs import SLOTS, needs_of
from squander.games.prodigals_club.bots.aspects import Parts
from squander.games.prodigals_club.bots.expert import Prodigal
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ELECTION, FORTUNE, POSSESSIONS, SOCIETY
from squander.kernel.game import Game
from squander.kernel.pieces import Options
from squander.lab.players import seated

NAMES = {FORTUNE: "money", POSSESSIONS: "possessions", ELECTION: "election", SOCIETY: "society"}
ERRANDS, TURNS = "errands", "turns"
STAGES = {"SendErrandBoy": ERRANDS, "Act": TURNS}
PLAYED = -90.0  # what scores of competitions in play are above


class Look(NamedTuple):
    """What was forecast of one score, and what it came to."""

    slot: int
    round: int
    before: str
    forecast: float
    usual: float
    final: float


def looks(game: str, players: int, seed: str, bot: str, options: Options) -> Iterator[Look]:
    """All of one game."""
    expert = package_of(game).expert()
    assert isinstance(expert, Prodigal)
    g = begin(game, players, seed, options)
    seats = seated([bot] * players, game, seed)
    seen: dict[tuple[int, str], list[Parts]] = {}
    while not g.over:
        stage = (club(g).round, STAGES.get(g.question.name.rpartition(".")[2], ""))
        if stage[1] and stage not in seen:
            seen[stage] = expert.parts(g)
        g.choose(seats[g.question.who].answer(g))
    ends = expert.parts(g)
    for (number, before), parts in seen.items():
        for one, end in zip(parts, ends, strict=True):
            for slot in range(SLOTS):
                if one.scores[slot] > PLAYED:
                    final = end.scores[slot]
                    yield Look(slot, number, before, one.scores[slot], usual(g, one, slot, final), final)


def usual(g: Game, parts: Parts, slot: int, final: float) -> float:
    cards = parts.turn[slot] + parts.later[slot] + parts.short[slot]
    return (-parts.now[slot] - cards - final) / needs_of(club(g).layout)[slot]


def row(name: str, found: Sequence[Look]) -> str:
    first = found[0]
    errors = [one.final - one.forecast for one in found]
    numbers = [mean([one.forecast for one in found]), mean([one.final for one in found]), mean(errors), spread(errors)]
    told = " | ".join(f"{number:.1f}" for number in numbers)
    part = mean([one.usual for one in found])
    return f"| {name} | {first.round}, {first.before} | {told} | {slope(found):.2f} | {part:.2f} | {len(found)} |"


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def spread(numbers: Sequence[float]) -> float:
    middle = mean(numbers)
    return sqrt(mean([(number - middle) ** 2 for number in numbers]))


def slope(found: Sequence[Look]) -> float:
    """Of the line that fits best; none where all forecasts are alike."""
    middle, end = mean([one.forecast for one in found]), mean([one.final for one in found])
    across = sum((one.forecast - middle) ** 2 for one in found)
    return sum((one.forecast - middle) * (one.final - end) for one in found) / across if across > 0.0 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["prodigals-club", "prodigals-last-will"])
    parser.add_argument("--players", "-p", type=int, default=2)
    parser.add_argument("--competitions", type=lambda given: given.split(","))
    parser.add_argument("--games", "-n", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    options: Options = {"competitions": given.competitions} if given.competitions else {}
    found: dict[tuple[int, int, str], list[Look]] = {}
    for number in range(given.games):
        for one in looks(given.game, given.players, f"{given.seed}/{number}", given.bot, options):
            found.setdefault((one.slot, one.round, one.before), []).append(one)
    print("| score | round, before its | forecast | came to | too low by | spread | slope | usual | looks |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for key in sorted(found):
        print(row(NAMES[key[0]], found[key]))


if __name__ == "__main__":
    main()
