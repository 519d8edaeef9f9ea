"""What must hold in every position, and what the conformance suite plays."""

from squander.games.last_will import check as will_check
from squander.games.last_will.state import fortune
from squander.games.prodigals_club import check as club_check
from squander.games.prodigals_club.state import club
from squander.kernel.game import Game
from squander.kernel.pieces import Options

MOST_PLIES = 3000
SCORES = (-200, 300)
COMBINATIONS = [["election"], ["society"], ["election", "society"]]
CELLS: list[tuple[int, Options]] = [
    (players, {"competitions": combination}) for players in (2, 3, 4, 5) for combination in COMBINATIONS
]


def faults(g: Game) -> list[str]:
    return [*will_check.faults(g), *club_check.table_faults(g), *own_faults(g)]


def own_faults(g: Game) -> list[str]:
    w, c = fortune(g), club(g)
    found = []
    if w.round != c.round:
        found.append(f"the games are in rounds {w.round} and {c.round}")
    if w.last_round:
        found.append("somebody went bankrupt")
    if g.over or g.question.name.startswith("both."):
        found += [f"{name} is not cleared" for name in [*will_check.loose_registers(w), *["using"] * bool(c.using)]]
    for who, s in enumerate(c.seats):
        placed = sum(there >> who & 1 for there in c.figures) + w.figures.count(who)
        if s.boys < 0 or (w.seats[who].plan >= 0 and placed + s.boys not in (0, boys(g, who))):
            found.append(f"seat {who} has {placed} boys out and {s.boys} left")
    return found


def boys(g: Game, who: int) -> int:
    w = fortune(g)
    return w.layout.plans[w.seats[who].plan].errand_boys + club(g).layout.boys
