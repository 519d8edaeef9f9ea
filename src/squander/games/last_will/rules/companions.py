"""Slate-bordered cards on black ones: companion tokens (LW-COMPANION, LW-WILD)."""

from typing import Final

from squander.games.last_will.box import Card
from squander.games.last_will.cards import discard, leave_hand
from squander.games.last_will.player_board import add_token, laid_card
from squander.games.last_will.state import Laid, Seat, fortune, seat
from squander.games.last_will.terms import ACTION, COMPANION_, WILDS
from squander.kernel.game import Ask, Frame, Game


def companion_obstacle(s: Seat, row: Card) -> int:
    """An action, and a laid card whose uppermost empty space it matches (LW-COMPANION-02, 08 to 10). Of several
    reasons the one nearest to a space counts: order before symbol, symbol before a full card."""
    if s.actions < 1:
        return ACTION + 8
    reason = 0
    for laid in s.board:
        here = token_obstacle(laid, row)
        if here == 0:
            return 0
        if here != COMPANION_ + 5 and (reason == 0 or here < reason):
            reason = here
    return reason if reason else COMPANION_ + 2


def token_obstacle(laid: Laid, companion: Card) -> int:
    """Why this card takes no such token now (LW-COMPANION-05, 08, 09, 21)."""
    spaces = laid.row.tokens
    if not spaces:
        return COMPANION_ + 5
    if laid.tokens == len(spaces):
        return COMPANION_ + 21
    if companion.deck == WILDS or companion.companion == spaces[laid.tokens]:
        return 0
    return COMPANION_ + (8 if companion.companion in spaces[laid.tokens :] else 9)


def bring_companion(g: Game, who: int, card: int) -> None:
    """The card is shown at once; the question left is only where its token goes."""
    w = fortune(g)
    leave_hand(w.seats[who], card)
    w.playing = card
    g.then(Frame(ADD_COMPANION, who, card))


class AddCompanion(Ask):
    """Discard the companion, use an action, place a token that stays (LW-COMPANION-06 to 15).
    `arg` is the companion."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [laid.card for laid in seat(g, f.who).board]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return token_obstacle(laid_card(seat(g, f.who), option), fortune(g).box.cards[f.arg])

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = fortune(g)
        s = w.seats[f.who]
        s.actions -= 1
        w.playing = 0
        discard(w, f.arg)
        add_token(s, laid_card(s, option))
        g.note("adds companion", f.who, f.arg, option)


ADD_COMPANION: Final = AddCompanion("will.AddCompanion")
