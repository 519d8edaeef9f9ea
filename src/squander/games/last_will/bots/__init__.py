"""Bots for Last Will."""

from pathlib import Path

from squander.bots import Maker
from squander.bots.greedy import Greedy
from squander.bots.habit import by_habit
from squander.bots.planner import greedy
from squander.games.deeds import same_kinds
from squander.games.last_will.bots.effects import WORTHS
from squander.games.last_will.bots.expert import Spendthrift
from squander.games.last_will.bots.greedy_0 import judge
from squander.games.last_will.bots.outlook import ASPECTS
from squander.games.last_will.bots.pounds import STEADY, WEIGHED
from squander.games.last_will.bots.rivals import AtAGlance, Busy, Early, EmptyHanded, Farmer, Reveller
from squander.games.last_will.deeds import Deed
from squander.games.last_will.terms import PRIVILEGE_NAMES
from squander.games.weights import read_weights

same_kinds([type(kind.rule) for kind in Deed.kinds.values()], WORTHS, "Last Will's bot")
same_kinds(range(1, len(PRIVILEGE_NAMES)), [*STEADY, *WEIGHED], "Last Will's bot, of privileges,")

EXPERT = Spendthrift(read_weights(Path(__file__).with_name("weights.toml"), ASPECTS))
BOTS: dict[str, Maker] = {
    "greedy-0": lambda seed: Greedy("greedy-0", judge.Spendthrift(), seed),
    "greedy": lambda seed: greedy(EXPERT, seed),
}

RIVALS: dict[str, Maker] = {
    "at-a-glance": by_habit("at-a-glance", AtAGlance()),
    "early-riser": by_habit("early-riser", Early()),
    "busybody": by_habit("busybody", Busy()),
    "stay-at-home": by_habit("stay-at-home", EmptyHanded()),
    "farmer": by_habit("farmer", Farmer()),
    "reveller": by_habit("reveller", Reveller()),
}
