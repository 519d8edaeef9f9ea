"""What a page fetches: no game that it does not show, and little before the first look."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from plates import TABLES, plates_of

from squander.games import games
from tests.browser.positions import EVERYTHING
from tests.browser.visitor import Visitor

MOST = 300_000  # bytes as they are sent, to the first look at the start page or at a table


@contextmanager
def fetching(visitor: Visitor) -> Iterator[list[str]]:
    """The names of the files that the page asks for."""
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    yield asked


def of_games(files: list[str]) -> set[str]:
    return {game for game in games() for file in files if file.startswith(f"{game}-") and file.endswith(".js")}


def test_the_start_page_fetches_no_games_drawing(visitor: Visitor) -> None:
    with fetching(visitor) as files:
        visitor.page.goto(visitor.url)
        visitor.page.locator(".plate").nth(3).wait_for()
        visitor.page.wait_for_load_state("networkidle")
    assert any(file.startswith("pictures-") for file in files), "lids are fetched, so drawings would have been seen"
    assert of_games(files) == set()


def weighing(visitor: Visitor) -> list[int]:
    """The bytes of each answer as they come over the line, compressed and with what stands before them."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    sent: list[int] = []
    line.on("Network.loadingFinished", lambda told: sent.append(int(told["encodedDataLength"])))
    return sent


@pytest.mark.parametrize(
    ("game", "needed"),
    [
        ("last-will", {"last-will"}),
        ("prodigals-club", {"prodigals-club"}),
        ("prodigals-last-will", {"prodigals-last-will", "prodigals-club", "last-will"}),
        ("maccreedys-mansion", {"maccreedys-mansion"}),
    ],
)
def test_a_table_fetches_its_own_game_alone_and_is_light(visitor: Visitor, game: str, needed: set[str]) -> None:
    """With as many people as there may be, so that most lies on the table; its plates are fetched as they are shown."""
    sent = weighing(visitor)
    with fetching(visitor) as files:
        visitor.sit_alone(game, bots=4, seed="fetched", options=EVERYTHING.get(game, {}))
        visitor.wait_for_turn()
        visitor.page.locator(".table .plate").first.wait_for(state="attached")
        visitor.wait_for_plates()
    assert of_games(files) == needed
    assert sum(sent) <= MOST
    plates = [file for file in files if file.endswith(".svg") and not file.startswith("favicon")]
    assert 0 < len(plates) < sum(len(plates_of(box)) for box in needed if box in TABLES) / 2


def test_the_first_look_is_light(visitor: Visitor) -> None:
    sent = weighing(visitor)
    visitor.page.goto(visitor.url)
    visitor.page.locator(".plate").nth(3).wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert len(sent) > 5
    assert sum(sent) <= MOST
