"""What a page is told: the state of its table over the socket, and the replay of a game."""

import msgspec

from squander.kernel.pieces import View
from squander.server.wire.exercise_forms import Exercise
from squander.server.wire.learning import Lesson
from squander.server.wire.messages import Message
from squander.server.wire.questions import Question


class CardName(msgspec.Struct, frozen=True):
    """Where a line names a card: its code points from `at` up to `end`."""

    at: int
    end: int
    card: str  # its id


class Line(msgspec.Struct, frozen=True):
    """A line of the log: the note for animation, and its sentence with the player's name filled in.

    `what` is "taken back" when a player took choices back: lines after ply `a` and up to this one no longer count.
    """

    ply: int
    began: int  # the ply of the first choice of what was done in one go; lines of one gesture fold into one
    what: str
    who: int
    a: int
    b: int
    text: str
    cards: list[CardName]
    lead: int  # so many code points only say whose doing it is: left out where it goes on from the line before it


class Seat(msgspec.Struct, frozen=True):
    name: str
    kind: str  # "person", "screen" (shared screen), "bot"
    bot: str | None
    connected: bool
    pages: int  # how many look at it
    claimed: bool  # a browser has opened its link, and no other one can
    hints: int  # so many it was given


class Standing(msgspec.Struct, frozen=True):
    place: int
    seat: int  # of a rival, the number behind the seats
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
    title: str
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
    rivals: list[str]  # who plays along without a seat; they are numbered behind the seats
    view: View  # as the game's `seen.py` types it
    question: Question | None
    log: list[Line]
    recap: Recap | None  # none for a watcher, and before anybody else has chosen
    can_undo: bool
    hints: bool  # who is asked may ask for advice
    lesson: Lesson | None  # what a learner is told; none at other tables
    exercise: Exercise | None  # what whoever solves one is told; none at other tables
    day: str  # whose deal is played here, as 2026-11-17; empty at other tables
    over: bool
    ranking: list[Standing]  # empty until the end
    # "promised", "known" (somebody knew the seed before), "daily", or "guessed" (dealt anew from a running game)
    dealt: str
    commitment: str  # SHA-256 of the seed, or of the server's secret where pages added shares; empty unless promised
    shares: list[Share]
    secret: str | None  # revealed at the end, where pages added shares
    seed: str | None  # revealed at the end
    thinking: bool  # a bot is at work
    again: int  # the seat that has laid a new table for the same people; -1 while nobody has


class Ahead(msgspec.Struct, frozen=True):
    """What the viewer would know after some answers."""

    view: View  # as the game's `seen.py` types it
    question: Question | None
    log: list[Line]  # what these answers would tell
    lesson: Lesson | None


class Step(msgspec.Struct, frozen=True):
    option: int
    own: bool  # it was wanted; otherwise it is the only one, or assumed
    then: Ahead | None  # none where it reveals something or ends the game: to see that, it has to be given


class Tried(Message, tag="tried", frozen=True):
    """What a player does in one go, as far as it may be looked at before it counts."""

    ply: int  # of the table, which has not moved
    run: int
    steps: list[Step]
    own: int  # so many steps lead to the question that is open to the player; those after it are assumed
    complete: bool  # nothing more is asked that belongs to it
    hidden: bool  # the last answer can't be looked behind


class Advice(msgspec.Struct, frozen=True):
    option: int
    label: str
    answers: list[int]  # this one and those that go with it
    chance: float  # of winning
    spread: float | None  # the standard error of that; none where nothing was to be tried out
    why: str


class Advised(Message, tag="advised", frozen=True):
    """The best answers to the open question, the best first."""

    ply: int
    best: list[Advice]


class Said(Message, tag="said", frozen=True):
    number: int  # counts up from 1 at each table, so that a page knows what it has shown
    seat: int  # -1 for a watcher
    name: str
    text: str


class Error(Message, tag="error", frozen=True):
    # stale, not_offered, not_your_turn, malformed, too_large, too_fast, talkative, no_undo, no_advice, forbidden,
    # renewed, taken, over, crowded, storage, broken, waiting, fault
    code: str
    text: str
    ply: int


Outgoing = State | Tried | Advised | Said | Error | Waiting


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


class Holding(msgspec.Struct, frozen=True):
    """A piece of a deciding number. Where pieces are compared instead of added, only those count that decide."""

    name: str
    amount: int
    counts: bool
    of: str  # the piece that it is a piece of; empty for most


class Point(msgspec.Struct, frozen=True):
    """Everybody's deciding number after a choice of a round; only where somebody's has changed, and at both ends."""

    ply: int  # of the replay
    round: int
    worth: list[int]


class Moment(msgspec.Struct, frozen=True):
    """What one gesture changed in somebody's deciding number."""

    ply: int  # of the replay
    round: int
    before: int
    after: int
    told: list[Line]


class Spent(msgspec.Struct, frozen=True):
    on: str
    text: str  # how much, as it is written: `£12`, or `8` of something else
    amount: int


class Fortune(msgspec.Struct, frozen=True):
    """How one seat fared."""

    worth: int
    parts: list[Holding]
    best: Moment | None  # none where nothing ever went its way
    worst: Moment | None
    spent: list[Spent]  # the most first


class Aftermath(msgspec.Struct, frozen=True):
    """A finished game looked back at, the same for everybody."""

    sign: str  # of the money that the deciding number counts, if it is money
    falls: bool  # the lowest number wins
    starts: list[int]  # the plies at which the rounds began, the first being that of the first point
    plies: int
    points: list[Point]
    fortunes: list[Fortune]  # by seat, rivals behind them
