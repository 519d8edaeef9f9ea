"""How each game's table looks in text. A screen draws what a seat sees; it decides nothing and computes no rule."""

from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from rich.text import Text

from squander.kernel.game import Game
from squander.kernel.pieces import Standing

V = TypeVar("V")
B = TypeVar("B")


class Seen(NamedTuple, Generic[V, B]):
    """What a screen draws: the view of a seat, and the words around it."""

    view: V
    box: B
    names: list[str]
    phase: str  # of the open question, as its face says; empty when the game is over
    again: bool = False  # the same phase was drawn for this seat before


AnySeen = Seen[Any, Any]  # a screen knows the view and the box of its own game


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
    def goal(self, g: Game) -> str:
        """What one plays for, told before the first question."""

    def box_of(self, g: Game) -> object:
        """What is in this game's box, for names and texts."""

    def heading(self, s: AnySeen) -> str:
        """Where in the game this is; when it changes, the table is drawn anew."""

    def table(self, s: AnySeen, whole: bool) -> list[Text]:
        """The table below its heading; not whole, only what matters for the question asked."""

    def about(self, s: AnySeen, place: str) -> str:
        """What lies at a place such as `hand:17`, in full; empty when nothing is to be said."""

    def lookup(self, s: AnySeen, name: str) -> list[str]:
        """Things of the box whose name contains this, in full."""

    def result(self, standing: Standing) -> str:
        """A final score in words."""

    def cards(self, pack: str | None) -> list[CardText]:
        """All cards of the game."""


def seen_by(g: Game, seat: int, names: list[str], screen: Screen) -> AnySeen:
    phase = g.kind.words.phase(g.asked) if g.asked else ""
    return Seen(g.view(seat), screen.box_of(g), names, phase)
