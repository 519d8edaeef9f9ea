"""Faces of the society's questions."""

from squander.games.prodigals_club.society.faces import beatrice, groups, moves, together

FACES = [*moves.FACES, *groups.FACES, *together.FACES, *beatrice.FACES]
