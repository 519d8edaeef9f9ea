"""How the Mansion's questions meet a person: a file for each file of `rules/` that asks."""

from squander.games.face import Faces
from squander.games.maccreedys_mansion.faces import (
    bidding,
    business,
    earnings,
    end_of_day,
    haunting,
    hiring,
    investments,
    placement,
)
from squander.games.maccreedys_mansion.telling import tell
from squander.games.maccreedys_mansion.terms import clause_id

ROOMS = [hiring, placement, end_of_day, haunting, earnings, investments, business, bidding]

FACES = Faces("squander.games.maccreedys_mansion", [face for room in ROOMS for face in room.FACES], clause_id, tell)
