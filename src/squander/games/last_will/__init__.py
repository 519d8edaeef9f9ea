"""Last Will, a game by Vladimír Suchý: spend an inheritance faster than the others."""

from squander.games.last_will.content import open_box
from squander.games.last_will.kind import LastWill
from squander.games.last_will.names import Names
from squander.games.last_will.view import view

KIND = LastWill(Names(), open_box, view)
