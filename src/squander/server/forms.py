"""What goes over HTTP before and beside a table. Part of `wire`, which has all that the page is typed from."""

from typing import Annotated, Any

import msgspec

Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]  # what a page may send


class SettingInfo(msgspec.Struct, frozen=True):
    name: str
    default: Any
    choices: list[Any]
    text: str
    unset: str  # what it means to choose none of them (null)


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    least: int
    most: int
    minutes: str
    weight: str
    blurb: str
    settings: list[SettingInfo]
    bots: list[str]


class SeatWish(msgspec.Struct, frozen=True):
    kind: str  # "you", "screen", "link", "bot"
    name: str = ""
    bot: str = "greedy"


class NewTable(msgspec.Struct, frozen=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    seed: str | None = None
    # "server" deals at once, "mine" when the maker's page has added its share, "everybody" when every person's has
    shuffle: str = "server"


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


class Renew(msgspec.Struct, frozen=True):
    """The owner lets a new link take the place of a seat's, or of the one for watching (-1). The answer is the new
    link; pages that came by the old one are told and closed."""

    seat: Number


class Clause(msgspec.Struct, frozen=True):
    """A line of a game's rules index."""

    id: str
    clause: str
    source: str


class Branch(msgspec.Struct, frozen=True):
    """Play on from a ply of a replay. From a running game hidden cards are dealt anew, as the seat can't know them."""

    ply: Number
    seats: list[SeatWish]


class Problem(msgspec.Struct, frozen=True):
    code: str
    text: str
