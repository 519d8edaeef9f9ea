"""What cards can do. Each kind is a class with the word that rows use for it, its rule, its words and its picture."""

from typing import ClassVar

from squander.games import deeds
from squander.games.pictures import Group, Picture, group, icon
from squander.games.source import Reader
from squander.games.template import rules
from squander.games.template.box import Effect


class Deed(deeds.Deed):
    """So much of something."""

    kinds: ClassVar[dict[str, type["Deed"]]] = {}
    rule: ClassVar[Effect]

    def __init_subclass__(cls, word: str) -> None:
        Deed.kinds[word] = cls

    def __init__(self, read: Reader) -> None:
        self.amount = read.number("amount", 1)

    def picture(self) -> Group:
        return group("line strong", self.drawn())


class Pounds(Deed, word="spend"):
    rule = rules.SPEND

    def words(self) -> str:
        return f"spend £{self.amount}"

    def drawn(self) -> Picture:
        return [f"−£{self.amount} ", icon("pound")]
