"""What can go wrong, each said in one sentence that a person can act on.

SquanderError
 ├─ BadSetup      unknown game, player count, option or seed
 ├─ BadPack       a box or pack that does not hold together
 ├─ BadRecord     a record or save that cannot be read or replayed
 ├─ NotOffered    a choice that the open question does not offer
 ├─ GameIsOver    a choice after the end
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


class NotOffered(SquanderError):
    """The option is not among those the open question offers."""


class GameIsOver(SquanderError):
    """Nothing is left to choose."""


class DeadEnd(SquanderError):
    """A question came up with no option at all."""
