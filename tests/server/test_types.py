"""The page's types are made from the wire's."""

from pathlib import Path

import pytest

from squander.server.types import typescript

MADE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_they_are_the_same_each_time() -> None:
    assert typescript() == typescript()
    assert (
        "export type Incoming = Hello | Choose | Try | Undo | Reset | Look | Chat | SeatBot | Part | DealNow;"
        in typescript()
    )
    assert 'type: "choose";' in typescript()


@pytest.mark.skipif(not MADE.exists(), reason="there is no page in this checkout")
def test_the_page_has_them() -> None:
    assert MADE.read_text(encoding="utf-8") == typescript(), "run `python -m squander.server.types web/src/wire.ts`"
