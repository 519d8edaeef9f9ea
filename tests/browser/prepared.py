"""Positions in the middle of a game, found by playing at random, and tables laid out from them."""

import json
import random
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

from squander.games import kind_of
from squander.kernel.game import Game
from squander.kernel.pieces import Setup
from squander.play.records import record_of, write
from tests.browser.visitor import Visitor


def positions(game: str, seed: int, **options: Any) -> Iterator[Game]:
    """A game of two, played at random."""
    kind = kind_of(game)
    g = kind.begin(Setup(2, f"gesture {seed}", kind.settle(2, options)))
    dice = random.Random(seed)
    while not g.over:
        yield g
        g.choose(dice.choice(g.options))


def position(game: str, wanted: Callable[[Game], bool], **options: Any) -> Game:
    """The first one of the wanted kind."""
    return next(g for seed in range(500) for g in positions(game, seed, **options) if wanted(g)).copy()


def after(g: Game, *options: int) -> Game:
    trial = g.copy()
    for option in options:
        trial.choose(option)
    return trial


def asks(g: Game, name: str) -> bool:
    return not g.over and g.question.name.startswith(name)


def leading_to(g: Game, name: str) -> list[int]:
    """The answers after which the same player is asked such a question."""
    found = [(option, after(g, option)) for option in g.options]
    return [option for option, trial in found if asks(trial, name) and trial.question.who == g.question.who]


def place_of(g: Game, option: int) -> str:
    return g.kind.words.place(g, g.question.frame, option)


def post(url: str, body: bytes, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def sit_at(visitor: Visitor, g: Game, seats: list[dict[str, str]] | None = None) -> dict[str, Any]:
    """At a table laid out like this, in the seat that is asked; of two players the other seat stays empty."""
    record = post(f"{visitor.url}api/records", write(record_of(g)).encode())
    kinds = [{"kind": "you" if seat == g.question.who else "link", "name": f"Player {seat + 1}"} for seat in range(2)]
    path = f"{visitor.url}api/tables/{record['table']}/branch"
    made = post(path, json.dumps({"ply": g.plies, "seats": seats or kinds}).encode(), record["url"].rpartition("/")[2])
    visitor.sit(made["url"])
    visitor.wait_for_turn()
    return made
