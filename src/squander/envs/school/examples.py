"""What is learned from: positions with what they are worth, and answers that were found best."""

import random
from collections import deque
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from squander.bots.foresight import lead
from squander.bots.search.gestures import Ending, best_of, endings
from squander.envs.eyes import Eyes
from squander.games.expert import Expert
from squander.kernel.game import Game

ASTRAY = 0.2  # how often a game goes on by any other answer, to learn what to do then
COMPARED = 5  # positions of one choice: the best two, and some of the others
GAMES_KEPT = 120
BLOCKS, ROWS, ANSWERS = 8, 50, 12  # of a batch: from so many games, so many positions and answers each

Numbers = npt.NDArray[np.int16]


class Answer(NamedTuple):
    """A question that was answered: what was seen, what was offered, and the number of the answer."""

    numbers: Numbers
    mask: npt.NDArray[np.int8]
    action: int


class Examples(NamedTuple):
    """Of one game, or drawn from several. Worths are in pounds, points, or whatever the game counts; positions of one
    group were to be chosen between."""

    numbers: Numbers
    worths: npt.NDArray[np.float32]
    groups: npt.NDArray[np.int64]
    asked: Numbers
    masks: npt.NDArray[np.int8]
    answers: npt.NDArray[np.int64]


class Pages:
    """Examples of a game while it is played."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.numbers: list[Numbers] = []
        self.worths: list[float] = []
        self.groups: list[int] = []
        self.answers: list[Answer] = []

    def compare(self, games: list[Game], seat: int, worths: list[float]) -> None:
        """Positions that one choice led to."""
        group = self.groups[-1] + 1 if self.groups else 0
        self.numbers.append(self.eyes.rows(games, seat))
        self.worths += worths
        self.groups += [group] * len(games)

    def answer(self, g: Game, seat: int, option: int) -> None:
        action = self.eyes.encoder.action(g, option)
        self.answers.append(Answer(self.eyes.numbers(g, seat), self.eyes.mask(g, seat), action))

    def bound(self) -> Examples:
        return Examples(
            np.concatenate(self.numbers),
            np.array(self.worths, np.float32),
            np.array(self.groups),
            np.stack([one.numbers for one in self.answers]),
            np.stack([one.mask for one in self.answers]),
            np.array([one.action for one in self.answers]),
        )


def taught_game(expert: Expert, eyes: Eyes, g: Game, seed: str) -> Examples:
    """A game in which every choice is judged by the game's expert, gesture by gesture; each seat knows what it may."""
    pages, chance = Pages(eyes), random.Random(seed)
    while not g.over:
        if len(g.options) == 1:
            g.choose(g.options[0])
            continue
        who = g.question.who
        world = g.determinized(who, chance.randrange(2**31))
        eye = expert.eye(world, who)
        ends = [ending for option in world.options for ending in endings(eye, world, option, [])]
        running = some_of([ending for ending in ends if ending.g.asked is not None], chance)
        if running:
            pages.compare([one.g for one in running], who, [lead(expert, one.g, who) for one in running])
        best = best_of(ends).path
        pages.answer(world, who, best[0])
        follow(g, who, best if chance.random() >= ASTRAY else [chance.choice(g.options)])
    return pages.bound()


def some_of(ends: list[Ending], chance: random.Random) -> list[Ending]:
    if len(ends) <= COMPARED:
        return ends
    ends = sorted(ends, key=lambda ending: -ending.worth)
    return ends[:2] + chance.sample(ends[2:], COMPARED - 2)


def follow(g: Game, who: int, path: list[int]) -> None:
    """Answer as planned, as long as it is asked as it was foreseen."""
    reveals = g.reveals
    for option in path:
        f = g.asked
        if f is None or f.who != who or g.reveals != reveals or option not in g.options:
            return
        g.choose(option)


class Shelf:
    """Examples of the last games, from which batches are drawn."""

    def __init__(self) -> None:
        self.games: deque[Examples] = deque(maxlen=GAMES_KEPT)

    def draw(self, draw: np.random.Generator) -> Examples:
        parts = [self.part(self.games[int(draw.integers(len(self.games)))], i, draw) for i in range(BLOCKS)]
        return Examples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    def part(self, game: Examples, number: int, draw: np.random.Generator) -> Examples:
        """Positions that follow each other, so that those of one choice stay together, and any answers."""
        start = int(draw.integers(max(1, len(game.worths) - ROWS)))
        rows = slice(start, start + ROWS)
        some = draw.integers(len(game.answers), size=ANSWERS)
        groups = game.groups[rows] + number * 1_000_000
        return Examples(
            game.numbers[rows], game.worths[rows], groups, game.asked[some], game.masks[some], game.answers[some]
        )
