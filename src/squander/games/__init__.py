"""The games there are, by id. A game joins the program by its line in `HOMES`."""

import secrets
from functools import cache
from importlib import import_module
from typing import Any, cast

from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Setup

HOMES = {
    "last-will": "squander.games.last_will",
    "prodigals-club": "squander.games.prodigals_club",
    "prodigals-last-will": "squander.games.prodigals_last_will",
    "maccreedys-mansion": "squander.games.maccreedys_mansion",
    "template": "squander.games.template",
}
HIDDEN = {"template"}
# A game made of others has their cards and rules, too.
MADE_OF = {"prodigals-last-will": ["last-will", "prodigals-club"]}
# Clauses about pieces that stay in the box of such a game (PL-CENTRAL-03).
LEFT_OUT = {"prodigals-last-will": ("PC-ORDER-", "PC-BONUS-", "PC-RENAISSANCE-")}


def games() -> list[str]:
    """Ids of the games one can play."""
    return [id for id in HOMES if id not in HIDDEN]


@cache
def kind_of(id: str) -> Kind:
    if id not in HOMES:
        raise BadSetup(f"There is no game {id!r}; choose one of {', '.join(games())}.")
    return cast(Kind, import_module(HOMES[id]).KIND)


def new(id: str, players: int = 2, seed: int | str | None = None, *, noting: bool = False, **options: Any) -> Game:
    """Start a game. The same id, players, seed and options always give the same game.

    `noting` keeps a log of all that happens, from the first card on.
    """
    kind = kind_of(id)
    text = secrets.token_hex(16) if seed is None else seed_of(seed)
    return kind.begin(Setup(players, text, kind.settle(players, options)), noting)


def seed_of(given: int | str) -> str:
    """As a record can keep it."""
    text = str(given)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadSetup("The seed is not readable text; name a word or a number.") from None
    if not text:
        raise BadSetup("The seed is empty; name a word or a number, or none for a game by chance.")
    return text
