"""What events and haunts do to the day, to the inspector and to the open jobs."""

from typing import Final

from squander.games.maccreedys_mansion.box import Effect
from squander.games.maccreedys_mansion.house import is_complete
from squander.games.maccreedys_mansion.jobs import put_under, without
from squander.games.maccreedys_mansion.state import Day, Mansion, mansion
from squander.games.maccreedys_mansion.terms import RESOURCES, TRADES
from squander.kernel.game import Game
from squander.kernel.pieces import replaced

# --- the day -------------------------------------------------------------------------------------------------


class OnDay(Effect):
    """Changes today's Earnings, or the whole of tomorrow."""

    def __init__(self, today: bool) -> None:
        self.today: Final = today

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        w = mansion(g)
        if self.today:
            w.today = self.changed(w.today.anew())
        else:
            w.tomorrow = self.changed(w.tomorrow.anew())

    def changed(self, day: Day) -> Day:
        raise NotImplementedError


class ChangeWages(OnDay):
    def __init__(self, today: bool, trade: int, add: int) -> None:
        super().__init__(today)
        self.trade: Final = trade  # -1: all
        self.add: Final = add

    def changed(self, day: Day) -> Day:
        day.wage_add = [
            day.wage_add[trade] + (self.add if self.trade < 0 or self.trade == trade else 0) for trade in range(TRADES)
        ]
        return day


class ChangePrices(OnDay):
    """Two changes at once multiply."""

    def __init__(self, today: bool, resource: int, percent: int) -> None:
        super().__init__(today)
        self.resource: Final = resource  # -1: all
        self.percent: Final = percent

    def changed(self, day: Day) -> Day:
        day.price_percent = [
            day.price_percent[r] * (self.percent if self.resource < 0 or self.resource == r else 100) // 100
            for r in range(RESOURCES)
        ]
        return day


class ChangeRewards(OnDay):
    """Percent first."""

    def __init__(self, today: bool, percent: int, add: int) -> None:
        super().__init__(today)
        self.percent: Final = percent
        self.add: Final = add

    def changed(self, day: Day) -> Day:
        day.reward_percent = day.reward_percent * self.percent // 100
        day.reward_add += self.add
        return day


class SetDividends(OnDay):
    def __init__(self, percent: int) -> None:
        super().__init__(True)
        self.percent: Final = percent

    def changed(self, day: Day) -> Day:
        day.dividend = self.percent
        return day


class ShrinkPool(Effect):
    def __init__(self, trade: int, pieces: int) -> None:
        self.trade: Final = trade
        self.pieces: Final = pieces

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        keep_from_work(mansion(g), self.trade, self.pieces)


def keep_from_work(w: Mansion, trade: int, pieces: int) -> None:
    """Fewer pieces tomorrow, never below none (MM-HAUNT-03, 15)."""
    day = w.tomorrow.anew()
    day.missing = replaced(day.missing, trade, min(w.box.pool[trade], day.missing[trade] + pieces))
    w.tomorrow = day


# --- the inspector and the track ------------------------------------------------------------------------------


class HauntInspector(Effect):
    def carry_out(self, g: Game, reason: int, card: int) -> None:
        haunt_inspector(g, mansion(g))


def inspector_is_spared(w: Mansion) -> bool:
    """He is not haunted in two consecutive rounds, by anybody (MM-HAUNT-07, 19)."""
    return w.inspector == w.round - 1 and w.inspector > 0


def haunt_inspector(g: Game, w: Mansion) -> None:
    """No inspection this round (MM-HAUNT-18)."""
    if not inspector_is_spared(w):
        w.inspector = w.round
        g.note("inspector", -1)


class WithdrawJobs(Effect):
    """The oldest open jobs that are not complete go under the deck."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        w = mansion(g)
        for job in [job for job in w.track if not is_complete(w, job)][: self.count]:
            w.track = without(w.track, job)
            put_under(w, job)
            g.note("withdraws", -1, job)
