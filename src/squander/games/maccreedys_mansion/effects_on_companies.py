"""What events and haunts do to companies: money and stores."""

from squander.games.maccreedys_mansion.books import book
from squander.games.maccreedys_mansion.box import Effect
from squander.games.maccreedys_mansion.state import Company, Mansion
from squander.games.maccreedys_mansion.terms import (
    BUSIEST,
    INDEBTED,
    PER_DEBT,
    PER_WORKER,
    POOREST,
    RENTIER,
    RESOURCES,
    RICHEST,
)
from squander.games.maccreedys_mansion.turns import open_companies
from squander.kernel.game import Game
from squander.kernel.pieces import replaced


def workers_of(c: Company) -> int:
    return sum(c.workers)


def extreme(w: Mansion, companies: list[int], sizes: list[int], size: int) -> list[int]:
    """Ties: each of them."""
    return [companies[i] for i in range(len(companies)) if sizes[i] == size]


def meant(w: Mansion, whom: int) -> list[int]:
    """The open companies that a card means."""
    companies = open_companies(w)
    if not companies:
        return companies
    if whom == RICHEST or whom == POOREST:
        funds = [w.companies[who].active + w.companies[who].invested for who in companies]
        return extreme(w, companies, funds, max(funds) if whom == RICHEST else min(funds))
    if whom == BUSIEST:
        crews = [workers_of(w.companies[who]) for who in companies]
        return extreme(w, companies, crews, max(1, max(crews)))
    if whom == RENTIER:
        return [who for who in companies if workers_of(w.companies[who]) == 0 and w.companies[who].invested > 0]
    if whom == INDEBTED:
        return [who for who in companies if sum(w.companies[who].debts) > 0]
    return companies


def times(c: Company, per: int) -> int:
    if per == PER_WORKER:
        return workers_of(c)
    return sum(c.debts) if per == PER_DEBT else 1


def move_cash(g: Game, w: Mansion, effect: Effect, reason: int, card: int) -> None:
    """Active funds change, never below nothing (MM-EARN-21)."""
    for who in meant(w, effect.whom):
        c = w.companies[who]
        amount = max(-c.active, effect.add * times(c, effect.per))
        if amount:
            book(w, who, reason, card, 0, amount)
            g.note("cash", who, amount)


def move_investments(g: Game, w: Mansion, effect: Effect, reason: int, card: int) -> None:
    """Rounded towards nothing."""
    for who in w.order:
        invested = w.companies[who].invested
        amount = abs(invested * effect.percent) // 100
        if amount:
            book(w, who, reason, card, 0, 0, amount if effect.percent > 0 else -amount)
            g.note("invested", who, amount if effect.percent > 0 else -amount)


def shrink_storage(g: Game, w: Mansion, effect: Effect) -> None:
    """Losses are rounded up."""
    for who in w.order:
        c = w.companies[who]
        for resource in range(RESOURCES):
            if effect.resource < 0 or effect.resource == resource:
                loss = -(c.storage[resource] * effect.percent // 100)
                if loss:
                    c.storage = replaced(c.storage, resource, c.storage[resource] - loss)
                    g.note("loses units", who, resource, loss)
