"""The play language: Last Will's tests speak as players do.

    t = table(hand=["boat trip in company", "dog"], actions=4)
    t.play("boat trip in company").with_("dog").expect(spent=5, used=2)

A card is called by its id or name; copies of a card are taken one after another. Whatever a gesture still asks
when the test looks at the result is declined: no companion, no extra, no change of price.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import squander
from squander.games.last_will.box import Box
from squander.games.last_will.check import faults
from squander.games.last_will.state import Fortune, Laid, Seat, fortune
from squander.games.last_will.terms import COMPANION_NAMES, DECK_NAMES, SELL, TYPE_NAMES
from squander.kernel.game import Game
from tests.games.last_will.laying_out import On, begin_phase, clear, deal, lay_offering, on, slug
from tests.helpers.table import AnyTable

__all__ = ["On", "Table", "fresh", "on", "table"]

DECLINING = {
    "will.MaySpendMore": "no",
    "will.MovePrice": "leave",
    "will.PlaceAnimal": "none",
    "will.SellOff": "none",
    "will.Bring": "none",
}
IDLE = ("end", "all", "no", "none")


class Table(AnyTable):
    """A position and the words to play on it."""

    def __init__(self, g: Game) -> None:
        super().__init__(g)
        self.remember()

    def faults(self) -> list[str]:
        return faults(self.g)

    # --- looking ---

    @property
    def w(self) -> Fortune:
        return fortune(self.g)

    @property
    def box(self) -> Box:
        return self.w.box

    @property
    def asked(self) -> str:
        """The open question's name, without its prefix."""
        return "over" if self.g.over else self.g.question.name.removeprefix("will.")

    def seat(self, who: int | None = None) -> Seat:
        return self.w.seats[self.me if who is None else who]

    def name(self, card: int) -> str:
        return self.box.cards[card].id

    def hand(self, who: int | None = None) -> list[str]:
        return [self.name(card) for card in self.seat(who).hand]

    def board(self, who: int | None = None) -> list[str]:
        return [laid.row.id for laid in self.seat(who).board]

    def laid(self, name: str, who: int | None = None) -> Laid:
        return next(laid for laid in self.seat(who).board if self.matches(laid.card, name))

    def value(self, name: str) -> int:
        """What the marker of a property on the board shows."""
        laid = self.laid(name)
        return laid.row.scale[laid.step]

    def tokens(self, name: str) -> list[str]:
        laid = self.laid(name)
        return [COMPANION_NAMES[token] for token in laid.row.tokens[: laid.tokens]]

    def pile(self, deck: str) -> list[str]:
        return [self.name(entry % 256) for entry in self.w.piles[DECK_NAMES.index(deck)]]

    def deck(self, name: str) -> list[int]:
        """What is left of a deck, top card first."""
        at = DECK_NAMES.index(name)
        return self.w.orders[at][self.w.tops[at] :]

    def figure(self, space: str) -> int:
        """Whose errand boy stands there; -1 for nobody's."""
        return self.w.figures[[s.name for s in self.w.layout.spaces].index(space)]

    def offered(self) -> list[str]:
        return [self.name(card) for card in self.w.offering if card]

    def matches(self, card: int, name: str) -> bool:
        row = self.box.cards[card]
        return slug(name) in (row.id, slug(row.name))

    # --- playing ---

    def remember(self) -> None:
        """Later `spent` and `used` are counted from here."""
        self.me = 0 if self.g.over else self.who
        self.cash_before = self.seat().cash
        self.actions_before = self.seat().actions

    def _act(self, word: str) -> "Table":
        self.finish()
        assert self.asked == "Act", f"the question is {self.asked}"
        self.remember()
        return self.choose(word)

    def _find(self, cards: list[int], name: str) -> str:
        found = [card for card in cards if self.matches(card, name)]
        assert found, f"{name!r} is not there: {[self.name(card) for card in cards]}"
        legal = [card for card in found if self.g.asked and card in self.g.options] or found
        return self.word(legal[0])

    def play(self, name: str) -> "Table":
        """Play, lay or buy a card of the hand, or start adding a companion."""
        self.finish()
        return self._act(self._find(self.seat(self.who).hand, name))

    buy = lay = add = play

    def activate(self, name: str) -> "Table":
        self.finish()
        return self._act(self._find([laid.card for laid in self.seat(self.who).board], name))

    maintain = activate

    def sell(self, name: str) -> "Table":
        self.finish()
        cards = [laid.card for laid in self.seat(self.who).board if self.matches(laid.card, name)]
        assert cards, f"{name!r} is not on the board"
        return self._act(self.word(SELL + cards[0]))

    def end_turn(self) -> "Table":
        return self._act("end")

    def with_(self, name: str) -> "Table":
        """Bring a companion, on the first space that takes it."""
        while self.asked.startswith("Bring"):
            for option in self.g.question.options:
                if option and self.matches(option, name):
                    self.g.choose(option)
                    return self
            self.choose("none")
        raise AssertionError(f"no space takes {name!r}")

    def plan(self, number: int, *decks: str) -> "Table":
        """Take the plan with this number from the left and draw its cards: from these decks, then from events."""
        self.choose(f"plan.{number}")
        for deck in decks:
            self.choose(deck)
        while self.asked == "ChooseDeck":
            self.choose("events")
        return self

    def arrange(self, *tokens: int) -> "Table":
        """Put the market tokens on mansion, town house, manor house and farm; the last one is left over."""
        for token in tokens[:-1]:
            self.choose(f"token{token:+d}")
        return self

    def turn_over(self, deck: str, leave: int) -> list[int]:
        """Put a deck on its pile but for the top cards, and say which those are."""
        at, left = DECK_NAMES.index(deck), self.deck(deck)
        self.w.piles = [*self.w.piles[:at], self.w.piles[at] + left[leave:], *self.w.piles[at + 1 :]]
        return self._shorten(at, left[:leave])

    def hand_over(self, deck: str, leave: int, who: int) -> list[int]:
        """Put a deck into a player's hand but for the top cards, and say which those are."""
        left = self.deck(deck)
        self.seat(who).hand = sorted([*self.seat(who).hand, *left[leave:]])
        return self._shorten(DECK_NAMES.index(deck), left[:leave])

    def _shorten(self, at: int, left: list[int]) -> list[int]:
        self.w.orders = [*self.w.orders[:at], left, *self.w.orders[at + 1 :]]
        self.w.tops = [0 if i == at else top for i, top in enumerate(self.w.tops)]
        return left

    def finish(self) -> "Table":
        """Decline whatever the running gesture still asks."""
        while not self.g.over and self.g.question.name.rstrip("1234") in DECLINING:
            self.choose(DECLINING[self.g.question.name.rstrip("1234")])
        return self

    def until(self, asked: str, who: int | None = None) -> "Table":
        """Let everybody idle up to this question, of this seat if one is named, or to the end; "A or B" waits for
        the first of both."""
        self.finish()
        while not self.g.over and (self.asked not in asked.split(" or ") or who not in (None, self.who)):
            words = self.words()
            self.choose(next((word for word in IDLE if word in words), words[0]))
        self.remember()
        return self

    def wander(self, seed: int) -> Iterator["Table"]:
        """Random choices up to the end of the game, seen after each of them."""
        rng = random.Random(seed)
        while not self.g.over:
            self.remember()
            self.g.choose(rng.choice(self.g.options))
            yield self

    # --- expecting ---

    def expect(self, **wanted: Any) -> "Table":
        """Compare what the last gesture did: spent, used, or any of cash, actions, hand, board, bankrupt, and what is
        asked before the rest of the gesture is declined."""
        asked = self.asked
        self.finish()
        s = self.seat()
        have = {
            "spent": self.cash_before - s.cash,
            "used": self.actions_before - s.actions,
            "hand": sorted(self.hand()),
            "board": self.board(),
            "cash": s.cash,
            "actions": s.actions,
            "bankrupt": s.bankrupt,
            "asked": asked,
        }
        for key, value in wanted.items():
            assert have[key] == (sorted(value) if key == "hand" else value), f"{key} is {have[key]}, not {value}"
        assert not self.faults(), self.faults()
        return self

    def can(self, word: str) -> bool:
        return self.finish().offers(word)

    def unheard_of(self, *words: str) -> "Table":
        """The question neither offers nor refuses these: nobody would try them here."""
        known = {w for word in [*self.words(), *self.refused()] for w in (word, word.rsplit(".", 1)[0])}
        assert not known & set(words), f"{self.asked} knows {known & set(words)}"
        return self


