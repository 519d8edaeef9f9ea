"""The play language: the Mansion's tests speak as companies do.

    t = table(phase="hiring")
    t.hire("carpenter").take("lumber", 2)

Markers are drawn room by room, one character a space in the order of the plan: a seat's number, or a point for an
empty space. `markers` are old ones, `fresh` were laid in this round. Cards are called by their ids.
"""

from typing import Any

import squander
from squander.games.maccreedys_mansion.box import Box
from squander.games.maccreedys_mansion.check import faults
from squander.games.maccreedys_mansion.rules.rounds import PHASES
from squander.games.maccreedys_mansion.state import DAY, Company, Day, Entry, Mansion, entries, mansion
from squander.games.maccreedys_mansion.terms import (
    CLOSED,
    CLOSED_FOR_GOOD,
    OPEN,
    OPENING,
    PIECE_NAMES,
    RESOURCE_NAMES,
    TRADE_NAMES,
)
from squander.kernel.game import Frame, Game, Refusal
from squander.kernel.pieces import line_of

PHASE_NAMES = [
    "hiring",
    "placement",
    "end of day",
    "event",
    "haunt",
    "haunting",
    "inspection",
    "earnings",
    "bankruptcy",
    "investments",
    "settle up",
    "re-open",
]
DECLINING = {
    "HireOrPass": "rest",
    "AddMarker": "done",
    "ChooseHaunt": "none",
    "PayFirst": "cheapest",
    "ChooseInvestment": "none",
    "PayDebt": "done",
    "Reopen": "no",
    "BidOrPass": "rest",
}
STATUS = {"open": OPEN, "closed": CLOSED, "closed for good": CLOSED_FOR_GOOD}
QUIET_EVENT = "danger-money"  # the gasman costs more tomorrow
QUIET_HAUNT = "blue-lights"  # the electrician costs more tomorrow


