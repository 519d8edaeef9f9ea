"""An answer to every question of the Mansion by a company's habits, at the cost of one plan; in any position it is one
of the options."""

from typing import Final

from squander.games.maccreedys_mansion.bots.cashier import bid, hundreds, invest, settle, thousands
from squander.games.maccreedys_mansion.bots.evening import add, keep
from squander.games.maccreedys_mansion.bots.foreman import hire, place, take
from squander.games.maccreedys_mansion.bots.ghost import haunt, haunt_marker, haunt_room, haunt_worker
from squander.games.maccreedys_mansion.bots.habits import Habits
from squander.games.maccreedys_mansion.state import Mansion, mansion
from squander.games.maccreedys_mansion.terms import BY_PRICE, YES
from squander.kernel.game import Frame, Game, offers
from squander.kernel.rng import Rng

HIRE_OR_PASS: Final = 0
TAKE_UNITS: Final = 1
PLACE_WORKER: Final = 2
KEEP_MARKER: Final = 3
ADD_MARKER: Final = 4
CHOOSE_HAUNT: Final = 5
HAUNT_WORKER: Final = 6
HAUNT_ROOM: Final = 7
HAUNT_MARKER: Final = 8
PAY_FIRST: Final = 9
CHOOSE_INVESTMENT: Final = 10
INVEST_THOUSANDS: Final = 11
INVEST_HUNDREDS: Final = 12
PAY_DEBT: Final = 13
REOPEN: Final = 14
BID_OR_PASS: Final = 15
QUESTIONS: Final = {
    "mansion.HireOrPass": HIRE_OR_PASS,
    "mansion.TakeUnits": TAKE_UNITS,
    "mansion.PlaceWorker": PLACE_WORKER,
    "mansion.KeepMarker": KEEP_MARKER,
    "mansion.AddMarker": ADD_MARKER,
    "mansion.ChooseHaunt": CHOOSE_HAUNT,
    "mansion.HauntWorker": HAUNT_WORKER,
    "mansion.HauntRoom": HAUNT_ROOM,
    "mansion.HauntMarker": HAUNT_MARKER,
    "mansion.PayFirst": PAY_FIRST,
    "mansion.ChooseInvestment": CHOOSE_INVESTMENT,
    "mansion.InvestThousands": INVEST_THOUSANDS,
    "mansion.InvestHundreds": INVEST_HUNDREDS,
    "mansion.PayDebt": PAY_DEBT,
    "mansion.Reopen": REOPEN,
    "mansion.BidOrPass": BID_OR_PASS,
}


class Policy:
    """A company that follows its habits."""

    def __init__(self, habits: Habits) -> None:
        self.habits: Final = habits
        self.questions: Final[dict[str, int]] = QUESTIONS

    def answer(self, g: Game, rng: Rng) -> int:
        f = g.asked
        assert f is not None
        options = g.options
        w = mansion(g)
        question = self.questions[f.rule.name]
        if question <= ADD_MARKER:
            option = self.work(w, f, question, options)
        elif question <= HAUNT_MARKER:
            option = self.haunt(w, f, question, options)
        else:
            option = self.money(w, f, question, options, rng)
        return option if offers(options, option) else options[rng.below(len(options))]

    def work(self, w: Mansion, f: Frame, question: int, options: tuple[int, ...]) -> int:
        if question == HIRE_OR_PASS:
            return self.hire(w, f.who)
        if question == TAKE_UNITS:
            return take(w, f.who, f.arg, options[-1], self.habits)
        if question == PLACE_WORKER:
            return place(w, f.who, options, self.habits)
        return keep(w, options) if question == KEEP_MARKER else add(w, f.who, options)

    def haunt(self, w: Mansion, f: Frame, question: int, options: tuple[int, ...]) -> int:
        if question == CHOOSE_HAUNT:
            return haunt(w, f.who, options)
        if question == HAUNT_WORKER:
            return haunt_worker(options)
        return haunt_room(w, options) if question == HAUNT_ROOM else haunt_marker(w, options)

    def money(self, w: Mansion, f: Frame, question: int, options: tuple[int, ...], rng: Rng) -> int:
        if question == CHOOSE_INVESTMENT:
            return self.invest(w, f.who, options)
        if question == BID_OR_PASS:
            return self.bid(w, f.who, options, rng)
        if question == PAY_DEBT:
            return settle(w, f.who, options)
        if question == INVEST_THOUSANDS:
            return thousands(w, f.who, options, self.habits)
        if question == INVEST_HUNDREDS:
            return hundreds(w, f.who, options, self.habits)
        return BY_PRICE if question == PAY_FIRST else self.reopen()

    # --- what companies with ideas of their own do otherwise

    def hire(self, w: Mansion, who: int) -> int:
        return hire(w, who, self.habits)

    def invest(self, w: Mansion, who: int, options: tuple[int, ...]) -> int:
        return invest(w, who, options, self.habits)

    def bid(self, w: Mansion, who: int, options: tuple[int, ...], rng: Rng) -> int:
        return bid(w, who, options, self.habits, rng)

    def reopen(self) -> int:
        return YES
