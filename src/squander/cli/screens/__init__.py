"""How each game's table looks in text. A screen draws what a seat sees; it decides nothing and computes no rule."""

from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from rich.text import Text

from squander.kernel.game import Game
from squander.kernel.pieces import Standing

SCREENS = {
    "last-will": "squander.cli.screens.last_will",
    "prodigals-club": "squander.cli.screens.prodigals_club",
    "prodigals-last-will": "squander.cli.screens.prodigals_last_will",
    "maccreedys-mansion": "squander.cli.screens.maccreedys_mansion",
}
GENERIC = "squander.cli.screens.generic"


class Seen(NamedTuple):
    """What a screen draws: the view of a seat, and the words around it."""

    view: dict[str, Any]
    box: Any
    names: list[str]
    asked: str  # the open question's name; empty when the game is over
    who: int  # the seat asked
    again: bool = False  # the same phase was drawn for this seat before


class CardText(NamedTuple):
    """A row of the card list."""

    id: str
    name: str
    deck: str
    kind: str
    symbols: list[str]
    copies: int
    text: str
    source: str
    note: str
    crowns: int = 0  # on the back of a special card
    icons: int = 0  # on the back of a card of the Club: those with one come first


class Screen(Protocol):
    GOAL: str
    KNOWN_BETTER: frozenset[str]  # public notes that their own player is told more exactly

    def box_of(self, g: Game) -> Any:
        """What is in this game's box, for names and texts."""

    def heading(self, s: Seen) -> str:
        """Where in the game this is; when it changes, the table is drawn anew."""

    def table(self, s: Seen, whole: bool) -> list[Text]:
        """The table below its heading; not whole, only what matters for the question asked."""

    def about(self, s: Seen, place: str) -> str:
        """What lies at a place such as `hand:17`, in full; empty when nothing is to be said."""

    def lookup(self, s: Seen, name: str) -> list[str]:
        """Things of the box whose name contains this, in full."""

    def result(self, standing: Standing) -> str:
        """A final score in words."""

    def cards(self, pack: str | None) -> list[CardText]:
        """All cards of the game."""


def screen_of(id: str) -> Screen:
    return cast(Screen, import_module(SCREENS.get(id, GENERIC)))


def seen_by(g: Game, seat: int, names: list[str], screen: Screen) -> Seen:
    asked = g.asked
    name, who = (asked.rule.name, asked.who) if asked else ("", -1)
    return Seen(g.view(seat), screen.box_of(g), names, name, who)
