"""The pictures of the README can be taken anew, each at a good moment."""

import re
from pathlib import Path

import pytest
from make_pictures import MOST_BYTES, README, take
from playwright.sync_api import Browser

from tests.browser.conftest import ROOT, Server
from tests.browser.likeness import address_of
from tests.browser.visitor import DESK, PHONE

SIZE = """async address => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return [picture.width, picture.height];
}"""
OTHERS = sorted(set(README) - {"last-will.webp"})


def test_every_picture_of_the_readme_is_taken() -> None:
    shown = set(re.findall(r"\(docs/pictures/([\w-]+\.webp)\)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert shown == set(README)


@pytest.mark.parametrize("name", ["last-will.webp", *(pytest.param(name, marks=pytest.mark.long) for name in OTHERS)])
def test_a_picture_has_a_good_moment_its_size_and_few_bytes(
    browser: Browser, server: Server, tmp_path: Path, name: str
) -> None:
    path, picture = tmp_path / name, README[name]
    take(browser, server.url, picture, path)
    page = browser.new_page()
    width, height = page.evaluate(SIZE, address_of(path.read_bytes()))
    page.close()
    assert {"width": width, "height": height} == (PHONE if picture.phone else DESK)
    assert 30_000 < path.stat().st_size < MOST_BYTES
