"""The table of the combination in text: the Club's, and Last Will's as one of its competitions."""

from typing import NamedTuple

from rich.text import Text

from squander.cli.screens import CardText, Seen
from squander.cli.screens import last_will as wills
from squander.cli.screens import prodigals_club as clubs
from squander.games.last_will.box import Box as WillBox
from squander.games.last_will.state import fortune
from squander.games.prodigals_club.box import Box as ClubBox
from squander.games.prodigals_club.state import club
from squander.kernel.game import Game
from squander.kernel.pieces import Standing

GOAL = (
    "Spend an inheritance and ruin yourself in the other competitions at once. Your final score is your highest one, "
    "money and property among them, and the lowest final score wins. The game ends after five rounds, or with the "
    "round in which somebody is at zero anywhere."
)
KNOWN_BETTER = wills.KNOWN_BETTER


class Boxes(NamedTuple):
    will: WillBox
    club: ClubBox


def box_of(g: Game) -> Boxes:
    return Boxes(fortune(g).box, club(g).layout.box)


def in_will(s: Seen) -> Seen:
    """The same sight as Last Will's screen knows it."""
    return s._replace(view=s.view["last-will"], box=s.box.will, asked=s.asked.replace("both.", "will."))


def in_club(s: Seen) -> Seen:
    return s._replace(
        box=s.box.club, asked=s.asked.replace("both.KeepCards", "both.DiscardDown").replace("both.", "club.")
    )


def heading(s: Seen) -> str:
    now = wills.phase(in_will(s).asked)
    if now == "actions":
        sending = any(seat["boys"] for seat in s.view["seats"])
        now = "errands" if sending else clubs.phase(in_club(s).asked)
    last = " · the last round" if s.view["round"] == s.view["rounds"] else ""
    return f"Round {s.view['round']} of {s.view['rounds']} · {now}{last}"


def table(s: Seen, whole: bool) -> list[Text]:
    """Both tables, one below the other."""
    lines = [Text("Last Will", "bold underline"), *wills.table(in_will(s), whole)]
    return [*lines, Text("The Prodigals Club", "bold underline"), *clubs.table(in_club(s), whole)]


def about(s: Seen, place: str) -> str:
    """Places of Last Will's table begin with `will-`."""
    if place.startswith("will-"):
        return wills.about(in_will(s), place.removeprefix("will-"))
    return clubs.about(in_club(s), place)


def lookup(s: Seen, name: str) -> list[str]:
    return [*wills.lookup(in_will(s), name), *clubs.lookup(in_club(s), name)]


def result(standing: Standing) -> str:
    return clubs.result(standing)


def cards(pack: str | None) -> list[CardText]:
    """A pack is the Club's, as in the game's own option of that name. No will is drawn (PL-SETUP-11)."""
    return [*[card for card in wills.cards(None) if card.kind != "will"], *clubs.cards(pack)]
