"""What cards, errands and tiles do. Each competition brings effects and counters of its own; a script is a list of
items in printed order, so one competition's card can use another's effect without knowing it."""

from typing import Final, Protocol, cast

from squander.kernel.game import Ask, Frame, Game
from squander.kernel.pieces import NoPart
from squander.kernel.words import Said


def in_play(g: Game, slot: int) -> bool:
    parts = cast("list[object]", g.parts)
    return not isinstance(parts[slot], NoPart)


class Counter:
    """Something a card may be multiplied by."""

    def __init__(self, name: str, symbol: int = -1) -> None:
        self.name: Final = name
        self.symbol: Final = symbol  # the common symbol it counts, which the renaissance man may stand for

    def count(self, g: Game, who: int) -> int:
        raise NotImplementedError(self.name)


class Effect(Ask):
    """A segment of a script; `arg` is its amount. Automatic ones override `run`, the others ask."""

    def __init__(self, name: str, slot: int, may_vanish: bool = False) -> None:
        super().__init__(name, False, may_vanish)
        self.slot: Final = slot
        self.is_loud = False  # gives megaphones, which some standing bonuses react to
        self.is_move = False  # moves influence markers, which moves shown with it may precede or follow

    def is_void(self, g: Game) -> bool:
        """Effects of a competition that is not in play do nothing (PC-EFFECT-31)."""
        return not in_play(g, self.slot)

    def refusal(self, g: Game, who: int) -> int:
        """0, or the clause that forbids sending an errand boy for it (PC-ERRAND-07, PC-ERRAND-08)."""
        return 0

    def can_pay(self, g: Game, who: int, amount: int) -> bool:
        """Whether it can be done in full, as the price of a swap must be (PC-EFFECT-16)."""
        return True


class Spec(Said, Protocol):
    """A deed of the card file."""

    line: str  # how it is spelled


class Item:
    """An effect with its printed amount, and what multiplies it."""

    def __init__(self, effect: Effect, amount: int, counter: Counter | None, spec: Spec) -> None:
        self.effect: Final = effect
        self.amount: Final = amount
        self.counter: Final = counter
        self.spec: Final = spec  # the deed it belongs to
        self.together: Effect | None = None  # on the first of several influence moves: all of them as one question
        self.is_joined = False  # on the others

    def times(self, g: Game, who: int) -> int:
        """Counted before anything of the script happens (PC-SYMBOL-05, PC-SOCIETY-08, 09)."""
        return self.amount if self.counter is None else self.amount * self.counter.count(g, who)


def frames_of(g: Game, who: int, script: list[Item], times: int = 1) -> list[Frame]:
    """The script as frames, from left to right, but influence moves shown together as one (PC-EFFECT-20, 21)."""
    frames: list[Frame] = []
    for item in script:
        if item.effect.is_void(g) or item.is_joined:
            continue
        if item.together is not None:
            amounts = [other.times(g, who) * times for other in script if other.effect.is_move]
            frames.append(Frame(item.together, who, packed(amounts)))
            continue
        amount = item.times(g, who) * times
        if item.counter is None or amount > 0:
            frames.append(Frame(item.effect, who, amount))
    return frames


MOST_MOVES: Final = 64  # of one kind, in the number of a frame that holds several kinds


def packed(amounts: list[int]) -> int:
    """Several amounts as the one number of a frame."""
    number = 0
    for i in range(len(amounts) - 1, -1, -1):
        number = number * MOST_MOVES + min(amounts[i], MOST_MOVES - 1)
    return number


def unpacked(number: int, kinds: int) -> list[int]:
    return [number // MOST_MOVES**i % MOST_MOVES for i in range(kinds)]


def refusal_of(g: Game, who: int, script: list[Item]) -> int:
    for item in script:
        reason = item.effect.refusal(g, who)
        if reason:
            return reason
    return 0


def is_void_script(g: Game, script: list[Item]) -> bool:
    for item in script:
        if not item.effect.is_void(g):
            return False
    return True
