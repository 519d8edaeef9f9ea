"""Phase 1, setup: one card onto each space of the offering, and in round 1 the choice of two of six cards."""

from typing import Final

from squander.games.last_will.cards import discard, draw, without
from squander.games.last_will.state import fortune, seat
from squander.games.last_will.terms import NOTHING, WILDS
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import inserted


class DealOffering(Rule):
    """Spaces are filled in board order from the deck of this round (LW-ROUND-06 to 10, 17, 20)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        offering = w.offering[:]
        for slot in range(len(offering)):
            deck = w.layout.slots[slot][w.round - 1]
            if deck != WILDS:
                offering[slot] = draw(g, w, deck)
        w.offering = offering
        g.note("offering", -1, w.round)


class KeepFirstCards(Ask):
    """Two of the first six cards stay, chosen in secret once the offering lies open (LW-SETUP-30 to 34).
    `arg` counts down the cards still to be kept."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        s = seat(g, f.who)
        return [card for card in s.hand if card not in s.kept]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        s = seat(g, f.who)
        s.kept = inserted(s.kept, option)
        if f.arg > 1:
            g.then(Frame(self, f.who, f.arg - 1))


class DiscardUnkept(Rule):
    """What nobody kept goes face down to the piles, all players at once (LW-SETUP-32, LW-ENDROUND-07, 08).

    The backs of what the others kept can be seen from now on, so nobody may choose anew."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        g.reveals += 1
        for who in range(len(w.seats)):
            s = w.seats[who]
            dropped = [card for card in s.hand if card not in s.kept]
            s.hand = s.kept
            s.kept = NOTHING
            discarded = 0
            for card in dropped:
                if w.box.cards[card].deck == WILDS:
                    s.seen = without(s.seen, card)
                    g.note("returns wild", who, card)
                else:
                    discarded += 1
                    g.note("discards", who, card, 0, who)
                discard(w, card, who)
            if discarded > 0:
                g.note("discarded", who, discarded)


class KeepTwo(Rule):
    """Everybody chooses from the first hand, then the rest goes away unseen (LW-SETUP-30 to 34)."""

    def run(self, g: Game, f: Frame) -> None:
        keep = fortune(g).box.first_keep
        g.todo([*[Frame(KEEP_FIRST_CARDS, who, keep) for who in range(g.players)], Frame(DISCARD_UNKEPT)])


DEAL_OFFERING: Final = DealOffering("will.DealOffering")
KEEP_FIRST_CARDS: Final = KeepFirstCards("will.KeepFirstCards", True)
DISCARD_UNKEPT: Final = DiscardUnkept("will.DiscardUnkept")
KEEP_TWO: Final = KeepTwo("will.KeepTwo")
