"""Setting up the game (PC-SETUP, PC-HANDICAP)."""

from typing import Final

from squander.games.prodigals_club.box import Box
from squander.games.prodigals_club.central.rounds import NEXT_ROUND
from squander.games.prodigals_club.competition import Competition
from squander.games.prodigals_club.election.competition import ELECTION_COMPETITION
from squander.games.prodigals_club.layout import DECKS, SLOTS, Layout, make_layout
from squander.games.prodigals_club.possessions.competition import POSSESSIONS_COMPETITION
from squander.games.prodigals_club.society.competition import SOCIETY_COMPETITION
from squander.games.prodigals_club.state import Club, Seat, club, load_club
from squander.games.prodigals_club.terms import BLACK, CENTRAL, WHITE
from squander.games.prodigals_club.tiles import stacked
from squander.kernel.game import Frame, Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Data, NoPart, Part, Setup
from squander.kernel.rng import Rng, seeded

COMPETITIONS: Final[list[Competition]] = [POSSESSIONS_COMPETITION, ELECTION_COMPETITION, SOCIETY_COMPETITION]


def set_up(kind: Kind, setup: Setup, layout: Layout) -> Game:
    """A table that is laid out, with round 1 still to come."""
    g = Game(kind, setup, seeded(setup.seed), empty_parts())
    lay_out(g, layout)
    c = club(g)
    c.order = g.rng.shuffled(list(range(g.players)))
    take_handicaps(g, c)
    g.then(Frame(NEXT_ROUND))
    return g


def empty_parts() -> list[Part]:
    return [NoPart() for _ in range(SLOTS)]


def lay_out(g: Game, layout: Layout) -> None:
    """The central board, a white and a black deck for each competition, then its own things (PC-SETUP-03, 04, 18 to 21,
    46)."""
    c = Club(layout, [Seat() for _ in range(g.players)])
    g.parts[CENTRAL] = c
    c.figures = [0] * len(layout.spaces)
    c.bonuses = layout.bonuses
    c.central_deck = central_deck(g.rng, layout)
    c.decks = [[] for _ in range(DECKS)]
    for competition in layout.competitions:
        for border in (WHITE, BLACK):
            deck = 2 * competition.slot + border
            c.decks[deck] = stacked(g.rng, layout.decks[deck], layout.icons)
    for competition in layout.competitions:
        competition.lay_out(g)


def central_deck(rng: Rng, layout: Layout) -> list[int]:
    """Three black cards on top of two white ones (PC-SETUP-12)."""
    cards = layout.box.cards
    black = rng.shuffled([card for card in layout.central if cards[card].border == BLACK])
    return black + rng.shuffled([card for card in layout.central if cards[card].border == WHITE])


def take_handicaps(g: Game, c: Club) -> None:
    """One for each player behind, going round the competitions in play (PC-HANDICAP-01 to 03, 07, 08, 12)."""
    for place in range(g.players):
        for i in range(g.players - 1 - place):
            competition = c.layout.competitions[i % len(c.layout.competitions)]
            g.note("club.handicap", c.order[place], competition.slot)
            competition.handicap(g, c.order[place])


def layout_for(box: Box, players: int, names: list[str]) -> Layout:
    """Competitions are kept in the order of the handicaps, whatever order they are named in."""
    return make_layout(box, players, named(names))


def named(names: list[str]) -> list[Competition]:
    return [competition for competition in COMPETITIONS if competition.name in names]


def load_parts(kind: Kind, setup: Setup, layout: Layout, parts: list[Data]) -> list[Part]:
    """What `dump` wrote: the central part first, because the competitions look at it."""
    g = Game(kind, setup, seeded(""), empty_parts())
    g.parts[CENTRAL] = load_club(layout, parts[CENTRAL])
    for competition in layout.competitions:
        g.parts[competition.slot] = competition.load(g, parts[competition.slot])
    return g.parts
