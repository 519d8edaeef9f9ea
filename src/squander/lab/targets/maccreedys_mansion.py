"""Balance targets of MacCreedy's Mansion.

Seats are counted by the order of the first round. A trade is used when one of its workers is hired, a job when its room
passes inspection, a card when it is revealed, an investment or a haunt action when a company takes it, and a bid when
somebody names that sum. Two more targets show in the win rate by bot, not here: how often a company wins that only
collects dividends (`--bots passive,greedy,greedy`), and one that only adds cheap markers to others' rooms
(`--bots hanger-on,greedy,greedy`).
"""

from collections import Counter
from typing import Any

from squander.games import kind_of
from squander.games.maccreedys_mansion.box import Box
from squander.games.maccreedys_mansion.content import SHELF
from squander.games.maccreedys_mansion.setup import covered_rooms
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import ALL_RUINED, LIMIT, ONE_STANDING, RESTORED, TRADE_NAMES
from squander.kernel.game import Game
from squander.kernel.pieces import Note, line_of
from squander.lab.stats import median_rate, wilson
from squander.lab.targets import Verdict
from squander.lab.targets.shares import ONCE, seats, uses

INVESTMENTS = ["collects", "liquidates", "invests"]
HAUNTS = {1: "worker", 2: "room", 3: "break", 4: "inspector"}


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
        facts.update(f"used {name}" for name in {used(w.box, note) for note in notes} if name)

    def judge(self, facts: Counter[str], games: int, players: int, options: dict[str, Any]) -> list[Verdict]:
        settled = kind_of("maccreedys-mansion").settle(players, options)
        box = SHELF.open_named(settled["box"], settled["pack"])
        return [
            *lengths(facts, games),
            *ends(facts, games),
            *business(facts, games),
            *seats(facts, games, players),
            *uses(facts, games, things(box, set(covered_rooms(box, players, settled)))),
        ]


def count_business(notes: list[Note], facts: Counter[str]) -> None:
    """In how many games a company closed, and in how many one opened again."""
    happened = {note.what for note in notes}
    facts["a company closes"] += bool(happened & {"closes", "closes for good"})
    facts["a company re-opens"] += "re-opens" in happened


def used(box: Box, note: Note) -> str:
    """What the note shows in use, or nothing."""
    if note.what in INVESTMENTS:
        return f"investment {note.what}"
    if note.what in {"completes", "sets aside"}:
        return f"job {box.rooms[note.a].job}"
    if note.what in {"event", "haunt"}:
        return f"{note.what} {(box.events if note.what == 'event' else box.haunts)[note.a].id}"
    if note.what == "hires":
        return f"trade {TRADE_NAMES[note.a]}"
    if note.what == "haunts":
        return f"haunting {HAUNTS[note.a]}"
    return f"bid {note.a}" if note.what == "bids" else ""


def things(box: Box, covered: set[int]) -> list[str]:
    """All that could be used at this table; jobs of covered rooms could not."""
    return [
        *(f"trade {name}" for name in TRADE_NAMES),
        *(f"job {room.job}" for i, room in enumerate(box.rooms) if i not in covered),
        *(f"event {card.id}" for card in box.events),
        *(f"haunt {card.id}" for card in box.haunts),
        *(f"haunting {name}" for name in HAUNTS.values()),
        *(f"investment {name}" for name in INVESTMENTS),
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


TARGETS = MacCreedysMansionTargets()
