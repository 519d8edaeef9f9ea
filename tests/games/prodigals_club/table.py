"""The play language: The Prodigals Club's tests speak as players do.

    t = table("ES", hand=["e-slurred"])
    t.use("e-slurred").expect(votes=-1, megaphones=1)

Competitions are P, E and S. A card, tile or space is called by its id; copies of a card are taken one after another.
Seat 0 begins, the others follow in the order of their seats. `expect` compares with the moment before the last gesture.
"""

from pathlib import Path
from typing import Any

import squander
from squander.games.prodigals_club.box import Box
from squander.games.prodigals_club.central.deal import DEAL
from squander.games.prodigals_club.central.end_of_round import CLEAR_BOARDS
from squander.games.prodigals_club.check import faults
from squander.games.prodigals_club.effect import in_play
from squander.games.prodigals_club.election.state import Campaign, campaign
from squander.games.prodigals_club.possessions.state import Estate, estate
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.society.state import COLUMN_NAMES, COLUMNS, Salon, salon
from squander.games.prodigals_club.state import Club, Seat, club
from squander.games.prodigals_club.symbols import count_symbol
from squander.games.prodigals_club.terms import ELECTION, POSSESSIONS, SOCIETY
from squander.kernel.game import Frame, Game
from tests.games.prodigals_club.laying import Place, arrange, begin, call_dame, give
from tests.helpers.table import AnyTable

RULES_PACK = str(Path(__file__).with_name("box.toml"))
LETTERS = {"P": "possessions", "E": "election", "S": "society"}

__all__ = ["LETTERS", "Place", "Table", "fresh", "table"]


