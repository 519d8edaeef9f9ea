"""The Prodigals Club, a game by Vladimír Suchý: two or three competitions in ruining oneself."""

from squander.games.prodigals_club.content import SHELF
from squander.games.prodigals_club.kind import ProdigalsClub
from squander.games.prodigals_club.names import Names
from squander.games.prodigals_club.view import view

KIND = ProdigalsClub(Names(), SHELF, view)
