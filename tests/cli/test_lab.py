"""The commands of the lab, as somebody types them."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from tests.cli.desk import Outcome, run

SPEC = 'games = 2\n[grid]\ngame = "last-will"\nplayers = 2\n'
WRONG = {
    "run none.toml": "none.toml: there is no such file; name a spec",
    "run bad.toml": "bad.toml: grid has no field 'player'; it may have game, players, bots, pack, options.",
    "run study.toml --games 0": "--games: games is 0; it must be from 1 to",
    "run study.toml --processes -1": "-1 processes cannot play",
    "run study.toml --on dask": "--on is 'dask'; it must be ray, or ray://HOST:PORT.",
    "run study.toml --out study.toml": "study.toml is there already and holds no run",
    "run study.toml --out study.toml/runs": "cannot be made",
    "report .": "there is no run here; 'squander lab run",
    "compare usual usual": "Both sides are the same",
    "compare usual will=100 --games 0": "0 deals cannot be compared",
    "compare usual will=100 --game chess": "There is no game 'chess'",
    "search none.toml": "none.toml: there is no such file",
    "search study.toml": "study.toml: there is no field 'grid'; it may have game, numbers, targets",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "study.toml").write_text(SPEC)
    (tmp_path / "bad.toml").write_text(SPEC + "player = 3\n")
    return tmp_path


def lab(line: str) -> Outcome:
    return run("lab", *line.split())


@pytest.mark.parametrize("line", WRONG)
def test_a_mistake_is_one_sentence_and_exit_code_2(line: str, folder: Path) -> None:
    before = sorted(folder.rglob("*"))
    done = lab(line)
    assert done.code == 2
    assert WRONG[line] in done.err
    assert done.err.count("\n") == 1
    assert sorted(folder.rglob("*")) == before, "nothing is written"


def test_a_run_says_what_lies_where() -> None:
    done = lab("run study.toml --processes 1")
    assert (done.code, done.err) == (0, "")
    assert done.lines()[0].startswith("runs/study: 2 games played in ")
    again = json.loads(lab("run study.toml --processes 1 --json").out)
    assert again["rows"]["games"] == 2
    assert (again["played"], again["found"]) == (0, 2)


def test_seed_and_games_can_be_changed_on_the_way() -> None:
    done = json.loads(lab("run study.toml --processes 1 --games 3 --seed other --out there --json").out)
    assert done["rows"]["seats"] == 6
    assert "other" in Path("there/run.json").read_text()


def test_a_comparison_for_programs() -> None:
    done = lab("compare usual will=100 --players 2 --bots random --games 4 --processes 1 --json")
    found = json.loads(done.out)
    assert (found["deals"], found["games"], found["sides"]) == (4, 8, ["usual", "will=100"])
    assert {"name", "one", "other", "low", "high", "differs"} <= set(found["outcomes"][0])


def test_sim_prints_intervals_of_means_and_csv() -> None:
    words = ["sim", "last-will", "-p", "2", "-n", "3", "--processes", "1"]
    assert "scores          mean " in run(*words).out
    rows = list(csv.DictReader(io.StringIO(run(*words, "--csv").out)))
    scores = next(row for row in rows if (row["measure"], row["name"]) == ("mean", "scores"))
    assert float(scores["low"]) < float(scores["value"]) < float(scores["high"])
    assert {row["name"] for row in rows if row["measure"] == "wins"} >= {"seat 1", "seat 2"}
    both = run(*words, "--csv", "--json")
    assert (both.code, both.err) == (2, "Results are printed as --json or as --csv, not both.\n")


def test_without_the_extra_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("squander.extras.find_spec", lambda name: None)
    for line in ("run study.toml", "report runs/study", "search study.toml"):
        done = lab(line)
        assert done.code == 2
        assert re.search(r"; install (it|them) with: pip install 'squander\[lab\]'\n$", done.err)
