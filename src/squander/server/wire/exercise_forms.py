"""Exercises: the list of them, and what is told at the table of one. Part of `wire`."""

import msgspec


class ExerciseLine(msgspec.Struct, frozen=True):
    """One of the list. What is right is told at its table, after an answer."""

    number: int
    key: str  # by which it is known also when others come before it
    stars: int  # so many of the levels of bots fail it
    players: int
    round: int
    phase: str  # the part of the round


class ExerciseList(msgspec.Struct, frozen=True):
    game: str
    title: str
    levels: int  # how many there are to fail one
    exercises: list[ExerciseLine]


class Solve(msgspec.Struct, frozen=True):
    """Sit down to an exercise."""

    name: str = ""


class RatedAnswer(msgspec.Struct, frozen=True):
    label: str
    chance: float  # of winning
    spread: float  # the standard error of how far it is behind the best; for the best, of its chance
    right: bool
    given: bool  # it is what was answered


class Solution(msgspec.Struct, frozen=True):
    """What the first answer was, and all that was found out about the others."""

    right: bool
    said: str  # whether it was right, or how much it gave away
    answers: list[RatedAnswer]  # the best few and the one given, the best first
    then: list[str]  # what goes with the best
    tempting: str  # what most of those chose who failed
    why: list[str]  # what is better about the best than about that
    failed: str  # which levels of bots fail


class Exercise(msgspec.Struct, frozen=True):
    """At the table of an exercise, for whoever solves it."""

    number: int
    key: str
    of: int
    stars: int
    levels: int
    solution: Solution | None  # none before the first answer counts
