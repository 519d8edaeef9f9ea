"""What an entry of a card's effects says, read strictly: the base of all in `deeds.py`."""

from abc import abstractmethod
from typing import ClassVar

from squander.games import deeds
from squander.games.maccreedys_mansion.box import Effect
from squander.games.maccreedys_mansion.terms import RESOURCE_NAMES, TRADE_NAMES
from squander.games.maccreedys_mansion.text import dollars
from squander.games.pictures import Group, Picture, group, icon
from squander.games.source import Reader

ALL = -1  # every trade, every resource, any storey
DAYS = ["today", "tomorrow"]
MOST = 100_000
SIZE = 15

Storeys = dict[str, str]  # names by id, from the top


class Deed(deeds.Deed):
    """What one entry of a card's effects says."""

    kinds: ClassVar[dict[str, type["Deed"]]] = {}
    must: ClassVar[set[str]] = set()
    may: ClassVar[set[str]] = set()

    def __init_subclass__(cls, word: str = "") -> None:
        if word:
            Deed.kinds[word] = cls

    def __init__(self, read: Reader, storeys: Storeys) -> None:
        self.row = read.row
        self.storeys = storeys
        self.count = read.number("count", 1, 1)
        self.add = read.number("add", -MOST, 0)
        self.percent = read.number("percent", -100, 0)
        self.trade = one_of(read, "trade", TRADE_NAMES)
        self.resource = one_of(read, "resource", RESOURCE_NAMES)
        self.when = DAYS[read.word("when", DAYS, "tomorrow")]

    @abstractmethod
    def effect(self) -> Effect:
        """How the rules know it."""

    @property
    @abstractmethod
    def sign(self) -> str:
        """Its icon."""

    @property
    @abstractmethod
    def label(self) -> str:
        """What the icon means."""

    @property
    def size(self) -> str:
        """How much of it, for the picture."""
        if "add" in self.row:
            return f"{'+' if self.add > 0 else '−'}{dollars(abs(self.add))}"
        if "percent" in self.row:
            return f"{self.percent}%"
        return f"{self.count}×" if self.count > 1 else ""

    def drawn(self) -> Picture:
        piece = self.row.get("trade", self.row.get("resource", ""))
        label = f"{self.label}, {piece}" if piece else self.label
        return [icon(self.sign, label, SIZE), *([self.size] if self.size else [])]

    def picture(self) -> Group:
        return group("pair", self.drawn())


def one_of(read: Reader, field: str, names: list[str]) -> int:
    return ALL if read.row.get(field, "all") == "all" else read.word(field, names)
