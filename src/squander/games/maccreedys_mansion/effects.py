"""What events and haunts do. None of it is a choice, so a card is carried out at once, effect by effect."""

from squander.games.maccreedys_mansion.box import Effect
from squander.games.maccreedys_mansion.effects_on_companies import move_cash, move_investments, shrink_storage
from squander.games.maccreedys_mansion.effects_on_rooms import break_rooms, mend_rooms, seal_rooms
from squander.games.maccreedys_mansion.house import is_complete
from squander.games.maccreedys_mansion.jobs import put_under, without
from squander.games.maccreedys_mansion.state import Day, Mansion
from squander.games.maccreedys_mansion.terms import (
    BREAK,
    CASH,
    DIVIDENDS,
    INSPECTOR,
    INVESTED,
    MEND,
    POOL,
    PRICE,
    RESOURCES,
    REWARDS,
    SEAL,
    STORE,
    TRACK,
    TRADES,
    WAGES,
)
from squander.kernel.game import Game
from squander.kernel.pieces import replaced


def carry_out(g: Game, w: Mansion, effect: Effect, reason: int, card: int) -> None:
    """One effect of a card; one that finds no target does nothing (MM-EVENT-02, MM-HAUNT-01)."""
    do = effect.do
    if do == BREAK:
        break_rooms(g, w, effect)
    elif do == MEND:
        mend_rooms(g, w, effect)
    elif do == SEAL:
        seal_rooms(g, w, effect)
    elif do == CASH:
        move_cash(g, w, effect, reason, card)
    elif do == INVESTED:
        move_investments(g, w, effect, reason, card)
    elif do == STORE:
        shrink_storage(g, w, effect)
    elif do == INSPECTOR:
        haunt_inspector(g, w)
    elif do == TRACK:
        withdraw_jobs(g, w, effect)
    else:
        change_day(w, effect)


# --- the day -------------------------------------------------------------------------------------------------


def change_day(w: Mansion, effect: Effect) -> None:
    """Pool, wages, prices, rewards and dividends of today's Earnings or of the whole of tomorrow."""
    if effect.do == POOL:
        keep_from_work(w, effect.trade, -effect.add)
        return
    day = (w.today if effect.today else w.tomorrow).anew()
    if effect.do == WAGES:
        day.wage_add = [
            day.wage_add[trade] + (effect.add if effect.trade < 0 or effect.trade == trade else 0)
            for trade in range(TRADES)
        ]
    elif effect.do == PRICE:
        change_prices(day, effect)
    elif effect.do == REWARDS:
        day.reward_percent = day.reward_percent * effect.percent // 100
        day.reward_add += effect.add
    elif effect.do == DIVIDENDS:
        day.dividend = effect.percent
    if effect.today:
        w.today = day
    else:
        w.tomorrow = day


def change_prices(day: Day, effect: Effect) -> None:
    """Two changes at once multiply."""
    day.price_percent = [
        day.price_percent[r] * (effect.percent if effect.resource < 0 or effect.resource == r else 100) // 100
        for r in range(RESOURCES)
    ]


def keep_from_work(w: Mansion, trade: int, pieces: int) -> None:
    """Fewer pieces tomorrow, never below none (MM-HAUNT-03, 15)."""
    day = w.tomorrow.anew()
    day.missing = replaced(day.missing, trade, min(w.box.pool[trade], day.missing[trade] + pieces))
    w.tomorrow = day


# --- the inspector and the track ------------------------------------------------------------------------------


def inspector_is_spared(w: Mansion) -> bool:
    """He is not haunted in two consecutive rounds, by anybody (MM-HAUNT-07, 19)."""
    return w.inspector == w.round - 1 and w.inspector > 0


def haunt_inspector(g: Game, w: Mansion) -> None:
    """No inspection this round (MM-HAUNT-18)."""
    if not inspector_is_spared(w):
        w.inspector = w.round
        g.note("inspector", -1)


def withdraw_jobs(g: Game, w: Mansion, effect: Effect) -> None:
    """The oldest open jobs that are not complete go under the deck."""
    for job in [job for job in w.track if not is_complete(w, job)][: effect.count]:
        w.track = without(w.track, job)
        put_under(w, job)
        g.note("withdraws", -1, job)
