"""Cards, errands and tiles in words; what a script says is known to its deeds."""

from collections.abc import Sequence

from squander.games.english import listed
from squander.games.prodigals_club.box import Box, Card, Dame
from squander.games.prodigals_club.effect import Item, Spec
from squander.games.prodigals_club.society.beatrice import ADJACENT, BY_COLUMN, BY_ROW
from squander.games.prodigals_club.society.state import COLUMN_NAMES
from squander.games.prodigals_club.terms import ANY_SYMBOL, BLANK
from squander.kernel.words import Said

OFTEN = ["never", "once", "twice", "three times", "four times", "five times", "six times"]
COLOURS = {"lady": "ladies", "gentleman": "gentlemen", "marker": "markers"}
WAYS = {"down": "down", "diag": "diagonally down", "side": "sideways"}


def plural(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def one_to(n: int) -> str:
    return f"1 or {n}" if n == 2 else f"1 to {n}"


def steps_text(n: int) -> str:
    return "1 step" if n == 1 else f"{one_to(n)} steps"


def often(n: int) -> str:
    return OFTEN[n] if n < len(OFTEN) else f"{n} times"


def ways(names: list[str]) -> str:
    """Ways that a marker may go, by their names in the card file."""
    return " or ".join(WAYS[way] for way in names)


def phrase(spec: Said) -> str:
    """One deed in words, without a full stop."""
    return spec.words()


def specs(script: list[Item]) -> list[Spec]:
    """What the file says, once for the items that one deed made."""
    return [item.spec for i, item in enumerate(script) if i == 0 or item.spec is not script[i - 1].spec]


def all_of(pounds: int) -> str:
    """Who owns something can't go into debt (PC-SPEND-02)."""
    return f"only your £{pounds}" if pounds > 0 else "but you have nothing to spend"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def phrases(script: list[Item]) -> str:
    """What is done, as a part of a sentence."""
    return joined(specs(script))


def joined(said: Sequence[Said]) -> str:
    return "; ".join(phrase(spec) for spec in said)


def sentence(script: list[Item]) -> str:
    return f"{capital(phrases(script))}." if script else ""


def describe(card: Card) -> str:
    """What the card does, in full sentences."""
    does = joined(card.said)
    if not card.is_black:
        return f"{capital(does)}."
    standing = card.trigger.spec
    return " ".join([*([f"Each round, {does}."] if does else []), *([phrase(standing)] if standing else [])])


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
