"""What cards can do besides spending: effects of events and privileges of helpers.

Each kind is a class with the word that rows use for it. It knows its words, its picture and, for an effect, its rule.
"""

from typing import ClassVar

from squander.games import deeds
from squander.games.last_will.box import Card, Effect
from squander.games.last_will.rules import effects, jobs
from squander.games.last_will.rules.property import SELL_OFF
from squander.games.last_will.terms import SYMBOL_BITS, TYPE_NAMES
from squander.games.last_will.text import plural, symbols_of
from squander.games.pictures import Group, Picture, group, icon
from squander.games.source import Reader
from squander.kernel.game import Rule

# --- effects of events ----------------------------------------------------------------------------------------


class Deed(deeds.Deed):
    """So much of something that an event does."""

    kinds: ClassVar[dict[str, type["Deed"]]] = {}
    fields: ClassVar[set[str]] = {"name", "amount"}
    rule: ClassVar[Rule]

    def __init_subclass__(cls, word: str) -> None:
        Deed.kinds[word] = cls

    def __init__(self, read: Reader) -> None:
        read.only(self.fields)
        self.amount = read.number("amount", 1)

    def effect(self) -> Effect:
        """How the rules know it."""
        return Effect(self.rule, self.amount)

    def picture(self) -> Group:
        return group("line strong", self.drawn())


class MoreActions(Deed, word="gain_actions"):
    rule = effects.GAIN_ACTIONS

    def words(self) -> str:
        return f"Gain {plural(self.amount, 'action')}."

    def drawn(self) -> Picture:
        return [f"+{self.amount} ", icon("action")]


class Animals(Deed, word="animal_tokens"):
    rule = effects.ANIMAL_TOKENS

    def words(self) -> str:
        return f"Place up to {plural(self.amount, 'dog or horse token')} on the next free spaces of your cards."

    def drawn(self) -> Picture:
        return [f"{self.amount}× ", icon("dog"), icon("horse")]


class Decay(Deed, word="depreciate"):
    rule = effects.DEPRECIATE_OWN

    def words(self) -> str:
        return f"Move the values of your houses down {plural(self.amount, 'step')} in all."

    def drawn(self) -> Picture:
        return [f"{self.amount}× ", icon("down")]


class Sale(Deed, word="sell"):
    rule = SELL_OFF
    fields = {"name", "amount", "cheaper"}

    def __init__(self, read: Reader) -> None:
        super().__init__(read)
        self.cheaper = read.number("cheaper", 0, 0)

    def effect(self) -> Effect:
        return Effect(self.rule, self.amount, self.cheaper)

    def words(self) -> str:
        return f"Sell up to {self.amount} of your properties without an action, each for £{self.cheaper} less."

    def drawn(self) -> Picture:
        return [f"{self.amount}× ", icon("sell")]


class Demotion(Deed, word="demotion"):
    """Once is all that a round allows, so there is no amount to it but 1."""

    rule = jobs.BE_DEMOTED

    def words(self) -> str:
        return "Cover a line of your job, whichever you like."

    def drawn(self) -> Picture:
        return [icon("demotion")]


def deed_from(read: Reader) -> Deed:
    words = [*Deed.kinds]
    return Deed.kinds[words[read.word("name", words)]](read)


# --- privileges of helpers ------------------------------------------------------------------------------------

SIZE = 15


class Privilege(deeds.Deed):
    """The lower half of a helper."""

    kinds: ClassVar[dict[str, type["Privilege"]]] = {}

    def __init_subclass__(cls, word: str) -> None:
        Privilege.kinds[word] = cls

    def __init__(self, card: Card) -> None:
        self.amount = card.amount
        self.uses = card.uses
        self.cheaper = card.cheaper
        self.symbols = card.reacts_to

    @property
    def times(self) -> str:
        return {1: "Once", 2: "Twice"}.get(self.uses, f"{self.uses} times")

    def picture(self) -> Group:
        return group("line privilege", self.drawn())


