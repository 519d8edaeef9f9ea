"""Last Will, as the rest of the program knows it."""

from typing import Any, Final

from squander.games.last_will.hidden import determinize
from squander.games.last_will.score import ranking
from squander.games.last_will.setup import set_up
from squander.games.last_will.state import load_fortune
from squander.games.last_will.versions import GONE, UNTIL, VERSION
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import BY_LOT, STARTERS, Part, Setting, Setup, Standing
from squander.kernel.words import Words

WILLS: Final = ["standard", "drawn", 70, 80, 90, 100, 110, 120, 130]


class LastWill(Kind):
    def __init__(self, words: Words, shelf: Any, look: Any) -> None:
        super().__init__("last-will", "Last Will", VERSION, words)
        self.open_box = shelf.open_named
        self.look = look
        self.settings = [
            Setting("will", "standard", WILLS, "starting money: standard (£70), drawn (one will for all), or a sum"),
            Setting("plan_order", False, [False, True], "play with the plan-order board"),
            Setting("unknown_card", "may", ["may", "must"], "whether the unknown card may be declined", kept=True),
            Setting("starter", None, STARTERS, "the seat that starts; drawn from the seed if not named", unset=BY_LOT),
            Setting("pack", None, [], "a file that changes cards or boards"),
            Setting("box", shelf.current, [], "the box it is played with", kept=True),
        ]
        self.until, self.gone = UNTIL, GONE

    def check(self, players: int, options: dict[str, Any]) -> None:
        starter = options["starter"]
        if starter is not None and starter >= players:
            raise BadSetup(f"starter is seat {starter}, but the seats are 0 to {players - 1}.")
        self.open_box(options["box"], options["pack"])

    def start(self, setup: Setup) -> Game:
        return set_up(self, setup, self.open_box(setup.options["box"], setup.options["pack"]))

    def load(self, setup: Setup, parts: list[dict[str, Any]]) -> list[Part]:
        box = self.open_box(setup.options["box"], setup.options["pack"])
        return [load_fortune(box, box.layouts[setup.players], parts[0])]

    def view(self, g: Game, seat: int) -> dict[str, Any]:
        seen: dict[str, Any] = self.look(g, seat)
        return seen

    def determinize(self, g: Game, seat: int) -> None:
        determinize(g, seat)

    def ranking(self, g: Game) -> list[Standing]:
        return ranking(g)
