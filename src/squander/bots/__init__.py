"""Players made of code. A bot is given a `Sight` of its seat and answers with one of its options.

A game's bots live in a module of their own, named in `HOMES`, which offers `BOTS`: a maker for each name.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol, cast

from squander.games import kind_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.rng import Rng, seeded
from squander.play.sight import Glance, Sight

HOMES = {
    "last-will": "squander.bots.last_will",
    "prodigals-club": "squander.bots.prodigals_club",
    "prodigals-last-will": "squander.bots.prodigals_last_will",
    "maccreedys-mansion": "squander.bots.maccreedys_mansion",
}


class Bot(Protocol):
    """Anything with a name that answers questions."""

    name: str

    def choose(self, sight: Sight) -> int:
        """One of `sight.options`."""


Maker = Callable[[int], Bot]


class RandomBot:
    """Any option, each as likely."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng: Rng = seeded(f"random bot {seed}")

    def choose(self, sight: Glance) -> int:
        return sight.options[self.rng.below(len(sight.options))]


def answer(bot: Bot, g: Game) -> int:
    """What the bot chooses; a guess at the table is made only for one that looks, and only for a real choice."""
    if isinstance(bot, RandomBot):
        return bot.choose(Glance(g))
    return g.options[0] if len(g.options) == 1 else int(bot.choose(Sight(g)))


def names(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return list(_makers(game))


def make(name: str, game: str, seed: int) -> Bot:
    """A bot for one seat of one game. The same seed always makes the same choices."""
    makers = _makers(game)
    if name not in makers:
        raise BadSetup(f"There is no bot {name!r} for {game}; choose one of {', '.join(makers)}.")
    return makers[name](seed)


def _makers(game: str) -> dict[str, Maker]:
    kind_of(game)
    found: dict[str, Maker] = {"random": RandomBot}
    if game in HOMES:
        found |= cast(dict[str, Maker], import_module(HOMES[game]).BOTS)
    return found
