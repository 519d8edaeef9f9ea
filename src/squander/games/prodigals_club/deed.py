"""What the lines of the card file can say: deeds, what they are counted by, and standing bonuses.

Each kind is a class with its spelling. `deeds.py` of a competition has those that belong to it.
"""

import re
from abc import abstractmethod
from typing import ClassVar, NamedTuple

from squander.games import deeds
from squander.games.deeds import complete
from squander.games.english import listed
from squander.games.pictures import Group, Picture, group, icon, italic
from squander.games.prodigals_club.box import Box, Trigger
from squander.games.prodigals_club.effect import Counter, Effect, Item
from squander.kernel.game import Game

Match = re.Match[str]
N = r"(\d\d?)"


class Wrong(ValueError):
    """What is wrong with a line, in words that fit behind the field's name."""


class Now(NamedTuple):
    """The moment in which a deed is told: whose it would be, after which others of its script, how many times over."""

    g: Game
    who: int
    item: Item
    before: list[Item]
    times: int


class Deed(deeds.Deed):
    """One effect of a script. A kind with a spelling is found by it in the card file."""

    kinds: ClassVar[list[type["Deed"]]] = []
    spelled: ClassVar[str]
    is_counted = False  # whether it may be done once for each of something
    style: ClassVar[str] = "fx"

    def __init_subclass__(cls, spelled: str = "") -> None:
        cls.spelled = spelled
        if spelled:
            Deed.kinds.append(cls)

    def __init__(self, line: str) -> None:
        self.line = line  # the words of the card file

    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "Deed":
        """From what the spelling has found."""
        return cls(line)

    @abstractmethod
    def effects(self) -> list[tuple[Effect, int]]:
        """The rules that carry it out, each with its amount."""

    def items(self) -> list[Item]:
        return [Item(effect, amount, None, self) for effect, amount in self.effects()]

    def picture(self) -> Group:
        return group(self.style, self.drawn())

    def now(self, g: Game) -> "Deed":
        """What it comes to in this position."""
        return self

    def remarks(self, now: Now) -> list[str]:
        """What a player should know before doing it now."""
        return []


class Amount(Deed):
    """So much of something, by one rule."""

    rule: ClassVar[Effect]

    def __init__(self, line: str, n: int) -> None:
        super().__init__(line)
        self.n = n

    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "Amount":
        return cls(line, int(m[1]))

    def effects(self) -> list[tuple[Effect, int]]:
        return [(self.rule, self.n)]


class Once(Deed):
    """Something that is done once, by one rule."""

    rule: ClassVar[Effect]

    def effects(self) -> list[tuple[Effect, int]]:
        return [(self.rule, 1)]


class Per(deeds.Deed):
    """What a deed is multiplied by, or hangs on."""

    kinds: ClassVar[list[type["Per"]]] = []
    spelled: ClassVar[str]

    def __init_subclass__(cls, spelled: str = "") -> None:
        cls.spelled = spelled
        if spelled:
            Per.kinds.append(cls)

    def __init__(self, counter: Counter) -> None:
        self.counter = counter

    @classmethod
    @abstractmethod
    def read(cls, m: Match, box: Box) -> "Per | None":
        """None if this box has nothing of that name."""

    def words_now(self, n: int) -> str:
        """How many there are in this position."""
        return f"{n or 'none'} now"


class PerThing(Per):
    """The same in every box."""

    what: ClassVar[Counter]

    @classmethod
    def read(cls, m: Match, box: Box) -> "PerThing":
        return cls(cls.what)


class Standing(deeds.Deed):
    """The bottom half of a black card."""

    kinds: ClassVar[list[type["Standing"]]] = []
    spelled: ClassVar[str]

    def __init_subclass__(cls, spelled: str = "") -> None:
        cls.spelled = spelled
        if spelled:
            Standing.kinds.append(cls)

    def __init__(self, line: str, m: Match, script: list[Deed]) -> None:
        self.line = line
        self.found = m[1]  # the name or number that it is about
        self.script = script  # what it gives, if anything

    @abstractmethod
    def trigger(self, box: Box, items: list[Item]) -> Trigger | None:
        """How the rules know it; None if this box has nothing of that name."""

    def picture(self) -> Group:
        return group("fx standing", self.drawn())


class Whenever(Standing):
    """Gives something each time that a white card of some sort is played."""

    @property
    @abstractmethod
    def occasion(self) -> str:
        """Which card."""

    @property
    @abstractmethod
    def sign(self) -> str:
        """Its icon."""

    def words(self) -> str:
        return f"For each {self.occasion} that you play, {listed([deed.words() for deed in self.script])}."

    def drawn(self) -> Picture:
        return [italic("each"), icon(self.sign), icon("becomes"), *(deed.picture() for deed in self.script)]


def check_kinds() -> None:
    complete([*Deed.kinds, *Per.kinds, *Standing.kinds])