class FreeFarmTrade(Privilege, word="free_farm_trade"):
    def words(self) -> str:
        return f"{self.times} a round buy or sell a farm without an action; farms may be £{self.cheaper} cheaper."

    def drawn(self) -> Picture:
        return [f"{self.uses}× trade ", icon("farm", size=SIZE), " free"]


class FreeHouseTrade(Privilege, word="free_house_trade"):
    def words(self) -> str:
        return f"{self.times} a round buy or sell a house without an action."

    def drawn(self) -> Picture:
        return [f"{self.uses}× trade ", icon("mansion", size=SIZE), " free"]


class HousePrice(Privilege, word="house_price"):
    def words(self) -> str:
        return f"A house you buy or sell may be £{self.amount} dearer or cheaper."

    def drawn(self) -> Picture:
        return [icon("mansion", size=SIZE), f" ±£{self.amount}"]


class FreeFarmActivation(Privilege, word="free_farm_activation"):
    def words(self) -> str:
        return f"{self.times} a round maintain a farm without an action."

    def drawn(self) -> Picture:
        return [f"{self.uses}× use ", icon("farm", size=SIZE), " free"]


class FreeHouseActivation(Privilege, word="free_house_activation"):
    def words(self) -> str:
        return f"{self.times} a round maintain a house without an action."

    def drawn(self) -> Picture:
        return [f"{self.uses}× use ", icon("mansion", size=SIZE), " free"]


class SpendMore(Privilege, word="spend_more"):
    def words(self) -> str:
        return f"{occasions(self.symbols)}, you may spend £{self.amount} more."

    def drawn(self) -> Picture:
        symbols: Picture = [icon(name, size=SIZE + 1) for name, bit in SYMBOL_BITS.items() if self.symbols & bit]
        return [*symbols, f" +£{self.amount}"]


def occasions(reacts_to: int) -> str:
    """Using a card with one of the symbols, maintaining a property of one of the types, or going to the opera."""
    types = [name.replace("_", " ") for name in TYPE_NAMES]
    symbols = symbols_of(reacts_to)
    cards = [f"a {symbol} card" for symbol in symbols if symbol not in (*types, "opera")]
    houses = [f"a {symbol}" for symbol in symbols if symbol in types]
    found = [f"using {' or '.join(cards)}"] if cards else []
    found += [f"maintaining {' or '.join(houses)}"] if houses else []
    text = " or ".join([*found, *(["going to the opera"] if "opera" in symbols else [])])
    return text[:1].upper() + text[1:]


class ExtraAction(Privilege, word="extra_action"):
    def words(self) -> str:
        return f"{plural(self.amount, 'more action')} each round."

    def drawn(self) -> Picture:
        return [f"+{self.amount} ", icon("action", size=SIZE), " a round"]


class ExtraWhiteAction(Privilege, word="extra_white_action"):
    def words(self) -> str:
        return f"{plural(self.amount, 'more action')} each round, for white cards only."

    def drawn(self) -> Picture:
        return [f"+{self.amount} ", icon("white_action", size=SIZE), " white"]


class DrawAny(Privilege, word="draw_any"):
    def words(self) -> str:
        return f"Draw {plural(self.amount, 'more card')} when planning."

    def drawn(self) -> Picture:
        return [f"draw +{self.amount} ", icon("cards", size=SIZE)]


class DrawEvents(Privilege, word="draw_events"):
    def words(self) -> str:
        return f"Draw {plural(self.amount, 'more event')} when planning."

    def drawn(self) -> Picture:
        return [f"draw +{self.amount} events"]


class DrawCompanions(Privilege, word="draw_companions"):
    def words(self) -> str:
        return f"Draw {plural(self.amount, 'more companion')} when planning."

    def drawn(self) -> Picture:
        return [f"draw +{self.amount} ", icon("guest", size=SIZE)]


class HandLimit(Privilege, word="hand_limit"):
    def words(self) -> str:
        return f"Keep {plural(self.amount, 'more card')} at the end of the round."

    def drawn(self) -> Picture:
        return [f"keep +{self.amount} ", icon("cards", size=SIZE)]
