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
from squander.games.maccreedys_mansion.state import Company, Day, Entry, Mansion, entries, mansion
from squander.games.maccreedys_mansion.terms import (
    PIECE_NAMES,
    RESOURCE_NAMES,
    TRADE_NAMES,
)
from tests.games.maccreedys_mansion.laying_out import STATUS, begin, clear, furnish, lay_jobs, lay_markers, stack_cards
from tests.helpers.table import AnyTable

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
QUIET_EVENT = "danger-money"  # the gasman costs more tomorrow
QUIET_HAUNT = "blue-lights"  # the electrician costs more tomorrow


class Table(AnyTable):
    """A position and the words to play on it."""

    def faults(self) -> list[str]:
        return faults(self.g)

    def is_meant(self, word: str, by: str) -> bool:
        """Of equal spaces any will do."""
        return word == by or word.startswith(f"{by}.")

    # --- looking ---

    @property
    def w(self) -> Mansion:
        return mansion(self.g)

    @property
    def box(self) -> Box:
        return self.w.box

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

    def ledger(self, who: int = 0) -> list[Entry]:
        return entries(self.company(who).ledger)

    # --- playing ---

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

    def expect(self, who: int = 0, **wanted: Any) -> "Table":
        """Compare any of active, invested, status, jobs, workers, storage, due, debts of a company."""
        for key, value in wanted.items():
            have = getattr(self, key)(who)
            assert have == value, f"{key} of seat {who} is {have}, not {value}"
        assert not self.faults(), self.faults()
        return self


def counted(names: list[str], numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


# --- laying out ---------------------------------------------------------------------------------------------------


def fresh_game(players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A new game, at its first question."""
    return Table(squander.new("maccreedys-mansion", players=players, seed=seed, **options))


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
