"""Who there is to play against, as people are told."""

from typing import NamedTuple

from squander import bots
from squander.bots.people import company
from squander.games import package_of

RIVAL, OTHER = "rival", "other"
TOLD = {
    "random": "Plays at random.",
    "greedy": "Takes what looks best at once.",
    "planner": "Tries the better answers out before it decides.",
}


class Listed(NamedTuple):
    id: str
    name: str
    text: str
    stars: int  # how strong it is, from 1 on; 0 if nobody said
    kind: str  # "level", "character", "rival" (one plain strategy) or "other"


def listing(game: str) -> list[Listed]:
    """Levels with the weakest first, characters, then those without a name of their own, and rivals."""
    people = [Listed(one.id, one.name, one.text, one.stars, one.kind) for one in company(game).people.values()]
    others = [Listed(id, id, TOLD.get(id, ""), 0, OTHER) for id in bots.offered(game)]
    rivals = [Listed(id, id, "", 0, RIVAL) for id in package_of(game).rivals()]
    return people + others + rivals


def beginner(game: str) -> str:
    """Whom somebody new is offered."""
    return company(game).beginner or bots.usual(game)
