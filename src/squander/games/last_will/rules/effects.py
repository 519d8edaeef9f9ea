"""What an event does besides spending (the rulebook's last page, LW-WHITE-26 to 42); `deeds.py` has their words."""

from typing import Final

from squander.games.last_will.player_board import add_token, can_depreciate, depreciate, laid_card
from squander.games.last_will.state import seat
from squander.games.last_will.terms import COMPANION_, DOG, HORSE, NONE, WHITE
from squander.kernel.game import Ask, Frame, Game, Rule


class GainActions(Rule):
    """`arg` more actions, to be used at once for anything (LW-WHITE-26, 28, 30)."""

    def run(self, g: Game, f: Frame) -> None:
        seat(g, f.who).actions += f.arg
        g.note("gains actions", f.who, f.arg)


class PlaceAnimal(Ask):
    """Up to `arg` dogs or horses from the bank, each on a card's uppermost empty space (LW-WHITE-31 to 36)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*[laid.card for laid in seat(g, f.who).board if laid.row.tokens], NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NONE:
            return 0
        laid = laid_card(seat(g, f.who), option)
        if laid.tokens == len(laid.row.tokens):
            return COMPANION_ + 21
        left = laid.row.tokens[laid.tokens :]
        if left[0] == DOG or left[0] == HORSE:
            return 0
        return WHITE + (34 if DOG in left or HORSE in left else 31)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NONE:
            return
        s = seat(g, f.who)
        add_token(s, laid_card(s, option))
        g.note("places animal", f.who, option)
        if f.arg > 1:
            g.then(Frame(self, f.who, f.arg - 1))


class DepreciateOwn(Ask):
    """`arg` steps down the scales of own houses, split as one likes, as many as possible (LW-WHITE-38 to 42)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [laid.card for laid in seat(g, f.who).board if laid.row.is_property]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return 0 if can_depreciate(laid_card(seat(g, f.who), option)) else WHITE + 41

    def choose(self, g: Game, f: Frame, option: int) -> None:
        s = seat(g, f.who)
        depreciate(s, laid_card(s, option))
        g.note("depreciates", f.who, option)
        if f.arg > 1:
            g.then(Frame(self, f.who, f.arg - 1))


GAIN_ACTIONS: Final = GainActions("will.GainActions")
ANIMAL_TOKENS: Final = PlaceAnimal("will.PlaceAnimal")
DEPRECIATE_OWN: Final = DepreciateOwn("will.DepreciateOwn", False, True)
