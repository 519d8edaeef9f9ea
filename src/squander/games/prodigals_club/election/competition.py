"""The election competition as the game knows it."""

from typing import Final

from squander.games.prodigals_club.competition import Competition
from squander.games.prodigals_club.election.circles import first_grid
from squander.games.prodigals_club.election.hyde_park import HYDE_PARK
from squander.games.prodigals_club.election.state import Campaign, Candidate, campaign, candidate, load_campaign
from squander.games.prodigals_club.election.votes import gain_votes
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ELECTION
from squander.games.prodigals_club.tiles import stacked
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Data

OFFERED: Final = 4


class ElectionCompetition(Competition):
    def lay_out(self, g: Game) -> None:
        """Votes of the table and a start tile each (PC-SETUP-22, 39, 40)."""
        layout = club(g).layout
        circles = layout.box.circles
        starts = g.rng.shuffled([i for i in range(1, len(circles)) if circles[i].icons == 0])
        e = Campaign([Candidate() for _ in range(g.players)])
        for who in range(g.players):
            s = e.seats[who]
            s.votes = layout.start.votes
            s.symbols = [0] * len(layout.box.symbols)
            s.grid = first_grid(circles[starts[who]], starts[who])
        e.tiles = [0] * OFFERED
        e.stack = stacked(g.rng, list(range(len(circles))), [circle.icons for circle in circles])
        e.gone = sorted(starts[g.players :])
        g.parts[ELECTION] = e

    def load(self, g: Game, data: Data) -> Campaign:
        return load_campaign(data)

    def handicap(self, g: Game, who: int) -> None:
        """PC-HANDICAP-05, PC-HANDICAP-17."""
        gain_votes(g, who, 1)

    def deal(self, g: Game) -> None:
        """Four tiles: two on the vote-and-tile errand, two at card sets (PC-DEAL-10, 11)."""
        e = campaign(g)
        dealt = e.stack[:OFFERED]
        e.tiles = [*dealt, *[0] * (OFFERED - len(dealt))]
        e.stack = e.stack[OFFERED:]

    def add_symbols(self, g: Game, who: int, found: list[int]) -> None:
        earned = candidate(g, who).symbols
        for symbol in range(len(found)):
            found[symbol] = found[symbol] + earned[symbol]

    def phases(self) -> list[Frame]:
        return [Frame(HYDE_PARK)]

    def clear(self, g: Game) -> None:
        """Tiles leave, megaphones are not kept (PC-ENDROUND-12, PC-MEGAPHONE-06)."""
        e = campaign(g)
        e.gone = [*e.gone, *[tile for tile in e.tiles if tile]]
        e.tiles = [0] * OFFERED
        for s in e.seats:
            s.megaphones = 0
            s.in_park = False

    def score(self, g: Game, who: int) -> int:
        """PC-SCORE-06."""
        return candidate(g, who).votes

    def guess(self, g: Game) -> None:
        e = campaign(g)
        e.stack = stacked(g.rng, e.stack, [circle.icons for circle in club(g).layout.box.circles])


ELECTION_COMPETITION: Final = ElectionCompetition("election", "E", ELECTION)
