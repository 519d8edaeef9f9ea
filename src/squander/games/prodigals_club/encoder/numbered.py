"""Every answer of The Prodigals Club, in a fixed order."""

from squander.envs.core.numbering import Answers, Options
from squander.games.prodigals_club.encoder.central import BONUSES, CARDS, SETS, SPACES
from squander.games.prodigals_club.encoder.election import CIRCLES, PLACES
from squander.games.prodigals_club.encoder.possessions import TILES
from squander.games.prodigals_club.society.together import PER_MOVE
from squander.games.prodigals_club.terms import BONUS_TILE

MOVES = 4  # that one question may show together
ALTERNATIVES = 8
CARDS_AT_ONCE = 16


def errand_options() -> list[Options]:
    return [Options(1, SPACES - 1, "the errand space")]


def act_options() -> list[Options]:
    return [
        Options(0, 0, "end the turn"),
        Options(1, CARDS - 1, "use the card"),
        Options(BONUS_TILE + 1, BONUS_TILE + BONUSES - 1, f"use the bonus tile, its number {BONUS_TILE} below"),
    ]


def tile_options() -> list[Options]:
    return [Options(0, 0, "none"), Options(1, TILES - 1, "the possession")]


def marker_options() -> list[Options]:
    return [Options(1, 4, "the marker: 1 and 2 ladies, 3 and 4 gentlemen")]


def own_answers() -> list[Answers]:
    """Questions that only the Club alone asks, or asks in its own way."""
    return [
        Answers("club.SendErrandBoy", errand_options()),
        Answers("club.Act", act_options()),
        Answers("club.DiscardDown", [Options(1, CARDS - 1, "the card")]),
        Answers("club.TakeBonus", [Options(1, BONUSES - 1, "the bonus tile")]),
        Answers("possessions.Sell", tile_options()),
        Answers("possessions.SellAnother", tile_options()),
        Answers("possessions.Exchange", tile_options()),
        Answers("possessions.TakeInExchange", tile_options()),
    ]


def answers() -> list[Answers]:
    return [*central_answers(), *election_answers(), *society_answers()]


def central_answers() -> list[Answers]:
    return [
        Answers("club.ExtraErrand", [Options(0, 0, "none"), *errand_options()]),
        Answers("club.TakeSet", [Options(0, SETS - 1, "the card set")]),
        Answers("club.MakeRoom", [Options(1, CARDS - 1, "the card")]),
        Answers("club.NameSymbol", [Options(0, 7, "how many symbols to name")]),
        Answers("club.Choose", [Options(1, ALTERNATIVES, "the alternative")]),
        Answers("club.Swap", [Options(0, 0, "none"), Options(1, ALTERNATIVES, "the exchange")]),
        Answers("possessions.SpendWithTime", [Options(0, CARDS_AT_ONCE, "how many cards to add")]),
    ]


def election_answers() -> list[Answers]:
    return [
        Answers("election.ChooseTile", [Options(0, 0, "none"), Options(1, CIRCLES - 1, "the tile")]),
        Answers("election.PlaceTile", [Options(0, 0, "away with it"), Options(1, PLACES, "1 + the place of the grid")]),
        Answers("election.TurnTile", [Options(0, 3, "quarter turns")]),
        Answers("election.TreatAtPub", [Options(1, ALTERNATIVES, "how many cards")]),
    ]


def society_answers() -> list[Answers]:
    return [
        Answers("society.Move", [Options(0, 0, "none"), Options(1, 24, "6 × marker + direction + 1")]),
        Answers("society.Leap", [Options(0, 0, "none"), Options(1, 4, "the marker")]),
        Answers("society.Moves", [Options(0, MOVES * PER_MOVE - 1, f"{PER_MOVE} × which move + its answer; 0 none")]),
        Answers("society.RowMove", [Options(0, 0, "none"), Options(1, 16, "the row")]),
        Answers("society.ColumnMove", [Options(0, 0, "none"), Options(1, 31, "4 × marker + steps")]),
        Answers("society.MoveGroup", [Options(0, 0, "none"), Options(1, 31, "4 × marker + steps")]),
        Answers("society.MoveUp", marker_options()),
        Answers("society.RaiseOthers", marker_options()),
        Answers("society.Replace", marker_options()),
    ]
