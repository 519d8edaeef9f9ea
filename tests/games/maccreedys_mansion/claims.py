"""What the numbers in reasons mean: each is looked up in the position or in the rule document."""

from squander.games.maccreedys_mansion.state import Company, company, mansion
from squander.games.maccreedys_mansion.terms import PIECE_NAMES
from squander.kernel.game import Frame, Game

LIST_PRICES = [1000, 2000, 4000, 4000, 6000, 500, 500, 1000, 1000]  # of the rule document


def mine(g: Game, f: Frame) -> Company:
    return company(g, f.who)


def whole_pool(g: Game, f: Frame, option: int) -> int:
    """As the rule document counts the pieces."""
    return [8, 6, 2, 2, 1][option - 1]


def cost(g: Game, f: Frame, option: int) -> int:
    """Today's price for today's dues, the list price of the rule document for debts."""
    if f.rule.name == "mansion.PayFirst":
        return int(g.view(f.who)["prices"][PIECE_NAMES[option]])
    return LIST_PRICES[option]


def debts(g: Game, f: Frame, option: int) -> int:
    return sum(n * price for n, price in zip(mine(g, f).debts, LIST_PRICES, strict=True))


def owner(g: Game, f: Frame, option: int) -> int:
    return mansion(g).owner[option] + 1


CLAIMS = [
    (r"All (\d+) \w+ are hired", whole_pool),
    (r"(\d+) \w+ stays? at home", lambda g, f, o: mansion(g).today.missing[o - 1]),
    (r"You have (\d+) units? of", lambda g, f, o: mine(g, f).storage[o - 11]),
    (r"could use only (\d+)", lambda g, f, o: mansion(g).useful[o - 11]),
    (r"[Ss]eat (\d+)", owner),
    (r"You have haunted (\d+) times", lambda g, f, o: mine(g, f).hauntings),
    (r"haunted in round (\d+)", lambda g, f, o: mansion(g).round - 1),
    (r"[Yy]ou have only \$([\d,]+)", lambda g, f, o: mine(g, f).active),
    (r"It costs \$([\d,]+)", cost),
    (r"They come to \$([\d,]+)", debts),
    (r"It would be \$([\d,]+)", lambda g, f, o: mine(g, f).invested * max(10, mansion(g).today.dividend) // 100),
    (r"and \$([\d,]+) is the least", lambda g, f, o: 100),
    (r"Your bid stands at \$([\d,]+)", lambda g, f, o: mansion(g).bids[f.who]),
]
