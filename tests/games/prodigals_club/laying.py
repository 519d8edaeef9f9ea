"""Laying out a position to order: cards, tiles and markers are pulled from wherever they lie."""

from typing import Any

from squander.games.prodigals_club.central.actions import ACTIONS
from squander.games.prodigals_club.central.end_of_round import END_OF_ROUND
from squander.games.prodigals_club.central.errands import ERRANDS
from squander.games.prodigals_club.effect import in_play
from squander.games.prodigals_club.election.circles import earn_symbols, first_grid, fits, placed, spot_at
from squander.games.prodigals_club.election.state import Candidate, campaign
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.society.state import COLUMN_NAMES, COLUMNS, salon
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import ELECTION, NAMELESS, POSSESSIONS, SOCIETY
from squander.kernel.game import Frame, Game

Place = tuple[int, str]  # value of the row, column


def begin(g: Game, phase: str) -> None:
    c = club(g)
    g.agenda.clear()
    g.asked, g.options = None, ()
    phases = [frame for competition in c.layout.competitions for frame in competition.phases()]
    park = [frame for frame in phases if frame.rule.name == "election.HydePark"]
    dame = [frame for frame in phases if frame.rule.name == "society.DameBeatrice"]
    todo = {
        "errands": [Frame(ERRANDS), Frame(ACTIONS), *phases],
        "actions": [Frame(ACTIONS), *phases],
        "park": park,
        "dame": dame,
        "end": [],
    }[phase]
    g.todo([*todo, Frame(END_OF_ROUND)])
    if phase in ("park", "dame"):
        for frame in g.agenda[:]:
            if frame.rule is END_OF_ROUND:
                g.agenda.remove(frame)
    g.advance()


def pull_card(c: Club, name: str) -> int:
    """Out of wherever it lies."""
    cards = c.layout.box.cards
    piles = [c.central_deck, *c.decks, *c.sets, c.gone]
    for pile in piles:
        for card in pile:
            if cards[card].id == name:
                c.central_deck = [other for other in c.central_deck if other != card]
                c.decks = [[other for other in deck if other != card] for deck in c.decks]
                c.sets = [[other for other in row if other != card] for row in c.sets]
                c.gone = [other for other in c.gone if other != card]
                return card
    if c.central and cards[c.central].id == name:
        card = c.central
        c.central = 0
        return card
    raise AssertionError(f"there is no {name!r} left")


def arrange(
    g: Game, offer: list[str] | None, circles: list[str] | None, sets: dict[str, list[str]], central: str
) -> None:
    """What lies on the boards."""
    c = club(g)
    names = [card_set.name for card_set in c.layout.sets]
    for name, cards in sets.items():
        at = names.index(name)
        c.gone = [*c.gone, *c.sets[at]]
        c.sets = [*c.sets[:at], [], *c.sets[at + 1 :]]
        found = [pull_card(c, card) for card in cards]
        c.sets = [*c.sets[:at], found, *c.sets[at + 1 :]]
    if central and c.layout.box.cards[c.central].id != central:
        card = pull_card(c, central)
        c.central_deck = [*c.central_deck, c.central]
        c.central = card
    if offer is not None:
        e = estate(g)
        e.gone = [*e.gone, *e.offer]
        e.offer = []
        e.offer = [pull_tile(g, name) for name in offer]
    if circles is not None:
        lay_circles(g, circles)


def lay_circles(g: Game, circles: list[str]) -> None:
    campaign(g).gone = [*campaign(g).gone, *[tile for tile in campaign(g).tiles if tile]]
    campaign(g).tiles = [0] * 4
    campaign(g).tiles = [pull_circle(g, name) for name in circles]


def call_dame(g: Game, dame: str) -> None:
    s = salon(g)
    ids = [tile.id for tile in club(g).layout.box.dames]
    every = [s.dame, *s.stack]
    s.dame = ids.index(f"beatrice-{dame}")
    s.stack = [tile for tile in every if tile != s.dame]


def pull_tile(g: Game, name: str) -> int:
    e = estate(g)
    tile = [row.id for row in club(g).layout.box.possessions].index(name)
    e.stack = [other for other in e.stack if other != tile]
    e.offer = [other for other in e.offer if other != tile]
    e.gone = [other for other in e.gone if other != tile]
    e.tiles = [[other for other in tiles if other != tile] for tiles in e.tiles]
    return tile


