"""What a script does in this position, in words."""

from squander.games.prodigals_club.central.choices import Choose
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.votes import IN_PARK, STAND_IN_PARK
from squander.games.prodigals_club.money import SPEND, payable
from squander.games.prodigals_club.possessions.selling import Trade
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.text import phrase, plural
from squander.kernel.game import Game


def in_words(g: Game, who: int, script: list[Item], times: int = 1) -> str:
    """What a script does, with what it counts and can spend now."""
    first = [item for i, item in enumerate(script) if i == 0 or item.spec is not script[i - 1].spec]
    said = [item for item in first if not item.effect.is_void(g)]
    return "; ".join(one_in_words(g, who, item, said[:i], times) for i, item in enumerate(said))


def one_in_words(g: Game, who: int, item: Item, before: list[Item], times: int) -> str:
    if item.effect is STAND_IN_PARK:
        return f"get {plural(club(g).layout.box.park_megaphones[club(g).round - 1], 'megaphone')}"
    remarks = [counted_now(g, who, item), cut_now(g, who, item, before, times), nothing_to_trade(g, who, item)]
    told = ", ".join(remark for remark in remarks if remark)
    return f"{phrase(item.spec)} ({told})" if told else phrase(item.spec)


def cut_now(g: Game, who: int, item: Item, before: list[Item], times: int) -> str:
    """What is missing of a sum to spend; after a sale nobody knows yet."""
    if item.effect is not SPEND or any(isinstance(other.effect, Trade | Choose) for other in before):
        return ""
    spent = sum(other.times(g, who) * times for other in before if other.effect is SPEND)
    pounds = item.times(g, who) * times
    most = payable(g, who, spent + pounds) - payable(g, who, spent)
    return all_of(most) if most < pounds else ""


def nothing_to_trade(g: Game, who: int, item: Item) -> str:
    return "but you have none" if isinstance(item.effect, Trade) and item.effect.refusal(g, who) else ""


def counted_now(g: Game, who: int, item: Item) -> str:
    if item.counter is None:
        return ""
    n = item.counter.count(g, who)
    if item.counter is IN_PARK:
        return "you have" if n else "you have none"
    return f"{n or 'none'} now"


def all_of(pounds: int) -> str:
    """Who owns something can't go into debt (PC-SPEND-02)."""
    return f"only your £{pounds}" if pounds > 0 else "but you have nothing to spend"
