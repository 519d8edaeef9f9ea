"""Balance targets of Getting Sacked: who wins with which job, and which sides of the plan tiles are taken.

A side of a tile is taken as often as it is picked of all plans that are picked while it lies there: with eight plans,
each of them once in eight if all were alike.
"""

from collections import Counter

from squander.games.last_will.box import Box
from squander.games.last_will.state import Fortune
from squander.kernel.pieces import Note
from squander.lab.shares import lift
from squander.lab.stats import wilson
from squander.lab.targets import Verdict


def count_sacked(start: Fortune, end: Fortune, notes: list[Note], winner: int, facts: Counter[str]) -> None:
    if start.box.jobs:
        count_jobs(start, end, winner, facts)
    if start.tiles:
        count_tiles(start, notes, facts)


def count_jobs(start: Fortune, end: Fortune, winner: int, facts: Counter[str]) -> None:
    if end.last_round:
        facts["bankruptcies"] += 1
        facts["sacked winners"] += end.seats[winner].job < 0
    facts["sacked"] += sum(s.job < 0 for s in end.seats)
    for who, s in enumerate(start.seats):
        id = start.box.jobs[s.job].id
        facts[f"held {id}"] += 1
        facts[f"won {id}"] += who == winner


def count_tiles(start: Fortune, notes: list[Note], facts: Counter[str]) -> None:
    picks = Counter(note.a for note in notes if note.what == "plans")
    for position, face in enumerate(start.tiles):
        facts[f"shown {face}"] += picks.total()
        facts[f"face {face}"] += picks[position]


def jobs(facts: Counter[str], box: Box, players: int, games: int) -> list[Verdict]:
    dealt = [job for job in box.jobs if facts[f"held {job.id}"]]
    winners = wilson(facts["sacked winners"], facts["bankruptcies"])
    sacked = wilson(facts["sacked"], games * players)
    return [
        Verdict("end", "sacked winner", "at least 90%", 0.9, 1.0, winners),
        Verdict("end", "seats sacked by the end", "no target", 0.0, 1.0, sacked),
        *[Verdict("job", job.id, "± 8 points", -0.08, 0.08, lift(facts, players, job.id)) for job in dealt],
    ]


def tiles(facts: Counter[str], box: Box) -> list[Verdict]:
    return [
        Verdict(
            "tile", name_of(box, face), "5% to 35%", 0.05, 0.35, wilson(facts[f"face {face}"], facts[f"shown {face}"])
        )
        for face in range(2 * len(box.tiles))
        if facts[f"shown {face}"]
    ]


def name_of(box: Box, face: int) -> str:
    tile = box.tiles[face // 2]
    plan = tile.plans[face % 2]
    return f"{tile.id} ({plan.cards}/{plan.errand_boys}/{plan.actions})"
