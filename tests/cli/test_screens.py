"""Tables in text."""

import random
import re

import pytest

import squander
from squander.cli.screens import Seen, generic, screen_of, seen_by

NAMES = ["Ashby", "Bloom", "Cecil", "Dora", "Edgar"]


def drawn(g: squander.Game, seat: int) -> list[str]:
    screen = screen_of(g.kind.id)
    return [line.plain for line in screen.table(seen_by(g, seat, NAMES, screen), whole=True)]


@pytest.mark.parametrize("game", ["last-will", "prodigals-last-will", "template"])
def test_every_position_can_be_drawn_for_every_seat(game: str) -> None:
    chance = random.Random(5)
    g = squander.new(game, players=2, seed=5, **({"plan_order": True} if game == "last-will" else {}))
    while not g.over:
        assert all(drawn(g, seat) for seat in (-1, 0, 1))
        g.choose(chance.choice(g.question.options))
    assert drawn(g, 0)


def test_hands_are_drawn_only_for_their_owners() -> None:
    g = squander.new("last-will", players=3, seed=5)
    hidden = g.determinized(1, seed=9)
    assert drawn(g, 1) == drawn(hidden, 1)
    assert drawn(g, -1) == drawn(hidden, -1)
    assert drawn(g, 0) != drawn(hidden, 0)


def test_a_game_without_a_screen_is_shown_line_by_line() -> None:
    seats = [{"cash": 3, "hand": ["a", "b"]}, {"cash": 4, "hand": [{"card": 1}]}]
    view = {"round": 2, "seats": seats, "over": False, "market": {"farm": 1, "manor": -1}}
    lines = [line.plain for line in generic.table(Seen(view, None, NAMES, "", -1), whole=True)]
    assert lines == [
        "round: 2",
        "Ashby: cash 3, hand a b",
        "Bloom.cash: 4",
        "Bloom.hand.0: card 1",
        "over: no",
        "market: farm 1, manor -1",
    ]


def test_the_clubs_table_shows_no_ids_and_counts_one_as_one() -> None:
    chance = random.Random(7)
    g = squander.new("prodigals-club", players=3, seed=7, competitions=["possessions", "election", "society"])
    seen: set[str] = set()
    while not g.over:
        seen |= set(drawn(g, 0))
        g.choose(chance.choice(g.question.options))
    text = "\n".join(seen)
    assert not re.search(r"circle-\d|bonus-\w|\b1 (boys|megaphones|points)\b", text)
    assert "1 errand boy left" in text
    assert "1 megaphone " in text
    assert re.search(r"bonus tile: (lose|get|move|spend|sell) ", text)
