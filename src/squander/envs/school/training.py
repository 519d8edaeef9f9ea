"""The course: lessons in which the game's expert judges every choice, then lessons of self-play."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from squander import envs
from squander.bots.foresight import Foresight, NoExpert, expert_of, lead
from squander.bots.network import Floats, Network, Subject, fresh, read
from squander.envs.attention import aspects_of, eyes_for
from squander.envs.eyes import Eyes
from squander.envs.school.adam import CHOICE_COUNTS, POLICY_COUNTS, Adam, apart, chances, gradients_of
from squander.envs.school.examples import Examples, Shelf, taught_game
from squander.envs.school.self_play import self_taught
from squander.games import begin
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Options
from squander.kernel.rng import seeded

AT_ONCE = 20  # games between which it learns
STEPS = 3  # of learning for each game
FIRST = 20  # games by chance, from which it takes how much numbers and worths vary
SPREAD = 1.6  # a worth of 1 is what leads by chance vary by, and so many times less
SELF_WIDTH = 3  # lines of a turn that are followed in self-play


class Course(NamedTuple):
    """What is asked of a training."""

    game: str
    players: int = 2
    watching: int = 10  # lessons from the game's expert
    lessons: int = 10  # of self-play, after these
    games: int = 400  # of a lesson
    hidden: int = 128
    rate: float = 1.5e-3
    self_rate: float = 1e-4
    seed: int = 1
    options: Options = {}
    aspects: bool = True  # whether it sees, beside the numbers, what the game's expert counts

    @property
    def all_lessons(self) -> int:
        return self.watching + self.lessons


class Progress(NamedTuple):
    """How many games of a lesson are played."""

    done: int
    of: int


Watch = Callable[[Progress], None]


class Trainer:
    """A network in training. Everything it needs to go on is in its file."""

    def __init__(self, course: Course, network: Network, memory: dict[str, Floats]) -> None:
        self.course = course
        self.network = network
        self.adam = Adam(network, memory)
        self.expert = expert_of(course.game)
        self.lessons = int(memory["lessons"][0]) if "lessons" in memory else 0
        self.curve = [(float(at), float(won)) for at, won in memory.get("curve", np.zeros((0, 2)))]

    def save(self, file: Path) -> None:
        """All of it, beside the place where it is wanted first, so that no half file is ever there."""
        curve = np.array(self.curve, np.float32).reshape(-1, 2)
        more = {**self.adam.memory(), "lessons": np.array([self.lessons], np.float32), "curve": curve}
        new = file.with_name(f"{file.name}.new")
        self.network.save(new, more)
        new.replace(file)

    @property
    def watches(self) -> bool:
        """Whether the next lesson is one of the expert's; a game without one is learned by self-play alone."""
        return self.lessons < self.course.watching and not isinstance(self.expert, NoExpert)

    def lesson(self, watch: Watch) -> None:
        """Some games, and after each few of them some steps towards what the last games showed."""
        draw, shelf = np.random.default_rng([self.course.seed, self.lessons]), Shelf()
        play, rate = (self.watched, self.rate) if self.watches else (self.played, self.course.self_rate)
        for number in range(self.course.games):
            shelf.games.append(play(f"{self.course.seed} {self.lessons} {number}"))
            if (number + 1) % AT_ONCE == 0 or number + 1 == self.course.games:
                for _ in range(STEPS * AT_ONCE):
                    self.learn(shelf.draw(draw), rate)
            watch(Progress(number + 1, self.course.games))
        self.lessons += 1

    @property
    def rate(self) -> float:
        """Large steps at first, small ones in the last lessons."""
        gone = self.lessons / max(1, self.course.watching)
        return self.course.rate * (1.0 if gone < 0.5 else 0.3 if gone < 0.8 else 0.1)

    def watched(self, seed: str) -> Examples:
        g = self.deal(seed)
        return taught_game(self.expert, self.eyes_on(g), g, seed)

    def played(self, seed: str) -> Examples:
        g = self.deal(seed)
        return self_taught(Foresight(self.network, self.eyes_on(g), self.expert, SELF_WIDTH), g, seed)

    def eyes_on(self, g: Game) -> Eyes:
        return eyes_for(self.network.subject.aspects, g.kind.id, g.players, g.setup.options)

    def deal(self, seed: str) -> Game:
        return begin(self.course.game, self.course.players, seed, self.course.options)

    def learn(self, some: Examples, rate: float) -> None:
        """One step: towards the worths, towards how far those of one choice are apart, and towards the answers."""
        many = len(some.worths)
        thought = self.network.think(np.concatenate([some.numbers, some.asked]))
        errors = thought.worth[:many] - some.worths / np.float32(self.network.unit)
        on_worths = (errors + CHOICE_COUNTS * apart(errors, some.groups)) / np.float32(many)
        likely = chances(self.network.scores(thought, slice(many, None)), some.masks)
        likely[np.arange(len(some.answers)), some.answers] -= 1
        on_scores = likely * np.float32(POLICY_COUNTS / len(some.answers))
        self.adam.step(self.network, gradients_of(self.network, thought, on_worths, on_scores), rate)


def beginner(course: Course) -> Trainer:
    """One that knows nothing yet."""
    subject, numbers = subject_of(course), envs.encoder(course.game, course.players, **course.options)
    size = numbers.size + course.players * len(subject.aspects)
    trainer = Trainer(course, fresh(subject, size, numbers.choices, course.hidden, course.seed), {})
    set_measures(trainer)
    return trainer


def subject_of(course: Course) -> Subject:
    numbers = envs.encoder(course.game, course.players, **course.options)
    aspects = aspects_of(course.game) if course.aspects else []
    return Subject(course.game, course.players, numbers.version, course.options, aspects)


def resumed(course: Course, file: Path) -> Trainer:
    """One that goes on where its file left off."""
    network, memory = read(file)
    if network.subject != subject_of(course):
        raise BadSetup(f"{file} is in training for {network.subject}; begin another file.")
    return Trainer(course, network, memory)


def set_measures(trainer: Trainer) -> None:
    """Numbers that vary much are made smaller, so that all begin alike; and so are worths."""
    rows, leads = [], list[float]()
    for number in range(FIRST):
        g = trainer.deal(f"first {number}")
        eyes = trainer.eyes_on(g)
        chance = seeded(f"first {number}")
        while not g.over:
            rows.append(eyes.numbers(g, g.question.who))
            g.choose(g.options[chance.below(len(g.options))])
        leads += [lead(trainer.expert, g, seat) for seat in range(g.players)]
    spread = np.stack(rows).astype(np.float32).std(axis=0)
    trainer.network.weights["scale"] = np.minimum(1.0, 1.0 / np.maximum(spread, 0.25)).astype(np.float32)
    trainer.network.weights["unit"] = np.array([max(1.0, float(np.std(leads)) / SPREAD)], np.float32)
