"""The grammar of the card file: from a line such as `vote 1 per dog; mega 1` to a script.

Words are known to their competitions: `VOCABULARY` maps a pattern to what it makes. An effect that holds others, a
choice or a swap, is made once for each spelling and is found again by its name, as a saved agenda needs it.
"""

import re
from collections.abc import Callable

from squander.games.prodigals_club.box import Box, Card, Trigger
from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.central.errands import EXTRA_ERRAND
from squander.games.prodigals_club.effect import Counter, Effect, Item
from squander.games.prodigals_club.election.circles import CHOOSE_TILE, TAKE_TILE
from squander.games.prodigals_club.election.pub import TREAT_AT_PUB
from squander.games.prodigals_club.election.votes import (
    GAIN_VOTES,
    IN_PARK,
    LOSE_VOTES,
    MEGAPHONES,
    PER_PARTY,
    STAND_IN_PARK,
)
from squander.games.prodigals_club.money import SPEND, TAKE
from squander.games.prodigals_club.possessions.selling import EXCHANGE, SELL, SELL_ANOTHER
from squander.games.prodigals_club.possessions.spending import MOST_PER_CARD, PER_BOROUGH, RISING, SPEND_WITH_TIME
from squander.games.prodigals_club.society.groups import COLUMN_MOVES, MOST_STEPS, ROW_MOVES
from squander.games.prodigals_club.society.moves import (
    IMMUNE,
    LEAPS,
    MOVE_UP,
    MOVES,
    PER_COLUMN,
    PER_SIX,
    WAY_NAMES,
    Shown,
)
from squander.games.prodigals_club.society.state import COLOUR_NAMES, COLUMN_NAMES
from squander.games.prodigals_club.society.together import together
from squander.games.prodigals_club.symbols import PER_SYMBOL
from squander.games.prodigals_club.terms import (
    INNER_CIRCLE,
    NO_LIMIT,
    ON_MEGAPHONE,
    ON_PARTY,
    ON_PUB,
    ON_SALE,
    PARTY_BITS,
)
from squander.kernel.game import RULES

Match = re.Match[str]
Atom = Callable[[Match], list[tuple[Effect, int]]]

N = r"(\d\d?)"
COLOUR = r"(?: (lady|gentleman))?"
WAYS = r"((?:down|diag|side)(?:/(?:down|diag|side))*)"
COLUMN = r"(left|middle|right)"


class Wrong(ValueError):
    """What is wrong with a line, in words that fit behind the field's name."""


def colour(name: str | None) -> int:
    return COLOUR_NAMES.index(name or "")


def sales(m: Match) -> list[tuple[Effect, int]]:
    discount = int(m[2] or 0)
    return [(SELL if i == 0 else SELL_ANOTHER, discount) for i in range(int(m[1]))]


def steps(m: Match) -> list[tuple[Effect, int]]:
    bits = sum({1 << WAY_NAMES.index(way) for way in m[2].split("/")})
    return [(MOVES[3 * bits + colour(m[3])], int(m[1]))]


def timed(m: Match) -> list[tuple[Effect, int]]:
    per_card = RISING if m[2] == "rising" else int(m[2][1:])
    if not RISING <= per_card <= MOST_PER_CARD:
        raise Wrong(f"at most {MOST_PER_CARD} pounds for each A Little More Time card")
    return [(SPEND_WITH_TIME[per_card], int(m[1]))]


def few_steps(text: str) -> int:
    if not 1 <= int(text) < MOST_STEPS:
        raise Wrong(f"a group moves 1 to {MOST_STEPS - 1} steps")
    return int(text)


VOCABULARY: dict[str, Atom] = {
    rf"vote {N}": lambda m: [(LOSE_VOTES, int(m[1]))],
    rf"gain {N}": lambda m: [(GAIN_VOTES, int(m[1]))],
    rf"mega {N}": lambda m: [(MEGAPHONES, int(m[1]))],
    r"mega round": lambda m: [(STAND_IN_PARK, 1)],
    r"tile ([1-4])": lambda m: [(TAKE_TILE, int(m[1]))],
    r"tile of ([2-4])": lambda m: [(CHOOSE_TILE, int(m[1]))],
    r"pub": lambda m: [(TREAT_AT_PUB, 1)],
    rf"spend {N}": lambda m: [(SPEND, int(m[1]))],
    rf"take {N}": lambda m: [(TAKE, int(m[1]))],
    rf"spend {N} time (\+\d|rising)": timed,
    r"sell ([1-9])(?: at -(\d))?": sales,
    r"exchange(?: limit (\d))?": lambda m: [(EXCHANGE, NO_LIMIT if m[1] is None else int(m[1]))],
    rf"move {N} {WAYS}{COLOUR}": steps,
    rf"up {N}": lambda m: [(MOVE_UP, int(m[1]))],
    rf"row down {N}{COLOUR}": lambda m: [(ROW_MOVES[colour(m[2])], few_steps(m[1]))],
    rf"column {COLUMN}{COLOUR} down {N}": lambda m: [
        (COLUMN_MOVES[colour(m[2])][COLUMN_NAMES.index(m[1])], few_steps(m[3]))
    ],
    rf"leap{COLOUR}": lambda m: [(LEAPS[colour(m[1])], 1)],
    r"immune": lambda m: [(IMMUNE, 1)],
    r"errand": lambda m: [(EXTRA_ERRAND, 1)],
    r"time": lambda m: [],
}
MULTIPLIED = re.compile(rf"(?:vote|spend|mega) {N}|move .*")


