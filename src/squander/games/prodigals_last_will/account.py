"""What a game of the combination was like for each seat: the Club's account, and Last Will's cards."""

from squander.games.last_will.account.counting import cards
from squander.games.last_will.state import fortune
from squander.games.prodigals_club.account import ProdigalsClubAccount
from squander.kernel.game import Game
from squander.kernel.pieces import Note
from squander.lab.accounts import Thing


class ClubWithWillAccount(ProdigalsClubAccount):
    def cards(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:
        return [*super().cards(start, end, notes), *cards(fortune(start), notes)]


ACCOUNT = ClubWithWillAccount()
