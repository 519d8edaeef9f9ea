"""The play language of the combination: Last Will's and the Club's words at one table.

    t = table("E", club=["e-slurred"], will=["dinner"])
    t.act("club.e-slurred").expect(votes=-1, megaphones=1)
    t.act("dinner").expect(cash=-2, actions=-1)

Cards and spaces of the Club are called by `club.` and their id, Last Will's by their id alone. Seat 0 has the first
plan and begins. `expect` compares with the moment before the last gesture.
"""

from typing import Any

import squander
from squander.games.last_will.rules.offering import DEAL_OFFERING
from squander.games.last_will.rules.planning import PLANNING, SET_ORDER
from squander.games.last_will.state import Fortune, fortune
from squander.games.last_will.state import Seat as WillSeat
from squander.games.last_will.terms import TYPE_NAMES
from squander.games.prodigals_club.central.deal import DEAL
from squander.games.prodigals_club.central.end_of_round import CLEAR_BOARDS
from squander.games.prodigals_club.state import club
from squander.games.prodigals_last_will.check import faults
from squander.games.prodigals_last_will.rules import ACT, ACTIONS, END_OF_ROUND, ERRANDS
from squander.kernel.game import Frame, Game
from tests.games.last_will.laying_out import clear, deal, lay_offering
from tests.games.prodigals_club import laying
from tests.games.prodigals_club import table as clubs

LETTERS = clubs.LETTERS


class Table(clubs.Table):
    """A position and the words to play on it; the Club's words are inherited."""

    unless_named = ("hand", "boys", "will_hand")

    def faults(self) -> list[str]:
        return faults(self.g)

    @property
    def w(self) -> Fortune:
        return fortune(self.g)

    def heir(self, who: int = 0) -> WillSeat:
        return self.w.seats[who]

    def will_hand(self, who: int = 0) -> list[str]:
        return [self.w.box.cards[card].id for card in self.heir(who).hand]

    def will_board(self, who: int = 0) -> list[str]:
        return [laid.row.id for laid in self.heir(who).board]

    def state(self) -> dict[str, int]:
        s = self.heir(self.me)
        return {**super().state(), "cash": s.cash, "actions": s.actions, "will_hand": len(s.hand)}

    def act(self, name: str, *answers: str) -> "Table":
        """Use a card of either game, then answer what it asks."""
        assert self.asked == "both.Act", f"the question is {self.asked}: {self.words()}"
        self.remember()
        return self.choose(name, *answers)

    def send(self, space: str, *answers: str) -> "Table":
        assert self.asked == "both.SendErrandBoy", f"the question is {self.asked}: {self.words()}"
        self.remember()
        return self.choose(space, *answers)

    def plan(self, number: int) -> "Table":
        """Take a plan and draw its cards, events first."""
        self.choose(f"plan.{number}")
        while self.asked == "will.ChooseDeck":
            self.choose(self.words()[0])
        return self

    def send_anywhere(self) -> "Table":
        """One more boy to wherever there is room, and whatever that asks."""
        self.choose(self.words()[-1])
        while self.asked not in ("both.SendErrandBoy", "both.Act"):
            self.choose(self.words()[-1] if "none" in self.words() else self.words()[0])
        return self

    def until(self, *asked: str) -> "Table":
        """Let everybody idle up to one of these questions, or to the end."""
        while not self.g.over and self.asked not in asked:
            words = self.words()
            self.choose(next((word for word in ("end", "all", "no", "none") if word in words), words[0]))
        self.remember()
        return self


def fresh(letters: str = "ES", players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A new game, at its first question."""
    names = [LETTERS[letter] for letter in letters]
    return Table(squander.new("prodigals-last-will", players=players, seed=seed, competitions=names, **options))


def table(
    letters: str = "ES",
    players: int = 2,
    *,
    phase: str = "actions",
    round: int = 1,
    plans: list[int] | None = None,
    actions: int = 3,
    market: dict[str, int] | None = None,
    offering: dict[str, str] | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    central: str = "",
    dame: str = "",
    starter: int = 0,
    pack: str | None = clubs.RULES_PACK,
    options: dict[str, Any] | None = None,
    **mine: Any,
) -> Table:
    """A position made to order; `phase` is planning, errands, actions, late (only seat 0 acts, then the round ends) or
    end. What a seat may be given: club and will (hands), club_board, will_board, cash, extensions, and the Club's own
    things such as votes, markers and grid."""
    g = fresh(letters, players, starter=starter, pack=pack, **(options or {})).g
    for _ in range(1, round):
        CLEAR_BOARDS.run(g, Frame(CLEAR_BOARDS))
        club(g).round += 1
        DEAL.run(g, Frame(DEAL))
    w = fortune(g)
    clear(w)
    w.round, w.starter = round, starter
    if market:
        rest = [token for token in w.box.market_tokens if token not in market.values()]
        w.market = [market[name] if name in market else rest.pop() for name in TYPE_NAMES]
    laying.arrange(g, None, None, {}, central)
    if dame:
        laying.call_dame(g, dame)
    for who in range(players):
        give(g, w, who, {0: mine, **(others or {})}.get(who, {}))
    if offering:
        lay_offering(w, offering)
    begin(g, w, phase, plans or list(range(players)), actions, not offering)
    return Table(g)


def give(g: Game, w: Fortune, who: int, things: dict[str, Any]) -> None:
    laying.give(g, who, {**things, "hand": things.get("club", []), "board": things.get("club_board", [])})
    s = w.seats[who]
    deal(w, s, {**things, "hand": things.get("will"), "board": things.get("will_board")})
    s.bankrupt = w.last_round = False  # nobody goes bankrupt here


def begin(g: Game, w: Fortune, phase: str, plans: list[int], actions: int, dealing: bool) -> None:
    g.agenda.clear()
    g.asked, g.options = None, ()
    if phase != "planning":
        for who, s in enumerate(w.seats):
            s.plan = plans[who]
        SET_ORDER.run(g, Frame(SET_ORDER))
        club(g).order = w.order
    for s in w.seats:
        s.actions = actions
    phases = [frame for competition in club(g).layout.competitions for frame in competition.phases()]
    turns = [Frame(ACT, who) for who in w.order]
    todo = {
        "planning": [Frame(PLANNING), Frame(ERRANDS), Frame(ACTIONS), *phases],
        "errands": [Frame(ERRANDS), Frame(ACTIONS), *phases],
        "actions": [*turns, *phases],
        "late": [Frame(ACT, 0)],
        "end": [],
    }[phase]
    g.todo([*todo, Frame(END_OF_ROUND)])
    if dealing and phase in ("planning", "errands"):
        g.then(Frame(DEAL_OFFERING))
    g.advance()
