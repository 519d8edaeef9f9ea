"""A game as the rest of the program knows it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from squander.kernel.errors import BadRecord, BadSetup
from squander.kernel.inheriting import mypyc_attr
from squander.kernel.pieces import (
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
    text_of,
    typed,
    value_of,
)
from squander.kernel.words import Words

if TYPE_CHECKING:
    from squander.kernel.game import Game

Look = Callable[["Game", int], View]  # what makes a view


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How to start it, look at it, guess at it and rank it."""

    def __init__(self, id: str, title: str, version: int, words: Words) -> None:
        self.id: Final = id
        self.title: Final = title
        self.version: Final = version  # of its rules; a record names the version it was played under
        self.words: Final = words
        self.least = 2
        self.most = 5
        self.alone = ""  # the setting by which a single player plays it, if it can be played alone
        self.alone_with: list[str] = []  # settings that mean something only then
        self.sign = ""  # of the money that its deciding number counts, such as £
        self.falls = False  # the lowest deciding number wins
        self.settings: list[Setting] = []
        self.until: dict[int, Options] = {}  # by version: what settings were up to it, for records without them
        self.gone: dict[int, str] = {}  # versions no longer played: the program that does

    def offered(self) -> list[Setting]:
        """The settings that people choose."""
        return [setting for setting in self.settings if not setting.kept]

    def boxes(self, options: Options) -> list[str]:
        """The hashes of the boxes that a game with these options is played with."""
        return [text_of(options, s.name) for s in self.settings if s.kept and s.name.endswith("box")]

    def as_played(self, rules: int, given: Options) -> Options:
        """What a record or a stored table says, and what its version of the rules meant where it says nothing."""
        if rules in self.gone or not 1 <= rules <= self.version:
            raise BadRecord(self.not_played(rules))
        meant: Options = {}
        for version in sorted(self.until, reverse=True):
            if version >= rules:
                meant.update(self.until[version])
        return {**meant, **given}

    def not_played(self, rules: int) -> str:
        played = [str(version) for version in range(1, self.version + 1) if version not in self.gone]
        other = f"version {self.gone[rules]} of the program" if rules in self.gone else "the version that wrote it"
        return (
            f"This was played under rules {rules} of {self.title}; this program plays rules {' and '.join(played)}. "
            f"Open it with {other}."
        )

    def settle(self, players: int, given: Mapping[str, object]) -> Options:
        """The full options of a game, or one sentence about what is wrong with those given."""
        alone = players == 1 and self.alone in given and given[self.alone] is not None
        if type(players) is not int or not (alone or self.least <= players <= self.most):
            hint = f"; alone it is played with the option {self.alone}" if self.alone and players == 1 else ""
            raise BadSetup(f"{self.title} takes {self.least} to {self.most} players, not {players}{hint}.")
        known = {setting.name: setting for setting in self.settings}
        for name, value in given.items():
            if name not in known:
                names = ", ".join([setting.name for setting in self.offered()])
                raise BadSetup(f"{self.title} has no option {name!r}; it has {names or 'none'}.")
            choices = known[name].choices
            if choices and not any(value == choice and type(value) is type(choice) for choice in choices):
                raise BadSetup(f"{name} cannot be {value!r}; choose one of {', '.join([typed(c) for c in choices])}.")
        options = {s.name: value_of(s.name, given.get(s.name, s.default)) for s in self.settings}
        self.check(players, options)
        return options

    def check(self, players: int, options: Options) -> None:
        """What a game wants of its options besides their choices; raises BadSetup."""

    def begin(self, setup: Setup, noting: bool = False) -> "Game":
        g = self.start(setup)
        g.noting = noting
        g.advance()
        return g

    def start(self, setup: Setup) -> "Game":
        """The laid-out table with the first frame on its agenda."""
        raise NotImplementedError

    def load(self, setup: Setup, parts: list[Data]) -> list[Part]:
        raise NotImplementedError

    def view(self, g: "Game", seat: int) -> View:
        raise NotImplementedError

    def determinize(self, g: "Game", seat: int) -> None:
        """Deal anew, in place, what the seat cannot know; `g` already has a generator of its own."""
        raise NotImplementedError

    def ranking(self, g: "Game") -> list[Standing]:
        raise NotImplementedError

    def rivals(self, g: "Game") -> list[Rival]:
        """Whoever plays along without a seat; at any time, as if the game ended now."""
        return []

    # --- looking back at a finished game

    def worth(self, g: "Game", seat: int) -> Worth:
        """The seat's deciding number at any time, and into what it splits."""
        return Worth(sum([standing.score for standing in self.ranking(g) if standing.seat == seat]), [])

    def round_of(self, g: "Game") -> int:
        """The round that is being played; 0 if the game has none. Found in a view, unless a game knows better."""
        found = self.view(g, -1).get("round", 0)
        return found if isinstance(found, int) else 0

    def expense(self, g: "Game", note: Note) -> Expense | None:
        """What a note of the log says that its player spent, if it says so."""
        return None
