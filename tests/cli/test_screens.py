"""Tables in text."""

import random
import re

import pytest

import squander
from squander.cli.screens import Seen, generic, seen_by
from squander.games import package_of

NAMES = ["Ashby", "Bloom", "Cecil", "Dora", "Edgar"]


def drawn(g: squander.Game, seat: int) -> list[str]:
    screen = package_of(g.kind.id).screen()
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
    lines = [line.plain for line in generic.table(Seen(view, None, NAMES, ""), whole=True)]
    assert lines == [
        "round: 2",
        "Ashby: cash 3, hand a b",
        "Bloom.cash: 4",
        "Bloom.hand.0: card 1",
        "over: no",
        "market: farm 1, manor -1",
    ]


KNOWN = {"hand", "board", "bonus", "will-hand", "will-board"}  # where something always lies


@pytest.mark.parametrize("game", ["last-will", "prodigals-club", "prodigals-last-will"])
def test_whatever_an_option_points_at_is_told_by_its_name(game: str) -> None:
    """As `?` and a number do it: a card of the hand, one on the board, those that an errand leads to."""
    chance = random.Random(3)
    g = squander.new(game, players=3, seed=3)
    screen = package_of(game).screen()
    told: set[str] = set()
    while not g.over:
        question = g.question
        seen = seen_by(g, question.who, NAMES, screen)
        for option in question.options:
            place = g.kind.words.place(g, question.frame, option)
            kind, text = place.partition(":")[0], screen.about(seen, place)
            assert text or kind not in KNOWN, place
            told |= {kind} if text else set()
            for card in text.split(" / ") if text and kind != "bonus" else []:
                assert card in screen.lookup(seen, card.partition(" · ")[0])
        g.choose(chance.choice(question.options))
    assert told & KNOWN


def test_an_errand_to_the_group_of_three_tells_all_that_are_left_there() -> None:
    g = squander.new("last-will", players=3, seed=3)
    screen = package_of("last-will").screen()
    seen = seen_by(g, 0, NAMES, screen)
    spaces = [space["name"] for space in seen.view["spaces"]]
    rows = seen.box.cards
    cards = {slot["name"]: rows[slot["card"]["card"]].name for slot in seen.view["offering"] if slot["card"]}
    trio = [name for slot, name in cards.items() if slot.startswith("trio_")]
    about = screen.about(seen, f"space:{spaces.index('trio_a')}")
    assert len(trio) == 3
    assert all(name in about for name in trio)
    other = next(slot for slot in spaces if slot in cards and not slot.startswith("trio_"))
    assert screen.about(seen, f"space:{spaces.index(other)}").startswith(cards[other])
    assert screen.about(seen, "plan:1") == ""


def test_the_combination_finds_cards_of_both_games() -> None:
    g = squander.new("prodigals-last-will", players=3, seed=3)
    screen = package_of("prodigals-last-will").screen()
    seen = seen_by(g, 0, NAMES, screen)
    assert [card.partition(" · ")[0] for card in screen.lookup(seen, "old friend with ideas")] == [
        "Old Friend with Ideas"
    ]
    assert [card.partition(" · ")[0] for card in screen.lookup(seen, "slurred speech")] == ["Slurred Speech"]
    assert screen.lookup(seen, "zeppelin") == []


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
