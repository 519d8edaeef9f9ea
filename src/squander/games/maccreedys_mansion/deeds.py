"""What cards can do. Each kind is a class with the word that rows use for it, what such a row must and may say, the
effect it makes of that, its sentence and its picture."""

from typing import ClassVar

from squander.games.maccreedys_mansion.box import Effect
from squander.games.maccreedys_mansion.deed import ALL, Deed, Storeys
from squander.games.maccreedys_mansion.effects import (
    ChangePrices,
    ChangeRewards,
    ChangeWages,
    HauntInspector,
    SetDividends,
    ShrinkPool,
    WithdrawJobs,
)
from squander.games.maccreedys_mansion.effects_on_companies import MoveCash, MoveInvestments, ShrinkStorage
from squander.games.maccreedys_mansion.effects_on_rooms import Break, Mend, Rooms, Seal
from squander.games.maccreedys_mansion.terms import (
    PER_NAMES,
    PICK_NAMES,
    RESOURCE_NAMES,
    STATE_NAMES,
    TRADE_NAMES,
    WHOM_NAMES,
)
from squander.games.maccreedys_mansion.text import dollars, plural
from squander.games.source import Reader

KINDS = Deed.kinds  # by their words

# --- rooms ----------------------------------------------------------------------------------------------------


class OnRooms(Deed):
    """In some rooms of the house."""

    may = {"rooms", "storey", "trade", "pick"}
    state: ClassVar[str] = "incomplete"

    def __init__(self, read: Reader, storeys: Storeys) -> None:
        super().__init__(read, storeys)
        self.rooms = read.number("rooms", 1, 1)
        self.storey = read.word("storey", [*storeys]) if "storey" in read.row else ALL
        self.pick = PICK_NAMES[read.word("pick", PICK_NAMES, "random")]
        self.kept_state = STATE_NAMES[read.word("state", STATE_NAMES, self.state)]

    @property
    def which(self) -> Rooms:
        return Rooms(self.storey, self.trade, self.rooms, PICK_NAMES.index(self.pick))

    def told(self, state: str) -> str:
        """Such as: the dearest complete room of the Cellar."""
        pick = "" if self.pick == "random" else f"{self.pick} "
        kind = "" if state == "any" else f"{state} "
        where = f" of the {[*self.storeys.values()][self.storey]}" if self.storey != ALL else ""
        if self.rooms == 1:
            return f"{'the' if pick else 'a random'} {pick}{kind}room{where}"
        return f"{'the' if pick else 'up to'} {self.rooms} {pick}{kind}rooms{where}{'' if pick else ' at random'}"


class Breaking(OnRooms, word="break"):
    may = OnRooms.may | {"count", "state"}
    state = "any"
    sign = "broken"
    label = "markers come off"

    def effect(self) -> Effect:
        return Break(self.which, STATE_NAMES.index(self.kept_state), self.count)

    def words(self) -> str:
        marker = f"{TRADE_NAMES[self.trade]} marker" if self.trade != ALL else "marker"
        count = f"the oldest {marker} comes" if self.count == 1 else f"the {self.count} oldest {marker}s come"
        return f"In {self.told(self.kept_state)} {count} off."


class Mending(OnRooms, word="mend"):
    may = OnRooms.may | {"count"}
    sign = "hammer"
    label = "markers are added"

    def effect(self) -> Effect:
        return Mend(self.which, self.count)

    def words(self) -> str:
        markers = plural(self.count, "marker")
        return f"In {self.told('incomplete')} the open company with most markers adds {markers} free of charge."


class Sealing(OnRooms, word="seal"):
    may = OnRooms.may | {"state"}
    sign = "ghost"
    label = "a room is haunted"

    def effect(self) -> Effect:
        return Seal(self.which)

    def words(self) -> str:
        return f"Nobody works tomorrow in {self.told(self.kept_state)}."


# --- the day --------------------------------------------------------------------------------------------------


class OfPiece(Deed):
    """About a trade or a resource, or about all of them."""

    @property
    def sign(self) -> str:
        piece = str(self.row.get("trade", self.row.get("resource")))
        return "errand" if piece == "all" else piece


class Pool(OfPiece, word="pool"):
    must = {"trade", "add"}
    label = "pool"

    def __init__(self, read: Reader, storeys: Storeys) -> None:
        super().__init__(read, storeys)
        self.trade = read.word("trade", TRADE_NAMES)
        if self.add >= 0:
            raise read.wrong("pool: only losses are possible; make the number negative.")

    @property
    def size(self) -> str:
        return f"−{-self.add}"

    def effect(self) -> Effect:
        return ShrinkPool(self.trade, -self.add)

    def words(self) -> str:
        return f"Tomorrow's pool is short of {plural(-self.add, TRADE_NAMES[self.trade])}."


