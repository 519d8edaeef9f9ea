"""How Last Will's questions meet a person: a file for each file of `rules/` that asks."""

from squander.games.face import Faces
from squander.games.last_will import telling
from squander.games.last_will.faces import (
    actions,
    black,
    companions,
    effects,
    end_of_round,
    errands,
    jobs,
    money,
    offering,
    planning,
    white,
)
from squander.games.last_will.faces import property as trades
from squander.games.last_will.state import fortune
from squander.games.last_will.terms import clause_id

ROOMS = [offering, planning, errands, actions, white, money, black, trades, companions, effects, jobs, end_of_round]

FACES = Faces(
    "squander.games.last_will",
    [face for room in ROOMS for face in room.FACES],
    clause_id,
    lambda g, note: telling.tell(fortune(g), note),
)
