"""A network that learns: its gradients are right, it learns what it is shown, it is kept, gone on with, and plays."""

from pathlib import Path

import numpy as np
import pytest

from squander import bots
from squander.bots.net import NetBot
from squander.bots.network import Network, Subject, fresh, read
from squander.envs.school.adam import LEARNED, VALUE_COUNTS, Adam, chances, gradients_of
from squander.envs.school.curve import picture
from squander.envs.school.examples import Examples, joined, taught_game
from squander.envs.school.training import Course, Progress, beginner, examples_of, resumed, set_scale
from squander.games import begin
from squander.kernel.errors import BadSetup

COURSE = Course("template", teacher="random", games=6, epochs=3, steps=30, tables=4, hidden=8)
SMALL = Course("last-will", teacher="random", games=2, epochs=1, steps=80, tables=2, hidden=4)


def silent(progress: Progress) -> None:
    assert 0 < progress.done <= progress.of


def loss(network: Network, some: Examples) -> float:
    """What imitation makes smaller."""
    thought = network.think(some.numbers)
    likely = chances(thought.logits, some.masks)[np.arange(len(some.answers)), some.answers]
    errors = VALUE_COUNTS * (thought.value - some.worths) ** 2 / 2
    return float((-np.log(likely) + errors).mean())


def test_gradients_are_those_of_the_loss() -> None:
    """Against what a small change of a weight really does."""
    some = taught_game("template", 2, {}, "random", "1")
    network = fresh(Subject("template", 2, 1), some.numbers.shape[1], some.masks.shape[1], 5, 1)
    network.weights = {name: array.astype(np.float64) for name, array in network.weights.items()}
    thought = network.think(some.numbers)
    likely = chances(thought.logits, some.masks).astype(np.float64)
    likely[np.arange(len(some.answers)), some.answers] -= 1
    found = gradients_of(network, thought, likely, thought.value - some.worths)  # type: ignore[arg-type]
    assert set(found) == set(LEARNED)
    for name, gradient in found.items():
        at = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        before = network.weights[name][at]
        ends = []
        for shift in (1e-3, -1e-3):
            network.weights[name][at] = before + shift
            ends.append(loss(network, some))
        network.weights[name][at] = before
        assert (ends[0] - ends[1]) / 2e-3 == pytest.approx(float(gradient[at]), rel=0.02, abs=1e-4)


def test_it_learns_what_it_is_shown() -> None:
    examples = examples_of(COURSE, silent)
    trainer = beginner(COURSE._replace(epochs=120, rate=1e-2))
    set_scale(trainer.network, examples)
    before = loss(trainer.network, examples)
    trainer.study(examples, silent)
    assert loss(trainer.network, examples) < 0.7 * before


def test_self_play_changes_it_and_the_same_seed_changes_it_alike() -> None:
    one, other = beginner(COURSE), beginner(COURSE)
    untouched = one.network.weights["policy"].copy()
    for trainer in (one, other):
        trainer.lesson(silent)
    assert not np.array_equal(one.network.weights["policy"], untouched) or one.adam.steps == 0
    assert all(np.array_equal(one.network.weights[name], other.network.weights[name]) for name in LEARNED)
    assert one.lessons == 1


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, first = beginner(COURSE), beginner(COURSE)
    for _ in range(2):
        whole.lesson(silent)
    first.lesson(silent)
    first.curve.append((1.0, 0.5))
    first.save(tmp_path / "half.npz")
    again = resumed(COURSE, tmp_path / "half.npz")
    again.lesson(silent)
    assert all(np.array_equal(whole.network.weights[name], again.network.weights[name]) for name in LEARNED)
    assert again.curve == [(1.0, 0.5)]
    assert isinstance(again.adam, Adam)
    with pytest.raises(BadSetup, match="is in training for"):
        resumed(COURSE._replace(players=3), tmp_path / "half.npz")


def test_it_plays_wherever_bots_do(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    beginner(COURSE).network.save(file)
    assert file.stat().st_size < 10_000
    g = begin("template", 2, 1, {})
    bot = bots.make(f"net:{file}", "template", 0)
    while not g.over:
        g.choose(bots.answer(bot, g))
    assert bots.listed(f"net:{file},random") == [f"net:{file}", "random"]


def test_it_plays_only_what_it_was_made_for(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    beginner(COURSE).network.save(file)
    with pytest.raises(BadSetup, match="plays template, not last-will"):
        bots.make(f"net:{file}", "last-will", 0)
    with pytest.raises(BadSetup, match="The network plays with 2 players, not 3"):
        bots.answer(bots.make(f"net:{file}", "template", 0), begin("template", 3, 1, {}))
    network, _ = read(file)
    Network(network.subject._replace(encoding=99), network.weights).save(tmp_path / "old.npz")
    with pytest.raises(BadSetup, match="knows numbers of version 99; template has version 1 now"):
        bots.make(f"net:{tmp_path / 'old.npz'}", "template", 0)


def test_one_that_learned_the_expansion_plays_any_part_of_it_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "sacked.npz"
    beginner(SMALL._replace(options={"sacked": True})).network.save(file)
    bot = bots.make(f"net:{file}", "last-will", 0)
    for options in ({"sacked": True}, {"jobs": True, "weddings": True}):
        g = begin("last-will", 2, 1, options)
        while not g.over:
            g.choose(bots.answer(bot, g))
    with pytest.raises(BadSetup, match="knows the numbers of last-will-sacked, not of last-will; train one"):
        bots.answer(bot, begin("last-will", 2, 1, {}))
    beginner(SMALL).network.save(file)
    with pytest.raises(BadSetup, match="knows the numbers of last-will, not of last-will-sacked; train one"):
        bots.answer(NetBot(read(file)[0]), begin("last-will", 2, 1, {"jobs": True}))


def test_one_that_plays_alone_learns_from_wins_and_losses(tmp_path: Path) -> None:
    course = SMALL._replace(players=1, options={"solo": "solicitor"})
    shown = examples_of(course, silent)
    assert set(shown.worths.tolist()) <= {-1.0, 1.0}
    trainer = beginner(course)
    trainer.study(shown, silent)
    trainer.lesson(silent)
    trainer.save(tmp_path / "alone.npz")
    again = resumed(course, tmp_path / "alone.npz")
    assert again.network.subject.options == {"solo": "solicitor"}
    g = begin("last-will", 1, 2, {"solo": "solicitor", "difficulty": "junior", "campaign": "begin"})
    while not g.over:
        g.choose(bots.answer(NetBot(again.network), g))


@pytest.mark.parametrize("content", [b"", b"not a network", b"PK\x03\x04"])
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.npz"
    file.write_bytes(content)
    with pytest.raises(BadSetup, match=r"bad\.npz is no network"):
        read(file)
    with pytest.raises(BadSetup, match=r"gone\.npz is no network"):
        read(tmp_path / "gone.npz")


def test_the_curve_is_a_picture() -> None:
    drawn = picture([(0.0, 0.4), (1.0, 0.6)], "a game")
    assert drawn.startswith("<svg")
    assert drawn.count("<circle") == 2


def test_examples_of_games_are_joined() -> None:
    one, other = (taught_game("template", 2, {}, "random", seed) for seed in ("1", "2"))
    both = joined([one, other])
    assert len(both.answers) == len(one.answers) + len(other.answers)
    assert (both.masks[np.arange(len(both.answers)), both.answers] == 1).all()
