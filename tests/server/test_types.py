"""The page's types are made from the wire's, and from what games say of their views and cards."""

from pathlib import Path

import pytest

from squander.games import OURS, TO_COPY, package_of
from squander.server.wire.typescript import files, typescript
from tests.helpers.typed import fits

PAGE = Path(__file__).parents[2] / "web" / "src"


def test_they_are_the_same_each_time() -> None:
    assert typescript() == typescript()
    assert (
        "export type Incoming = Hello | Choose | Try | Hint | Undo | Reset | Look | Chat | SeatBot | Part | DealNow;"
        in typescript()
    )
    assert 'type: "choose";' in typescript()


@pytest.mark.skipif(not PAGE.exists(), reason="there is no page in this checkout")
@pytest.mark.parametrize("path", files())
def test_the_page_has_them(path: str) -> None:
    made = (PAGE / path).read_text(encoding="utf-8")
    assert made == files()[path], "run `python -m squander.server.wire.typescript web/src`"


@pytest.mark.parametrize("game", [*OURS, *TO_COPY])
def test_cards_are_what_the_page_takes_them_for(game: str) -> None:
    """Of today's box and of every earlier one. Views are typed where they are made; rows come from files."""
    for part in package_of(game).parts():
        for box in [part.shelf().current, *part.shelf().kept]:
            rows = part.catalogue(box)["cards"]
            assert rows
            assert [row["id"] for row in rows if not fits(row, part.row)] == []


@pytest.mark.parametrize(
    "wrong",
    [{"crowns": "two"}, {"options": [{"pounds": "3"}]}, {"picture": ["text"]}, {"text": None}, {"scale": [1, "2"]}],
)
def test_a_card_that_is_something_else_is_found(wrong: dict[str, object]) -> None:
    package = package_of("last-will")
    row = package.catalogue(package.shelf().current)["cards"][0]
    assert fits(row, package.row)
    assert not fits({**row, **wrong}, package.row)
    assert not fits({name: value for name, value in row.items() if name != "deck"}, package.row)
