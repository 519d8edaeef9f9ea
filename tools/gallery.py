"""Pictures of every game, phase, size of window and light: to look at, and to compare with the kept ones.

    .venv/bin/python -m tools.gallery                  all of them into build/gallery, as large as they are seen
    .venv/bin/python -m tools.gallery --only last-will
    .venv/bin/python -m tools.gallery --keep           and small ones into tests/gallery, for the long tests
    .venv/bin/python -m tools.gallery --find           look for the moments anew; they are kept as records

It needs what `./squander test` brings: the built page, Playwright and a Chromium.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import squander
from squander.bots import make
from squander.kernel.game import Game
from squander.kernel.pieces import View
from squander.play.records import read, record_of, resume, write
from squander.play.sight import Sight
from tests.browser.conftest import FLAGS, PAGE, Server, chromium
from tests.browser.likeness import alike, smaller
from tests.browser.prepared import sit_at
from tests.browser.visitor import Paper, Visitor

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "tests" / "gallery"
SEEN = ROOT / "build" / "gallery"
SIZES = {"phone": (390, 844), "tablet": (768, 1024), "desk": (1280, 800), "wide": (1920, 1080), "large": (2560, 1440)}
LIGHTS: dict[str, Paper] = {"day": "light", "night": "dark"}
KEPT_WIDE = 400
QUALITIES = (0.6, 0.7, 0.8, 0.9)
LIKE_ITSELF = 0.62
GAMES_TO_TRY = 60
NAMES = ["Percival", "Bartholomew Featherstonehaugh", "Wilhelmina Cholmondeley", "Augusta", "Horatio"]
ALL_THREE = {"competitions": ["possessions", "election", "society"]}


class Moment(NamedTuple):
    """A phase of a game, at a table of so many."""

    game: str
    phase: str
    players: int
    question: str  # how its name begins
    round: int
    options: dict[str, Any] = {}
    also: Callable[[View], bool] = lambda _: True

    @property
    def name(self) -> str:
        return f"{self.game}-{self.phase}"

    @property
    def record(self) -> Path:
        return KEPT / f"{self.name}.txt"


MOMENTS = [
    Moment("last-will", "plans", 2, "will.TakePlan", 2),
    Moment("last-will", "errands", 3, "will.SendErrandBoy", 3),
    Moment("last-will", "actions", 5, "will.Act", 4),
    Moment("prodigals-club", "errands", 3, "club.SendErrandBoy", 3, ALL_THREE),
    Moment("prodigals-club", "cards", 5, "club.Act", 3, ALL_THREE),
    Moment("prodigals-club", "society", 2, "society.Move", 3, {"competitions": ["election", "society"]}),
    Moment("prodigals-last-will", "errands", 2, "both.SendErrandBoy", 3),
    Moment("prodigals-last-will", "actions", 4, "both.Act", 3),
    Moment("maccreedys-mansion", "hire", 2, "mansion.HireOrPass", 3),
    Moment("maccreedys-mansion", "work", 4, "mansion.Place", 5),
    Moment("maccreedys-mansion", "auction", 5, "mansion.BidOrPass", 4),
]


# --- moments --------------------------------------------------------------------------------------------------------


def positions(moment: Moment) -> Iterator[Game]:
    for seed in range(GAMES_TO_TRY):
        g = squander.new(moment.game, moment.players, f"gallery {seed}", **moment.options)
        bots = [make("greedy", moment.game, 10 * seed + seat) for seat in range(moment.players)]
        while not g.over:
            yield g
            g.choose(bots[g.question.who].choose(Sight(g)))


def suits(moment: Moment, g: Game) -> bool:
    view = g.view(g.question.who)
    asked = g.question.name.startswith(moment.question) and len(g.options) > 2
    return asked and view["round"] == moment.round and moment.also(view)


def find(moment: Moment) -> None:
    found = next((g for g in positions(moment) if suits(moment, g)), None)
    if found is None:
        raise SystemExit(f"No moment like {moment.name} was found in {GAMES_TO_TRY} games.")
    moment.record.write_text(write(record_of(found)), encoding="utf-8")


def position(moment: Moment) -> Game:
    return resume(read(moment.record.read_text(encoding="utf-8")))


# --- pictures -------------------------------------------------------------------------------------------------------


def seats(g: Game) -> list[dict[str, str]]:
    """A person who is asked; the others are people, too, so that nobody moves on."""
    kinds = ["you" if seat == g.question.who else "link" for seat in range(g.players)]
    return [{"kind": kind, "name": name} for kind, name in zip(kinds, NAMES, strict=False)]


def shots(browser: Browser, url: str, moment: Moment) -> Iterator[tuple[str, bytes, Visitor]]:
    """One after the other, with names, each as large as it is seen."""
    for size, (width, height) in SIZES.items():
        visitor = Visitor(browser, url, SEEN, phone=size == "phone")
        g = position(moment)
        sit_at(visitor, g, seats(g))
        visitor.page.get_by_role("button", name="All right").click()  # that somebody knew the seed
        for light, paper in LIGHTS.items():
            visitor.dress({"width": width, "height": height}, paper)
            visitor.page.evaluate("document.fonts.ready")
            visitor.wait_for_plates()
            yield f"{moment.name}-{size}-{light}", visitor.page.screenshot(animations="disabled"), visitor
        visitor.leave()


def keep_small(page: Page, path: Path, picture: bytes) -> None:
    """As coarse as the comparison allows: of dense pictures the coarsest is no longer like what it was made from."""
    for quality in QUALITIES:
        path.write_bytes(smaller(page, picture, KEPT_WIDE, quality))
        if alike(page, path, picture, KEPT_WIDE) >= LIKE_ITSELF:
            return


def take_all(browser: Browser, url: str, moments: list[Moment], keep: bool) -> None:
    SEEN.mkdir(parents=True, exist_ok=True)
    for moment in moments:
        for name, picture, visitor in shots(browser, url, moment):
            (SEEN / f"{name}.png").write_bytes(picture)
            if keep:
                keep_small(visitor.page, KEPT / f"{name}.webp", picture)
            print(name, flush=True)


def main(args: list[str]) -> int:
    given = parser().parse_args(args)
    moments = [moment for moment in MOMENTS if given.only in (None, moment.game)]
    if given.find:
        for moment in moments:
            find(moment)
            print(f"{moment.record.relative_to(ROOT)}", flush=True)
        return 0
    found = chromium()
    if found is None or not PAGE.exists():
        print("The page or a Chromium is missing; ./squander test brings both.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            take_all(playwright.chromium.launch(executable_path=found, args=FLAGS), server.url, moments, given.keep)
        finally:
            server.stop()
    return 0


def parser() -> argparse.ArgumentParser:
    shape = argparse.RawDescriptionHelpFormatter
    made = argparse.ArgumentParser("gallery", description=__doc__, formatter_class=shape)
    made.add_argument("--only", choices=sorted({moment.game for moment in MOMENTS}), help="one game")
    made.add_argument("--keep", action="store_true", help="let these be the ones to compare with")
    made.add_argument("--find", action="store_true", help="look for the moments anew")
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
