"""A question as the page is told it, and an answer as the page looks for it. Part of `wire`."""

from typing import Annotated

import msgspec

from squander.server.wire.forms import Number

Short = Annotated[str, msgspec.Meta(max_length=80)]


class Option(msgspec.Struct, frozen=True):
    id: int
    label: str
    place: str  # where it belongs on the table, such as "hand:17"; empty when it has no place
    to: str  # where it takes what lies at its place, such as "ladder:7"; empty when it takes it nowhere
    amount: int  # the number on it, such as what a sale brings; 0 when it has none
    deed: str  # on the button that makes it count, such as "Send him"; empty where "Confirm" will do


class Refused(msgspec.Struct, frozen=True):
    id: int
    label: str
    place: str
    to: str
    amount: int
    clause: str
    reason: str


class Amounts(msgspec.Struct, frozen=True):
    """The numbers of a question; 0 and "" where it has none."""

    left: int  # how many are still to be named, such as cards to keep
    least: int  # of those, how many must be
    most: int  # how many may be named in all, with those named before
    unit: str  # what is counted, such as "card"; for `due` the sign of the money
    due: int  # what has come together so far, such as the price of a play


class Gesture(msgspec.Struct, frozen=True):
    """How a question belongs to what a player does in one go, and confirms as a whole."""

    opens: bool  # smaller questions may follow from its answers, and are held together with them
    inside: bool  # it is such a smaller question
    row: bool  # its answers stay open to change in a row of their own
    shown: bool  # what is assumed is seen done, and changed where it lies
    confirms: bool  # it is answered on the board, with a button of its own to confirm
    ends: bool  # an answer ends the turn
    assumed: int | None  # its answer until the player gives another


class Warned(msgspec.Struct, frozen=True):
    """Answers that their giver may regret; each cause is told once in a game."""

    options: list[int]
    cause: str
    title: str
    text: str


class Question(msgspec.Struct, frozen=True):
    """The open question. Unless the viewer is the one asked, only its name, phase and `who` are told."""

    name: str
    who: int
    phase: str  # the part of the round it is asked in
    prompt: str
    amounts: Amounts
    gesture: Gesture
    options: list[Option]
    refused: list[Refused]
    warned: list[Warned]


class Wanted(msgspec.Struct, frozen=True):
    """An answer that is looked for: by its number, else where it lies (and leads), else by the number on it."""

    question: Short = ""  # the name of the question that it answers; any if empty
    id: Number | None = None
    place: Short = ""
    to: Short = ""
    amount: Number | None = None
