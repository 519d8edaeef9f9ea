"""A table in memory: what its log adds up to. The same steps are taken when a choice is made and when it is read."""

import asyncio
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from squander.games import kind_of
from squander.games.english import Named, lead, told
from squander.kernel.errors import BadRecord, BadSetup, NotOffered
from squander.kernel.game import Game, restore
from squander.kernel.kind import Kind
from squander.kernel.pieces import EVERYONE, Note, Setup, line_of
from squander.play.gesture import gesture_began
from squander.play.table import Table
from squander.server.logs import mark_of
from squander.server.storage.rows import Again, ChatRow, Entry, SeatRow, TableRow
from squander.server.tables.digest import mark
from squander.server.tables.looking_ahead import ahead, asks
from squander.server.throttle import Bucket

if TYPE_CHECKING:
    from squander.server.tables.open_page import Page

CHOICE = "choice"
BACK = "back"
LAST = "An answer after which something is revealed, or others are asked, is the last one."


class Told(NamedTuple):
    """A note with the entry of the log it came from, the one its gesture began with, its sentence, and the cards named
    there."""

    ply: int
    began: int
    note: Note
    text: str
    cards: list[Named]
    lead: int = 0


def kind_at(row: TableRow) -> Kind:
    try:
        return kind_of(row.game)
    except BadSetup:
        raise BadRecord(f"This table plays {row.game!r}, a game that this program does not have.") from None


def beginning(row: TableRow) -> Game:
    """The laid-out table, with notes of everything from the first deal on."""
    kind = kind_at(row)
    setup = Setup(row.players, row.seed, kind.settle(row.players, kind.as_played(row.rules, row.options)))
    g = kind.start(setup) if row.start is None else restore(kind, setup, row.start)
    g.noting = True
    g.advance()
    return g


def begins(row: TableRow) -> int:
    """How many choices lead to where an exercise is laid out."""
    return int(row.exercise.rpartition(":")[2] or 0)


def tellings(g: Game, since: Note | None, ply: int, began: int, names: list[str]) -> list[Told]:
    """What the notes after one of them say, with the names of those at the table."""
    return [Told(ply, began, note, *sentence(g, note, names)) for note in line_of(g.log, since)]


def sentence(g: Game, note: Note, names: list[str]) -> tuple[str, list[Named], int]:
    """The words of a note, the cards in them, and how many letters at their beginning only say whose doing it is."""
    text, who = g.kind.words.tell_linked(g, note), names[note.who] if note.who >= 0 else ""
    return *told(text, who), lead(text, who)


def chosen(table: Table, ply: int, option: int) -> tuple[Table, Entry]:
    """A table one answer further, and the entry that says so."""
    g = table.game
    f = g.asked
    trial = table.fork()
    trial.choose(option)
    assert f is not None
    word = g.kind.words.word(g, f, option)
    return trial, Entry(ply, CHOICE, f.who, f.rule.name, option, word, mark(trial.game))


