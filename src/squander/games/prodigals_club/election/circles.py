"""Political circle tiles: a grid whose open places know what fits them (PC-TILE)."""

from typing import Final

from squander.games.prodigals_club.box import Circle
from squander.games.prodigals_club.central.triggers import inner_circle_picks
from squander.games.prodigals_club.effect import Effect, frames_of
from squander.games.prodigals_club.election.state import Campaign, Candidate, Spot, campaign
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ANY_SYMBOL, BLANK, ELECTION, NONE, OPEN, TILE
from squander.kernel.game import Ask, Frame, Game
from squander.kernel.pieces import replaced

SIDES: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # north, east, south, west
CORNERS: Final = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
TURNS: Final = 4


def edges_match(edge: int, need: int) -> bool:
    """Equal symbols, a question mark and a symbol, or two blanks (PC-TILE-04 to 08)."""
    if need == OPEN:
        return True
    if edge == BLANK or need == BLANK:
        return edge == need
    if edge == ANY_SYMBOL or need == ANY_SYMBOL:
        return edge != need
    return edge == need


def fits(edges: list[int], needs: list[int]) -> bool:
    return (
        edges_match(edges[0], needs[0])
        and edges_match(edges[1], needs[1])
        and edges_match(edges[2], needs[2])
        and edges_match(edges[3], needs[3])
    )


def fits_somehow(circle: Circle, needs: list[int]) -> bool:
    """Tiles may be turned (PC-TILE-21)."""
    for turn in range(TURNS):
        if fits(circle.edges[turn], needs):
            return True
    return False


def matched_symbol(edge: int, need: int) -> int:
    """The symbol of a matched edge, or -1 (PC-TILE-12 to 14)."""
    if need == OPEN or need == BLANK:
        return -1
    return need if edge == ANY_SYMBOL else edge


def spot_at(grid: list[Spot], x: int, y: int) -> int:
    for i in range(len(grid)):
        if grid[i].x == x and grid[i].y == y:
            return i
    return -1


def has_tile(grid: list[Spot], x: int, y: int) -> bool:
    at = spot_at(grid, x, y)
    return at >= 0 and grid[at].tile > 0


def placed(grid: list[Spot], at: int, tile: int, turn: int, edges: list[int]) -> list[Spot]:
    """The grid with the tile; its four neighbours learn of its edges, new open places come last."""
    spot = grid[at]
    new = grid[:]
    new[at] = Spot(spot.x, spot.y, spot.needs, tile, turn)
    for side in range(4):
        dx, dy = SIDES[side]
        x, y = spot.x + dx, spot.y + dy
        near = spot_at(new, x, y)
        if near < 0:
            new.append(Spot(x, y, replaced([OPEN] * 4, (side + 2) % 4, edges[side]), 0, 0))
        elif new[near].tile == 0:
            new[near] = Spot(x, y, replaced(new[near].needs, (side + 2) % 4, edges[side]), 0, 0)
    return new


def squares_completed(grid: list[Spot], x: int, y: int) -> int:
    """How many 2 x 2 squares the tile at this place belongs to: each is an inner circle (PC-TILE-16, 19, 20)."""
    count = 0
    for dx, dy in CORNERS:
        if has_tile(grid, x + dx, y) and has_tile(grid, x, y + dy) and has_tile(grid, x + dx, y + dy):
            count += 1
    return count


def first_grid(circle: Circle, tile: int) -> list[Spot]:
    """One tile, which gives no symbol (PC-TILE-02)."""
    return placed([Spot(0, 0, [OPEN] * 4, 0, 0)], 0, tile, 0, circle.edges[0])


class TakeTile(Effect):
    """The tile of space `arg` goes into the grid or out of the game (PC-ELECTION-09, 10, 12)."""

    def run(self, g: Game, f: Frame) -> None:
        e = campaign(g)
        tile = e.tiles[f.arg - 1]
        if tile:
            e.tiles = replaced(e.tiles, f.arg - 1, 0)
            start_placing(g, f.who, e, tile)