def pull_circle(g: Game, name: str) -> int:
    """Out of wherever it lies; who began with it begins with a tile that nobody has."""
    e = campaign(g)
    circles = club(g).layout.box.circles
    tile = [row.id for row in circles].index(name)
    for s in e.seats:
        if any(spot.tile == tile for spot in s.grid):
            other = next(other for other in e.gone if circles[other].icons == 0)
            e.gone = [*[gone for gone in e.gone if gone != other], tile]
            s.grid = first_grid(circles[other], other)
    e.stack = [other for other in e.stack if other != tile]
    e.gone = [other for other in e.gone if other != tile]
    e.tiles = [0 if other == tile else other for other in e.tiles]
    return tile


def give(g: Game, who: int, things: dict[str, Any]) -> None:
    """Make a seat hold these things, and nothing else of their kind."""
    c = club(g)
    s = c.seats[who]
    s.hand = sorted([pull_card(c, name) for name in things.get("hand", [])])
    s.board = sorted([pull_card(c, name) for name in things.get("board", [])])
    s.played = [pull_card(c, name) for name in things.get("played", [])]
    s.used = [card for card in s.board if c.layout.box.cards[card].id in things.get("used", [])]
    if things.get("bonus"):
        s.bonus = [tile.id for tile in c.layout.box.bonuses].index(things["bonus"])
        c.bonuses = [tile for tile in c.bonuses if tile != s.bonus]
    if things.get("renaissance"):
        c.renaissance = who
        c.named = [NAMELESS, NAMELESS]
    if in_play(g, POSSESSIONS):
        give_estate(g, who, things)
    if in_play(g, ELECTION):
        give_campaign(g, who, campaign(g).seats[who], things)
    if in_play(g, SOCIETY):
        give_salon(g, who, things)


def give_estate(g: Game, who: int, things: dict[str, Any]) -> None:
    e = estate(g)
    e.pounds = [*e.pounds[:who], things.get("pounds", 10), *e.pounds[who + 1 :]]
    if "tiles" in things:
        tiles = [pull_tile(g, name) for name in things["tiles"]]
        e.gone = [*e.gone, *e.tiles[who]]
        e.tiles = [*e.tiles[:who], sorted(tiles), *e.tiles[who + 1 :]]


def give_campaign(g: Game, who: int, s: Candidate, things: dict[str, Any]) -> None:
    s.votes = things.get("votes", 22)
    s.megaphones = things.get("megaphones", 0)
    s.in_park = bool(things.get("park"))
    if "grid" in things:
        build_grid(g, s, things["grid"])


def build_grid(g: Game, s: Candidate, tiles: list[tuple[str, int, int, int]]) -> None:
    """Tiles as (id, x, y, quarter turns); the first at 0, 0 unturned."""
    e = campaign(g)
    circles = club(g).layout.box.circles
    e.gone = [*e.gone, *[spot.tile for spot in s.grid if spot.tile]]
    s.grid = []
    s.symbols = [0] * len(s.symbols)
    for i, (name, x, y, turn) in enumerate(tiles):
        tile = pull_circle(g, name)
        if i == 0:
            s.grid = first_grid(circles[tile], tile)
            continue
        at = spot_at(s.grid, x, y)
        edges = circles[tile].edges[turn]
        assert fits(edges, s.grid[at].needs), f"{name} does not fit at {x}, {y}"
        earn_symbols(s, edges, s.grid[at].needs)
        s.grid = placed(s.grid, at, tile, turn, edges)


def give_salon(g: Game, who: int, things: dict[str, Any]) -> None:
    s = salon(g)
    if "markers" in things:
        s.markers = [*s.markers[:who], spaces(g, things["markers"]), *s.markers[who + 1 :]]
    else:
        s.markers = [*s.markers[:who], club(g).layout.start.markers, *s.markers[who + 1 :]]
    s.immune = [int(bool(things.get("immune"))) if i == who else n for i, n in enumerate(s.immune)]


def spaces(g: Game, places: list[Place]) -> list[int]:
    """Two ladies, then two gentlemen."""
    rows = club(g).layout.box.rows
    return [rows.index(value) * COLUMNS + COLUMN_NAMES.index(column) for value, column in places]
