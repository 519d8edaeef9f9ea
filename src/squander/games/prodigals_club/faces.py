"""What The Prodigals Club says: the faces of the shared questions and of each competition's, put together."""

from squander.games.face import Faces
from squander.games.prodigals_club.central.faces import FACES as CENTRAL
from squander.games.prodigals_club.election.faces import FACES as ELECTION
from squander.games.prodigals_club.possessions.faces import FACES as POSSESSIONS
from squander.games.prodigals_club.society.faces import FACES as SOCIETY
from squander.games.prodigals_club.telling import tell
from squander.games.prodigals_club.terms import clause_id

PACKAGE = "squander.games.prodigals_club"

FACES = Faces(PACKAGE, [*CENTRAL, *POSSESSIONS, *ELECTION, *SOCIETY], clause_id, tell)
