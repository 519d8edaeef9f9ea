"""What a seat may see: the Club's table, and on it Last Will's as one of the competitions."""

from typing import Any

from squander.games.last_will.view import KNOWN_BETTER as KNOWN_BETTER
from squander.games.last_will.view import view as will_view
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.view import view as club_view
from squander.kernel.game import Game


def view(g: Game, seat: int) -> dict[str, Any]:
    seen = club_view(g, seat)
    del seen["decks"]["last-will"]
    will = will_view(g, seat)
    for who, shown in enumerate(will["seats"]):
        shown["score"] = scores(g, who)[0]
    seen["last-will"] = will
    return seen
