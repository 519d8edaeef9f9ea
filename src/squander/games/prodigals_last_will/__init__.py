"""The Prodigals Club with Last Will: Last Will stands in for the possessions competition."""

from squander.games.last_will.content import open_box as open_will
from squander.games.prodigals_club.content import open_box as open_club
from squander.games.prodigals_last_will.kind import ProdigalsLastWill
from squander.games.prodigals_last_will.names import Names
from squander.games.prodigals_last_will.view import view

KIND = ProdigalsLastWill(Names(), open_club, open_will, view)