class Table:
    """A position and the words to play on it."""

    def __init__(self, g: Game) -> None:
        self.g = g

    # --- looking ---

    @property
    def w(self) -> Mansion:
        return mansion(self.g)

    @property
    def box(self) -> Box:
        return self.w.box

    @property
    def who(self) -> int:
        return self.g.question.who

    @property
    def asked(self) -> str:
        """The open question's name, without its prefix."""
        return "over" if self.g.over else self.g.question.name.removeprefix("mansion.")

    def company(self, who: int = 0) -> Company:
        return self.w.companies[who]

    def active(self, who: int = 0) -> int:
        return self.company(who).active

    def invested(self, who: int = 0) -> int:
        return self.company(who).invested

    def status(self, who: int = 0) -> str:
        return next(name for name, status in STATUS.items() if status == self.company(who).status)

    def jobs(self, who: int = 0) -> list[str]:
        return [self.box.rooms[job].id for job in self.company(who).jobs]

    def workers(self, who: int = 0) -> dict[str, int]:
        return counted(TRADE_NAMES, self.company(who).workers)

    def storage(self, who: int = 0) -> dict[str, int]:
        return counted(RESOURCE_NAMES, self.company(who).storage)

    def due(self, who: int = 0) -> dict[str, int]:
        return counted(RESOURCE_NAMES, self.company(who).due)

    def debts(self, who: int = 0) -> dict[str, int]:
        return counted(PIECE_NAMES, self.company(who).debts)

    def pool(self, trade: str) -> int:
        return self.w.pool[TRADE_NAMES.index(trade)]

    def room(self, id: str) -> str:
        """The markers of a room, as they are drawn."""
        spaces = self.box.rooms[self.room_number(id)].spaces
        return "".join("." if self.w.owner[space] < 0 else str(self.w.owner[space]) for space in spaces)

    def room_number(self, id: str) -> int:
        return [room.id for room in self.box.rooms].index(id)

    def reward(self, id: str) -> int:
        return self.box.rooms[self.room_number(id)].reward

    def track(self) -> list[str]:
        return [self.box.rooms[job].id for job in self.w.track]

    def deck(self) -> list[str]:
        return [self.box.rooms[job].id for job in self.w.deck]

    def aside(self) -> list[str]:
        return [self.box.rooms[job].id for job in self.w.aside]

    def words(self) -> list[str]:
        """The legal answers in the record's notation."""
        return [self.word(option) for option in self.g.question.options]

    def word(self, option: int) -> str:
        f = self.g.asked
        assert f is not None
        return self.g.kind.words.word(self.g, f, option)

    def notes(self) -> list[str]:
        return [note.what for note in line_of(self.g.log)]

    def ledger(self, who: int = 0) -> list[Entry]:
        return entries(self.company(who).ledger)

    def refused(self) -> dict[str, Refusal]:
        return {self.word(r.option): r for r in self.g.question.refused}

    # --- playing ---

    def choose(self, word: str) -> "Table":
        """Answer the open question in the record's notation; of equal spaces the first will do."""
        options = [o for o in self.g.question.options if self.word(o) == word]
        options += [o for o in self.g.question.options if self.word(o).startswith(f"{word}.")]
        assert options, f"{word!r} is not offered by {self.asked}: {self.words()}, refused {self.refused()}"
        self.g.choose(options[0])
        assert not faults(self.g), faults(self.g)
        return self

    def hire(self, *trades: str) -> "Table":
        """Hire one worker after the other; the companies in between pass."""
        me = self.who
        for trade in trades:
            while self.who != me:
                self.choose("pass")
            self.choose(trade)
        return self

    def take(self, resource: str, units: int = 1) -> "Table":
        self.choose(resource)
        return self.choose(str(units)) if self.asked == "TakeUnits" else self

    def place(self, where: str) -> "Table":
        """By room, or by room and trade."""
        return self.choose(where)

    def decline(self) -> "Table":
        """The answer that does least."""
        word = DECLINING.get(self.asked)
        return self.choose(word if word in self.words() else self.words()[0])

    def until(self, question: str, who: int | None = None) -> "Table":
        """Decline whatever comes, until this question is put (to that seat), or the game is over."""
        while not self.g.over and not (self.asked == question and who in (None, self.who)):
            self.decline()
        return self

    def next_round(self) -> "Table":
        """Decline until the first question of the next round."""
        now = self.w.round
        while not self.g.over and self.w.round == now:
            self.decline()
        return self

    # --- expecting ---

    def can(self, word: str) -> bool:
        return any(w == word or w.startswith(f"{word}.") for w in self.words())

    def cannot(self, word: str, clause: str) -> "Table":
        """The candidate is there, refused for this clause, and choosing it changes nothing."""
        refused = [r for w, r in self.refused().items() if w == word or w.startswith(f"{word}.")]
        assert refused, f"{word!r} is not refused by {self.asked}: legal {self.words()}, refused {self.refused()}"
        assert not self.can(word), f"{word!r} is also legal"
        assert refused[0].clause == clause, f"refused by {refused[0]}, not {clause}"
        before = self.g.digest()
        try:
            self.g.choose(refused[0].option)
        except squander.NotOffered:
            assert self.g.digest() == before
            return self
        raise AssertionError("a refused option was accepted")

    def expect(self, who: int = 0, **wanted: Any) -> "Table":
        """Compare any of active, invested, status, jobs, workers, storage, due, debts of a company."""
        for key, value in wanted.items():
            have = getattr(self, key)(who)
            assert have == value, f"{key} of seat {who} is {have}, not {value}"
        assert not faults(self.g), faults(self.g)
        return self