class Table(AnyTable):
    """A position and the words to play on it."""

    unless_named: tuple[str, ...] = ("hand", "boys")  # changes that `expect` passes over

    def __init__(self, g: Game) -> None:
        super().__init__(g)
        self.remember()

    def faults(self) -> list[str]:
        return faults(self.g)

    # --- looking ---

    @property
    def c(self) -> Club:
        return club(self.g)

    @property
    def e(self) -> Campaign:
        return campaign(self.g)

    @property
    def estate(self) -> Estate:
        return estate(self.g)

    @property
    def salon(self) -> Salon:
        return salon(self.g)

    @property
    def box(self) -> Box:
        return self.c.layout.box

    @property
    def asked(self) -> str:
        """The open question's name without what distinguishes variants."""
        return "over" if self.g.over else self.g.question.name.split(":")[0].rstrip("0123456789")

    def seat(self, who: int = 0) -> Seat:
        return self.c.seats[who]

    def hand(self, who: int = 0) -> list[str]:
        return [self.box.cards[card].id for card in self.seat(who).hand]

    def board(self, who: int = 0) -> list[str]:
        return [self.box.cards[card].id for card in self.seat(who).board]

    def played(self, who: int = 0) -> list[str]:
        return [self.box.cards[card].id for card in self.seat(who).played]

    def votes(self, who: int = 0) -> int:
        return self.e.seats[who].votes

    def megaphones(self, who: int = 0) -> int:
        return self.e.seats[who].megaphones

    def pounds(self, who: int = 0) -> int:
        return self.estate.pounds[who]

    def tiles(self, who: int = 0) -> list[str]:
        return [self.box.possessions[tile].id for tile in self.estate.tiles[who]]

    def offer(self) -> list[str]:
        return [self.box.possessions[tile].id for tile in self.estate.offer]

    def grid(self, who: int = 0) -> list[str]:
        return [self.box.circles[spot.tile].id for spot in self.e.seats[who].grid if spot.tile]

    def markers(self, who: int = 0) -> list[Place]:
        return [(self.box.rows[space // COLUMNS], COLUMN_NAMES[space % COLUMNS]) for space in self.salon.markers[who]]

    def symbols(self, name: str, who: int = 0) -> int:
        return count_symbol(self.g, who, self.box.symbols.index(name))

    def score(self, letter: str, who: int = 0) -> int:
        letters = [competition.letter for competition in self.c.layout.competitions]
        return scores(self.g, who)[letters.index(letter)]

    # --- playing ---

    def state(self) -> dict[str, int]:
        """What `expect` compares, for seat 0 or whoever acts."""
        who = self.me
        now = {"hand": len(self.seat(who).hand), "boys": self.seat(who).boys}
        if in_play(self.g, POSSESSIONS):
            now |= {"pounds": self.pounds(who), "tiles": len(self.tiles(who))}
        if in_play(self.g, ELECTION):
            now |= {"votes": self.votes(who), "megaphones": self.megaphones(who), "grid": len(self.grid(who))}
        if in_play(self.g, SOCIETY):
            now["steps"] = sum(space // COLUMNS for space in self.salon.markers[who])
        return now

    def remember(self) -> None:
        self.me = 0 if self.g.over else self.who
        self.before = self.state()

    def use(self, name: str, *answers: str) -> "Table":
        """Play, lay or activate a card, or use a bonus tile; then answer what it asks."""
        assert self.asked == "club.Act", f"the question is {self.asked}: {self.words()}"
        self.remember()
        return self.choose(name, *answers)

    def send(self, space: str, *answers: str) -> "Table":
        assert self.asked == "club.SendErrandBoy", f"the question is {self.asked}: {self.words()}"
        self.remember()
        return self.choose(space, *answers)

    def end_turn(self) -> "Table":
        return self.choose("end")

    def end_actions(self) -> "Table":
        """Everybody ends the turn."""
        while self.asked == "club.Act":
            self.end_turn()
        return self

    def send_all(self, *spaces: str) -> "Table":
        """One boy after the other, whoever's turn it is."""
        for space in spaces:
            self.send(space)
        return self

    def occupy(self, space: str, who: int) -> "Table":
        """A boy stands there already."""
        at = [row.name for row in self.c.layout.spaces].index(space)
        self.c.figures = [n | 1 << who if i == at else n for i, n in enumerate(self.c.figures)]
        return self

    # --- expecting ---

    def expect(self, **wanted: int) -> "Table":
        """Changes since the last gesture; whatever is not named has not changed."""
        now = self.state()
        changes = {key: now[key] - self.before[key] for key in now if now[key] != self.before[key]}
        for key in self.unless_named:
            if key not in wanted:
                changes.pop(key, None)
        expected = {key: value for key, value in wanted.items() if value}
        assert changes == expected, f"changed {changes}, not {expected}"
        return self


# --- laying out ---------------------------------------------------------------------------------------------------


def fresh(letters: str = "ES", players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A new game, at its first question."""
    names = [LETTERS[letter] for letter in letters]
    options = {"pack": RULES_PACK, **options}
    return Table(squander.new("prodigals-club", players=players, seed=seed, competitions=names, **options))


def table(
    letters: str = "ES",
    players: int = 2,
    *,
    phase: str = "actions",
    round: int = 1,
    others: dict[int, dict[str, Any]] | None = None,
    offer: list[str] | None = None,
    circles: list[str] | None = None,
    sets: dict[str, list[str]] | None = None,
    central: str = "",
    borough: str = "",
    dame: str = "",
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **mine: Any,
) -> Table:
    """A position made to order; `phase` is errands, actions, park, dame or end, `options` are the game's own.

    What a seat may be given (`others` by seat): hand, board, used, played, boys, bonus, renaissance, pounds, tiles,
    votes, megaphones, park, grid, markers, immune.
    """
    g = fresh(letters, players, seed, **(options or {})).g
    c = club(g)
    c.order = list(range(players))
    for _ in range(1, round):
        CLEAR_BOARDS.run(g, Frame(CLEAR_BOARDS))
        c.round += 1
        DEAL.run(g, Frame(DEAL))
    arrange(g, offer, circles, sets or {}, central)
    if borough:
        estate(g).borough = c.layout.box.boroughs.index(borough)
    if dame:
        call_dame(g, dame)
    for who in range(players):
        give(g, who, {0: mine, **(others or {})}.get(who, {}))
    begin(g, phase)
    return Table(g)
