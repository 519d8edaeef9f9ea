"""Rulings that have changed: a game may begin under any of them, but under nothing else."""

import pytest

import squander
from squander.games.prodigals_club.rulings import RULINGS
from squander.kernel.pieces import Options
from tests.games.prodigals_club.table import fresh


def begun(**options: str) -> Options:
    return squander.new("prodigals-club", players=3, seed=1, **options).setup.options  # type: ignore[arg-type]


NOW_AND_BEFORE = {
    "moves": ("any order", "as printed"),
    "replacements": ("any order", "in turn"),
    "megaphone_tile": ("held", "used"),
}


def test_each_ruling_may_be_named_and_the_first_is_todays() -> None:
    today = begun()
    for name, (now, before) in NOW_AND_BEFORE.items():
        assert today[name] == now
        for ruling in (now, before):
            assert begun(**{name: ruling})[name] == ruling
    assert [ruling.name for ruling in RULINGS] == [*NOW_AND_BEFORE]


@pytest.mark.parametrize("name", NOW_AND_BEFORE)
def test_an_unknown_ruling_is_refused(name: str) -> None:
    with pytest.raises(squander.BadSetup, match=name):
        begun(**{name: "backwards"})


def test_nobody_is_asked_for_a_ruling() -> None:
    assert all(ruling.kept for ruling in RULINGS)


def test_games_under_different_rulings_do_not_share_a_table() -> None:
    """Their layouts are kept, each under its own rulings."""
    older = fresh("ES", moves="as printed", replacements="in turn", megaphone_tile="used").c.layout
    newer = fresh("ES").c.layout
    assert (older.moves_as_printed, older.replaced_in_turn, older.megaphone_tile_used) == (True, True, True)
    assert (newer.moves_as_printed, newer.replaced_in_turn, newer.megaphone_tile_used) == (False, False, False)


def test_games_of_the_first_rules_go_on_under_the_rulings_of_then() -> None:
    kind = fresh().g.kind
    older = kind.as_played(1, {})
    assert {name: older[name] for name in NOW_AND_BEFORE} == {name: two[1] for name, two in NOW_AND_BEFORE.items()}
    assert kind.as_played(1, {"moves": "any order"})["moves"] == "any order"
    assert kind.as_played(2, {}) == {}
    with pytest.raises(squander.BadRecord, match="rules 1 and 2"):
        kind.as_played(3, {})
