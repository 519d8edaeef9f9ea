"""Sentences of the log say which cards they name, so that nobody looks for names in their words."""

import re
from collections.abc import Iterator

import pytest

from squander.games import package_of
from squander.games.english import LINK, Named, linked, plain, told
from squander.kernel.game import Game
from squander.kernel.pieces import Note, line_of
from tests.conformance.cells import every_game
from tests.conformance.reading import cells_of, walk

FEW = 4  # of each player count and variant


def names(game: str) -> dict[str, str]:
    """What the cards of today's boxes are called, by their ids."""
    parts = package_of(game).parts()
    rows = [row for part in parts for row in part.catalogue(part.shelf().whole)["cards"]]
    return {row["id"]: row.get("name", "") for row in rows}


def notes(game: str) -> Iterator[tuple[Game, Note]]:
    for g in walk(game, FEW * len(cells_of(game))):
        if g.over:
            yield from ((g, note) for note in line_of(g.log))


@every_game
def test_a_card_is_named_as_it_is_called(game: str) -> None:
    known = names(game)
    found = set()
    for g, note in notes(game):
        words = g.kind.words
        text, cards = told(words.tell_linked(g, note), "Ann")
        assert text == words.tell(g, note).replace("{who}", "Ann")
        assert [text[card.at : card.end] for card in cards] == [known[card.card] for card in cards]
        found |= {card.card for card in cards}
    assert found


@every_game
def test_no_card_is_named_without_a_word_about_it(game: str) -> None:
    called = "|".join(re.escape(name) for name in names(game).values() if name)
    unmarked = re.compile(rf"\b(?:{called})\b")
    found = {LINK.sub("", g.kind.words.tell_linked(g, note)) for g, note in notes(game)}
    assert [text for text in found if unmarked.search(text)] == []


def test_a_player_is_never_taken_for_a_card() -> None:
    text, cards = told(f"{{who}} plays {linked('A Ball', 'ball')} with {{who}}.", "[Ann](ball) 🎩")
    assert text == "[Ann](ball) 🎩 plays A Ball with [Ann](ball) 🎩."
    assert cards == [Named(20, 26, "ball")]
    assert text[20:26] == "A Ball"


@pytest.mark.parametrize("name", ["A [Strange] Card", "", "]("])
def test_a_name_that_cannot_be_marked_stays_as_it_is(name: str) -> None:
    assert linked(name, "odd") == name
    assert plain(f"{{who}} plays {linked(name, 'odd')}.") == f"{{who}} plays {name}."
