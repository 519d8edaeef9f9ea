"""The Prodigals Club as numbers, for programs that learn. What a competition that is not played would say is 0."""

from squander.envs.core.encoder import Encoder
from squander.games.prodigals_club.encoder.central import Middle
from squander.games.prodigals_club.encoder.election import ElectionTable
from squander.games.prodigals_club.encoder.numbered import answers, own_answers
from squander.games.prodigals_club.encoder.possessions import PossessionsTable
from squander.games.prodigals_club.encoder.society import SocietyTable

VERSION = 1


def encoder(players: int) -> Encoder:
    made = Encoder("prodigals-club", VERSION, players, [*answers(), *own_answers()])
    made.sections = [Middle(made), PossessionsTable(made), ElectionTable(made), SocietyTable(made)]
    return made
