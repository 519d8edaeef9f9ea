"""MacCreedy's Mansion, as the rest of the program knows it."""

from collections.abc import Callable
from typing import Final

from squander.games.maccreedys_mansion.box import Box
from squander.games.maccreedys_mansion.hidden import determinize
from squander.games.maccreedys_mansion.score import ranking
from squander.games.maccreedys_mansion.setup import rulings_of, set_up
from squander.games.maccreedys_mansion.state import load_mansion, mansion
from squander.games.maccreedys_mansion.versions import GONE, UNTIL, VERSION
from squander.games.maccreedys_mansion.worth import DOLLARS, expense, worth
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

LIMITS: Final = [None, *range(1, 41)]
HAUNTINGS: Final = [None, *range(10)]
LEVELS: Final = ["suggested", "lick-of-paint", "thorough-repairs", "as-bequeathed"]
Opens = Callable[[str, str | None], Box]  # what opens a box by its hash, as a pack changes it


class MacCreedysMansion(Kind):
    def __init__(self, words: Words, open_box: Opens, current: str, look: Look) -> None:
        super().__init__("maccreedys-mansion", "MacCreedy's Mansion", VERSION, words)
        self.open_box = open_box
        self.look = look
        self.sign = DOLLARS
        usual = open_box(current, None).numbers
        self.settings = [
            Setting(
                "difficulty",
                "suggested",
                LEVELS,
                "how many rooms lie under dust sheets, which makes it easier; suggested: by the number of players",
            ),
            Setting("covered", [], [], "rooms to cover by id, instead of the difficulty's"),
            Setting(
                "pay_on_purchase",
                False,
                [False, True],
                "supplies are paid for in the evening they are taken, not when they are used",
            ),
            Setting(
                "max_rounds",
                None,
                LIMITS,
                "the safety limit: the game ends after so many rounds",
                unset=f"{usual.max_rounds}, as usual",
            ),
            Setting(
                "hauntings",
                None,
                HAUNTINGS,
                "haunt actions a company has in a game, 0 for no limit",
                unset=f"{usual.hauntings}, as usual",
            ),
            Setting(
                "share",
                "this-round",
                ["this-round", "all-markers"],
                "a finished room is paid to who worked there that day, or to all whose markers lie there",
            ),
            Setting(
                "solvency",
                "net",
                ["net", "active"],
                "whether a company is closed for what it owes (net), or only without a dollar in hand (active)",
            ),
            Setting(
                "forfeits", "others", ["others", "nobody"], "who is paid for what only the ruined completed", kept=True
            ),
            Setting("liquidation", "all", ["all", "not-for-good"], "which closed companies must liquidate", kept=True),
            Setting("starter", None, STARTERS, "the seat that starts; drawn from the seed if not named", unset=BY_LOT),
            Setting("pack", None, [], "a file that changes the house or the cards"),
            Setting("box", current, [], "the box it is played with", kept=True),
        ]
        self.until, self.gone = UNTIL, GONE

    def check(self, players: int, options: Options) -> None:
        starter = number_or_none(options, "starter")
        if starter is not None and starter >= players:
            raise BadSetup(f"starter is seat {starter}, but the seats are 0 to {players - 1}.")
        check_covered(self.box_for(options), options["covered"])

    def box_for(self, options: Options) -> Box:
        return self.open_box(text_of(options, "box"), path_or_none(options, "pack"))

    def start(self, setup: Setup) -> Game:
        return set_up(self, setup, self.box_for(setup.options))

    def load(self, setup: Setup, parts: list[Data]) -> list[Part]:
        box = self.box_for(setup.options)
        return [load_mansion(box, rulings_of(setup.options, box), parts[0])]

    def view(self, g: Game, seat: int) -> View:
        return self.look(g, seat)

    def determinize(self, g: Game, seat: int) -> None:
        determinize(g, seat)

    def ranking(self, g: Game) -> list[Standing]:
        return ranking(g)

    def round_of(self, g: Game) -> int:
        return mansion(g).round

    def worth(self, g: Game, seat: int) -> Worth:
        return worth(g, seat)

    def expense(self, g: Game, note: Note) -> Expense | None:
        return expense(g, note)


def check_covered(box: Box, covered: object) -> None:
    """Enough rooms must stay for the track (MM-SETUP-02, 15)."""
    known = [room.id for room in box.rooms]
    if not isinstance(covered, list) or any([room not in known for room in covered]):
        raise BadSetup(f"covered is {covered!r}; it must be a list out of {', '.join(known)}.")
    most = len(known) - box.numbers.track
    if len(covered) > most or len(covered) != len(set(covered)):
        raise BadSetup(f"covered names {len(covered)} rooms; at most {most} can be covered, each once.")
