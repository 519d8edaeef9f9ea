"""Phase 1, setup of the round: cards onto the boards, then each competition's tiles (PC-DEAL)."""

from typing import Final

from squander.games.prodigals_club.state import Club, club
from squander.kernel.game import Frame, Game, Rule


class Deal(Rule):
    """Face up, from the top of each deck (PC-DEAL-02, 04, 08, 16)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        reveal_central(g, c)
        c.sets = [deal_set(c, i) for i in range(len(c.layout.sets))]
        c.left = [1] * len(c.sets)
        g.reveals += 1
        for competition in c.layout.competitions:
            competition.deal(g)


def reveal_central(g: Game, c: Club) -> None:
    """One a round, black in rounds 1 to 3 and white after (PC-SETUP-13, 14)."""
    c.central = c.central_deck[0]
    c.central_deck = c.central_deck[1:]
    g.note("club.central", -1, c.central)


def deal_set(c: Club, index: int) -> list[int]:
    """A space that should get more than its deck has stays short (PC-DEAL-16)."""
    card_set = c.layout.sets[index]
    dealt: list[int] = []
    for border in card_set.deals[c.round - 1]:
        at = 2 * card_set.slot + border
        deck = c.decks[at]
        if deck:
            dealt.append(deck[0])
            c.decks = [*c.decks[:at], deck[1:], *c.decks[at + 1 :]]
    return dealt


DEAL: Final = Deal("club.Deal")
