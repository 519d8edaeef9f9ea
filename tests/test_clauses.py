"""Every clause of every rules index is played by a test, or says why it can't be."""

import re

import pytest

from tests.helpers import clauses
from tests.helpers.clauses import ROOT, clauses_of, excused, games_with_clauses, main, rule_docstrings, untested


@pytest.mark.parametrize("game", games_with_clauses())
def test_every_clause_has_a_test_or_an_excuse(game: str) -> None:
    assert untested(game, set(excused(game))) == []


@pytest.mark.parametrize("game", games_with_clauses())
def test_excused_clauses_exist_have_reasons_and_no_test(game: str) -> None:
    reasons = excused(game)
    assert set(reasons) <= set(clauses_of(game))
    assert all(reason.endswith(".") for reason in reasons.values())
    assert not set(reasons) & clauses.tested_in(ROOT / "tests" / "games" / game)


@pytest.mark.parametrize("game", games_with_clauses())
def test_tests_name_only_clauses_that_exist(game: str) -> None:
    assert clauses.tested_in(ROOT / "tests" / "games" / game) <= set(clauses_of(game))


@pytest.mark.parametrize("game", games_with_clauses())
def test_every_rule_names_the_clauses_it_follows(game: str) -> None:
    sections = {id.rpartition("-")[0] for other in games_with_clauses() for id in clauses_of(other)}
    for rule, text in rule_docstrings(game).items():
        named = set(re.findall(r"[A-Z]{2}-[A-Z]+(?!\w)", text))
        assert named, f"{rule} names no clause"
        assert named <= sections, f"{rule} names {named - sections}"


def test_a_clause_without_a_test_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    game = games_with_clauses()[0]
    reasons = excused(game)
    assert set(untested(game, set())) >= set(reasons)
    assert main([game]) == (1 if untested(game, set(reasons)) else 0)
    assert capsys.readouterr().out
