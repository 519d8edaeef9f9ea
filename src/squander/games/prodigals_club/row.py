"""The grammar of the card file: from a line such as `vote 1 per dog; mega 1` to deeds, and from them to a script.

Words are known to their competitions: each `deeds.py` has classes with their spelling. An effect that holds others,
a choice or a swap, is made once for each spelling and is found again by its name, as a saved agenda needs it.
"""

import re

from squander.games.prodigals_club.box import Box, Card, Trigger
from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.central.deeds import Bargain, Choice, Counted, Swaps, choose_rule, swap_rule
from squander.games.prodigals_club.deed import Deed, N, Per, Standing, Wrong, check_kinds
from squander.games.prodigals_club.effect import Effect, Item
from squander.games.prodigals_club.election.deeds import Treat
from squander.games.prodigals_club.possessions.deeds import MoreTime
from squander.games.prodigals_club.society import deeds as society  # noqa: F401  its kinds belong to the grammar
from squander.games.prodigals_club.society.moves import Shown
from squander.games.prodigals_club.society.together import Together, together
from squander.kernel.game import RULES

check_kinds()


def effect_kinds() -> set[type[Effect]]:
    """The kinds of rules that scripts are made of; moves shown together are asked as one, but belong to no script."""
    singles = {type(rule) for rule in RULES.values() if isinstance(rule, Effect)}
    return (singles | {Choose, Swap}) - {Together}


def split(text: str, mark: str) -> list[str]:
    """Parts between the marks that stand outside brackets."""
    parts, depth, start = [], 0, 0
    for i, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if depth == 0 and text.startswith(mark, i):
            parts.append(text[start:i])
            start = i + len(mark)
    return [*parts, text[start:]]


def script_of(deeds: list[Deed]) -> list[Item]:
    items = [item for deed in deeds for item in deed.items()]
    join_moves([item for item in items if item.effect.is_move])
    return items


def join_moves(items: list[Item]) -> None:
    """Influence moves shown together are made in any order (PC-MOVE-09)."""
    moves = [item.effect for item in items if isinstance(item.effect, Shown)]
    if len(moves) > 1:
        items[0].together = together(moves)
        for item in items[1:]:
            item.is_joined = True


class Grammar:
    """Reads lines with the symbols and boroughs of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def script(self, text: str) -> list[Item]:
        return script_of(self.deeds(text))

    def deeds(self, text: str) -> list[Deed]:
        return [self.deed(part) for part in split(text, "; ")] if text else []

    def deed(self, text: str) -> Deed:
        if m := re.fullmatch(r"swap (?:([1-9]) x )?\((.*)\)", text):
            return self.swaps(text, int(m[1] or 1), m[2])
        if m := re.fullmatch(r"([1-9]) x \((.*)\)", text):
            return self.choice(text, int(m[1]), m[2])
        if m := re.fullmatch(r"(.+?) (?:per|if) ([^()]+)", text):
            return Counted(text, self.countable(m[1]), self.per(m[2]))
        if text.startswith("(") and text.endswith(")"):
            return self.choice(text, 1, text[1:-1])
        return self.plain(text)

    def plain(self, text: str) -> Deed:
        for kind in Deed.kinds:
            if m := re.fullmatch(kind.spelled, text):
                return kind.read(text, m, self.box)
        raise Wrong(f"{text!r} is no effect; the head of cards.toml lists them")

    def countable(self, text: str) -> Deed:
        deed = self.deed(text)
        if not deed.is_counted:
            raise Wrong(f"{text!r} cannot be multiplied; only votes, pounds, megaphones and moves can")
        return deed

    def per(self, text: str) -> Per:
        for kind in Per.kinds:
            m = re.fullmatch(kind.spelled, text)
            if m and (found := kind.read(m, self.box)):
                return found
        raise Wrong(f"{text!r} is nothing one can count; use a symbol, six, party, a colour in a column or a borough")

    def choice(self, text: str, times: int, inside: str) -> Choice:
        alternatives = [self.deeds(part) for part in split(inside, " | ")]
        return Choice(text, times, alternatives, choose_rule(inside, [script_of(deeds) for deeds in alternatives]))

    def swaps(self, text: str, times: int, inside: str) -> Swaps:
        bargains = [self.bargain(part) for part in split(inside, " | ")]
        prices = [item for bargain in bargains for item in bargain.price.items()]
        return Swaps(text, times, bargains, swap_rule(inside, prices, [script_of(one.gain) for one in bargains]))

    def bargain(self, text: str) -> Bargain:
        price, arrow, gain = text.partition(" -> ")
        if not arrow or not re.fullmatch(rf"(?:gain|take|up) {N}", price):
            raise Wrong(f"{text!r} is no swap; write a price such as 'up 1', '->' and what it buys")
        return Bargain(self.plain(price), self.deeds(gain))

    def trigger(self, text: str) -> Trigger:
        for kind in Standing.kinds:
            if m := re.fullmatch(kind.spelled, text):
                gives = self.deeds(m.groupdict().get("gives", ""))
                trigger = kind(text, m, gives).trigger(self.box, script_of(gives))
                if trigger is not None:
                    return trigger
        raise Wrong(f"{text!r} is no standing bonus; the head of cards.toml lists them")


def finish_card(card: Card, grammar: Grammar, do: str, when: str) -> None:
    """What follows from the lines of a card."""
    deeds = grammar.deeds(do)
    card.do, card.when = do, when
    card.said = [*deeds]
    card.script = script_of(deeds)
    card.is_pub = len(deeds) == 1 and isinstance(deeds[0], Treat)
    card.is_time = len(deeds) == 1 and isinstance(deeds[0], MoreTime)
    card.symbols = sorted({item.counter.symbol for item in card.script if item.counter and item.counter.symbol >= 0})
    if when:
        card.trigger = grammar.trigger(when)
