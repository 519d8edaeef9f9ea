"""Cards, errands and tiles in words, made from their scripts alone."""

import re
from collections.abc import Callable
from functools import cache

from squander.games.prodigals_club.box import Box, Card, Dame
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.row import split
from squander.games.prodigals_club.society.beatrice import ADJACENT, BY_COLUMN, BY_ROW
from squander.games.prodigals_club.society.state import COLUMN_NAMES
from squander.games.prodigals_club.terms import ANY_SYMBOL, BLANK
from squander.games.saying import listed

Match = re.Match[str]
WAYS = {"down": "down", "diag": "diagonally down", "side": "sideways"}
COLOURS = {"lady": "ladies", "gentleman": "gentlemen", "marker": "markers"}
ADDED = "Add it to a card or errand that spends more with time; alone it does nothing."
OFTEN = {"1": "once", "2": "twice", "3": "three times", "4": "four times", "5": "five times", "6": "six times"}
MOST_WITHOUT_COMMA = 40


def plural(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def ways(text: str) -> str:
    return " or ".join(WAYS[way] for way in text.split("/"))


def moves(m: Match) -> str:
    who = f"a {m[3] or 'marker'}"
    return f"move {who} {ways(m[2])}" if m[1] == "1" else f"move {who} {ways(m[2])}, up to {often(m[1])}"


def sale(m: Match) -> str:
    """The first of several is compulsory."""
    what = "a possession" if m[1] == "1" else f"{one_to(m[1])} possessions"
    each = " each" if m[1] != "1" else ""
    return f"sell {what}{f' at £{m[2]} less{each}' if m[2] else ''}"


def timed(m: Match) -> str:
    if m[2] == "rising":
        return f"spend £{m[1]}, and £1, £2, £3 … more for the 1st, 2nd, 3rd … A Little More Time card added"
    return f"spend £{m[1]}, and £{m[2][1:]} more for each A Little More Time card added"


def group(who: str | None, where: str, steps: str) -> str:
    """None of them need go."""
    return f"move any {COLOURS[who or 'marker']} of {where} down {steps_text(steps)}"


def steps_text(n: str) -> str:
    return "1 step" if n == "1" else f"{one_to(n)} steps"


def one_to(n: str) -> str:
    return f"1 or {n}" if n == "2" else f"1 to {n}"


def often(n: str) -> str:
    return OFTEN.get(n, f"{n} times")


def treats(m: Match) -> str:
    votes = m[1].split("/")
    return f"play up to {len(votes)} of these together: lose {', '.join(votes[:-1])} or {votes[-1]} votes"


PHRASES: dict[str, Callable[[Match], str]] = {
    r"vote (\d+)": lambda m: f"lose {plural(int(m[1]), 'vote')}",
    r"gain (\d+)": lambda m: f"gain {plural(int(m[1]), 'vote')}",
    r"spend (\d+)": lambda m: f"spend £{m[1]}",
    r"take (\d+)": lambda m: f"take £{m[1]}",
    r"up (\d+)": lambda m: f"move a marker up {plural(int(m[1]), 'step')}",
    r"mega (\d+)": lambda m: f"get {plural(int(m[1]), 'megaphone')}",
    r"mega round": lambda m: "get the megaphones of this round",
    r"move (\d+) (\S+?)(?: (lady|gentleman))?": moves,
    r"sell (\d)(?: at -(\d))?": sale,
    r"exchange": lambda m: "exchange a possession, whatever the loss",
    r"exchange limit (\d)": lambda m: f"exchange a possession, with coins for a loss above £{m[1]}",
    r"spend (\d+) time (\S+)": timed,
    r"row down (\d)(?: (\w+))?": lambda m: group(m[2], "one row", m[1]),
    r"column (\w+)(?: (\w+))? down (\d)": lambda m: group(m[2], f"the {m[1]} column", m[3]),
    r"leap(?: (\w+))?": lambda m: f"let a {m[1] or 'marker'} jump over the marker right below",
    r"tile (\d)": lambda m: "take the political circle tile there",
    r"tile of (\d)": lambda m: f"choose one of {m[1]} political circle tiles",
    r"immune": lambda m: "Dame Beatrice leaves you alone this round",
    r"errand": lambda m: "send one more errand boy",
    r"pub (\S+)": treats,
}


@cache
def phrase(spec: str) -> str:
    """One effect as the card file spells it, in words without a full stop."""
    if m := re.fullmatch(r"swap (?:(\d) x )?\((.*)\)", spec):
        may = f"up to {often(m[1])}, " if m[1] and m[1] != "1" else ""
        return f"{may}you may {', or '.join([deal(part) for part in split(m[2], ' | ')])}"
    if m := re.fullmatch(r"(?:(\d) x )?\(([^()]*)\)", spec):
        times = f"{often(m[1])}: " if m[1] and m[1] != "1" else ""
        return times + one_of([script(part) for part in split(m[2], " | ")])
    if m := re.fullmatch(r"(.+) (?:per|if) ([^()]+)", spec):
        if m[1].startswith("("):
            return f"choose one and do it {counted(m[2])}: {phrase(m[1])}"
        return f"{phrase(m[1])} {counted(m[2])}"
    for pattern, say in PHRASES.items():
        if m := re.fullmatch(pattern, spec):
            return say(m)
    return spec


def script(text: str) -> str:
    """Several effects in a row, as the card file spells them."""
    return listed([phrase(part) for part in split(text, "; ")])


def one_of(alternatives: list[str]) -> str:
    """With a comma where an alternative is long, or has a pause or an `or` of its own."""
    if any(len(text) > MOST_WITHOUT_COMMA or re.search(r",| or | and ", text) for text in alternatives):
        return ", or ".join(alternatives)
    return " or ".join([", ".join(alternatives[:-1]), alternatives[-1]])


def deal(text: str) -> str:
    price, _, gain = text.partition(" -> ")
    return f"{phrase(price)} to {script(gain)}"


def counted(thing: str) -> str:
    if thing == "hydepark":
        return "if you have an errand boy on Hyde Park"
    if thing == "six":
        return "for each of your markers on a 6"
    if thing == "party":
        return "for each white card with a party icon that you have played this turn"
    if thing.startswith("borough "):
        return f"for each of your possessions from {thing[8:]}"
    if m := re.fullmatch(r"(\w+) in (\w+)", thing):
        return f"for each {m[1]} in your {m[2]} column"
    return f"for each {thing} symbol you have"


def specs(script: list[Item]) -> list[str]:
    """What the file says, once for the items that one spelling made."""
    return [item.spec for i, item in enumerate(script) if i == 0 or item.spec is not script[i - 1].spec]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def phrases(script: list[Item]) -> str:
    """What is done, as a part of a sentence."""
    return "; ".join(phrase(spec) for spec in specs(script))


def sentence(script: list[Item]) -> str:
    return f"{capital(phrases(script))}." if script else ""


def describe(card: Card) -> str:
    """What the card does, in full sentences."""
    if card.is_black:
        each_round = f"Each round, {phrases(card.script)}." if card.script else ""
        return " ".join(part for part in (each_round, standing(card)) if part)
    return ADDED if card.is_time else sentence(card.script)


def standing(card: Card) -> str:
    spec = card.trigger.spec
    if not spec:
        return ""
    head, _, tail = spec.partition(": ")
    if m := re.fullmatch(r"circle (\d)", spec):
        return f"Each inner circle you join gives {m[1]} picks."
    if head.startswith("sell "):
        return f"Your possessions from {head[5:]} sell at £{tail[1:]} less."
    occasion = {"pub": "Treating at the Pub card", "mega": "megaphone of a white card"}.get(head, party(head))
    return f"For each {occasion} that you play, {script(tail)}."


def party(head: str) -> str:
    icon = head.removeprefix("party ")
    return f"white card with {'a party icon' if icon == 'any' else f'the {icon} icon'}"


def dame_text(dame: Dame) -> str:
    """Which markers she raises."""
    if dame.kind == BY_COLUMN:
        return f"markers outside the {COLUMN_NAMES[dame.safe]} column"
    if dame.kind == BY_ROW:
        return f"markers on {dame.low} to {dame.high}"
    return "markers that touch another, even at a corner" if dame.kind == ADJACENT else "markers that share a row"


def edge_text(box: Box, edge: int) -> str:
    marks = {ANY_SYMBOL: "question mark", BLANK: "blank"}
    return marks[edge] if edge in marks else box.symbols[edge]


def circle_text(box: Box, tile: int) -> str:
    """A political circle tile by its edges, clockwise from the top."""
    return f"political circle tile with {listed([edge_text(box, edge) for edge in box.circles[tile].edges[0]])}"


def card_word(box: Box, card: int) -> str:
    """The card in a record: its id, and which of its copies it is."""
    row = box.cards[card]
    copies = [c for c in range(1, len(box.cards)) if box.cards[c] is row]
    return row.id if len(copies) == 1 else f"{row.id}.{copies.index(card) + 1}"
