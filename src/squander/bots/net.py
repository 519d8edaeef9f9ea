"""A bot that plans by a network that `squander train` made: `net:FILE`."""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from squander.bots.foresight import Foresight, expert_of
from squander.bots.network import Network, read
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.play.sight import Sight

if TYPE_CHECKING:
    from squander.envs.eyes import Eyes


WORLDS = 2  # guessed at for each answer
WORST = -1e9


class NetBot:
    """Takes what leads to where the network would best like to be, in several guessed worlds. It sees what its seat
    sees."""

    def __init__(self, network: Network) -> None:
        from squander.envs import encoder

        subject = network.subject
        self.network = network
        self.numbers = encoder(subject.game, subject.players, **subject.options)
        if self.numbers.version != subject.encoding:
            raise BadSetup(
                f"The network knows numbers of version {subject.encoding}; {subject.game} has version "
                f"{self.numbers.version} now. Train it anew."
            )

    def choose(self, sight: Sight) -> int:
        world = sight.world(0)
        if world.players != self.network.subject.players:
            raise BadSetup(f"The network plays with {self.network.subject.players} players, not {world.players}.")
        foresight = Foresight(self.network, self.eyes_at(world), expert_of(world.kind.id))
        worths = [self.answers(foresight, sight, sight.plies * WORLDS + i) for i in range(WORLDS)]
        return max(sight.options, key=lambda option: sum(found.get(option, WORST) for found in worths))

    def answers(self, foresight: Foresight, sight: Sight, seed: int) -> dict[int, float]:
        """What each answer leads to in one guessed world, at its best."""
        found: dict[int, float] = {}
        for line in foresight.lines(sight.world(seed), sight.seat):
            found[line.path[0]] = max(line.worth, found.get(line.path[0], WORST))
        return found

    def eyes_at(self, world: Game) -> "Eyes":
        """For a table that has the numbers it learned, whichever parts of an expansion are played there."""
        from squander.envs.attention import eyes_for

        eyes = eyes_for(self.network.subject.aspects, world.kind.id, world.players, world.setup.options)
        known, met = self.numbers.name, eyes.encoder.name
        if known != met:
            raise BadSetup(f"The network knows the numbers of {known}, not of {met}; train one with these options.")
        return eyes


def net_bot(name: str, game: str) -> NetBot:
    """The bot of a file, for the game it was made for."""
    bot = NetBot(known(name.partition(":")[2]))
    if bot.network.subject.game != game:
        raise BadSetup(f"The network {name} plays {bot.network.subject.game}, not {game}.")
    return bot


def known(file: str) -> Network:
    """What lies there now: a training writes it anew after each lesson."""
    path = Path(file)
    return known_since(file, path.stat().st_mtime_ns if path.exists() else 0)


@lru_cache(8)
def known_since(file: str, changed: int) -> Network:  # noqa: ARG001 - only to tell one from another
    return read(Path(file))[0]