def split(text: str, mark: str) -> list[str]:
    """Parts between the marks that stand outside brackets."""
    parts, depth, start = [], 0, 0
    for i, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if depth == 0 and text.startswith(mark, i):
            parts.append(text[start:i])
            start = i + len(mark)
    return [*parts, text[start:]]


def one_word(text: str) -> str:
    """A spelling as part of a rule's name, which a record writes as one word."""
    return text.replace(" | ", "|").replace(" -> ", ">").replace("; ", ";").replace(" ", "-")


def join_moves(items: list[Item]) -> None:
    """Influence moves shown together are made in any order (PC-MOVE-09)."""
    moves = [item.effect for item in items if isinstance(item.effect, Shown)]
    if len(moves) > 1:
        items[0].together = together(moves)
        for item in items[1:]:
            item.is_joined = True


class Grammar:
    """Reads scripts with the symbols and boroughs of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def script(self, text: str) -> list[Item]:
        items = [item for part in split(text, "; ") for item in self.items(part)] if text else []
        join_moves([item for item in items if item.effect.is_move])
        return items

    def items(self, text: str) -> list[Item]:
        if m := re.fullmatch(r"swap (?:([1-9]) x )?\((.*)\)", text):
            return [Item(self.swap(m[2]), 1, None, text)] * int(m[1] or 1)
        if m := re.fullmatch(r"([1-9]) x (\(.*\))", text):
            return [Item(self.choice(m[2]), 1, None, text)] * int(m[1])
        if m := re.fullmatch(r"(.+?) (?:per|if) ([^()]+)", text):
            return self.multiplied(text, m[1], self.counter(m[2]))
        if text.startswith("(") and text.endswith(")"):
            return [Item(self.choice(text), 1, None, text)]
        spec = f"pub {'/'.join(str(votes) for votes in self.box.pub_votes)}" if text == "pub" else text
        return [Item(effect, amount, None, spec) for effect, amount in self.atom(text)]

    def multiplied(self, text: str, what: str, counter: Counter) -> list[Item]:
        parts = split(what[1:-1], " | ") if what.startswith("(") else [what]
        if not all(MULTIPLIED.fullmatch(part) for part in parts):
            raise Wrong(f"{what!r} cannot be multiplied; only votes, pounds, megaphones and moves can")
        return [Item(item.effect, item.amount, counter, text) for item in self.items(what)]

    def atom(self, text: str) -> list[tuple[Effect, int]]:
        for pattern, make in VOCABULARY.items():
            if m := re.fullmatch(pattern, text):
                return make(m)
        raise Wrong(f"{text!r} is no effect; the head of cards.toml lists them")

    def counter(self, text: str) -> Counter:
        if text in self.box.symbols:
            return PER_SYMBOL[self.box.symbols.index(text)]
        if text in ("six", "party", "hydepark"):
            return {"six": PER_SIX, "party": PER_PARTY, "hydepark": IN_PARK}[text]
        if m := re.fullmatch(rf"(lady|gentleman) in {COLUMN}", text):
            return PER_COLUMN[colour(m[1])][COLUMN_NAMES.index(m[2])]
        if text.startswith("borough ") and text[8:] in self.box.boroughs:
            return PER_BOROUGH[self.box.boroughs.index(text[8:])]
        raise Wrong(f"{text!r} is nothing one can count; use a symbol, six, party, a colour in a column or a borough")

    def choice(self, text: str) -> Choose:
        alternatives = [self.script(part) for part in split(text[1:-1], " | ")]
        if any(item.counter for script in alternatives for item in script):
            raise Wrong("write '(a | b) per symbol', not 'a per symbol' inside a choice")
        name = f"club.Choose:{one_word(text[1:-1])}"
        found = RULES.get(name)
        return found if isinstance(found, Choose) else Choose(name, alternatives)

    def swap(self, text: str) -> Swap:
        prices, gains = [], []
        for part in split(text, " | "):
            price, arrow, gain = part.partition(" -> ")
            if not arrow or not re.fullmatch(rf"(?:gain|take|up) {N}", price):
                raise Wrong(f"{part!r} is no swap; write a price such as 'up 1', '->' and what it buys")
            prices += self.items(price)
            gains.append(self.script(gain))
        name = f"club.Swap:{one_word(text)}"
        found = RULES.get(name)
        return found if isinstance(found, Swap) else Swap(name, prices, gains)

    def trigger(self, text: str) -> Trigger:
        head, colon, tail = text.partition(": ")
        if m := re.fullmatch(r"circle (\d)", text):
            return Trigger(INNER_CIRCLE, 0, int(m[1]), [], text)
        if colon and head.startswith("party ") and head[6:] in PARTY_BITS:
            return Trigger(ON_PARTY, PARTY_BITS[head[6:]], 0, self.script(tail), text)
        if colon and head in ("pub", "mega"):
            return Trigger(ON_PUB if head == "pub" else ON_MEGAPHONE, 0, 0, self.script(tail), text)
        if head.startswith("sell ") and head[5:] in self.box.boroughs and re.fullmatch(r"-\d", tail):
            return Trigger(ON_SALE, self.box.boroughs.index(head[5:]), -int(tail), [], text)
        raise Wrong(f"{text!r} is no standing bonus; the head of cards.toml lists them")


def finish_card(card: Card, grammar: Grammar, do: str, when: str) -> None:
    """What follows from the lines of a card."""
    card.do = do
    card.script = grammar.script(do)
    card.is_pub = do == "pub"
    card.is_time = do == "time"
    card.symbols = sorted({item.counter.symbol for item in card.script if item.counter and item.counter.symbol >= 0})
    if when:
        card.trigger = grammar.trigger(when)
