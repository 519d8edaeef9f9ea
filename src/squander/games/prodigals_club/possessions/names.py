"""What the possessions competition says."""

from squander.games.prodigals_club.central.names import none_or, said
from squander.games.prodigals_club.central.now import all_of
from squander.games.prodigals_club.possessions.selling import price
from squander.games.prodigals_club.possessions.spending import SpendWithTime, payable
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import NO_LIMIT, NONE
from squander.games.prodigals_club.text import plural
from squander.games.saying import Prompt, Say
from squander.kernel.game import Frame, Game


def tile_text(g: Game, tile: int) -> str:
    box = club(g).layout.box
    row = box.possessions[tile]
    return f"{row.name} (£{row.value}, {box.symbols[row.symbol]}, {box.boroughs[row.borough]})"


def label_sale(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "Sell no more"
    pounds = price(g, f.who, option, f.arg)
    return f"{tile_text(g, option)}: {f'brings £{pounds}' if pounds else 'brings nothing'}"


def label_time(g: Game, f: Frame, option: int) -> str:
    rule = f.rule
    assert isinstance(rule, SpendWithTime)
    pounds = f.arg + rule.more(option)
    most = payable(g, f.who, pounds)
    cut = f" ({all_of(most)})" if most < pounds else ""
    return f"{plural(option, 'card') if option else 'No card'}: spend £{pounds}{cut}"


def limit(f: Frame) -> str:
    return "whatever the loss" if f.arg == NO_LIMIT else f"with coins for a loss above £{f.arg}"


def label_taking(g: Game, f: Frame, option: int) -> str:
    """With what the exchange comes to (PC-EXCHANGE-02 to 06)."""
    tiles = club(g).layout.box.possessions
    loss = tiles[estate(g).giving].value - tiles[option].value
    change = f"lose £{loss}" if loss > 0 else f"gain £{-loss}" if loss < 0 else "lose nothing"
    coins = f" and take £{loss - f.arg} in coins" if loss > f.arg else ""
    return f"{tile_text(g, option)}: {change} of value{coins}" if loss else f"{tile_text(g, option)}: {change}"


def tile_word(g: Game, f: Frame, option: int) -> str:
    return club(g).layout.box.possessions[option].id


PROMPTS: dict[str, Prompt] = {
    "possessions.SpendWithTime": lambda g, f: said(g, "how many A Little More Time cards do you add?"),
    "possessions.Sell": lambda g, f: said(g, "which possession do you sell?"),
    "possessions.SellAnother": lambda g, f: said(g, "sell another possession?"),
    "possessions.Exchange": lambda g, f: said(g, f"which possession do you exchange, {limit(f)}?"),
    "possessions.TakeInExchange": lambda g, f: said(
        g, f"what do you take for {tile_text(g, estate(g).giving)}, {limit(f)}?"
    ),
}

LABELS: dict[str, Say] = {
    "possessions.SpendWithTime": label_time,
    "possessions.Sell": label_sale,
    "possessions.SellAnother": label_sale,
    "possessions.Exchange": lambda g, f, o: tile_text(g, o),
    "possessions.TakeInExchange": label_taking,
}

WORDS: dict[str, Say] = {
    "possessions.SpendWithTime": lambda g, f, o: f"time.{o}",
    "possessions.Sell": tile_word,
    "possessions.SellAnother": none_or(tile_word),
    "possessions.Exchange": tile_word,
    "possessions.TakeInExchange": tile_word,
}

PLACES: dict[str, Say] = {
    "possessions.Sell": lambda g, f, o: f"possession:{o}",
    "possessions.SellAnother": lambda g, f, o: f"possession:{o}" if o else "",
    "possessions.Exchange": lambda g, f, o: f"possession:{o}",
    "possessions.TakeInExchange": lambda g, f, o: f"offer:{o}",
}
