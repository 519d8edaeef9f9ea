"""The Solicitor's sheet, to be printed: his fortune, what his dice say, and the four tracks, as the rules have them."""

from __future__ import annotations

from ink import CARD, FADED, INK, SANS, SERIF, SHADE, box, picture, text

from squander.games.last_will.solicitor import TRACKS

WIDTH, HEIGHT, LEFT = 700.0, 990.0, 40.0
ACROSS, CELL = 10, 62.0  # cells of the fortune in a row
MOST = 140  # the largest will and what can be carried into it
ERRANDS = [
    ("1, 2", "the single cards: discard it"),
    ("3, 4", "the wild cards: he is in your way"),
    ("5, 6", "the three cards: discard the leftmost"),
    ("7", "the extension: he is in your way"),
    ("8", "the market: each token one place on"),
    ("9", "the opera: his fortune falls by 2"),
    ("10", "his own peg: nothing"),
]
DICE = [
    ("d6", "his plan", "Count the free plans from the left. He has its boys and its place in the order."),
    ("d10", "an errand, for each boy", "If it is taken, or has no card: the next number. 1 follows 10."),
    ("d12", "his spending", "1 to 4: the round's sum less the swing. 5 to 8: the sum. 9 to 12: more by the swing."),
]
MARKET = "1: the tokens of the market also move one place on. 12: they change ends."


def sheet() -> str:
    shapes = [text(LEFT, 58, "The Solicitor", 32, SERIF)]
    shapes += [text(LEFT, 80 + 17 * i, said, 13, SANS, FADED) for i, said in enumerate(SAID)]
    shapes += [*dice(124), *errands(312), *tracks(505), *fortune(725)]
    return picture(WIDTH, HEIGHT, "The Solicitor's sheet", "Dice, errands, tracks and a fortune to cross out", shapes)


SAID = [
    "Last Will for one, unofficial. Take turns to plan first; you begin.",
    "Who has less in the end wins; a tie goes to the plan further left.",
]


def cell(x: float, y: float, width: float, height: float, word: str, fill: str = CARD) -> list[str]:
    middle = text(x + width / 2, y + height / 2 + 5.5, word, 16, SERIF, more='text-anchor="middle"')
    return [box(x, y, width, height, fill), middle]


def dice(top: float) -> list[str]:
    shapes = []
    for i, (die, what, says) in enumerate(DICE):
        y = top + 50 * i
        shapes += [*cell(LEFT, y, 44, 34, die)]
        shapes += [text(LEFT + 58, y + 14, what, 14, SERIF), text(LEFT + 58, y + 31, says, 12, SANS, FADED)]
    return [*shapes, text(LEFT + 58, top + 50 * len(DICE) - 2, MARKET, 12, SANS, FADED)]


def errands(top: float) -> list[str]:
    shapes = [text(LEFT, top, "Errands", 18, SERIF)]
    for i, (numbers, says) in enumerate(ERRANDS):
        y = top + 24 + 21 * i
        shapes += [text(LEFT, y, numbers, 13, SANS, INK), text(LEFT + 58, y, says, 13)]
    return shapes


def tracks(top: float) -> list[str]:
    """A row for each difficulty: seven sums and a swing."""
    heads = [*[f"round {i}" for i in range(1, 8)], "swing"]
    shapes = [text(LEFT, top, "Tracks", 18, SERIF)]
    shapes += [text(LEFT + 172 + 56 * i, top, head, 11, SANS, FADED) for i, head in enumerate(heads)]
    for row, track in enumerate(TRACKS):
        y = top + 16 + 44 * row
        shapes.append(text(LEFT, y + 22, track.title, 14, SERIF))
        for i, word in enumerate([*map(str, track.sums), f"± {track.swing}"]):
            x = LEFT + 172 + 56 * i
            shapes += cell(x, y, 48, 32, word, CARD if i < 7 else SHADE)
    return shapes


def fortune(top: float) -> list[str]:
    """From the most there can be down to nothing; below it, what he owes."""
    shapes = [text(LEFT, top, "His fortune: a marker on the tens, another on the units", 18, SERIF)]
    for i, tens in enumerate(range(MOST, -1, -10)):
        x, y = LEFT + CELL * (i % ACROSS), top + 16 + 52 * (i // ACROSS)
        shapes += cell(x, y, CELL - 6, 42, str(tens))
    for units in range(ACROSS):
        x, y = LEFT + CELL * units, top + 138
        shapes += cell(x, y, CELL - 6, 34, str(units), SHADE)
    owed = "At nothing or below he is bankrupt: this is the last round. He may owe as much as comes."
    return [*shapes, text(LEFT, top + 200, owed, 12, SANS, FADED)]
