"""The box is full: every effect, combination and trigger of the rulebook's last page is on some card."""

import re
from collections import Counter

import pytest

from squander.games.prodigals_club.content import open_box
from squander.games.prodigals_club.terms import CENTRAL
from squander.games.prodigals_club.text import describe, sentence

SYMBOL = "(?:dog|horse|wine|mask|silver|house)"
TEMPLATES = {
    "lose votes": r"do:.*\bvote \d+(?! (per|if))",
    "spend pounds": r"do:.*\bspend \d+(?! (per|time))",
    "move a marker": r"do:.*\bmove 1 \S+?( lady| gentleman)?(;|$|\)| \|)",
    "megaphones": r"do:.*\bmega \d",
    "sell": r"do:.*\bsell 1(?! at)",
    "sell at a discount": r"do:.*\bsell 1 at -\d",
    "sell two": r"do:.*\bsell 2",
    "exchange with a limit": r"do:.*\bexchange limit \d",
    "votes per symbol": rf"do:.*\bvote 2 per {SYMBOL}",
    "pounds per symbol": rf"do:.*\bspend 1 per {SYMBOL}",
    "moves per symbol": rf"do:.*\bmove 1 \S+ per {SYMBOL}",
    "moves per marker on 6": r"do:.*\bmove 1 down per six",
    "votes per party card": r"do:.*\bvote 1 per party",
    "vote with a boy on Hyde Park": r"do:.*\bvote 1 if hydepark",
    "votes per marker in a column": r"do:.*\bvote 2 per (lady|gentleman) in ",
    "pounds per borough": r"do:.*\bspend 1 per borough",
    "two pounds per time card": r"do:.*\bspend \d time \+2",
    "rising pounds per time card": r"do:.*\bspend 2 time rising",
    "n times a choice": r"do:.*\b4 x \(",
    "extra errand": r"do:.*\berrand",
    "swap of scoring moves": r"do:.*\bup 1 -> spend 1\b",
    "two-way deal": r"do:.*take 1 -> move 2 down \| up 1 -> spend 2",
    "five picks for an inner circle": r"when:circle 5",
    "do each": r"do:.*; ",
    "row down": r"do:.*\brow down 1(;|$)",
    "colour in a column down": r"do:.*\bcolumn \w+ (lady|gentleman) down 2",
    "colour in a row down": r"do:.*\brow down 2 (lady|gentleman)",
    "leapfrog": r"do:.*\bleap (lady|gentleman)",
    "three moves of a colour": r"do:.*\bmove 3 down (lady|gentleman)",
    "trigger any party": r"when:party any: vote 1",
    "trigger one party": r"when:party (liberal|conservative): vote 1",
    "trigger pub": r"when:pub: vote 2",
    "trigger borough": r"when:sell \w+: -2",
    "trigger megaphones": r"when:mega: move 1 down",
    "Treating at the Pub": r"do:pub$",
    "A Little More Time": r"do:time$",
}
BOX = open_box(None)
ROWS = list({card.id: card for card in BOX.cards[1:]}.values())


@pytest.mark.parametrize("pattern", TEMPLATES.values(), ids=TEMPLATES)
def test_every_template_is_in_use(pattern: str) -> None:
    lines = [line for card in ROWS for line in (f"do:{card.do}", f"when:{card.when}")]
    assert any(re.match(pattern, line) for line in lines)


def test_every_card_says_what_it_does_in_its_own_words() -> None:
    for card in ROWS:
        text = describe(card)
        assert text.endswith(".")
        assert not re.search(r"\b(per|mega|diag|vote \d)\b", text), f"{card.id}: {text}"
    for bonus in BOX.bonuses[1:]:
        assert sentence(bonus.script)


def test_names_differ_and_sources_are_known() -> None:
    names = Counter(card.name for card in ROWS)
    assert {name for name, n in names.items() if n > 1} <= {"Treating at the Pub", "A Little More Time"}
    assert {card.source for card in ROWS} == {"rulebook", "report", "house"}


# What the documents state in full, to the last number: the rulebook's last pages and the short manual's tiles.
STATED = [
    r"do:vote 1",
    r"do:spend 2",
    r"do:move 1 (down|diag)",
    r"do:sell (1|1 at -1|2)",
    rf"do:vote 2 per {SYMBOL}",
    rf"do:spend 1 per {SYMBOL}",
    rf"do:move 1 (down|diag) per {SYMBOL}",
    r"do:move 1 down per six",
    r"do:vote 1 per party",
    r"do:vote 1 if hydepark",
    r"do:vote 2 per (lady|gentleman) in \w+",
    r"do:spend 1 per borough \w+",
    r"do:spend 2 time rising",
    r"do:4 x \(vote 1 \| move 1 down\)",
    r"do:swap 1 x \(take 1 -> move 2 down \| up 1 -> spend 2\)",
    r"do:row down 1",
    r"do:column \w+ (lady|gentleman) down 2",
    r"do:row down 2 (lady|gentleman)",
    r"do:move 3 down (lady|gentleman)",
    r"do:time",
    r"when:circle 5",
    r"when:party (any|liberal|conservative): vote 1",
    r"when:pub: vote 2",
    r"when:sell \w+: -2",
    r"when:mega: move 1 down",
]


def test_a_row_is_the_rulebooks_only_if_every_number_in_it_is() -> None:
    for card in ROWS:
        lines = [line for line in (f"do:{card.do}", f"when:{card.when}") if not line.endswith(":")]
        stated = all(any(re.fullmatch(pattern, line) for pattern in STATED) for line in lines)
        assert stated or card.source != "rulebook", f"{card.id} claims to be the rulebook's"
    assert all(card.note for card in ROWS if card.is_pub or card.id == "p-fitting")


def test_symbols_boroughs_and_values_are_spread_evenly() -> None:
    tiles = BOX.possessions[1:]
    assert len(tiles) == 50
    boroughs = Counter(tile.borough for tile in tiles)
    assert max(boroughs.values()) == min(boroughs.values())
    symbols = Counter(tile.symbol for tile in tiles)
    assert max(symbols.values()) - min(symbols.values()) <= 1
    assert len({sum(tile.value for tile in tiles if tile.letter == letter) for letter in "ABCDE"}) == 1
    assert len(set(Counter(symbol for symbol in BOX.space_symbols if symbol >= 0).values())) == 1


def test_every_competition_pays_for_every_symbol() -> None:
    for slot in (2, 3, 4):
        paid = {symbol for card in ROWS if card.slot == slot for symbol in card.symbols}
        assert paid == set(range(len(BOX.symbols)))


def test_circle_tiles_differ_also_when_turned() -> None:
    shapes = {min(tuple(edges) for edges in circle.edges) for circle in BOX.circles[1:]}
    assert len(shapes) == 25


def test_families_are_large_enough() -> None:
    assert sum(card.is_pub for card in BOX.cards) >= 4
    assert sum(card.is_time for card in BOX.cards) >= 3
    assert sum(card.slot == CENTRAL and card.cost > 0 for card in BOX.cards) == 6
