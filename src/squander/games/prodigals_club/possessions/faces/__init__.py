"""Faces of the possessions' questions."""

from squander.games.prodigals_club.possessions.faces import selling, spending

FACES = [*selling.FACES, *spending.FACES]
