"""What the faces of all boards share: the parts of the round, places by number, and doing nothing."""

from squander.games.face import Say
from squander.games.prodigals_club.terms import NONE
from squander.kernel.game import Frame, Game

ERRANDS = "Errands"
USE_OF_CARDS = "Use of cards"
END_OF_ROUND = "End of the round"


def none_or(say: Say, none: str = "none") -> Say:
    """What is said of an option, and of doing nothing."""
    return lambda g, f, o: none if o == NONE else say(g, f, o)


def at(kind: str) -> Say:
    """The place of this kind that has the option's number."""
    return lambda g, f, o: f"{kind}:{o}"


def still_to_come(g: Game, f: Frame) -> int:
    """How often the same question is put to the player, this time included."""
    return 1 + sum(1 for other in g.agenda if other.rule is f.rule and other.who == f.who)
