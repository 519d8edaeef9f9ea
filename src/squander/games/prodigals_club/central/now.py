"""What a script does in this position, in words."""

from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.votes import IN_PARK, STAND_IN_PARK
from squander.games.prodigals_club.money import SPEND, payable
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.text import phrase, plural
from squander.kernel.game import Game


def in_words(g: Game, who: int, script: list[Item], times: int = 1) -> str:
    """What a script does, with what it counts and can spend now."""
    first = [item for i, item in enumerate(script) if i == 0 or item.spec is not script[i - 1].spec]
    return "; ".join(one_in_words(g, who, item, times) for item in first if not item.effect.is_void(g))


def one_in_words(g: Game, who: int, item: Item, times: int) -> str:
    if item.effect is STAND_IN_PARK:
        return f"get {plural(club(g).layout.box.park_megaphones[club(g).round - 1], 'megaphone')}"
    count, pounds = counted_now(g, who, item), item.times(g, who) * times
    most = payable(g, who, pounds) if item.effect is SPEND else pounds
    remarks = [remark for remark in (count, all_of(most) if most < pounds else "") if remark]
    return phrase(item.spec) + (f" ({', '.join(remarks)})" if remarks else "")


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
