"""Every effect is known to all who have to know it: rules, words, pictures and bots; a gap is found at start-up."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from squander.games import games, package_of
from squander.games.deeds import Deed, complete, same_kinds
from squander.games.last_will import deeds as last_will
from squander.games.maccreedys_mansion import deeds as mansion
from squander.games.prodigals_club import deed as club
from squander.games.template import deeds as template

ROOT = Path(__file__).parents[2]
DRAWINGS = [ROOT / "web/src/ui/strokes.ts", *sorted((ROOT / "web/src/games").glob("*/icons.ts"))]
GRAMMARS = [
    *club.Deed.kinds,
    *club.Per.kinds,
    *club.Standing.kinds,
    *last_will.Deed.kinds.values(),
    *last_will.Privilege.kinds.values(),
    *mansion.KINDS.values(),
    *template.Deed.kinds.values(),
]
CLUB = """
from squander.games.prodigals_club.row import Effect
class Odd(Effect): pass
Odd("odd.Odd", 3)
import squander.games.prodigals_club.bots
"""
STANDING = """
from squander.games.prodigals_club.terms import TRIGGERS
TRIGGERS.append(77)
import squander.games.prodigals_club.bots
"""
LAST_WILL = """
from squander.games.last_will.row import Deed
from squander.kernel.game import Rule
class Odd(Rule): pass
class OddDeed(Deed, word="odd"):
    rule = Odd("odd.Odd")
import squander.games.last_will.bots
"""
PRIVILEGE = """
from squander.games.last_will.terms import PRIVILEGE_NAMES
PRIVILEGE_NAMES.append("odd")
import squander.games.last_will.bots
"""
WORDLESS = """
import importlib
from squander.games.maccreedys_mansion import deed, row
class Odd(deed.Deed, word="odd"): pass
importlib.reload(row)
"""


def icons_of(picture: Any) -> Iterator[str]:
    for sign in picture:
        if isinstance(sign, dict):
            yield from [sign["icon"]] if "icon" in sign else icons_of(sign["of"])


def drawn_by_the_page() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in DRAWINGS]
    return {name for text in texts for name in re.findall(r'(?m)^  "?([\w-]+)"?: \[', text)}


def test_every_kind_of_effect_is_complete() -> None:
    assert len(GRAMMARS) > 50
    complete(GRAMMARS)


@pytest.mark.parametrize("game", [game for game in games() if not package_of(game).made_of])
def test_every_icon_of_a_card_is_one_that_the_page_has(game: str) -> None:
    package = package_of(game)
    used = {icon for row in package.catalogue(package.shelf().whole)["cards"] for icon in icons_of(row["picture"])}
    assert used
    assert used <= drawn_by_the_page()


def test_a_kind_without_words_is_named() -> None:
    class Mute(Deed):
        def drawn(self) -> list[Any]:
            return []

    with pytest.raises(TypeError, match=r"Mute does not say: words\."):
        complete([Mute])


def test_a_table_is_held_against_the_kinds_there_are() -> None:
    same_kinds([1, 2], {1: "", 2: ""}, "It")
    with pytest.raises(TypeError, match=r"It does not know: 2\."):
        same_kinds([1, 2], {1: ""}, "It")
    with pytest.raises(TypeError, match=r"It knows what there is not: 3\."):
        same_kinds([1], {1: "", 3: ""}, "It")


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (CLUB, "The Club's bot does not know: Odd."),
        (STANDING, "The Club's bot does not know: 77."),
        (LAST_WILL, "Last Will's bot does not know: Odd."),
        (PRIVILEGE, "Last Will's bot, of privileges, does not know: 13."),
        (WORDLESS, "__main__.Odd does not say: effect, label, sign, words."),
    ],
    ids=["club", "standing", "last-will", "privilege", "mansion"],
)
def test_a_new_effect_that_somebody_does_not_know_stops_the_start(script: str, said: str) -> None:
    environment = os.environ | {"SQUANDER_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"TypeError: {said}"
