"""The yardstick stays as it is: what the frozen bot chooses with the boxes of its day is pinned."""

from pathlib import Path

import pytest

from squander.games import package_of
from tests.frozen import BOXES, GAMES, PATH, Pinned

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
PINNED = PATH.read_text(encoding="utf-8").splitlines()
MEANT = (
    "greedy-0 is a yardstick and must choose as ever; only a change of the rules or of how guesses are made can be "
    "meant: then run `python -m tests.frozen`, and say why in the commit"
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_chooses_as_ever(game: Pinned) -> None:
    assert game.line() in PINNED, MEANT


def test_nothing_else_is_pinned() -> None:
    assert [line.partition(":")[0] for line in PINNED] == [game.name for game in GAMES]


@pytest.mark.parametrize("game", BOXES)
def test_its_boxes_are_kept_and_told(game: str) -> None:
    flags = [f"-o {name}={box}" for name, box in BOXES[game].items()]
    assert f"| `{game}` | `{' '.join(flags)}` |" in DOCS.read_text(encoding="utf-8")
    for box in BOXES[game].values():
        assert any(box in part.shelf().kept for part in package_of(game).parts())
