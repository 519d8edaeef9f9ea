"""Finding out from games what the aspects of a position count."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from squander.cli.fit import fit as command
from squander.games import package_of
from squander.games.weights import Weights, read_weights, shares
from squander.kernel.errors import BadSetup
from squander.kernel.rng import Rng, seeded
from squander.lab.calibration import binned, drawn
from squander.lab.fit import Fit, fit, written
from squander.lab.positions import Play, Position, played_once

TRUE = Weights([0.0, 4.0], [2.0, 8.0], [[1.0, 3.0], [1.0, 0.0]])  # the second aspect counts thrice, but only late
app = typer.Typer()
app.command()(command)


def uniform(rng: Rng) -> float:
    return rng.below(2001) / 1000 - 1


def drawn_winner(chances: list[float], rng: Rng) -> int:
    left = rng.below(10_000) / 10_000
    for seat, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return seat
    return len(chances) - 1


def position(number: int, rng: Rng) -> Position:
    stage = 4.0 * (rng.below(3) / 2)
    looks = [[4 * uniform(rng), 2 * uniform(rng)] for _ in range(3)]
    winner = drawn_winner(TRUE.chances(stage, looks), rng)
    return Position(number, stage, looks, [look[0] for look in looks], [1 / 3] * 3, winner)


@pytest.fixture(scope="module")
def found() -> Fit:
    rng = seeded("positions")
    return fit([position(number, rng) for number in range(1500)], pull=5)


def test_it_finds_the_weights_that_made_the_winners(found: Fit) -> None:
    assert found.stages == [0, 2, 4]
    assert found.spreads[0] == pytest.approx(2, rel=0.3)
    late, early = found.counts[0][1], found.counts[2][1]
    assert late == pytest.approx(3, rel=0.3)
    assert abs(early) < 0.6
    assert found.losses.after < found.losses.score < found.losses.coin == found.losses.before


def test_it_is_the_same_in_dollars_of_thousands(found: Fit) -> None:
    """The Mansion's leads are a thousand times Last Will's."""
    rng = seeded("positions")
    drawn = [position(number, rng) for number in range(1500)]
    dear = [one._replace(looks=[[10_000 * aspect for aspect in look] for look in one.looks]) for one in drawn]
    same = fit(dear, pull=5)
    assert same.spreads == pytest.approx([10_000 * spread for spread in found.spreads], rel=1e-3)
    for row, before in zip(same.counts, found.counts, strict=True):
        assert row == pytest.approx(before, rel=1e-3, abs=1e-3)
    assert same.losses == pytest.approx(found.losses, rel=1e-3)


def test_chances_come_true(found: Fit) -> None:
    bins = binned(found.told)
    assert sum(rate.sample for _, rate in bins) == len(found.told) == 3 * 375
    assert sum(rate.low <= mean <= rate.high for mean, rate in bins) >= len(bins) - 2
    assert drawn({3: found}).count("<circle") == len(bins)


def test_what_is_written_is_read_again(found: Fit, tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(written("squander fit it", ["one", "other"], {3: found}), encoding="utf-8")
    assert "# squander fit it" in path.read_text(encoding="utf-8")
    looks = [[1.0, 2.0], [0.5, 0.0], [0.0, 1.0]]
    read = read_weights(path, ["one", "other"])[3]
    assert read.chances(1.5, looks) == pytest.approx(Weights(*found[:3]).chances(1.5, looks), abs=0.01)


def test_between_stages_weights_are_in_between() -> None:
    looks = [[2.0, 1.0], [0.0, 0.0]]
    assert TRUE.chances(0, looks) == pytest.approx(shares([5 / 2, 0]))
    assert TRUE.chances(9, looks) == pytest.approx(shares([2 / 8, 0]))
    assert TRUE.chances(2, looks) == pytest.approx(shares([(5 / 2 + 2 / 8) / 2, 0]))
    assert TRUE.values(0, looks) == pytest.approx([5, 0])


def test_the_same_seed_gives_the_same_positions() -> None:
    play = Play("last-will", 2, 1, "7", ("random",), {})
    assert played_once(play, 0) == played_once(play, 0) != played_once(play, 1)


def test_the_command_writes_weights_that_the_expert_can_read(tmp_path: Path) -> None:
    path, picture = tmp_path / "weights.toml", tmp_path / "chances.svg"
    words = ["last-will", "-p", "2", "-n", "8", "--bots", "random", "--processes", "1", "--seed", "3"]
    result = CliRunner().invoke(app, [*words, "--out", str(path), "--picture", str(picture)], catch_exceptions=False)
    assert result.stdout.startswith("2 players, ")
    assert "squander fit last-will --players 2 --games 8 --seed 3 --bots random" in path.read_text(encoding="utf-8")
    expert = package_of("last-will").expert()
    assert expert is not None
    assert list(read_weights(path, expert.aspects())) == [2]
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["template"], "nothing can be fitted"),
        (["last-will", "-p", "2"], "say with --out where to write them"),
        (["last-will", "-p", "9", "--out", "w.toml"], "9"),
        (["last-will", "--out", "no/such/w.toml"], "name a file in a folder that exists"),
    ],
)
def test_what_cannot_be_fitted_is_said(arguments: list[str], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        CliRunner().invoke(app, arguments, catch_exceptions=False)
