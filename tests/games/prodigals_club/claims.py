"""What the numbers in the Club's reasons mean: pattern, and the truth of the position."""

from collections.abc import Callable

from squander.games.prodigals_club.central.choices import Swap
from squander.games.prodigals_club.central.errands import reserved_place
from squander.games.prodigals_club.election.state import candidate
from squander.games.prodigals_club.state import club
from squander.kernel.game import Frame, Game

Truth = Callable[[Game, Frame, int], int]


def steps_up(g: Game, f: Frame, option: int) -> int:
    assert isinstance(f.rule, Swap)
    return f.rule.prices[option - 1].amount


def holder(g: Game, f: Frame, option: int) -> int:
    return int(g.view(f.who)["spaces"][option - 1]["figures"][0]) + 1


CLAIMS: list[tuple[str, Truth]] = [
    (r"card takes (\d+) errand boys", lambda g, f, o: club(g).layout.card_boys),
    (r"and you have only (\d+) left\.", lambda g, f, o: club(g).seats[f.who].boys),
    (r"Seat (\d+)", holder),
    (r"You have reserved place (\d+) already", lambda g, f, o: reserved_place(club(g), f.who) + 1),
    (r"You have (\d+) votes", lambda g, f, o: candidate(g, f.who).votes),
    (r"the scoreboard ends at (\d+)", lambda g, f, o: club(g).layout.box.vote_cap),
    (r"no room for (\d+) steps up", steps_up),
]
