"""The table of Last Will as numbers: what `view.py` shows, and nothing else.

What a seat itself put face down on the piles is left out: to find it, every card of every pile would have to be looked
at, which takes as long as all the rest.
"""

from typing import TYPE_CHECKING, Final

from squander.envs.core.encoder import Encoder, Section
from squander.envs.core.sheet import Sheet
from squander.games.last_will.player_board import value
from squander.games.last_will.privileges import hand_limit, white_actions
from squander.games.last_will.state import Fortune, Laid, Seat, fortune
from squander.games.last_will.terms import EVENTS, SPECIAL, WILDS
from squander.kernel.game import Game

if TYPE_CHECKING:  # for the compiler: interpreted, they are numbers like others
    from mypy_extensions import i64

PLANS: Final = 8
SLOTS: Final = 10
SPACES: Final = 24
DECKS: Final = SPECIAL + 1
TYPES: Final = 4

IN_PLAY: Final = 1
TRADED: Final = 2
ASKED_ABOUT: Final = 4


class Room:
    """For how many cards there is room by number, 0 for none, and how many of them may be properties."""

    def __init__(self, cards: int, homes: int) -> None:
        self.cards: Final = cards
        self.homes: Final = homes


USUAL: Final = Room(144, 40)  # a box has 133 cards


