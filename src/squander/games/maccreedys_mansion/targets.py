"""Balance targets of MacCreedy's Mansion.

Seats are counted by the order of the first round. A trade is used when one of its workers is hired, a job when its room
passes inspection, a card when it is revealed, an investment or a haunt action when a company takes it, and a bid when
somebody names that sum. Two more targets show in the win rate by bot, not here: how often a company wins that only
collects dividends (`--bots passive,greedy,greedy`), and one that only adds cheap markers to others' rooms
(`--bots hanger-on,greedy,greedy`).
"""

from collections import Counter
from math import sqrt

from squander.games import kind_of
from squander.games.maccreedys_mansion.account.counting import HAUNTS, KINDS, name_of
from squander.games.maccreedys_mansion.box import Box
from squander.games.maccreedys_mansion.content import SHELF
from squander.games.maccreedys_mansion.setup import covered_rooms
from squander.games.maccreedys_mansion.state import Mansion, entries, mansion
from squander.games.maccreedys_mansion.terms import (
    ALL_RUINED,
    GASMAN,
    HUNDRED,
    LIMIT,
    ONE_STANDING,
    RESTORED,
    REWARD,
    TRADE_NAMES,
    VENDOR,
    WAGE,
)
from squander.kernel.game import Game
from squander.kernel.pieces import Note, Options, line_of, path_or_none, text_of
from squander.lab.shares import ONCE, seats, uses
from squander.lab.stats import Rate, Z, median_rate, wilson
from squander.lab.targets import Verdict

WORK = {REWARD, WAGE, VENDOR}


class MacCreedysMansionTargets:
    def first_seat(self, g: Game) -> int:
        return mansion(g).order[0]

    def collect(self, before: Game, after: Game, facts: Counter[str]) -> None:
        w = mansion(after)
        notes = line_of(after.log)
        facts[f"round {w.round}"] += 1
        facts[f"outcome {w.outcome}"] += 1
        facts[f"first {mansion(before).order.index(after.ranking()[0].seat)}"] += 1
        count_business(notes, facts)
        count_work(w, mansion(before).order, notes, facts)
        facts.update(f"used {name}" for name in {used(w.box, note) for note in notes} if name)

    def judge(self, facts: Counter[str], games: int, players: int, options: Options) -> list[Verdict]:
        settled = kind_of("maccreedys-mansion").settle(players, options)
        box = SHELF.open_named(text_of(settled, "box"), path_or_none(settled, "pack"))
        return [
            *lengths(facts, games),
            *ends(facts, games),
            *business(facts, games),
            *work(facts, games, players),
            *seats(facts, games, players),
            *uses(facts, games, things(box, set(covered_rooms(box, players, settled)))),
        ]


def count_business(notes: list[Note], facts: Counter[str]) -> None:
    """In how many games a company closed, and in how many one opened again."""
    happened = {note.what for note in notes}
    facts["a company closes"] += bool(happened & {"closes", "closes for good"})
    facts["a company re-opens"] += "re-opens" in happened
    facts["a company haunts"] += "haunts" in happened


def count_work(w: Mansion, first: list[int], notes: list[Note], facts: Counter[str]) -> None:
    """What work brought in each round by place in the order of play, in hundreds of dollars; and what of all rewards
    was paid for rooms with gas."""
    orders = orders_of(first, notes)
    for who, c in enumerate(w.companies):
        brought = Counter[int]()
        for entry in entries(c.ledger):
            if entry.reason in WORK:
                brought[entry.round] += entry.active // HUNDRED
            if entry.reason == REWARD:
                facts["rewards"] += entry.active
                facts["rewards for gas"] += entry.active if has_gas(w.box, entry.detail) else 0
        for round, order in orders.items():
            place = order.index(who)
            facts[f"place {place} times"] += 1
            facts[f"place {place} brought"] += brought[round]
            facts[f"place {place} squared"] += brought[round] ** 2


def orders_of(first: list[int], notes: list[Note]) -> dict[int, list[int]]:
    """The order of play of each round: whoever bid more is before the others, ties keep the former order."""
    orders: dict[int, list[int]] = {}
    order, bids = first, Counter[int]()
    for note in notes:
        if note.what == "pays bid":
            bids[note.who] = note.a
        elif note.what == "round":
            order, bids = sorted(order, key=lambda who: -bids[who]), Counter[int]()
            orders[note.a] = order
    return orders


