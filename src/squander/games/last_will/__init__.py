"""Last Will, a game by Vladimír Suchý: spend an inheritance faster than the others."""

from squander.games.last_will.content import SHELF
from squander.games.last_will.kind import LastWill
from squander.games.last_will.names import Names
from squander.games.last_will.view import view

KIND = LastWill(Names(), SHELF, view)
