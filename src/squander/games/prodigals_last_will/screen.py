"""The table of the combination in text: the Club's, and Last Will's as one of its competitions."""

from typing import NamedTuple

from rich.text import Text

from squander.cli.screens import CardText, Seen
from squander.games.last_will import screen as wills
from squander.games.last_will.box import Box as WillBox
from squander.games.last_will.content import open_box
from squander.games.last_will.state import fortune
from squander.games.prodigals_club import screen as clubs
from squander.games.prodigals_club.box import Box as ClubBox
from squander.games.prodigals_club.state import club
from squander.games.prodigals_last_will.seen import BothView
from squander.kernel.game import Game
from squander.kernel.pieces import Standing

GOAL = (
    "Spend an inheritance and ruin yourself in the other competitions at once. Your final score is your highest one, "
    "money and property among them, and the lowest final score wins. The game ends after five rounds, or with the "
    "round in which somebody is at zero anywhere."
)


class Boxes(NamedTuple):
    will: WillBox
    club: ClubBox


Scene = Seen[BothView, Boxes]


def goal(g: Game) -> str:
    return GOAL


def box_of(g: Game) -> Boxes:
    return Boxes(fortune(g).box, club(g).layout.box)


def in_will(s: Scene) -> wills.Scene:
    """The same sight as Last Will's screen knows it."""
    return Seen(s.view["last-will"], s.box.will, s.names, s.phase, s.again)


def in_club(s: Scene) -> clubs.Scene:
    return Seen(s.view, s.box.club, s.names, s.phase, s.again)


def heading(s: Scene) -> str:
    return clubs.heading(in_club(s))


def table(s: Scene, whole: bool) -> list[Text]:
    """Both tables, one below the other."""
    lines = [Text("Last Will", "bold underline"), *wills.table(in_will(s), whole)]
    return [*lines, Text("The Prodigals Club", "bold underline"), *clubs.table(in_club(s), whole)]


def about(s: Scene, place: str) -> str:
    """Places of Last Will's table begin with `will-`."""
    if place.startswith("will-"):
        return wills.about(in_will(s), place.removeprefix("will-"))
    return clubs.about(in_club(s), place)


def lookup(s: Scene, name: str) -> list[str]:
    return [*wills.lookup(in_will(s), name), *clubs.lookup(in_club(s), name)]


def result(standing: Standing) -> str:
    return clubs.result(standing)


def cards(pack: str | None) -> list[CardText]:
    """A pack is the Club's, as in the game's own option of that name. No will is drawn (PL-SETUP-11)."""
    return [*[card for card in wills.cards_of(open_box()) if card.kind != "will"], *clubs.cards(pack)]
