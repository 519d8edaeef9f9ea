"""Every clause is played by a test or excused with a reason."""

from tests.games.maccreedys_mansion.untestable import UNTESTABLE
from tests.helpers.clauses import clauses_of, untested


def test_no_clause_is_untested() -> None:
    assert untested("maccreedys_mansion", set(UNTESTABLE)) == []


def test_only_what_informs_is_excused() -> None:
    kinds = clauses_of("maccreedys_mansion")
    assert all(kinds[id] == "info" and reason for id, reason in UNTESTABLE.items())
