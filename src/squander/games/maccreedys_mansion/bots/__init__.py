"""Bots for MacCreedy's Mansion."""

from collections.abc import Callable

from squander.bots import Maker
from squander.bots.greedy import Greedy
from squander.games.maccreedys_mansion.bots.company import ByHabit
from squander.games.maccreedys_mansion.bots.greedy_0.judge import Contractor
from squander.games.maccreedys_mansion.bots.habits import Habits
from squander.games.maccreedys_mansion.bots.policy import Policy
from squander.games.maccreedys_mansion.bots.rivals import Bidder, Debtor, Ghost, Hoarder, Parasite, Rentier


def by_habit(name: str, policy: Callable[[], Policy]) -> Maker:
    return lambda seed: ByHabit(name, policy(), seed)


BOTS: dict[str, Maker] = {
    "careful": lambda seed: Greedy("careful", Contractor(seed, 0.0, 1, 4_000), seed),
    "bold": lambda seed: Greedy("bold", Contractor(seed, 1.2, 1), seed),
    "greedy-0": lambda seed: Greedy("greedy-0", Contractor(seed, 0.15, 1, 4_000), seed),
    "greedy": by_habit("greedy", lambda: Policy(Habits())),
}

RIVALS: dict[str, Maker] = {
    "passive": by_habit("passive", Rentier),
    "hanger-on": by_habit("hanger-on", Parasite),
    "bidder": by_habit("bidder", Bidder),
    "debtor": by_habit("debtor", Debtor),
    "hoarder": by_habit("hoarder", Hoarder),
    "ghost": by_habit("ghost", Ghost),
}
