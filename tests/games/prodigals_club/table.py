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
from squander.games.prodigals_club.central.actions import ACTIONS
from squander.games.prodigals_club.central.deal import DEAL
from squander.games.prodigals_club.central.end_of_round import CLEAR_BOARDS, END_OF_ROUND
from squander.games.prodigals_club.central.errands import ERRANDS
from squander.games.prodigals_club.check import faults
from squander.games.prodigals_club.effect import in_play
from squander.games.prodigals_club.election.circles import earn_symbols, first_grid, fits, placed, spot_at
from squander.games.prodigals_club.election.state import Campaign, Candidate, campaign
from squander.games.prodigals_club.possessions.state import Estate, estate
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.society.state import COLUMN_NAMES, COLUMNS, Salon, salon
from squander.games.prodigals_club.state import Club, Seat, club
from squander.games.prodigals_club.symbols import count_symbol
from squander.games.prodigals_club.terms import ELECTION, NAMELESS, POSSESSIONS, SOCIETY
from squander.kernel.game import Frame, Game, Refusal
from squander.kernel.pieces import line_of

RULES_PACK = str(Path(__file__).with_name("box.toml"))
LETTERS = {"P": "possessions", "E": "election", "S": "society"}
Place = tuple[int, str]  # value of the row, column


class Table:
    """A position and the words to play on it."""

    def __init__(self, g: Game) -> None:
        self.g = g
        g.noting = True
        self.remember()

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
    def who(self) -> int:
        return self.g.question.who

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

    def words(self) -> list[str]:
        """The legal answers in the record's notation."""
        return [self.word(option) for option in self.g.question.options]

    def word(self, option: int) -> str:
        f = self.g.asked
        assert f is not None
        return self.g.kind.words.word(self.g, f, option)

    def refused(self) -> dict[str, Refusal]:
        return {self.word(r.option): r for r in self.g.question.refused}

    def notes(self) -> list[str]:
        return [note.what for note in line_of(self.g.log)]

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

    def choose(self, *words: str) -> "Table":
        """Answer questions one after the other; a card's copy need not be named."""
        for word in words:
            options = [o for o in self.g.question.options if self.word(o) == word]
            options += [o for o in self.g.question.options if self.word(o).rsplit(".", 1)[0] == word]
            assert options, f"{word!r} is not offered by {self.asked}: {self.words()}, refused {self.refused()}"
            self.g.choose(options[0])
            assert not faults(self.g), faults(self.g)
        return self

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
        for key in ("hand", "boys"):
            if key not in wanted:
                changes.pop(key, None)
        expected = {key: value for key, value in wanted.items() if value}
        assert changes == expected, f"changed {changes}, not {expected}"
        return self

    def can(self, word: str) -> bool:
        return any(word in (w, w.rsplit(".", 1)[0]) for w in self.words())

    def cannot(self, word: str, clause: str) -> "Table":
        """The candidate is there, refused for this clause, and choosing it changes nothing."""
        refused = [r for w, r in self.refused().items() if word in (w, w.rsplit(".", 1)[0])]
        assert refused, f"{word!r} is not refused by {self.asked}: legal {self.words()}, refused {self.refused()}"
        assert refused[0].clause == clause, f"refused by {refused[0]}, not {clause}"
        before = self.g.digest()
        try:
            self.g.choose(refused[0].option)
        except squander.NotOffered:
            assert self.g.digest() == before
            return self
        raise AssertionError("a refused option was accepted")


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
    **mine: Any,
) -> Table:
    """A position made to order; `phase` is errands, actions, park, dame or end.

    What a seat may be given (`others` by seat): hand, board, used, played, boys, bonus, renaissance, pounds, tiles,
    votes, megaphones, park, grid, markers, immune.
    """
    g = fresh(letters, players, seed).g
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


def begin(g: Game, phase: str) -> None:
    c = club(g)
    g.agenda.clear()
    g.asked, g.options = None, []
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
