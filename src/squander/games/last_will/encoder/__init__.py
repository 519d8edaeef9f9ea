"""Last Will as numbers, for programs that learn."""

from squander.envs.core.encoder import Encoder
from squander.games.last_will.encoder.numbered import answers, own_answers
from squander.games.last_will.encoder.observed import Table

VERSION = 1


def encoder(players: int) -> Encoder:
    made = Encoder("last-will", VERSION, players, [*answers(), *own_answers()])
    made.sections = [Table(made)]
    return made
