"""Lessons on the rules alone: done as they say, done otherwise, and told from nothing that the learner can't see."""

import random
import re
from pathlib import Path

import pytest

import squander
from squander.bots import answer
from squander.bots.scripted import Scripted
from squander.games import OURS
from squander.kernel.errors import BadPack, BadSetup
from squander.kernel.game import Game
from squander.play.lesson_deal import begun, laid_out, put
from squander.play.lessons import LEARNER, Lesson, Taught, agrees, filled, lesson, lessons_of, teach, value_at

TAUGHT = [game for game in OURS if lessons_of(game)]
MOST_ANSWERS = 250
every_lesson = pytest.mark.parametrize(("game", "name"), [(game, name) for game in TAUGHT for name in lessons_of(game)])


class Learner:
    """Does what the lesson asks for, and something else at every so many-th answer."""

    def __init__(self, told: Lesson, strays: int = 0, seed: int = 0) -> None:
        self.told = told
        self.strays = strays
        self.dice = random.Random(seed)
        self.g = begun(told)
        self.opponent = Scripted(told.game)
        self.heard: list[Taught] = []

    def play(self) -> str:
        """How the lesson ended."""
        for _ in range(MOST_ANSWERS):
            now = teach(self.told, self.g)
            if now is not None and now.end:
                return now.end
            self.g.choose(self.answered(now))
        raise AssertionError(f"the lesson did not end; the last step was {self.heard[-1]}")

    def answered(self, now: Taught | None) -> int:
        if self.g.question.who != LEARNER:
            return answer(self.opponent, self.g)
        assert now is not None, f"nothing is said at {self.g.question}"
        self.heard.append(now)
        others = [option for option in self.g.options if option not in now.right]
        strays = self.strays and len(self.heard) % self.strays == 0 and others
        return self.dice.choice(others) if strays else now.right[0]


# In the middle of a sentence, so with a capital only because it is called so.
CALLED = re.compile(r"(?<=[a-z,:] )[A-Z][\w'-]+(?: (?:(?:in|of|to|at|with|for) )?[A-Z][\w'-]+)*")
WRITTEN = (".toml", ".tsv", ".py")


def said_elsewhere() -> str:
    """All words of the games but those of their lessons."""
    folder = Path(squander.__file__).parent / "games"
    files = sorted(file for file in folder.rglob("*") if file.suffix in WRITTEN and "lessons" not in file.parts)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_what_a_lesson_names_is_called_so_at_the_table() -> None:
    """A card was called Theatre in Company here, and Theatre, the Whole Row on its face."""
    found = {
        name
        for game in TAUGHT
        for title in lessons_of(game)
        for step in lesson(game, title).steps
        for sentence in (step.know, step.do)
        for name in CALLED.findall(sentence)
    }
    words = said_elsewhere()
    assert len(found) > 10
    assert [name for name in sorted(found) if name not in words] == []


def test_every_game_has_a_lesson() -> None:
    assert list(OURS) == TAUGHT


@every_lesson
def test_whoever_does_as_the_lesson_says_reaches_its_goal(game: str, name: str) -> None:
    learner = Learner(lesson(game, name))
    assert learner.play() == "reached"
    steps = len(learner.told.counted)
    assert {now.step for now in learner.heard} >= set(range(1, steps + 1)), "a step never came"
    numbers = [now.step for now in learner.heard if now.step]
    assert numbers == sorted(numbers), "the steps come in their order"
    assert steps <= 21
    assert learner.g.ranking()[0].seat == LEARNER


@every_lesson
@pytest.mark.parametrize("seed", range(6))
def test_whoever_does_something_else_at_every_third_step_is_taught_on(game: str, name: str, seed: int) -> None:
    assert Learner(lesson(game, name), strays=3, seed=seed).play() in ("reached", "missed")


@every_lesson
def test_some_who_stray_reach_the_goal_all_the_same(game: str, name: str) -> None:
    assert "reached" in {Learner(lesson(game, name), strays=3, seed=seed).play() for seed in range(12)}


@every_lesson
def test_the_same_is_said_in_every_world_that_the_learner_cannot_tell_apart(game: str, name: str) -> None:
    learner = Learner(lesson(game, name))
    told, worlds = learner.told, 0
    while (now := teach(told, learner.g)) is None or not now.end:
        if now is not None:
            worlds += 1
            assert teach(told, learner.g.determinized(LEARNER, worlds)) == now
        learner.g.choose(learner.answered(now))
    assert worlds > 8


@every_lesson
def test_the_deal_is_whole_and_its_own(game: str, name: str) -> None:
    """Neither today's box nor chance has a say in it."""
    told = lesson(game, name)
    assert laid_out(told) == laid_out(told)
    pinned = {name for name in told.options if name.endswith("box")}
    assert pinned, "the box is not pinned"
    assert faults(begun(told)) == []


def faults(g: Game) -> list[str]:
    from squander.games import package_of

    check = package_of(g.kind.id).check()
    return [] if check is None else check.faults(g)


@every_lesson
def test_a_step_is_short(game: str, name: str) -> None:
    for step in lesson(game, name).steps:
        assert len(step.know.split()) <= 28, step.know
        assert len(step.do.split()) <= 20, step.do


def test_conditions_and_holes_are_read_from_the_view() -> None:
    seen = {"round": 2, "me": {"cash": 12_000, "hand": [1, 2, 3]}, "none": None}
    assert value_at(seen, "me.hand") == 3
    assert value_at(seen, "me.hand.1") == 2
    assert value_at(seen, "me.hand.7") is None
    assert value_at(seen, "none.of.it") is None
    assert agrees(2, ">=2")
    assert not agrees(2, "<2")
    assert not agrees(None, "<2")
    assert agrees("yes", "yes")
    assert filled("Day {round}: ${me.cash:,}.", seen) == "Day 2: $12,000."


def test_what_is_put_changes_places_and_what_lies_nowhere_is_refused() -> None:
    parts = [{"hand": [1, 2], "deck": [3, 4]}]
    put(parts, ["0.hand", "0.deck"], "0.hand.0", 4)
    assert parts == [{"hand": [4, 2], "deck": [3, 1]}]
    with pytest.raises(BadPack, match="puts 9 at"):
        put(parts, ["0.deck"], "0.hand.0", 9)


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(BadSetup, match="There is no lesson"):
        lesson("template")
