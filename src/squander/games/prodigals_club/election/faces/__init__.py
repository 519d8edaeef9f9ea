"""Faces of the election's questions."""

from squander.games.prodigals_club.election.faces import circles, pub

FACES = [*circles.FACES, *pub.FACES]
