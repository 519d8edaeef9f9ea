"""Balance targets of The Prodigals Club.

Seats are counted by the order of the first round, which decides the handicaps. A player's highest competition is the
one that alone has the highest score; players with two equally high ones are left out. A thing is a card, an errand
space or a bonus tile; who held and who used it is the game's account. Its lift is the win rate of those who
held it, minus the share that any seat has.
"""

from collections import Counter

from squander.games import kind_of
from squander.games.prodigals_club.account import counted
from squander.games.prodigals_club.account.counting import BONUS, CARD, SPACE, name_of
from squander.games.prodigals_club.content import SHELF
from squander.games.prodigals_club.layout import Layout
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.setup import layout_for
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import CENTRAL
from squander.kernel.game import Game
from squander.kernel.pieces import Options, Standing, line_of, path_or_none, text_of, texts_of
from squander.lab.shares import lifts, seats, uses
from squander.lab.stats import median_rate, wilson
from squander.lab.targets import Verdict

HIGHEST = {2: (0.35, 0.65), 3: (0.2, 0.5)}
LAST_ROUND = 5
TOO_HIGH = 30


class ProdigalsClubTargets:
    def first_seat(self, g: Game) -> int:
        return club(g).order[0]

    def collect(self, before: Game, after: Game, facts: Counter[str]) -> None:
        c = club(after)
        standings = after.ranking()
        winner = standings[0].seat
        facts[f"round {c.round}"] += 1
        facts[f"first {club(before).order.index(winner)}"] += 1
        count_scores(after, standings, facts)
        count_things(after, winner, facts)

    def judge(self, facts: Counter[str], games: int, players: int, options: Options) -> list[Verdict]:
        settled = kind_of("prodigals-club").settle(players, options)
        box = SHELF.open_named(text_of(settled, "box"), path_or_none(settled, "pack"))
        layout = layout_for(box, players, texts_of(settled, "competitions"))
        names = things(layout)
        return [
            *lengths(facts, games),
            *results(facts, games, players),
            *highest(facts, layout),
            *seats(facts, games, players),
            *uses(facts, games, names),
            *lifts(facts, players, names),
        ]


def count_scores(g: Game, standings: list[Standing], facts: Counter[str]) -> None:
    """The final scores, and which competition each player neglected."""
    facts[f"winning score {standings[0].score}"] += 1
    facts["losers below 30"] += sum(standing.score < TOO_HIGH for standing in standings[1:])
    names = [competition.name for competition in club(g).layout.competitions]
    for who in range(g.players):
        found = scores(g, who)
        if found.count(max(found)) == 1:
            facts[f"highest {names[found.index(max(found))]}"] += 1


def count_things(end: Game, winner: int, facts: Counter[str]) -> None:
    """Each thing once a game, and once for each seat that had it."""
    held = counted(end, line_of(end.log), [CARD, SPACE, BONUS])
    facts.update({f"used {kind} {name}" for _, kind, name, _, used in held if used})
    facts.update(f"held {kind} {name}" for _, kind, name, _, _ in held)
    facts.update(f"won {kind} {name}" for who, kind, name, _, _ in held if who == winner)


def thing(layout: Layout, kind: str, number: int) -> str:
    return f"{kind} {name_of(layout, kind, number)}"


def things(layout: Layout) -> list[str]:
    """All there are on this table, copies once."""
    slots = {competition.slot for competition in layout.competitions}
    cards = [i for i, card in enumerate(layout.box.cards) if i and card.slot != CENTRAL and card.slot in slots]
    found = [
        *(thing(layout, SPACE, i) for i in range(1, len(layout.spaces))),
        *(thing(layout, CARD, i) for i in [*cards, *layout.central]),
        *(thing(layout, BONUS, i) for i in layout.bonuses),
    ]
    return list(dict.fromkeys(found))


def lengths(facts: Counter[str], games: int) -> list[Verdict]:
    full = wilson(facts[f"round {LAST_ROUND}"], games)
    early = wilson(facts["round 1"] + facts["round 2"] + facts["round 3"], games)
    return [
        Verdict("end", "lasts into round 5", "60% to 99.5%", 0.6, 0.995, full),
        Verdict("end", "over before round 4", "at most 0.5%", 0, 0.005, early),
    ]


def results(facts: Counter[str], games: int, players: int) -> list[Verdict]:
    winning = scores_in(facts)
    losing = wilson(facts["losers below 30"], games * (players - 1))
    return [
        Verdict("score", "median winning score", "5 to 16", 5, 16, median_rate(winning), False),
        Verdict("score", "losing scores below 30", "at least 50%", 0.5, 1.0, losing),
    ]


def scores_in(facts: Counter[str]) -> Counter[int]:
    named = "winning score "
    return Counter({int(name[len(named) :]): times for name, times in facts.items() if name.startswith(named)})


def highest(facts: Counter[str], layout: Layout) -> list[Verdict]:
    names = [competition.name for competition in layout.competitions]
    least, most = HIGHEST[len(names)]
    players = sum(facts[f"highest {name}"] for name in names)
    text = f"{least:.0%} to {most:.0%}"
    return [Verdict("highest", name, text, least, most, wilson(facts[f"highest {name}"], players)) for name in names]


TARGETS = ProdigalsClubTargets()