class ChooseTile(Effect):
    """One of the tiles of the first `arg` spaces; the others are discarded, and all may be (PC-ELECTION-06 to 08)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*[tile for tile in campaign(g).tiles[: f.arg] if tile], NONE]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        e = campaign(g)
        left = [tile for tile in e.tiles[: f.arg] if tile and tile != option]
        e.tiles = [*[0] * f.arg, *e.tiles[f.arg :]]
        for tile in left:
            throw_away(g, f.who, e, tile)
        if option != NONE:
            start_placing(g, f.who, e, option)


def start_placing(g: Game, who: int, e: Campaign, tile: int) -> None:
    e.placing = tile
    g.note("election.takes tile", who, tile)
    g.then(Frame(PLACE_TILE, who))


def throw_away(g: Game, who: int, e: Campaign, tile: int) -> None:
    """Out of the game (PC-TILE-26)."""
    e.gone = [*e.gone, tile]
    g.note("election.discards tile", who, tile)


class PlaceTile(Ask):
    """An open place that it fits, or none: discarding is always allowed, and forced where nothing fits (PC-TILE-01,
    03, 09 to 11, 22, 25). Options are place + 1."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        grid = campaign(g).seats[f.who].grid
        return [*[i + 1 for i in range(len(grid)) if grid[i].tile == 0], NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NONE:
            return 0
        e = campaign(g)
        circle = club(g).layout.box.circles[e.placing]
        return 0 if fits_somehow(circle, e.seats[f.who].grid[option - 1].needs) else TILE + 4

    def choose(self, g: Game, f: Frame, option: int) -> None:
        e = campaign(g)
        if option == NONE:
            tile = e.placing
            e.placing = 0
            throw_away(g, f.who, e, tile)
            return
        e.place = option - 1
        g.then(Frame(TURN_TILE, f.who))


class TurnTile(Ask):
    """Which way round (PC-TILE-21). Options are quarter turns clockwise."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return list(range(TURNS))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        e = campaign(g)
        edges = club(g).layout.box.circles[e.placing].edges[option]
        return 0 if fits(edges, e.seats[f.who].grid[e.place].needs) else TILE + 4

    def choose(self, g: Game, f: Frame, option: int) -> None:
        e = campaign(g)
        s = e.seats[f.who]
        tile, place = e.placing, e.place
        e.placing = 0
        e.place = OPEN
        edges = club(g).layout.box.circles[tile].edges[option]
        earn_symbols(s, edges, s.grid[place].needs)
        s.grid = placed(s.grid, place, tile, option, edges)
        g.note("election.places tile", f.who, tile, place)
        join_inner_circles(g, f.who, squares_completed(s.grid, s.grid[place].x, s.grid[place].y))


def earn_symbols(s: Candidate, edges: list[int], needs: list[int]) -> None:
    """One for each matched edge, for good (PC-TILE-12, 13, 15)."""
    symbols = s.symbols[:]
    for side in range(4):
        symbol = matched_symbol(edges[side], needs[side])
        if symbol >= 0:
            symbols[symbol] += 1
    s.symbols = symbols


def join_inner_circles(g: Game, who: int, squares: int) -> None:
    """Picks come one after the other, at once (PC-TILE-16 to 18, 23, 24, PC-EFFECT-18)."""
    if squares:
        g.note("election.inner circle", who, squares)
        picks = squares * inner_circle_picks(g, who)
        for _ in range(picks):
            g.todo(frames_of(g, who, club(g).layout.box.inner_circle))


TAKE_TILE: Final = TakeTile("election.TakeTile", ELECTION)
CHOOSE_TILE: Final = ChooseTile("election.ChooseTile", ELECTION)
PLACE_TILE: Final = PlaceTile("election.PlaceTile")
TURN_TILE: Final = TurnTile("election.TurnTile")
