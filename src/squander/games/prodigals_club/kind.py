"""The Prodigals Club, as the rest of the program knows it."""

from collections.abc import Callable

from squander.games.prodigals_club.box import Box
from squander.games.prodigals_club.hidden import determinize
from squander.games.prodigals_club.layout import Layout
from squander.games.prodigals_club.rulings import RULINGS, apply_rulings, rulings_of
from squander.games.prodigals_club.score import ranking
from squander.games.prodigals_club.setup import COMPETITIONS, layout_for, load_parts, set_up
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.versions import GONE, UNTIL, VERSION
from squander.games.prodigals_club.worth import expense, worth
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.kind import Kind, Look
from squander.kernel.pieces import (
    Data,
    Expense,
    Note,
    Options,
    Part,
    Setting,
    Setup,
    Standing,
    View,
    Worth,
    path_or_none,
    text_of,
    texts_of,
)
from squander.kernel.words import Words

Opens = Callable[[str, str | None], Box]  # what opens a box by its hash, as a pack changes it


class ProdigalsClub(Kind):
    def __init__(self, words: Words, open_box: Opens, current: str, look: Look) -> None:
        super().__init__("prodigals-club", "The Prodigals Club", VERSION, words)
        self.open_box = open_box
        self.look = look
        self.falls = True
        self.layouts: dict[str, Layout] = {}  # made when first asked for
        self.settings = [
            Setting(
                "competitions",
                ["election", "society"],
                [],
                "two or all three of possessions, election and society",
                [
                    ["election", "society"],
                    ["possessions", "election"],
                    ["possessions", "society"],
                    ["possessions", "election", "society"],
                ],
            ),
            Setting("pack", None, [], "a file that changes cards, tiles or boards"),
            Setting("box", current, [], "the box it is played with", kept=True),
            *RULINGS,
        ]
        self.until, self.gone = UNTIL, GONE

    def check(self, players: int, options: Options) -> None:
        """PC-SETUP-02, PC-SETUP-03."""
        options["competitions"] = checked_competitions(options["competitions"])
        self.box_for(options)

    def box_for(self, options: Options) -> Box:
        return self.open_box(text_of(options, "box"), path_or_none(options, "pack"))

    def layout(self, setup: Setup) -> Layout:
        names, box = texts_of(setup.options, "competitions"), self.box_for(setup.options)
        key = f"{setup.players} {' '.join(names)} {id(box)} {rulings_of(setup.options)}"
        if key not in self.layouts:
            self.layouts[key] = layout_for(box, setup.players, names)
            apply_rulings(self.layouts[key], setup.options)
        return self.layouts[key]

    def start(self, setup: Setup) -> Game:
        return set_up(self, setup, self.layout(setup))

    def load(self, setup: Setup, parts: list[Data]) -> list[Part]:
        return load_parts(self, setup, self.layout(setup), parts)

    def view(self, g: Game, seat: int) -> View:
        return self.look(g, seat)

    def determinize(self, g: Game, seat: int) -> None:
        determinize(g, seat)

    def ranking(self, g: Game) -> list[Standing]:
        return ranking(g)

    def round_of(self, g: Game) -> int:
        return club(g).round

    def worth(self, g: Game, seat: int) -> Worth:
        return worth(g, seat)

    def expense(self, g: Game, note: Note) -> Expense | None:
        return expense(g, note)


def checked_competitions(given: object) -> list[str]:
    """Two or three different ones, in the order of the rulebook."""
    known = [competition.name for competition in COMPETITIONS]
    if not isinstance(given, list) and not isinstance(given, tuple):
        raise BadSetup(f"competitions must be a list out of {', '.join(known)}, not {given!r}.")
    for name in given:
        if name not in known:
            raise BadSetup(f"There is no competition {name!r}; choose two or three of {', '.join(known)}.")
        if list(given).count(name) > 1:
            raise BadSetup(f"competitions names {name} twice; name two or three different ones of {', '.join(known)}.")
    if len(given) < 2:
        few = "1 competition is" if given else "No competitions are"
        raise BadSetup(f"{few} too few; choose two or three of {', '.join(known)}.")
    return [name for name in known if name in given]
