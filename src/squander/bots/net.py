"""A bot that answers as a network does that `squander train` made: `net:FILE`."""

from functools import cache
from pathlib import Path

from squander.bots.network import Network, read
from squander.kernel.errors import BadSetup
from squander.play.sight import Sight


class NetBot:
    """The answer that the network scores highest. It sees what its seat sees."""

    def __init__(self, network: Network) -> None:
        from squander.envs.eyes import Eyes

        subject = network.subject
        self.network = network
        self.eyes = Eyes(subject.game, subject.players)
        if self.eyes.encoder.version != subject.encoding:
            raise BadSetup(
                f"The network knows numbers of version {subject.encoding}; {subject.game} has version "
                f"{self.eyes.encoder.version} now. Train it anew."
            )

    def choose(self, sight: Sight) -> int:
        world = sight.world(0)
        if world.players != self.network.subject.players:
            raise BadSetup(f"The network plays with {self.network.subject.players} players, not {world.players}.")
        scores = self.network.think(self.eyes.numbers(world, sight.seat)[None, :]).logits[0]
        return max(sight.options, key=lambda option: float(scores[self.eyes.encoder.action(world, option)]))


def net_bot(name: str, game: str) -> NetBot:
    """The bot of a file, for the game it was made for."""
    bot = NetBot(known(name.partition(":")[2]))
    if bot.network.subject.game != game:
        raise BadSetup(f"The network {name} plays {bot.network.subject.game}, not {game}.")
    return bot


@cache
def known(file: str) -> Network:
    return read(Path(file))[0]
