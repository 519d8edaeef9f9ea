"""A bot that plays as `greedy` does and leaves its place in the order of play to chance, so that what places bring can
be told from who can pay for them.

./squander sim maccreedys-mansion -p 4 --games 200 --bots ./bench/by_lot.py:ByLot --balance
"""

from random import Random

from squander.bots import make
from squander.play.sight import Sight

PASS, REST, FIRST, MOST = 0, 255, 1, 10  # bids in hundreds of dollars


class ByLot:
    """Bids once a round, any sum up to a thousand dollars."""

    name = "by-lot"
    games = ("maccreedys-mansion",)

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.greedy = make("greedy", "maccreedys-mansion", seed)

    def choose(self, sight: Sight) -> int:
        if sight.name != "mansion.BidOrPass":
            return self.greedy.choose(sight)
        if FIRST not in sight.options:
            return REST if REST in sight.options else PASS
        bids = [option for option in sight.options if FIRST <= option <= MOST]
        return Random(f"{self.seed} {sight.plies}").choice(bids)
