"""The Prodigals Club, as the rest of the program knows it."""

from typing import Any

from squander.games.prodigals_club.hidden import determinize
from squander.games.prodigals_club.layout import Layout
from squander.games.prodigals_club.rulings import RULINGS, apply_rulings, rulings_of
from squander.games.prodigals_club.score import ranking
from squander.games.prodigals_club.setup import COMPETITIONS, layout_for, load_parts, set_up
from squander.games.prodigals_club.versions import GONE, UNTIL, VERSION
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Part, Setting, Setup, Standing
from squander.kernel.words import Words


class ProdigalsClub(Kind):
    def __init__(self, words: Words, shelf: Any, look: Any) -> None:
        super().__init__("prodigals-club", "The Prodigals Club", VERSION, words)
        self.open_box = shelf.open_named
        self.look = look
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
            Setting("box", shelf.current, [], "the box it is played with", kept=True),
            *RULINGS,
        ]
        self.until, self.gone = UNTIL, GONE

    def check(self, players: int, options: dict[str, Any]) -> None:
        """PC-SETUP-02, PC-SETUP-03."""
        options["competitions"] = checked_competitions(options["competitions"])
        self.open_box(options["box"], options["pack"])

    def layout(self, setup: Setup) -> Layout:
        names, box = setup.options["competitions"], self.open_box(setup.options["box"], setup.options["pack"])
        key = f"{setup.players} {' '.join(names)} {id(box)} {rulings_of(setup.options)}"
        if key not in self.layouts:
            self.layouts[key] = layout_for(box, setup.players, names)
            apply_rulings(self.layouts[key], setup.options)
        return self.layouts[key]

    def start(self, setup: Setup) -> Game:
        return set_up(self, setup, self.layout(setup))

    def load(self, setup: Setup, parts: list[dict[str, Any]]) -> list[Part]:
        return load_parts(self, setup, self.layout(setup), parts)

    def view(self, g: Game, seat: int) -> dict[str, Any]:
        seen: dict[str, Any] = self.look(g, seat)
        return seen

    def determinize(self, g: Game, seat: int) -> None:
        determinize(g, seat)

    def ranking(self, g: Game) -> list[Standing]:
        return ranking(g)


def checked_competitions(given: Any) -> list[str]:
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
