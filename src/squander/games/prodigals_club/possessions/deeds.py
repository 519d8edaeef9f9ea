"""What cards can say about pounds and possessions."""

from squander.games.pictures import Picture, group, icon, many
from squander.games.prodigals_club.box import Box, Trigger
from squander.games.prodigals_club.central.choices import Choose
from squander.games.prodigals_club.deed import Amount, Deed, Match, N, Now, Per, Standing, Wrong
from squander.games.prodigals_club.effect import Effect, Item
from squander.games.prodigals_club.money import SPEND, TAKE, payable
from squander.games.prodigals_club.possessions.selling import EXCHANGE, SELL, SELL_ANOTHER, Trade
from squander.games.prodigals_club.possessions.spending import MOST_PER_CARD, PER_BOROUGH, RISING, SPEND_WITH_TIME
from squander.games.prodigals_club.terms import NO_LIMIT, ON_SALE
from squander.games.prodigals_club.text import all_of, one_to


class Pounds(Amount, spelled=rf"spend {N}"):
    rule = SPEND
    is_counted = True

    def words(self) -> str:
        return f"spend £{self.n}"

    def drawn(self) -> Picture:
        return [f"−£{self.n}"]

    def remarks(self, now: Now) -> list[str]:
        """What is missing of the sum; after a sale nobody knows yet."""
        if any(isinstance(other.effect, Trade | Choose) for other in now.before):
            return []
        spent = sum(other.times(now.g, now.who) * now.times for other in now.before if other.effect is SPEND)
        pounds = now.item.times(now.g, now.who) * now.times
        most = payable(now.g, now.who, spent + pounds) - payable(now.g, now.who, spent)
        return [all_of(most)] if most < pounds else []


class MorePounds(Amount, spelled=rf"take {N}"):
    rule = TAKE

    def words(self) -> str:
        return f"take £{self.n}"

    def drawn(self) -> Picture:
        return [f"+£{self.n}"]


class PoundsWithTime(Deed, spelled=rf"spend {N} time (\+[1-9]|rising)"):
    def __init__(self, line: str, n: int, per_card: int) -> None:
        super().__init__(line)
        self.n = n
        self.per_card = per_card

    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "PoundsWithTime":
        per_card = RISING if m[2] == "rising" else int(m[2][1:])
        if per_card > MOST_PER_CARD:
            raise Wrong(f"at most {MOST_PER_CARD} pounds for each A Little More Time card")
        return cls(line, int(m[1]), per_card)

    def effects(self) -> list[tuple[Effect, int]]:
        return [(SPEND_WITH_TIME[self.per_card], self.n)]

    def words(self) -> str:
        if self.per_card == RISING:
            return f"spend £{self.n}, and £1, £2, £3 … more for the 1st, 2nd, 3rd … A Little More Time card added"
        return f"spend £{self.n}, and £{self.per_card} more for each A Little More Time card added"

    def drawn(self) -> Picture:
        more = "1, 2 …" if self.per_card == RISING else str(self.per_card)
        return [f"−£{self.n}", group("fx-time", [icon("clock", "for each A Little More Time"), f"+£{more}"])]


class MoreTime(Deed, spelled=r"time"):
    """What it does is with the card it is added to."""

    def effects(self) -> list[tuple[Effect, int]]:
        return []

    def words(self) -> str:
        return "add it to a card or errand that spends more with time; alone it does nothing"

    def drawn(self) -> Picture:
        return [icon("clock", "a little more time")]


def nothing_to_trade(now: Now) -> list[str]:
    return ["but you have no possession"] if now.item.effect.refusal(now.g, now.who) else []


class Sale(Deed, spelled=r"sell ([1-9])(?: at -(\d))?"):
    """The first of several is compulsory."""

    def __init__(self, line: str, n: int, less: int) -> None:
        super().__init__(line)
        self.n = n
        self.less = less

    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "Sale":
        return cls(line, int(m[1]), int(m[2] or 0))

    def effects(self) -> list[tuple[Effect, int]]:
        return [(SELL if i == 0 else SELL_ANOTHER, self.less) for i in range(self.n)]

    def words(self) -> str:
        what = "a possession" if self.n == 1 else f"{one_to(self.n)} possessions"
        each = " each" if self.n > 1 else ""
        return f"sell {what}{f' at £{self.less} less{each}' if self.less else ''}"

    def drawn(self) -> Picture:
        less: Picture = [group("fx-less", [f"−£{self.less}"])] if self.less else []
        return [*many(self.n), icon("sell"), *less]

    def remarks(self, now: Now) -> list[str]:
        return nothing_to_trade(now)


class Barter(Deed, spelled=r"exchange(?: limit (\d))?"):
    def __init__(self, line: str, limit: int) -> None:
        super().__init__(line)
        self.limit = limit

    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "Barter":
        return cls(line, NO_LIMIT if m[1] is None else int(m[1]))

    def effects(self) -> list[tuple[Effect, int]]:
        return [(EXCHANGE, self.limit)]

    def words(self) -> str:
        if self.limit == NO_LIMIT:
            return "exchange a possession, whatever the loss"
        return f"exchange a possession, with coins for a loss above £{self.limit}"

    def drawn(self) -> Picture:
        return [icon("exchange"), *([] if self.limit == NO_LIMIT else [group("fx-less", [f"≤£{self.limit}"])])]

    def remarks(self, now: Now) -> list[str]:
        return nothing_to_trade(now)


def borough(name: str) -> Picture:
    """Its shield; on small cards its first letters must do."""
    names: Picture = [group("brief", [name[:3]]), group("full", [name])]
    return [icon("shield", f"possessions from {name}"), {"tag": "small", "hidden": True, "of": names}]


class PerBorough(Per, spelled=r"borough (.+)"):
    def __init__(self, name: str, number: int) -> None:
        super().__init__(PER_BOROUGH[number])
        self.name = name

    @classmethod
    def read(cls, m: Match, box: Box) -> "PerBorough | None":
        return cls(m[1], box.boroughs.index(m[1])) if m[1] in box.boroughs else None

    def words(self) -> str:
        return f"for each of your possessions from {self.name}"

    def drawn(self) -> Picture:
        return ["/", *borough(self.name)]


class Dealer(Standing, spelled=r"sell (.+): -(\d)"):
    """Sales of a borough are cheaper."""

    def __init__(self, line: str, m: Match, script: list[Deed]) -> None:
        super().__init__(line, m, script)
        self.less = int(m[2])

    def words(self) -> str:
        return f"Your possessions from {self.found} sell at £{self.less} less."

    def drawn(self) -> Picture:
        return [*borough(self.found), group("fx-sell", [icon("sell")]), f"−£{self.less}"]

    def trigger(self, box: Box, items: list[Item]) -> Trigger | None:
        if self.found not in box.boroughs:
            return None
        return Trigger(ON_SALE, box.boroughs.index(self.found), self.less, items, self)
