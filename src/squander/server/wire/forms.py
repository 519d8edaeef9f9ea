"""What goes over HTTP before and beside a table. Part of `wire`, which has all that the page is typed from."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from squander.kernel.pieces import Options, Value
from squander.server.wire.learning import LessonInfo, MoreLesson

Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]  # what a page may send


class SettingInfo(msgspec.Struct, frozen=True):
    name: str
    default: Value
    choices: Sequence[Value]
    text: str
    unset: str  # what it means to choose none of them (null)


class BotInfo(msgspec.Struct, frozen=True):
    """An opponent, as the start page shows it."""

    id: str
    name: str
    text: str
    stars: int  # how strong it is, from 1 on; 0 if nobody said
    kind: str  # "level", "character", "rival" (one plain strategy) or "other"


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    least: int
    most: int
    alone: str  # the option by which a single player plays it; empty where nobody can
    alone_with: list[str]  # options that mean something only then
    not_alone: list[str]  # options that a single player may not change
    minutes: str
    weight: str
    blurb: str
    settings: list[SettingInfo]
    bots: list[BotInfo]
    beginner: str  # the id of the bot that somebody new is offered
    lesson: LessonInfo | None
    more_lessons: list[MoreLesson]
    how: bool  # whether somebody has written how it is played
    exercises: bool  # whether it has positions to solve


class SeatWish(msgspec.Struct, frozen=True):
    kind: str  # "you", "screen", "link", "bot"
    name: str = ""
    bot: str = "greedy"


class NewTable(msgspec.Struct, frozen=True):
    game: str
    seats: list[SeatWish]
    options: Options = {}
    seed: str | None = None
    # "server" deals at once, "mine" when the maker's page has added its share, "everybody" when every person's has
    shuffle: str = "server"
    hints: bool = False  # whoever is asked may ask for advice


class SeatLink(msgspec.Struct, frozen=True):
    seat: int
    name: str
    url: str


class TableMade(msgspec.Struct, frozen=True):
    table: str
    url: str  # the maker's own link, with every "you" and "screen" seat; it also owns the table
    links: list[SeatLink]  # one for each "link" seat
    watch: str
    commitment: str  # as in the state; known before any page adds its share


class Reach(msgspec.Struct, frozen=True):
    """How others come to this server, for whoever sits at its machine and knows it by a name of no use to others."""

    address: str  # such as http://192.168.1.5:8517; empty if it is not known, or only this machine reaches it
    command: str  # where only this machine does: what lets others in; empty otherwise


class Naming(msgspec.Struct, frozen=True):
    """Whoever came by a link says what to be called. The answer is the name as everybody reads it."""

    name: str


class Brief(msgspec.Struct, frozen=True):
    """How a table stands, for a list of tables."""

    over: bool
    asked: int  # the seat that the table waits for; -1 for none
    mine: bool  # it is one of the viewer's
    names: list[str]  # by seat


class Renew(msgspec.Struct, frozen=True):
    """The owner lets a new link take the place of a seat's, or of the one for watching (-1). The answer is the new
    link; pages that came by the old one are told and closed."""

    seat: Number


class Clause(msgspec.Struct, frozen=True):
    """A line of a game's rules index."""

    id: str
    clause: str
    source: str
    means: str  # what the table does about it, in a word or two
    met: list[str]  # where a player comes upon it


class Branch(msgspec.Struct, frozen=True):
    """Play on from a ply of a replay. From a running game hidden cards are dealt anew, as the seat can't know them."""

    ply: Number
    seats: list[SeatWish]
    hints: bool = False


class Problem(msgspec.Struct, frozen=True):
    code: str
    text: str
