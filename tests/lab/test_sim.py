"""The command itself."""

import json

import pytest
import typer
from typer.testing import CliRunner

import squander
from squander.cli.sim import sim

app = typer.Typer()
app.command()(sim)


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["last-will", "--processes", "1", *arguments], catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def test_it_prints_a_summary() -> None:
    assert "last-will, 2 players, 3 games, seed 5, bots random" in run("-p", "2", "-n", "3", "--seed", "5")


def test_json_is_for_programs_and_exit_code_stays_0_when_targets_are_missed() -> None:
    found = json.loads(run("-p", "2", "-n", "2", "--balance", "--json", "-o", "will=100"))
    assert found["options"] == {"will": 100}
    assert found["bots"] == ["greedy"]
    assert not all(row["met"] for row in found["balance"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--option", "will"], "--option 'will' has no value; write it as name=value."),
        (["--option", "luck=3"], "Last Will has no option 'luck'"),
        (["--processes", "-1"], "-1 processes cannot play"),
    ],
)
def test_bad_flags_are_one_sentence(arguments: list[str], sentence: str) -> None:
    with pytest.raises(squander.BadSetup) as caught:
        run(*arguments)
    assert sentence in str(caught.value)
