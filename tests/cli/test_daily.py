"""`squander daily`: the same deal and the same bots for everybody, and a line to share."""

import json
from pathlib import Path

import pytest

from squander.games import begin, games, kind_of
from squander.play.daily_deal import Result, daily, dealt_daily, line, order_of, sitting
from tests.cli.desk import ANSWERS, reseal, run, saved

GAME = "maccreedys-mansion"
DAY = "2026-11-16"
SOLO = 'bots = []\n[options]\nsolo = "solicitor"\ndifficulty = "junior"\n'


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A game of that day, and the line under it."""
    path = tmp_path_factory.mktemp("daily") / "evening.squander"
    done = run("daily", GAME, "--date", DAY, "--name", "Ann", "--quick", "--save", str(path), typed=ANSWERS)
    assert done.code == 0
    return path, done.lines()[-1]


def test_it_is_played_to_a_line_that_its_record_bears_out(evening: tuple[Path, str]) -> None:
    path, told = evening
    mark = daily(GAME, DAY).mark
    assert told.startswith(f"Squander, {kind_of(GAME).title}, 16 November 2026: ")
    assert told.endswith(f"(deal {mark}).")
    assert saved(path).about["names"] == ["Ann", "Aunt", "The Builder"]
    again = run("daily", GAME, "--date", DAY, "--deal", mark, "--result", str(path), "--json")
    assert json.loads(again.out)["line"] == told


def test_a_bot_that_played_otherwise_is_found_out(evening: tuple[Path, str], tmp_path: Path) -> None:
    """The whole game is one that could have been played, but with another bot in a seat."""
    path = tmp_path / "other.squander"
    run(
        "play",
        GAME,
        "--seed",
        daily(GAME, DAY).seed,
        "-o",
        "difficulty=suggested",
        "--bots",
        "random",
        "--quick",
        "--save",
        str(path),
        typed=ANSWERS,
    )
    done = run("daily", GAME, "--date", DAY, "--result", str(path))
    assert done.code == 2
    assert " would have answered " in done.err


def test_a_changed_choice_is_found_out(evening: tuple[Path, str], tmp_path: Path) -> None:
    *lines, end = evening[0].read_text(encoding="utf-8").splitlines()
    path = tmp_path / "short.squander"
    path.write_text("\n".join([*lines[:20], *lines[21:], end]) + "\n", encoding="utf-8")
    done = run("daily", GAME, "--date", DAY, "--result", str(reseal(path)))
    assert (done.code, done.out) == (2, "")


def test_the_deal_for_programs() -> None:
    told = json.loads(run("daily", GAME, "--date", DAY, "--json").out)
    assert told["seed"] == f"{DAY} {told['mark']}"
    assert told["bots"] == ["aunt", "builder"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([GAME, "--date", "2099-02-01"], "The deal of 1 February 2099 is not dealt yet; by UTC today is "),
        ([GAME, "--date", "2026-02-30"], "'2026-02-30' is no date; write it as "),
        ([GAME, "--date", "20261117"], "'20261117' is no date; write it as "),
        ([GAME, "--date", DAY, "--deal", "0"], "Deal '0' is of another version; this one deals "),
        (["whist"], "There is no game 'whist'; choose one of "),
        (["template"], "There is no deal of the day for The Template Game."),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], sentence: str) -> None:
    done = run("daily", *words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(sentence)
    assert done.err.count("\n") == 1


def test_a_record_of_another_day_version_or_table_is_refused(evening: tuple[Path, str], tmp_path: Path) -> None:
    path, _ = evening
    other = run("daily", GAME, "--date", "2026-11-15", "--result", str(path))
    assert "This is no game of the deal of 15 November 2026." in other.err
    text = path.read_text(encoding="utf-8")
    for change, sentence in (
        (daily(GAME, DAY).mark, "This deal was dealt by another version; only that one can tell its result."),
        ('"difficulty":"suggested"', "but it was played with other options."),
    ):
        changed = tmp_path / "changed.squander"
        instead = "00000000" if change in daily(GAME, DAY).seed else '"difficulty":"as-bequeathed"'
        changed.write_text(text.replace(change, instead), encoding="utf-8")
        done = run("daily", GAME, "--date", DAY, "--result", str(reseal(changed)))
        assert done.code == 2
        assert sentence in done.err


def test_every_game_has_one_that_can_be_dealt() -> None:
    assert dealt_daily() == games()
    for game in games():
        deal = daily(game, DAY)
        g = begin(game, deal.players, deal.seed, deal.options)
        assert g.digest() != begin(game, deal.players, daily(game, "2026-11-17").seed, deal.options).digest()
    assert len({daily(game, DAY).mark for game in games()}) == len(games())


def test_another_version_deals_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    from squander.play import daily_deal

    before = daily(GAME, DAY).seed
    monkeypatch.setattr("squander.__version__", "99.0.0")
    daily_deal.sitting.cache_clear()
    try:
        assert daily(GAME, DAY).seed != before
    finally:
        monkeypatch.undo()
        daily_deal.sitting.cache_clear()
    assert daily(GAME, DAY).seed == before


def test_results_are_told_in_plain_text_and_compared_as_the_game_does() -> None:
    deal = daily("last-will", DAY)._replace(mark="0123abcd")
    told = line(deal, Result(3, 3, -4, 1))
    assert told == "Squander, Last Will, 16 November 2026: 3rd of 3, −£4 left, in 1 round (deal 0123abcd)."
    assert order_of("last-will", Result(1, 3, -4, 6)) < order_of("last-will", Result(1, 3, 2, 5))
    assert order_of(GAME, Result(1, 3, 900, 6)) < order_of(GAME, Result(1, 3, 800, 5))
    assert order_of(GAME, Result(1, 3, 800, 6)) < order_of(GAME, Result(2, 3, 900, 5))


def test_the_deal_of_a_day_may_be_for_one_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """First or second of two, against somebody who has no seat and is no bot."""
    (tmp_path / "daily.toml").write_text(SOLO, encoding="utf-8")
    monkeypatch.setattr("squander.play.daily_deal.DAILY", tmp_path / "daily.toml")
    sitting.cache_clear()
    try:
        path = tmp_path / "alone.squander"
        done = run("daily", "last-will", "--date", DAY, "--quick", "--save", str(path), typed=ANSWERS)
        assert (done.code, saved(path).setup.players) == (0, 1)
        assert ": 2nd of 2, £" in done.lines()[-1]
        again = run("daily", "last-will", "--date", DAY, "--result", str(path))
        assert again.lines()[-1] == done.lines()[-1]
    finally:
        sitting.cache_clear()
