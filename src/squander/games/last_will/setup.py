"""Setting up the game (LW-SETUP, LW-VARIANT)."""

from typing import Final

from squander.games.last_will.box import Box, Layout, Tile
from squander.games.last_will.cards import add_to_hand, draw
from squander.games.last_will.rules.rounds import NEXT_ROUND
from squander.games.last_will.seven_wills import read_outcomes, start_of
from squander.games.last_will.solicitor import DIFFICULTIES, Solicitor
from squander.games.last_will.state import Fortune, Seat, lay_tiles
from squander.games.last_will.terms import CLOCK_SPACE, EVENTS, REGULAR_DECKS, SPECIAL, WILDS
from squander.kernel.game import Frame, Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Options, Setup, Value, number_or_none, text_of
from squander.kernel.rng import Rng, seeded

SHORT: Final = 4  # lines of a job
LONG: Final = 5
POSITIONS: Final = 8  # of plan tiles


def set_up(kind: Kind, setup: Setup, box: Box) -> Game:
    """A game that has asked its first question."""
    rng = seeded(setup.seed)
    w = Fortune(box, boards_for(box, setup.players), [Seat() for _ in range(setup.players)])
    g = Game(kind, setup, rng, [w])
    lay_out(g, w, setup.options)
    g.then(Frame(NEXT_ROUND))
    return g


def boards_for(box: Box, players: int) -> Layout:
    """A single player has those for two (LW-SOLO-04)."""
    return box.layouts[max(2, players)]


def lay_out(g: Game, w: Fortune, options: Options) -> None:
    box = w.box
    w.orders = [shuffled_deck(g.rng, box, deck) for deck in range(EVENTS, SPECIAL + 1)]
    w.tops = [0] * len(w.orders)
    w.piles = [[] for _ in w.orders]
    w.market = g.rng.shuffled(box.market_tokens)
    w.extensions = box.extensions
    w.offering = [0] * len(w.layout.slots)
    w.figures = [-1] * errand_spaces(w, options["plan_order"] is True)
    lay_out_wilds(w)
    lines = give_inheritance(g.rng, w, options["will"])
    if g.players == 1:
        call_solicitor(w, options)
    for s in w.seats:
        first_hand(g, w, s)
    starter = number_or_none(options, "starter")
    w.starter = g.rng.below(g.players) if starter is None else starter
    if options["plan_order"]:
        w.plan_order = g.rng.shuffled(list(range(g.players)))
    lay_out_expansion(g.rng, w, lines)


def errand_spaces(w: Fortune, plan_order: bool) -> int:
    """Clock spaces come last and belong to the plan-order board (LW-VARIANT-06)."""
    return len([space for space in w.layout.spaces if plan_order or space.kind != CLOCK_SPACE])


def shuffled_deck(rng: Rng, box: Box, deck: int) -> list[int]:
    """Each deck is shuffled alone; specials lie by crowns, one on top, three at the bottom (LW-SETUP-10, 12)."""
    if deck != SPECIAL:
        return rng.shuffled(box.decks[deck])
    order: list[int] = []
    for crowns in (1, 2, 3):
        order += rng.shuffled([card for card in box.decks[SPECIAL] if box.cards[card].crowns == crowns])
    return order


def lay_out_wilds(w: Fortune) -> None:
    """The two wild cards lie on their own spaces from the start (LW-SETUP-15, LW-WILD-06)."""
    offering = w.offering[:]
    for i in range(len(w.layout.wild_slots)):
        offering[w.layout.wild_slots[i]] = w.box.decks[WILDS][i]
    w.offering = offering


def give_inheritance(rng: Rng, w: Fortune, will: Value) -> int:
    """The same sum for all: £70, a chosen sum, or one drawn will for the table (LW-SETUP-27, 28, 39, LW-VARIANT-01);
    who has a job inherits less (LW-VARIANT-35). How many lines the jobs have."""
    box = w.box
    money, lines = box.start_money, 0
    if will == "drawn":
        drawn = rng.below(len(box.wills))
        money, lines = box.wills[drawn], box.will_lines[drawn]
    elif isinstance(will, int):
        money = will
    if lines == 0:
        lines = LONG if money >= box.long_from else SHORT
    if box.jobs:
        money -= box.long_less if lines == LONG else box.short_less
    for s in w.seats:
        s.cash = money
    return lines


def call_solicitor(w: Fortune, options: Options) -> None:
    """He begins with as much as you; in a campaign both begin as the wills before say (LW-SOLO-04, 22, 23)."""
    you = w.seats[0]
    him = Solicitor(DIFFICULTIES.index(text_of(options, "difficulty")), you.cash)
    if options["campaign"] is not None:
        start = start_of(read_outcomes(options["campaign"]))
        you.cash = start.yours
        him.began = him.fortune = start.his
    w.solicitor = him


def lay_out_expansion(rng: Rng, w: Fortune, lines: int) -> None:
    """Jobs and plan tiles, where they are played with; nothing is drawn for a game without them."""
    if w.box.jobs:
        deal_jobs(rng, w, lines)
    if w.box.tiles:
        lay_tiles(w, drawn_tiles(rng, w.box.tiles, len(w.seats)))


def deal_jobs(rng: Rng, w: Fortune, lines: int) -> None:
    """Each player has a job of their own, all with as many lines (LW-VARIANT-23, LW-VARIANT-35)."""
    jobs = w.box.jobs
    order = rng.shuffled([job for job in range(len(jobs)) if len(jobs[job].lines) == lines])
    for who in range(len(w.seats)):
        w.seats[who].job = order[who]


def drawn_tiles(rng: Rng, tiles: list[Tile], players: int) -> list[int]:
    """Tiles one by one, until each position has one that is for this number of players; either side may come up
    (LW-VARIANT-20, LW-VARIANT-21)."""
    laid = [-1] * POSITIONS
    for number in rng.shuffled(list(range(len(tiles)))):
        tile = tiles[number]
        if players in tile.players and laid[tile.position] < 0:
            laid[tile.position] = 2 * number + rng.below(2)
        if -1 not in laid:
            break
    return laid


def first_hand(g: Game, w: Fortune, s: Seat) -> None:
    """Three helpers or expenses and three properties (LW-SETUP-29)."""
    for deck in REGULAR_DECKS:
        for _ in range(w.box.first_hand[deck]):
            add_to_hand(s, draw(g, w, deck))
