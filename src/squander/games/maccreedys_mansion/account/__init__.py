"""What a game of MacCreedy's Mansion was like for each company: whom it hired, what it finished, bid and did with its
funds, and where its money came from and went."""

from squander.games.maccreedys_mansion.account.counting import deeds, routes
from squander.games.maccreedys_mansion.state import mansion
from squander.kernel.game import Game
from squander.kernel.pieces import Note
from squander.lab.accounts import Thing


class MacCreedysMansionAccount:
    def order(self, start: Game) -> list[int]:
        return mansion(start).order

    def cards(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:
        """No card is anybody's."""
        return []

    def picks(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:
        w = mansion(end)
        return [*deeds(w.box, notes, end.players), *routes(w.companies)]


ACCOUNT = MacCreedysMansionAccount()
