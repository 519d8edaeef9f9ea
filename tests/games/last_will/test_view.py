"""What the page is told about the box."""

from squander.games.last_will.content import open_box
from squander.games.last_will.view import sentences


def test_every_card_of_the_box_has_its_sentence() -> None:
    told = sentences()
    assert all(told[card.id] for card in open_box().cards[1:])
