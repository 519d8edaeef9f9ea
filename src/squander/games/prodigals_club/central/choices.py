"""Choosing between scoring moves, and swapping one for another (the rulebook's last page)."""

from typing import Final

from squander.games.prodigals_club.effect import Effect, Item, frames_of, is_void_script, refusal_of
from squander.games.prodigals_club.terms import CENTRAL, EFFECT, NONE
from squander.kernel.game import Frame, Game


class Choose(Effect):
    """One of several, `arg` times as much of it (PC-EFFECT-08, 09). A pick that can do nothing is allowed."""

    def __init__(self, name: str, alternatives: list[list[Item]]) -> None:
        super().__init__(name, CENTRAL, True)
        self.alternatives: Final = alternatives

    def refusal(self, g: Game, who: int) -> int:
        reason = 0
        for script in self.alternatives:
            reason = refusal_of(g, who, script)
            if reason == 0:
                return 0
        return reason

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return list(range(1, len(self.alternatives) + 1))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return EFFECT + 31 if is_void_script(g, self.alternatives[option - 1]) else 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        g.todo(frames_of(g, f.who, self.alternatives[option - 1], f.arg))


class Swap(Effect):
    """Undo one scoring move to gain another, either way or not at all; the price in full (PC-EFFECT-14 to 17)."""

    def __init__(self, name: str, prices: list[Item], gains: list[list[Item]]) -> None:
        super().__init__(name, CENTRAL, True)
        self.prices: Final = prices
        self.gains: Final = gains

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*range(1, len(self.prices) + 1), NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NONE:
            return 0
        price = self.prices[option - 1]
        if price.effect.is_void(g) or is_void_script(g, self.gains[option - 1]):
            return EFFECT + 31
        return 0 if price.effect.can_pay(g, f.who, price.amount) else EFFECT + 16

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NONE:
            return
        price = self.prices[option - 1]
        g.note("club.swaps", f.who, option)
        g.todo([Frame(price.effect, f.who, price.amount), *frames_of(g, f.who, self.gains[option - 1])])
