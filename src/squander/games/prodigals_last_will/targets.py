"""Balance targets of The Prodigals Club with Last Will.

Seats are counted by the order of the first round. A player's highest competition is the one that alone has the highest
score; players with two equally high ones are left out. A white central card counts as played
if whoever took it played it.
"""

from collections import Counter

from squander.games import kind_of
from squander.games.prodigals_club.account import counted
from squander.games.prodigals_club.account.counting import CARD
from squander.games.prodigals_club.layout import Layout
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import WHITE
from squander.kernel.game import Game
from squander.kernel.pieces import Options, line_of, texts_of
from squander.lab.shares import seats
from squander.lab.stats import wilson
from squander.lab.targets import Verdict

LAST_ROUND = 5
EARLY_ROUNDS = [1, 2]
FORTUNE = "last-will"


class ClubWithWillTargets:
    def first_seat(self, g: Game) -> int:
        return club(g).order[0]

    def collect(self, before: Game, after: Game, facts: Counter[str]) -> None:
        winner = after.ranking()[0].seat
        facts[f"round {club(after).round}"] += 1
        facts[f"first {club(before).order.index(winner)}"] += 1
        count_highest(after, facts)
        count_white_central(after, facts)

    def judge(self, facts: Counter[str], games: int, players: int, options: Options) -> list[Verdict]:
        settled = kind_of("prodigals-last-will").settle(players, options)
        names = [FORTUNE, *texts_of(settled, "competitions")]
        return [*lengths(facts, games), *highest(facts, names), *seats(facts, games, players), white_central(facts)]


def count_highest(end: Game, facts: Counter[str]) -> None:
    names = [competition.name for competition in club(end).layout.competitions]
    for who in range(end.players):
        found = scores(end, who)
        if found.count(max(found)) == 1:
            facts[f"highest {names[found.index(max(found))]}"] += 1


def count_white_central(end: Game, facts: Counter[str]) -> None:
    white = white_central_names(club(end).layout)
    for _, _, name, _, played in counted(end, line_of(end.log), [CARD]):
        if name in white:
            facts["white taken"] += 1
            facts["white played"] += played


def white_central_names(layout: Layout) -> set[str]:
    cards = [layout.box.cards[card] for card in layout.central]
    return {card.id for card in cards if card.border == WHITE}


def lengths(facts: Counter[str], games: int) -> list[Verdict]:
    full = wilson(facts[f"round {LAST_ROUND}"], games)
    early = wilson(sum(facts[f"round {early}"] for early in EARLY_ROUNDS), games)
    return [
        Verdict("end", "lasts into round 5", "50% to 95%", 0.5, 0.95, full),
        Verdict("end", "over before round 3", "never", 0, 0, early),
    ]


def highest(facts: Counter[str], names: list[str]) -> list[Verdict]:
    players = sum(facts[f"highest {name}"] for name in names)
    return [
        Verdict("highest", name, "20% to 60%", 0.2, 0.6, wilson(facts[f"highest {name}"], players)) for name in names
    ]


def white_central(facts: Counter[str]) -> Verdict:
    played = wilson(facts["white played"], facts["white taken"])
    return Verdict("central", "white central cards played", "at least 70%", 0.7, 1.0, played)


TARGETS = ClubWithWillTargets()
