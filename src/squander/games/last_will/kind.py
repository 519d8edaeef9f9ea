"""Last Will, as the rest of the program knows it."""

from collections.abc import Callable
from typing import Final

from squander.games.last_will.box import Box
from squander.games.last_will.hidden import determinize
from squander.games.last_will.score import ranking, rivals
from squander.games.last_will.setup import boards_for, set_up
from squander.games.last_will.seven_wills import BEGIN, read_outcomes
from squander.games.last_will.solicitor import DIFFICULTIES, SOLICITOR
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
    Rival,
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
OpensParts = Callable[[str, str | None, list[str]], Box]  # with these parts of the expansion
# The expansion: all of it, or part by part (LW-VARIANT-17).
SACKED: Final = [
    Setting(
        "sacked",
        False,
        [False, True],
        "Getting Sacked, the whole expansion: everybody has a job to lose before the money",
    ),
    Setting("jobs", False, [False, True], "everybody has a job, and only who has lost it can win"),
    Setting("plan_tiles", False, [False, True], "plans are tiles that differ from game to game"),
    Setting("weddings", False, [False, True], "six weddings among the events"),
    Setting("more_specials", False, [False, True], "seven more special cards, one more in the offering each round"),
    Setting("more_properties", False, [False, True], "six more properties"),
    Setting("more_helpers", False, [False, True], "the best man among the helpers"),
    Setting("more_wills", False, [False, True], "ten more last wills, for those who let one be drawn"),
]
# A game for one; it has the options it always had besides (LW-SOLO).
ALONE: Final = [
    Setting("solo", None, [None, SOLICITOR], "unofficial: alone against the uncle's Solicitor", unset="no"),
    Setting("difficulty", DIFFICULTIES[0], DIFFICULTIES, "of the Solicitor: how fast he is rid of his fortune"),
    Setting("campaign", None, [], "seven wills against the Solicitor, or this one alone", [None, BEGIN], unset="no"),
]


class LastWill(Kind):
    def __init__(
        self,
        words: Words,
        open_box: Opens,
        open_parts: OpensParts,
        named: Callable[[str], str],
        current: str,
        look: Look,
    ) -> None:
        super().__init__("last-will", "Last Will", VERSION, words)
        self.open_box = open_box
        self.open_parts = open_parts
        self.named = named  # what a box is called together with the expansion
        self.look = look
        self.sign, self.falls = POUNDS, True
        self.alone, self.alone_with = "solo", ["difficulty", "campaign"]
        self.settings = [
            Setting("will", "standard", WILLS, "starting money: standard (£70), drawn (one will for all), or a sum"),
            Setting(
                "plan_order",
                False,
                [False, True],
                "a board of its own says who chooses a plan first, and a boy at its clock moves one up",
            ),
            *SACKED,
            *ALONE,
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
        if parts_of(options):
            options["box"] = self.named(text_of(options, "box"))
        else:
            leave_out(options, SACKED)
        if players == 1 or options["solo"] is not None:
            check_alone(players, options)
        else:
            leave_out_solicitor(options)
        self.box_for(options)

    def box_for(self, options: Options) -> Box:
        box, pack, parts = text_of(options, "box"), path_or_none(options, "pack"), parts_of(options)
        return self.open_parts(box, pack, parts) if parts else self.open_box(box, pack)

    def start(self, setup: Setup) -> Game:
        return set_up(self, setup, self.box_for(setup.options))

    def load(self, setup: Setup, parts: list[Data]) -> list[Part]:
        box = self.box_for(setup.options)
        return [load_fortune(box, boards_for(box, setup.players), parts[0])]

    def view(self, g: Game, seat: int) -> View:
        return self.look(g, seat)

    def determinize(self, g: Game, seat: int) -> None:
        determinize(g, seat)

    def ranking(self, g: Game) -> list[Standing]:
        return ranking(g)

    def rivals(self, g: Game) -> list[Rival]:
        return rivals(g)

    def round_of(self, g: Game) -> int:
        return fortune(g).round

    def worth(self, g: Game, seat: int) -> Worth:
        return worth(g, seat)

    def expense(self, g: Game, note: Note) -> Expense | None:
        return expense(g, note)


def parts_of(options: Options) -> list[str]:
    """The parts of the expansion that are played with, in their order; `sacked` stands for all."""
    parts = [setting.name for setting in SACKED if setting.name != "sacked"]
    return [part for part in parts if options.get("sacked") is True or options.get(part) is True]


def leave_out(options: Options, settings: list[Setting]) -> None:
    """A game without the expansion has the options it had before there was one, and so has its record."""
    for setting in settings:
        options.pop(setting.name, None)


def check_alone(players: int, options: Options) -> None:
    """One player, the box and nothing else, and in a campaign no other will than it is at (LW-SOLO-02, 03, 25)."""
    if players != 1:
        raise BadSetup(f"The Solicitor plays against one player, not {players}; name one player, or leave solo out.")
    if parts_of(options) or options["plan_order"] is True:
        raise BadSetup("The Solicitor knows neither Getting Sacked nor the plan-order board; leave them out of solo.")
    if options["campaign"] == BEGIN:
        options["campaign"] = []
    if options["campaign"] is not None:
        read_outcomes(options["campaign"])
        if options["will"] != "standard":
            raise BadSetup("A campaign goes through the wills in their order; leave will out.")


def leave_out_solicitor(options: Options) -> None:
    """Whoever names how he plays has to name him."""
    for setting in ALONE:
        if options[setting.name] != setting.default:
            raise BadSetup(f"{setting.name} is the Solicitor's; name solo={SOLICITOR} and one player with it.")
    leave_out(options, ALONE)
