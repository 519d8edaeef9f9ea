"""The Prodigals Club with Last Will, as the rest of the program knows it."""

from collections.abc import Callable, Mapping
from typing import Final

from squander.games.last_will.box import Box as WillBox
from squander.games.last_will.hidden import determinize as guess_hands
from squander.games.last_will.kind import SACKED
from squander.games.prodigals_club.box import Box
from squander.games.prodigals_club.hidden import determinize as guess_decks
from squander.games.prodigals_club.layout import Layout
from squander.games.prodigals_club.rulings import RULINGS, apply_rulings, rulings_of
from squander.games.prodigals_club.score import ranking
from squander.games.prodigals_club.setup import load_parts
from squander.games.prodigals_club.state import club
from squander.games.prodigals_last_will.setup import layout_for, set_up
from squander.games.prodigals_last_will.versions import GONE, UNTIL, VERSION
from squander.games.prodigals_last_will.worth import expense, worth
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
    texts_of,
)
from squander.kernel.words import Words

OpensClub = Callable[[str, str | None], Box]  # what opens a box by its hash, as a pack changes it
OpensWill = Callable[[str, str | None], WillBox]

COMPETITIONS: Final = ["election", "society"]
NOT_WITH_THE_CLUB: Final = [setting.name for setting in SACKED]
# A ruling that has changed, recorded as those of The Prodigals Club are.
WHITE_ACTIONS: Final = Setting(
    "white_actions",
    "any white card",
    ["any white card", "Last Will's"],
    "what a helper's action for white cards pays for",
    kept=True,
)


class ProdigalsLastWill(Kind):
    def __init__(self, words: Words, open_club: OpensClub, open_will: OpensWill, boxes: list[str], look: Look) -> None:
        super().__init__("prodigals-last-will", "The Prodigals Club with Last Will", VERSION, words)
        self.open_club = open_club
        self.open_will = open_will
        self.look = look
        self.falls = True
        self.layouts: dict[str, Layout] = {}  # made when first asked for
        self.settings = [
            Setting(
                "competitions",
                COMPETITIONS,
                [],
                "election, society or both, beside Last Will",
                [COMPETITIONS, ["election"], ["society"]],
            ),
            Setting("unknown_card", "may", ["may", "must"], "whether the unknown card may be declined", kept=True),
            Setting("starter", None, STARTERS, "the seat that starts; drawn from the seed if not named", unset=BY_LOT),
            Setting("pack", None, [], "a file that changes cards, tiles or boards of The Prodigals Club"),
            Setting("will_pack", None, [], "a file that changes cards or boards of Last Will"),
            Setting("box", boxes[0], [], "the box of The Prodigals Club", kept=True),
            Setting("will_box", boxes[1], [], "the box of Last Will", kept=True),
            *RULINGS,
            WHITE_ACTIONS,
        ]
        self.until, self.gone = UNTIL, GONE

    def settle(self, players: int, given: Mapping[str, object]) -> Options:
        """LW-VARIANT-45."""
        for name in given:
            if name in NOT_WITH_THE_CLUB:
                raise BadSetup(f"Getting Sacked is not played with The Prodigals Club; leave out {name!r}.")
        return super().settle(players, given)

    def check(self, players: int, options: Options) -> None:
        options["competitions"] = checked_competitions(options["competitions"])
        starter = number_or_none(options, "starter")
        if starter is not None and starter >= players:
            raise BadSetup(f"starter is seat {starter}, but the seats are 0 to {players - 1}.")
        self.open_boxes(options)

    def open_boxes(self, options: Options) -> tuple[Box, WillBox]:
        club = self.open_club(text_of(options, "box"), path_or_none(options, "pack"))
        return club, self.open_will(text_of(options, "will_box"), path_or_none(options, "will_pack"))

    def layout(self, setup: Setup) -> Layout:
        names = texts_of(setup.options, "competitions")
        box, will = self.open_boxes(setup.options)
        key = f"{setup.players} {' '.join(names)} {id(box)} {id(will)} {rulings_of(setup.options)}"
        if key not in self.layouts:
            self.layouts[key] = layout_for(box, will, setup.players, names)
            apply_rulings(self.layouts[key], setup.options)
        return self.layouts[key]

    def start(self, setup: Setup) -> Game:
        return set_up(self, setup, self.layout(setup))

    def load(self, setup: Setup, parts: list[Data]) -> list[Part]:
        return load_parts(self, setup, self.layout(setup), parts)

    def view(self, g: Game, seat: int) -> View:
        return self.look(g, seat)

    def determinize(self, g: Game, seat: int) -> None:
        guess_hands(g, seat)
        guess_decks(g, seat)

    def ranking(self, g: Game) -> list[Standing]:
        """PL-SCORE-07 to 09."""
        return ranking(g)

    def round_of(self, g: Game) -> int:
        return club(g).round

    def worth(self, g: Game, seat: int) -> Worth:
        return worth(g, seat)

    def expense(self, g: Game, note: Note) -> Expense | None:
        return expense(g, note)


def checked_competitions(given: object) -> list[str]:
    """PL-SETUP-01, PL-SETUP-02."""
    if not isinstance(given, list) and not isinstance(given, tuple):
        raise BadSetup(f"competitions must be a list out of {', '.join(COMPETITIONS)}, not {given!r}.")
    for name in given:
        if name not in COMPETITIONS:
            raise BadSetup(f"Last Will is joined with {' or '.join(COMPETITIONS)} or both, not with {name!r}.")
        if list(given).count(name) > 1:
            raise BadSetup(f"competitions names {name} twice; name it once.")
    if not given:
        raise BadSetup(f"Last Will alone is another game; join it with {' or '.join(COMPETITIONS)} or both.")
    return [name for name in COMPETITIONS if name in given]
