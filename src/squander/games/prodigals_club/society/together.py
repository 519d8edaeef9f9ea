"""Influence moves shown together: in any order, by the same marker or several (PC-MOVE-08, 09, PC-EFFECT-21)."""

from typing import Final

from squander.games.prodigals_club.effect import Effect, packed, unpacked
from squander.games.prodigals_club.society.moves import Shown
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import NONE, SOCIETY
from squander.kernel.game import RULES, Frame, Game

PER_MOVE: Final = 64  # an option is 64 * which of the moves + the option of that move


class Together(Effect):
    """All the moves of a space or card as one question (PC-MOVE-09); `arg` holds how much is left of each.

    A group move is one of them: once begun, it is made before the next."""

    def __init__(self, name: str, moves: list[Shown]) -> None:
        super().__init__(name, SOCIETY)
        self.moves: Final = moves

    def run(self, g: Game, f: Frame) -> None:
        left = self.left(f)
        if club(g).layout.moves_as_printed:
            g.todo(left)
        elif len(left) == 1:
            g.then(left[0])
        elif left:
            super().run(g, f)

    def left(self, f: Frame) -> list[Frame]:
        amounts = unpacked(f.arg, len(self.moves))
        return [Frame(self.moves[i], f.who, amounts[i]) for i in range(len(amounts)) if amounts[i]]

    def candidates(self, g: Game, f: Frame) -> list[int]:
        found: list[int] = []
        for i in range(len(self.moves)):
            one = self.one(f, i)
            if one.arg:
                for option in self.moves[i].candidates(g, one):
                    if option != NONE and not self.is_needless(f, i, option):
                        found.append(PER_MOVE * i + option)
        found.append(NONE)
        return found

    def one(self, f: Frame, i: int) -> Frame:
        return Frame(self.moves[i], f.who, unpacked(f.arg, len(self.moves))[i])

    def rivals(self, f: Frame, i: int, option: int) -> list[int]:
        """Other moves that are left and allow the same."""
        found: list[int] = []
        for j in range(len(self.moves)):
            if j != i and self.one(f, j).arg and self.moves[j].is_like(self.moves[i]) and self.moves[j].allows(option):
                found.append(j)
        return found

    def is_needless(self, f: Frame, i: int, option: int) -> bool:
        """A step that several moves allow is offered as the one that allows least besides: the others stay free for
        what only they allow."""
        mine = self.moves[i]
        rivals = self.rivals(f, i, option)
        if not mine.allows(option):
            return len(rivals) > 0
        for j in rivals:
            if mine.covers(self.moves[j]) and (j < i or not self.moves[j].covers(mine)):
                return True
        return False

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NONE:
            return 0
        i = option // PER_MOVE
        return self.moves[i].obstacle(g, self.one(f, i), option % PER_MOVE)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NONE:
            return
        amounts = unpacked(f.arg, len(self.moves))
        i = option // PER_MOVE
        amount = amounts[i]
        amounts[i] = self.moves[i].left_after(amount)
        g.then(Frame(self, f.who, packed(amounts)))
        self.moves[i].make(g, f.who, option % PER_MOVE, amount)


def together(moves: list[Shown]) -> Together:
    """Made once for each spelling, and found again by its name, as a saved agenda needs it."""
    name = f"society.Moves:{'+'.join([move.name.removeprefix('society.') for move in moves])}"
    found = RULES.get(name)
    return found if isinstance(found, Together) else Together(name, moves)
