"""The games as data: what the start page, the drawings and the rules pages are made from."""

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from squander import bots
from squander.games import HOMES, MADE_OF, games, kind_of
from squander.games.clauses import rules_of
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
    settings = [wire.SettingInfo(s.name, s.default, s.offered, s.text) for s in kind.offered() if s.offered]
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


@cache
def cards(game: str) -> dict[str, Any]:
    """The box as data for drawing: every card row with its deck and its sentence, and the other files as they are.
    A game whose box has more than cards may tell it itself, and one made of others has their cards."""
    look = import_module(f"{HOMES[game]}.view")
    if hasattr(look, "catalogue"):
        return dict(look.catalogue())
    if game in MADE_OF:
        return {"cards": [row for box in MADE_OF[game] for row in cards(box)["cards"]]}
    names = [file.name for file in folder(game).iterdir() if file.name.endswith(".toml")]
    others = [name for name in sorted(names) if name not in ("about.toml", "cards.toml")]
    return {"cards": rows(game), **{name.removesuffix(".toml"): toml(game, name) for name in others}}


def rows(game: str) -> list[dict[str, Any]]:
    offered = getattr(import_module(f"{HOMES[game]}.view"), "sentences", None)
    texts = offered() if offered else {}
    decks = toml(game, "cards.toml").items()
    found = [{**row, "deck": deck} for deck, rows in decks if isinstance(rows, list) for row in rows]
    return [{**row, "text": texts.get(row["id"], "")} for row in found]


@cache
def known_better(game: str) -> frozenset[str]:
    """Public notes that their own player is told more exactly."""
    return frozenset(getattr(import_module(f"{HOMES[game]}.view"), "KNOWN_BETTER", ()))


def toml(game: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(folder(game).joinpath(name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}


@cache
def clauses(game: str) -> list[wire.Clause]:
    return [wire.Clause(row["id"], row["clause"], row["source"]) for row in rules_of(game)]
