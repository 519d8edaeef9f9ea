"""The messages between the page and the server: the one definition that both sides are typed from.

A page opens `/api/tables/{table}/socket` and says hello with a seat's or a watcher's token and the last ply it
has; the server answers with `State`, and again whenever something changed. Every message of the page that acts
names the ply it answers; a stale, foreign or malformed one gets an `Error` and changes nothing. The page is sent
options and views, never rules.

`ply` is a place in the table's log, in which every choice and every take-back is one entry: it only ever grows.
Over HTTP the token goes in the header `Authorization: Bearer ...` and the browser's badge in `Squander-Badge`; links
carry the token in the fragment, which browsers do not send: `/#/table/{table}/{token}`.
"""

from typing import Annotated, Any

import msgspec

from squander.server.forms import (
    Branch,
    Clause,
    GameInfo,
    NewTable,
    Number,
    Problem,
    Renew,
    SeatLink,
    SeatWish,
    SettingInfo,
    TableMade,
)

__all__ = [
    "Branch",
    "Clause",
    "GameInfo",
    "NewTable",
    "Number",
    "Problem",
    "Renew",
    "SeatLink",
    "SeatWish",
    "SettingInfo",
    "TableMade",
]

Options = Annotated[list[Number], msgspec.Meta(max_length=60)]  # answers to questions that follow from each other


class Message(msgspec.Struct, tag_field="type", frozen=True, kw_only=True):
    """Base of everything that goes over a socket."""


# --- from the page ------------------------------------------------------------------------------------------------


class Hello(Message, tag="hello", frozen=True):
    token: str
    ply: Number = -1  # the last ply this page has shown; -1 for none
    badge: str = ""  # a secret of this browser: a seat belongs to the one that opens its link first
    pledge: str = ""  # before the deal: the SHA-256 of what this page will add to the shuffle


class Choose(Message, tag="choose", frozen=True):
    """Answer the open question, and those that follow from it: all of the answers count, or none of them."""

    ply: Number
    option: Number
    then: Options = []
    seat: Number | None = None  # on a shared screen: which of its seats answers; it must be the one looked at


class Try(Message, tag="try", frozen=True):
    """What would these answers lead to? Answered with `Tried`; nothing changes, and nobody else hears of it."""

    ply: Number
    options: Options
    seat: Number | None = None


class Undo(Message, tag="undo", frozen=True):
    ply: Number
    seat: Number | None = None


class Reset(Message, tag="reset", frozen=True):
    ply: Number
    seat: Number | None = None


class Look(Message, tag="look", frozen=True):
    """On a shared screen: show this seat's side now (the person has taken over), or nobody's (-1)."""

    seat: Number


class Chat(Message, tag="chat", frozen=True):
    text: str


class SeatBot(Message, tag="seat_bot", frozen=True):
    """The owner, or the seat's own player, lets a bot play for a seat, or gives the seat back (bot = null)."""

    seat: Number
    bot: str | None


class Part(Message, tag="part", frozen=True):
    """Before the deal, once all have pledged: what this page adds to the shuffle."""

    part: str


class DealNow(Message, tag="deal_now", frozen=True):
    """Before the deal: the owner waits for no more pledges."""


Incoming = Hello | Choose | Try | Undo | Reset | Look | Chat | SeatBot | Part | DealNow


# --- to the page --------------------------------------------------------------------------------------------------


class Option(msgspec.Struct, frozen=True):
    id: int
    label: str
    place: str  # where it belongs on the table, such as "hand:17"; empty when it has no place
    to: str  # where it takes what lies at its place, such as "ladder:7"; empty when it takes it nowhere
    amount: int  # the number on it, such as what a sale brings; 0 when it has none


class Refused(msgspec.Struct, frozen=True):
    id: int
    label: str
    place: str
    to: str
    amount: int
    clause: str
    reason: str


class Question(msgspec.Struct, frozen=True):
    """The open question; prompt, options and refused are empty unless the viewer is the one asked."""

    name: str
    who: int
    prompt: str
    left: int  # how many it still asks for, such as cards to keep; 0 where it counts nothing
    options: list[Option]
    refused: list[Refused]


