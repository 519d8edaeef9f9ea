"""A bot that answers as a network does that `squander train` made: `net:FILE`."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from squander.bots.network import Network, read
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.play.sight import Sight

if TYPE_CHECKING:
    from squander.envs.eyes import Eyes


class NetBot:
    """The answer that the network scores highest. It sees what its seat sees."""

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
        eyes = self.eyes_at(world)
        scores = self.network.think(eyes.numbers(world, sight.seat)[None, :]).logits[0]
        return max(sight.options, key=lambda option: float(scores[eyes.encoder.action(world, option)]))

    def eyes_at(self, world: Game) -> "Eyes":
        """For a table that has the numbers it learned, whichever parts of an expansion are played there."""
        from squander.envs.eyes import Eyes

        eyes = Eyes(world.kind.id, world.players, world.setup.options)
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


@cache
def known(file: str) -> Network:
    return read(Path(file))[0]
