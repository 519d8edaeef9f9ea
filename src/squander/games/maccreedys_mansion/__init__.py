"""MacCreedy's Mansion: companies restore a haunted house, and try to outlast the bill."""

from squander.games.maccreedys_mansion.content import SHELF
from squander.games.maccreedys_mansion.kind import MacCreedysMansion
from squander.games.maccreedys_mansion.names import Names
from squander.games.maccreedys_mansion.view import view

KIND = MacCreedysMansion(Names(), SHELF, view)
