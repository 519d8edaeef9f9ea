"""The games there are, by id. One of ours joins by its line in `OURS`, one of others as entry point or by path."""

import os
from collections.abc import Mapping
from functools import cache

from squander import plugins
from squander.games.contract import Package
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Setup

GROUP = "squander.games"
VARIABLE = "SQUANDER_GAMES"  # where processes started from here read which games were invited: `id=path`, one a line
OURS = {
    "last-will": "squander.games.last_will:GAME",
    "prodigals-club": "squander.games.prodigals_club:GAME",
    "prodigals-last-will": "squander.games.prodigals_last_will:GAME",
    "maccreedys-mansion": "squander.games.maccreedys_mansion:GAME",
}
# Played like the others by those who know its id, and offered to nobody.
TO_COPY = {"template": "squander.games.template:GAME"}


def games() -> list[str]:
    """Ids of the games one can play."""
    return [*OURS, *others().things]


@cache
def package_of(id: str) -> Package:
    """A game with all that it brings along."""
    if home := (OURS | TO_COPY).get(id):
        return checked(id, home)
    if id in others().things:
        return others().things[id]
    raise BadSetup(others().faults.get(id) or f"There is no game {id!r}; choose one of {', '.join(games())}.")


def kind_of(id: str) -> Kind:
    return package_of(id).kind


@cache
def others() -> plugins.Found[Package]:
    """Games that were invited or are installed here, and what is wrong with those that can't be played."""
    lines = [line.partition("=") for line in invited()]
    return plugins.gathered(GROUP, added, [plugins.Entry(id, home, VARIABLE) for id, _, home in lines])


def invited() -> list[str]:
    return [line for line in os.environ.get(VARIABLE, "").splitlines() if line]


def invite(home: str) -> str:
    """Let a game of somebody's be played, here and in processes started from here; its id."""
    home = plugins.full_name(home)
    id = package_at(home).kind.id
    if f"{id}={home}" not in invited():
        if id in [*OURS, *TO_COPY, *others().things]:
            raise BadSetup(f"There is a game {id!r} already; give yours another id.")
        os.environ[VARIABLE] = "\n".join([*invited(), f"{id}={home}"])
        others.cache_clear()
        package_of.cache_clear()
    return id


def added(entry: plugins.Entry) -> Package:
    if entry.name in OURS | TO_COPY:
        raise BadSetup("there is a game of this name already.")
    return checked(entry.name, entry.value)


def checked(id: str, home: str) -> Package:
    found = package_at(home)
    if found.kind.id != id:
        raise BadSetup(f"{home} calls itself {found.kind.id!r}; the entry must have the same name.")
    return found


def package_at(home: str) -> Package:
    found = plugins.load(home)
    if not isinstance(found, Package):
        raise BadSetup(f"{home} is no game; it must be a Package of squander.games.contract.")
    return found


def new(id: str, players: int = 2, seed: int | str | None = None, *, noting: bool = False, **options: object) -> Game:
    """Start a game. The same id, players, seed and options always give the same game.

    `noting` keeps a log of all that happens, from the first card on.
    """
    return begin(id, players, seed, options, noting)


def begin(id: str, players: int, seed: int | str | None, options: Mapping[str, object], noting: bool = False) -> Game:
    """The same with options that somebody else has gathered."""
    kind = kind_of(id)
    text = os.urandom(16).hex() if seed is None else seed_of(seed)
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
