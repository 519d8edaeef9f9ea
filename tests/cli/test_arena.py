"""The command itself."""

import json
from pathlib import Path

import pytest

from squander.play.records import verify
from tests.cli.desk import Outcome, run, saved

FAILING = """
class Dividing:
    def choose(self, sight):
        return 1 // 0
"""
WRONG = {
    "last-will": "Missing option '--bots'",
    "last-will --bots greedy": "An arena is for different bots",
    "last-will --bots greedy,greedy:30": "The bot 'greedy' takes no budget; write greedy alone.",
    "last-will --bots greedy,random --share 1": "A share of 1 cannot be tested",
    "last-will --bots greedy,random --processes -1": "-1 processes cannot play",
    "last-will --bots greedy,random --least 0": "--least is '0'; it must be 1 or more.",
    "last-will --bots greedy,random --records mine.py": "mine.py: records cannot go there",
    "last-will --bots greedy,random -o luck=3": "Last Will has no option 'luck'",
    "last-will --bots greedy,random -o box=0123456789ab": "There is no box '0123456789ab' here",
}


def arena(line: str) -> Outcome:
    return run("arena", *line.split(), "--processes", "1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SQUANDER_BOTS", "")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(FAILING)
    return tmp_path


def test_it_prints_a_table_with_its_error_rates() -> None:
    done = arena("last-will --bots greedy,random --games 4 --seed 5")
    assert done.code == 0, done.err
    assert done.out.startswith("last-will, 2 players, 4 games (2 deals, 2 seatings each), seed 5\n")
    for part in ("greedy  100.0%", "fair", "place", "rating", "ms a choice", "at most 5% of arenas", "intervals"):
        assert part in done.out


def test_json_is_for_programs() -> None:
    done = arena("last-will -p 3 --bots greedy,random,random --games 3 --json --no-early-stop -o box=5d4c33756723")
    found = json.loads(done.out)
    assert (found["games"], found["deals"], found["options"]) == (3, 1, {"box": "5d4c33756723"})
    assert len(found["seatings"]) == 3
    assert found["repeatable"] is True
    assert found["test"]["error_rate"] == 0.05
    first = found["bots"][0]
    assert first["bot"] == "greedy"
    assert first["games"] == 3
    assert first["low"] <= first["win_rate"] <= first["high"]
    assert 1.0 <= first["mean_place"] <= 3.0
    assert first["rating_low"] <= first["rating"] <= first["rating_high"]
    assert first["choices"] > 0
    assert first["ms_mean"] > 0


def test_bots_whose_time_is_limited_are_said_not_to_repeat() -> None:
    done = arena("last-will --bots planner:1ms,random --games 2")
    assert "a bot's time is limited, so another run may differ" in done.out


def test_records_of_all_games_are_kept(folder: Path) -> None:
    assert arena("last-will --bots planner:2,random --games 2 --records deep/games").code == 0
    kept = sorted((folder / "deep" / "games").iterdir())
    assert [path.name for path in kept] == [
        "deal-0001-planner.2,random.squander",
        "deal-0001-random,planner.2.squander",
    ]
    assert saved(kept[0]).about["seats"] == ["planner:2", "random"]
    assert all(verify(saved(path)) is None for path in kept)


def test_a_bot_that_fails_is_named_and_played_on_for(folder: Path) -> None:
    done = arena("last-will --bots mine.py:Dividing,random --games 2 --records kept --json")
    assert done.code == 1
    found = json.loads(done.out)
    assert [row["failed"] for row in found["bots"]] == [2, 0]
    assert [row["win_rate"] for row in found["bots"]] == [0.0, 1.0]  # whoever wins for it, it did not
    assert done.err.count("The bot dividing failed (last-will, seed 1/0, seat ") == 2
    assert done.err.count("; greedy plays on. The game up to there is in kept/failed-dividing-last-will-1-0-") == 2
    assert len(list((folder / "kept").iterdir())) == 4


@pytest.mark.parametrize("line", WRONG)
def test_bad_input_is_one_sentence(line: str) -> None:
    done = run("arena", *line.split())
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1), done.err
    assert WRONG[line] in done.err
