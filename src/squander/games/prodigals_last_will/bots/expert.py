"""What the combination knows of being played well: the final score that a position promises, as in the Club, with
Last Will's account of the money."""

from typing import Final

from squander.games.last_will.rules.errands import DRAW_UNKNOWN
from squander.games.last_will.rules.offering import KEEP_FIRST_CARDS
from squander.games.last_will.rules.planning import BLOCK_PLAN, CHOOSE_DECK, TAKE_PLAN
from squander.games.prodigals_club.bots.aspects import Parts
from squander.games.prodigals_club.bots.expert import Prodigal
from squander.games.prodigals_club.bots.outlook import Prospect, Table
from squander.games.prodigals_club.bots.stage import owner_of_turn
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ELECTION, FORTUNE, SOCIETY
from squander.games.prodigals_last_will.bots.aspects import parts_of_both
from squander.games.prodigals_last_will.bots.outlook import BothTable
from squander.games.prodigals_last_will.bots.quick import quick_answer
from squander.games.prodigals_last_will.bots.stage import club_stage
from squander.games.prodigals_last_will.rules import ACT, DISCARD_DOWN, KEEP_CARDS, SEND_ERRAND_BOY
from squander.games.prodigals_last_will.terms import CLUB, is_clubs
from squander.kernel.game import Frame, Game
from squander.kernel.rng import Rng

SPREAD: Final = 8.0  # points by which guesses are wrong at the end, and more with each round to come
SPREAD_A_ROUND: Final = 1.0


class Heir(Prodigal):
    """The whole of it; the parts are in the files beside and in the two games."""

    def table(self, g: Game) -> Table:
        return BothTable(g)

    def competitions(self) -> list[str]:
        return ["money", "election", "society"]

    def slots(self) -> list[int]:
        return [FORTUNE, ELECTION, SOCIETY]

    def parts_of(self, table: Table, one: Prospect) -> Parts:
        assert isinstance(table, BothTable)
        return parts_of_both(table, one)

    def spread(self, table: Table) -> float:
        return SPREAD + SPREAD_A_ROUND * table.rounds

    def again(self, g: Game) -> int:
        asked = g.asked
        return club(g).seats[asked.who].boys - 1 if asked is not None and asked.rule is SEND_ERRAND_BOY else 0

    def is_kept(self, g: Game, option: int) -> bool:
        return is_clubs(option) and super().is_kept(g, option - CLUB)

    def is_before_actions(self, g: Game) -> bool:
        return club_stage(g).before_actions

    def turn_of(self, g: Game) -> int:
        return owner_of_turn(g, ACT)

    def rests(self, f: Frame) -> bool:
        rule = f.rule
        return (
            rule is ACT
            or rule is SEND_ERRAND_BOY
            or rule is DISCARD_DOWN
            or rule is KEEP_CARDS
            or rule is TAKE_PLAN
            or rule is BLOCK_PLAN
            or rule is CHOOSE_DECK
            or rule is DRAW_UNKNOWN
            or rule is KEEP_FIRST_CARDS
        )

    def quick(self, g: Game, rng: Rng) -> int:
        return quick_answer(g)


EXPERT: Final = Heir()