# --- laying out ---------------------------------------------------------------------------------------------------


def fresh(players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A new game, at its first question."""
    return Table(squander.new("last-will", players=players, seed=seed, **options))


def table(
    players: int = 2,
    *,
    hand: Sequence[str] | None = None,
    board: Sequence[str | On] | None = None,
    cash: int = 70,
    actions: int = 3,
    extensions: int = 0,
    market: dict[str, int] | None = None,
    offering: dict[str, str] | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    plans: list[int] | None = None,
    round: int = 1,
    starter: int = 0,
    phase: str = "actions",
    seed: int = 1,
    **options: Any,
) -> Table:
    """A position made to order: seat 0 is about to act, with everything not named back in its deck.

    `phase` may also be planning, errands or end; `others` gives seats their own hand, board and cash.
    """
    g = squander.new("last-will", players=players, seed=seed, **options)
    w = fortune(g)
    clear(w)
    w.round = round
    w.starter = starter
    if market:
        rest = [token for token in w.box.market_tokens if token not in market.values()]
        w.market = [market[name] if name in market else rest.pop() for name in TYPE_NAMES]
    seats = {0: {"hand": hand, "board": board, "cash": cash, "extensions": extensions}, **(others or {})}
    for who, holding in seats.items():
        deal(w, w.seats[who], holding)
    if offering:
        lay_offering(w, offering)
    begin_phase(g, w, phase, plans, offering is None, actions)
    return Table(g)
