"""The games as data: what the start page, the drawings and the rules pages are made from."""

import csv
import io
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from squander import bots
from squander.games import HOMES, games, kind_of
from squander.server import wire


class About(msgspec.Struct, frozen=True):
    """A game's `about.toml`."""

    minutes: str = ""
    weight: str = ""
    blurb: str = ""


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
    settings = [wire.SettingInfo(s.name, s.default, s.offered, s.text) for s in kind.settings if s.offered]
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
    """What the game's view offers as its `catalogue`; without one, its files as they are."""
    offered = getattr(import_module(f"{HOMES[game]}.view"), "catalogue", None)
    return offered() if offered else {"cards": rows(game), "boards": toml(game, "boards.toml")}


def rows(game: str) -> list[dict[str, Any]]:
    decks = toml(game, "cards.toml").items()
    return [{**row, "deck": deck} for deck, rows in decks if isinstance(rows, list) for row in rows]


def toml(game: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(folder(game).joinpath(name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}


@cache
def clauses(game: str) -> list[wire.Clause]:
    try:
        text = folder(game).joinpath("clauses.tsv").read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    rows = csv.DictReader(io.StringIO(text, newline=""), delimiter="\t", quoting=csv.QUOTE_NONE)
    return [wire.Clause(row["id"], row["clause"], row["source"]) for row in rows]