def has_gas(box: Box, room: int) -> bool:
    return any(box.space_trade[space] == GASMAN for space in box.rooms[room].spaces)


def used(box: Box, note: Note) -> str:
    """What the note shows in use, or nothing."""
    if note.what in {"event", "haunt"}:
        return f"{note.what} {(box.events if note.what == 'event' else box.haunts)[note.a].id}"
    kind = KINDS.get(note.what, "")
    return f"{kind} {name_of(box, kind, note)}" if kind else ""


def things(box: Box, covered: set[int]) -> list[str]:
    """All that could be used at this table; jobs of covered rooms could not."""
    return [
        *(f"trade {name}" for name in TRADE_NAMES),
        *(f"job {room.job}" for i, room in enumerate(box.rooms) if i not in covered),
        *(f"event {card.id}" for card in box.events),
        *(f"haunt {card.id}" for card in box.haunts),
        *(f"haunting {name}" for name in HAUNTS.values()),
        *(f"investment {name}" for name, kind in KINDS.items() if kind == "investment"),
        *(f"bid {steps * box.numbers.bid_step}" for steps in box.bids),
    ]


def lengths(facts: Counter[str], games: int) -> list[Verdict]:
    rounds = Counter({int(name[6:]): times for name, times in facts.items() if name.startswith("round ")})
    limit = wilson(facts[f"outcome {LIMIT}"], games)
    return [
        Verdict("end", "median rounds", "7 to 11", 7, 11, median_rate(rounds), False),
        Verdict("end", "at the safety limit", "at most 1%", 0, 0.01, limit),
    ]


def ends(facts: Counter[str], games: int) -> list[Verdict]:
    """Careful bots are seldom ruined, so only the upper bound of ruin is held against them."""
    ruined = facts[f"outcome {ONE_STANDING}"] + facts[f"outcome {ALL_RUINED}"]
    return [
        Verdict(
            "end", "mansion restored", "more than 50%", 0.5 + ONCE, 1.0, wilson(facts[f"outcome {RESTORED}"], games)
        ),
        Verdict("end", "ruin", "at most 40%", 0, 0.4, wilson(ruined, games)),
    ]


def business(facts: Counter[str], games: int) -> list[Verdict]:
    closes, opens = (wilson(facts[f"a company {what}"], games) for what in ("closes", "re-opens"))
    return [
        Verdict("company", "at least one closes", "20% to 60%", 0.2, 0.6, closes),
        Verdict("company", "one re-opens", "at least once", ONCE, 1.0, opens),
    ]


def work(facts: Counter[str], games: int, players: int) -> list[Verdict]:
    """With less than four companies an early place may be worth more; with two nobody haunts who means to win."""
    gas = wilson(round(games * facts["rewards for gas"] / max(1, facts["rewards"])), games)
    found = [Verdict("work", "rewards for rooms with gas", "at most a third", 0, 1 / 3, gas)]
    if players > 2:
        haunts = wilson(facts["a company haunts"], games)
        found.append(Verdict("work", "a company haunts", "at least 30%", 0.3, 1.0, haunts))
    if players > 3:
        ratio = first_to_last(facts, players)
        found.append(Verdict("work", "first brings home more than last", "at most twice", 0.0, 2.0, ratio, False))
    return found


def first_to_last(facts: Counter[str], players: int) -> Rate:
    """What work brings the first in the order, in shares of what it brings the last."""
    (first, far), (last, near) = (mean_of(facts, place) for place in (0, players - 1))
    if last <= 0:
        return Rate(99.0, 0.0, 99.0, facts["place 0 times"])
    reach = Z * first / last * sqrt((far / first) ** 2 + (near / last) ** 2)
    return Rate(first / last, first / last - reach, first / last + reach, facts["place 0 times"])


def mean_of(facts: Counter[str], place: int) -> tuple[float, float]:
    """What work brings at a place in the order, and the standard error of it."""
    times = max(1, facts[f"place {place} times"])
    mean = facts[f"place {place} brought"] / times
    return mean, sqrt(max(0.0, facts[f"place {place} squared"] / times - mean * mean) / times)


TARGETS = MacCreedysMansionTargets()
