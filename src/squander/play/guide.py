"""What people are told of how a game is played, as the page and the terminal get it. See `squander.play.how`."""

import msgspec


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the round, or what else there is to know."""

    id: str
    title: str
    text: list[str]  # paragraphs
    clauses: list[str]
    pictures: list[str]  # sections of the clauses whose pictures belong here


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people believe at first, and how it is."""

    wrong: str
    right: str
    clauses: list[str]


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An icon, explained."""

    id: str
    says: str


class Section(msgspec.Struct, frozen=True):
    """What a section of the clauses comes to in play."""

    id: str  # such as LW-PLAN
    title: str
    means: str
    see: str  # where a page tells of it: last-will/planning


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that lies on the table."""

    id: str  # of another game's part: with that game's name before it, as in last-will:plan
    name: str
    says: str
    see: str  # game and place of its page: last-will/planning
    clause: str


class HowTo(msgspec.Struct, frozen=True):
    """How a game is played: what its page says, and the notes at its table."""

    game: str
    title: str
    minutes: int
    goal: list[str]
    clauses: list[str]
    round: list[Chapter]
    more: list[Chapter]
    mistakes: list[Mistake]
    symbols: list[Sign]
    sections: list[Section]
    parts: list[Thing]
