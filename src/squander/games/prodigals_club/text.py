"""Cards, errands and tiles in words, made from their scripts alone."""

import re
from collections.abc import Callable
from functools import cache

from squander.games.prodigals_club.box import Box, Card, Dame
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.row import split
from squander.games.prodigals_club.society.beatrice import ADJACENT, BY_COLUMN, BY_ROW
from squander.games.prodigals_club.society.state import COLUMN_NAMES

Match = re.Match[str]
WAYS = {"down": "down", "diag": "diagonally down", "side": "sideways"}


def plural(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def ways(text: str) -> str:
    return " or ".join(WAYS[way] for way in text.split("/"))


def moves(m: Match) -> str:
    who = f"a {m[3]}" if m[3] else "a marker"
    return f"move {who} {ways(m[2])}" if m[1] == "1" else f"move {who} {ways(m[2])}, up to {m[1]} times"


def sale(m: Match) -> str:
    what = "a possession" if m[1] == "1" else f"up to {m[1]} possessions"
    return f"sell {what}{f' at £{m[2]} less' if m[2] else ''}"


def timed(m: Match) -> str:
    if m[2] == "rising":
        return f"spend £{m[1]}, and £1, £2, £3 … more for the 1st, 2nd, 3rd … A Little More Time card added"
    return f"spend £{m[1]}, and £{m[2][1:]} more for each A Little More Time card added"


def group(m: Match) -> str:
    return f"choose a row: each {m[2] or 'marker'} in it may go down {up_to(m[1])}"


def up_to(n: str) -> str:
    return "1 step" if n == "1" else f"1 to {n} steps"


PHRASES: dict[str, Callable[[Match], str]] = {
    r"vote (\d+)": lambda m: f"lose {plural(int(m[1]), 'vote')}",
    r"gain (\d+)": lambda m: f"gain {plural(int(m[1]), 'vote')}",
    r"spend (\d+)": lambda m: f"spend £{m[1]}",
    r"take (\d+)": lambda m: f"take £{m[1]}",
    r"up (\d+)": lambda m: f"move a marker up {plural(int(m[1]), 'step')}",
    r"mega (\d+)": lambda m: plural(int(m[1]), "megaphone"),
    r"mega round": lambda m: "the megaphones of this round",
    r"move (\d+) (\S+?)(?: (lady|gentleman))?": moves,
    r"sell (\d)(?: at -(\d))?": sale,
    r"exchange": lambda m: "exchange a possession, whatever the loss",
    r"exchange limit (\d)": lambda m: f"exchange a possession, losing up to £{m[1]} of value",
    r"spend (\d+) time (\S+)": timed,
    r"row down (\d)(?: (\w+))?": group,
    r"column (\w+)(?: (\w+))? down (\d)": lambda m: (
        f"each {m[2] or 'marker'} in the {m[1]} column may go down {up_to(m[3])}"
    ),
    r"leap(?: (\w+))?": lambda m: f"a {m[1] or 'marker'} may jump over the marker right below",
    r"tile (\d)": lambda m: "place or discard the political circle tile",
    r"tile of (\d)": lambda m: f"choose one of {m[1]} political circle tiles",
    r"immune": lambda m: "Dame Beatrice leaves you alone this round",
    r"errand": lambda m: "send one more errand boy",
    r"pub": lambda m: "play up to four of these together: lose 1, 3, 6 or 10 votes",
    r"time": lambda m: "add it to a spending action that takes time; it does nothing alone",
}


@cache
def phrase(spec: str) -> str:
    """One effect as the card file spells it, in words without a full stop."""
    if m := re.fullmatch(r"swap (?:(\d) x )?\((.*)\)", spec):
        return f"{times(m[1])}you may {one_of([deal(part) for part in split(m[2], ' | ')])}"
    if m := re.fullmatch(r"(?:(\d) x )?\(([^()]*)\)", spec):
        return times(m[1]) + one_of([phrase(part) for part in split(m[2], " | ")])
    if m := re.fullmatch(r"(.+) (?:per|if) ([^()]+)", spec):
        return f"{phrase(m[1])} {counted(m[2])}"
    for pattern, say in PHRASES.items():
        if m := re.fullmatch(pattern, spec):
            return say(m)
    return spec


def one_of(alternatives: list[str]) -> str:
    """With a comma where an alternative has a pause of its own."""
    long = any("," in text or " may " in text for text in alternatives)
    return (", or " if long else " or ").join(alternatives)


def times(count: str | None) -> str:
    return f"{count} times: " if count and count != "1" else ""


def deal(text: str) -> str:
    price, _, gain = text.partition(" -> ")
    return f"{phrase(price)} to {phrase(gain)}"


def counted(thing: str) -> str:
    if thing == "hydepark":
        return "if your errand boy is on Hyde Park"
    if thing == "six":
        return "for each of your markers on a 6"
    if thing == "party":
        return "for each card with a party icon played before this turn"
    if thing.startswith("borough "):
        return f"for each of your possessions from {thing[8:]}"
    if m := re.fullmatch(r"(\w+) in (\w+)", thing):
        return f"for each {m[1]} in your {m[2]} column"
    return f"for each {thing} symbol"


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
        each_round = f"Each round: {phrases(card.script)}." if card.script else ""
        return " ".join(part for part in (each_round, standing(card)) if part)
    return sentence(card.script) or ("Add it to a spending action that takes time." if card.is_time else "")


def standing(card: Card) -> str:
    spec = card.trigger.spec
    if not spec:
        return ""
    head, _, tail = spec.partition(": ")
    if m := re.fullmatch(r"circle (\d)", spec):
        return f"Joining an inner circle gives {m[1]} picks."
    if head.startswith("sell "):
        return f"Your possessions from {head[5:]} sell at £{tail[1:]} less."
    occasion = {"pub": "Treating at the Pub card", "mega": "megaphone of a white card"}.get(head, party(head))
    return f"For each {occasion} you play: {phrase(tail)}."


def party(head: str) -> str:
    icon = head.removeprefix("party ")
    return f"white card with {'a party icon' if icon == 'any' else f'the {icon} icon'}"


def dame_text(dame: Dame) -> str:
    """Which markers she raises."""
    if dame.kind == BY_COLUMN:
        return f"markers outside the {COLUMN_NAMES[dame.safe]} column"
    if dame.kind == BY_ROW:
        return f"markers on {dame.low} to {dame.high}"
    return "markers that touch another" if dame.kind == ADJACENT else "markers that share a row"


def card_word(box: Box, card: int) -> str:
    """The card in a record: its id, and which of its copies it is."""
    row = box.cards[card]
    copies = [c for c in range(1, len(box.cards)) if box.cards[c] is row]
    return row.id if len(copies) == 1 else f"{row.id}.{copies.index(card) + 1}"
