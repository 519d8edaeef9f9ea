"""The house, its decks and its companies as numbers: what `view.py` shows, and nothing else."""

from typing import Final

from squander.envs.core.encoder import Encoder, Section
from squander.envs.core.sheet import Sheet
from squander.games.maccreedys_mansion.books import debt_total, price_today
from squander.games.maccreedys_mansion.rules.earnings import reward_today
from squander.games.maccreedys_mansion.rules.investments import dividend
from squander.games.maccreedys_mansion.state import DAY, Day, Mansion, mansion
from squander.games.maccreedys_mansion.terms import PIECES, RESOURCES, TRADES
from squander.kernel.game import Game

ROOMS: Final = 18
SPACES: Final = 88
CARDS: Final = 24  # events, and haunts
HUNDRED: Final = 100
STATUSES: Final = 3


class Table(Section):
    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Final = encoder
        self.players: Final = encoder.players
        add = encoder.layout.add
        self.round: Final = add("round", 1, "the day")
        self.rounds: Final = add("rounds", 1, "the last day")
        self.restored: Final = add("restored", 1, "1 if the house is")
        self.covered: Final = add("covered", ROOMS, "by room: 1 if it is out of play")
        self.sealed: Final = add("haunted", ROOMS, "by room: 1 haunted today + 2 haunted tomorrow")
        self.track: Final = add("track", ROOMS, "by room: 1 + the place of its job on the track")
        self.reward: Final = add("rewards", ROOMS, "by room: what its open job pays today, in hundreds")
        self.closed: Final = add("jobs done", ROOMS, "by room: 1 passed today, 2 aside, 3 out of the game")
        self.under: Final = add(
            "under", ROOMS, "by room: 1 + how far from the bottom its job is known to be in the deck"
        )
        self.jobs: Final = add("jobs left", 1, "job cards in the deck")
        self.owner: Final = add("markers", SPACES, "by space: 1 + the seat whose marker lies there")
        self.age: Final = add("ages", SPACES, "by space: the day its marker came")
        self.working: Final = add("working", SPACES, "by space: 1 a worker, 2 one who was served")
        self.pool: Final = add("pool", TRADES, "by trade: workers to be hired")
        self.useful: Final = add("useful", RESOURCES, "by resource: units the house could still use, while hiring")
        self.prices: Final = add("prices", PIECES, "by piece: today's wage or price, in dollars")
        self.event: Final = add("events", CARDS, "by event: 1 if it is past, 2 for the last one")
        self.haunt: Final = add("haunts", CARDS, "by haunt: 1 if it is past, 2 for the last one")
        self.inspector: Final = add("inspector", 1, "the last day on which he was haunted")
        self.today: Final = self.day("today")
        self.tomorrow: Final = self.day("tomorrow")
        self.seats: Final = encoder.layout.size
        self.active: Final = self.own("active", 2, "active funds: hundreds, and what is over")
        self.invested: Final = self.own("invested", 2, "invested funds: hundreds, and what is over")
        self.debt: Final = self.own("debt", 2, "the sum of its debts: hundreds, and what is over")
        self.dividend: Final = self.own("dividend", 1, "what it would collect, in dollars")
        self.status: Final = self.own("status", STATUSES, "1 at open, closed, or closed for good")
        self.hauntings: Final = self.own("hauntings", 1, "how often it has haunted")
        self.resting: Final = self.own("resting", 1, "1 if it goes on passing")
        self.turn: Final = self.own("turn", 1, "1 + its place in the order")
        self.bid: Final = self.own("bid", 1, "its bid, in dollars")
        self.workers: Final = self.own("workers", TRADES, "by trade: hired today")
        self.waiting: Final = self.own("waiting", TRADES, "by trade: of these, not placed yet")
        self.storage: Final = self.own("storage", RESOURCES, "by resource: units in storage")
        self.due: Final = self.own("due", RESOURCES, "by resource: units to pay for today")
        self.debts: Final = self.own("debts", PIECES, "by piece: how many it owes for")
        self.cards: Final = self.own("jobs", ROOMS, "by room: 1 if it has the job")
        self.stride: Final = encoder.layout.repeat(self.seats, self.players)

    def own(self, name: str, size: int, text: str) -> int:
        return self.encoder.layout.add(f"seat 0: {name}", size, text) - self.seats

    def day(self, name: str) -> int:
        add = self.encoder.layout.add
        at = add(f"{name}: missing", TRADES, "by trade: workers who stay away")
        add(f"{name}: wages", TRADES, "by trade: dollars added to the wage")
        add(f"{name}: prices", RESOURCES, "by resource: percent of the price")
        add(f"{name}: rewards", 2, "percent of the rewards, and dollars added to each")
        add(f"{name}: dividend", 1, "percent of the dividend; -1 as usual")
        return at

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        w = mansion(g)
        self.write_times(w, sheet)
        self.write_rooms(w, sheet)
        self.write_jobs(w, sheet)
        self.write_spaces(w, seat, sheet)
        self.write_market(w, sheet)
        self.write_cards(self.event, w.events, w.event_top, sheet)
        self.write_cards(self.haunt, w.haunts, w.haunt_top, sheet)
        self.write_day(w.today, self.today, sheet)
        self.write_day(w.tomorrow, self.tomorrow, sheet)
        for who in range(self.players):
            at = self.seat_at(who, seat)
            self.write_funds(w, who, at, sheet)
            self.write_company(w, who, at, sheet)
        for i in range(len(w.order)):
            sheet.put(self.seat_at(w.order[i], seat) + self.turn, 1 + i)

    def seat_at(self, who: int, seat: int) -> int:
        return self.seats + self.stride * ((who - seat) % self.players)

    def write_times(self, w: Mansion, sheet: Sheet) -> None:
        sheet.put(self.round, w.round)
        sheet.put(self.rounds, w.rulings.max_rounds)
        sheet.put(self.inspector, w.inspector)
        if w.restored:
            sheet.put(self.restored, 1)

    def write_rooms(self, w: Mansion, sheet: Sheet) -> None:
        for room in range(len(w.box.rooms)):
            sheet.put(self.covered + room, (w.covered >> room) & 1)
            haunted = (w.today.sealed >> room & 1) + 2 * (w.tomorrow.sealed >> room & 1)
            sheet.put(self.sealed + room, haunted)

    def write_jobs(self, w: Mansion, sheet: Sheet) -> None:
        for i in range(len(w.track)):
            sheet.put(self.track + w.track[i], 1 + i)
            sheet.put(self.reward + w.track[i], reward_today(w, w.track[i]) // HUNDRED)
        for room in w.aside:
            sheet.put(self.closed + room, 2)
        for room in w.gone:
            sheet.put(self.closed + room, 3)
        for room in w.passed:
            sheet.put(self.closed + room, 1)
        sheet.put(self.jobs, len(w.deck))
        for i in range(w.under):
            sheet.put(self.under + w.deck[len(w.deck) - 1 - i], 1 + i)

    def write_spaces(self, w: Mansion, seat: int, sheet: Sheet) -> None:
        for space in range(len(w.owner)):
            who = w.owner[space]
            if who >= 0:
                sheet.put(self.owner + space, 1 + (who - seat) % self.players)
                sheet.put(self.age + space, w.stamp[space] // DAY)
        for space in w.working:
            sheet.put(self.working + space, 1)
        for space in w.kept:
            sheet.put(self.working + space, 2)

    def write_market(self, w: Mansion, sheet: Sheet) -> None:
        for trade in range(TRADES):
            sheet.put(self.pool + trade, w.pool[trade])
        for i in range(len(w.useful)):
            sheet.put(self.useful + i, w.useful[i])
        for piece in range(PIECES):
            sheet.put(self.prices + piece, price_today(w, piece))

    def write_cards(self, at: int, cards: list[int], top: int, sheet: Sheet) -> None:
        for i in range(top):
            sheet.put(at + cards[i], 2 if i == top - 1 else 1)

    def write_day(self, day: Day, at: int, sheet: Sheet) -> None:
        for trade in range(TRADES):
            sheet.put(at + trade, day.missing[trade])
            sheet.put(at + TRADES + trade, day.wage_add[trade])
        at += 2 * TRADES
        for i in range(RESOURCES):
            sheet.put(at + i, day.price_percent[i])
        at += RESOURCES
        sheet.put(at, day.reward_percent)
        sheet.put(at + 1, day.reward_add)
        sheet.put(at + 2, day.dividend)

    def write_funds(self, w: Mansion, who: int, at: int, sheet: Sheet) -> None:
        c = w.companies[who]
        self.write_sum(at + self.active, c.active, sheet)
        self.write_sum(at + self.invested, c.invested, sheet)
        self.write_sum(at + self.debt, debt_total(w, c), sheet)
        sheet.put(at + self.dividend, dividend(w, c))
        for piece in range(PIECES):
            sheet.put(at + self.debts + piece, c.debts[piece])

    def write_sum(self, at: int, amount: int, sheet: Sheet) -> None:
        sheet.put(at, amount // HUNDRED)
        sheet.put(at + 1, amount % HUNDRED)

    def write_company(self, w: Mansion, who: int, at: int, sheet: Sheet) -> None:
        c = w.companies[who]
        sheet.put(at + self.status + c.status, 1)
        sheet.put(at + self.hauntings, c.hauntings)
        sheet.put(at + self.resting, w.resting >> who & 1)
        if w.bids:
            sheet.put(at + self.bid, w.bids[who])
        for trade in range(TRADES):
            sheet.put(at + self.workers + trade, c.workers[trade])
            sheet.put(at + self.waiting + trade, c.waiting[trade])
        for i in range(RESOURCES):
            sheet.put(at + self.storage + i, c.storage[i])
            sheet.put(at + self.due + i, c.due[i])
        for room in c.jobs:
            sheet.put(at + self.cards + room, 1)
