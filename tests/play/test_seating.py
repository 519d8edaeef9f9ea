"""One way to say who sat where, and the older ways understood."""

import pytest

from squander.play.about import About
from squander.play.seating import Seats, seats_of

TERMINAL = {"seats": ["person", "greedy"], "names": ["Ada", "Bloom"]}


@pytest.mark.parametrize(
    ("about", "players", "names"),
    [
        (TERMINAL, ["person", "greedy"], ["Ada", "Bloom"]),
        ({**TERMINAL, "commitment": "ab"}, ["person", "greedy"], ["Ada", "Bloom"]),
        ({"seats": ["Ada", "Augusta"], "commitment": ""}, ["", ""], ["Ada", "Augusta"]),
        ({"seats": ["person", "greedy"]}, ["person", "greedy"], ["You", "Player 2"]),
        ({"seats": ["person", "person"]}, ["person", "person"], ["Player 1", "Player 2"]),
        ({"names": ["Ada", "Ben"]}, ["", ""], ["Ada", "Ben"]),
        ({**TERMINAL, "names": ["A\x1b[31m", " "]}, ["person", "greedy"], ["You", "Player 2"]),
        ({**TERMINAL, "names": ["Ada"]}, ["person", "greedy"], ["You", "Player 2"]),
    ],
)
def test_who_sat_at_a_recorded_table(about: About, players: list[str], names: list[str]) -> None:
    assert seats_of(about, 2) == Seats(players, names)


@pytest.mark.parametrize("about", [{}, {"seats": None}, {"seats": ["a"]}, {"seats": [1, 2]}, {"names": "ab"}])
def test_a_record_that_does_not_say(about: About) -> None:
    assert seats_of(about, 2) is None


def test_what_is_written_is_what_is_read() -> None:
    seats = Seats(["person", "random"], ["Ada", "Ben"])
    assert seats_of(seats.about(), 2) == seats


def test_only_the_viewer_is_you() -> None:
    seats = Seats(["person", "random"], ["You", "Bloom"])
    assert seats.seen_from(1).names == ["Player 1", "You"]
    assert seats.seen_from(0).names == ["You", "Bloom"]
    assert seats.seen_from(-1).names == ["Player 1", "Bloom"]
