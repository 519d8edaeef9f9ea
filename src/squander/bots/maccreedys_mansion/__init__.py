"""Bots for MacCreedy's Mansion."""

from squander.bots import Maker
from squander.bots.greedy import Greedy
from squander.bots.maccreedys_mansion.judge import Contractor, HangerOn, Rentier

BOTS: dict[str, Maker] = {
    "passive": lambda seed: Greedy("passive", Rentier(seed), seed),
    "hanger-on": lambda seed: Greedy("hanger-on", HangerOn(seed), seed),
    "careful": lambda seed: Greedy("careful", Contractor(seed, 0.0, 1, 4_000), seed),
    "bold": lambda seed: Greedy("bold", Contractor(seed, 1.2, 1), seed),
    "greedy": lambda seed: Greedy("greedy", Contractor(seed, 0.15, 1, 4_000), seed),
}
