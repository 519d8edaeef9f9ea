"""What somebody has left to lose, by competition, and how it was lost."""

from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.state import club
from squander.kernel.game import Game
from squander.kernel.pieces import Expense, Holding, Note, Worth


def worth(g: Game, who: int) -> Worth:
    """The highest score of the competitions in play (PC-SCORE-08, 14)."""
    found = scores(g, who)
    most = max(found)
    names = [competition.name for competition in club(g).layout.competitions]
    return Worth(most, [Holding(names[i], found[i], found[i] == most) for i in range(len(names))])


def expense(g: Game, note: Note) -> Expense | None:
    if note.what == "possessions.spent" and note.a:
        return Expense("high living", note.a, "£")
    if note.what == "election.loses":
        return Expense("votes", note.a, "")
    if note.what == "society.moves" or note.what == "society.leaps":
        return Expense("steps in society", 1, "")
    return None
