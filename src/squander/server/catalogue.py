"""The games as data: what the start page, the drawings and the rules pages are made from."""

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from squander import bots
from squander.games import HOMES, MADE_OF, games, kind_of
from squander.games.boxes import Shelf
from squander.games.clauses import rules_of
from squander.games.source import open_source
from squander.kernel.errors import BadSetup
from squander.server import wire


class About(msgspec.Struct, frozen=True):
    """A game's `about.toml`."""

    minutes: str = ""
    weight: str = ""
    blurb: str = ""
    example_plies: int = 60
    example_options: dict[str, Any] = {}


def folder(game: str) -> Traversable:
    return files(HOMES[game])


@cache
def about(game: str) -> About:
    return msgspec.convert(toml(game, "about.toml"), About)


def bots_for(game: str) -> list[str]:
    return bots.names(game)


@cache
def info(game: str) -> wire.GameInfo:
    kind, told = kind_of(game), about(game)
    settings = [wire.SettingInfo(s.name, s.default, s.offered, s.text, s.unset) for s in kind.offered() if s.offered]
    return wire.GameInfo(
        id=game,
        title=kind.title,
        least=kind.least,
        most=kind.most,
        minutes=told.minutes,
        weight=told.weight,
        blurb=told.blurb,
        settings=settings,
        bots=bots_for(game),
    )


def all_games() -> list[wire.GameInfo]:
    return [info(game) for game in games()]


def cards(game: str, boxes: list[str]) -> dict[str, Any]:
    """Boxes as data for drawing: those named, each of which must be this game's, or else those of today."""
    parts = MADE_OF.get(game, [game])
    if unknown := [box for box in boxes if not any(shelf_of(part).has(box) for part in parts)]:
        raise BadSetup(f"This game has no box {unknown[0]!r} here.")
    found = [in_box(part, next(filter(shelf_of(part).has, boxes), shelf_of(part).current)) for part in parts]
    return found[0] if len(parts) == 1 else {"cards": [row for box in found for row in box["cards"]]}


def shelf_of(game: str) -> Shelf[Any]:
    """A game that keeps no boxes has the files that lie there."""
    if find_spec(f"{HOMES[game]}.content"):
        shelf: Shelf[Any] = import_module(f"{HOMES[game]}.content").SHELF
        return shelf
    home = Path(str(folder(game)))
    files = [path.name for path in sorted(home.glob("*.toml")) if path.name != "about.toml"]
    return Shelf(home, files, lambda *_: None)


@cache
def in_box(game: str, box: str) -> dict[str, Any]:
    """Every card row with its deck and its sentence, and the other files as they are.
    A game whose box has more than cards may tell it itself."""
    shelf, catalogue, sentences = shelf_of(game), shown_by(game, "catalogue"), shown_by(game, "sentences")
    if catalogue:
        return dict(catalogue(box))
    texts = sentences(box) if sentences else {}
    others = [name for name in shelf.files if name != "cards.toml"]
    files = {name.removesuffix(".toml"): open_source(shelf.folder(box) / name).data for name in others}
    return {"cards": rows(texts, open_source(shelf.folder(box) / "cards.toml").data), **files}


def rows(texts: dict[str, str], cards: dict[str, Any]) -> list[dict[str, Any]]:
    decks = cards.items()
    found = [{**row, "deck": deck} for deck, rows in decks if isinstance(rows, list) for row in rows]
    return [{**row, "text": texts.get(row["id"], "")} for row in found]


@cache
def known_better(game: str) -> frozenset[str]:
    """Public notes that their own player is told more exactly."""
    return frozenset(shown_by(game, "KNOWN_BETTER") or ())


def shown_by(game: str, name: str) -> Any:
    """What a game's `view.py` offers by this name; a small game has no such file."""
    home = f"{HOMES[game]}.view"
    return getattr(import_module(home), name, None) if find_spec(home) else None


def toml(game: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(folder(game).joinpath(name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}


@cache
def clauses(game: str) -> list[wire.Clause]:
    return [wire.Clause(row["id"], row["clause"], row["source"]) for row in rules_of(game)]
