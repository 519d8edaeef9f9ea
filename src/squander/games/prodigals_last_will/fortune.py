"""Last Will as a competition of The Prodigals Club: its rules stay its own."""

from typing import Final

from squander.games.last_will.box import Box
from squander.games.last_will.privileges import extra_actions, white_actions
from squander.games.last_will.rules.end_of_round import CLOSING, pass_marker
from squander.games.last_will.rules.money import spend
from squander.games.last_will.rules.offering import DEAL_OFFERING, KEEP_TWO
from squander.games.last_will.rules.property import market_price
from squander.games.last_will.setup import lay_out
from squander.games.last_will.state import Fortune, Seat, fortune, load_fortune, seat
from squander.games.last_will.terms import (
    MANOR_HOUSE_SYMBOL,
    MANSION_SYMBOL,
    MASK,
    NO_CARD,
    SILVERWARE,
    TOWN_HOUSE_SYMBOL,
    WINE_GLASS,
)
from squander.games.prodigals_club.competition import Competition
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import FORTUNE
from squander.games.prodigals_last_will.terms import HAND_LIMIT, START_MONEY
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Data

# The Club's symbols that black cards of Last Will bear; farms bear none of them (PL-SYMBOL-03, 04).
SYMBOLS: Final = {
    "wine": WINE_GLASS,
    "mask": MASK,
    "silver": SILVERWARE,
    "house": MANSION_SYMBOL | TOWN_HOUSE_SYMBOL | MANOR_HOUSE_SYMBOL,
}


def club_box(will: Box, rounds: int) -> Box:
    """The box of Last Will with the numbers of the combination, and no penalty (PL-ROUND-05, PL-ENDROUND-03,
    PL-SCORE-05, 10)."""
    box = Box(will.name, will.cards, will.decks, will.layouts)
    box.market_tokens = will.market_tokens
    box.rounds = rounds
    box.start_money = START_MONEY
    box.bankruptcy = False
    box.hand_limit = HAND_LIMIT
    box.board_spaces = will.board_spaces
    box.extensions = will.extensions
    box.opera_pounds = will.opera_pounds
    box.first_hand = will.first_hand
    box.first_keep = will.first_keep
    return box


def helpers_pay(g: Game) -> bool:
    """Whether a helper's action for white cards pays for white central cards (PL-ACTION-13)."""
    return bool(g.setup.options["white_actions"] == "any white card")


class FortuneCompetition(Competition):
    """Holds nothing but its box and what the Club's symbols are there, so positions can share it."""

    def __init__(self, box: Box, symbols: list[str]) -> None:
        super().__init__("last-will", "LW", FORTUNE)
        self.box: Final = box
        self.worn: Final = [SYMBOLS.get(name, 0) for name in symbols]

    def lay_out(self, g: Game) -> None:
        """By its own rules, with £70 and no will drawn (PL-SETUP-04 to 06, 11)."""
        w = Fortune(self.box, self.box.layouts[g.players], [Seat() for _ in range(g.players)])
        g.parts[FORTUNE] = w
        lay_out(g, w, {"will": "standard", "plan_order": False, "starter": g.setup.options["starter"]})

    def load(self, g: Game, data: Data) -> Fortune:
        return load_fortune(self.box, self.box.layouts[g.players], data)

    def deal(self, g: Game) -> None:
        """The offering of the common round; in the first one also the choice of two cards (PL-ROUND-03, 06)."""
        w = fortune(g)
        w.round = club(g).round
        g.todo([Frame(DEAL_OFFERING), Frame(KEEP_TWO)] if w.round == 1 else [Frame(DEAL_OFFERING)])

    def add_symbols(self, g: Game, who: int, found: list[int]) -> None:
        """Upper left symbols of the cards on the board (PL-SYMBOL-01 to 04, 06, 07)."""
        worn = self.worn
        for laid in seat(g, who).board:
            bits = laid.row.symbols
            for symbol in range(len(found)):
                if bits & worn[symbol]:
                    found[symbol] = found[symbol] + 1

    def spend(self, g: Game, who: int, pounds: int) -> None:
        paid = self.payable(g, who, pounds)
        if paid == 0:
            g.note("possessions.spent", who)
        spend(g, who, paid, NO_CARD)

    def payable(self, g: Game, who: int, pounds: int) -> int:
        """Cut to what is there while properties are held; without them debt is open (PL-ACTION-09, 10)."""
        s = seat(g, who)
        return pounds if s.properties == 0 else min(pounds, s.cash)

    def take(self, g: Game, who: int, pounds: int) -> None:
        seat(g, who).cash += pounds
        g.note("received", who, pounds)

    def actions(self, g: Game, who: int, planned: bool) -> int:
        """For white cards, those of helpers among them (PL-ACTION-04, 13)."""
        w = fortune(g)
        s = w.seats[who]
        mine = w.layout.plans[s.plan].actions + extra_actions(s) if planned and s.plan >= 0 else s.actions
        return mine + (white_actions(s) if helpers_pay(g) else 0)

    def clear(self, g: Game) -> None:
        """Its closing steps, then the marker goes to the left (PL-START-03, PL-ENDROUND-02, 08)."""
        for rule in CLOSING:
            rule.run(g, Frame(rule))
        pass_marker(fortune(g))

    def score(self, g: Game, who: int) -> int:
        """Pounds, and what the market pays now for each property, whatever helpers say (PL-SCORE-03 to 06)."""
        w = fortune(g)
        s = w.seats[who]
        return s.cash + sum(max(0, market_price(w, laid.row, laid.step)) for laid in s.board if laid.row.is_property)
