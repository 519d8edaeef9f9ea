"""Ending the game: who won (MM-END)."""

from squander.games.maccreedys_mansion.books import worth
from squander.games.maccreedys_mansion.state import Mansion, mansion
from squander.games.maccreedys_mansion.terms import CLOSED_FOR_GOOD
from squander.kernel.game import Game
from squander.kernel.pieces import Standing


def rank_key(w: Mansion, who: int) -> tuple[int, int, int]:
    """Companies in business before those closed for good, then money, then job cards (MM-END-03, 04, 10, 11)."""
    c = w.companies[who]
    return (1 if c.status == CLOSED_FOR_GOOD else 0, -worth(w, c), -len(c.jobs))


def ranking(g: Game) -> list[Standing]:
    """Most money first; companies equal in all have the same place, and share a win (MM-END-13)."""
    w = mansion(g)
    keys = [rank_key(w, who) for who in range(g.players)]
    order = sorted(range(g.players), key=lambda who: (keys[who], who))
    placed = sorted(keys)
    return [Standing(placed.index(keys[who]) + 1, who, -keys[who][1], rank_note(w, keys, who)) for who in order]


def rank_note(w: Mansion, keys: list[tuple[int, int, int]], who: int) -> str:
    c = w.companies[who]
    if keys.count(keys[who]) > 1:
        return f"shared, with {len(c.jobs)} job cards each"
    if len([key for key in keys if key[:2] == keys[who][:2]]) > 1:
        return f"tie broken by {len(c.jobs)} job cards"
    return "closed for good" if c.status == CLOSED_FOR_GOOD else ""
