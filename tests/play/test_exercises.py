"""The sets of exercises that are shipped: every position can be laid out, and every answer to it is judged."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from squander import bots
from squander.games import OURS, package_of
from squander.games.contract import EXERCISES
from squander.kernel.errors import BadPack, BadRecord, BadSetup
from squander.play.exercise_file import written
from squander.play.exercises import (
    Exercise,
    Verdict,
    exercise,
    exercised,
    exercises,
    judged,
    label_of,
    laid_out,
    number_of,
    read,
    said,
    shown,
    told_failed,
)

LEAST = 60
GAMES = list(OURS)


def words_at(game: str, one: Exercise) -> list[str]:
    g = laid_out(game, one)
    return [g.kind.words.word(g, g.question.frame, option) for option in g.options]


def test_every_game_of_ours_has_a_set() -> None:
    assert exercised() == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_laid_out_and_all_its_answers_are_judged(game: str) -> None:
    for one in exercises(game).exercises:
        offered = words_at(game, one)
        told = [word for row in (*one.right, *one.others) for word in row.words]
        assert sorted(told) == sorted(offered), one.key
        assert [judged(one, word).right for row in one.right for word in row.words] == [True] * sum(
            len(row.words) for row in one.right
        )
        assert not judged(one, one.tempting).right


@pytest.mark.parametrize("game", GAMES)
def test_one_answer_stands_out_some_level_fails_and_it_is_said_why(game: str) -> None:
    levels = bots.levels(game)
    for one in exercises(game).exercises:
        assert 1 <= one.stars <= len(levels)
        assert set(one.failed) <= set(levels)
        assert one.why
        assert all(row.behind >= 0.02 and row.behind >= 2 * row.spread for row in one.others), one.key
        assert all(row.behind == 0 for row in one.right)
        assert 0 < one.chance <= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_large_and_has_many_kinds(game: str) -> None:
    found = exercises(game).exercises
    assert len(found) >= LEAST
    assert len({one.key for one in found}) == len(found)
    assert all(a.stars <= b.stars for a, b in pairwise(found)), "the easier ones come first"
    kinds = Counter(one.asked for one in found)
    assert len(kinds) >= 2
    assert max(kinds.values()) <= 0.85 * len(found)
    assert max(Counter(one.source.seed for one in found).values()) <= 5
    assert len({one.round for one in found}) >= 3
    assert len({one.stars for one in found}) >= 4
    assert {one.source.players == 2 for one in found} == {True, False}


@pytest.mark.parametrize("game", GAMES)
def test_the_file_says_how_it_was_made_and_is_written_as_it_is_read(game: str) -> None:
    path = package_of(game).folder / EXERCISES
    found = read(game, path)
    assert all(line.startswith(f"squander exercises mine {game} --games ") for line in found.mined)
    assert found.mined
    assert written(found) == path.read_text(encoding="utf-8")


def test_the_best_few_answers_are_told_and_the_one_given() -> None:
    number, one = next((n, e) for n, e in enumerate(exercises("last-will").exercises, 1) if len(e.others) > 5)
    g, last = laid_out("last-will", one), one.others[-1].words[-1]
    rows = shown(one, g, last)
    assert len(rows) == 5
    assert rows[0].right
    assert [row.given for row in rows] == [False] * 4 + [True]
    assert rows[-1].label == label_of(g, last)
    assert exercise("last-will", number_of("last-will", one.key)) == exercise("last-will", number)


def test_a_verdict_is_told_in_points() -> None:
    assert said(Verdict(True, 0.0, 0.0)) == "Right: that is the best."
    assert said(Verdict(False, 0.052, 0.008)) == ("Not the best: it gives away 5 ± 2 points of your chance of winning.")
    assert told_failed(["Nephew"], 6) == "1 of 6 levels of bots fails it: Nephew."
    assert told_failed(["Nephew", "Cousin", "Aunt"], 6) == "3 of 6 levels of bots fail it: Nephew, Cousin and Aunt."


@pytest.mark.parametrize("number", [0, -1, 1000])
def test_a_number_that_is_none_is_refused(number: int) -> None:
    with pytest.raises(BadSetup, match=f"There is no exercise {number} of Last Will; there are 1 to"):
        exercise("last-will", number)


def test_a_game_without_a_set_says_so() -> None:
    with pytest.raises(BadSetup, match="There are no exercises for"):
        exercises("template")


@pytest.mark.parametrize(
    "text",
    [
        "mined = ",
        "mined = []",
        'mined = []\nexercises = [{game = "a"}]\ngames = []',
        "mined = []\ngames = 3",
    ],
)
def test_a_broken_file_is_told_in_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "exercises.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadPack, match="this is no set of exercises"):
        read("last-will", path)


def test_a_position_that_does_not_come_out_is_refused() -> None:
    one = exercise("last-will", 1)
    with pytest.raises(BadRecord, match="leads to another position"):
        laid_out("last-will", one._replace(position="00000000"))
    with pytest.raises(BadRecord, match="is not possible at"):
        laid_out("last-will", one._replace(source=one.source._replace(words=["nothing", *one.source.words])))
