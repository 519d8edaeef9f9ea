"""Setting up the game (PL-SETUP, PL-CENTRAL, PL-START)."""

from squander.games.last_will.box import Box as WillBox
from squander.games.last_will.rules.planning import planning_order
from squander.games.last_will.state import fortune
from squander.games.prodigals_club.box import Box
from squander.games.prodigals_club.competition import Competition
from squander.games.prodigals_club.layout import Layout, add_card_space, add_competitions, central_cards
from squander.games.prodigals_club.setup import empty_parts, lay_out, named
from squander.games.prodigals_club.state import club
from squander.games.prodigals_last_will.fortune import FortuneCompetition, club_box
from squander.games.prodigals_last_will.rules import NEXT_ROUND
from squander.games.prodigals_last_will.terms import HAND_LIMIT
from squander.kernel.game import Frame, Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Setup
from squander.kernel.rng import seeded


def layout_for(box: Box, will: WillBox, players: int, names: list[str]) -> Layout:
    """Of the central board only the card, for one boy; black cards as with possessions, white ones of their own
    (PL-CENTRAL-01 to 05, PL-ERRAND-01, 03, 04)."""
    others = named(names)
    competitions: list[Competition] = [FortuneCompetition(club_box(will, box.rounds), box.symbols)]
    layout = Layout(box, players, competitions + others)
    layout.boys = len(others)
    layout.hand_limit = HAND_LIMIT
    add_card_space(layout)
    add_competitions(layout)
    letters = "".join([competition.letter for competition in others])
    layout.central = central_cards(box, f"P{letters}", f"LW-{letters}")
    return layout


def set_up(kind: Kind, setup: Setup, layout: Layout) -> Game:
    """The Club's boards and, as one of the competitions, Last Will; nobody takes a handicap (PL-SETUP-03, 04, 10)."""
    g = Game(kind, setup, seeded(setup.seed), empty_parts())
    lay_out(g, layout)
    club(g).order = planning_order(fortune(g))
    g.then(Frame(NEXT_ROUND))
    return g
