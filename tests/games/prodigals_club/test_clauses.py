"""Every clause of the rules index is played by a test."""

from tests.games.prodigals_club.untestable import UNTESTABLE
from tests.helpers.clauses import clauses_of, untested


def test_every_clause_has_a_test() -> None:
    assert untested("prodigals_club", set(UNTESTABLE)) == []


def test_only_info_clauses_are_excused() -> None:
    kinds = clauses_of("prodigals_club")
    assert all(kinds[id] == "info" for id in UNTESTABLE)
