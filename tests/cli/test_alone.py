"""A game for one in the terminal, and a campaign of seven."""

import re
from pathlib import Path

import pytest

from squander.cli.paper import Paper
from squander.play import records
from tests.cli.desk import ANSWERS, run

SETS = [("plain", ()), ("alone", ("-o", "solo=solicitor")), ("jobs", ("-o", "jobs=yes"))]
ALONE = ("play", "last-will", "--option", "solo=solicitor", "--seed", "3", "--quick")


def test_a_whole_game_alone_fits_80_columns_and_says_who_won() -> None:
    game = run(*ALONE, typed=ANSWERS)
    assert game.code == 0
    assert "The Solicitor wins." in game.out
    assert re.search(r"1\. The Solicitor .*\n +2\. You ", game.out)
    assert not game.too_wide()


def test_his_dice_track_and_fortune_are_shown() -> None:
    game = run(*ALONE, typed=ANSWERS)
    assert "The Solicitor, the articled clerk: £70 to ruin" in game.out
    for said in ("rolls", "on the d6", "on the d10", "on the d12", "his dice: d6", "his track: [", "occupies plan"):
        assert said in game.out


def test_the_beginning_says_what_one_plays_for() -> None:
    told = {
        name: " ".join(run("play", "last-will", "--seed", "3", *given, typed="quit\n\n").out.split())
        for name, given in SETS
    }
    assert "faster than the others: whoever" in told["plain"]
    assert "faster than your uncle's Solicitor: whoever" in told["alone"]
    assert (
        "You also have a job, which pays: until it is lost you can neither go into debt nor be ruined" in told["jobs"]
    )
    assert "job" not in told["plain"] + told["alone"]


def test_who_names_the_solicitor_need_not_say_that_there_is_one_player() -> None:
    assert run(*ALONE, "-p", "3", typed="").err.startswith("The Solicitor plays against one player, not 3;")
    assert run("play", "last-will", "-p", "1", typed="").err.startswith("Last Will takes 2 to 5 players, not 1; alone")


def test_a_refusal_names_the_choices_as_they_are_typed() -> None:
    assert run(*ALONE, "-o", "solo=barrister").err == "solo cannot be 'barrister'; choose one of none, solicitor.\n"
    for word in ("none", "None", "no"):
        assert run("sim", "last-will", "-p", "2", "-n", "1", "-o", f"solo={word}").code == 0


def test_the_list_of_games_says_which_can_be_played_alone() -> None:
    told = run("games").out
    assert "last-will: Last Will, 2 to 5 players, or 1 with the option solo" in told
    assert told.count("or 1 with") == 1


class Screen:
    """A terminal that remembers what was written."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None: ...


def test_a_die_is_seen_rolling_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    paper, screen = Paper(), Screen()
    monkeypatch.setattr("squander.cli.paper.time.sleep", lambda _: None)
    monkeypatch.setattr(Paper, "terminal", True)
    monkeypatch.setattr(type(paper.console), "is_dumb_terminal", False)
    paper.console.file = screen  # type: ignore[assignment]
    paper.tumble(12, 5)
    assert screen.text.count("d12") == 6
    assert all(f"[{face:2}]" in screen.text for face in (10, 3, 8, 1, 6, 11))


def test_nothing_rolls_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    Paper().tumble(6, 4)
    assert capsys.readouterr().out == ""


# --- the campaign


def will(file: Path) -> records.Record:
    return records.read(file.read_text(encoding="utf-8"))


def test_a_campaign_begins_goes_on_and_carries_what_was_left(tmp_path: Path) -> None:
    file = tmp_path / "uncle.squander"
    first = run("campaign", str(file), "--seed", "7", "--difficulty", "senior", "--quick", typed=ANSWERS)
    assert "Campaign: will 1 of 7, 0 won so far; you began with £70, the Solicitor with £70" in first.out
    assert "The campaign: 0 of 1 will won; 4 of 7 are enough." in first.out
    done = will(file)
    assert (done.setup.seed, done.setup.options["difficulty"]) == ("7 will 1", "senior")
    left = records.resume(done).ranking()[0].score
    second = run("campaign", str(file), "--quick", typed="quit\n\n")
    assert f"will 2 of 7, 0 won so far; you began with £{80 + min(10, left)}, the Solicitor with £80" in second.out
    begun = will(file)
    assert begun.setup.seed == "7 will 2"
    assert begun.setup.options["campaign"] == [f"lost {left} {his_fortune(done)}"]


def his_fortune(record: records.Record) -> int:
    return records.resume(record).view()["solicitor"]["fortune"]  # type: ignore[no-any-return]


def test_a_campaign_that_has_begun_keeps_its_difficulty(tmp_path: Path) -> None:
    file = tmp_path / "uncle.squander"
    run("campaign", str(file), "--quick", typed="quit\n\n")
    told = run("campaign", str(file), "--difficulty", "junior", typed="")
    assert (told.code, told.err.strip()) == (
        2,
        f"{file} is a campaign that has begun; leave --difficulty and --seed out.",
    )


def test_another_record_is_no_campaign(tmp_path: Path) -> None:
    file = tmp_path / "other.squander"
    run("play", "last-will", "-p", "2", "--save", str(file), typed="quit\n")
    told = run("campaign", str(file), typed="")
    assert (told.code, told.err.strip()) == (2, f"{file}: this is no will of a campaign; name another file.")


def test_an_unknown_difficulty_is_one_sentence(tmp_path: Path) -> None:
    told = run("campaign", str(tmp_path / "x"), "--difficulty", "mild", typed="")
    assert told.err.startswith("difficulty cannot be 'mild'; choose one of clerk, junior, senior, chancery.")
    assert not (tmp_path / "x").exists()
