"""What a game of Last Will was like for each seat: cards, plans, errands, and where the money went.

A card counts as held when somebody kept it of the first hand, drew it or took it; as used when it was played, laid,
bought, or brought along as companion. Money counts for events, for expenses and helpers, for houses and for farms; a
property's purchase counts with what it lost until it was sold or the game ended.
"""

from squander.games.last_will.account.counting import cards, picks
from squander.games.last_will.state import fortune
from squander.kernel.game import Game
from squander.kernel.pieces import Note
from squander.lab.accounts import Thing


class LastWillAccount:
    def order(self, start: Game) -> list[int]:
        first = fortune(start).starter
        return [(first + i) % start.players for i in range(start.players)]

    def cards(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:
        return cards(fortune(start), notes)

    def picks(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:
        return picks(fortune(start), fortune(end), notes)


ACCOUNT = LastWillAccount()