class Table(Section):
    """`cards` and `spaces` say where a card or an errand space of this box is written: usually by its own number."""

    def __init__(
        self, encoder: Encoder, room: Room = USUAL, cards: list[int] | None = None, spaces: list[int] | None = None
    ) -> None:
        self.encoder: Final = encoder
        self.players: Final = encoder.players
        self.sides: Final = max(2, encoder.players)  # the Solicitor has one, too
        self.cards: Final = bytes(range(room.cards) if cards is None else cards)
        self.spaces: Final = bytes(range(SPACES) if spaces is None else spaces)
        add = encoder.layout.add
        self.hand: i64 = add("hand", room.cards, "by card: 1 in the own hand, 2 if it is to be kept")
        self.offer: i64 = add("offering", room.cards, "by card: 1 + the space of the offering where it lies")
        self.focus: i64 = add(
            "focus",
            room.cards,
            "by card: 1 in play + 2 bought or sold + 4 what the question is about (for who is asked)",
        )
        self.brought: i64 = add("brought", room.cards, "by card: 1 if it was brought along to the card in play")
        self.round: i64 = add("round", 1, "the round")
        self.last_round: i64 = add("last round", 1, "1 if it is the last")
        self.starter: i64 = add("starter", self.sides, "by seat: 1 for the starting player")
        self.market: i64 = add("market", TYPES, "by type of property: pounds that the market adds")
        self.arranged: i64 = add("arranged", TYPES, "by place of the market: 1 + the token named for it so far")
        self.wanted: i64 = add("wanted", TYPES, "by deck: cards named for the draw so far")
        self.due: i64 = add("due", 1, "pounds that have come together for the card in play")
        self.price: i64 = add("price", 1, "pounds by which the price of a trade is moved")
        self.extensions: i64 = add("extensions", 1, "board extensions left")
        self.blocked: i64 = add("blocked", PLANS, "by plan: 1 if it is blocked")
        self.figures: i64 = add("figures", SPACES, "by errand space: 1 + the seat whose errand boy is there")
        self.decks: i64 = add("decks", DECKS, "by deck: cards left")
        self.piles: i64 = add("piles", DECKS, "by deck: cards on its pile")
        self.seats: i64 = encoder.layout.size
        self.cash: i64 = self.own("cash", 1, "pounds")
        self.score: i64 = self.own("score", 1, "what would count if the game ended now")
        self.actions: i64 = self.own("actions", 1, "actions left")
        self.white: i64 = self.own("white actions", 1, "actions left for white cards only")
        self.plan: i64 = self.own("plan", PLANS, "by plan: 1 for the one taken")
        self.turn: i64 = self.own("turn", 1, "1 + its place in the order of the round")
        self.clock: i64 = self.own("clock", 1, "1 + its place on the plan-order board")
        self.room: i64 = self.own("extensions", 1, "board extensions")
        self.limit: i64 = self.own("hand limit", 1, "cards it may keep")
        self.bankrupt: i64 = self.own("bankrupt", 1, "1 if it is")
        self.properties: i64 = self.own("properties", 1, "properties it owns")
        self.backs: i64 = self.own("backs", WILDS + 1, "by deck: cards in its hand")
        self.board: i64 = self.own("board", room.cards, "by card: 1 + its tokens if it lies on the board")
        self.used: i64 = self.own(
            "used", room.cards, "by card: 1 if activated this round + 2 for each use of its privilege"
        )
        self.value: i64 = self.own("value", room.homes, "by property on the board: its banknote in pounds")
        self.stride: i64 = encoder.layout.repeat(self.seats, self.players)

    def own(self, name: str, size: int, text: str) -> int:
        """Where a field is within a seat's."""
        return self.encoder.layout.add(f"seat 0: {name}", size, text) - self.seats

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        w = fortune(g)
        self.write_own(w, seat, sheet)
        self.write_middle(w, seat, sheet)
        self.write_errands(w, seat, sheet)
        self.write_gesture(g, w, seat, sheet)
        for who in range(self.players):
            self.write_seat(w, who, self.seats + self.stride * ((who - seat) % self.players), sheet)
        self.write_order(w, seat, sheet)

    def write_own(self, w: Fortune, seat: "i64", sheet: Sheet) -> None:
        s = w.seats[seat]
        card: i64
        for card in s.hand:
            sheet.put(self.hand + self.cards[card], 1)
        for card in s.kept:
            sheet.put(self.hand + self.cards[card], 2)

    def write_middle(self, w: Fortune, seat: "i64", sheet: Sheet) -> None:
        sheet.put(self.round, w.round)
        if w.last_round:
            sheet.put(self.last_round, 1)
        sheet.put(self.starter + (w.starter - seat) % self.sides, 1)
        for i in range(TYPES):
            sheet.put(self.market + i, w.market[i])
        for deck in range(EVENTS, SPECIAL + 1):
            sheet.put(self.decks + deck, len(w.orders[deck]) - w.tops[deck])
            sheet.put(self.piles + deck, len(w.piles[deck]))
        sheet.put(self.extensions, w.extensions)
        for plan in w.blocked:
            sheet.put(self.blocked + plan, 1)

    def write_errands(self, w: Fortune, seat: "i64", sheet: Sheet) -> None:
        for slot in range(len(w.offering)):
            card: i64 = w.offering[slot]
            if card:
                sheet.put(self.offer + self.cards[card], 1 + slot)
        space: i64 = -1
        who: i64
        for who in w.figures:
            space += 1
            if who >= 0:
                sheet.put(self.figures + self.spaces[space], 1 + (who - seat) % self.sides)

    def write_gesture(self, g: Game, w: Fortune, seat: "i64", sheet: Sheet) -> None:
        self.write_focus(g, w, seat, sheet)
        for card in w.brought:
            sheet.put(self.brought + self.cards[card], 1)
        for i in range(len(w.arranging)):
            sheet.put(self.arranged + i, 1 + w.arranging[i])
        for i in range(len(w.wanted)):
            sheet.put(self.wanted + i, w.wanted[i])
        sheet.put(self.due, w.due)
        sheet.put(self.price, w.price)

    def write_focus(self, g: Game, w: Fortune, seat: "i64", sheet: Sheet) -> None:
        f = g.asked
        about = 0
        if f is not None and f.who == seat and self.encoder.actions.question(f.rule).answers.about:
            about = f.arg
            sheet.put(self.encoder.number, self.cards[about])
        if w.playing == 0 and w.trading == 0 and about == 0:
            return
        for card in [w.playing, w.trading, about]:
            if card:
                bits = (IN_PLAY if card == w.playing else 0) + (TRADED if card == w.trading else 0)
                sheet.put(self.focus + self.cards[card], bits + (ASKED_ABOUT if card == about else 0))

    def write_seat(self, w: Fortune, who: "i64", at: "i64", sheet: Sheet) -> None:
        s = w.seats[who]
        sheet.put(at + self.cash, s.cash)
        sheet.put(at + self.actions, s.actions)
        if s.plan >= 0:
            sheet.put(at + self.plan + s.plan, 1)
        sheet.put(at + self.room, s.extensions)
        if s.bankrupt:
            sheet.put(at + self.bankrupt, 1)
        sheet.put(at + self.properties, s.properties)
        self.write_backs(w, s, at, sheet)
        self.write_board(w, s, at, sheet)

    def write_backs(self, w: Fortune, s: Seat, at: "i64", sheet: Sheet) -> None:
        rows = w.box.cards
        card: i64
        for card in s.hand:
            sheet.count(at + self.backs + rows[card].deck)

    def write_board(self, w: Fortune, s: Seat, at: "i64", sheet: Sheet) -> None:
        """Helpers are looked for only where one lies: most boards have none."""
        score: i64 = s.cash
        penalty: i64 = w.box.penalty
        is_helped = False
        for laid in s.board:
            row = laid.row
            self.write_laid(laid, at, sheet)
            if row.is_property:
                score += value(laid) + penalty
            elif row.privilege:
                is_helped = True
        sheet.put(at + self.score, score)
        sheet.put(at + self.limit, hand_limit(w, s) if is_helped else w.box.hand_limit)
        if is_helped:
            sheet.put(at + self.white, white_actions(s))

    def write_laid(self, laid: Laid, at: "i64", sheet: Sheet) -> None:
        number: i64 = laid.card
        card: i64 = self.cards[number]
        sheet.put(at + self.board + card, 1 + laid.tokens)
        if laid.used or laid.uses:
            sheet.put(at + self.used + card, (1 if laid.used else 0) + 2 * laid.uses)
        if laid.row.is_property:
            sheet.put(at + self.value + card, value(laid))

    def write_order(self, w: Fortune, seat: "i64", sheet: Sheet) -> None:
        for i in range(len(w.order)):
            sheet.put(self.seats + self.stride * ((w.order[i] - seat) % self.players) + self.turn, 1 + i)
        for i in range(len(w.plan_order)):
            sheet.put(self.seats + self.stride * ((w.plan_order[i] - seat) % self.players) + self.clock, 1 + i)
