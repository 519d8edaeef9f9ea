"""A five-card game that passes the whole suite: copy this folder to add a game."""

from squander.games.template.kind import Template
from squander.games.template.names import Names, rows

KIND = Template(Names(), [row["pounds"] for row in rows()])
