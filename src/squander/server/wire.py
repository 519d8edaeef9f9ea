"""The messages between the page and the server: the one definition that both sides are typed from.

A page says hello with a seat's or a watcher's token and the last ply it has; the server answers with `State`
whenever something changed. Every message of the page that acts names the ply it answers; a stale, foreign or
malformed one gets an `Error` and changes nothing. The page is sent options and views, never rules.
"""

from typing import Any

import msgspec


class Message(msgspec.Struct, tag_field="type", frozen=True, kw_only=True):
    """Base of everything that goes over a socket."""


# --- from the page ------------------------------------------------------------------------------------------------


class Hello(Message, tag="hello", frozen=True):
    token: str
    ply: int = -1  # the last ply this page has shown; -1 for none


class Choose(Message, tag="choose", frozen=True):
    ply: int
    option: int
    seat: int | None = None  # on a shared screen: which of its seats answers


class Undo(Message, tag="undo", frozen=True):
    ply: int
    seat: int | None = None


class Reset(Message, tag="reset", frozen=True):
    ply: int
    seat: int | None = None


class Look(Message, tag="look", frozen=True):
    """On a shared screen: show this seat's side now (the person has taken over), or nobody's (-1)."""

    seat: int


class Chat(Message, tag="chat", frozen=True):
    text: str


class SeatBot(Message, tag="seat_bot", frozen=True):
    """The owner lets a bot play for a seat, or gives the seat back (bot = null)."""

    seat: int
    bot: str | None


Incoming = Hello | Choose | Undo | Reset | Look | Chat | SeatBot


# --- to the page --------------------------------------------------------------------------------------------------


class Option(msgspec.Struct, frozen=True):
    id: int
    label: str
    place: str  # where it belongs on the table, such as "hand:17"; empty when it has no place


class Refused(msgspec.Struct, frozen=True):
    id: int
    label: str
    place: str
    clause: str
    reason: str


class Question(msgspec.Struct, frozen=True):
    name: str
    who: int
    prompt: str
    options: list[Option]  # empty unless the viewer is the one asked
    refused: list[Refused]


class Line(msgspec.Struct, frozen=True):
    """A line of the log: the note for animation, and its sentence with the player's name filled in."""

    ply: int
    what: str
    who: int
    a: int
    b: int
    text: str


class Seat(msgspec.Struct, frozen=True):
    name: str
    kind: str  # "person", "screen" (shared screen), "bot"
    bot: str | None
    connected: bool


class Standing(msgspec.Struct, frozen=True):
    place: int
    seat: int
    score: int
    note: str


class State(Message, tag="state", frozen=True):
    """All a viewer may know now. `log` holds the lines after the ply the page said it has."""

    table: str
    game: str
    title: str
    ply: int
    viewer: int  # the seat shown; -1 for a watcher or a hand-over page
    mine: list[int]  # the seats this page may answer for
    seats: list[Seat]
    view: dict[str, Any]
    question: Question | None
    log: list[Line]
    can_undo: bool
    over: bool
    ranking: list[Standing]
    commitment: str  # hash of the seed, shown from the start
    seed: str | None  # revealed at the end
    thinking: bool  # a bot is at work


class Said(Message, tag="said", frozen=True):
    name: str
    text: str


class Error(Message, tag="error", frozen=True):
    code: str  # stale, not_offered, not_your_turn, malformed, too_large, too_fast, no_undo, forbidden, over
    text: str
    ply: int


Outgoing = State | Said | Error


# --- over HTTP ----------------------------------------------------------------------------------------------------


class SettingInfo(msgspec.Struct, frozen=True):
    name: str
    default: Any
    choices: list[Any]
    text: str


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


class SeatLink(msgspec.Struct, frozen=True):
    seat: int
    name: str
    url: str


class TableMade(msgspec.Struct, frozen=True):
    table: str
    url: str  # the maker's own link, with every "you" and "screen" seat
    links: list[SeatLink]  # one for each "link" seat
    watch: str


class Problem(msgspec.Struct, frozen=True):
    code: str
    text: str
