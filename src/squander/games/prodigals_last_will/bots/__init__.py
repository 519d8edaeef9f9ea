"""Bots for The Prodigals Club with Last Will."""

from squander.bots import Maker
from squander.bots.greedy import Greedy
from squander.bots.habit import by_habit
from squander.bots.planner import greedy
from squander.games.prodigals_last_will.bots.expert import EXPERT
from squander.games.prodigals_last_will.bots.greedy_0.judge import Heir
from squander.games.prodigals_last_will.bots.rivals import Clubman, EmptyHanded, Heckler, OnlyHeir

BOTS: dict[str, Maker] = {
    "greedy-0": lambda seed: Greedy("greedy-0", Heir(), seed),
    "greedy": lambda seed: greedy(EXPERT, seed),
}

RIVALS: dict[str, Maker] = {
    "heckler": by_habit("heckler", Heckler()),
    "empty-handed": by_habit("empty-handed", EmptyHanded()),
    "only-heir": by_habit("only-heir", OnlyHeir()),
    "clubman": by_habit("clubman", Clubman()),
}
