"""What the combination says: the faces of both games, and a few of its own in their place."""

from squander.games.face import Face, Faces
from squander.games.last_will.faces import FACES as WILL
from squander.games.prodigals_club.faces import FACES as CLUBS
from squander.games.prodigals_last_will.faces.common import FACES as COMMON
from squander.games.prodigals_last_will.faces.sides import of_club, of_will
from squander.games.prodigals_last_will.terms import ACTION, clause_id
from squander.kernel.game import Game
from squander.kernel.pieces import Note

FIRST_CLUB_CODE = 10000
OWN = {face.asks for face in COMMON}


def clause(code: int) -> str:
    if code >= ACTION:
        return clause_id(code)
    return CLUBS.clause(code) if code >= FIRST_CLUB_CODE else WILL.clause(code)


def tell(g: Game, note: Note) -> str:
    """Notes of the Club have its parts in their names."""
    return CLUBS.tell_linked(g, note) if "." in note.what else WILL.tell_linked(g, note)


def theirs() -> list[Face]:
    """What either game asks by itself."""
    faces = [of_will(face) for face in WILL.by_rule.values()] + [of_club(face) for face in CLUBS.by_rule.values()]
    return [face for face in faces if face.asks not in OWN]


FACES = Faces("squander.games.prodigals_last_will", [*COMMON, *theirs()], clause, tell, parts=[WILL, CLUBS])
