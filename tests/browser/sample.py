"""Which games and looks the ordinary suite takes for all of them; the long one takes them all."""

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet

from squander.games import games


def sample(*few: str, of: Iterable[str] = ()) -> list[str | ParameterSet]:
    """These games always, the others in the long suite."""
    return [game if game in few else pytest.param(game, marks=pytest.mark.long) for game in of or games()]
