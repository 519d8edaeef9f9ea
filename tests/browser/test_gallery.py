"""Every game, phase, size and light looks as it did when its picture was kept, and the measure would notice.

`.venv/bin/python -m tools.gallery --keep` keeps new pictures where a change was meant.
"""

from collections.abc import Iterator

import numpy as np
import pytest
from gallery import KEPT, KEPT_WIDE, LIGHTS, MOMENTS, QUALITIES, SEEN, SIZES, Moment, shots
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Server
from tests.browser.likeness import address_of, alike, likeness, pixels, smaller

LEAST = 0.55  # another browser or font comes to .7 and more, a card that is missing to less than .4
CARD = """<style>body { margin: 0; background: #2e5344 }
i { position: absolute; top: 40px; width: 70px; height: 100px; background: #fdf6e5 }</style>"""


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
def test_it_looks_as_it_did(browser: Browser, server: Server, moment: Moment) -> None:
    SEEN.mkdir(parents=True, exist_ok=True)
    changed = {}
    for name, picture, visitor in shots(browser, server.url, moment):
        found = alike(visitor.page, KEPT / f"{name}.webp", picture, KEPT_WIDE)
        if found < LEAST:
            (SEEN / f"{name}.png").write_bytes(picture)
            changed[name] = round(found, 2)
    assert not changed, f"these look different now, see {SEEN}"


def test_every_moment_is_kept_in_every_size_and_light() -> None:
    wanted = {f"{m.name}-{size}-{light}.webp" for m in MOMENTS for size in SIZES for light in LIGHTS}
    assert {path.name for path in KEPT.glob("*.webp")} == wanted
    assert {path.name for path in KEPT.glob("*.txt")} == {f"{m.name}.txt" for m in MOMENTS}
    assert sum(path.stat().st_size for path in KEPT.glob("*.webp")) < 3_000_000


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 800, "height": 200})
    yield page
    page.close()


def shot(page: Page, cards: int, left: int = 20) -> bytes:
    drawn = "".join(f'<i style="left:{left + 90 * i}px"></i>' for i in range(cards))
    page.set_content(CARD + drawn)
    return page.screenshot()


def test_the_measure_notices_a_card_that_is_missing_and_not_how_a_picture_is_kept(page: Page) -> None:
    whole = shot(page, 8)
    kept = smaller(page, whole, KEPT_WIDE, QUALITIES[0])
    assert kept.startswith(b"RIFF")
    assert address_of(kept).startswith("data:image/webp")
    small = pixels(page, kept, KEPT_WIDE)
    assert likeness(small, pixels(page, whole, KEPT_WIDE)) > LEAST
    assert likeness(small, pixels(page, shot(page, 7), KEPT_WIDE)) < LEAST
    assert likeness(small, pixels(page, shot(page, 8, left=40), KEPT_WIDE)) < LEAST


def test_the_same_is_one_and_another_shape_is_nothing() -> None:
    noise = np.random.default_rng(1).uniform(0, 255, (64, 80, 3))
    assert likeness(noise, noise) == pytest.approx(1)
    assert likeness(noise, noise[:32]) == 0
    assert likeness(noise, 255 - noise) < 0
