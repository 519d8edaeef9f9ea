"""Levels against each other: the table that is written of them, and that none is weaker than the one below."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from squander import BadSetup, bots
from squander.cli.ladder import ladder as command_ladder
from squander.games import OURS, package_of
from squander.lab.arena import Result, Stop, play
from squander.lab.ladder import Ladder, climb, inverted, ladder_of, levels
from tests.cli.desk import Outcome, run

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
WITH_LEVELS = [game for game in OURS if package_of(game).expert() is not None]
PAGE = "# Levels\n\n<!-- ladder last-will -->\nold\n<!-- end -->\n\nmore <!-- end -->\n"


@pytest.fixture(scope="module")
def climbed() -> list[Any]:
    ladder = Ladder("last-will", 6, "1", {}, ("random", "greedy-0", "planner:4"))
    return list(levels(ladder, list(climb(ladder))))


def test_each_level_is_measured_against_the_one_below(climbed: list[Any]) -> None:
    assert [level["bot"] for level in climbed] == ["random", "greedy-0", "planner:4"]
    weakest, middling, strongest = climbed
    assert weakest["win_rate"] is None
    assert weakest["step"] is None
    assert weakest["rating"] == [1000.0, 1000.0, 1000.0]
    assert middling["rating"][0] > 1000.0
    assert middling["step"][0] == pytest.approx(middling["rating"][0] - 1000.0, abs=0.2)
    assert strongest["games"] == 6
    assert strongest["ms_mean"] > weakest["ms_mean"] > 0


def test_a_level_that_is_weaker_than_the_one_below_is_found() -> None:
    ladder = Ladder("last-will", 4, "1", {}, ("greedy-0", "random"))
    assert inverted(levels(ladder, list(climb(ladder)))) == ["random"]


def test_every_game_has_its_levels() -> None:
    for game in WITH_LEVELS:
        found = ladder_of(game, 2, "1", {}).levels
        assert len(found) >= 6
        assert found[0] == "nephew"
        assert all(bots.make(level, game, 1) for level in found)
        assert f"<!-- ladder {game} -->" in DOCS.read_text(encoding="utf-8")


def test_a_game_without_levels_is_one_sentence() -> None:
    with pytest.raises(BadSetup, match="template has no levels to compare"):
        ladder_of("template", 2, "1", {})


# --- the command


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(bots, "levels", lambda game: ["random", "greedy-0"])
    path = tmp_path / "page.md"
    path.write_text(PAGE)
    return path


def ladder(*words: str) -> Outcome:
    return run("ladder", "last-will", "--games", "2", "--processes", "1", *words)


def test_the_table_is_written_between_its_marks(page: Path) -> None:
    done = ladder("--docs", str(page), "--seed", "4")
    assert done.code == 0, done.err
    text = page.read_text()
    assert text.startswith("# Levels\n\n<!-- ladder last-will -->\n\n| level | rating | ")
    assert text.endswith("\n\n<!-- end -->\n\nmore <!-- end -->\n")
    assert "old" not in text
    assert text.index("| `greedy-0` |") < text.index("| `random` | 1000 |")
    assert "`./squander ladder last-will --games 2 --seed 4`: two players, 2 games a rung" in text
    assert done.out.strip() in text


def test_a_ladder_that_is_ended_early_keeps_what_was_measured(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def ended_early(ladder: Ladder, *how: Any) -> Iterator[Result]:
        yield next(climb(ladder, *how))
        raise KeyboardInterrupt

    monkeypatch.setattr(bots, "levels", lambda game: ["random", "greedy-0", "planner:4"])
    monkeypatch.setattr("squander.lab.ladder.climb", ended_early)
    with pytest.raises(KeyboardInterrupt):
        command_ladder("last-will", 2, "1", processes=1, docs=page)
    text = page.read_text()
    assert "| `planner:4` | not measured yet |" in text
    assert text.index("| `planner:4` |") < text.index("| `greedy-0` |") < text.index("| `random` | 1000 |")
    assert text.endswith("\n\n<!-- end -->\n\nmore <!-- end -->\n")


def test_it_can_be_printed_without_being_written(page: Path) -> None:
    done = ladder("--docs", str(page), "--no-write", "--json")
    assert [level["bot"] for level in json.loads(done.out)["levels"]] == ["random", "greedy-0"]
    assert page.read_text() == PAGE


def test_a_page_without_a_place_for_it_is_told_before_anything_is_played(page: Path) -> None:
    page.write_text("# Levels\n")
    done = ladder("--docs", str(page))
    assert (done.code, done.out) == (2, "")
    assert "there is no place for this table; put lines <!-- ladder last-will --> and <!-- end --> there." in done.err


def test_an_inverted_rung_is_told(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "levels", lambda game: ["greedy-0", "random"])
    done = ladder("--no-write")
    assert (done.code, done.err) == (1, "Weaker than the level below: random.\n")


# --- all levels


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", WITH_LEVELS)
def test_no_level_is_weaker_than_the_one_below(game: str) -> None:
    for rung in ladder_of(game, 100, "no rung inverts", {}).rungs():
        result = play(rung, 2, Stop(least=20))
        assert result.rate(rung.bots[0]).value > 0.5, f"{rung.bots[0]} against {rung.bots[1]}"
