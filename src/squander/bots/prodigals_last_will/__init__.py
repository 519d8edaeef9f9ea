"""Bots for The Prodigals Club with Last Will."""

from squander.bots import Maker
from squander.bots.greedy import Greedy
from squander.bots.prodigals_last_will.judge import Heir

BOTS: dict[str, Maker] = {"greedy": lambda seed: Greedy("greedy", Heir(), seed)}
