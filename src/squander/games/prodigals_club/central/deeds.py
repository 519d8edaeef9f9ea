"""What cards of any competition can say: choices, swaps, what is counted, one more errand."""

import re
from typing import NamedTuple

from squander.games.english import listed
from squander.games.pictures import Picture, group, icon, italic, many
from squander.games.prodigals_club.box import Box
from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.central.errands import EXTRA_ERRAND
from squander.games.prodigals_club.deed import Deed, Match, Now, Once, Per, Wrong
from squander.games.prodigals_club.effect import Effect, Item
from squander.games.prodigals_club.symbols import PER_SYMBOL
from squander.games.prodigals_club.text import often
from squander.kernel.game import RULES

MOST_WITHOUT_COMMA = 40


class OneMoreErrand(Once, spelled=r"errand"):
    rule = EXTRA_ERRAND

    def words(self) -> str:
        return "send one more errand boy"

    def drawn(self) -> Picture:
        return ["+1", icon("errand")]


class Counted(Deed):
    """A deed done once for each of something."""

    def __init__(self, line: str, deed: Deed, per: Per) -> None:
        super().__init__(line)
        self.deed = deed
        self.per = per

    def effects(self) -> list[tuple[Effect, int]]:
        return self.deed.effects()

    def items(self) -> list[Item]:
        return [Item(effect, amount, self.per.counter, self) for effect, amount in self.effects()]

    def words(self) -> str:
        if isinstance(self.deed, Choice):
            return f"choose one and do it {self.per.words()}: {self.deed.words()}"
        return f"{self.deed.words()} {self.per.words()}"

    def remarks(self, now: Now) -> list[str]:
        return [self.per.words_now(self.per.counter.count(now.g, now.who)), *self.deed.remarks(now)]

    def drawn(self) -> Picture:
        what = self.deed.drawn_in("fx-choice boxed") if isinstance(self.deed, Choice) else self.deed.drawn()
        return [*what, group("fx-per", self.per.drawn())]


class Choice(Deed):
    """One of several, so many times."""

    style = "fx spread"

    def __init__(self, line: str, times: int, alternatives: list[list[Deed]], rule: Choose) -> None:
        super().__init__(line)
        self.times = times
        self.alternatives = alternatives
        self.is_counted = times == 1 and all(deed.is_counted for script in alternatives for deed in script)
        self.rule = rule

    def effects(self) -> list[tuple[Effect, int]]:
        return [(self.rule, 1)] * self.times

    def words(self) -> str:
        times = f"{often(self.times)}: " if self.times > 1 else ""
        return times + one_of([listed([deed.words() for deed in script]) for script in self.alternatives])

    def drawn(self) -> Picture:
        return self.drawn_in("fx-choice")

    def drawn_in(self, style: str) -> Picture:
        tokens: Picture = []
        for i, script in enumerate(self.alternatives):
            tokens += [*([italic("or", "or")] if i else []), *(deed.picture() for deed in script)]
        return [*many(self.times), group(style, tokens)]


def one_of(alternatives: list[str]) -> str:
    """With a comma where an alternative is long, or has a pause or an `or` of its own."""
    if any(len(text) > MOST_WITHOUT_COMMA or re.search(r",| or | and ", text) for text in alternatives):
        return ", or ".join(alternatives)
    return " or ".join([", ".join(alternatives[:-1]), alternatives[-1]])


class Bargain(NamedTuple):
    price: Deed
    gain: list[Deed]

    def words(self) -> str:
        return f"{self.price.words()} to {listed([deed.words() for deed in self.gain])}"

    def drawn(self) -> Picture:
        return [self.price.picture(), icon("becomes"), *(deed.picture() for deed in self.gain)]


class Swaps(Deed):
    """One scoring move undone for another, so many times."""

    style = "fx swap"

    def __init__(self, line: str, times: int, bargains: list[Bargain], rule: Swap) -> None:
        super().__init__(line)
        self.times = times
        self.bargains = bargains
        self.rule = rule

    def effects(self) -> list[tuple[Effect, int]]:
        return [(self.rule, 1)] * self.times

    def words(self) -> str:
        may = f"up to {often(self.times)}, " if self.times > 1 else ""
        return f"{may}you may {', or '.join(bargain.words() for bargain in self.bargains)}"

    def drawn(self) -> Picture:
        return [*many(self.times), group("fx-deals", [group("fx-deal", one.drawn()) for one in self.bargains])]


class PerSymbol(Per, spelled=r"(\w+)"):
    """A common symbol of the box."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(PER_SYMBOL[number])
        self.name = name

    @classmethod
    def read(cls, m: Match, box: Box) -> "PerSymbol | None":
        return cls(m[1], box.symbols.index(m[1])) if m[1] in box.symbols else None

    def words(self) -> str:
        return f"for each {self.name} symbol you have"

    def drawn(self) -> Picture:
        return ["/", icon(self.name)]


def one_word(text: str) -> str:
    """A spelling as part of a rule's name, which a record writes as one word."""
    return text.replace(" | ", "|").replace(" -> ", ">").replace("; ", ";").replace(" ", "-")


def choose_rule(text: str, scripts: list[list[Item]]) -> Choose:
    """Made once for each spelling, and found again by its name, as a saved agenda needs it."""
    if any(item.counter for script in scripts for item in script):
        raise Wrong("write '(a | b) per symbol', not 'a per symbol' inside a choice")
    name = f"club.Choose:{one_word(text)}"
    found = RULES.get(name)
    return found if isinstance(found, Choose) else Choose(name, scripts)


def swap_rule(text: str, prices: list[Item], gains: list[list[Item]]) -> Swap:
    name = f"club.Swap:{one_word(text)}"
    found = RULES.get(name)
    return found if isinstance(found, Swap) else Swap(name, prices, gains)
