"""The Prodigals Club with Last Will as numbers: both games' tables, and the questions they ask together."""

from squander.envs.core.encoder import Encoder
from squander.envs.core.numbering import Answers, Options
from squander.games.last_will.encoder import numbered as will
from squander.games.last_will.encoder.observed import Table
from squander.games.prodigals_club.encoder import numbered as club
from squander.games.prodigals_club.encoder.central import CARDS, Middle
from squander.games.prodigals_club.encoder.election import ElectionTable
from squander.games.prodigals_club.encoder.society import SocietyTable
from squander.games.prodigals_last_will.terms import CLUB

VERSION = 1


def encoder(players: int) -> Encoder:
    made = Encoder("prodigals-last-will", VERSION, players, [*will.answers(), *club.answers(), *own_answers()])
    made.sections = [Table(made), Middle(made), ElectionTable(made), SocietyTable(made)]
    return made


def own_answers() -> list[Answers]:
    return [
        Answers("both.SendErrandBoy", [*will.errand_options(), *moved(club.errand_options())]),
        Answers("both.Act", [*will.act_options(), *moved(club.act_options()[1:])]),
        Answers("both.DiscardDown", [Options(0, 0, "none"), Options(1, CARDS - 1, "the card of the Club")]),
        Answers("both.KeepCards", will.keep_options()),
    ]


def moved(options: list[Options]) -> list[Options]:
    """The Club's options, out of the way of Last Will's."""
    return [Options(CLUB + run.first, CLUB + run.last, f"{run.text}, {CLUB} below") for run in options]
