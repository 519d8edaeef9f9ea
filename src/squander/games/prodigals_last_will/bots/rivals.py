"""Heirs with one idea each, to measure others by: a taste in errands of their own; all else is answered at a glance."""

from squander.games.last_will.bots.affairs import Affairs as WillAffairs
from squander.games.last_will.bots.quick_errands import space_worth as will_space_worth
from squander.games.last_will.state import fortune
from squander.games.last_will.terms import CARD_SPACE as WILLS_CARD
from squander.games.last_will.terms import TRIO_SPACE, UNKNOWN_SPACE
from squander.games.prodigals_club.bots.affairs import Affairs
from squander.games.prodigals_club.bots.quick import affairs_of
from squander.games.prodigals_club.bots.quick_errands import space_worth
from squander.games.prodigals_club.bots.rivals import FIRST, LEAST, noise_of
from squander.games.prodigals_club.terms import CARD_SPACE, FORTUNE, SET_SPACE
from squander.games.prodigals_last_will.bots.quick import quick_answer
from squander.games.prodigals_last_will.rules import SEND_ERRAND_BOY
from squander.games.prodigals_last_will.terms import CLUB, is_clubs
from squander.kernel.game import Frame, Game


class Rival:
    """Runs the errand it likes best."""

    def answer(self, g: Game) -> int:
        f = g.asked
        assert f is not None
        if f.rule is not SEND_ERRAND_BOY:
            return quick_answer(g)
        a = affairs_of(g, f.who, True)
        best, most = g.options[0], LEAST
        for option in g.options:
            worth = self.of_club(a, option - CLUB) if is_clubs(option) else self.of_will(g, f, a, option)
            if worth > most:
                best, most = option, worth
        return best

    def of_club(self, a: Affairs, option: int) -> float:
        """How much it wants an errand of the Club."""
        return space_worth(a, option)

    def of_will(self, g: Game, f: Frame, a: Affairs, option: int) -> float:
        """And one of Last Will."""
        w = fortune(g)
        return will_space_worth(WillAffairs(w, w.seats[f.who]), f, option, a.rounds) * a.weights[FORTUNE]


class Heckler(Rival):
    """Takes what has megaphones."""

    def of_club(self, a: Affairs, option: int) -> float:
        return space_worth(a, option) + FIRST * noise_of(a, option)


class EmptyHanded(Rival):
    """Never runs an errand for cards while there is another."""

    def of_club(self, a: Affairs, option: int) -> float:
        kind = a.c.layout.spaces[option].kind
        return space_worth(a, option) - (FIRST if kind == SET_SPACE or kind == CARD_SPACE else 0.0)

    def of_will(self, g: Game, f: Frame, a: Affairs, option: int) -> float:
        kind = fortune(g).layout.spaces[option].kind
        cards = kind == WILLS_CARD or kind == TRIO_SPACE or kind == UNKNOWN_SPACE
        return super().of_will(g, f, a, option) - (FIRST if cards else 0.0)


class OnlyHeir(Rival):
    """Thinks of the inheritance alone: runs Last Will's errands while there are any."""

    def of_will(self, g: Game, f: Frame, a: Affairs, option: int) -> float:
        return super().of_will(g, f, a, option) + FIRST


class Clubman(Rival):
    """Thinks of the Club alone."""

    def of_club(self, a: Affairs, option: int) -> float:
        return space_worth(a, option) + FIRST
