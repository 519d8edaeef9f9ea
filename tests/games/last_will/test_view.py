"""What the page is told about the box."""

from squander.games.last_will.content import standard_box
from squander.games.last_will.view import catalogue


def test_the_catalogue_describes_every_card_of_the_box() -> None:
    told = {row["id"]: row["text"] for row in catalogue()["cards"]}
    assert all(told[card.id] for card in standard_box().cards[1:])
    assert catalogue()["boards"]["rounds"] == standard_box().rounds
