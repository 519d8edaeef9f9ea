"""What a game of The Prodigals Club was like for each seat: cards, errand spaces, bonus tiles, and its scores.

A card is held by whoever took it and used when it was played, laid or added as time; a tile is held when taken and used
when spent, or at once if it is one to hold.
"""

from squander.games.prodigals_club.account.counting import BONUS, CARD, SPACE, things
from squander.games.prodigals_club.central.actions import is_held
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.state import club
from squander.kernel.game import Game
from squander.kernel.pieces import Note
from squander.lab.accounts import ROUTE, Thing


class ProdigalsClubAccount:
    def order(self, start: Game) -> list[int]:
        return club(start).order

    def cards(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:
        return counted(end, notes, [CARD])

    def picks(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:
        return [*counted(end, notes, [SPACE, BONUS]), *routes(end)]


def counted(end: Game, notes: list[Note], kinds: list[str]) -> list[Thing]:
    layout = club(end).layout
    bonuses = [i for i in range(len(layout.box.bonuses)) if BONUS in kinds and is_held(layout, i)]
    return things(layout, notes, end.players, kinds, bonuses)


def routes(end: Game) -> list[Thing]:
    """What each competition came to."""
    names = [competition.name for competition in club(end).layout.competitions]
    return [
        (who, ROUTE, name, score, True)
        for who in range(end.players)
        for name, score in zip(names, scores(end, who), strict=True)
    ]


ACCOUNT = ProdigalsClubAccount()
