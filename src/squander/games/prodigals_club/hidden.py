"""What nobody can know, shuffled anew: the order of decks and stacks. All else lies open (PC-CARDSET-10)."""

from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import BLACK
from squander.games.prodigals_club.tiles import stacked
from squander.kernel.game import Game


def determinize(g: Game, seat: int) -> None:
    c = club(g)
    cards = c.layout.box.cards
    icons = c.layout.icons
    c.decks = [stacked(g.rng, deck, icons) for deck in c.decks]
    unseen = sorted(c.central_deck)
    black = g.rng.shuffled([card for card in unseen if cards[card].border == BLACK])
    c.central_deck = black + g.rng.shuffled([card for card in unseen if cards[card].border != BLACK])
    for competition in c.layout.competitions:
        competition.guess(g)
