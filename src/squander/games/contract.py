"""All that a game brings to the program: the class that each game fills in, in the `__init__.py` of its folder.

What a method needs of the higher rooms it imports when it is called, so that a game is simulated without a screen.
"""

import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from squander.games.boxes import Shelf
from squander.games.card_row import CardRow
from squander.games.clauses import index
from squander.games.pictures import Pictures
from squander.games.reasons import Reasons, read_reasons
from squander.games.source import Toml
from squander.games.warning import Warned
from squander.kernel.game import Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Data, Note, Options, View
from squander.kernel.question import Question

if TYPE_CHECKING:
    from squander.bots import Maker
    from squander.cli.screens import Screen
    from squander.envs.core.encoder import Encoder
    from squander.games.expert import Expert
    from squander.lab.accounts import Account
    from squander.lab.targets import Targets

ABOUT = "about.toml"
PEOPLE = "people.toml"  # opponents by name; see squander.bots.people
DAILY = "daily.toml"  # the deal of the day; see squander.play.daily_deal
CARDS = "cards.toml"
HOW = "how.toml"  # how it is played, told to people; see squander.play.how
EXERCISES = "exercises.toml"  # positions to solve; see squander.play.exercises
NOT_IN_THE_BOX = (ABOUT, PEOPLE, DAILY, HOW, EXERCISES)


class Check(Protocol):
    """What must hold in every game, and which games the conformance suite plays: a game's `check.py`."""

    MOST_PLIES: int
    SCORES: tuple[int, int]  # the least and the most
    CELLS: list[tuple[int, Options]]  # players and options

    def faults(self, g: Game) -> list[str]:
        """Every broken invariant, in words; an empty list for a sound position."""


class Package:
    """A game with its boxes, texts, screen, bots and targets. What a small game leaves out is done for it."""

    made_of: Sequence[str] = ()  # ids of other games, whose cards and rules it has, too
    left_out: tuple[str, ...] = ()  # how the ids of clauses begin that are about pieces left in their boxes
    endings: Sequence[str] = ("the end",)
    seen: type | None = None  # what its views hold, a TypedDict; the page is typed from it
    row: type = CardRow  # what its cards are to the page: a TypedDict that adds to this one
    known_better: frozenset[str] = frozenset()  # public notes that their own player is told more exactly

    def __init__(self, home: str, kind: Kind) -> None:
        self.home = home  # the name of its Python package
        self.kind = kind

    @property
    def folder(self) -> Path:
        return Path(str(sys.modules[self.home].__file__)).parent

    def parts(self) -> "list[Package]":
        """The games whose boxes it is played with: itself, or those it is made of."""
        from squander.games import package_of

        return [package_of(id) for id in self.made_of] or [self]

    # --- the box, and what is read

    def shelf(self) -> Shelf[object]:
        """Its boxes. A game that keeps no earlier ones has the files that lie there."""
        files = [path.name for path in sorted(self.folder.glob("*.toml")) if path.name not in NOT_IN_THE_BOX]
        return Shelf(self.folder, files, lambda *_: None)

    def expansions(self) -> dict[str, Shelf[object]]:
        """Boxes of their own that may be added to its box, by name."""
        return {}

    def sentences(self, box: str) -> dict[str, str]:
        """What each card of a box says, by its id."""
        return {}

    def pictures(self, box: str) -> Pictures:
        """What each card of a box does, as icons, by its id."""
        return {}

    def catalogue(self, box: str) -> Data:
        """A box as data for the page: every card row with its deck, its sentence and its picture, the other files as
        they are."""
        texts, drawn = self.sentences(box), self.pictures(box)
        files = self.shelf().data(box)
        cards = [
            {**row, "deck": deck}
            for deck, rows in files.pop(CARDS, {}).items()
            if isinstance(rows, list)
            for row in rows
        ]
        told = [{**row, "text": texts.get(row["id"], ""), "picture": drawn.get(row["id"], [])} for row in cards]
        return {"cards": told, **{name.removesuffix(".toml"): data for name, data in files.items()}}

    def clauses(self) -> list[dict[str, str]]:
        """All it is played by: its own, and those of the games it is made of, as far as it uses their pieces."""
        others = [part for part in self.parts() if part is not self]
        rows = [*index(self.home), *(row for part in others for row in index(part.home))]
        return [row for row in rows if not row["id"].startswith(self.left_out)]

    def about(self) -> Toml:
        """What the start page says of it."""
        path = self.folder / ABOUT
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}

    # --- what a table says before it hurts

    def warnings(self, question: Question, view: View) -> list[Warned]:
        """Answers that their giver may regret, told from what the asked seat sees."""
        return []

    # --- the end

    def ending(self, g: Game) -> str:
        """In which of its ways a finished game ended."""
        return self.endings[0]

    def comes_anyway(self, note: Note) -> int:
        """What a note adds to its player's deciding number though nobody did a thing for it."""
        return 0

    def decides(self, note: Note) -> bool:
        """Whether a note tells what changed somebody's deciding number, and not only what led to it."""
        return False

    def sequel(self, g: Game) -> Options:
        """What a finished game changes in the options of the next one, where games follow each other."""
        return {}

    # --- what it brings to the higher rooms

    def check(self) -> Check | None:
        return None

    def screen(self) -> "Screen":
        """Its table in text."""
        from squander.cli.screens import generic

        return generic

    def bots(self) -> "dict[str, Maker]":
        """Its own bots, the weakest first; one that plays by chance need not be named."""
        return {}

    def rivals(self) -> "dict[str, Maker]":
        """Opponents with one idea each, to measure bots by; they can be named, but people are not offered them."""
        return {}

    def expert(self) -> "Expert | None":
        """What it knows of being played well; without one, nobody can plan it."""
        return None

    def reasons(self) -> Reasons:
        """Words for what its expert sees, for advice."""
        expert = self.expert()
        return Reasons({}) if expert is None else read_reasons(self.folder / "bots" / "reasons.toml", expert.aspects())

    def encoder(self, players: int) -> "Encoder | None":
        """It as numbers, for programs that learn."""
        return None

    def encoder_with(self, players: int, options: Options) -> "Encoder | None":
        """The numbers of a game with these settled options, where an expansion has others."""
        return self.encoder(players)

    def targets(self) -> "Targets | None":
        """What a balanced game should look like."""
        return None

    def account(self) -> "Account":
        """What a finished game was like for each seat, for the lab's tables."""
        from squander.lab.accounts import NoAccount

        return NoAccount()
