"""The course: first what a teacher shows, then self-play, with a test after each lesson."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from squander import envs
from squander.bots.network import Floats, Network, Subject, fresh, read
from squander.envs.core.rewards import PLACE
from squander.envs.many import Step, Vector
from squander.envs.school.adam import Adam, chances, gradients_of
from squander.envs.school.examples import Examples, Row, gathered, joined, taught_game
from squander.kernel.errors import BadSetup
from squander.kernel.pieces import Options

BATCH = 256
VARIETY = 0.01  # how much self-play is kept from always giving the same answer
MOST_SCALE = 1.0


class Course(NamedTuple):
    """What is asked of a training."""

    game: str
    players: int = 2
    teacher: str = "greedy"
    games: int = 400  # that the teacher plays
    epochs: int = 6  # how often its examples are gone through
    lessons: int = 10  # of self-play
    steps: int = 400  # of a lesson, in so many games at once
    tables: int = 64
    hidden: int = 96
    rate: float = 1e-3
    self_rate: float = 1e-4
    seed: int = 1
    options: Options = {}


class Progress(NamedTuple):
    """How far it has got: what was done, and one number about it."""

    what: str
    done: int
    of: int
    number: float


class Past(NamedTuple):
    """A game of self-play so far."""

    rows: list[Row]
    seats: list[int]


Watch = Callable[[Progress], None]


class Trainer:
    """A network in training. Everything it needs to go on is in its file."""

    def __init__(self, course: Course, network: Network, memory: dict[str, Floats]) -> None:
        self.course = course
        self.network = network
        self.adam = Adam(network, memory)
        self.lessons = int(memory["lessons"][0]) if "lessons" in memory else 0
        self.curve = [(float(at), float(won)) for at, won in memory.get("curve", np.zeros((0, 2)))]

    def save(self, file: Path) -> None:
        """All of it, beside the place where it is wanted first, so that no half file is ever there."""
        curve = np.array(self.curve, np.float32).reshape(-1, 2)
        more = {**self.adam.memory(), "lessons": np.array([self.lessons], np.float32), "curve": curve}
        new = file.with_name(f"{file.name}.new")
        self.network.save(new, more)
        new.replace(file)

    # --- from a teacher

    def study(self, examples: Examples, watch: Watch) -> None:
        """Go through the examples in random order, several times."""
        draw, course = np.random.default_rng(self.course.seed), self.course
        for epoch in range(course.epochs):
            order, right = draw.permutation(len(examples.answers)), 0
            rate = course.rate * (1.0 if epoch < course.epochs * 0.7 else 0.2)
            for begin in range(0, len(order), BATCH):
                right += self.imitate(examples.part(order[begin : begin + BATCH]), rate)
            watch(Progress("studying", epoch + 1, course.epochs, right / len(order)))

    def imitate(self, some: Examples, rate: float) -> int:
        """One step towards the teacher's answers; how many the network would have given itself."""
        thought = self.network.think(some.numbers)
        likely = chances(thought.logits, some.masks)
        rows = np.arange(len(some.answers))
        right = int((likely.argmax(axis=1) == some.answers).sum())
        likely[rows, some.answers] -= 1
        self.adam.step(self.network, gradients_of(self.network, thought, likely, thought.value - some.worths), rate)
        return right

    # --- from itself

    def lesson(self, watch: Watch) -> None:
        """Self-play of many games at once; answers of those who came first are made likelier."""
        course = self.course
        draw = np.random.default_rng([course.seed, self.lessons])
        games = Vector(
            course.game, course.tables, course.players, f"{course.seed} {self.lessons}", PLACE, course.options
        )
        told, ready = games.reset(), list[Examples]()
        past = [Past([], []) for _ in range(course.tables)]
        for step in range(course.steps):
            told = self.play(games, told, past, ready, draw)
            if sum(len(some.answers) for some in ready) >= 4 * BATCH:
                self.improve(joined(ready))
                ready.clear()
            watch(Progress("playing", step + 1, course.steps, 0.0))
        self.lessons += 1

    def play(
        self,
        games: Vector,
        told: Step,
        past: list[Past],
        ready: list[Examples],
        draw: np.random.Generator,
    ) -> Step:
        """One answer in each game, drawn as likely as the network has it; finished games are ready to learn from."""
        likely = chances(self.network.think(told.observation).logits, told.mask)
        actions = (likely.cumsum(axis=1) > draw.random((len(likely), 1))).argmax(axis=1)
        actions = np.where(told.mask[np.arange(len(actions)), actions] > 0, actions, likely.argmax(axis=1))
        for i, action in enumerate(actions):
            past[i].rows.append((told.observation[i], told.mask[i], int(action)))
            past[i].seats.append(int(told.who[i]))
        after = games.step(actions)
        for i in np.flatnonzero(after.done).tolist():
            ready.append(gathered(past[i].rows, past[i].seats, after.reward[i].tolist()))
            past[i] = Past([], [])
        return after

    def improve(self, played: Examples) -> None:
        """Answers count by how much better the game went than the network expected."""
        order = np.random.default_rng([self.course.seed, self.adam.steps]).permutation(len(played.answers))
        for begin in range(0, len(order), BATCH):
            some = played.part(order[begin : begin + BATCH])
            thought, many = self.network.think(some.numbers), len(some.answers)
            likely = chances(thought.logits, some.masks)
            better = (some.worths - thought.value)[:, None]
            wanted = np.zeros_like(likely)
            wanted[np.arange(many), some.answers] = 1
            logs = np.log(np.maximum(likely, 1e-9))
            entropy = -(likely * logs).sum(axis=1, keepdims=True)
            on_logits = better * (likely - wanted) + VARIETY * likely * (logs + entropy)
            gradients = gradients_of(self.network, thought, on_logits, thought.value - some.worths)
            self.adam.step(self.network, gradients, self.course.self_rate)


def beginner(course: Course) -> Trainer:
    """One that knows nothing yet."""
    numbers = envs.encoder(course.game, course.players, **course.options)
    return Trainer(course, fresh(subject_of(course), numbers.size, numbers.choices, course.hidden, course.seed), {})


def subject_of(course: Course) -> Subject:
    numbers = envs.encoder(course.game, course.players, **course.options)
    return Subject(course.game, course.players, numbers.version, course.options)


def resumed(course: Course, file: Path) -> Trainer:
    """One that goes on where its file left off."""
    network, memory = read(file)
    if network.subject != subject_of(course):
        raise BadSetup(f"{file} is in training for {network.subject}; begin another file.")
    return Trainer(course, network, memory)


def examples_of(course: Course, watch: Watch) -> Examples:
    """The teacher's games."""
    parts = []
    for i in range(course.games):
        parts.append(taught_game(course.game, course.players, course.options, course.teacher, f"{course.seed} {i}"))
        watch(Progress("watching", i + 1, course.games, 0.0))
    return joined(parts)


def set_scale(network: Network, examples: Examples) -> None:
    """Numbers that vary much are made smaller, so that all begin alike."""
    spread = examples.numbers.astype(np.float32).std(axis=0)
    network.weights["scale"] = np.minimum(MOST_SCALE, 1.0 / np.maximum(spread, 0.25)).astype(np.float32)
