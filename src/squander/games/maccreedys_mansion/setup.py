"""Setting up the game (MM-SETUP)."""

from squander.games.maccreedys_mansion.books import book
from squander.games.maccreedys_mansion.box import Box
from squander.games.maccreedys_mansion.jobs import refill_track
from squander.games.maccreedys_mansion.rules.rounds import NEXT_ROUND
from squander.games.maccreedys_mansion.state import Company, Mansion, Rulings
from squander.games.maccreedys_mansion.terms import OPENING
from squander.kernel.game import Frame, Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Options, Setup, number_or_none, texts_of
from squander.kernel.rng import seeded


def set_up(kind: Kind, setup: Setup, box: Box) -> Game:
    w = Mansion(box, rulings_of(setup.options, box), [Company() for _ in range(setup.players)])
    g = Game(kind, setup, seeded(setup.seed), [w])
    lay_out(g, w, setup.options)
    g.then(Frame(NEXT_ROUND))
    return g


def rulings_of(options: Options, box: Box) -> Rulings:
    rulings = Rulings(
        options["pay_on_purchase"] is True, options["share"] == "all-markers", options["solvency"] == "net"
    )
    rulings.others_inherit = options["forfeits"] == "others"
    rulings.all_closed_liquidate = options["liquidation"] == "all"
    hauntings, rounds = number_or_none(options, "hauntings"), number_or_none(options, "max_rounds")
    rulings.hauntings = box.numbers.hauntings if hauntings is None else hauntings
    rulings.max_rounds = box.numbers.max_rounds if rounds is None else rounds
    return rulings


def lay_out(g: Game, w: Mansion, options: Options) -> None:
    """The whole house without markers, its covered rooms, five valid jobs, a board and funds for each company, the
    first player (MM-SETUP-01 to 08, 16, 17)."""
    box = w.box
    for room in covered_rooms(box, g.players, options):
        w.covered |= 1 << room
    w.owner = [-1] * len(box.space_trade)
    w.stamp = [0] * len(box.space_trade)
    w.pool = box.pool
    w.deck = g.rng.shuffled(list(range(len(box.rooms))))
    w.events = g.rng.shuffled(list(range(len(box.events))))
    w.haunts = g.rng.shuffled(list(range(len(box.haunts))))
    refill_track(g, w)
    for who in range(g.players):
        book(w, who, OPENING, 0, 0, box.numbers.active, box.numbers.invested)
    named = number_or_none(options, "starter")
    starter = g.rng.below(g.players) if named is None else named
    w.order = [(starter + i) % g.players for i in range(g.players)]


def covered_rooms(box: Box, players: int, options: Options) -> list[int]:
    """Rooms named one by one, or those of the difficulty; without either, of the level suggested for so many players
    (MM-SETUP-02)."""
    named = texts_of(options, "covered")
    if named:
        return [room for room in range(len(box.rooms)) if box.rooms[room].id in named]
    for level in box.levels:
        if level.id == options["difficulty"] or (options["difficulty"] == "suggested" and players in level.players):
            return level.covered
    return []
