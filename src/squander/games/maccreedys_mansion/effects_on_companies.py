"""What events and haunts do to companies: money and stores."""

from typing import Final

from squander.games.maccreedys_mansion.books import book
from squander.games.maccreedys_mansion.box import Effect
from squander.games.maccreedys_mansion.state import Company, Mansion, mansion
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


class MoveCash(Effect):
    """Active funds change, never below nothing (MM-EARN-21)."""

    def __init__(self, whom: int, add: int, per: int) -> None:
        self.whom: Final = whom
        self.add: Final = add
        self.per: Final = per

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        w = mansion(g)
        for who in meant(w, self.whom):
            c = w.companies[who]
            amount = max(-c.active, self.add * times(c, self.per))
            if amount:
                book(w, who, reason, card, 0, amount)
                g.note("cash", who, amount)


class MoveInvestments(Effect):
    """Rounded towards nothing."""

    def __init__(self, percent: int) -> None:
        self.percent: Final = percent

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        w = mansion(g)
        for who in w.order:
            share = abs(w.companies[who].invested * self.percent) // 100
            amount = share if self.percent > 0 else -share
            if amount:
                book(w, who, reason, card, 0, 0, amount)
                g.note("invested", who, amount)


class ShrinkStorage(Effect):
    """Losses are rounded up."""

    def __init__(self, resource: int, percent: int) -> None:
        self.resource: Final = resource  # -1: all
        self.percent: Final = percent

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        w = mansion(g)
        for who in w.order:
            for resource in range(RESOURCES):
                if self.resource < 0 or self.resource == resource:
                    self.shrink(g, w.companies[who], who, resource)

    def shrink(self, g: Game, c: Company, who: int, resource: int) -> None:
        loss = -(c.storage[resource] * self.percent // 100)
        if loss:
            c.storage = replaced(c.storage, resource, c.storage[resource] - loss)
            g.note("loses units", who, resource, loss)
