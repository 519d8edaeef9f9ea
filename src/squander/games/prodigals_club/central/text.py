"""Cards, symbols and tiles of the table in words, and how a question begins."""

from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.text import capital, phrases
from squander.kernel.game import Game


def card_name(g: Game, card: int) -> str:
    return club(g).layout.box.cards[card].name


def symbol_name(g: Game, symbol: int) -> str:
    return club(g).layout.box.symbols[symbol]


def bonus_text(g: Game, tile: int) -> str:
    return phrases(club(g).layout.box.bonuses[tile].script)


def using(g: Game) -> str:
    """The card in use, to begin a prompt with."""
    card = club(g).using
    return f"{card_name(g, card)}: " if card else ""


def said(g: Game, text: str) -> str:
    return capital(using(g) + text)
