"""What can go wrong, each said in one sentence that a person can act on.

SquanderError
 ├─ BadSetup      unknown game, player count, option or seed
 ├─ BadPack       a box or pack that does not hold together
 ├─ BadRecord     a record or save that cannot be read or replayed
 ├─ BadPosition   a position from elsewhere that no game of this program can be in
 ├─ NotOffered    a choice that the open question does not offer
 ├─ GameIsOver    a choice after the end
 ├─ NoSuchSeat    a view or a guess for a seat that the game does not have
 └─ DeadEnd       a question without an answer: a fault of ours, never of a player
"""


class SquanderError(Exception):
    """Base of all errors that are meant to be read."""


class BadSetup(SquanderError):
    """The game asked for cannot be set up."""


class BadPack(SquanderError):
    """The contents of a box do not hold together."""


class BadRecord(SquanderError):
    """A record or a save cannot be used."""


class BadPosition(SquanderError):
    """A position that was not written by this program, or by another version of it."""


class NotOffered(SquanderError):
    """The option is not among those the open question offers."""


class GameIsOver(SquanderError):
    """Nothing is left to choose."""


class NoSuchSeat(SquanderError):
    """The game has no seat of this number."""


class DeadEnd(SquanderError):
    """A question came up with no option at all."""
