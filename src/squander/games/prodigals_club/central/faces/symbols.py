"""The face of the renaissance man."""

from squander.games.face import IN_A_ROW, Face, first_offered, nowhere
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS
from squander.games.prodigals_club.central.text import said, symbol_name
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.symbols import NameSymbol, nameless
from squander.games.prodigals_club.text import plural
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def prompt_symbol(g: Game, f: Frame) -> str:
    symbol, open_symbols = symbol_name(g, f.arg), nameless(club(g), f.who)
    if open_symbols == 1:
        return said(g, f"does the renaissance man's open symbol become a {symbol} symbol for this round?")
    many = f"how many of the renaissance man's {open_symbols} open symbols"
    return said(g, f"{many} become {symbol} symbols for this round?")


def label_symbol(g: Game, f: Frame, option: int) -> str:
    if nameless(club(g), f.who) == 1:
        return "Yes" if option else "No"
    return plural(option, f"{symbol_name(g, f.arg)} symbol") if option else "No symbol"


def open_symbols(g: Game, f: Frame) -> Amounts:
    left = nameless(club(g), f.who)
    return Amounts(left=left, most=left, unit="symbol")


FACES = [
    Face(
        asks=NameSymbol,
        prompt=prompt_symbol,
        phase=USE_OF_CARDS,
        label=label_symbol,
        word=lambda g, f, o: str(o),
        place=nowhere,
        deed=lambda g, f, o: "Name them" if o else "Name none",
        gesture=IN_A_ROW,
        assume=first_offered,  # none is spent unasked
        amounts=open_symbols,
        amount=lambda g, f, o: o,
    )
]
