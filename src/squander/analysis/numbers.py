"""Numbers of an analysis as they are read: chances of winning in points, a hundred for a game."""

from squander.analysis.account import Account, Part
from squander.analysis.findings import ToldChoice


def points(amount: float) -> str:
    """With its sign; a true minus."""
    return f"{round(100 * amount):+d}".replace("-", "−").replace("+0", "0")


def with_spread(part: Part) -> str:
    """Two standard errors either way: nineteen times of twenty the truth lies between."""
    return f"{points(part.amount)} ± {round(200 * part.spread)}"


def summary(name: str, one: Account) -> str:
    """One sentence on what a seat owes to whom."""
    own, luck = round(100 * one.own.amount), round(100 * one.luck.amount)
    as_well = f"chose as well as the planner ({points(one.own.amount)})"
    lost = f"lost {with_words(-own, one.own)} by choices" if own < 0 else as_well
    fate = "gained" if luck >= 0 else "lost"
    return f"{name} {lost}, and {fate} {with_words(abs(luck), one.luck)} by luck."


def with_words(amount: int, part: Part) -> str:
    return f"{amount} ± {round(200 * part.spread)} points"


def advice_on(one: ToldChoice) -> str:
    """What would have been better, and by how much."""
    return f"{one.best} ({points(one.cost)} ± {round(200 * one.spread)})"