def counted(names: list[str], numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


# --- laying out ---------------------------------------------------------------------------------------------------


def fresh_game(players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A new game, at its first question."""
    g = squander.new("maccreedys-mansion", players=players, seed=seed, **options)
    g.noting = True
    return Table(g)


def table(
    players: int = 2,
    *,
    phase: str = "hiring",
    round: int = 3,
    companies: dict[int, dict[str, Any]] | None = None,
    markers: dict[str, str] | None = None,
    fresh: dict[str, str] | None = None,
    track: list[str] | None = None,
    deck: list[str] | None = None,
    events: list[str] | None = None,
    haunts: list[str] | None = None,
    aside: list[str] | None = None,
    inspector: int = 0,
    order: list[int] | None = None,
    today: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A position made to order at the beginning of a phase; the whole house unless rooms are covered by an option."""
    given: dict[str, Any] = {"starter": 0, "difficulty": "as-bequeathed", **options}
    g = squander.new("maccreedys-mansion", players=players, seed=1, **given)
    g.noting = True
    w = mansion(g)
    w.round = round
    w.order = order or list(range(players))
    w.inspector = inspector
    clear(w)
    lay_markers(w, markers or {}, 1)
    lay_markers(w, fresh or {}, round)
    for who, holding in (companies or {}).items():
        furnish(w, w.companies[who], holding)
    lay_jobs(w, track, deck, aside or [])
    stack_cards(w, events or [QUIET_EVENT], haunts or [QUIET_HAUNT])
    day = Day()
    for name, value in (today or {}).items():
        setattr(day, name, value)
    w.today = day
    begin(g, w, phase)
    return Table(g)


def clear(w: Mansion) -> None:
    w.owner = [-1] * len(w.owner)
    w.stamp = [0] * len(w.stamp)
    w.useful, w.resting, w.laid = [], 0, 0


def lay_markers(w: Mansion, drawn: dict[str, str], round: int) -> None:
    for id, picture in drawn.items():
        room = next(room for room in w.box.rooms if room.id == id)
        assert len(picture) == len(room.spaces), f"{id} has {len(room.spaces)} spaces"
        for space, seat in zip(room.spaces, picture, strict=True):
            if seat != ".":
                w.owner = [*w.owner[:space], int(seat), *w.owner[space + 1 :]]
                w.stamp = [*w.stamp[:space], round * DAY + w.laid, *w.stamp[space + 1 :]]
                w.laid += 1


def furnish(w: Mansion, c: Company, holding: dict[str, Any]) -> None:
    """Funds as if the company had opened with them."""
    known = {"active", "invested", "status", "workers", "storage", "due", "debts", "jobs", "hauntings"}
    assert set(holding) <= known, f"a company has no {set(holding) - known}"
    c.active = holding.get("active", c.active)
    c.invested = holding.get("invested", c.invested)
    c.ledger = Entry(None, 0, OPENING, 0, 0, c.active, c.invested)
    c.status = STATUS[holding.get("status", "open")]
    c.workers = numbered(TRADE_NAMES, holding.get("workers", {}))
    c.storage = numbered(RESOURCE_NAMES, holding.get("storage", {}))
    c.due = numbered(RESOURCE_NAMES, holding.get("due", {}))
    c.debts = numbered(PIECE_NAMES, holding.get("debts", {}))
    c.jobs = [room_numbers(w, [id])[0] for id in holding.get("jobs", [])]
    c.hauntings = holding.get("hauntings", 0)


def numbered(names: list[str], given: dict[str, int]) -> list[int]:
    assert set(given) <= set(names), given
    return [given.get(name, 0) for name in names]


def room_numbers(w: Mansion, ids: list[str]) -> list[int]:
    return [[room.id for room in w.box.rooms].index(id) for id in ids]


def lay_jobs(w: Mansion, track: list[str] | None, deck: list[str] | None, aside: list[str]) -> None:
    """Job cards not named are in the deck behind those named; without a track the first five of the plan are open."""
    w.aside = room_numbers(w, aside)
    owned = [job for c in w.companies for job in c.jobs] + w.aside
    free = [job for job in range(len(w.box.rooms)) if job not in owned and not (w.covered >> job) & 1]
    w.gone = [job for job in range(len(w.box.rooms)) if (w.covered >> job) & 1]
    w.track = free[:5] if track is None else room_numbers(w, track)
    top = room_numbers(w, deck or [])
    w.deck = top + [job for job in free if job not in w.track and job not in top]
    w.under = 0


def stack_cards(w: Mansion, events: list[str], haunts: list[str]) -> None:
    ids = [card.id for card in w.box.events]
    first = [ids.index(id) for id in events]
    w.events = first + [card for card in range(len(ids)) if card not in first]
    ids = [card.id for card in w.box.haunts]
    first = [ids.index(id) for id in haunts]
    w.haunts = first + [card for card in range(len(ids)) if card not in first]
    w.event_top = w.haunt_top = 0


def begin(g: Game, w: Mansion, phase: str) -> None:
    """The round from this phase on. Workers on the boards have come out of the pool."""
    g.agenda.clear()
    g.asked, g.options, g.log = None, [], None
    hired = [sum(c.workers[trade] for c in w.companies) for trade in range(len(TRADE_NAMES))]
    w.pool = [w.box.pool[t] - w.today.missing[t] - hired[t] for t in range(len(TRADE_NAMES))]
    at = len(PHASE_NAMES) if phase == "bidding" else PHASE_NAMES.index(phase)
    g.todo([Frame(rule) for rule in PHASES[at:]])
    if phase == "bidding":
        from squander.games.maccreedys_mansion.rules.rounds import AFTER_REOPENING

        g.then(Frame(AFTER_REOPENING))
    g.advance()
    assert not faults(g), faults(g)
