"""What a seat may see: the Club's table, and on it Last Will's as one of the competitions."""

from squander.games.last_will.view import view as will_view
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.view import view as club_view
from squander.games.prodigals_last_will.seen import BothView
from squander.kernel.game import Game


def view(g: Game, seat: int) -> BothView:
    seen = club_view(g, seat)
    del seen["decks"]["last-will"]
    will = will_view(g, seat)
    for who, shown in enumerate(will["seats"]):
        shown["score"] = scores(g, who)[0]
    return {**seen, "last-will": will}
