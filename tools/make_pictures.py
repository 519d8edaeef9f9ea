"""Take the pictures of the README anew, from games that bots play up to a good moment.

    .venv/bin/python -m tools.make_pictures

It needs what `./squander test` brings: the built page, Playwright and a Chromium. It starts a server of its own on a
free port of this machine, and ends it.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

import squander
from squander.bots import make
from squander.kernel.game import Game
from squander.kernel.pieces import View
from squander.play.sight import Sight
from tests.browser.conftest import FLAGS, PAGE, Server, chromium
from tests.browser.likeness import smaller
from tests.browser.prepared import sit_at
from tests.browser.visitor import Visitor

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
GAMES_TO_TRY = 200
MOST_BYTES = 250_000
QUALITY = 0.85  # as PNG, baize and wood would take a megabyte


class Picture(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]
    is_good: Callable[[Game, View], bool]  # given the position and its view
    phone: bool = False
    barred: str = ""  # what is asked why it is refused


def asks(g: Game, name: str) -> bool:
    return g.question.name.startswith(name) and len(g.options) > 1


def errands(g: Game, view: View) -> bool:
    """Somebody is at the opera, so that it is refused, and there are cards on the board and in the hand."""
    own = view["seats"][g.question.who]
    lively = view["round"] == 3 and len(own["board"]) > 3 and len(own["hand"]) > 2
    return lively and asks(g, "will.SendErrandBoy") and any("opera" in one.label for one in g.question.refused)


def society(g: Game, view: View) -> bool:
    """A marker can move, and there are cards on the board and in the hand."""
    own = view["seats"][g.question.who]
    lively = view["round"] == 3 and len(own["board"]) > 3 and len(own["hand"]) > 1
    return lively and asks(g, "society.Move:")


def auction(g: Game, view: View) -> bool:
    """Most of the house is done, and everybody has bid."""
    done = sum(room["complete"] for room in view["rooms"])
    return 9 <= done <= 13 and asks(g, "mansion.BidOrPass") and len(g.question.refused) > 4


ALL_THREE = {"competitions": ["possessions", "election", "society"]}
README = {
    "last-will.webp": Picture("last-will", 3, {}, errands, barred=".board .barred[aria-label*='pera']"),
    "prodigals-club.webp": Picture("prodigals-club", 3, ALL_THREE, society),
    "maccreedys-mansion.webp": Picture("maccreedys-mansion", 4, {}, auction),
    "phone.webp": Picture("last-will", 3, {}, errands, phone=True),
}


def positions(picture: Picture) -> Iterator[Game]:
    for seed in range(GAMES_TO_TRY):
        g = squander.new(picture.game, picture.players, f"picture {seed}", **picture.options)
        bots = [make("greedy", picture.game, 10 * seed + seat) for seat in range(picture.players)]
        while not g.over:
            yield g
            g.choose(bots[g.question.who].choose(Sight(g)))


def moment(picture: Picture) -> Game:
    found = (g for g in positions(picture) if picture.is_good(g, g.view(g.question.who)))
    g = next(found, None)
    if g is None:
        raise SystemExit(f"In {GAMES_TO_TRY} games of {picture.game} there was no good moment; make it less special.")
    return g


def among_bots(g: Game) -> list[dict[str, str]]:
    """A person in the seat that is asked."""
    person, bot = {"kind": "you", "name": "Percival"}, {"kind": "bot", "bot": "greedy"}
    return [person if seat == g.question.who else bot for seat in range(g.players)]


def take(browser: Browser, url: str, picture: Picture, path: Path) -> None:
    visitor = Visitor(browser, url, path.parent, phone=picture.phone)
    g = moment(picture)
    sit_at(visitor, g, among_bots(g))
    if picture.barred:
        barred = visitor.page.locator(picture.barred)
        barred.click(force=True)  # to Playwright it is disabled; a person can press it
        visitor.page.locator(".float .why").wait_for()
    visitor.page.evaluate("document.fonts.ready")
    visitor.wait_for_plates()
    shot = visitor.page.screenshot()
    path.write_bytes(smaller(visitor.page, shot, visitor.page.viewport_size["width"], QUALITY))  # type: ignore[index]
    visitor.leave()


def take_all(browser: Browser, url: str, folder: Path) -> None:
    for name, picture in README.items():
        take(browser, url, picture, folder / name)
        size = (folder / name).stat().st_size
        print(f"{name}: {size // 1000} kB{', larger than it should be' if size > MOST_BYTES else ''}")


def main() -> int:
    found = chromium()
    if found is None or not PAGE.exists():
        print("The page or a Chromium is missing; ./squander test brings both.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            take_all(playwright.chromium.launch(executable_path=found, args=FLAGS), server.url, PICTURES)
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
