"""Last Will, as the rest of the program knows it."""

from collections.abc import Callable
from typing import Final

from squander.games.last_will.box import Box
from squander.games.last_will.hidden import determinize
from squander.games.last_will.score import ranking
from squander.games.last_will.setup import set_up
from squander.games.last_will.state import fortune, load_fortune
from squander.games.last_will.versions import GONE, UNTIL, VERSION
from squander.games.last_will.worth import POUNDS, expense, worth
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.kind import Kind, Look
from squander.kernel.pieces import (
    BY_LOT,
    STARTERS,
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
    number_or_none,
    path_or_none,
    text_of,
)
from squander.kernel.words import Words

WILLS: Final[list[str | int]] = ["standard", "drawn", 70, 80, 90, 100, 110, 120, 130]
Opens = Callable[[str, str | None], Box]  # what opens a box by its hash, as a pack changes it


class LastWill(Kind):
    def __init__(self, words: Words, open_box: Opens, current: str, look: Look) -> None:
        super().__init__("last-will", "Last Will", VERSION, words)
        self.open_box = open_box
        self.look = look
        self.sign, self.falls = POUNDS, True
        self.settings = [
            Setting("will", "standard", WILLS, "starting money: standard (£70), drawn (one will for all), or a sum"),
            Setting("plan_order", False, [False, True], "play with the plan-order board"),
            Setting("unknown_card", "may", ["may", "must"], "whether the unknown card may be declined", kept=True),
            Setting("starter", None, STARTERS, "the seat that starts; drawn from the seed if not named", unset=BY_LOT),
            Setting("pack", None, [], "a file that changes cards or boards"),
            Setting("box", current, [], "the box it is played with", kept=True),
        ]
        self.until, self.gone = UNTIL, GONE

    def check(self, players: int, options: Options) -> None:
        starter = number_or_none(options, "starter")
        if starter is not None and starter >= players:
            raise BadSetup(f"starter is seat {starter}, but the seats are 0 to {players - 1}.")
        self.box_for(options)

    def box_for(self, options: Options) -> Box:
        return self.open_box(text_of(options, "box"), path_or_none(options, "pack"))

    def start(self, setup: Setup) -> Game:
        return set_up(self, setup, self.box_for(setup.options))

    def load(self, setup: Setup, parts: list[Data]) -> list[Part]:
        box = self.box_for(setup.options)
        return [load_fortune(box, box.layouts[setup.players], parts[0])]

    def view(self, g: Game, seat: int) -> View:
        return self.look(g, seat)

    def determinize(self, g: Game, seat: int) -> None:
        determinize(g, seat)

    def ranking(self, g: Game) -> list[Standing]:
        return ranking(g)

    def round_of(self, g: Game) -> int:
        return fortune(g).round

    def worth(self, g: Game, seat: int) -> Worth:
        return worth(g, seat)

    def expense(self, g: Game, note: Note) -> Expense | None:
        return expense(g, note)
