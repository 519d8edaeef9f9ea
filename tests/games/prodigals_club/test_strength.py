"""How strong the cards of the box are: late ones are no feebler than early ones, and hardly any is there twice."""

import re
from collections import Counter
from collections.abc import Callable

import pytest

from squander.games.prodigals_club.box import Card
from squander.games.prodigals_club.content import open_box
from squander.games.prodigals_club.terms import BLACK, ELECTION, POSSESSIONS, SOCIETY, WHITE

BOX = open_box(None)
ROWS = list({card.id: card for card in BOX.cards[1:]}.values())

# A rough price of each thing, in points.
POINTS = {"vote": 1.0, "spend": 1.0, "mega": 0.8}
STEP = 2.0
PENALTY = 3.0  # that a sale saves
LEAP = 2.0
EXCHANGE = 3.0
COUNTED = {"hydepark": 0.3}  # how often something counted is had, a symbol and most others
OFTEN = 1.5
STANDING = {"party any": 1.5, "party": 0.7, "pub": 1.0, "circle": 1.0, "sell": 0.5}  # bonuses of black cards, a round


PRICES: dict[str, Callable[[re.Match[str]], float]] = {
    r"(?:(\d) x )?\((.*)\)": lambda m: int(m[1] or 1) * max(points(part) for part in m[2].split(" | ")),
    r"(.+) (?:per|if) (.+)": lambda m: points(m[1]) * COUNTED.get(m[2], OFTEN),
    r"(vote|spend|mega) (\d+).*": lambda m: POINTS[m[1]] * int(m[2]),
    r"sell (\d)(?: at -(\d))?": lambda m: int(m[1]) * (PENALTY + int(m[2] or 0)),
    r"exchange.*": lambda m: EXCHANGE,
    r"move (\d) (\S+).*": lambda m: int(m[1]) * (0.1 if m[2] == "side" else 1.0) * STEP,
    r"row down (\d)(.*)": lambda m: int(m[1]) * (1.2 if m[2] else 2.0) * STEP,
    r"column .* down (\d)": lambda m: int(m[1]) * STEP,
    r"leap.*": lambda m: LEAP,
}


def points(spec: str) -> float:
    """What one use brings, roughly."""
    return next(price(m) for pattern, price in PRICES.items() if (m := re.fullmatch(pattern, spec)))


def worth(row: Card) -> float:
    head = row.when.partition(":")[0]
    standing = STANDING.get(head, STANDING.get(head.split(" ")[0], 0.0))
    return standing + sum(points(spec) for spec in row.do.split("; ") if spec)


def strength(slot: int, border: int, icons: int) -> float:
    """Of the average card that is worth something alone."""
    rows = [row for row in ROWS if (row.slot, row.border, row.icons) == (slot, border, icons)]
    worths = [worth(row) for row in rows if not row.is_pub and not row.is_time]
    return sum(worths) / len(worths)


@pytest.mark.parametrize("border", [WHITE, BLACK], ids=["white", "black"])
@pytest.mark.parametrize("slot", [POSSESSIONS, ELECTION, SOCIETY], ids=["possessions", "election", "society"])
def test_late_cards_are_no_feebler_than_early_ones(slot: int, border: int) -> None:
    assert strength(slot, border, 2) >= strength(slot, border, 1)


@pytest.mark.parametrize(
    "effect", [r"spend (\d+)", r"vote (\d+)", r"mega (\d+)", r"move (\d+) down(?: lady| gentleman)?"]
)
def test_no_late_card_does_less_of_the_same_than_an_early_one(effect: str) -> None:
    """Among white cards that do one plain thing."""
    by_icons: dict[int, list[int]] = {1: [], 2: []}
    for row in ROWS:
        found = re.fullmatch(effect, row.do)
        if found and row.border == WHITE and row.icons:
            by_icons[row.icons].append(int(found[1]))
    assert by_icons[1]
    assert all(late >= max(by_icons[1]) for late in by_icons[2])


def test_no_effect_but_the_two_families_is_there_more_than_three_times() -> None:
    effects = Counter((row.do, row.when, row.border) for row in ROWS if not row.is_pub and not row.is_time)
    assert max(effects.values()) <= 3


def test_the_errand_in_the_park_grows_no_quieter() -> None:
    assert BOX.park_megaphones == sorted(BOX.park_megaphones)


@pytest.mark.parametrize("row", [row for row in ROWS if row.set in ("PES", "LW-ES")], ids=lambda row: row.id)
def test_central_cards_of_three_competitions_tie_all_three_together(row: Card) -> None:
    """Each offers a scoring move in every one of them."""
    line = f"{row.do} {row.when}"
    assert re.search(r"\b(vote|mega) \d", line)
    assert re.search(r"\bspend \d", line)
    assert re.search(r"\bmove \d (down|diag)", line)
