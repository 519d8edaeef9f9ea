"""Who will get which job: companies choose in turn, each the site that leaves it most, until nobody finds any.

The coming day is valued by it, and with it a place in the order of play, a scarce trade, a worker hired in vain."""

from typing import Final

from squander.games.maccreedys_mansion.bots.sites import Crew, Prices, Site
from squander.games.maccreedys_mansion.state import Mansion
from squander.games.maccreedys_mansion.turns import has_bit

LEVERAGE: Final = 1.0  # how much of an expected reward counts as credit
FAITH: Final = 0.0  # and as a reserve


class Ledger:
    """What of the incomes of a draft is no plain profit, by seat."""

    def __init__(self, players: int) -> None:
        self.contested: Final = [0.0] * players  # less than nothing: others may hire a worker first
        self.shared: Final = [0.0] * players  # of jobs that others finish


def draft(
    w: Mansion,
    crews: list[Crew],
    sites: list[Site],
    prices: Prices,
    incomes: list[float],
    ledger: Ledger | None = None,
) -> None:
    """Add to `incomes`, by seat, what each crew's jobs would leave it; crews choose in their order."""
    left = (1 << len(sites)) - 1
    idle = 0
    at = 0
    while left and idle < len(crews):
        crew = crews[at]
        best = best_site(w, crew, sites, left, prices)
        if best < 0:
            idle += 1
        else:
            incomes[crew.who] = incomes[crew.who] + crew.profit
            crew.commit(LEVERAGE, FAITH)
            share_out(sites[best], crew, incomes)
            if ledger is not None:
                ledger.contested[crew.who] += crew.profit - (crew.gain - crew.cost)
                share_out(sites[best], crew, ledger.shared)
            left &= ~(1 << best)
            idle = 0
        at = at + 1 if at + 1 < len(crews) else 0


def best_site(w: Mansion, crew: Crew, sites: list[Site], left: int, prices: Prices) -> int:
    """The site that leaves the crew most, of those that are left; -1 if none does. It is the one last weighed."""
    best = last = -1
    most = 0.0
    for i in range(len(sites)):
        if left >> i & 1 == 1:
            last = i
            profit = crew.weigh(w, sites[i], prices)
            if profit > most and crew.can_pay(LEVERAGE, FAITH):
                best = i
                most = profit
    if best >= 0 and best != last:
        crew.weigh(w, sites[best], prices)
    crew.profit = most
    return best


def share_out(site: Site, crew: Crew, incomes: list[float]) -> None:
    """Whoever has a marker of today there is paid, too."""
    if site.present:
        for who in range(len(incomes)):
            if who != crew.who and has_bit(site.present, who):
                incomes[who] = incomes[who] + crew.gain
