"""Bots for Last Will."""

from squander.bots import Maker
from squander.bots.greedy import Greedy
from squander.bots.last_will.judge import Spendthrift

BOTS: dict[str, Maker] = {"greedy": lambda seed: Greedy("greedy", Spendthrift(), seed)}