class Line(msgspec.Struct, frozen=True):
    """A line of the log: the note for animation, and its sentence with the player's name filled in.

    `what` is "taken back" when a player took choices back: lines after ply `a` and up to this one no longer count.
    """

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
    pages: int  # how many look at it
    claimed: bool  # a browser has opened its link, and no other one can


class Standing(msgspec.Struct, frozen=True):
    place: int
    seat: int
    score: int
    note: str


class Recap(msgspec.Struct, frozen=True):
    """What happened since the viewer's last turn: the plies of the replay before and after the choices that did it.

    The first of them is one's own where something followed from it, as an evening does.
    """

    first: int
    last: int
    ply: int  # the lines of the log after this entry tell it,
    own: int  # but for so many at their beginning, which are one's own doing


class Share(msgspec.Struct, frozen=True):
    """What the page of a seat adds to the shuffle; -1 is an owner who has no seat."""

    seat: int
    pledge: str  # its SHA-256; empty until it is pledged
    part: str  # empty until it is shown


class Waiting(Message, tag="waiting", frozen=True):
    """The cards are not dealt yet. Each page that is asked for a share pledges it in its hello; when `closed`, no more
    pledges are taken and each page sends its `Part`. The state comes when all have."""

    table: str
    game: str
    commitment: str  # SHA-256 of the server's own share
    shares: list[Share]
    names: list[str]  # by seat
    here: list[int]
    me: int  # whose share this page may give; -2 for a watcher, who gives none
    owner: bool
    closed: bool


class State(Message, tag="state", frozen=True):
    """All a viewer may know now. `log` holds the lines after the ply the page said it has."""

    table: str
    game: str
    boxes: list[str]  # the hashes of what it is played with, to draw its cards by
    title: str
    ply: int
    plies: int  # the choices that stand, which is where a replay finds this position
    viewer: int  # the seat shown; -1 for a watcher or a hand-over page
    mine: list[int]  # the seats this page may answer for
    owner: bool  # this page may let a bot play for any seat
    seats: list[Seat]
    view: dict[str, Any]
    question: Question | None
    log: list[Line]
    recap: Recap | None  # none for a watcher, and before anybody else has chosen
    can_undo: bool
    over: bool
    ranking: list[Standing]  # empty until the end
    dealt: str  # "promised", "known" (somebody knew the seed before), "guessed" (dealt anew from a running game)
    commitment: str  # SHA-256 of the seed, or of the server's secret where pages added shares; empty unless promised
    shares: list[Share]
    secret: str | None  # revealed at the end, where pages added shares
    seed: str | None  # revealed at the end
    thinking: bool  # a bot is at work


class Tried(Message, tag="tried", frozen=True):
    """What the viewer would know after some answers, of which the first `played` can be taken back.

    An answer that reveals something, or ends the game, is not looked behind: it has to be given.
    """

    ply: int  # of the table, which has not moved
    options: list[int]
    played: int
    view: dict[str, Any]
    question: Question | None
    log: list[Line]  # what these answers would tell


class Said(Message, tag="said", frozen=True):
    number: int  # counts up from 1 at each table, so that a page knows what it has shown
    seat: int  # -1 for a watcher
    name: str
    text: str


class Error(Message, tag="error", frozen=True):
    # stale, not_offered, not_your_turn, malformed, too_large, too_fast, talkative, no_undo, forbidden, renewed, taken,
    # over, crowded, storage, broken, waiting, fault
    code: str
    text: str
    ply: int


Outgoing = State | Tried | Said | Error | Waiting


# --- over HTTP ----------------------------------------------------------------------------------------------------


class Replay(msgspec.Struct, frozen=True):
    """A game step by step: `GET .../replay/{ply}?seat=` answers with the `State` at a ply from 0 to `plies`.

    Here plies count the choices that stand, without those taken back. While the game runs a page sees only what
    its own seat could see then; afterwards it may ask for any seat.
    """

    plies: int
    over: bool
    seats: list[int]  # the seats whose side may be asked for; -1 is the watcher's
    mine: list[int]  # one's own seats
    lines: list[Line]  # the whole log as one's own seat knows it, each with the ply of this replay