class Wage(OfPiece, word="wage"):
    must = {"trade", "add", "when"}
    label = "wage"

    def effect(self) -> Effect:
        return ChangeWages(self.when == "today", self.trade, self.add)

    def words(self) -> str:
        who = TRADE_NAMES[self.trade] if self.trade != ALL else "worker"
        return f"Each {who} costs {dollars(self.add)} more {self.when}."


class Price(OfPiece, word="price"):
    must = {"resource", "percent", "when"}
    label = "price"

    def __init__(self, read: Reader, storeys: Storeys) -> None:
        super().__init__(read, storeys)
        not_below_nothing(read, self.percent, "price")

    def effect(self) -> Effect:
        return ChangePrices(self.when == "today", self.resource, self.percent)

    def words(self) -> str:
        what = f"unit of {RESOURCE_NAMES[self.resource]}" if self.resource != ALL else "unit"
        much = f"{self.percent} % of its price" if self.percent else "nothing"
        return f"Each {what} costs {much} {self.when}."


def not_below_nothing(read: Reader, percent: int, word: str) -> None:
    if percent < 0:
        raise read.wrong(f"{word}: percent must be 0 or more.")


class Reward(Deed, word="reward"):
    must = {"when"}
    may = {"percent", "add"}
    sign = "hammer"
    label = "jobs pay otherwise"

    def __init__(self, read: Reader, storeys: Storeys) -> None:
        super().__init__(read, storeys)
        self.percent = read.number("percent", -100, 100)
        not_below_nothing(read, self.percent, "reward")

    def effect(self) -> Effect:
        return ChangeRewards(self.when == "today", self.percent, self.add)

    def words(self) -> str:
        parts = [f"{self.percent} % of its reward"] if self.percent != 100 else []
        parts += [f"{dollars(self.add)} more"] if self.add else []
        return f"Each job pays {' and '.join(parts)} {self.when}."


class Dividend(Deed, word="dividend"):
    must = {"percent"}
    sign = "ledger"
    label = "dividends"

    def __init__(self, read: Reader, storeys: Storeys) -> None:
        super().__init__(read, storeys)
        not_below_nothing(read, self.percent, "dividend")

    def effect(self) -> Effect:
        return SetDividends(self.percent)

    def words(self) -> str:
        if not self.percent:
            return "No dividends are paid today."
        return f"Dividends are {self.percent} % of invested funds today."


# --- companies ------------------------------------------------------------------------------------------------


class Invested(Deed, word="invested"):
    must = {"percent"}
    sign = "ledger"
    label = "invested funds"

    def effect(self) -> Effect:
        return MoveInvestments(self.percent)

    def words(self) -> str:
        return f"All invested funds {'grow' if self.percent > 0 else 'shrink'} by {abs(self.percent)} %."


WHOM_TEXTS = {
    "all": "Each open company",
    "richest": "The richest open company",
    "poorest": "The poorest open company",
    "busiest": "The open company with most workers today",
    "rentier": "Each open company that hired nobody today and has invested funds",
    "indebted": "Each open company in debt",
}


class Cash(Deed, word="cash"):
    must = {"who", "add"}
    may = {"per"}
    sign = "purse"
    label = "funds"

    def __init__(self, read: Reader, storeys: Storeys) -> None:
        super().__init__(read, storeys)
        self.whom = read.word("who", WHOM_NAMES)
        self.per = read.word("per", PER_NAMES, "once")

    def effect(self) -> Effect:
        return MoveCash(self.whom, self.add, self.per)

    def words(self) -> str:
        verb = "receives" if self.add > 0 else "pays"
        per = ["", " for each worker", " for each debt"][self.per]
        return f"{WHOM_TEXTS[WHOM_NAMES[self.whom]]} {verb} {dollars(abs(self.add))}{per}."


class Store(Deed, word="store"):
    must = {"resource", "percent"}
    sign = "cards"
    label = "stores"

    def __init__(self, read: Reader, storeys: Storeys) -> None:
        super().__init__(read, storeys)
        if self.percent > 0:
            raise read.wrong("store: only losses are possible; make the number negative.")

    def effect(self) -> Effect:
        return ShrinkStorage(self.resource, self.percent)

    def words(self) -> str:
        what = f"stored {RESOURCE_NAMES[self.resource]}" if self.resource != ALL else "stored units"
        return f"Each company loses {-self.percent} % of its {what}, rounded up."


# --- the inspector and the track ------------------------------------------------------------------------------


class Inspector(Deed, word="inspector"):
    sign = "inspector"
    label = "the inspector is haunted"

    def effect(self) -> Effect:
        return HauntInspector()

    def words(self) -> str:
        return "The inspector is haunted today, unless he was last round."


class Track(Deed, word="track"):
    must = {"count"}
    sign = "cards"
    label = "jobs go under the deck"

    def effect(self) -> Effect:
        return WithdrawJobs(self.count)

    def words(self) -> str:
        return f"The {self.count} oldest open jobs that are not complete go under the deck."
