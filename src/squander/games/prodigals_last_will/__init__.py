"""The Prodigals Club with Last Will: Last Will stands in for the possessions competition."""

from squander.games.last_will.content import SHELF as WILL
from squander.games.prodigals_club.content import SHELF as CLUB
from squander.games.prodigals_last_will.kind import ProdigalsLastWill
from squander.games.prodigals_last_will.names import Names
from squander.games.prodigals_last_will.view import view

KIND = ProdigalsLastWill(Names(), CLUB, WILL, view)