class Room:
    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game | None = None) -> None:
        """As it was laid out; or at a later position, of which nothing is told yet."""
        self.id = row.id
        self.row = row
        self.seats = seats
        self.table = Table(game or beginning(row))
        self.ply = 0
        self.at = {0: 0}  # how many choices stood after which entry, the last time they did
        self.chose: dict[int, int] = {}  # the entry of each choice that stands
        self.told = [] if game else tellings(self.game, None, 0, 0, self.names)
        self.chat: list[ChatRow] = []
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        self.pages: set[Page] = set()
        self.renewed: set[bytes] = set()  # hashes of links that no longer hold
        self.claimed: set[int] = set()  # seats whose link was opened
        self.again: Again | None = None  # where its people play again
        self.elsewhere: dict[str, list[int]] = {}  # the seats that are looked at, once for each page, by process
        self.announced: list[int] = []  # what the other processes were told about this one
        self.messages: dict[bytes, Bucket] = {}  # what may still be sent by each link
        self.talks: dict[bytes, Bucket] = {}
        self.driver: asyncio.Task[None] | None = None
        self.thinking = False
        self.texts: dict[tuple[int, tuple[int, ...], int, bool], str] = {}  # what was sent since the last change
        self.suspect = False  # a write failed: read before the next step
        self.touched = 0.0
        self.begins = begins(row)  # the choices before these are not this table's to take back

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def asked(self) -> int:
        """The seat that has to answer; -1 when the game is over or only looked at."""
        f = self.game.asked
        return -1 if f is None or self.row.archive else f.who

    @property
    def said(self) -> int:
        return self.chat[-1].number if self.chat else 0

    def here(self) -> list[int]:
        """The seats that are looked at from this process, once for each page."""
        return sorted(seat for page in self.pages for seat in page.holder.seats)

    def looks(self) -> Counter[int]:
        """How many pages look at which seat, here and at other processes."""
        return Counter(self.here()) + Counter(chain.from_iterable(self.elsewhere.values()))

    @property
    def is_watched(self) -> bool:
        """Somebody looks at it, here or at another process."""
        return bool(self.pages) or any(self.elsewhere.values())

    def bot_at(self, seat: int) -> str | None:
        return self.seats[seat].bot if seat >= 0 else None

    def for_log(self) -> dict[str, object]:
        """Which table an event of the server's log is about, without its address."""
        return {"game": self.row.game, "table": mark_of(self.id), "ply": self.ply}

    # --- steps: each makes the table as it would be and the entry that says so

    def choice(self, option: int) -> tuple[Table, Entry]:
        return chosen(self.table, self.ply + 1, option)

    def choices(self, options: list[int]) -> list[tuple[Table, Entry]]:
        """Answers of one seat to questions that follow from each other: all of them, or `NotOffered`."""
        before = options[:-1]
        if before and ahead(self.game, self.asked, before) < len(before):
            raise NotOffered(LAST)
        steps = [self.choice(options[0])]
        for option in options[1:]:
            table, entry = steps[-1]
            if not asks(table.game, entry.who):
                raise NotOffered(LAST)
            steps.append(chosen(table, entry.ply + 1, option))
        return steps

    def undo(self, seat: int) -> tuple[Table, Entry]:
        trial = self.table.fork()
        trial.undo(seat)
        return trial, self.back(trial, seat)

    def reset(self, seat: int) -> tuple[Table, Entry]:
        trial = self.table.fork()
        trial.reset_turn(seat)
        return trial, self.back(trial, seat)

    def back(self, trial: Table, seat: int) -> Entry:
        return Entry(self.ply + 1, BACK, seat, "", trial.game.plies, "back", mark(trial.game))

    def can_undo(self, seat: int) -> bool:
        return self.asked >= 0 and self.table.undo_to(seat) >= 0

    def take(self, trial: Table, entry: Entry) -> None:
        """The step was committed: it counts."""
        before = self.game
        self.table = trial
        self.ply = entry.ply
        if entry.kind == BACK:
            self.tell_back(entry, before.plies - trial.game.plies)
        else:
            self.chose[trial.game.plies] = self.ply
            began = self.chose[gesture_began(self.game)]
            self.told += tellings(self.game, before.log, self.ply, began, self.names)
        self.at[trial.game.plies] = self.ply
        self.table.forget()
        if trial.game.plies <= self.begins:
            self.table.past.clear()

    def follow(self, entry: Entry) -> None:
        """A step read from the log."""
        if entry.ply != self.ply + 1:
            raise BadRecord(f"The log of this table has no entry {self.ply + 1}.")
        self.take(self.reached(entry), entry)

    def reached(self, entry: Entry) -> Table:
        if entry.kind == BACK:
            return self.went_back(entry)
        f = self.game.asked
        if f is None or (f.who, f.rule.name) != (entry.who, entry.question):
            raise BadRecord(f"Entry {entry.ply} of this table's log does not answer the question that is open.")
        trial = self.table.fork()
        trial.choose(entry.option)
        return trial

    def went_back(self, entry: Entry) -> Table:
        trial = self.table.fork()
        at = next((i for i, g in enumerate(trial.past) if g.plies == entry.option), -1)
        if at < 0:
            raise BadRecord(f"Entry {entry.ply} of this table's log takes back what can't be taken back.")
        trial.game = trial.past[at]
        del trial.past[at:]
        return trial

    def check(self, entry: Entry) -> None:
        """The position is the one that was reached when the entry was written."""
        if mark(self.game) != entry.digest:
            raise BadRecord("This table's log leads to another position than it did when it was played.")

    # --- the story

    def tell_back(self, entry: Entry, count: int) -> None:
        note = Note(None, "taken back", entry.who, self.at[entry.option], count, EVERYONE)
        choices = "a choice" if count == 1 else f"{count} choices"
        self.told.append(Told(self.ply, self.ply, note, f"{self.seats[entry.who].name} takes back {choices}.", []))
