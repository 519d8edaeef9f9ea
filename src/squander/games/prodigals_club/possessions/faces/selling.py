"""Faces of selling and exchanging possession tiles."""

from squander.games.face import INSIDE, Face
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS, at, none_or
from squander.games.prodigals_club.central.text import said
from squander.games.prodigals_club.possessions.selling import (
    SELL_ANOTHER,
    Exchange,
    Sell,
    SellAnother,
    TakeInExchange,
    price,
)
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.possessions.text import tile_text
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import NO_LIMIT, NONE
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def tile_word(g: Game, f: Frame, option: int) -> str:
    return club(g).layout.box.possessions[option].id


# --- sales ----------------------------------------------------------------------------------------------------


def brings(g: Game, f: Frame, option: int) -> int:
    return 0 if option == NONE else price(g, f.who, option, f.arg)


def label_sale(g: Game, f: Frame, option: int) -> str:
    pounds = brings(g, f, option)
    return f"{tile_text(g, option)}: {f'brings £{pounds}' if pounds else 'brings nothing'}"


def sales_left(g: Game, f: Frame) -> Amounts:
    """Only the first of several must be made (PC-SELL-06, 11)."""
    later = [other for other in g.agenda if other.rule is SELL_ANOTHER and other.who == f.who]
    left = min(1 + len(later), len(estate(g).tiles[f.who]))
    return Amounts(left=left, least=0 if f.rule is SELL_ANOTHER else 1, most=left, unit="possession")


# --- exchanges ------------------------------------------------------------------------------------------------


def limit(f: Frame) -> str:
    return "whatever the loss" if f.arg == NO_LIMIT else f"with coins for a loss above £{f.arg}"


def prompt_taking(g: Game, f: Frame) -> str:
    return said(g, f"what do you take for {tile_text(g, estate(g).giving)}, {limit(f)}?")


def loss_of(g: Game, option: int) -> int:
    tiles = club(g).layout.box.possessions
    return tiles[estate(g).giving].value - tiles[option].value


def coins(g: Game, f: Frame, option: int) -> int:
    """For a loss beyond the limit (PC-EXCHANGE-02 to 06)."""
    return max(0, loss_of(g, option) - f.arg)


def label_taking(g: Game, f: Frame, option: int) -> str:
    """With what the exchange comes to."""
    loss, back = loss_of(g, option), coins(g, f, option)
    if not loss:
        return f"{tile_text(g, option)}: lose nothing"
    change = f"lose £{loss}" if loss > 0 else f"gain £{-loss}"
    return f"{tile_text(g, option)}: {change} of value{f' and take £{back} in coins' if back else ''}"


FACES = [
    Face(
        asks=Sell,
        prompt=lambda g, f: said(g, "which possession do you sell?"),
        phase=USE_OF_CARDS,
        label=label_sale,
        word=tile_word,
        place=at("possession"),
        deed="Sell it",
        gesture=INSIDE,
        amounts=sales_left,
        amount=brings,
    ),
    Face(
        asks=SellAnother,
        prompt=lambda g, f: said(g, "sell another possession?"),
        phase=USE_OF_CARDS,
        label=none_or(label_sale, "Sell no more"),
        word=none_or(tile_word),
        place=none_or(at("possession"), ""),
        deed=none_or(lambda g, f, o: "Sell it", "Sell no more"),
        gesture=INSIDE,
        amounts=sales_left,
        amount=brings,
    ),
    Face(
        asks=Exchange,
        prompt=lambda g, f: said(g, f"which possession do you exchange, {limit(f)}?"),
        phase=USE_OF_CARDS,
        label=lambda g, f, o: tile_text(g, o),
        word=tile_word,
        place=at("possession"),
        deed="Exchange it",
        gesture=INSIDE,
    ),
    Face(
        asks=TakeInExchange,
        prompt=prompt_taking,
        phase=USE_OF_CARDS,
        label=label_taking,
        word=tile_word,
        place=at("offer"),
        deed="Take it",
        gesture=INSIDE,
        amount=coins,
    ),
]
