"""What must hold in every position, and what the conformance suite plays."""

from collections import Counter

from squander.games.prodigals_club.effect import in_play
from squander.games.prodigals_club.election.circles import SIDES, edges_match, has_tile, matched_symbol, spot_at
from squander.games.prodigals_club.election.state import Candidate, campaign
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.society.state import salon
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import CARD_SPACE, ELECTION, OPEN, POSSESSIONS, SOCIETY
from squander.kernel.game import Game
from squander.kernel.pieces import Options

MOST_PLIES = 1500
SCORES = (-40, 130)
COMBINATIONS = [
    ["possessions", "election"],
    ["possessions", "society"],
    ["election", "society"],
    ["possessions", "election", "society"],
]
CELLS: list[tuple[int, Options]] = [
    (players, {"competitions": combination}) for players in (2, 3, 4, 5) for combination in COMBINATIONS
]


def faults(g: Game) -> list[str]:
    return [*table_faults(g), *boy_faults(club(g))]


def table_faults(g: Game) -> list[str]:
    c = club(g)
    found = [*card_faults(c), *figure_faults(c), *central_faults(c), *register_faults(g, c)]
    if in_play(g, POSSESSIONS):
        found += possession_faults(g)
    if in_play(g, ELECTION):
        found += election_faults(g)
    if in_play(g, SOCIETY):
        found += society_faults(g)
    return found


def once_each(what: str, places: list[int], wanted: list[int]) -> list[str]:
    """Every number in exactly one place."""
    counts = Counter(places)
    wrong = [n for n in {*places, *wanted} if counts[n] != (1 if n in wanted else 0)]
    return [f"{what} {sorted(wrong)} are not in exactly one place"] if wrong else []


def card_faults(c: Club) -> list[str]:
    cards = c.layout.box.cards
    slots = [competition.slot for competition in c.layout.competitions]
    wanted = [i for i in range(1, len(cards)) if cards[i].slot in slots] + c.layout.central
    places = [*c.central_deck, *c.gone, *([c.central] if c.central else [])]
    for pile in [*c.decks, *c.sets]:
        places += pile
    for s in c.seats:
        places += [*s.hand, *s.board, *s.played]
    found = once_each("cards", places, wanted)
    for who, s in enumerate(c.seats):
        if len(s.board) > c.layout.box.black_spaces + 1:
            found.append(f"seat {who} has {len(s.board)} cards on the board")
        if any(card not in s.board for card in s.used):
            found.append(f"seat {who} used a card that is not on the board")
        if any(not cards[card].is_black for card in s.board) or any(cards[card].is_black for card in s.played):
            found.append(f"seat {who} has a card of the wrong border on the table")
        if s.hand != sorted(s.hand) or s.board != sorted(s.board):
            found.append(f"seat {who} has unsorted cards")
    return found


def figure_faults(c: Club) -> list[str]:
    found = []
    for space, there in zip(c.layout.spaces, c.figures, strict=True):
        if not space.colour and there.bit_count() > 1:
            found.append(f"{space.name} holds several errand boys")
        if there >> len(c.seats):
            found.append(f"{space.name} holds a boy of nobody")
    return found


def boy_faults(c: Club) -> list[str]:
    found = []
    for who, s in enumerate(c.seats):
        placed = sum(there >> who & 1 for there in c.figures)
        extra = sum("errand" in c.layout.box.cards[card].do for card in s.played)
        if s.boys < 0 or placed + s.boys > c.layout.boys + extra:
            found.append(f"seat {who} has {placed} boys out and {s.boys} left")
    return found


def central_faults(c: Club) -> list[str]:
    held = [s.bonus for s in c.seats if s.bonus]
    found = once_each("bonus tiles", [*c.bonuses, *held], c.layout.bonuses)
    if sorted(c.order) != list(range(len(c.seats))):
        found.append("the order does not name every seat once")
    if not 1 <= c.round <= c.layout.box.rounds:
        found.append(f"round {c.round}")
    if len(c.named) != (c.layout.box.renaissance_symbols if c.renaissance >= 0 else 0):
        found.append("the renaissance man does not stand for two symbols")
    taken = [i for i, space in enumerate(c.layout.spaces) if space.kind == CARD_SPACE and c.figures[i]]
    if c.central and taken:
        found.append("the central card is taken and still there")
    return found


def register_faults(g: Game, c: Club) -> list[str]:
    """What a gesture gathers is clear between gestures."""
    if g.asked is None or g.asked.rule.name not in ("club.Act", "club.SendErrandBoy", "club.DiscardDown"):
        return []
    busy = [c.using != 0]
    if in_play(g, POSSESSIONS):
        busy.append(estate(g).giving != 0)
    if in_play(g, ELECTION):
        busy.append(campaign(g).placing != 0 or campaign(g).place != OPEN)
    if in_play(g, SOCIETY):
        busy.append(bool(salon(g).group))
    return ["a register is not clear between gestures"] if any(busy) else []


def possession_faults(g: Game) -> list[str]:
    e = estate(g)
    layout = club(g).layout
    places = [*e.stack, *e.offer, *e.gone]
    for tiles in e.tiles:
        places += tiles
    found = once_each("possessions", places, list(range(1, len(layout.box.possessions))))
    for who in range(g.players):
        if e.tiles[who] and e.pounds[who] < 0:
            found.append(f"seat {who} is in debt with possessions")
        if len(e.tiles[who]) > layout.start.possessions:
            found.append(f"seat {who} has gained a possession")
    return found


def election_faults(g: Game) -> list[str]:
    e = campaign(g)
    box = club(g).layout.box
    places = [*e.stack, *[tile for tile in e.tiles if tile], *e.gone, *([e.placing] if e.placing else [])]
    for s in e.seats:
        places += [spot.tile for spot in s.grid if spot.tile]
    found = once_each("circle tiles", places, list(range(1, len(box.circles))))
    for who, s in enumerate(e.seats):
        if s.votes > box.vote_cap:
            found.append(f"seat {who} has {s.votes} votes")
        found += [f"seat {who}: {fault}" for fault in grid_faults(g, s)]
    return found


def grid_faults(g: Game, s: Candidate) -> list[str]:
    """The grid as the rulebook sees it, worked out anew from the tiles alone."""
    circles = club(g).layout.box.circles
    found = []
    symbols = [0] * len(s.symbols)
    for spot in s.grid:
        edges = circles[spot.tile].edges[spot.turn]
        if not any(has_tile(s.grid, spot.x + dx, spot.y + dy) for dx, dy in SIDES) and len(s.grid) > 5:
            found.append("a place of the grid touches no tile")
        for side, (dx, dy) in enumerate(SIDES):
            near = spot_at(s.grid, spot.x + dx, spot.y + dy)
            if near < 0 or not s.grid[near].tile:
                continue
            facing = circles[s.grid[near].tile].edges[s.grid[near].turn][(side + 2) % 4]
            if not spot.tile:
                found += [] if spot.needs[side] == facing else ["an open place forgot a neighbour"]
            elif not edges_match(edges[side], facing):
                found.append("two tiles do not match")
            elif side < 2 and matched_symbol(edges[side], facing) >= 0:
                symbols[matched_symbol(edges[side], facing)] += 1
    return found if symbols == s.symbols else [*found, "circle symbols are miscounted"]


def society_faults(g: Game) -> list[str]:
    spaces = len(club(g).layout.box.space_symbols)
    found = []
    for who, markers in enumerate(salon(g).markers):
        if len(set(markers)) != 4 or not all(0 <= space < spaces for space in markers):
            found.append(f"seat {who} has markers {markers}")
    return found
