"""Faces of the questions that every choice of competitions has."""

from squander.games.prodigals_club.central.faces import actions, choices, end_of_round, errands, symbols

FACES = [*errands.FACES, *actions.FACES, *symbols.FACES, *choices.FACES, *end_of_round.FACES]
