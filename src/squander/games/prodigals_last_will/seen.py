"""What a view of the combination holds: the Club's table, and on it Last Will's."""

from typing import TypedDict

from squander.games.last_will.seen import WillView
from squander.games.prodigals_club.seen import ClubView

Beside = TypedDict("Beside", {"last-will": WillView})


class BothView(ClubView, Beside):
    pass
