"""An analysis in words: who made which mistake, what luck there was, and when."""

from typing import NamedTuple

from squander.analysis.account import Account, Part, Swing, dearest
from squander.analysis.analysing import Analysis
from squander.analysis.judging import Chances, Judged
from squander.bots.advice import Looks, expert_of
from squander.bots.search.arms import Arm
from squander.games.reasons import told_of_surely_better
from squander.kernel.game import Game
from squander.kernel.pieces import EVERYONE, line_of
from squander.play.places import places
from squander.play.records import Record, beginning, follow
from squander.play.sight import Sight
from squander.play.story import story

LUCKIEST = 5


class ToldChoice(NamedTuple):
    """A choice, and what the planner would have done in its place."""

    ply: int
    round: int
    seat: int
    prompt: str
    made: str
    best: str
    cost: float
    spread: float
    why: str  # what would have been better about the other answer; empty where nobody asked


class ToldSwing(NamedTuple):
    """What happened between two choices, and to whose good or harm it was most."""

    ply: int
    round: int
    seat: int
    change: float
    spread: float
    sentence: str


class Point(NamedTuple):
    """Everybody's chances as a choice is about to be made."""

    ply: int
    chances: Chances


class Told(NamedTuple):
    game: str
    title: str
    names: list[str]  # rivals without a seat behind the seats; so are places and chances
    places: list[int]
    playouts: int
    rounds: list[int]  # the ply at which each begins
    points: list[Point]  # over the whole game; the last is how it ended
    accounts: list[Account]
    dearest: list[ToldChoice]
    luckiest: list[ToldSwing]
    choices: list[ToldChoice]

    @property
    def has_company(self) -> bool:
        """Whether anybody else chose anything."""
        return len(self.accounts) > 1

    def parts_of(self, one: Account) -> list[Part]:
        """What its result is made of; who plays alone owes nothing to the choices of others."""
        return [one.own, one.others, one.luck] if self.has_company else [one.own, one.luck]


def tell(record: Record, analysis: Analysis, names: list[str]) -> Told:
    """The names are as they shall be read: nobody is `you`."""
    games = noted(record)
    telling = Telling(games, names)
    end = games[-1]
    ranked = sorted(places(end, names), key=lambda one: one.standing.seat)
    chances = [(one.ply, one.standing) for one in analysis.judged] + [(end.plies, analysis.result)]
    return Told(
        record.game,
        end.kind.title,
        [one.name for one in ranked],
        [one.standing.place for one in ranked],
        analysis.playouts,
        round_starts(games),
        [Point(ply, with_rivals(of_seats, len(ranked))) for ply, of_seats in chances],
        analysis.accounts,
        [telling.mistake(one, analysis.seed) for one in dearest(analysis.judged)],
        telling.luckiest(analysis.swings),
        [telling.choice(one) for one in analysis.judged],
    )


def with_rivals(chances: Chances, players: int) -> Chances:
    """What the seats don't win is won by those who have none, each as much as the other."""
    others = players - len(chances)
    return [*chances, *[(1 - sum(chances)) / others for _ in range(others)]]


def noted(record: Record) -> list[Game]:
    """Every position, with its log."""
    g = beginning(record)
    g.noting = True
    games = [g.copy()]
    for number, choice in enumerate(record.choices, 1):
        follow(g, number, choice)
        games.append(g.copy())
    return games


def round_starts(games: list[Game]) -> list[int]:
    """A game may be over in the round that it says comes next; such a one never begins."""
    starts: dict[int, int] = {}
    for g in games[:-1]:
        starts.setdefault(g.kind.round_of(g), g.plies)
    return list(starts.values())


class Telling:
    def __init__(self, games: list[Game], names: list[str]) -> None:
        self.games = games
        self.names = names

    def choice(self, one: Judged, why: str = "") -> ToldChoice:
        g = self.games[one.ply]
        asked = g.question
        return ToldChoice(
            one.ply,
            g.kind.round_of(g),
            one.seat,
            asked.prompt,
            asked.label(one.made[0]),
            asked.label(one.best[0]),
            one.cost,
            one.spread[one.seat],
            why,
        )

    def mistake(self, one: Judged, seed: int) -> ToldChoice:
        """With why the other answer is better, from what its seat could know."""
        g = self.games[one.ply]
        expert, reasons = expert_of(g.kind.id)
        looks = Looks(expert, Sight(g), one.seat, seed)
        differences = looks.differences(Arm(one.best, 0.0), Arm(one.made, 0.0))
        return self.choice(one, told_of_surely_better(reasons, differences))

    def luckiest(self, swings: list[Swing]) -> list[ToldSwing]:
        """The largest changes that noise can't explain, of those at which something hidden came up."""
        found = [self.swing(one) for one in swings if self.reveals(one)]
        clear = [one for one in found if one.sentence and abs(one.change) > 2 * one.spread]
        return sorted(clear, key=lambda one: -abs(one.change))[:LUCKIEST]

    def reveals(self, one: Swing) -> bool:
        return one.ply < 0 or self.games[one.until].reveals > self.games[one.ply].reveals

    def swing(self, one: Swing) -> ToldSwing:
        seat = max(range(len(one.changes)), key=lambda who: abs(one.changes[who]))
        g = self.games[max(0, one.ply)]
        return ToldSwing(one.ply, g.kind.round_of(g), seat, one.changes[seat], one.spread[seat], self.happened(one))

    def happened(self, one: Swing) -> str:
        """What everybody was told meanwhile."""
        if one.ply < 0:
            return "The deal."
        g = self.games[one.until]
        notes = [note for note in line_of(g.log, self.games[one.ply].log) if note.to == EVERYONE]
        return " ".join(story(g, notes, self.names))
