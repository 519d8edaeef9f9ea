"""What a learner is told. Part of `wire`."""

import msgspec


class LessonInfo(msgspec.Struct, frozen=True):
    """A game's lesson, as the start page offers it."""

    title: str
    goal: str
    minutes: int


class MoreLesson(msgspec.Struct, frozen=True):
    """Another lesson of a game, for who knows the first; its page is found by its name."""

    name: str
    title: str
    goal: str
    minutes: int


class Taught(msgspec.Struct, frozen=True):
    """The step of a lesson that fits the open question, or how the lesson ended."""

    step: int  # from 1; 0 for one beside the way, which is for who did something else
    steps: int
    title: str  # empty but at the end
    text: str  # what there is to know
    do: str  # what is asked for
    places: list[str]  # where that lies: places of options, `answer:` and an option, `sign:` and a number, or `confirm`
    right: list[int]  # answers that are what is asked for, the one to show first
    end: str  # "reached", "missed", or empty while it goes on


class Lesson(msgspec.Struct, frozen=True):
    """At the table of a lesson, for the learner."""

    title: str
    goal: str
    now: Taught | None  # none while others are asked
