"""Bots for The Prodigals Club."""

from squander.bots import Maker
from squander.bots.greedy import Greedy
from squander.bots.habit import by_habit
from squander.bots.planner import greedy
from squander.games.deeds import same_kinds
from squander.games.prodigals_club.bots.effects import WORTHS
from squander.games.prodigals_club.bots.expert import EXPERT
from squander.games.prodigals_club.bots.greedy_0.judge import Prodigal
from squander.games.prodigals_club.bots.rivals import Collector, Early, EmptyHanded, Heckler, OneTrack
from squander.games.prodigals_club.bots.standing import STANDING
from squander.games.prodigals_club.row import effect_kinds
from squander.games.prodigals_club.terms import TRIGGERS

same_kinds(effect_kinds(), WORTHS, "The Club's bot")
same_kinds(TRIGGERS, STANDING, "The Club's bot")

BOTS: dict[str, Maker] = {
    "greedy-0": lambda seed: Greedy("greedy-0", Prodigal(), seed),
    "greedy": lambda seed: greedy(EXPERT, seed),
}

RIVALS: dict[str, Maker] = {
    "heckler": by_habit("heckler", Heckler()),
    "early-bird": by_habit("early-bird", Early()),
    "empty-handed": by_habit("empty-handed", EmptyHanded()),
    "collector": by_habit("collector", Collector()),
    "one-track": by_habit("one-track", OneTrack()),
}
