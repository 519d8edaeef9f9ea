"""Bots for The Prodigals Club."""

from squander.bots import Maker
from squander.bots.greedy import Greedy
from squander.bots.prodigals_club.judge import Prodigal

BOTS: dict[str, Maker] = {"greedy": lambda seed: Greedy("greedy", Prodigal(), seed)}
