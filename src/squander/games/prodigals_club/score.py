"""Scores: the lowest highest one wins (PC-SCORE)."""

from squander.games.prodigals_club.state import club
from squander.kernel.game import Game
from squander.kernel.pieces import Standing


def scores(g: Game, who: int) -> list[int]:
    """By competition in play (PC-SCORE-14)."""
    return [competition.score(g, who) for competition in club(g).layout.competitions]


def is_at_zero(g: Game) -> bool:
    """Anybody, in any competition, by the scores of the final count (PC-ENDROUND-02, PC-SCORE-15)."""
    for competition in club(g).layout.competitions:
        for who in range(g.players):
            if competition.score(g, who) <= 0:
                return True
    return False


def ranking(g: Game) -> list[Standing]:
    """Highest scores compared, then second and third highest, low ones first; equal in all is a shared place
    (PC-SCORE-08 to 13)."""
    falling = [sorted(scores(g, who), reverse=True) for who in range(g.players)]
    order = sorted(range(g.players), key=lambda who: (falling[who], who))
    standings: list[Standing] = []
    for i, who in enumerate(order):
        shared = i > 0 and falling[order[i - 1]] == falling[who]
        place = standings[-1].place if shared else i + 1
        standings.append(Standing(place, who, falling[who][0], tie_note(falling, who)))
    return standings


def tie_note(falling: list[list[int]], who: int) -> str:
    """How a tie of final scores was broken."""
    mine = falling[who]
    tied = [other for other in falling if other is not mine and other[0] == mine[0]]
    if not tied:
        return ""
    if any(other == mine for other in tied):
        return "shared: equal in every competition"
    return f"tie broken by the next scores, {', '.join([str(n) for n in mine[1:]])}"
