"""From what is typed, by a person or a program, to an option."""

from typing import NamedTuple

from squander.games.english import with_names
from squander.kernel.game import Game
from squander.kernel.question import Refusal

INTERCHANGEABLE = ("hand", "space", "offer")
NUMBERED = "plan:"  # places that have numbers of their own: option 6 is plan 6, also when plan 5 is taken
ORDER = ["first", "second", "third", "fourth", "fifth"]


class Choice(NamedTuple):
    number: int
    option: int
    label: str
    place: str


def offered(g: Game, names: list[str]) -> list[Choice]:
    """The options as a person reads them: equal cards of the hand once, equal ones on the board told apart."""
    question = g.question
    found: dict[tuple[str, str], Choice] = {}
    for option in question.options:
        label = with_names(question.label(option), names)
        place = g.kind.words.place(g, question.frame, option)
        same = place.partition(":")[0] in INTERCHANGEABLE
        found.setdefault((label, "" if same else str(option)), Choice(0, option, label, place))
    return numbered(told_apart(list(found.values())))


def numbered(choices: list[Choice]) -> list[Choice]:
    if all(choice.place.startswith(NUMBERED) for choice in choices):
        return [choice._replace(number=int(choice.place.removeprefix(NUMBERED)) + 1) for choice in choices]
    return [choice._replace(number=i) for i, choice in enumerate(choices, 1)]


def told_apart(choices: list[Choice]) -> list[Choice]:
    labels = [choice.label for choice in choices]
    return [
        choice._replace(label=f"{choice.label}, the {ORDER[labels[:i].count(choice.label)]}")
        if labels.count(choice.label) > 1
        else choice
        for i, choice in enumerate(choices)
    ]


def refused(g: Game, names: list[str]) -> list[Refusal]:
    """Each refusal once."""
    named = [
        Refusal(r.option, with_names(r.label, names), r.clause, with_names(r.reason, names)) for r in g.question.refused
    ]
    return list({(r.label, r.reason): r for r in named}.values())


def labels_of(choices: list[Choice]) -> list[str]:
    return [choice.label for choice in choices]


def matching(labels: list[str], text: str) -> list[int]:
    """Places of the labels that fit best: whole, from the start, from the start of a word, anywhere."""
    wanted = typeable(text)
    low = [typeable(label) for label in labels]
    tiers = [
        [i for i, label in enumerate(low) if label == wanted],
        [i for i, label in enumerate(low) if label.startswith(wanted)],
        [i for i, label in enumerate(low) if f" {wanted}" in label],
        [i for i, label in enumerate(low) if wanted in label],
    ]
    return next((tier for tier in tiers if tier), [])


def typeable(text: str) -> str:
    """No keyboard has a minus sign, only a hyphen."""
    return text.lower().replace("−", "-")


def by_number(choices: list[Choice], number: int) -> Choice | None:
    return next((choice for choice in choices if choice.number == number), None)


def numbers(text: str) -> list[int]:
    """`1 1 2` or `1,1,2`; empty when it is anything else."""
    parts = text.replace(",", " ").split()
    return [int(part) for part in parts] if all(part.isdecimal() for part in parts) else []
