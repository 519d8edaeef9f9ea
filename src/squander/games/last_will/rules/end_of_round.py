"""Phase 5, end of round: seven steps in their order (LW-ENDROUND-02)."""

from typing import Final

from squander.games.last_will.cards import discard
from squander.games.last_will.player_board import can_depreciate, depreciate
from squander.games.last_will.privileges import hand_limit
from squander.games.last_will.rules.offering import DISCARD_UNKEPT
from squander.games.last_will.state import Fortune, Laid, Seat, fortune
from squander.games.last_will.terms import ENDROUND, KEEP_ALL, NONE, NOTHING, WILD_, WILDS
from squander.kernel.game import RULES, Ask, Frame, Game, Rule
from squander.kernel.pieces import inserted


class EndOfRound(Rule):
    """Nobody is asked what to keep for a round that will not come (LW-ENDGAME-16)."""

    def run(self, g: Game, f: Frame) -> None:
        keeps = [] if is_last(g) else [Frame(KEEP_CARDS, who) for who in fortune(g).order]
        g.todo([*keeps, *[Frame(rule) for rule in STEPS]])


class KeepCards(Ask):
    """Choose the cards to keep, up to the limit; the rest is discarded and a wild card returns (LW-ENDROUND-04 to 09).
    Asked of whoever holds a card that could stay: how many cards a hand has is no secret."""

    def limit(self, g: Game, who: int) -> int:
        w = fortune(g)
        return hand_limit(w, w.seats[who])

    def candidates(self, g: Game, f: Frame) -> list[int]:
        s = fortune(g).seats[f.who]
        if not s.hand:
            return NOTHING
        everything = [] if s.kept else [KEEP_ALL]
        return [*everything, *[card for card in s.hand if card not in s.kept], NONE]

    def options(self, g: Game, f: Frame) -> list[int]:
        """The same in one pass; no question for a hand of wild cards only."""
        w = fortune(g)
        s = w.seats[f.who]
        keepable = keepable_cards(w, s)
        limit = self.limit(g, f.who)
        if not keepable or limit <= 0:
            return NOTHING
        options = [card for card in keepable if card not in s.kept]
        options.append(NONE)
        if not s.kept and len(keepable) <= limit:
            options.insert(0, KEEP_ALL)
        return options

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = fortune(g)
        if option == NONE:
            return 0
        if option == KEEP_ALL:
            return ENDROUND + 4 if len(keepable_cards(w, w.seats[f.who])) > self.limit(g, f.who) else 0
        return WILD_ + 10 if w.box.cards[option].deck == WILDS else 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = fortune(g)
        s = w.seats[f.who]
        if option == NONE:
            return
        if option == KEEP_ALL:
            s.kept = keepable_cards(w, s)
            return
        s.kept = inserted(s.kept, option)
        if len(s.kept) < self.limit(g, f.who):
            g.then(Frame(self, f.who, f.arg + 1))


def keepable_cards(w: Fortune, s: Seat) -> list[int]:
    """All but wild cards (LW-WILD-10, LW-WILD-11)."""
    return [card for card in s.hand if w.box.cards[card].deck != WILDS]


class DepreciateProperties(Rule):
    """Each house not maintained this round goes down one step (LW-ENDROUND-10 to 16)."""

    def run(self, g: Game, f: Frame) -> None:
        for who in fortune(g).order:
            s = fortune(g).seats[who]
            for laid in s.board:
                if can_depreciate(laid) and not laid.used:
                    depreciate(s, laid)
                    g.note("rots", who, laid.card)


class ResetCards(Rule):
    """Cards and once-per-round privileges are ready again (LW-ENDROUND-17, 18, 26)."""

    def run(self, g: Game, f: Frame) -> None:
        for s in fortune(g).seats:
            s.board = [Laid(laid.card, laid.row, laid.step, laid.tokens, False, 0) for laid in s.board]


class ClearOffering(Rule):
    """Cards nobody took go to their piles, specials to the box; wild cards stay (LW-ENDROUND-19, 20, LW-WILD-12)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        left = w.offering
        w.offering = [card if card and w.box.cards[card].deck == WILDS else 0 for card in left]
        for card in left:
            if card and w.box.cards[card].deck != WILDS:
                discard(w, card)


class TakeBackMarkers(Rule):
    """Figures and markers return (LW-ENDROUND-21, LW-TWO-11); the last round's plans stay for ties (LW-ENDGAME-12)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        w.figures = [-1] * len(w.figures)
        w.blocked = NOTHING
        if not is_last(g):
            for s in w.seats:
                s.plan = -1
            if w.solicitor is not None:
                w.solicitor.plan = -1


class AdvanceRound(Rule):
    """The counter moves on and the starting marker passes to the left (LW-ENDROUND-22, 23), unless the game ends."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        if is_last(g):
            g.note("game over", -1, w.round)
            return
        pass_marker(w)
        g.then(Frame(RULES["will.NextRound"]))


def pass_marker(w: Fortune) -> None:
    """Against the Solicitor it goes to and fro (LW-SOLO-05)."""
    w.starter = (w.starter + 1) % (len(w.seats) if w.solicitor is None else 2)


def is_last(g: Game) -> bool:
    """The round of the first bankruptcy, or the seventh (LW-ENDGAME-02, LW-ENDGAME-03)."""
    w = fortune(g)
    return w.last_round or w.round == w.box.rounds


KEEP_CARDS: Final = KeepCards("will.KeepCards", False, True)
END_OF_ROUND: Final = EndOfRound("will.EndOfRound")
DEPRECIATE_PROPERTIES: Final = DepreciateProperties("will.DepreciateProperties")
CLOSING: Final[list[Rule]] = [
    ResetCards("will.ResetCards"),
    ClearOffering("will.ClearOffering"),
    TakeBackMarkers("will.TakeBackMarkers"),
]
STEPS: Final[list[Rule]] = [
    DISCARD_UNKEPT,
    DEPRECIATE_PROPERTIES,
    *CLOSING,
    AdvanceRound("will.AdvanceRound"),
]
